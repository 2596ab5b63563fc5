export const lv = `
Politics+ vēlēšan* saeim* parlament* deputāt* valdīb* premjer* ministr* ministrij* prezident* koalīcij* opozīcij* partij* referendum* satversm* likum* likumprojekt* neuzticīb* eiroparlament* eiropas_komisij* komisār* galēj*_labēj* mērs mēram mēriem mēre mēres kancler* samit* diplomāt* vēstniek* kandidāt* balsoj* balsošan* siliņ* rinkēvič* jaunā_vienotība zzs progresīvie nacionālā_apvienība tiesiskum* domes vicemēr* frakcij* ārlietu vēlētāj* kongres* pārstāvju_palāt* likumdev* ratific* konstitūcij* protestētāj* demonstrant* protest*_dalībniek* neatkarības_deklarācij* augstāk*_ties* politisk*_situācij*
Politics politi* sankcij* demisij* atkāp* reform* demokrāt* konservat* liberāl* kampaņ* korupcij* sarun* pamier* miers miera mieru mieram mierā ano brisel* veto dezinformācij* kreml* baltais_nams suveren* mandāt* knab stambulas_konvencij* protest* demonstr* neatkarīb* anekt* okup* vienošan* republik* gubernator* dinastij* impērij* apvērsum* neitrāl* kolonij* iebruk* iekaro* impērisk* karalist* revolūcij* okupācij* okupē* sacelšan* dumpin* nemiernie* koloniāl* starptautisk*_tiesīb* robežstrīd* robežu_strīd* runasvīr* preses_pārstāv* demonstrant* demonstrācij* ratific* politisk* balso likumprojekt* pārvēlēt* prezident* valsts_galv* federāl* valdīb* ministr* parlament* senāt* kongres* iekaroš* iekarot* kodolatbruņo* dinasti* cenzūr* preses_brīvīb* vārda_brīvīb* politieslodzīt* nacionālism* nacionālist*
Politics- krīz* vadītāj* debat* tiesības lēmum* karali* sabiedroti* provinc* teritorij* režīm* amatperson* varas_iestād* valdniek* līgum* mēra mēru mēri
Economy+ ekonomik* tautsaimniec* inflācij* procentu_likm* centrāl*_bank* recesij* bezdarb* ikp budžeta_deficīt* parāds parādu parādi budžet* nodok* nodokļ* pvn alg* minimāl*_alg* arodbiedrīb* pensij* birž* akcij* nodarbinātīb* atlaiš* atlaiž_darbin* bankrot* maksātnespēj* īre īres hipotekār* bank* eirozon* ecb darba_tirg* cenu_kāpum* sadārdzin* finanš* finans* fm vid
Economy streik* tirg* tirgus investīc* investor* rūpniec* rūpnīc* peļņ* apgroz* patēri* cenas cenu cena izmaks* uzkrāj* kredīt* subsīdij* valsts_atbalst* darba_devēj* darbiniek* ražošan* ražotāj* izaugsm* mājok* nekustam*
Economy- uzņēmum*
Climate+ klimat* sasilšan* emisij* siltumnīc* oglek* karstuma_viļņ* karstuma_viln* sausum* plūd* mežu_ugunsgrēk* bioloģisk*_daudzveid* vid*_aizsardz* vides vide ekoloģ* piesārņ* ledāj* pārstrād* ilgtspēj* zaļ*_kurs* fosil* mikroplast*
Climate temperatūr* plastmas* atkritum* mežs meža meži mežos mežā mežiem mežizstr* mežu lietus vilk* lāč* sug* gaisa_kvalit* nokrišņ* negais*
Climate- okeān* vētr* dabā dabas daba dabu
Technology+ piena_ceļ* mākslīg*_intelekt* digitāl* kiber* hakeri* hakeru programmatūr* pusvadītāj* mikroshēm* čip* person*_dat* datu_noplūd* sociāl*_tīkl* viedtālru* kvantu satelīt* kosmos* kosmisk* algoritm* tehnoloģij*_gigant* platform* internet* robot* 5g datu_centr* tērzēš* e_pakalpoj*
Technology tehnoloģ* lietotn* tiešsaist* dator* inovācij* dati datu zinātniek* pētniek* kriptoval* astronaut* elektronisk* it
Defense+ aizsardz* armij* militār* karavīr* nato raķet* dron* karš kara karu karā tank* iznīcinātāj* zemūden* bruņo* bruņoj* ieroč* munīcij* gaisa_triec* bombard* bruņot*_spēk* iebrukum* ofensīv* spieg* izlūk* artilēr* nbs zemessarg* vad dienest*_obligāt* pretgaisa* sabotāž* ēnu_flot* jūras_spēk* mīnu kājnieku_mīn*
Defense kauj* atentāt* ķīlniek* kodolieroč* hibrīd* ģenerāl*
Defense- uzbruk* bumba bumbas bumbu bumbām drošīb* sprādzien* teror*
Trade+ tarif* muit* tirdzniecības_līgum* tirdzniecības_kar* brīv*_tirdzn* eksport* import* ārējā_tirdzn* mercosur pto piegāžu_ķēd*
Trade tirdzniec* konteiner* preces preču embargo*
Immigration+ migrā* migrant* imigr* patvērum* bēgļ* bēgl* izraid* deport* frontex šengen* robežkontrol* robežsarg* uzturēšanās_atļauj* nelegāl*_robež* viesstrādn* pilsonīb*
Immigration ārvalstniek*
Immigration- vīz* robež*
Healthcare+ veselīb* veselības veselība veselību slimnīc* ārst* medicīn* medmās* mediķ* pacient* slimīb* vakcīn* zāles zāļu aptiek* vēz* onkoloģ* epidēmij* pandēmij* vīrus* covid* gripa gripas neatliek* operācij*_ķirurg* ķirurg* rind*_pie_ārst* eitanāzij* abort* alcheimer* diabēt* aptauko* antibiotik* masal* garīg*_vesel* klīnik* nmpd dzemdīb* ģimenes_ārst*
Healthcare ārstēš* terapij* smēķ* alkohol* narkot* infekcij* dzimstīb* psiholog* psihiat* simptom* inficē* antiviel* slimīb* audzēj* sindrom* traucējum* diagno* saindēšan* malārij* ebol* tuberkuloz* alerģij* smadzen* epidēmij* vīrus* vakcīn* pacient* ārst* medicīn* slimnīc* klīnisk* neiroloģisk* smadzeņu* saindēšanās kontracepc* depresij* caureja* vemšan* smadzeņu_bojājum* skleroz* pneimonij* morfij* imunit* lipīg*
Education+ skol* skolēn* skolotāj* universitāt* student* izglīt* eksāmen* bērnudār* rektor* augstskol* pedagog* mācīb* ģimnāzij* vidusskol* fakultāt*
Energy+ enerģ* elektrīb* elektroener* elektrostacij* kodol* reaktor* dabasgāz* gāz* gāzes naft* vēja_park* vēja_elektr* saules_panel* saules_elektr* ūdeņrad* ogļ* degviel* benzīn* atjaunīg* atjaunoj* latvenergo ast lng inčukaln* siltumener* apkur*
Agriculture+ lauksaimn* zemniek* raža ražu ražai ražām ražīb* ražas graud* kvieš* pesticīd* mēslo* lopkop* liellop* cūk* āfrikas_cūku putnu_grip* zvejniek* zvej* traktor* bišk* bite bites piens pienu pienam piensaimn* pienotav* piena mājputn* mežsaimn*
Agriculture laukos gaļ* pārtik* dārzeņ* augļ* vīna vīnu
Transport+ vilcien* dzelzceļ* stacij* tramvaj* lidost* lidmaš* aviokompān* airbaltic reis* šosej* elektroauto* elektromobi* auto automobi* velosip* veloceļ* autovadītāj* sastrēgum* prām* kravas_auto* osta ostas ostā ostai ostu ostām ostās tunel* tilt* autobus* pasažier* mašīnist* pilot* rail_baltica pasažieru_vilc* skrejrite* satiksm* rīgas_satiksm*
Transport ceļu avārij* stāvviet* šofer*
Transport- transport* lidojum* kuģ* ceļ*
International+ drošības_padom* tuv*_austrum* baltais_nams
International gaz* izraēl* palestīn* ukrain* krievij* ķīn* asv tramp* trump* irān* sīrij* āfrik* venecuēl* kreml* humān* hamas*
Society+ vienlīdz* nabadz* bezpajumt* diskrim* rasis* antisem* lgbt* vardarb* izvaro* slepkav* tiesa tiesas tiesā tiesu tiesai tiesās tiesām tiesāt* tiesāš* prokur* baznīc* pāvest* invalid*
Society siev* ģimen* bērn* jaunieš* jaunieti* polic* notiesā* cietum* nozieg* avārij* gājuš*_bojā miris mirus* cietuš* pazud* ugunsgrēk* ugunsdzēs* izmeklē* upur* aiztur* sabiedr* iedzīvotāj* apsūdz* krāpn* tiesnes* tiesneš*
Business+ akcionār* jaunuzņēm* ceturksn*
Business uzņēm* rūpnīc* zīmol* tīkls veikal* peļņ* investor* pārdoš* klient* ražotāj* kompānij*
Culture+ muzej* izstād* teātr* opera operas operai operu operā operām operet* operdziedāt* orķestr* romān* literat* rakstniek* kinofestivāl* kino režis* mantojum* tēlniek* glezn* balet* kultūr* arheoloģ* dzej* bibliotēk* galerij* māksla mākslas mākslā mākslu mākslai māksliniek* mākslini* dziesmu_svētk*
Culture film* mūzik* grāmat* album* koncert* festivāl* aktier* aktris* izrāde izrādes izrādi videospēl* videospēļ*
Sport+ futbol* virslīg* izlase izlases izlasei izlasē izlasēm izlašu trener* uzbrucēj* vārtsarg* pusfināl* ceturtdaļfināl* pasaules_čempion* eiropas_čempion* olimpi* tenis* ostapenko hokej* khl nhl merzļikin* basketbol* porziņģ* biatlon* kamaniņ* skeleton* bobslej* vieglatlēt* formul* rallij* medaļ* pendel* derbij* čempion* līg* sport* spēlētāj* turnīr*
Sport uzvar* zaud* vārtu vārti fināl* komand* klub* sezon* kaus* titul* fani neizšķirt* stadion* rekord* zelts zeltu sudrab* bronz* mač* spēles
Leisure+ horoskop* recept* zvaigzn* slavenīb* loto* eurojackpot influencer* kāz* grūtniec* šķirš* karalisk* princis princi princim princa prinču princes* mode modes modei modē modīg* stil* skaistum* grimu grimē* diēt* notiev* zodiak* tv_programm* seriāl* netflix* eirovīzij* pavār* restorān* ceļoj* atpūt* interjer* dārz* akcija melnā_piektdiena krustvārd* viktorīn* bikini* supernova
Leisure dziedātāj* raidījum* aktris* sērij* suns suņ* kaķ* pludmal* viesnīc* bēbī* mīlest* tendenc*
None modern* model* modin* sabiedrīb*_ar tiesīb* tiesībsarg* jaunuzņ* dārzkop* ražīg* ostas_kravas costum* mieram* galv* ceļgal* ceļojum* ceļabiedr* vīzij* robežās ceļu_satiksmes_negadījum* atkarībā_no pasaules_kar*
Healthcare- sāpes sāpju sāpēm sāpīg* brūc* zālēm higiēn* atkarīb*
Technology- jaunuzņēm*
Economy- miljard*
Technology datorspēl*
Defense+ gaisa_triecien* raķešu_triecien* dronu_uzbrukum* krievijas_uzbrukum* izraēlas_trieciens asv_triecien* kara_noziegum* pamier* karagūstekņ* paramilitār* džihādist* islāma_valst* kodolieroč* karakuģ* aizsardzības_ministrij* izlūkdienest* spiegoš* zemūdens_kabeļ* iznīcinātāj*
Technology+ arheolog* fosilij* dinozaur* neandertāl* astronom* aptumsum* komēt* meteorīt* kosmiskā_stacija cilmes_šūn* pašbraucoš* datu_noplūd*
Technology zinātnieki pētnieki atklājum* eksperiment* fiziķ* biolog* dns
Energy+ bez_elektrības elektrības_pārtraukum* elektroenerģijas_cen* atomelektrostacij* naftas_tankkuģ* naftas_cen*
Transport+ vilcienu_kavēšan* atcelti_reisi avārijas_nosēšan* lidmašīnas_katastrof*
Immigration+ patvēruma_meklētāj* deportācij*
Climate+ klimata_pārmaiņ* klimata_krīz* mežu_ugunsgrēk* ledāj*
Politics+ ārlietu_ministr* finanšu_ministr* iekšlietu_ministr* tieslietu_ministr* aizsardzības_ministr* veselības_ministr* izglītības_ministr* domes_priekšsēdētāj* pašvaldīb*_vēlēšan* cvk priekšvēlēšan* atkāp*_no_amata grozījum* valsts_apvērsum* hunta valsts_vizīt* vārda_brīvīb* preses_brīvīb* cilvēktiesīb* vēstniecīb* saskaņa
Economy+ latvijas_bank* centrālā_banka monetār*_politik* valsts_parād* obligācij* akcīz* darba_samaks* pensionār* nva hipotek* dzīvokļu_cen* īres_maks* dzīves_dārdzīb* patēriņa_cen* airbaltic_akcij*
Climate+ izmeš* gaisa_kvalitāt* meža_ugunsgrēk* apdraudēt*_sug* aizsargājam* nacionāl*_park* dabas_aizsardzīb* depozīta_sistēm* jūras_līmen* naftas_noplūd* ūdens_trūkum* ciršan* kailcirt* vides_aizstāv* biodaudzveidīb* lāči lāču lāčiem
Defense+ nacionālie_bruņotie zemessardz* uzlidojum* pašnāvniek*_spridzin* miera_sarun* miera_līgum* pilsoņu_kar* genocīd* ķīmisk*_ieroč* kodolizmēģin* ballistisk* mācības_adaži veterān* karagūst* vdd karš_ukrainā obligātais_militār* dienest*_valsts_aizsardzības
Healthcare+ zobārst* rindas_pie_ārst* spkc vakcinācij* koronavīrus* karantīn* grip* hepatīt* ērču_encefalīt* vēža leikēmij* insult* infarkt* pārkinson* transplantāc* donor* mākslīgā_apaugļo* dzemdniec* anoreksij* kokaīn* heroīn* pārdozē* saindēš* salmonel* zāles_kompens medikament*
Education+ pamatskol* centralizēt*_eksāmen* studiju_maks* stipendij* pāreja_uz_latviešu plagiāt*
Technology+ mākslīgais_intelekts mākslīgā_intelekta sociālo_tīkl* sociālie_tīkli personas_dat* mobilo_sakaru kvantu_dator* planēt* asteroīd* melnais_caurums ģenētik* genom* nobela_prēmij*_fizik* nobela_prēmij*_ķīmij* matemātik*
Energy+ siltuma_tarif* sadales_tīkl* saules_park* hes ogles sašķidrināt*_gāz* dīzeļdegviel* obligātā_iepirkuma
Agriculture+ zemkopīb* rapš* kartupe* govis aitas platību_maksājum*
Transport+ aviokatastrof* atcelt*_reis* ldz autoceļ* ceļu_satiksm* frontāl* vadītāj*_reibum* dzērumā_pie_stūres fotoradar* ātruma_ierobežojum* vadītāja_apliecīb* trolejbus* sabiedrisk*_transport* skrejrit* taksometr* bolt autoražotāj*
Trade+ brīvās_tirdzniecīb* sankcij*_pret_krievij*
Immigration+ cilvēktirdzniec* nelegāl*_migrant* dubultpilsonīb* nepilsoņ* reemigrāc*
Economy+ finanšu_ministr*
Defense+ aizsardzības_ministr*
Healthcare+ veselības_ministr*
Education+ izglītības_ministr*
WarZone- ukrain*
Background pēc par_spīti reaģ*_uz reakcij*_uz nosod*_uzbrukum*
Casualties nogalin* bojāgāj* ievainot*
Economy+ darba_likum* darba_inspekcij* darba_devēj* koplīgum* ekonomik*_izaugsm* zelta_cen* naudas_atmazgāšan*
Politics+ pretvaldīb* cilvēktiesību_aizstāv* cilvēktiesību_aktīvist* dalībvalst* ksenofob* ģeopolit*
Defense+ gribētāju_koalīcij* miera_uzturēšan* miera_misij* hiperskaņ* izlūkdienesta_vadītāj* armijas_komandier*
Transport+ slēgt*_gaisa_telp* gaisa_satiksm* dispečer* bojāgājuš*_uz_ceļiem elektroautobus* apledojum*
Transport- gaisa_telp*
Climate+ ozona_slān* ozona_caurum*
Healthcare+ zīdaiņu_mirstīb* piesārņot*_dzeramai* imūnsistēm*
Technology+ digitāl*_identitāt* biotehnoloģ*
Economy+ eiro_ieviešan* pāriet*_uz_eiro kopēj*_valūt* tēraudrūpniec* tērauda_rūpn*
Defense+ bruņošanās_sacens*
Climate+ sniegputen* puteni putenis putenī putenim apledojum* atkala atkalas bargs_sal* barg*_sal* stiprs_sals dzelten*_brīdinājum* oranž*_brīdinājum* sarkan*_brīdinājum* vētras_brīdinājum* aukstuma_rekord* siltuma_rekord* karstuma_rekord* temperatūras_rekord* zemes_nogruvum* lavīnu_risk* savvaļas_dzīvniek* savvaļas_put* dabas_lieg* dabas_park* mežacūk* aļņi aļņu plūdi plūdu plūdiem
Climate lvģmc sinoptiķ* snigš* snigs sniegs sniega sniegu sniegā sniegot* slidens slideni slidenie slideniem lietusgāz* lavīn* krusa stārķ* roņi roņu dabai
None dabūt dabū dabūja dabūj* dabīg* dabiski dabas_gāz* spiegel
Education- profesor*
Leisure- modi atlaides grima grims
Sport- zelta
`;
