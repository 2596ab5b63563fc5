export const hr = `
Politics+ izbor* sabor* zastupni* parlament* vlad* vlada premijer* ministar* ministr* ministric* ministarstv* predsjednik_* predsjednic* predsjedni* koalicij* oporb* strank* referendum* ustav* ustavni_sud zakon* prijedlog_zakona nepovjerenj* europarlament* eurozastupni* europska_komisija europske_komisije povjereni* krajnj*_desn* gradonačelni* župan* kancelar* summit* diplomat* veleposlan* kandidat* glasa* glasov* anket* hdz* sdp* most_* plenković* milanović* domovinsk*_pokret* vladajuć* vladavin*_prava hajdaš* ministarstvo_vanjskih državni_tajnik rekonstrukcij* birač* glasač* izborn* kongres* zastupničk*_dom* zakonodav* ratific* predizbor* prosvjednik* prosvjednici deklaracij*_neovisnosti deklaracij*_o_neovisnosti vrhovn*_sud*
Politics politi* sankcij* ostavk* reform* demokra* konzervativ* liberal* socijaldemokrat* desnic* ljevic* kampanj* korupcij* pregovor* primirj* mirovn* un bruxelles* veto pristupanj* dezinformacij* kremlj* bijel*_kuć* suveren* mandat* uskok* dorh* pantovčak* sjednic* opozicij* smjena smijenjen* prosvjed* demonstr* neovisn* aneks* okupator* republik* guverner* dinasti* carstv* državn*_udar* neutraln* koloni* neovisnost* nezavisnost* invazij* osvaja* osvoji* imperij* imperijaliz* kraljevstv* dinastij* revolucij* okupacij* okupira* ustan* pobunjeni* kolonij* kolonijaln* međunarodn*_prav* graničn*_spor* spor*_o_granic* glasnogovorni* prosvjedni* demonstrant* ratific* političk* prijedlog_zakona zakonodav* ponovno_izabran* šef_države savezn*_vlad* federaln* vlada ministar* ministr* parlament* senat* kongres* ratificira* međunarodno_prav* međunarodnog_prava osvojen* denuklearizaci*
Politics- kriz* lider* rasprav* prava sukob* odluk* kralj saveznic* savezni* pokrajin* teritorij* režim* dužnosni* vlasti ugovor* sporazum* Možemo
Economy+ ekonom* gospodarstv* gospodarsk* inflacij* kamat* središnj*_bank* hnb recesij* nezaposlen* bdp deficit* dug dugov* proračun* porez* pdv plaće plaći plaću plaćom plaćama plaća minimaln*_plać* sindikat* mirovin* umirovljen* burz* dionic* dioničar* zapošljavanj* otpušt* stečaj* bankrot* najam* najamnin* stambeni_kredit* bank* eurozon* esb tržišt*_rada poskupljenj* dzs financ* rejting* životni_standard turističk*_sezon*
Economy tvrtk* kompanij* poduzeć* poduzet* štrajk* tržišt* investicij* ulagač* ulagan* industrij* tvornic* dobit neto_dobit prihod* potrošn* potrošač* trošk* štednj* kredit* subvencij* poticaj* poslodav* radnik* radnic* radn*_mjest* spajanj* preuziman* proizvod* rast stanovi stanova stanovima stanovanj* stanogradnj* nekretnin* trgovačk*_lan*
Economy- eura milijun* pad novac* otkaz* cijen*
Climate+ klim* klimatsk* zatopljenj* emisije_co2 emisija_stakleničk* smanjenj*_emisij* stakleničk* ugljik* toplinsk*_val* suša suše sušu suši poplav* šumsk*_požar* bioraznolik* okoliš* ekolog* zagađenj* onečišćenj* ledenj* reciklir* krčenj*_šum* održiv* zelen*_plan* fosiln* mikroplastik* nevrijeme* nevremen* tuča
Climate temperatur* plastik* otpad* šum* kiš* vuk medvjed* kvalitet*_zraka park*_prirode nacionaln*_park* požar* bujic*
Climate- vrućin* vod* more moru morem morsk* snijeg* vremensk* ocean* oluj* prirod* vrst* buru bure bura
Technology+ umjetn*_inteligencij* digital* kiber* haker* softver* poluvodič* čip* osobn*_podat* društven*_mrež* pametn*_telefon* kvantn* satelit* svemir* algorit* tehnološk*_div* platform* internet* robot* 5g podatkovn*_cent* chatbot* prepoznavanj*_lica deepfake* aplikacij* rimac* umjetna_inteligencija
Technology tehnolog* online računal* inovacij* podac* podat* znanstveni* istraživač* kriptovalut* astronaut* elektroničk* pretraživač* telekom* mobitel*
Technology- znanost* istraživanj* mreža zaslon* startup*
Defense+ obran* vojsk* vojn* vojni* vojnik* nato* raket* projektil* dron* rat_* rata ratu ratn* tenk* borben*_zrakoplov* rafale podmornic* fregat* naoruž* oružj* streljiv* zračn*_napad* bombardir* oružan*_snag* invazij* ofenziv* špijun* obavještajn* topništv* vojn*_rok* hv morh protuzračn* sabotaž*
Defense borb* talac taoca taoci nuklearn*_oružj* hibrid* general* front*
Defense- prijetnj* sukob* napad* bomb* sigurnosn* eksplozij* atentat* teror*
Trade+ carin* carine trgovinsk*_sporazum* trgovinsk*_rat* slobodn*_trgovin* izvoz* uvoz* vanjsk*_trgovin* trgovinsk*_deficit* trgovinsk*_bilanc* mercosur* wto lanac*_opskrbe opskrbn*_lan* jedinstven*_tržišt*
Trade trgovin* kontejner* robe robna_razmjena robe embarg* kvot*
Immigration+ migra* migrant* imigra* azil* izbjegl* deport* protjer* krijumč* frontex schengen* granična_policija ilegaln*_prelas* stran*_radni* dozvol*_boravk* državljanstv* iseljavanj*
Immigration integracij*
Immigration- viz* granic*
Healthcare+ zdravst* zdravlj* bolnic* liječni* medicinsk*_sestr* pacijent* bolest* cijep* cjepiv* lijek* lijekov* ljekarn* rak raka onkolo* epidemij* pandemij* virus* covid* gripa gripe hitn*_pomoć* hitn*_prijem* operacij* kirurg* list*_čekanj* hzzo* eutanazij* pobačaj* alzheimer* dijabetes* pretil* antibioti* ospic* mentaln*_zdravlj* klini* kbc* vili_beroš beroš* rodilišt* zarazn* medicin* hripavac*
Healthcare liječenj* terapij* pušenj* cigaret* alkohol* drog* zaraz* infekcij* bakterij* prevencij* porod* natalitet* psiholog* psihijat* simptom* hitna zaraž* antitijel* bolest* tumor* sindrom* poremećaj* dijagno* trovanj* malarij* ebol* tuberkuloz* alergij* mozg* mozak epidemij* virus* cjepiv* pacijent* bolesni* liječni* medicin* bolnic* kontracepc* depresij* proljev* povraćan* oštećenj*_mozga multipla_skleroz* upal*_pluća morfij* imunit* imunološk*
Healthcare- starij* studij* bol bolov* rane higijen*
Education+ škol* učeni* učitelj* nastavni* sveučilišt* student* obrazovanj* obrazovn* matur* vrtić* jaslic* rektor* fakultet* udžbeni* nastava nastavu nastave kurikul* gimnazij* cjelodnevn*_škol* upis* stipendij* doktorat* ravnatelj*
Education razred* tečaj* čitanj* učenj* ispit ispita ispitu ispiti ispite ispitom ispitima
Energy+ energ* struj* električn*_energij* elektran* nuklear* reaktor* plin* plina prirodn*_plin* naft* barel* vjetroelektran* solarn* fotonaponsk* vodik* ugljen* goriv* benzin* obnovljiv* nestanak_struje plinovod* rafinerij* hep janaf* lng* krk_terminal* krško* ina geoterm*
Energy dizel* grijanj* baterij* uran* toplan*
Agriculture+ poljoprivred* seljac* seljak* ratar* stočar* žetv* berb* pšenic* žitaric* pesticid* glifosat* gnojiv* stok* goved* svinj* svinjsk*_kug* ptičj*_grip* ribar* ribolov* traktor* vinograd* vinar* pčel* pčelar* mlijek* mljekar* perad* maslin* opg* navodnjavanj* voćar* kukuruz*
Agriculture sel* ruraln* mes* hran* povrć* voć* vin* tlo sjemen* krav* klaonic*
Agriculture- životinj* rib*
Transport+ promet* vlak* željezni* pruga prug* kolodvor* tramvaj* zračn*_luk* aerodrom* avion* avio* let_* letov* autocest* cestarin* električn*_automobil* bicikl* vozačk* gužv* trajekt* kamion* luka_rijeka luka luke luci tunel* most* strojovođ* pilot* hž romobil* jadrolinij* croatia_airlines iskočio_iz_tračnica pelješk* taksi* zet* autoindustrij*
Transport cest* parkir* nesreć* mobiln* kamion* pješak* zračn*_luk* vlak*
Transport- zrakoplov* automobil* brod* autobus* putni* vozač* vozil* prijevoz*
International+ vijeć*_sigurnosti ujedinjen*_narod* blisk*_istok* bijel*_kuć*
International gaz* izrael* palestin* ukrajin* rusk* rusij* Kina Kine Kini Kinu Kinom kinez* kines* sad trump* iran* sirij* libanon* afri* sudan* tajvan* korej* venezuel* kremlj* srbij* vučić* dodik* humanitarn* hamas*
Society+ jednakost* siromaš* beskućni* diskrimin* rasiz* antisemit* lgbt* nasilj* silovanj* ubojstv* umorstv* tužitelj* sud suda sudu sudac* sutkinj* crkv* papa* invalid* femicid* obiteljsk*_nasilj* branitelj*
Society žen* obitelj* djec* djet* mlad* policij* policaj* osuđ* zatvor* kazn* zločin* nesreć* poginu* preminu* umro ozlijeđ* nestal* požar* vatrogas* istrag* žrtv* uhić* stanovniš* volont* optuž* prijevar* nož* pucnj* krađ* pljačk*
Business+ dioničar* preuzimanj* spajanj* predsjedni*_uprave direktor* startup* kvartal* tromjeseč* neto_dobit*
Business tvrtk* kompanij* tvornic* brend* lanac_* dobit neto_dobit ulagač* prodaj* proizvođač* poduzet*
Culture+ muzej* izložb* kazališt* opera opere operi operu operom operni operna operne operno opernog operet* orkest* roman* književn* pisac* pisc* spisatelj* filmsk*_festival* kino redatelj* baštin* kipar* slikar* izložb*_slika balet* kultur* arheolo* knjižar* knjižnic* pjesni* poezij* galerij* umjetni* interliber* hnk
Culture film* glazb* knjig* album* koncert* festival* glumac* glumic* umjetnost* kazališn*_predstav* videoigr*
Sport+ nogomet* nogometaš* hnl dinamo* hajduk* Vatreni Vatrenih Vatrenima Vatrene reprezentacij* izbornik* trener* vratar* veznjak* branič* polufinal* četvrtfinal* osmin*_finala svjetsk*_prvenst* europsk*_prvenst* mundijal* liga_prvaka lige_prvaka olimpij* tenis tenisa tenisu tenisom tenisk* tenisač* rukomet* vaterpol* košark* odbojk* atleti* skij* skijaš* formula_1 formule_1 formuli_1 formulu_1 formulom_1 formula_jedan formule_jedan formuli_jedan medalj* penal* derbi* transfer* gol gola golov* modrić* gvardiol* livakov* sport* sudac_utakmic* utakmic* prvak* prvenst* šampion* dončić* boks* ragbi* susret*_lige motogp stadion*
Sport pobjed* pobijed* poraz* finale finala igrač* momčad* klub* sezon* kup kupa kupa titul* navijač* remi remija remiju remijem remijima remizir* neriješ* rekord* zlato srebro bronc* utrk* turnir*
Leisure+ horoskop* recept* zvijezd* celebrity loto* eurojackpot ples_sa_zvijezdama ljubav_je_na_selu život_na_vagi influencer* reality vjenčanj* svadb* trudn* razvod* razved* kraljevsk*_obitelj* princ princa princu princem prinčev* princez* moda mode modu modom modn* stil* ljepot* šmink* dijeta dijete_za mršav* horoskopsk* tv_program* serij* netflix eurosong* eurovizij* dora_* kuhar* restoran* kuhanj* odmor* destinacij* interijer* vrt* vrtlar* popust* black_friday križaljk* kviz* bikini* badić* showbiz* pjevačic* pjevač* manekenk* starlet* seksi seksipil* hit_ljeta trač*
Leisure voditelj* glumic* glumac* epizod* psa psi mačk* plaž* hotel* beb* ljubav* trend* igric* ljetovanj*
None modern* model* modul* stiliz* vladimir* vladar* mostar* lukav* lukas* slikovit* brodvej* predsjednik_kluba izborni* ratif* ratko* vinkov* vinkovc* robert* robij* viza_vi selekt* selm* seles* mesić* mesn* morn* kinolo* kino* kinem* mornar* uranj* princip* stokhol* stoks* plinio* gazi gaza_li kupnj* kupac* kupov* kupi kupil* kupu* vođ* vodi* vodst* vodeć* vodenj* vodit* mora moraj* morat* moral* mogu* sela* vizij* vizual* brodolom* vrsta_hrane vrstan* vrsta_umjetnosti cijenjen* prometn*_nesreć* svjetsk*_rat* kulturn*_rat*
Economy- milijard* stan stanove
Defense+ zračni_napad* zračn*_udar* raketni_napad* napad*_dronovima ruski_napad* izraelski_napad* američki_napad* napad*_sad-a ratni_zločin* primirj* ratn*_zarobljeni* paravojn* milicij* džihadist* islamsk*_držav* nuklearno_oružje ratni_brod* ministarstv*_obrane obavještajn* špijun* podmorsk*_kabel*
Defense pobunjeni* borci borca taoc* bombardiran* mirovn*_snag* mirovn*_plan* taliban* hezbolah* pentagon* presrel*
Technology+ arheolog* fosil* dinosaur* neandertal* astronom* pomrčin* polarn*_svjetlost komet* meteorit* svemirsk*_postaj* matičn*_stanic* autonomn*_vozil* curenj*_podataka nobelov*_nagrad*_za_fiziku
Technology znanstvenici znanstvenik* istraživači otkrić* eksperiment* fizičar* biolog* dnk
Energy+ nestanak_struje nestanka_struje bez_struje cijen*_struje nuklearn*_elektran* naftn*_tanker* cijen*_nafte
Transport+ kašnjenj*_vlakova otkazan*_letov* zračn*_promet* prisilno_sletio zrakoplovn*_nesreć* željezničk*_nesreć*
Immigration+ tražitelj*_azila zabran*_ulaska protjerivanj*
Healthcare+ liste_čekanja medicinske_sestre liječnici pacijenti rak_dojke
Climate+ klimatsk*_promjen* klimatsk*_kriz* šumsk*_požar* ledenjac* ledenjak*
Business+ stečaj* poslovni_rezultati
Politics+ državn*_tajnik* potpredsjedni* lokalni_izbori drugi_krug izlaznost birališt* državno_izborno klub_zastupnika interpelacij* opoziv_ministra gradsk*_vijeć* gradska_skupština načelnik_općine hss živi_zid domovinski_pokret državni_udar vojna_hunta državni_posjet sloboda_medija sloboda_govora ljudsk*_prav* politički_zatvorenik* glavni_tajnik_un antikorupcijsk* pregovor*_s_eu pristupn* vanjsk*_politik*
Politics stranaka bivši_ministar bivši_premijer populist* desničar* ljevičar* disident* cenzur* oligarh* peticij* diktator* slobod*_govora slobod*_medija političk*_zatvorenik* nacionalizam nacionalizm* nacionalist* opoziv
Economy+ hrvatska_narodna_banka monetarn* javni_dug rebalans* prirez trošarin* dob_za_mirovinu višak_radnika tržište_rada radna_mjesta minimalac minimalna_plaća generalni_štrajk kolektivn*_ugovor* predstečajn* ovrh* blokirani_račun* kredit_u_švicarcima cijene_nekretnina stanarin* zagrebačka_burza crobex* poskupjel* troškovi_života košarica potrošačk*_cijen* privatizacij* agrokor* uvođenje_eura tečaj_eura europski_fondovi
Climate+ globalno_zatoplj* kvaliteta_zraka zagađen* ekološk* odlagalište_otpada plastične_vrećice ugrožen*_vrst* zaštićen*_vrst* nacionalni_park* park_prirode nacionalnog_parka šumski_požar šumski_požari požar*_u_dalmaciji toplinski_val razina_mora mazut nestašica_vode dupini morske_kornjače zelena_akcija greenpeace sušom sušn*
Defense+ ministarstvo_obrane hrvatska_vojska domovinski_rat haaški_sud haški_sud genocid* borbeni_zrakoplovi migovi samoubilački_napad autobomb* islamska_država talaca mirovni_pregovori mirovni_sporazum građanski_rat kemijsko_oružje soa mirovn*_misij* ruska_invazija ratišt*
Healthcare+ ministarstvo_zdravstva bolnički hitna_pomoć hitna_služba obiteljski_liječnik* stomatolog* zubar* koronavirus* stožer_civilne karanten* hepatitis rak_pluća leukemij* moždani_udar infarkt* srčani_udar parkinson* rijetke_bolesti transplantacij* darivanje_krvi donor* carski_rez anoreksij* ovisnost* ovisnik* kokain heroin predoziran* pušač* trovanj*_hranom salmonel*
Education+ ministarstvo_obrazovanja ministar_obrazovanja prosvjet* državna_matura plagijat* pisa
Technology+ umjetna_inteligencij* pametni_telefon* osobni_podaci zaštita_podataka nasa raketa_nosač marsu asteroid* crna_rupa arheološk* krapin* genetik* genom* fiziča* nobel*_za_fiziku nobel*_za_kemiju nobel*_za_medicinu matematičar*
Energy+ cijena_struje cijene_struje cijene_plina cijena_nafte cijene_goriva poskupljenje_goriva mol_ina hidroelektran* sunčan*_elektran* elektroenerget* nestan*_struje bušotin* istraživanje_nafte
Agriculture+ otkupna_cijena ptičja_gripa ovce ovčar* tuna gmo
Transport+ zračna_luka zrakoplov_se_srušio pad_zrakoplova otkazani_letovi prisilno_slijetanje hac potonu* cruiser* uber pijan_za_volanom brzin*_vožnj* radar* kazne_za_brzinu automobilsk*_industrij* luka_ploče pomorsk*
Trade+ trgovinski_rat sankcij*_rusiji slobodna_trgovina slobodnoj_trgovini
Immigration+ žilet-žica balkanska_ruta boravišn*_dozvol* strani_radnici radne_dozvole useljavanj*
Climate emisije_CO2 emisij*_stakleničkih
WarZone- ukrajin* rusk* granic*
Background nakon poslije reag*_na reakcij*_na odgovor*_na osud*_napad* unatoč
Casualties mrtv* poginu* ubijen* ranjen*
Economy+ zakon*_o_radu inspektor*_rada poslodav* gospodarsk*_rast* cijen*_zlata pranj*_novca
Politics+ protuvladin* antivladin* borac_za_ljudska_prava borc*_za_ljudska_prava aktivist*_za_ljudska države_članice država_članica ksenofob* geopolit*
Defense+ koalicij*_voljnih mirovn*_snag* plave_kacige hipersoničn* šef*_obavještajn* zapovjednik*_vojske
Transport+ zatvoren*_zračn*_prostor* kontrolor*_leta poginulih_u_prometu električn*_autobus* poledic*
Transport- zračn*_prostor*
Climate+ ozonsk*
Healthcare+ smrtnost*_dojenčadi onečišćen*_vod* zagađen*_vod* imunološk*_sustav*
Technology+ digitaln*_identitet* biotehnolog*
Economy+ uvođenj*_eura uvel*_euro jedinstven*_valut* željezar* čeličan* zamrzavanj*_cijena
Defense+ utrk*_u_naoružanju
Climate+ mećav* sniježn*_oluj* snježn*_oluj* snježn*_nevrem* snježn*_kaos* obiln*_snijeg* obiln*_snježn* meteoalarm* narančast*_upozoren* crven*_upozoren* žut*_upozoren* poledic* ledena_kiša ledene_kiše ledenu_kišu olujn*_vjetr* olujn*_vjetar olujn*_nevrem* olujn*_bur* olujn*_jug* klizišt* pijavic* ekstremn*_vrućin* temperaturn*_rekord* ledeni_val hladn*_val* lavine_prijet* divlj*_životinj* divlj*_svinj* krivolov* sredozemn*_medvjedic* nacionalnom_parku parka_prirode nevreme
Climate dhmz snježn* tuče grmljavin* lavina lavine lavinu ris risovi risova dabar dabrov* kit kitovi kitova rode
None emisij*_obveznic* emisija emisije emisiji emisiju klima_uređaj* klimatiz*
Education- profesor*
Climate+ olujna_bura orkanska_bura crveni_meteoalarm toplinskog_vala vodostaj* obrana_od_poplava grmljavin* požar_kod požarište* šumski_požar* otvoreni_požar kanader* air_tractor* opožaren* medvjed* medvjedic* risa risovi dupin* sredozemna_medvjedica morsk*_pas* kornjač* glavata_želva bjeloglav* supov* divlje_svinje invazivn* tigrasti_komar* nacionaln*_park* natura_2000 onečišć* odlagališt* kružn*_gospodar* plastičn*_vreć* staklenič* emisij* kakvoć*_zrak* uginuo_dupin uginul*_rib* pomor_rib* pomor_školj*
Climate vukovima vukovi vukova
Energy+ ne_krško cijena_struj* cijene_struj* poskupljen*_struj* hep-a nestan*_struj* dalekovod* trafostanic* solar* vjetroelektr* vjetropark* hidroelektr* termoelektr* cijen*_plina cijena_plin* toplinarst* toplana* rafineri* dizel* punionic* peleti peleta ogrjev*
Technology+ znanstvenici_otkri* znanstvenici_razvi* hrvatski_znanstven* otkril*_nov*_vrst* hakir* curenje_podat* osobnih_podat* umjetn*_inteligenc* umjetnom_inteligenc* chatgpt e-građani društvenih_mrež* tiktok astronaut* teleskop* galaksij* crne_rupe egzoplanet* polarna_svjetlost raket*_lansir* arheološk*_nalazišt* iskopavan* dnk superračunal* optičk*_mrež* phishing* lažne_poruke
Healthcare+ lista_čekanja listama_čekanja na_magnet magnetsk*_rezon* obiteljsk*_medicin* obiteljsk*_liječ* pedijat* ginekolog* hitne_pomoći hitn*_medicin* bolničk* dom_zdravlja domovi_zdravlja babic* primalj* rak_debelog tumor* hripav* rotavirus* legionel* trovanj*_hran* krpeljn* hepatit* nestašic*_lijek* dopunsk*_osiguranj* transplantac* darivatelj*_krvi dobrovoljni_darivat* priziv_savjesti psihijat* depresij* ovisnic* pušen* elektroničk*_cigaret* šećern*_bolest* debljin* moždan*_udar* dom_za_starije domova_za_starije
Immigration+ prihvatilišt* hotel*_porin prihvatilišt*_porin tražitelj*_međun* strani_radnic* stranih_radnik* strane_radnik* dozvol*_za_boravak boravišn* ilegaln*_prelaz* nezakonit*_prelaz* pushback* vize viza integracij*_stran* iseljavan*
Education+ srednj*_škol* srednje_škole osnovn*_škol* strukovn* đac* odgojitelj* dekan* vršnjačk*_nasilj* međuvršnjačk* zabran*_mobitel* čitalačk*
Trade+ robn*_deficit* robn*_razmjen* trgovinsk* antidamping*
Defense+ letjelic* bespilotn* ročnic* ročnik* vojarn* temeljno_vojno haubic* vozil*_bradley himars helikopter*_black mig-21 protuzrač* obaveštajn* vsoa hibridn*_napad* hibridn*_rat* hibridn*_prijetnj* vježb*_vojske načelnik_glavnog_stož* glavni_stožer razminir* mornaric* ratovanj*
Agriculture+ voćnjac* voćnjak* uljar* otkupn*_cijen* otkup_pšenic* suncokret* soja soje šećeran* krumpir* povrtlar* afričk*_svinjsk* krava krave otkup_mlijek* bedrenic* plavi_jezik bolest_plavog koza koze kozu kozama kozar* kozj* kočar* koćar* srdel* uzgajališt* školjkar* kamenic* poticaj*_poljopr* agrar* agronom* mraz_uništ* tuča_uništ* mrazevi navodnjavan* šumar*
Agriculture mraz mraza mrazom grožđe grožđa
Transport+ na_naplati naplatn* na_a1 na_a3 katamaran* brzobrodsk* tračnic* željeznic* željezničk* zračne_luke ryanair otkazan*_let* kontrol*_leta učka obilaznic* radov*_na_cesti zatvoren*_cest* hak brzin*_kamer* kamere_za_brzin* nadzor_brzine tehničk*_pregled* električn*_vozil* parkiranj* parkirališt* nautičk*
Politics+ načelnik*_općin* gradsk*_skupštin* prijevremen*_izbor* dp ids ostavk* aktualni_sat* sjednic*_vlade pantovčak* banski_dvor* uskok_ministar stranka_Možemo stranke_Možemo platforma_Možemo platforme_Možemo zastupni*_Možemo iz_Možemo
Economy+ cijene_stanova cijene_nekretn* najmov* stambeni* stambena_politik* prosječn*_plać* medijaln* bruto_plać* poskupi* kreditiranj* kredit* zaposlenost* hzz radn*_mjest* ovršen* blokiran*_račun* javnog_duga potrošačk* trgovačk*_lan*_cijen* bojkot_trgovin* zamrznut*_cijen* ograničen*_cijen* socijaln*_naknad* dječji_doplatak
Defense+ Rafale* Rafala Rafali
Transport+ kolone_vozila kolona_vozila kolone_na_auto* kolone_na_a1
Education- matematik*
None ispred_kluba ispred_noćnog noćn*_klub* emisijom emisijama
Economy+ državn*_obveznic* obveznice štednj* štede_u noćenj* prihodi_od_turizma turizam turizma turističkoj_sezoni
Climate+ vukove zaklali_ovce led_velič*
Technology+ samovozeć* cern cernu astrofizičar*
Immigration+ stranaca_u_kamionu stranaca_u_kombiju stranih_državljana
Education+ tri_smjene u_dvije_smjene jednosmjensk* roditelji_prosvjed*_škol*
Defense+ borbeni_avion* borbenih_avion* borbenim_avion* borbena_vozila
Technology+ podmorsk*_kabel* podmorsk*_kabl*
Climate+ vulkan* erupcij*_vulkan* najtoplij*_godin* najtoplij*_mjesec* otkad_postoje_mjerenja u_povijesti_mjerenja temperaturn*_rekord* snježn*_kaos* obiln*_snijeg* obiln*_snježn*
Immigration+ useljavanj* useljenic* useljenik*
None vulkanizer* erupcij*_radosti erupcij*_oduševljen*
Culture- slika slike sliku slikom slikama slici
Leisure- modi
`;
