export const cs = `
Politics+ volby voleb* volb* volič* parlament* sněmov* poslan* poslanec* senát* senátor* vlád* premiér* ministr* ministerst* prezident* koalic* opozic* referend* ústav* ústavní_soud zákon* novel*_zákon* návrh_zákona hlasov* nedůvěr* europosl* eurokomis* evropsk*_komis* evropsk*_parlament* krajn*_pravic* primátor* hejtman* starost* kancléř* summit* diplomat* velvyslan* kandidát* předseda_strany předsed*_vlád* hnutí_ano ods stan spd piráti top_09 kdu babiš* fial* pavel* okamur* programov*_prohlášen* střet_zájmů právní_stát zastupitel* volební* urn* kongres* sněmovn* zákonodár* ratifik* primárk* demonstrant* protestující* deklarac*_nezávislosti vyhlášení_nezávislosti nejvyšší*_soud*
Politics politi* sankc* demis* rezign* reform* demokra* konzervativ* liberál* socialist* pravic* levic* kampaň* korupc* vyjednáv* příměří mírov* osn brusel* stran* strany veto přistoupen* dezinformac* kreml* bílý_dům suveren* mandát* jednán* preferenc* poslaneck*_imunit* podepsal* protest* demonstr* nezávislost* anex* okup* republik* guvernér* dynasti* impéri* převrat* neutráln* koloni* nezávisl*_stát* invaz* vpád* dobýt* dobyt dobyta dobyto dobytá dobyté dobytí dobytých dobyla dobyli dobylo dobyl podman* imperialism* královstv* revoluc* okupac* okupov* povstan* povstalc* vzbouřenc* koloniáln* mezinárodní*_práv* hraniční*_spor* mluvčí demonstrant* demonstrac* ratifik* politick* urn* návrh_zákona legislativ* znovuzvolen* prezident* hlav*_státu federáln* vlád* ministr* parlament* senát* kongres* kandidát* viceprezident* císař* lidsk*_práv* příměř* státní*_převrat* volič* primátor* mezinárodní_práv* mezinárodního_práva denuklearizac* imperi* cenzur* svobod*_slova svobod*_tisku politick*_věz* represe represí nacionalis*
Politics- kriz* krize lídr* debat* práva spor* rozhodnut* straně král spojenc* provinci* území režim* úřady představitel* panovník* smlouv* dohod*
Economy+ ekonomi* hospodářsk* inflac* úrokov* sazb* centrální_bank* čnb recese nezaměstnan* hdp schodek schodku schodkem schodky schodků schodkov* deficit* dluh* rozpočt* rozpočet* daň daně daní daňov* dph mzd* mezd plat platy platů minimální_mzd* odbory odborů odborům odborech odborář* odborov* důchod* penze penzi penzí penzím penzemi penzích penzist* penzijní* burz* akcie akcií akcionář* zaměstnanost* propouštěn* propouští insolvenc* bankrot* nájm* nájem* hypoték* bank* eurozón* trh_práce trhu_práce zdražov* drahot* finanční* čsú státní_dluh
Economy podnik* stávk* trh trhu trhy investic* investor* průmysl* továrn* zisk* obrat* spotřeb* cenov* cenovk* náklady nákladů nákladům nákladech nákladem úspor* spoř* úvěr* dotac* zaměstnav* zaměstnan* fúz* převzet* výrob* růst* pracovní_míst* maloobchod* bydlen* peníz*
Economy- eur korun milion* zdraž* pokles* firm* ceny
Climate+ klimat* oteplován* emis* skleníkov* uhlík* vedr* vln*_veder sucho sucha povodn* požár*_les* lesní_požár* biodiverzit* životní*_prostřed* ekolog* znečišt* ledovc* recyklac* odlesň* udržiteln* green_deal zelen*_dohod* fosiln* mikroplast* kůrov* extrémní_počasí uhlíkov* emisní*
Climate teplot* plast* odpad* les lesy lesů příroda srážk* dešť* vlk* medvěd* ohrožen*_druh* vzácn*_druh* živočišn*_druh* invazní*_druh* chráněn*_druh* rostlinn*_druh* ovzduší vichřic* bouřk* národní_park* chráněn* záplav*
Climate- horko* vod* moře sníh* sněž* počasí oceán* bouř* přírod* druhů druhy druhům druzích
Technology+ umělá_inteligence umělé_inteligence umělou_inteligenc* digitál* kyber* hacker* software* softwar* polovodič* čip* osobní*_údaj* sociální_sítě sociálních_sít* sociálních_sítích chytr*_telefon* kvantov* družic* satelit* vesmír* raket*_do_vesmíru algoritm* technologick*_gigant* platform* internet* robot* 5g datov*_centr* chatbot* rozpoznáván*_obličej* únik_dat deepfake* aplikac* nukib núkib
Technology technolog* online počítač* inovac* data dat vědci vědc* výzkumn* kryptoměn* astronaut* elektronick* vyhledávač* mobiln* operátor*
Technology- věd* výzkum* sítě obrazov* startup*
Defense+ obran* armád* vojens* vojensk* voják* vojsk* nato raket* dron* válk* válec* válc* tank* stíhač* ponork* fregat* zbroj* zbran* zbraň* munic* muniční nálet* bombardov* invaz* ofenziv* špion* rozvědk* bis kontrarozvěd* dělostřel* f_35 odvod* základn*_vojensk* stínov*_flotil* sabotáž* branc* protivzdušn* bezpilotn* houfnic* bojov*_vozid* vrtulník*
Defense boje bojů boj rukojm* jadern*_zbran* hybridn* generál*
Defense- hrozb* konflikt* front* mrtv* útok* bomb* bezpečnost* výbuch* atentát* teror*
Trade+ cla clo cel celní* obchodní_dohod* obchodní_válk* voln*_obchod* vývoz* dovoz* export* import* zahraniční_obchod* obchodní_bilanc* mercosur wto dodavatelsk*_řetězc* jednotn*_trh* antidumping*
Trade obchod* kontejner* zboží embarg* kvót*
Immigration+ migra* migrant* imigra* azyl* uprchl* deport* vyhošt* převaděč* nelegální_migrac* frontex schengen hraniční_kontrol* kontroly_na_hranicích cizin* povolení_k_pobytu migrační_pakt* běžen* občanstv*
Immigration vízum víz integrac*
Healthcare+ zdrav* nemocnic* lékař* doktor* sestr* pacient* nemoc* očkov* vakcín* lék léky léků léčiv* lékárn* rakovin* onkolog* epidemi* pandemi* vir virus* covid* chřipk* pohotovost* operac* chirurg* pojišťovn* vzp eutanazi* potrat* alzheimer* cukrovk* obezit* antibiotik* spalničk* duševní*_zdrav* klini* záchrank* záchranář* porodnic* zubař* žloutenk* hygienik* černý_kašel zdravotn* nemocni* onemocněn* očkován* viry nádor* diabet* pojišťov* hiv aids malári* tuberkulóz* medicín* diagnóz* symptom* úmrtnost*
Healthcare léčb* terapi* kouřen* cigaret* alkohol* drog* nákaz* infekc* bakteri* prevenc* porod* porodnost* psycholog* psychiatr* příznak* úmrtnost symptom* nakaž* protilát* onemocn* nádor* syndrom* poruch* diagn* otrav* malári* ebol* tuberkulóz* alergi* mozk* mozek epidemi* virus* vakcín* očkov* pacient* lékař* medicín* protilátk* antikoncepc* depres* průjm* zvracen* poškození_mozku roztroušen*_skler* zápal_plic morfin* imunit* nakažliv*
Healthcare- senior* studie bolest* hygien* závislost*
Education+ škol* žák* žác* učitel* univerzit* vzděláv* vzdělán* maturit* přijímač* přijímac*_zkouš* školk* mateřsk*_škol* msmt mšmt rektor* vysok*_škol* učebnic* pedagog* gymnázi* inkluz* fakult* výuk* školství doktorand*
Education přijímac*_zkoušk* kurz* čten* mobily_ve_škol*
Education- student* tříd* profesor*
Energy+ energetik* energi* elektřin* elektrárn* jadern* reaktor* zemní*_plyn* plyn plynu plynem plynov* rop* ropa barel* větrn* solárn* fotovoltai* vodík* uhlí uheln* paliv* benzin* benzín* obnoviteln* blackout* plynovod* ropovod* rafiner* čez temelín* dukovan* přenosov* čeps lng teplárn* distributor*_energi*
Energy nafta nafty naftu topen* bateri* uran* megawatt*
Agriculture+ zeměděl* farmář* sedlá* úrod* sklizeň* sklizn* pšenic* obil* pesticid* glyfosát* hnojiv* chov chovatel* dobytka dobytku dobytkem skot skotu dobytek prasat* prasata mor_prasat ptačí_chřipk* slintavk* rybář* rybník* traktor* vinař* vinic* včel* včelař* mléko mléka mléčn* drůbež* brambor* chmel* řepk* agrár* agrofert sad sadař* ovocnář* slepic*
Agriculture venkov* maso masa potravin* zelenin* ovoc* víno vína orné_půd* zemědělsk*_půd* osiv* krav* jatk* lesník* vesnic* třešn* jablk*
Agriculture- zvíř* ryb* jídl*
Transport+ vlak* železni* nádraží metro metrem stanic*_metra link*_metra tras*_metra v_metru metra tramvaj* letišt* letadl* letec aerolink* leteck* letů dálnic* mýtn* elektromobil* elektroaut* autosalon* autodoprav* autoškol* autonehod* autoservis* autobazar* auto auta automobil* kolo_* cyklist* cyklostez* řidičsk* dopravní_kolon* trajekt* kamion* náklaďák* přístav* loď lodi lodě tunel* most* strojvedouc* pilot* české_dráhy českých_drah koloběž* mhd vykolej* správ*_železnic* vysokorychlostn* taxi* škoda_auto automobilk* trolejbus*
Transport silni* ulic* parkov* nehod* dopravc* zpožděn* mobilit* dopravní*_nehod* kamion* chodc* letišt* vlak* dálnic*
International+ rada_bezpečnosti osn blízk*_východ* bílý_dům bílého_domu
International gaz* pásm*_gazy izrael* palestin* ukrajin* rusk* čín* usa trump* írán* sýri* libanon* afri* súdán* tchaj* kore* venezuel* kreml* humanitárn* hamás*
Society+ rovnost* chudob* bezdomov* diskriminac* rasis* antisemit* lgbt* násil* znásiln* vražd* žalob* soud soudu soudů soudce církv* papež* vatikán* postižen* obžalov* domácí_násilí demograf*
Society žen* rodin* dět* děti mladí mladých polici* policist* odsouz* vězen* vězn* trestn* nehod* zemřel* zahynul* zraněn* pohřeš* požár* hasič* vyšetřov* oběť oběti zadržel* dobrovol* obvin* podvod* nůž nožem střelb* útočník* tragéd*
Business+ akcionář* fúz* převzet* generální_ředitel* startup* čtvrtlet* čistý_zisk tržb*
Business firm* společnost_* podnik* továrn* značk* řetězc* řetězec* zisk* investor* prodej* zákazn* výrobc*
Culture+ muze* výstava výstavy výstavu výstavě divad* opera opery operu opeře operou operní* operet* orchestr* román* literatur* literár* spisovatel* filmov*_festival* kinech kin kinu kinem kinům kinař* kino kina režis* památk* sochař* malíř* obraz* balet* kultur* archeolog* knihkup* básn* poezi* galeri* karlovarsk* magnesia_litera umělec* umělc*
Culture film* hudb* hudeb* knih* album* koncert* festival* herec* herc* hereč* uměn* premiér*_film* videohr*
Sport+ fotbal* fotbalist* liga_mistrů ligy_mistrů evropské_lig* sparta sparty slavia slavie plzeň_fotbal baník* repreze* reprezentac* trenér* brankář* záložník* obránc* semifinál* čtvrtfinál* osmifinál* mistrovstv* olympi* olympijsk* tenis tenisu tenisem tenisov* tenist* muchová krejčíková vondroušová hokej* hokejist* extralig* nhl pastrňák* biatlon* házená házené házenou házenkář* basketbal* volejbal* cyklistick* lyž* atlet* formule_1 medail* penalt* derby* přestup* gól gólu gólů hattrick* mistr_světa sport* rozhodčí* utkán* ledeck* šampion* turnaj* zápas* ragby motogp wimbledon
Sport výhr* vyhrál* porážk* prohrál* finále finálov* hráč* tým* klub* sezon* pohár* titul* fanouš* remíz* stadion* rekord* zlat* stříbr* bronz* závod* gól* vítězstv*
Leisure+ horoskop* recept* celebrit* hvězd* sportka eurojackpot stardance superstar farmář_hledá_ženu ulice_seriál výměna_manželek influencer* youtuber* reality_show svatb* těhotn* rozvod* rozešl* královsk*_rodin* princ prince princi princem princů princové princezn* kate_middleton móda módní styl krása krásy krásu kráse krásou krásk* líčen* diet* hubnut* zhubl* znamen*_zvěrokruh* zvěrokruh tv_program seriál* netflix eurovize kuchař* restaurac* vaření dovolen* zahrad* interiér* slev* black_friday křížovk* kvíz* plavk* bulvár* modelk* miss_* showbyznys koktejl* sexy
Leisure zpěvák* zpěvačk* moderátor* moderátork* herečka herec nova prima díl_* pes psa psi kočk* pláž* hotel* miminko lásk* trend* hra hry hráčů_pc
None voleb_superstar stranou stranic* na_straně ze_strany ministrant* kolonad* autor* autent* kinosál* kino_* kinetick* mostní* kinder* dieter* hostinsk* ze_země učitelé_jógy cestovní* ženev* autobiograf* automat* vlastn* stylist* kulturist* léka* odhal* celeb* celá celý cestovatel* cestopis* cesta_k cestou straně_druhé na_druhé_straně dopravní_nehod* v_závislosti světov*_vál* hvězdn*_vál* cenov*_vál* kulturn*_vál* válk*_nervů
Trade+ celní* celních cla clo
Transport autobusov*
Transport- doprav* aerolin* řidič* autobus* cestující* cest* vozid*
Politics+ mezinárodn*_práv* politick*_situac* suverenit*
Economy- miliard* cena cenu cenou ceně cen cenách cenám cenami
Technology počítačov*_her* herní_konzol*
Defense+ letecký_útok leteck*_útok* raketový_útok raketov*_útok* dronov*_útok* rusk*_útok* izraelsk*_útok* americk*_útok* útok*_na_ukrajin* útok*_usa válečn*_zločin* příměř* válečn*_zajat* polovojensk* milic* džihádist* islámsk*_stát* jadern*_zbran* válečn*_loď* ministerstv*_obrany vývoz_zbraní zpravodajsk*_služb* špion* podmořsk*_kabel* stíhač* branná_povinnost
Defense povstal* bojovní* rukojm* bombardován* mírov*_mis* mírov*_plán* tálibán* hizballáh* pentagon* mírov*_jednán* mírov*_plán* mírov*_rozhovor* třetí_světov*_vál* bezpečnostn*_záruk* legionář* letectv*
Technology+ archeolog* fosili* fosíli* dinosaur* neandrtál* astronom* zatmění* polární_zář* kometa komety meteorit* vesmírn*_stanic* kmenov*_buň* samořiditeln* autonomní_vozid* únik_dat úniku_dat model*_umělé_inteligence nobelov*_cen*_za_fyziku
Technology vědci vědců objev* experiment* fyzik* biolog*
Energy+ výpadek_proudu výpadku_proudu bez_proudu bez_elektřiny cen*_elektřin* jadern*_elektrárn* ropn*_tanker* cen*_ropy
Transport+ zpoždění_vlaků zrušené_lety zrušené_vlaky leteck*_doprav* nouzově_přistál* leteck*_nehod* vlakov*_nehod* nízkoemisní_zón*
Immigration+ žadatel*_o_azyl migrační_pakt vyhoštění zákaz_vstupu
Healthcare+ čekací_dob* zdravotní_sestr* lékaři pacienti pacientů rakovin*
Climate+ změn*_klimatu klimatick*_změn* lesní_požár* ledovc*
Business+ insolvenc* konkurz* hospodářsk*_výsled* čtvrtletní_výsledky
Politics+ náměst*_ministra místopředsed* předsed*_sněmovny předsed*_senátu radní krajsk*_volby komunální_volby druhé_kolo předvolební* vyslovení_nedůvěry koaliční_smlouv* pozměňovací_návrh* novela_zákona vetoval* státní_převrat vojenská_junta státní_návštěv* politick*_vězn* svoboda_slova svoboda_tisku generální_tajemník_osn opoziční_lídr* disident*
Economy+ česká_národní_banka měnov*_politik* státní_rozpočet spotřební_daň průměrná_mzda úřad_práce hypotečn* cen*_bytů cen*_nemovitostí pražská_burza exekuc* životní_náklady kurz_koruny koruna_posíl* koruna_oslab* spotřebitelsk*_cen*
Climate+ kvalit*_ovzduší smog* ohrožen*_druh* chráněn*_druh* chráněná_krajinná skládk* třídění_odpadu zálohování hladin*_moře ropná_skvrna nedostatek_vody vlci greenpeace deštn*_prales*
Defense+ ministerstvo_obrany vojác* střel*_s_plochou letecký_úder sebevražedn*_atentát* islámský_stát mírov*_jednání mírová_dohoda občansk*_válk* genocid* chemick*_zbran* jaderný_test balistick* gripen* letadlová_loď zahraniční_mise veterán* ruská_invaze muniční_sklad*
Healthcare+ ministerstvo_zdravotnictví praktick*_lékař* záchranná_služba koronavir* rouš* karantén* zánět_mozkových klíšť* leukémi* mrtvic* infarkt* parkinson* vzácné_nemoci transplantac* dárc*_krve umělé_oplodnění interrupc* anorexi* pervitin* heroin* kokain* předávkován* kuřák* kuřác* otrav*_jídlem salmonel* lék*_výpadek sester
Education+ ministerstvo_školství základní_škol* středních_škol střední_škol* jednotné_přijímačky děkan* družin* státní_maturita stipendi* plagiát*
Technology+ sociální_sít* osobní_údaj* osobních_údajů mobilní_operátor* kosmick* raketoplán* marsu planet* asteroid* komet* černá_díra věd*_objev badatel* zkamenělin* genetick* genom* nobelov*_cen*_za_chemii videoher* elektromobil_bez_řidiče
Energy+ cen*_plynu cen*_benzinu cen*_energií energetick* úložiště_jaderného doly těžb*_uhlí horníc* horník* zemní_plyn naft* pohonných_hmot tepláren* tepelná_čerpadla biopaliv*
Agriculture+ rolníc* mléko_výkup dojnic* vepřov* africk*_mor* hovězí dotac*_zemědělcům gmo
Transport+ zřícení_letadla zruš*_let* nouzové_přistání srážk*_vlaků koridor* dálničn*_známk* dopravn*_nehod* tragick*_nehod* hromadn*_nehod* bodový_systém nejvyšší_rychlost radar* uber lodí kontejnerov*_lo* průplav*
Trade+ cel_na clo_na celn* volný_obchod sankc*_proti_rusku
Immigration+ kvóty_na_uprchlíky pašerá*_lidí přistěhoval* kontrol*_na_hranicích
WarZone- ukrajin* rusk* hranic*
Background po_útok* po_zásah* po_invaz* po_zajetí po_únos* po_americk* po_rusk* po_izraelsk* po_vál* po_agres* v_reakci_na reag*_na zareag*_na reakc*_na odsou*_útok* odsou*_agres* od_začátku_války navzdory
Business zisk* tržb* dividend* podíl*_na_trhu marž*
Technology+ vesmírn*_turisti* dalekohled* nobelova_cena_za_fyziku nobelova_cena_za_chemii digitální_daň* aukce_5g
Healthcare+ nobelova_cena_za_medicínu opioid* zubař* zubní
Energy+ čistá_energie čisté_energie ministr_energetiky výpadek_proudu výpadk*_proudu bez_proudu ropn*_tanker* elektrick*_kabel*
Climate+ amazonsk* deštn*_prales* oběhové_hospodářství zálohování_lahví zálohy_na_pet
Transport+ veřejná_doprava veřejné_dopravy uzavřen*_silnic* letecká_linka
Casualties mrtv* zabit* zraněn*
Economy+ zákoník*_práce inspekc*_práce zaměstnavatel* kolektivní*_smlouv* hospodářsk*_růst* cen*_zlata praní_peněz
Politics+ protivládn* lidskoprávn* obránc*_lidských_práv členské_státy členských_států xenofob* geopolit*
Defense+ koalic*_ochotných mírov*_mis* mírov*_sil* modré_přilby hypersonick* šéf*_rozvědk* velitel*_armád*
Transport+ uzavřen*_vzdušn* řídící*_letov* letov*_provoz* obět*_dopravních_nehod elektrobus* náledí ledovk*
Transport- vzdušn*_prostor* trať trati tratě metru autem autě auty aut autech autům letci letců letce
Climate+ ozonov* ozónov*
Healthcare+ kojeneck*_úmrtnost* dětsk*_úmrtnost* kontaminovan*_vod* imunitní_systém
Technology+ digitální_identit* biotechnolog*
Economy+ přijet*_eura zaveden*_eura přijal*_euro společn*_měn* ocelář* ocelárn* zastropov*_cen
Defense+ závody_ve_zbrojení
Climate+ sněhov*_kalamit* sněhov*_bouř* sněhov*_jazyk* vánice vánici hust*_sněžen* siln*_sněžen* vydatn*_sněžen* ledovk* náled* siln*_mráz silné_mrazy tuhé_mrazy třeskut*_mraz* lavinov* meteorologick*_výstrah* povodeň povodňov* povodní přívalov*_dešt* krupobit* orkán* siln*_vítr silného_větru teplotní_rekord* rekordní_teplot* rekordní_mráz divok*_zvířat* divočák* vlčí_smečk* pytlác* pytlák* přírodní_rezervac* národního_parku národním_parku krnap lesů_ohrožen* sesuv*_půdy
Climate čhmú meteorolog* výstrah* sněžen* mrazy mrazů lavina laviny lavinu laviny* rys rysa rysů rysi bobr bobři bobrů vydry vydru vyder čáp čápi čápů mlok* velryb* žralok* žraloc*
None emis*_dluhopis* emis*_akci* třešničk* uhersk*_hradišt* mnichov*_hradišt* duševní*_vlastnictv*
Climate+ vlčí vlčice rys_ostrovid* rysů medvěd medvěda medvědi medvědů bobr bobři bobrů vydra zubr zubři čáp čápi čápů sokol_stěhovav* netopýr* divočáci kormorán* ropuch* hmyz opylovač* invazní_druh* chráněn*_krajin* chko národní_park* natura_2000 vichřic* tornád* přívalov* bleskov*_povod* hladin*_řek hladiny_řek stupe*_povodňov* průtok* sněhov* sněžen* závěj* tropick*_den tropick*_dny tropick*_noc rekordn*_teplot* suchem podzemní_vod* zásoby_vody rybník* úhyn* ovzduš* prachov*_částic* zálohován*_pet třídění_odpad* ledovec českého_švýcarska
Climate ptáci ptáků ornitolog* jeleni
Energy+ atomov*_elektrár* bloku_elektr* teplo_zdraž* zálohy_na_elektř* zálohy_na_energ* ceny_elektř* cena_elektř* distribuce_elektř* výpadek_proud* výpadek_elektř* fotovolt* soláry přečerpávac* zásobník*_plyn* rafinéri* pohonn*_hmot* tepelná_čerpad* tepelných_čerpad* biomas* bioplyn* kogenerac* baterkárn* dobíjec* lithi* poze erú oze úsporný_tarif
Technology+ vědci_vyvinul* vědci_objevil* vědci_zjistil* vědci_našl* vědci_popsal* nanovlák* nanotech* nanočást* hackeř* ddos dezinfekt* phishing* podvodn*_e-mail* umělá_inteligenc* umělé_inteligenc* sociální*_sít* astronaut* kosmonaut* oběžn*_dráh* raketa_vynesl* teleskop* hvězdár* černé_díry černou_díru exoplanet* galaxi* meteor meteory hradišt* pohřebišt* mamut mamuta mamuti mamutů DNA genetik* akademie_věd superpočítač* datov*_schránk* digitalizac* bankovní_identit* únik*_osobních_údaj* samořídíc* autonomn*_vozid*
Healthcare+ dětsk*_lékař* praktiků ordinac* ambulanc* urgentní_příj* porodní lůžk*_oddělen* fakultní_nemocnic* stomatolog* sester_v_nemocn* přesčas*_lékař* klíšt* encefalitid* borelióz* černého_kašle respirační* výpadk*_lék* nedostatek_lék* lékáren* úhrad*_péč* doplatk* súkl screening* mamograf* duševní* psychiatr* drogově_závisl* energetick*_nápoj*_zákaz kratom* adiktolog* ivf umělého_oplodn* roztroušen* cystick*_fibróz* vzácn*_nemoc* hospic* paliativ* dlouhodob*_péč* léčebn* hygienici
Immigration+ dočasn*_ochran* humanitární_dávk* pracovní_víz* zaměstnaneck*_kart* víza víz státní_občanstv* vyhostit* nelegální*_pobyt*
Education+ přihlášk*_na_střed* základních_škol maturant* osmiletá_gymn* učiliš* učňovsk* víceletá mateřských_škol kantoř* asistent*_pedagog* ředitel*_škol* vysvědčen* známkován* prázdnin*_škol* cermat* čši vysokých_škol akreditac* studijní* kolej_student* šikan* rámcov*_vzděl* gramotn* PISA duální_vzděl*
Trade+ zahraničního_obchod* přebytek_obchod* mercosur* embarg*
Defense+ f-35* obrněn* pandur* bvp pěchot* aktivn*_záloh* záloze_armád* záložák* branec branné vojna_povin* povinn*_vojensk* protiletad* munič* generální_štáb* náčelník*_generál* zpravodajsk*_služ* ruské_rakety hybridní_útok* kyberútok*_rusk* hradní_stráž
Agriculture+ meruňk* meruněk švestk* jablek vinobran* žně žní řepy cukrov*_řep* mléko_výkup* mlékár* chovy chovech vajec vejce_zdraž* prasečí* krav krávy ovce ovcí kapr kapři kapra hraboš* hraboši dotace_zemědě* potravinářsk* pastvin* lesník* lesy_čr vlastník*_les*
Transport+ výluk* jízdenk* jízdné jízdn*_řád* dálniční* obchvat* silnic* dálniční_známk* řidičák* bodov*_systém* rychlost_na_dálnic* rychlostní_limit* parkován* parkovné smartwings let_praha odklonil* lodní_doprav* plavb* taxík* stk emisní_zón* uzavírk* správa_železnic ředitelství_silnic
Politics+ krajsk*_vol* komunáln*_vol* obstrukc* obstruov* vydání_k_trest* veto_prezid* hradu_prezid* vyslov*_nedůvěr* důvěru_vlád* koalič* opozič* vicepremiér* předvolebn* stranick* předseda_stran* sjezd_strany jednac*_řád* mimořádn*_schůz* demise demisi rozpočtov*_určen* novel* lobbist* střet_zájm*
Economy+ hypotéč* zlevňuj* potraviny_zdraž* ceny_potrav* tarify_plat* úřad_prác* úřadu_prác* valorizac* superdávk* rodičovsk* příspěvek_na_bydl* byty_zdraž* ceny_bytů bytov*_výstavb* státní_rozpoč* státní_dluh* osobní_bankrot* živnostník* osvč akcie_pražsk* spotřebitel* maloobchod* průmyslov*_výrob* stavebn*_výrob*
Education- matematik*
Economy+ půjčují_víc půjčk* úvěr* utratí_méně utratí_víc útrat*_domácn* domácnosti_šetř* domácnosti_utrác* úspory_domácn*
Climate+ rysi hladin*_labe hladina_labe hladina_vltav* sucho_na_lab* nízká_hladina vody_v_řek*
Technology+ fyzici chemici biologové čeští_vědci brněnští_vědci olomoučtí_vědci pražští_vědci
Transport+ nadjezd* podjezd* přívoz* kruhov*_objezd* srážk*_s_autem střet*_s_autem srážk*_aut
Society+ vyhrožov* opilý_muž opilý_řidič
Immigration- hranic*
`;
