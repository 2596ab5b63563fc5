export const sk = `
Politics+ voľb* voleb* volič* parlament* poslan* poslanec* vlád* premiér* minist* prezident* koalíci* opozíci* referend* ústav* ústavný_súd zákon* návrh_zákona novel* hlasovan* nedôver* europosl* eurokomis* európsk*_komis* krajn*_pravic* primátor* župan* starost* kancelár* summit* diplomat* veľvyslan* kandidát* strana_smer smer sas kdh ps hlas_sd sns fico fica šimečk* pellegrin* danko* šutaj* programov*_vyhlásen* právn*_štát* odvolávan* volebn* urn* kongres* snemovn* zákonodar* ratifik* primárk* demonštrant* protestujúci* protestujúcich deklarác*_nezávislosti vyhlásen*_nezávislosti najvyšš*_súd* politick*_situáci* organizátor*_protest*
Politics politi* sankci* demisi* reform* demokra* konzervat* liberál* pravic* ľavic* kampaň* korupci* rokovan* prímeri* mierov* osn brusel* strany strana veto dezinformáci* kreml* biely_dom suver* mandát* preferenci* tajná_služba protest* demonštr* nezávislos* anex* okup* republik* guvernér* dynasti* impéri* prevrat* neutráln* koloni* nezávisl*_štát* invázi* vpád* dobyt* dobýva* podman* imperializm* kráľovstv* revolúci* okupáci* okupova* povstan* povstalc* vzbúrenc* kolóni* koloniáln* medzinárodn*_práv* hovorca hovorcu hovorkyň* demonštrant* protestujúc* protestu demonštráci* ratifik* dohovor* politick* hlasovac*_lístk* urn* hlasovan* volieb návrh_zákona legislatív* znovuzvolen* prezident* hlav*_štátu federáln* vlád* parlament* senát* kongres* kandidát* viceprezident* cisár* ľudsk*_práv* štátn*_prevrat* volič* primátor* suverenit* nezávislosť* nezávislosti denuklearizác* slobod*_slova slobod*_tlače politick*_väz* represi* nacionalis*
Politics- kríz* debat* práva spor* rozhodnut* kráľ spojenc* provinci* územi* režim* úradník* predstavite* panovník* zmluv* dohod* protokol*
Economy+ ekonomi* hospodárs* infláci* úrokov* sadzb* centráln*_bank* nbs recesi* nezamestnan* hdp schodok schodku schodkom schodky schodkov* deficit* dlh dlhu rozpoč* daň dane daní daňov* dph mzd* mzda platy platov minimáln*_mzd* odbory odborom odboroch odborár* dôchod* penzia penzie penziu penzií penziám penziou penziách penzist* burz* akcie zamestnanos* prepúšťan* prepúšťa konkurz* bankrot* nájom* hypoték* bank* eurozón* trh_práce trhu_práce konsolidáci* zdražovan* transakčn* financi* ratingov*
Economy firm* štrajk* trh trhu trhy investíci* investor* priemysel* továr* zisk* obrat* spotreb* náklady nákladov nákladom nákladoch nákladmi úspor* úver* dotáci* eurofond* zamestnáv* zamestnan* fúzi* rast_* bývan*
Economy- podnik* cena cenu cenou cene ceny cien cenách cenám cenami výrob*
Climate+ klimat* klíma klímy klímu klíme otepľovan* emisi* skleníkov* uhlík* horúčav* sucho povodn* záplav* požiar*_les* biodiverzit* životn*_prostred* ekolog* znečist* ľadov* recykláci* udržateľn* green_deal fosíln* mikroplast* envirofond* enviro*
Climate teplot* plast* odpad* les lesy lesov dážď zrážk* vlk* medveď* medved* druhy_živoč* ohrozen*_druh* ovzduš* víchric* národn*_park*
Climate- oceán* búrk* prírod* rysov rysa rys zásahov*_tím
Technology+ umel*_inteligenci* digitál* kyber* hacker* softvér* polovodič* čip* osobn*_údaj* sociáln*_siet* smartfón* kvantov* satelit* vesmír* algoritm* technologick*_gigant* platform* internet* robot* 5g dátov*_centr* chatbot* deepfake*
Technology technológ* aplikáci* online počítač* inováci* dáta vedci výskumn* kryptomen* astronaut* elektronick*
Defense+ obran* armád* vojensk* vojak* vojsk* raket* dron* vojn* tank* stíhač* ponork* zbroj* zbran* zbraň* muníci* nálet* bombardov* inváz* ofenzív* špión* špion* rozviedk* delostrel* f_16 protivzdušn* sabotáž*
Defense boje bojov atentát* rukojem* hybridn* generál*
Defense- útok* bomb* bezpečnos* výbuch* nato teror*
Trade+ clo clá colný colné colná obchodn*_dohod* obchodn*_vojn* voľn*_obchod* vývoz* dovoz* export* import* zahraničn*_obchod* mercosur wto dodávateľsk*_reťaz*
Trade obchod* kontajner* tovar* embarg* kvót*
Immigration+ migrá* migrant* migrač* imigr* azyl* utečen* deport* vyhosten* prevádzač* frontex schengen hraničn*_kontrol* cudzin* povolen*_na_pobyt
Immigration víz vízum vízov* vízam vízach
Healthcare+ zdrav* nemocnic* lekár* sestr* pacient* chorob* očkovan* vakcín* lieky lieku liekov rakovin* onkolog* epidémi* pandémi* vírus* covid* chrípk* pohotovos* operáci* chirurg* poisťovň* eutanázi* interrupci* alzheimer* cukrovk* obezit* antibiot* osýpk* duševn*_zdrav* klinik* záchrank* záchranár* pôrod* zdravotn* nemocni* ochoren* nádor* liek* liečiv* baktéri* antibiotik* diabet* poisťov* potrat* hiv aids malári* tuberkulóz* medicín* lekárn* diagnóz* symptóm* úmrtnos*
Healthcare liečb* terapi* fajčen* alkohol* drog* nákaz* infekci* prevenci* psycholog* psychiatr* príznak* symptóm* infekc* nakaz* protilát* ochoren* nádor* syndróm* poruch* diagn* otrav* malári* ebol* tuberkulóz* alergi* mozg* mozog epidémi* vírus* vakcín* očkov* pacient* lekár* medicín* protilátk* antikoncepc* depresi* hnačk* vracan* poškodeni*_mozgu skleróz* zápal_pľúc morfín* imunit* nákazliv*
Education+ škol* žiac* žiak* učiteľ* univerzit* študent* vzdelávan* vzdelan* maturit* prijímač* škôlk* rektor* vysok*_škol* učebnic* pedagóg* gymnázi* fakult*
Energy+ energeti* energi* elektrin* elektrár* jadrov* reaktor* zemn*_plyn* plyn* rop* ropa barel* vetern* solárn* fotovolt* vodík* uhlie uheln* paliv* benzín* obnoviteľn* blackout* plynovod* ropovod* družba rafinéri* slovnaft* mochovc* lng teplárn* teplo_a spp
Agriculture+ poľnohospod* farmár* roľní* úrod* žatv* pšenic* obil* pesticíd* hnojiv* chov chovateľ* dobyt* ošípan* mor_ošípaných vtáč*_chrípk* slintačk* rybár* traktor* vinár* viníc* včel* mlieko mliečn* hydin* zemiak* agro* ornej_pôd* poľnohospodársk*_pôd*
Agriculture vidiek* mäso potravin* zelenin* ovoci* víno vín*
Transport+ vlak* železni* železničn*_stanic* metro električk* letisk* lietadl* let_* lety aerol* diaľnic* mýto elektromobil* auto automobil* cyklistik* cyklotras* vodič* kolón* trajekt* kamión* prístav* loď lode tunel* most* rušňovodič* pilot* zssk kolobež* mhd vykoľaj* d1
Transport nehod* parkov* dopravc* dopravn*_nehod* kamión* chodc* letisk* vlak* diaľnic*
Transport- doprav* letec* auta autá autom áut autách autám autami aute autu autobazár* autosalón* autonehod* autoškol* autobus* cestujúc* cest* vozid*
International+ rada_bezpečnosti blízk*_východ* biel*_dom*
International gaz* izrael* palestín* ukrajin* rusk* čín* usa trump* irán* sýri* afri* venezuel* kreml* humanitárn* hamas*
Society+ rovnos* chudob* bezdomov* diskrimin* rasiz* antisemit* lgbt* násili* znásil* vražd* súd súdu súdn* cirkev* pápež* postihnut* obžalob* prokuratúr* špeciáln*_súd
Society žen* rodin* detí deťom deťmi deťoch detsk* detstv* deti mlad* polícia polici* odsúd* väzen* trestn* nehod* zomrel* zahynul* zranen* nezvestn* požiar* hasič* vyšetrov* obeť obete zadržal* obyvateľ* obvin* podvod* nož* streľb* útočník* tragéd*
Business+ akcionár* fúzi* prevzat* generáln*_riaditeľ* startup* tržb*
Business firm* podnik* továr* značk* reťazec* reťazc* zisk* investor* predaj* zákazní* výrobc*
Culture+ múze* výstav* divadl* opera opery operné orchest* román* literat* literár* spisovateľ* filmov*_festival* kino kiná režis* pamiatk* sochár* maliar* balet* kultúr* archeol* básn* galéri* umelec* umelc* obraz_maliar* obrazy_maliar* obrazov_maliar* krádež*_obraz* ukradnut*_obraz*
Culture film* hudb* kniha knih* album* koncert* festival* herec* herc* hereč* umen* videohr*
Sport+ futbal* liga_majstrov ligy_majstrov Slovan Slovana Slovanu Slovanom Slovane spartak_trnava reprezentáci* reprezentant_sl* tréner* brankár* obranc* semifinále štvrťfinále majstrovstv* olymp* tenis tenisu tenise tenisom tenisov* tenist* hokej* nhl slafkovsk* biatlon* hádzaná hádzanej hádzanú hádzanou hádzanár* basketbal* volejbal* cyklistik* lyže lyží lyžiach lyžami lyžiam lyžiar* lyžov* vlhov* atlét* formul* medail* penalt* derby prestup* gól* hetrik* sport* šport* rozhodc* sagan* turnaj* zápas*
Sport výhr* vyhral* porážk* prehral* finále hráč* tím* klub* sezón* pohár* titul* fanúš* remíz* štadión* rekord* zlat* striebr* bronz* víťazstv*
Leisure+ horoskop* recept* celebrit* hviezd* lotto eurojackpot let's_dance superstar farmár_hľadá_ženu ruža_pre_nevestu influencer* youtuber* reality_šou svadb* tehot* rozvod* rozišl* kráľovsk*_rodin* princ princa princovi princom princovia princov princez* móda módn* štýl* krása krásy krásu kráse krásou líčen* diét* chudn* schud* znamen*_zverokruh* seriál* netflix eurovízi* kuchár* reštaur* varen* dovolenk* záhrad* interiér* zľav* black_friday krížovk* kvíz* plavk* modelk* miss_* sexi bulvár*
Leisure spevák* speváčk* moderátor* herečka herec markíza jojka pes psa psík* mačk* pláž* hotel* bábätk* lásk* trend* hra hry
None stranou krátk* vlastn* cestov* drevo* vodcu automat* autor* autent* kin_* hrad* tepláky plynul* na_to nato_že cena_za_umenie autogram* cenzúr* cencúľ* cestoviny cestopis* podnikav* v_závislosti svetov*_vojn* hviezdn*_voj* cenov*_vojn* kultúrn*_vojn* vojn*_nervov
Healthcare- bolesť* hygien* závislos*
Technology- startup* údaje údajov údajmi údajoch údajom
Economy- miliard*
Technology počítačov*_hr*
Defense+ leteck*_útok* raketov*_útok* dronov*_útok* rusk*_útok* izraelsk*_útok* americk*_útok* útok*_na_ukrajin* vojnov*_zločin* prímer* vojnov*_zajat* polovojensk* milíci* džihádist* islamsk*_štát* jadrov*_zbran* vojnov*_loď* ministerstv*_obrany vývoz_zbraní spravodajsk*_služb* špionáž* podmorsk*_kábl* stíhač*
Defense povstal* bojovníc* rukojemn* bombardovan* mierov*_plán* taliban* hizballáh* pentagón* mierov*_rokovan* mierov*_plán* mierov*_rozhovor* tret*_svetov*_vojn* bezpečnostn*_záruk*
Technology+ archeológ* fosíli* dinosaur* neandertál* astronóm* zatmeni* polárn*_žiar* kométa kométy meteorit* vesmírn*_stanic* kmeňov*_buni* samojazdiac* únik_dát úniku_dát nobelov*_cen*_za_fyziku
Technology vedci vedcov objav* experiment* fyzik* biológ*
Energy+ výpadok_prúdu výpadku_prúdu bez_prúdu bez_elektriny cen*_elektrin* jadrov*_elektrár* ropn*_tanker* cen*_ropy
Transport+ meškani*_vlakov zrušené_lety zrušené_vlaky leteck*_doprav* núdzovo_pristál* leteck*_nehod* vlakov*_nehod*
Immigration+ žiadate*_o_azyl migračný_pakt vyhosteni* zákaz_vstupu
Healthcare+ čakac*_dob* zdravotn*_sestr* lekári pacienti pacientov rakovin*
Climate+ zmen*_klímy klimatick*_zmen* lesn*_požiar* ľadovc*
Business+ konkurz* hospodársk*_výsled* štvrťročn*_výsled*
Politics+ štátn*_tajomní* podpredsed* predsed*_vlády predsed*_parlamentu národn*_rad* zastupiteľstv* komunálne_voľby župné_voľby druhé_kolo prieskum*_preferencií predvolebn* vyslovenie_nedôvery koaličn* vetoval* štátny_prevrat vojenská_junta štátn*_návštev* politick*_väzň* sloboda_slova sloboda_tlače generálny_tajomník_osn opozičn* disident* smer-sd progresívne_slovensko generáln*_prokur* špeciáln*_prokuratúr*
Economy+ národná_banka_slovenska menov*_politik* inflác* štátny_dlh dlhopis* štátny_rozpočet spotrebn*_daň minimálna_mzd* priemerná_mzda úrad_práce hypoté* ceny_bytov ceny_nehnuteľností exekúci* zdražie* životné_náklady spotrebiteľsk*_cen* sociálna_poisťovňa trinásty_dôchodok
Climate+ kvalit*_ovzdušia smog* lykožrút* chránen*_druh* skládk* recyklác* zálohovan* hladin*_mora ropná_škvrna nedostatok_vody odstrel*_medveďov ochranár* greenpeace dažďov*_prales* výrub*
Defense+ ministerstvo_obrany vojac* samovražedn*_atentát* islamský_štát mierov*_rokovan* mierová_dohoda občiansk*_vojn* genocíd* chemick*_zbran* jadrový_test balistick* zahraničn*_misi* veterán* tajn*_služb* sis ruská_invázia branná_povinnosť
Healthcare+ ministerstvo_zdravotníctva všeobecn*_lekár* zubár* záchranná_služba koronavír* rúšk* karantén* žltačk* kliešť* leukémi* mozgov*_porážk* infarkt* parkinson* zriedkav*_choroby transplantác* darc*_krvi umelé_oplodnenie interrupc* anorexi* pervitín* heroín* kokaín* predávkovan* fajčiar* salmonel* sestier
Education+ ministerstvo_školstva základn*_škol* stredn*_škol* dekan* matersk*_škol* inklúzi* štipendi* plagiát* štrajk_učiteľov monitor_9
Technology+ umelá_inteligencia umelej_inteligencie sociálne_siete sociálnych_sietí mobiln*_operátor* družic* kozmick* marse planét* asteroid* zatmen* čierna_diera vedc* skamenelin* genetick* genóm* nobelov*_cen*_za_chémiu vyhľadávač*
Energy+ cen*_plynu cen*_benzínu cen*_energií bohunic* uhoľn* baňa bane baníc* baník* zemný_plyn nafta nafty pohonných_látok tepláren* tepelné_čerpadlá biopalív* energopomoc*
Agriculture+ pôdohospodár* repk* vinohrad* mliek* dojníc bravčov* africk*_mor* hovädz* hnojív* ppa priame_platby gmo
Transport+ leteck*_nešťasti* pád_lietadla zrušen*_let* núdzové_pristátie zrážk*_vlakov žsr stanica_bratislava diaľničn*_známk* cest*_prvej tragick*_nehod* hromadn*_nehod* rýchlos*_obmedzen* radar* trolejbus* cyklist* cyklotrás* taxikár* uber volkswagen_slovakia lodí kontajnerov*_lo* prieplav* mýta mýtu mýtom mýtn*
Trade+ cla ciel_na clo_na coln* voľný_obchod sankci*_voči_rusku
Immigration+ kvóty_na_utečencov povolenie_na_pobyt občianstv* nelegáln*_migráci* prisťahoval* kontrol*_na_hraniciach odídenec odídenc*
WarZone- ukrajin*
Background po_útok* po_zásah* po_invázi* po_zajatí po_únos* po_americk* po_rusk* po_izraelsk* po_vojn* po_agres* v_reakcii_na reag*_na zareag*_na reakci*_na odsúd*_útok* odsúd*_agres* od_začiatku_vojny napriek
Casualties mŕtvych mŕtvi zabit* zranen*
Economy+ zákonník*_práce inšpektor*_práce zamestnávateľ* kolektívn*_zmluv* hospodársk*_rast* cen*_zlata pranie_peňazí
Politics+ protivládn* ľudskoprávn* obranc*_ľudských_práv členské_štáty členských_štátov xenofób* geopolit*
Defense+ koalíc*_ochotných mierov*_mis* mierov*_síl* modré_prilby hypersonick* šéf*_rozvied* veliteľ*_armád*
Transport+ uzavret*_vzdušn* riadiac*_letov* letov*_prevádzk* obet*_dopravných_nehôd elektrobus* poľadovic*
Transport- vzdušn*_priestor* trať trate trati meškaj*
Climate+ ozónov*
Healthcare+ dojčensk*_úmrtnos* detsk*_úmrtnos* kontaminovan*_vod* imunitný_systém
Technology+ digitáln*_identit* biotechnol*
Economy+ prijat*_eura zaveden*_eura prijal*_euro spoločn*_men* oceliar* zastropovan*_cien
Defense+ preteky_v_zbrojení
Climate+ snehov*_kalamit* snehov*_búrk* fujavic* poľadovic* hust*_snežen* siln*_snežen* lavínov* silné_mrazy tuhé_mrazy siln*_mraz meteorologick*_výstrah* výstrah*_prv* výstrah*_dru* výstrah*_tre* povodeň povodňov* prívalov*_dažď* prívalové_dažde krupobit* zosuv* orkán* silný_vietor silného_vetra teplotn*_rekord* divok*_zver* divé_zvier* divých_zvierat diviak* pytlia* tanap* chránen*_krajin* národného_parku
Climate shmú meteorológ* snežen* mrazy mrazov lavín* bobor bobry bobrov bocian* veľryb* žralok*
None emis*_dlhopis* klim_* klimek* klimko* klimt* kliment* duševn*_vlastníctv*
Education- profesor*
Climate+ medveď medveďa medvede medveďov rys_ostrovid* zubor zubry bocian* kamzík* lesný_požiar* národný_park* povodň* prívalov* víchric* snehov* lavín* sucha tropick*_noc* ovzduš* ochrana_prírod*
Climate vlci výstrah*
Technology+ slovenskí_vedci slovenská_akadémia_vied umel*_inteligenc* umelej_inteligenc* astronaut* kozmonaut* teleskop* DNA digitalizác* elektronick*_schránk* únik*_údajov
Healthcare+ výpoved*_lekár* ambulanc* záchranná_služb* čakac*_lehot* všzp dôvera_poisť* očkovac* čierny_kašeľ encefalitíd* psychiatr* duševn* rezort_zdravotn* hygienik* úvz
Economy+ konsolidác* konsolidačn* odvody odvodov živnostník* národnej_bank* miezd rodičovsk*_dôchod* ceny_potravín zdražujú štátneho_rozpoč* odborov odborovo odborové odborová odborový
Education+ deviatak* deviatac* testovanie_deviat* monitor_deviat* maturant* materská_škol* materské_škol* učitelia stredná_škol* stredné_škol* stredných_škôl základných_škôl vysokých_škôl šikan*
Agriculture+ krívačk* kravy kráv oviec ovce bačovia kukuric* vinobran* ovocinár* marhul* potravinár* pastier* lesník*
Transport+ rýchlik* diaľničn* rýchlostn*_cest* obchvat* parkovan* stk výluk* ndsi uzávierk*_cest*
Defense+ rezort_obrany ozbrojen*_síl* húfnic* húfnic*_zuzan* zuzana_2 brannej_povin* národné_obranné_sily
Immigration+ dočasn*_útočisk* víza
Energy+ teplár* ceny_energi* ceny_plyn* naft* pohonn*_látk* úrso
Politics+ schôdz* samospráv* zastupiteľ* volieb voľebn* rokovac*_poriad*
Education- matematik*
Immigration- hranic*
Culture- obraz obraze obrazom obrazu obrazov obrazoch obrazy
Education študijn*_odbor* učebn*_odbor*
`;
