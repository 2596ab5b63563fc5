export const et = `
Politics+ *valimis* *valimiste *valimised riigikog* *parlament* valitsus* *valitsus *valitsuse *minister *ministri *ministeerium* peaminist* president* koalitsioon* opositsioon* *erakon* *erakond* referendum* *rahvahääletu* põhiseadu* *seadus *seaduse *seadust seadus* eelnõu* *eelnõu umbusaldu* eurosaadik* europarlamen* volini* kantsler* tippkohtumi* diplomaa* suursaadik* kandidaa* kandidee* hääleta* *hääletu* reitin* reformierakon* keskerakon* ekre isamaa sotsid sotsiaaldemokraa* eesti_200 parempoolse* michal* Karis Karise Karist Karisele Karisega linnapea* linnavalitsu* volikog* õigusriik* paremäärmus* välisminist* valija* hääletus* valimis* kongress* esindajatekoja* seadusand* ratifits* põhisead* meeleavaldaj* protestija* iseseisvusdeklaratsioon* ülemkoh* riigikoh* poliitilise_olukor* poliitilisest_olukor* siseminist*
Politics poliitik* *poliitika poliitili* sanktsioon* tagasiastu* demokraa* konservat* liberaal* vasakpool* vasaktsent* vasakäär* kampaania* korruptsioon* läbirääkimi* rahulep* üro brüssel* veto desinformatsioon* kreml* valge_maja valgele_majale suverään* mandaa* reform* komisjon* õiguskantsler* protest* meeleava* iseseisvu* annekteer* okup* kokkulep* vabarii* dünasti* impeeri* neutraal* koloni* iseseisv* sõltumatu* sissetung* vallut* imperialis* kuningri* revolutsioon* okupatsioon* okupeeri* ülestõus* mässul* koloonia* koloniaal* piiritüli* pressiesindaja* kõneisik* poliiti* hääletus* seadusand* tagasi_valitud föderaal* liitvabari* vabariigi* valitsus* minister* ministri* parlamen* kongress* erakon* kandidaa* valija* valimis* volikog* linnapea* saadik* suursaadik* esindajatekoda esindajatekoja monarh* peaminist* ÜRO vaherahu* rahulepe* rahuleping* keiser* keisr* riigipööre* riigipöörde* võimule võimul enesemääramis* õigusakt* omariiklus* omavalitsus* kuulutas_välja iseseisvaks ratifitseeri* rahvusvahelis* vallutus* vallutam* kuningrii* dünastia* impeeriu* meeleavalda*
Politics- kriis* juht* arutel* otsus* vaidlu* parempool* territoor* režii* võimu leping*
Economy+ *majandu* inflatsioon* intress* euribor* keskpan* majanduslang* *töötu* skp *defitsiit* *eelarve* *võlg *võla *maks *maksu *maksud maksud maksude maksudele maksustami* maksumuudat* maksumaks* maksuameti* maksulang* maksupoliiti* käibemaks* *palk *palga *palgad miinimumpalk* ametiühing* *pension* *börs* aktsia* koonda* pankrot* üür üürid üürihind* üürikorter* *laen *laenu kodulaen* *pank *panga pank* pangad euroala* ekp *tööturg* *tööturu hinnatõus* rahandus* tulumaks* automaks* maksutõus*
Economy ettevõt* *ettevõte *ettevõtte streik* *streik* *turg *turu *turul investeeri* *investor* *tööstu* tehas* kasum* käive käibe tarbi* *hind *hinna *hinnad *kulud säästu* krediit* *kasv toetused *toetus tööand* *töötaj* *tootmi* kinnisvara* *eluase*
Economy- kulu* *raha
Climate+ *kliima* soojenemi* *heite* *heitme* kasvuhoonegaas* süsini* kuumalain* *põud* *põua üleujutu* metsatulekah* *elurikku* *keskkon* looduskait* liustik* reosta* *saaste* taaskasut* jäätm* jätkusuutl* kestlik* rohepöö* fossiil* mikroplast* kliimaseadus*
Climate kuumus* plast* prügi* *mets *metsa *metsad raie* temperatuur* hunt hundi* karu liik liigid liikide liigikait* liigirikk* ohustatud_liigi* õhukvalitee* loodus*
Climate- torm* *torm ookean* kaitsealus* laviin* põdra* tuisk
Technology+ tehisintelle* tehisar* ti_* digi* *küber* häkker* *tarkvara* pooljuht* *kiip *kiibi andmekait* isikuandm* sotsiaalmeedia* nutitelefon* kvant* satellii* kosmos* idufirma* iduettevõt* algoritm* tehnoloogiahii* platvorm* internet* robot* 5g andmekeskus* juturobot* e_riik e-riik* andmeleke*
Technology *tehnoloogia* tehnika* rakendus* online arvuti* innovats* *andmed teadla* krüpto* astronau* it elektrooni* *võrk*
Defense+ *kaitse *kaitsevä* kaitsevä* kaitseminist* riigikaits* kaitselii* *sõjavä* *sõdur* *sõja *sõda sõja* sõda nato* *rakett* *raketi* droon* *droon* *relv* *relvad tank tankid hävitaj* allveelae* *laevastik* mereväe* õhuvä* laskemoon* invasioon* reservvä* ajateen* spionaaž* luure* sabotaaž* pommita* õhutõrje* varilaevast* kapo scoutspataljon* suurtük*
Defense lahing* väed pantvang* tuumarelv* hübriid* kindral*
Defense- rünna* *rünnak* pomm* julgeolek* plahvat* terror*
Trade+ *tollimaks* toll* kaubandusleping* kaubanduslepe* kaubandussõ* vabakaubandu* *eksport* *ekspordi *import* *impordi väliskaubandu* maailmakaubandu* mercosur wto tarneahel*
Trade *kaubandu* konteiner* kaup kaubad embargo*
Immigration+ *ränne* *rände* *migrat* *migrant* *sisserän* varjupaig* *põgenik* *pagulas* väljasaat* smugeld* piirikontroll* frontex schengen elamisluba* elamislo* kodakondsu* rändepak* võõrtööl*
Immigration viisa* välismaala*
Healthcare+ *tervis* *tervise haigla* *haigla *arst *arsti arstid meditsiiniõde* pereõde* kooliõde* õed *patsien* *haigus* *haigust* vaktsi* *vaktsiin* *ravim* apteek* apteegi* *vähk *vähi pandeemia* epideemia* *viirus* covid* gripp* gripi* erakorral* operatsioon* kirurg* ravijärjekor* tervisekass* eutanaasia* abort* dementsus* diabee* rasvu* antibiooti* leetri* vaimne_tervis vaimse_tervise kiirabi* perearst* hooldekodu* läkaköh* sünnitus*
Healthcare *ravi *ravi teraapia* suitset* alkohol* narko* nakat* *nakkus* sümptom* psühholoog* psühhiaat* sündimus* nakku* infektsioon* antike* haigus* kasvaja* sündroom* häire* diagnoos* diagnoosi* mürgitus* malaaria* ebola* tuberkuloos* allergi* epideemia* viirus* patsien* arst* meditsiin* tervis* ravi* haigla* vähk* vähi* aju ajukas* ajuvähk* ajukahjustus* kliinili* neuroloogili* vaimse_tervise mürgistus* raviarst* antikeh* rasestumisvast* depressioon* kõhulahtis* oksenda* hulgiskleroos* kopsupõleti* morfii* immuun*
Education+ *kool *kooli *koolid kool* *õpetaja* *õpilas* ülikool* *üliõpilas* *haridus* *hariduse gümnaasium* lasteai* lasteae* *eksam* pisa rektor* kutsekool* *õppe õppe* hinne* doktoritöö* doktorikraad* doktoriõp* doktorant* eestikeels*_õpe
Energy+ *energia* *elekter *elektri* elektri* *tuuma* *reaktor* elektrijaam* tuumajaam* hüdrojaam* päikesejaam* põlevkivijaam* elektrijaam* *gaas *gaasi gaas* *nafta* põlevkiviõli* kütteõli* toornaft* vesinik* *tuulepar* *tuuleener* *päikesepar* päikesepaneel* põlevki* *kütus* bensiin* taastuv* elektrikatkestu* elering* estlink* desünkroniseeri* lng soojuspump* kaugküte* tuumajaam*
Agriculture+ *põllumaj* *põllumehe* põllumees* põllume* *talunik* talus talunik* mahetalu* piimatalu* saak saagi* väetis* taimekaits* glüfosaat* *loomakasvat* *veise* *sea *sigade seakatk* sigade_katk linnugrip* *lehm* *piim *piima *kalapüü* *kalur* traktor* vili vilja* nisu mesini* mesilas* *metsandu* põld põllu*
Agriculture liha *maaelu* toidu* toit juurvil* *köögivil* vein loomade_heaolu
Transport+ *rong *rongi *rongid *raudtee* raudteejaam rongijaam rongijaama *lennujaam* *lennu *lennuk* *lend *maantee* tramm* jalgratt* kiiruspiirang* elektriauto* *ühistransport* *liiklus* juhilu* *veoauto* rekka* *sadam* *parvlaev* *praam* *laev *sild *silla *tunnel rail_baltic* *autod *piloot* lennujuht* *transport* *buss *bussi tallinki* elron* *vedu
Transport maantee* teeremon* teetöö* teede *õnnetus* parkimi* bussijuht* autojuht* rekkajuht* veokijuht* vedurijuht*
Transport- *lennufirma* *laeva *auto *reisija*
International+ julgeolekunõukogu lähis-ida valge_maja
International gaza* iisrael* palestiin* ukraina* venema* hiina* usa trump* iraan* süüria* aafrika* venezuela* kreml* humanitaar* hamas*
Society+ võrdõigu* *vaesus* kodutu kodutud kodutute kodutuid kodutus kodututele diskrimin* rassis* antisemit* lgbt* vägista* *mõrv* *kohus *kohtu prokuratuur* prokurör* kirik* paavst* perevägivald* *vägivald*
Society naised naiste pere* laps* noor* politsei* kahtlusta* vang* süüdi* kuritarvit* kuriteg* kuriteo* kuritegu* kadun* õnnetus* hukku* surm* suri vigasta* tulekahju* *põleng* päästjad päästeamet* uurimi* ohver* ohvri* ühiskon* elani* kelm*
Business+ aktsionär* ühinemi* tegevjuht* idufirma* kvartal*
Business ettevõt* tehas* bränd* *kett *keti kasum* investor* müük* klien* tootja*
Culture+ *muuseum* *näitus* *teater* *teatri ooper* orkest* romaan* kirjandus ilukirjandus kirjandusauhin* kirjanik kirjanikud kirjaniku filmifestival* pöff *kunst *kunstnik* maalikunst* maalinäitus* muinsuskait* *kultuur* helilooja* ballett* arheoloog* luule* raamatukog* laulupi*
Culture film* muusika* raamat* album* kontsert* festival* näitleja* lavastu* tants*
Sport+ *jalgpall* premium_liiga koondis* *treener* väravava* ründaja* poolfinaal* veerandfinaal* mm-il mm-i mm-ile em-i em-il em-ile olümpia* tennis* kontaveit kanepi *korvpall* *võrkpall* *käsipall* *suusata* suusa* laskesuusa* kergejõu* vormel* ralli* tänak* *medal* *meister* meistrivõistlu* meistrite_liiga derbi* üleminek* flora levadia kalju *sport* spordi* *võistlu* kodumäng* võõrsilmäng* finaalmäng* jalgpallimäng* *turniir*
Sport võit võidu* kaotus* värav* finaal* mängija* meeskon* klubi* hooaeg* hooaja* karikas* tiitel* fännid staadion* rekord* kuld* hõbe* pronks*
Leisure+ horoskoop* retsept* kuulsus* staar* loto* eurojackpot suunamudija* mõjuisik* pulm* rase rasedu* lahutu* kuningli* prints* printsess* mood moe* stiil* ilusalong* iluprotseduur* ilunõu* ilusalong* meik* dieet* kaalulangetu* jooga* sodiaa* tähemär* telekava* telesari* telesari telesarja* draamasari netflix* eurovisioon* eesti_laul* kokk kokasaade* restoran* puhkus* reisisih* sisustu* aiandus* aiatöö* aianip* aiand* pakkumi* must_reede ristsõna* viktoriin* tantsud_tähtedega maski_taga
Leisure laulja* saatejuht* näitlejann* telesaade* koer* kass kassi kassid kassipoeg* kassid rand ranna* hotell* beebi* trend* lauamäng* arvutimäng*
None juhtum* juhtu* maksim* teemantpulm kaasasündinu parem_et parem_kui parema paremat paremini paremad parem autor* autasu* kulutulek* rahakott rahva* ostukeskus* keskuses loomade_varjupai* kasside_varjupai* koerte_varjupai* maailmasõ* hinnasõ* kultuurisõ* töötund* töötunde töötunni* tollal tollane tollase* tollas* maksimum*
Healthcare- valu valud valude valuga valusid valust valuvaigist* haav* hügieen*
Politics+ iseseisvus* sõltumatus* rahvusvaheli*_õigus* poliitilis* poliitiline_olukor* allkomitee* erikomisjon* uurimiskomisjon* kuningriigi* võimuvahetus* riigipöör* monarhia* rahvaesinda* kabinetiliik* oppositsioon* opositsioonijuh* välispoliit* sisepoliit* rahulepin* relvarahu tuumadesarm* tuumarelvavab* tuumalepe* suveräänsus* inimõigus* kohalikud_valimised riigikogulas* parlamendisaadik* valitsusjuh* riigijuh* peasekretär* põhiseaduslik* impeachment tagandami*
Politics komitee* resolutsioon* administratsioon* liitlas* deklaratsioon* valitse* visiit* troon* kuningas
Politics+ presidendi* *presidendi *parlamendi* *ministri* *ministrid senat* senaator* asepresiden* riigipea* kuberner* partei* kodanikuõigus* julgeolekunõukogu* diktaator* *saadik *saadiku vabariiklas* demokraadi* ametivan* ametisse_vannu* rahvaasemik* riigisekretär*
Politics meeleavald* mässuli* kuninga* võimud ametni* keisri* suurriik* riigikor* territoorium* provints* valitsej* tsensuur* pressivabadus* sõnavabadus* poliitvang* natsionalis*
Economy- miljard*
Technology videomäng* arvutimäng*
Defense+ õhurünnak* õhulöök* raketirünnak* droonirünnak* iisraeli_rünnak* usa_rünnak* usa_löö* sõjakuri* relvarahu* vaherahu* sõjavang* džihadist* islamiriik* tuumarelv* sõjalaev* kaitseministeerium* luureteenistus* spionaaž* merekaab* hävitaja*
Technology+ arheoloog* fossiil* dinosaurus* neandertal* astronoom* päikesevarjutus* kuuvarjutus* komeet* meteoriit* kosmosejaam* tüvirak* isejuhtiv* andmeleke* andmelekke*
Technology teadlased teadlaste avastus* eksperiment* füüsik* bioloog* dna
Energy+ elektrikatkestus* elektrita elektrihin* tuumajaam* naftatanker* nafta_hin*
Transport+ rongiliiklus* tühistatud_lennud hädamaandumi* lennuõnnetus* rongiõnnetus*
Immigration+ varjupaigataotleja* väljasaatmi* sisenemiskeel*
Climate+ kliimamuutus* kliimakriis* metsapõleng* liustik*
Politics+ rahandusminist* justiitsminist* terviseminist* sotsiaalminist* haridusminist* linnape* abilinnape* linnavalits* vallavane* euroval* e-valim* e-hääl* umbusald* sõjaväehunta riigivisiit* poliitvang* sõnavabadus* ajakirjandusvabadus* saatkon*
Economy+ eesti_pank rahapoliit* riigivõlg* riigieelarve* aktsiis* alampalk* keskmine_palk palgatõus* korterihind* üürihin* elukallidus*
Climate+ õhusaaste* maastikupõleng* ohustatud_liigi* kaitseala* rahvuspark* lageraie* ringmajandus* meretase* naftareostus* veepuudus* karud ilves* viigerhül* vihmamets*
Defense+ venemaa_rünnak* enesetapurünnak* džihad* rahukõnelus* kodusõ* genotsiid* keemiarelv* tuumarel* tuumakatsetus* ballistilis* õppus* veteran* spioon* välisluure* ukraina_sõda rindel
Healthcare+ sotsiaalministeerium* hambaarst* haigekassa koroona* mask karantiin* leetr* hepatiit* puuk puukentsefaliit* leukeemia* insult* infarkt* alzheimer* parkinson* siirdami* doonor* kunstlik*_viljastami* sünnitaja* anoreksia* sõltuvus* fentanüül* kokaiin* heroiin* üledoos* ülekaal* toidumürgitus* salmonell*
Education+ põhikool* tudeng* riigieksam* sisseastumi* eestikeelse_õpe* eestikeelsele_õppele plagiaat*
Technology+ mobiilioperaator* marsi marsil planeet* asteroid* must_auk teadus* kivistis* geneeti* genoom* keemianobel* matemaatik* otsingumootor* isesõitv* id-kaart*
Energy+ voolukatkestus* eesti_energia tuulik* kivisüsi söejaam* kaevandus* kaevur* balticconnector maagaas* diislikütus*
Agriculture+ raps* kartul* piimatoot* piimahin* lüpsi* seakasvat* sigade_aafrika kanala* lihatööst* veis* lammas* kalanduskvoot* pestitsiid* gmo
Transport+ lend_tühista kiirtee* avarii* kokkupõrge* purjus_juht* roolijoodik* kiiruskaamera* kiirusepiirang* juhilo* jalgrat* tõukerat* taksojuht* bolt uber autotootja* tallink* konteinerlaev* suessi* trollibuss* trolliliin*
Trade+ sanktsioon*_vene
Immigration+ pagula* inimkaubandus* inimsmuga* topeltkodakondsus* illegaalne_ränne immigratsioon* immigran* piirivalv* piiriületus* võõrtööjõu*
Economy+ rahandusminist*
Healthcare+ terviseminist*
Education+ haridusminist*
WarZone- ukraina*
Background pärast vaatamata
Casualties hukku* haav*
Economy+ töölepingu_seadus* tööinspektsioon* tööandja* kollektiivlepin* eurotsoon* euroala majanduskasv* kulla_hind rahapes*
Politics+ valitsusvastas* inimõigusaktivist* inimõiguslas* liikmesriik* liikmesriigi* ksenofoob* geopoliit*
Defense+ tahtekoalitsioon* rahuvalv* hüperheli* luurejuht* luureülem* kaitseväe_juhataj*
Transport+ suletud_õhuruum* õhuruumi_sulg* liikluses_hukku* liiklussurm* elektribuss* libedus*
Transport- õhuruum*
Climate+ osoonikih* osooniauk*
Healthcare+ imikusurem* lastesurem* reostunud_joogive* immuunsüsteem*
Technology+ digitaal*_identiteet* biotehnoloogia*
Economy+ euro_kasutuselevõt* eurole_üleminek* ühisraha terasetööstus* terasetehas* hinnalag*
Defense+ võidurelvastum*
Climate+ lumetorm* lumesad* kiilasjää* libedus* libedaho* käre_pakane käreda_pakase tormihoiatus* ilmahoiatus* kuumahoiatus* kuumarekord* külmarekord* külmalain* paduvihm* maalihk* laviinioh* hundijah* metsloom* metssea* metssiga hülged hüljes hülgeid merikotka* linnukaits* looma-_ja_linnuliik rannaniit*
Climate ilmateenist* tuisku tuisune pakane pakase* lörtsi miinuskraadi* libedad_teed libedaks äike äikesetorm* saarma* linnuliigi*
Climate+ ilmateenistus_hoiatab keskkonnaagentuur_hoiatab
Education- professor*
Immigration- *piir *piiri
`;
