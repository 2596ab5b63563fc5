export const fi = `
Politics+ *hallitus* *hallituksen *hallitukse* *eduskun* *ministeri* *pääministeri* *vaali* *vaalit *vaalien *puolue* *puolueen *kansanedustaja* *parlamen* *presiden* *oppositio* *koalitio* *kansanäänesty* perustusla* *lakiesity* *lakialoit* lakimuuto* epäluottamu* kaupunginvaltuusto* kunnanvaltuusto* aluevaltuusto* *välikysymy* europarlament* euroopan_komissi* komissaari* liittokansler* *suurlähet* *diplomat* huippukoko* äärioikeisto* kokoomu* perussuomal* sdp* keskusta* vasemmistoliit* vihreä* rkp* kristillisdemok* kannatusmittau* *äänestä* *ehdokas* *ehdokka* *ehdokkuu* kuntavaal* aluevaal* valtiosihteer* oikeusvaltio* eduskuntaryhm* ulkoministeri* pormestari* valtioneuvost* hallitusneuvottelu* puhemies* hallitu* ministeri* eduskun* puolue* presidenti* presiden* parlament* kansanedusta* äänest* *ehdoka* oppositio* kansanäänest* suurlähet* diplomaat* itsenäisy* mielenosoit* mielenosoittaj* lakiehdot* lakiesit* senaat* senaatto* kongress* valtionpää* pormestar* kunnanval* kaupunginval* ulkopolit* turvallisuusneuvosto* rauhansop* pakotte* vallankaap* vallankumou* erosi_tehtäv* luottamusäänest* demokraat* republikaan* äänestäj* äänesty* edustajainhuone* lainsäädän* pääminister* ratifioi* esivaal* itsenäisyysjulistu* korkein*_oikeu* korkeimma*_oikeud*
Politics *politiik* *poliitik* poliitti* pakot* pakotteet eroaa eropyyn* pyytää_eroa pyysi_eroa demokra* konservat* liberaali* vasemmisto* oikeisto* kampanja* korruptio* *neuvottelu* aselepo* tulitauko* rauhansopimu* yk ykn bryssel* orpo* purra* lindtman* *sopimu* veto disinformaat* kreml* valkoi*_talo* itsemäär* *uudistu* lain lakia valtiovierailu* *valiokun* *hanke *päätös* mandaati* neuvottel* johtaj* viranomais* valta vallan poliittis* *protest* mielenosoitt* itsenäis* liit*_alue* miehit* *sopimus *sopimuks* tasaval* kuvernööri* dynasti* imperiumi* vallankaappau* puolueet* siirtomaa* itsenäi* riippumattom* hyökkäykse* valloit* valloitu* keisarikun* imperi* imperialis* kuningaskun* vallankumou* mieheh* miehity* kapina* kapinal* kansainvälise*_oikeu* rajakiista* tiedottaj* tiedotta* puhemie* ratifioi* lainsäädän* uudelleenvali* liittovaltio* tasavalta* tasavalla* itsenäisyy* kansainväli*_oikeu* kansainvälis*_oikeu* hyökätä_maahan valloitta* ydinaseriisun* dynastia* imperiu*
Politics- kriisi* mielenosoi* johtaja* keskustelu* oikeudet riita* viranomai* kuningas kuninka* liittoutun* maakun* hallitsij* hallin*
Economy+ *talous* *talouden *taloude* inflaatio* *korko* *korot *korkojen euribor* keskuspank* taantum* lama *työttömy* bkt *bruttokansantuot* alijääm* *budjetti* budjetin *velka* *velan *verotu* *vero *verot *veroj* *arvonlisävero* alv *palkat *palkka* *palkkojen ammattiliit* *eläke* *eläkke* *pörssi* osake* *osakkeet irtisano* yt_neuvottelu* muutosneuvottelu* konkurssi* *vuokra* asuntojen_hin* *asuntolaina* *pankki* *pankit euroalu* *työmarkkin* ostovoima* *leikkau* leikkauks* valtiovarain* lakko* *lakko* kuluttajahin* suhdann*
Economy yrity* *yritys *yhtiön markkin* *markkina* sijoitta* *investoin* *teollisuu* tehdas tehtaan tehtaita tehtaat liikevoit* liikevaihto* *kulutu* *hinnat *hinta *hintojen *kustannu* säästö* *säästöt luotto* *kasvu *tuotanto* työnantaj* työntekij* *rahoitu* yrityskaup* fuusio* *työpaik* asunto* *asumi* rakennusala* rakennusyht* toimeentulo*
Economy- euro* prosent* kallis* halven* nous* lask* *yhtiö* *tuki* raha*
Climate+ *ilmasto* *ilmaston lämpenemi* *päästö* kasvihuonekaasu* hiilidioksid* hiilineutr* helleaalto* *kuivuu* *tulva* *metsäpalo* maastopalo* *monimuotoisuu* luontokato* *ympäristö* *luonnonsuoje* jäätik* *saaste* *saastu* kierräty* *kestävä_kehi* mikromuov* fossiil* itämere* rehevöity* *uhanala* pariisin_sopimu* hiilinielu* ennallista* susikan* ilmastolaki
Climate helle* hellett* muovi* *jäte* jätteet *meri *metsä *metsät lämpötila* susi sude* karhu* lajien lajikato* lajit rankkasat* *sateet ilmanlaatu* *luonto* ukkonen ahma*
Climate- sää* lumi* vesi* vede* myrsky* *myrsky* sade* luonnon* ilveksen ilveksiä ilves itämeri
Technology+ *tekoäly* digi* digitaal* *kyber* hakker* *ohjelmisto* puolijohde* *siru *sirut *tietovuo* tietomurto* tietosuoj* somejät* sosiaali*_media* verkkoalust* digialust* some-alust* pilvialust* tekoälyalust* internet* netti* teknologiajät* teknologiayht* älypuhel* *satelliit* *avaruu* raketti* algoritm* kvanttitietokon* *datakesku* chattibot* kasvuyrity* kasvojentunnist* robot* 5g laajakaist* *tietoliiken* verkkohyökkäy* palvelunesto* nokia*
Technology *teknologi* *tekniik* online *data sovellu* *sovellus tietokone* innovaat* tutkija* astronaut* krypto* sähköi*_palvelu* hakukone* verkko*
Technology- tiede* tutkimu* näyttö* startup*
Defense+ *puolustu* *puolustus* *armeija* *sotila* *sotilas* nato* *ohjus* *ohjuks* *drooni* *drone* *ase *aseet *aseiden *asevelvolli* varusmie* *sota *sodan *sotaa *sodassa hävittäj* f_35 panssari* *sukellusven* *laivasto* *ilmavoim* merivoim* maavoim* ammus* *varustautu* *hyökkäysso* *maahantunkeutu* reservil* *vakoilu* vakooj* *sabotaasi* pommitu* ilmaisku* ilmatorjun* varjolaivasto* supo suojelupoliisi* rajavartio* puolustusvoim* merikaapel* hybridi* lennokk* lennokki*
Defense taistelu* *joukot joukkoja attentaat* pantti* ydinase* kenraali* tiedustelu* kaapeliri* *rintama*
Defense- uhka* konflikt* *raja venä* hyökkä* *hyökkäy* *isku *iskut turvallisuu* räjähdy* *pommi* *terror*
Trade+ *tulli* *tullit *tullien kauppasopimu* kauppasota* kauppaso* vapaakaup* *vienti* *viennin *vientiä *tuonti* *tuonnin ulkomaankaup* maailmankaup* kauppatase* toimitusketju* sisämarkkin* wto kauppakumppan* kauppapoliit*
Trade *kauppa kont* *tavara* vientikielt* mercosur kiintiö*
Immigration+ *maahanmuu* *siirtolai* *turvapaik* *pakolai* *maahantulo* *käännyty* karkotu* karkot* oleskeluluv* *oleskelulup* *rajavalvon* *rajatarkastu* ihmissalakulje* *kansalaisuu* perheenyhdistä* *vastaanottokesk* frontex schengen paperittom* kiintiöpakolai* maahanmuuttovirast* migri itäraja* rajalaki* käännytysla*
Immigration kotoutu* viisumi* *ulkomaalai* *raja-asem*
Healthcare+ *terveys* *terveyden* *terveyskesku* *sairaala* *sairaal* *lääkäri* *sairaanhoita* hoitaja hoitajat hoitajien sairaanhoitaja* lähihoitaja* *potila* *sairaus* *sairauks* *rokot* *lääke* *lääkke* apteek* *syöpä* *syövän *virus* pandemi* epidemia* korona* covid* influenssa* *hoitojono* *leikkausjono* päivystyk* päivysty* *leikkausho* kirurg* dementi* *muistisaira* alzheimer* diabete* lihavuu* antibioot* tuhkarok* eutanas* abortti* *mielenterve* psykiatr* *tartunta* *infektio* synnyty* kätilö* hammashoi* hyvinvointialue* sote* vanhustenho* kela* thl* terveyden* sairaal* lääkär* *lääkkee* *taudi* *tauti* taudin tautia *rokott* *viruks* epidemi* *tartun* *syöpää kirurgi* diabet* *oireet *oireita sairastu* kuolleisu* hiv aids malaria* tuberkuloos* influenss* kuume* bakteeri* *lääketiet* aivoverenvuo* sydänkohtau* vammau*
Healthcare sairaanhoito hoitoon_pääsy *hoidon *hoitoa terapia* oire* tupakka* tupako* nuuska* huume* syntyvy* riippuvuu* elinikä* psykolog* sairast* kuolleisuu* infektio* tartun* vasta-ain* sairau* kasvai* oireyhtym* häiriö* diagno* myrkyt* malaria* ebola* tuberkuloos* allergi* terapi* aivo* epidemi* virus* rokot* potila* lääkär* ehkäisy* kasvain* kasvaim* masennu* ripuli* oksentel* oire oireet oireita aivovau* aivovamm* ms-tau* keuhkokuum* morfiini* immuun* tarttuv*
Healthcare- vanhus* iäkk* tutkimu* alkoholi* *veri* kipu* haav* lääkk* hygieni* hoito*
Education+ *koulu *koulut *koulun *koulussa koulu* *opettaj* *oppila* *oppilaito* *yliopisto* *korkeakoul* *opinto* *koulutu* lukio* *ylioppila* *päiväkoti* *päiväkod* varhaiskasvatu* *arvosan* *oppimi* *pisa_* rehtori* opintotuki* *oppitunti* kännykkäkiel* väitöskirj* ammattikoulu* *tutkinto* *peruskoul* esikoulu*
Education lukeminen *opetus* *opetuks* *kurssi luokka* *luokka akatemi* lukutai*
Education- *opiskel* professori*
Energy+ *energia* *sähkö *sähkön* sähkö* *ydinvoima* *ydinvoimal* *reaktor* *voimala* *voimalaito* *kaasu *kaasun *kaasuputk* maakaasu* *öljy *öljyn *öljyn* *vety* vedyn *tuulivoima* *tuulipuist* *aurinkovoim* *aurinkopane* kivihiil* turve turpeen *bensiin* *polttoain* *sähkökatko* jalostamo* lng *uusiutuv* *kaukolämp* fingrid* fortum* olkiluoto* akku akut akkutehd* *akkutehd* megawat* gigawat* uraani* pörssisähk* kantaverkk*
Energy diesel* lämmity* *lämpöpump*
Agriculture+ *maatalou* *maatila* *viljelij* *viljely* *sato *sadon *satoa *lannoit* *torjunta-ain* glyfosaat* *karja* *sika *sikoj* sikarut* lintuinfluenss* *lehmä* *maito* *kalasta* *kalastus* kalastuskiintiö* traktor* *vilja *viljan vehnä* mtk mehiläi* *metsätalou* *metsänomist* *pelto* *pellot maatila* lypsytila* kotieläintila* sikatila* broileritila* viljatila* *teurast* *porotal* poro* silakka* *lohi *lohen ruokavirasto*
Agriculture *liha *lihan maaseutu* maaseudun elintarvik* vihannek* hedelm* viini* eläinsuoj* lampaa* siemen* *ruoka *ruoan
Agriculture- eläim* eläin* kala*
Transport+ *juna *junat *junien *junan juna* *rautatie* junarata pikarata metrorata päärata rantarata raitiorata suurnopeusrata *radan *raidehank* rautatieasema* juna-asema* metroasema* linja-autoasema* *lentoasem* *lentokent* *lennot *moottoritie* *metro *metron *raitiovaunu* *raitiot* *ratikka* pyörä* *pyöräil* *nopeusrajoit* *sähköauto* *joukkoliiken* *liiken* *ajokort* *kuorma-auto* *rekka* *satama* *satam* *lautta* *laiva *laivat *sillan *tunneli* vr vr:n hsl finnair* sähköauto *lentokone* *veturinkuljet* *lentäjä* *kuljetu* *sähköpotkulaud* yöjun* lennonjoh* *väylä* väylävirast* suistu* *bussi *bussit *bussin tunnin_jun* varustamo* kuljettaj* traficom* tieverk*
Transport *onnettomuu* *kolari* liikkuvuu* suezin_kanava pysäköin*
Transport- *lento *lentoyhti* lento* auto *autot *auton *matkustaj* tie tien
International+ yhdistyneet_kansakunnat turvallisuusneuvost* lähi_i* lähi-i* valkoi*_talo*
International gaza* israel* palest* ukrain* venäj* venäl* kiina* yhdysval* trump* iran* syyria* afrik* sudan* taiwan* korea* venezuela* kreml* humanitaar* hamas*
Society+ *tasa-arvo* *köyhyy* asunnottom* syrjin* *rasis* antisemit* seksuaalivähem* *raiskau* *murha* *tappo* jengi* *käräjäoikeu* hovioikeu* korkein*_oikeu* syyttäjä* kirkko* kirkon paavi* lastensuojelu* *henkirik*
Society nais* naise* perhe* lapsi* lapse* nuor* poliisi* epäil* vangit* vankil* tuomit* rikos* rikok* kadon* onnettomuu* kuoli* kuollu* surma* loukkaan* ampu* puuko* tulipalo* palo* pelastuslaito* uhri* pidät* yhteiskun* väestö* syyte* oikeudenkäyn* vapaaehtoi*
Business+ pörssiin listau* listautu* yrityskaup* fuusio* osavuosikatsau* tulosvaroitu* osakkeenomist* toimitusjohta* liikevaihto* startup* konkurssi* osinko*
Business yrity* yhtiö* konserni* tehdas tehtaan tehtaita tehtaat *brändi* kauppaketju* ketju* *tulos sijoittaj* asiakka* valmistaj*
Culture+ *museo* *näyttely* *teatteri* *ooppera* orkesteri* romaani* *kirjallisuu* *kirjailij* elokuvajuhl* elokuvafestiv* *taide* *taiteilij* *kulttuuri* säveltäj* baletti* kirjamessu* arkeolog* runo* kirjasto* finlandia-palkin* finlandia_palkin*
Culture elokuva* *elokuva musiik* *musiikki albumi* kirja* konsertti* festivaal* näyttelij* ohjaaj* näyttämö* tanssi* videopel*
Sport+ *jalkapallo* veikkausliig* *maajoukku* *valmentaja* *maalivahti* *hyökkääjä *rangaistuspotku* välierä* puolivälierä* MM-* mm em EM-* olympia* olympial* *kisat *kisoissa tennis* *jääkiekko* *kiekko* leijonat leijonien huuhkaj* liiga* nhl *käsipallo* *pesäpallo* *hiihto* *hiihtäj* *mäkihyp* *ampumahiih* *yleisurheilu* formula* *mitali* *mestar* *mestaruu* paikallisott* pelaajasiir* siirtomarkkin* *sopimus_seur hjk ilves tps kärpät champions_league *ottelu* kotipeli vieraspeli liigapeli maapeli jatkopeli *voitto* *pudotuspel* ralli* *koripallo* *salibandy* susijengi*
Sport voitti voittaa *tappio* *maali *maalia *finaali* *pelaaja* *pelaajan kausi kauden joukkue* *joukkue seura* *cup titteli* fanit *stadion* ennäty* tasapeli* turnau* *juoksu* urheil* kulta* hopea* pronssi* loukkaantumi*
Leisure+ *horoskoop* *resept* julkkis* julkimo* *lotto* *eurojackpot* uuden_musiikin_kilpailu* *tanssii_tähtien_kanssa* *temptation* maajussi* *ensitreffit* influensser* somevaikutt* *kuninkaallis* kuningatar* prinsessa* prinssi* häät raskaana *kihlau* *avioero* *muoti* *muodin *kauneu* *meikki* *hiusty* laihdut* *painonpudot* jooga* *tähtimerk* tv_ohjelma* tv-ohjelma* tv-sarja* tv-sarja televisiosarja draamasarja netflix* *lomakohte* *matkakohte* *sisustu* *puutarha* *leivonta* *leipo* kokki* ravintola* *ristikko* *tietovisa* *visa tarjoukset black_friday alennusmyyn* joululahj* *treffi* *tosi-tv* tubettaj* podcast* missi* *vinkit *vinkkiä *viihde*
Leisure tähti* *tähti laulaj* juontaj* artist* näyttelij* tv *ohjelma sarja jakso* koira* kissa* loma* ranta* hotelli* trendi* vauva* *pelit *konsoli* *show
None sarjatulta* *vaaliva* vaalea* pääsarj* *kokousta* alusta_alkaen *väkivalta* *vieraili* *odotu* alusta_loppuun lentopall* autoilija kuolonkolari* liikenneonnettom*
Politics+ eduskunta*
Economy- miljard*
Technology tietokonepel* pelistudio*
Defense+ ilmaisku* ohjusisku* drooni-isku* droonihyökkäy* israelin_isku* yhdysvaltain_isku* sotariko* tulitauko* aselepo* sotavang* puolisotilaal* miliisi* jihadist* äärijärjestö* ydinase* sotalaiv* puolustusministeri* asevien* tiedustelupalvelu* vakoil* merikaapeli* hävittäj* kokonaisturvallisuu* varusmie*
Defense kapinalli* taistelijoi* panttivan* pommitu* rauhanturvaaj* rauhansuunnitelm* taleban* hizbollah pentagon*
Technology+ arkeolog* fossiili* dinosauru* neandertal* tähtitie* auringonpimenny* kuunpimenny* revontul* komeet* meteoriit* avaruusasem* kantasol* itseajav* robottaksi* tietovuo* tekoälymalli*
Technology tutkijat tutkijoiden löytö kokeessa fyysik* biolog* dna
Energy+ sähkökatko* ilman_sähköä sähkön_hin* sähköverko* ydinvoima* öljytankkeri* öljyn_hin* tuulivoima*
Transport+ junaliiken* perutut_lennot lentoliiken* hätälasku* lento-onnettomuu* junaonnettomuu* peltipoliisi* lentoja_peruttu junavuoro*
Immigration+ turvapaikanhakij* käännyty* maahantulokiel* venepakolai* karkotu*
Healthcare+ hoitojono* terveyskeskuk* sairaanhoitaj* lääkäri* potilaat rintasyö*
Climate+ ilmastonmuutok* ilmastokriisi* metsäpalo* jäätikö*
Business+ konkurssi* tulosvaroitu* osavuosikatsau* yrityskaup*
Politics+ valtiovarainminister* sisäminister* oikeusminister* puolustusminister* opetusminister* sosiaaliminister* puheenjohtajakisa* eurovaal* euroedusta* kaupunginhallitu* kaupunginjohtaj* ennakkoäänesty* mielipidemittau* gallup* korkein_oikeus sotilasjuntta* poliittiset_vangit poliittinen_vanki sananvapau* lehdistönvapau* ihmisoikeu* amnesty* valtakunnanoikeu* kansalaisaloit*
Politics eroaa_tehtävä* erotettu populis* toisinajattelija* sensuur* vetoomu* diktaattor* diktatuur* oligark* lehdistönvapau* sananvapau* poliittis*_vank* nationalis*
Economy+ ohjauskor* koronnosto* koronlasku* finanssikriisi* valtionvel* valtionlain* valuuttarahasto* maailmanpank* lisäbudjet* veronkorot* veronkevenny* tulovero* yhteisövero* veroparatiisi* vuokrien työttömi* työllisyy* työehtosopimu* palkankorotu* työtaistelu* lakon ammattiyhdisty* sak elinkeinoelämän_keskusliit* lomaut* helsingin_pörssi kuluttajien_luottamu* ruoan_hinta ruuan_hinta elinkustannu* köyhyysraj* suhdante* kasvuennust* sosiaaliturva*
Economy ekonomisti* veronmaksaj* palkansaaj* laina lainat velalli* valuutta* dollari* hinnannousu* matkailuala* matkailu
Climate+ kasvihuoneilmi* kasvihuonekaas* hiilijalanjä* ilmansaaste* jätteenpoltto* sukupuutto* vieraslaji* kansallispuisto* suojelualue* metsäka* jääkarhu* merenpinnan_nousu* sinilevä* öljyvahin* öljyvuo* helteet greenpeace wwf saimaannorp* valaat koralliriut*
Climate ekosysteem* elinympärist* delfiini* hait norsu* sarvikuono* hyöntei* lintulaji* salametsäst* hirmumyrsky* hurrikaani* pyörremyrsky* rankkasade* hakkuu*
Defense+ itsemurhaisku* itsemurhapommi* autopommi* pommi-isku* jihad* isis-* al-qaida boko_haram rauhanneuvottelu* tulitau* sisällissota* sisällissodan kansanmurha* kemialli*_ase* ydinkoe* ballisti* atomipommi* ilmahyökkäy* lentotukialu* sotaharjoitu* sotavan* sotaveteraan* yk-joukko* asekaup* asetoimitu* ukrainan_sota* juoksuhau*
Defense piiritys piirity* kranaat* tarkk'ampuja* miina miinat väijytys räjähdetta* hallituksen_joukot palkkasoturi*
Healthcare+ lähihoitaj* hoitajapula* hoitajamitoitu* ensiapu* hammaslääkär* fimea maailman_terveysjärjest* karanteeni* kasvomask* maskisuosit* sikainfluenss* hinkuyskä* hepatiit* kolera zika* eturauhassyöp* keuhkosyöp* ihosyöp* leukemi* sydäninfarkt* sydänsairau* parkinson* harvinainen_sairaus elinsiir* elinluovut* verenluovut* hedelmöityshoi* sijaissynnyt* keisarileikkau* lapsikuolleisuu* elinajanodot* raskau* saattohoi* anoreksi* syömishäiriö* päihte* kokaiini* heroiini* yliannostu* sähkösavu* ylipaino* sokerivero* ruokamyrkyty* salmonell* legionell*
Healthcare leikkaussal* annos annokset tehohoi* resepti* uni unettom* verenpaine* kolesteroli* vaihdevuo* imety* autismi* adhd vammai*
Education+ alakoulu* yläkoulu* ammattioppilaito* ammattikorkeakoulu* päiväko* esiopetu* oppimateriaal* oppivelvollisuu* sisäilmaongelm* pääsykoe* yhteishaku* opiskelija-asun*
Education opinno* luku_ja_kirjoitustai*
Technology+ tietoturva* haittaohjelm* henkilötieto* käyttöjärjestelm* matkapuhelin* kännyk* teleoperaattor* virtuaalitodelli* peliyhtiö* pelikonsoli* 3d-tulost* itseaja* supertietokone* nanoteknologi* bioteknologi* geeni* geenit perimä* mars marsin kuulento* asteroidi* musta_aukko mustat_aukot eksoplaneet* gravitaatioaalto* higgs* cern hiukkasfysii* astrofysii* paleontolog* dinosaur* kaivaukse* fysiikan_nobel* kemian_nobel* matemaatik*
Technology patentti* prototyyp* laborator* koe anturi* sähköposti* salasan* suoratoisto* käyttäjät selain* päivity* tutkijoi* tieteelli*
Energy+ ydinjät* ydinonnettomuu* olkiluo* hanhiki* loviisan_voimal* fennovoim* tuulivoim* aurinkoenergi* vesivoima* hiilivoima* raakaöljy* öljy-yhtiö* öljykent* kaasuput* kaasun_hinta liuskekaasu* opec biopolttoain* bensan_hinta dieselin_hinta latausasem*
Energy kaivos* kaivosmie* kilowat* huoltoasem*
Agriculture+ maidontuotta* maidon_hinta viljasato* sadonkorju* rypsi* sokerijuurik* peruna* sikatila* sianliha* hullun_lehmän kanala* broileri* turkistarha* minkki* geenimuunn* liikakalastu* lohenkasvat* viljel* nälänhä* ruokahävik*
Agriculture lammas navet* hunaja*
Transport+ raiteilta mustat_laatikot musta_laatikko pakkolasku* peruttuj*_lento* lentäjien_lakko suurnopeusjun* länsimetro* linja-auto* bussikuski* bussionnettomuu* ketjukolari* nokkakolari* ulosajo* rattijuopumu* rattijuoppo* tolppakamer* ruuhkamaksu* tietullit moottoriti* autonvalmista* autoteollisuu* autokaup* autovero* sähköpotkulau* taksi* taksiuudistu* uber* risteilyalu* konttialu* rahtialu* rahtilaiv* haaksirik* merionnettomuu* suezin_kanav* autolaut*
Transport vetur* vaunut helikopteri* pakettiauto* moottoripyör* mopo* autoilij* jalankulkij* lautat silta sillat tunnel*
Trade+ kauppakiist* kauppapoliti* maailman_kauppajärjest* talouspakot* kauppapakot* rangaistustull* tuoteväären*
Trade viejä viejät tuojat
Immigration+ oleskelulu* käännyt* ihmiskaup* paperitto* kaksoiskansalaisuu* raja-aita* perheenyhdist* kotoutt* työperäi*_maahanmuut*
Economy+ valtiovarainminister*
Defense+ venäjän_hyökkäy* puolustusminister*
Education+ opetusminister*
Healthcare+ sosiaaliminister*
WarZone- ukraina* raja rajan rajaa rajalla rajalle rajalta rajat rajojen rajoilla
None hyökkäy*_jälkeen iskun_jälkeen iskujen_jälkeen sodan_jälkeen hyökkäy*_huolimatta sodasta_huolimatta maailmansota* maailmansod* hintasota* hintasod* kulttuurisota* kulttuurisod*
Technology+ teleskoop* avaruusmatka* avaruusmatkailu* fysiikan_nobel* kemian_nobel*
Healthcare+ lääketieteen_nobel* opioid* hammaslääkär*
Energy+ sähkökatko* energiaminister* puhdas_energia puhdasta_energiaa öljytanker* säiliöalu* sähkökaapel*
Climate+ sademets* amazonin_sademets* kiertotalou*
Transport+ joukkoliiken* julkinen_liikenne lentoreit*
Economy+ työlainsäädän* työsopimus* työehtosopimus* työsuojelu* työnantaj* euroalue* talouskasv* kullan_hin* rahanpes*
Politics+ hallituksenvastais* ihmisoikeusaktivist* ihmisoikeuspuolustaj* jäsenmaat jäsenmaiden jäsenmaille jäsenvaltio* muukalaisviha* geopolit*
Defense+ halukkaiden_koaliti* halukkaiden_liittou* rauhanturva* hyperääni* tiedustelupäällik* armeijan_komentaj*
Transport+ ilmatila_suljett* ilmatila_sulk* lennonjohta* liikennekuolem* sähköbuss* liukka*_ajokel* ajokel* liukkau*
Transport- ilmatila*
Climate+ otsonikerro* otsonikato*
Healthcare+ imeväiskuolleisuu* äitiyskuolleisuu* saastunut*_juomave* immuunijärjestelm*
Technology+ digitaali*_identiteet* biotekniik* bioteknolog*
Economy+ ottaa_euron_käyttöön siirtyy_euroon siirtyi_euroon yhteisvaluut* terästeollisu* terästehda* hintakat*
Defense+ asevarustelu* kilpavarustelu*
Climate+ lumimyrsky* lumipyry* lumikaaos* lumivyöry* *pakkasennätys* paukkupakka* kovat_pakkas* kova_pakka* kovi*_pakkas* pakkasvaroitus* säävaroitus* liikennesäävaroitus* ajokeli* rajuilma* tuulivaroitus* myrskyvaroitus* myrskytuho* trombi trombin hellevaroitus* lämpöennätys* maavyöry* tulvavaroitus* tulvavaara* ruohikkopalo* metsäpalovaroitus* luonnonpuisto* luonnonvarai* susijaht* suurpeto* suurpedot karhunmetsästy* villieläi* villisi* merikot* maakotk* norppa* liito-orava* hylkeet hylkeitä luonnonsuojelu*
Climate ilmatieteen_lait* foreca lumisade* lumisateet pakkanen pakkasta pakkaset pakkasia hyytävä_kylmyys liukkau* puuskat* ukkosmyrsky* hirviä hirvet
Climate+ ilmatieteen_laitos_varoit*
Climate+ norpan norpat kuutti kuutit kuutteja ilveskan* karhukan* susilauma* sudenmetsästy* hirvikan* hirvien ahman majava* supikoir* merimetso* valkoposkihan* muuttolintu* lintulaj* pölyttäj* hyöntei* sinilev* levälaut* rauhoitettu* luontotyyp* hakkuukielto* avohakku* lämpöennäty* pakkasennäty* hellejakso* helleraja* hellevaroit* syysmyrsk* talvimyrsk* puuskat puuskissa punainen_varoitus punaisen_varoituksen oranssi*_varoitu* keltai*_varoitu* lumimyrsk* lumikaao* rankkasad* ukkosmyrsk* trombi* salamaniskut maanvyör* vesistö* pohjavesi* pohjaved* muoviroska* pullopantti* lajittelu_jätte*
Climate lintuja lintujen hirvi liito-orav* kyykäärme* jäätilan*
Energy+ siirtohin* säätövoima* kulutusjousto* ydinpolttoain* loppusijoit* loviisa_ydin* pienydinvoima* tuulimyll* aurinkoenerg* biokaasu* balticconnector bensan_hin* dieselin_hin* datakeskuks*_sähkö* turvetuotan*
Technology+ tutkijat_löysi* tutkijat_kehitti* tutkijat_selvitti* suomalaistutkija* hiukkasfys* hiukkaskiihd* hiukkas* mustan_aukon galaks* piensatelliit* tähtitaiva* genomi* dna-testi* muinais-dna kaivauks*_löyt* fossiili fossiilin fossiileja fossiilit fossiililöy* mammut* supertietokon* kvanttikon* kvantti* chatgpt syväväärennö* huijaussivust* verkkohuijau* some-kiel* somekiel* ikäraja*_some* kaapelivau* valokuitu* nobel*_fysiik* nobel*_kemia*
Healthcare+ lähipalvelu*_terveys* yhteispäivysty* ensihoito* ambulans* puutiai* borrelioos* norovirus* rs-virus* vesirokko* reseptilääk* omalääkäri* hoitajamitoit* hoivakoti* hoivako* vanhuspalvelu* hoitotakuu* terapiatakuu* huumekuol* päihde* alkoholikuol* nikotiinipuss* keskussairaal* hus tays tyks oys kys seulonta* mammograf* eturauhas* aivohalvau*
Immigration+ säilöönot* ulkomaalaislak* työperäi* kolmen_kuukauden_sään* työlup* kotoutumis* tilapäi*_suojelu*
Education+ abiturient* sisäilmaong* oppivelvollis* ammattikoul* ammattiopist* yhteishau* pääsykok* todistusvalin* opiskelijavalin* tohtorikoulut* päivähoi* varhaiskasvat* lastentarh* iltapäiväkerho* luokkakok* erityisopet* lukemistai* oaj
Trade+ kauppaneuvottel* kauppasaart* polkumyyn*
Defense+ hornet-häv* hornetit hornetien f-35* reservin maanpuolustu* kertausharjoit* asepalvelu* kutsunn* siviilipalvelu* tykistö* jääkäri* varuskun* prikaat* kenttätykki* väestönsuoj* miinat jalkaväkimiin* ottawan_sopimu* venäläiskone* ilmatilalouk* ilmatilaa_louk* alueloukkau* gps-häirin* varjolaivast* merivartio* lennokeilla drooneilla raja-aida* asevarast*
Agriculture+ viljakaup* rehusato* satovahin* kuivuustuho* maidontuot* lypsykarj* lypsylehm* sianlih* sikala navetta navetan navetat munantuot* lampaat lammastil* petovahin* hukkakaura* mansikka* marjasato* marjanpoim* puukaup* puun_hin* metsätil* metsäteollis*_puu kantohin* sahanteol* kalankasvat* lohenkalast* turkistarh* turkiseläi* luomu luomut* tuottajahin* elintarviketurv* mtk:n tilalli*
Transport+ raideliiken* raideyhtey* päärad* rantarad* ratatyö* raideyhte* vaihdevik* metroliiken* bussivuor* bussilakko* kehätie* kehä_i* valtatie* kantatie* tienpit* tietyö* tiesulu* tien_kunto* silta_suljet* päällysty* tienpäällyst* nopeusvalv* kamerapols* rattijuo* hirvikolari* lentoyhtiö* lentovuor* helsinki-vantaa* finavia lentovero* lentomatkus* matkustajalaiv* matkustajalent* laivaliiken* yhteysalu* jäänmurt* merenkulk* karille talvirenk* nastarenk* katsastu* ajoneuvover* sähköpotku*
Politics+ kyselytunti* kyselytunnil* budjettirii* luottamuslaus* puheenjohtajak* varapuheenjohtaj* oikeuskansler* aluehallitu* valtuuston kunnanjohtaj* maakuntavaal* kuntaliito* tasavallan_presiden* linnan_juhl* valtiopäiv* valtiovierailu* pakotepaket*
Economy+ asuntokaup* asuntomarkk* asuntorakenta* asumistu* toimeentulotu* ansiosidon* yleissitov* paikallinen_sopim* ay-liik* teollisuusliit* kuluttajaluottam* kotitalou* ruokakass* ruoan_hinna* ruuan_hinna* hintojen_nous* hinnankorotu* julkinen_tal* julkisen_talou* valtion_vela* ulosot* maksuhäiriö* luottoluokitu* elinkeinoel* tulorekist* kiinteistövero* perintövero* pääomavero*
Transport ruuhkia ruuhkat
Technology+ kivikaud* kivikaut* rautakaud* rautakaut* pronssikaud* pronssikaut*
Agriculture+ mansikanvilj* kirjanpainaja*_tuho*
Climate kirjanpainaj*
Climate+ hanhet hanhien hanhipelt* lumisa* lunta_voi_tulla lumentulo* jääpeit* merijää* joutsenet joutsenia joutsenten kurjet kurkien
Technology+ suomalaistutkim* tutkimuksen_mukaan_koir*
Immigration+ ukrainalaisia_pala* ukrainalaispakol* ukrainalaiset_pakol* tilapäistä_suojelua
Transport+ lossi lossin losseja lossit maantielaut* bussikusk* bussiyhti* siltatyö* siltahank*
Agriculture+ halla halla-ai* hallan hallasta hallavaurio* marjanvilj* hedelmänvilj*
Trade+ trumpin_tull*
`;
