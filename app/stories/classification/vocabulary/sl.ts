export const sl = `
Politics+ volit* *volitv* volilc* državni_zbor državnega_zbora parlament* poslanc* poslank* poslansk* poslanec* vlad* premier* minist* predsednik_* predsednic* koalicij* opozicij* strank* referendum* ustava ustave ustavo v_ustavi ustavn* ustavno_sodišče zakon* predlog_zakona interpelacij* nezaupnic* evropsk*_poslan* evropska_komisija evropske_komisije komisar* skrajn*_desn* župan* kancler* vrh_eu diplomat* veleposlan* kandidat* glasova* glasovan* anket* golob* janš* logar* sds nsi gibanje_svoboda gibanj*_svoboda levica pirc_musar fajon* pravn*_držav* voliv* voliln* kongres* predstavnišk*_dom* zakonodaj* ratific* predizbor* protestnik* protestnic* demonstrant* deklaracij*_o_neodvisnosti razglasitev_neodvisnosti vrhovn*_sodišč* političn*_situacij* političn*_razmer* bela_hiša bele_hiše
Politics politi* sankcij* odstop* reform* demokra* konservat* liberal* desnic* levic* kampanj* korupcij* pogajan* premirj* mirovn* ozn bruselj* veto dezinformacij* kremelj* kremlj* bel*_hiš* suveren* mandat* kpk preiskovaln*_komisij* protest* demonstr* neodvisn* aneks* okup* republik* guverner* dinasti* imperij* držav*_udar* nevtraln* koloni* neodvisnost* invazij* vdor* vdrl* osvoj* osvojit* cesarstv* kraljestv* dinastij* revolucij* okupacij* okupira* vstaj* uporn* kolonij* kolonialn* mejn*_spor* tiskovn*_predstavni* predstavnik_za_tisk demonstrant* protestnik* ratific* političn* glasovnic* volil*_skrinj* skrinjic* glasovan* predlog_zakona zakonodaj* ponovno_izvoljen* predsednišk* vodja_države zvezn*_vlad* vlad* parlament* senat* kongres* kandidat* podpredsedni* cesar* človekov*_pravic* državn*_udar* župan* ratifici* osvojitev* osvojitve denuklearizacij* cenzur* svobod*_govora svobod*_medijev političn*_zapornik* nacionalizem nacionalizm* nacionalist*
Politics- kriz* razprav* pravice spor spora sporu sporom spori sporov spore sporih sporn* odločit* kralj zavezni* provinc* ozemlj* režim* oblasti uradnik* pogodb* sporazum*
Economy+ gospodar* ekonom* inflacij* obrest* banka_slovenije centraln*_bank* recesij* brezposeln* bdp primanjklj* javni_dolg* javnega_dolga javnemu_dolgu zadolž* proračun* davek davk* ddv plače plačo plačah plačami plačni plačne plačnih plačnega minimaln*_plač* sindikat* pokojnin* upokojen* borz* delnic* delničar* zaposlov* odpuščanj* odpust* stečaj* najemnin* stanovanjsk*_kredit* bank* evrobmočj* ecb trg_dela trgu_dela podražit* draginj* financ* božičnic* umar
Economy podjet* stavk* trg trgu investicij* naložb* vlagatel* industrij* tovarn* dobič* prihodki prihodkov potroš* cena cene ceno cen ceni cenah cenam cenami cenovn* kredit* subvencij* delodajalc* delavc* delovn*_mest* prevzem* proizvod* rast_* stanovanj* nepremičnin* dolgovi dolgov dolgove dolgovih dolžnik* plača plačam plač
Economy- družb* stroš*
Climate+ podneb* segrevanj* izpust izpusta izpusti izpustov izpuste izpustih izpustom emisij* toplogredn* ogljik* vročinsk*_val* suš* poplav* gozdn*_požar* biotsk*_raznovrst* okolj* ekolog* onesnaž* ledeni* recikl* trajnost* zelen*_dogovor* fosiln* mikroplastik* neurj* ujm* toča toče
Climate temperatur* plastik* odpad* ocean* nevihta gozd* narav* dež dežja padavin* volk volkov medvedi medvedov medveda ogrožen*_vrst* živalsk*_vrst* invazivn*_vrst* zavarovan*_vrst* rastlinsk*_vrst* tujerodn*_vrst* kakovost_zraka plaz plazovi plazov triglavsk*_narodn*
Technology+ umetn*_inteligenc* digital* kiber* heker* program*_oprem* polprevod* čip* osebn*_podat* družben*_omrež* družbenih_omrežij pametn*_telefon* kvantn* satelit* vesolj* zagonsk* algorit* tehnološk*_velikan* platform* internet* robot* 5g podatkovn*_cent* klepetaln*
Technology tehnolog* aplikacij* splet* računalni* inovacij* podatk* znanstven* raziskoval* kriptovalut* astronavt* elektronsk*
Defense+ obramb* vojsk* vojašk* vojak* Nato NATO raket* dron* vojn* tank* letal*_bojn* podmornic* oborož* orožj* streliv* bombardir* invazij* ofenziv* vohun* obveščeval* topništ* vojašč* zračn*_napad* sabotaž*
Defense boji bojev atentat* talc* hibrid* general*
Defense- napad* bomb* varnost* eksplozij* teror*
Trade+ carin* trgovinsk*_sporazum* trgovinsk*_vojn* prost*_trgovin* izvoz* uvoz* zunanj*_trgovin* mercosur wto dobavn*_verig*
Trade trgovin* kontejner* blag* embarg* kvot*
Immigration+ migra* migrant* priseljen* azil* begunc* begunk* deport* izgon* tihotap* frontex schengen* mejn*_nadzor* tuj*_delav* tujc* dovoljenj*_za_prebivanje prebežnik* državljanstv*
Immigration vizum* mej
Healthcare+ zdravst* zdravj* bolnišni* zdravni* medicinsk*_sest* pacient* bolni* bolezen* bolezni cepiv* cepljenj* zdravil* lekarn* rak raka onkolo* epidemij* pandemij* virus* covid* grip* urgenc* operacij* kirurg* čakaln* zzzs evtanazij* splav* pomoč_pri_končanju alzheimer* diabet* sladkorn* debelost* antibiot* ošpic* duševn*_zdrav* klini* ukc reševalci_prve* porodnišn* dolgotrajn*_oskrb*
Healthcare zdravljenj* terapij* kajenj* alkohol* drog* okuž* bakterij* presejal* rodnost* psiholog* simptom* okužen* protitel* bolez* tumor* sindrom* motnj* diagno* zastrupit* alergij* možgan* epidemij* virus* cepiv* cepljen* pacient* medicin* rak_* možgansk* nevrološk* zastrupitv* bolezni kontracepc* drisk* bruhanj* poškodb*_možgan* okvar*_možgan* skleroz* morfij* imunsk* nalezljiv*
Education+ šol* učenc* dijak* učitel* univerz* izobraž* matur* vrtec* vrtc* rektor* fakultet* učbenik* pouk* gimnazij* kurikul*
Education- študent* profesor*
Energy+ energ* elektrik* električn* elektrarn* jedrsk* reaktor* plin* nafta nafte naftn* sod_nafte vetrn* sončn*_elektrarn* fotovolt* vodik* premog* goriv* bencin* obnovljiv* nek jek2 jek_2 plinovod* rafinerij* teš šoštanj* omrežnin* toplarn* daljinsk*_ogrevan* hidroelektr* lng
Energy dizel* ogrevanj* baterij* uran*
Agriculture+ kmet* kmetij* kmetov* pridel* žetev žetv* pšenic* žit* fitofarm* gnojil* živinorej* goved* praši* ptičj*_grip* afrišk*_prašičj* ribič* traktor* vinograd* vinar* čebel* mlek* perutnin* krompir* hmelj* sadjar* oljk* gozdar*
Agriculture podežel* meso mesa mesu mesom mesn* zelenjav* sadj* vino vina vinogradni* zemljišč*
Agriculture- hran*
Transport+ promet* vlak* železnic* železniš* železničar* železnišk*_postaj* tramvaj* letališ* letal* polet poleti_iz avtocest* vinjet* električn*_avto* avto avti kolesar* vozniš* prometn*_zastoj* trajekt* tovornjak* pristaniš* ladj* predor* most* avtobus* strojevod* pilot* slovenske_železnice slovenskih_železnic skiro* dars drugi_tir drugega_tira karavan* iztir* luka_koper
Transport cest* parkir* nesreč* tovornjak* pešec pešca vlak*
Transport- letalsk* avtomobil* potni* voznik* vozil*
International+ varnostni_svet združen*_narod* bližnj*_vzhod* bel*_hiš*
International gaz* izrael* palestin* ukrajin* rusij* rusk* kitajsk* zda trump* iran* sirij* afri* venezuel* kremelj* srbij* bosn* humanitarn* hamas*
Society+ enakost* revšč* brezdom* diskrimin* rasiz* antisemit* lgbt* nasilj* posilstv* umor* tožil* sodišč* sodišče cerkv* papež* invalid* femicid* sodnik*
Society žensk* družin* otro* otrok* mlad* polici* obsoj* zapor zaporu zaporom zaporih zapori zaporov zaporn* kazniv* nesreč* umrl* preminul* poškod* pogreš* požar* gasil* preiskav* žrtev žrtv* prijel* družb* prebival* obtož* goljuf* nož* strel* tatvin*
Business+ delničar* prevzem* združitev* predsednik_uprave startup* četrtletj*
Business podjet* družb* tovarn* blagovn*_znamk* verig* dobič* vlagatel* prodaj* proizvajal*
Culture+ muzej* razstav* gledališ* opera opere operi opero operni operna operne operno operet* orkest* romani romanov romane romanih romanopis* književn* pisatel* filmsk*_festival* kino režis* dediščin* kipar* slikar* balet* kultur* arheolog* knjigarn* pesni* poezij* galerij* liffe umetni* prešeren* prvi_roman novi_roman nov_roman zgodovinsk*_roman* kriminaln*_roman* avtor_romana avtorica_romana
Culture film* glasb* knjig* album* koncert* festival* igralk* igralec umetnost* gledališk*_predstav* videoigr*
Sport+ nogomet* prva_liga olimpij* nk_maribor nk_olimpija reprezentan* selektor* trener* napadalec* vratar* polfinal* četrtfinal* svetovn*_prvenst* evropsk*_prvenst* evrobasket* liga_prvakov lige_prvakov tenis* rokomet* odbojk* košark* dončić* pogačar* roglič* kolesarsk*_dirk* prevc* skakal* smučar* alpsk* biatlon* atlet* formul* medalj* enajstmetrov* derbi* prestop* gol gola zadet* šport* sodnik_tekm* tekm* prvak* prvenstv* garnbret*
Sport zmag* poraz* finale finala igralec* moštv* ekip* klub* sezon* pokal* naslov*_prvak* naslov*_prvakinj* naslov*_zmagovalc* lovorik* navijač* remi* stadion* rekord* zlat* srebr* bron*
Leisure+ horoskop* recept* zvezd* loto* eurojackpot zvezde_plešejo kmetija ljubezen_po_domače vplivnic* vplivnež* resničnost* nosečnic* ločitev* kraljev*_družin* princ princa princu princem princi princes* mod* stil* lepot* ličil* diet* hujšanj* znamenj*_zodiak* tv_spored* serij* netflix evrovizij* ema kuhar* restavracij* kuhanj* dopust dopusta dopustu dopustom dopustov* dopustnik* dopustnišk* počitnic* notranj*_oprem* vrt vrtnar* popusti_ob črni_petek križank* kviz* bikini* kopalk* trač* pevec* pevk*
Leisure voditelj* igralk* epizod* psa psi mačk* plaž* hotel* dojenč* ljubezen* trend* igric*
None model* modern* modr* modul* stilist* vlado vladimir* vinko vink* mest* mesec* mesar* prebivalk* hranil* hranilnik* cestnin* družbenik* družba_za lepotn* cena_zmage celin* centr* družbeno družbena družben* družb*_prijateljev družbi_prijateljev ohran* shran* prometn*_nesreč* svetovn*_vojn* kulturn*_vojn*
Healthcare- boleč* rane higien*
Technology- startup*
Healthcare+ bolezn* multipl*_skleroz* poškodb*_možganov okvar*_možganov možgansk*_kap* pljučnic* malarij* ebol* tuberkuloz* protiteles* depresij* levkemij* epilepsij* avtiz* adhd oslovsk*_kašelj davic* koler* hepatitis* hiv aids seps* kardiolo* ginekolo* nevrolo* zobozdravn* pediat* zdravniki_brez_meja svetovn*_zdravstven*_organizacij* karanten* nosečn* splav splava splavu carski_rez* transplantacij* presaditev* visok*_krvn*_tlak* astm* kontracepcij* protibolečinsk* anestezij* kirurgi epidemiolo* virolo* intenziv*_neg* otroš*_paraliz*
Politics+ neodvisnost mednarodn*_prav* političn*_položaj* imperializm* suverenost* monarhij* ratificira* mednarodn*_sporazum*
Healthcare+ okužb* duševn* psiholo* psihiat*
Healthcare zdrav* krvi krvn* umrljivost* poškodovan* ozdrav*
Economy- milijard* dolga dolgu dolg
Technology računalnišk*_igr*
Defense+ zračni_napad* letalski_napad* raketni_napad* napad*_z_droni ruski_napad* izraelski_napad* ameriški_napad* vojni_zločin* premirj* vojni_ujetnik* paravojašk* milic* džihadist* islamsk*_držav* jedrsko_orožje vojna_ladja ministrstvo_za_obrambo obveščevaln* vohun* podmorsk*_kab*
Defense uporni* borci talc* bombardiranj* mirovn*_sil* mirovni_načrt* taliban* hezbolah* pentagon*
Technology+ arheolog* fosil* dinozaver* neandertal* astronom* mrk_sonca lunin_mrk komet* meteorit* vesoljsk*_postaj* matičn*_celic* avtonomn*_vozil* uhajanj*_podatkov nobelov*_nagrad*_za_fiziko
Technology znanstveniki raziskovalci odkritj* eksperiment* fizik* biolog* dnk
Energy+ izpad_elektrike brez_elektrike cen*_elektrike jedrsk*_elektrarn* naftni_tanker* cen*_nafte
Transport+ zamude_vlakov odpovedan*_let* zračni_promet* zasilno_pristal* letalsk*_nesreč* železnišk*_nesreč*
Immigration+ prosilci_za_azil prepoved_vstopa izgon*
Healthcare+ čakalne_dobe medicinske_sestre zdravniki pacienti rak_dojk
Climate+ podnebn*_spremem* podnebn*_kriz* gozdni_požar* ledenik*
Business+ stečaj* poslovni_rezultati
Politics+ zunanj*_minist* notranj*_minist* državn*_sekretar* državni_svet občinsk*_svet* lokalne_volitve predsedniške_volitve evropske_volitve predčasne_volitve drugi_krog javnomnenjsk* predvolilni* novela_zakona državni_udar vojaška_hunta državniški_obisk politični_zapornik* svoboda_govora svoboda_medijev generalni_sekretar_zn disident* arbitraž*
Economy+ denarn*_politik* javni_dolg obveznic* davč* trošarin* furs brezpos* zavod_za_zaposlovanje stavka_javnega posojil* cene_stanovanj cene_nepremičnin ljubljanska_borza prisilna_poravnava življenjski_stroški slaba_banka dutb privatizacij* dokapitalizacij* dražitev
Climate+ smog* požar_na_krasu lubadar* ogrožen*_vrst* zaščiten*_vrst* narodni_park triglavski_narodni odlagališč* plastičn*_vrečk* gladina_morja razlitje_nafte pomanjkanje_vode odstrel_medvedov greenpeace deževn*_gozd*
Defense+ slovenska_vojska samomorilsk*_napad* islamska_država mirovn*_pogajanj* mirovni_sporazum državljansk*_vojn* genocid* kemičn*_orožj* jedrsk*_orožj* jedrski_poskus balističn* lovska_letala ruska_invazija veteran* sova naborništvo patrie
Healthcare+ ministrstvo_za_zdravje družinsk*_zdravnik* nijz reševalc* koronavirus* mask*_nošenje klopni rakav* kap_možganska infarkt* parkinson* redke_bolezni presajanj* krvodajal* umetna_oploditev oploditev porod* prostovoljno_končanje anoreksij* zasvojen* kokain* heroin* predoziran* kadilc* salmonel* žilne_opornice
Education+ ministrstvo_za_izobraževanje minist*_za_izobraževanje osnovn*_šol* srednj*_šol* dekan* štipendij* plagiat* vpis_v_srednje ravnatelj*
Technology+ umetna_inteligenca umetne_inteligence družbena_omrežja osebni_podatki osebnih_podatkov pametni_telefon* mobiln*_operater* programsk*_oprem* marsu planet* asteroid* črna_luknja genetsk* genom* nobel*_za_fiziko nobel*_za_kemijo matematik* iskalnik*
Energy+ cen*_električne cen*_plina cen*_goriv pogonska_goriva cene_pogonskih nuklearn* krško radioaktiv* teš_6 rudar* naftovod* zemeljski_plin naft* dizl* petrol mrk_elektro toplotne_črpalke biogoriv*
Agriculture+ letina koruz* trgatev krave afriška_prašičja drobnic* ovce ribištv* pesticid* subvencij*_kmetom gso
Transport+ strmoglavlj* strmoglavil* adria_airways zasilni_pristanek trčenj* čelno_trčenje omejitev_hitrosti radarji lpp taksist* uber avtomobilsk*_industrij* revoz sueški
Trade+ sankcij*_proti_rusiji
Immigration+ begun* prosilc*_za_azil kvote_za_begunce nezakonit*_prehod* nezakonit*_migracij* priseljevanj* balkanska_pot žičn*_ograj* nadzor_na_meji tuji_delavci
Climate medvedov medvedi
WarZone- ukrajin*
Background po_napad* po_invazij* po_ameriš* po_ruskem_napad* po_izraelsk* po_vojn* po_ugrabit* po_zajetj* odziv*_na odzv*_na obsod*_napad* kljub
Casualties mrtv* ubit* ranjen*
Economy+ zakon*_o_delovnih inšpektorat*_za_delo delodajalc* delodajalec kolektivn*_pogodb* evrsk*_območj* gospodarsk*_rast* cen*_zlata pranj*_denarja
Politics+ protivladn* borec_za_človekove borc*_za_človekove države_članice držav_članic ksenofob* geopolit*
Defense+ koalicij*_voljnih mirovn*_misij* mirovn*_sil* modre_čelade hipersoničn* šef*_obveščevaln*
Transport+ zaprt*_zračn*_prostor* kontrolor*_zračnega zračn*_promet* smrtnih_žrtev_na_cestah električn*_avtobus* poledic*
Transport- zračn*_prostor*
Climate+ ozonsk*
Healthcare+ umrljivost*_dojenčkov onesnažen*_pitn* imunsk*_sistem*
Technology+ digitaln*_identitet* biotehnolog*
Economy+ uvedb*_evra uvedl*_evro skupn*_valut* jeklarn* železarn* zamrznitev_cen
Defense+ oboroževaln*_tekm*
Climate+ snežn*_metež* snežn*_zamet* snežn*_plaz* obiln*_snežen* močn*_snežen* nevarnost_plazov plazovi žled žleda žledu poledic* hud_mraz hudega_mraza oranžn*_opozoril* rdeč*_opozoril* rumen*_opozoril* vremensk*_opozoril* vremensk*_ujm* močn*_naliv* zemeljsk*_plaz* orkansk* temperaturn*_rekord* vročinsk*_rekord* naravovarstv* divje_živali divjih_živali divj*_praši* krivolov* krajinsk*_park*
Climate arso snežen* nalivi nalivov mraz burje ris risi risov bober bobri bobrov štorklj*
Climate- kiti burja burjo vrste vrst
None emisij*_obveznic* zadolžen*_za porodnišk*_dopust* starševsk*_dopust* bolnišk*_dopust*
Sport- naslov naslova naslovu naslovom naslove
Immigration- mejo meji
Culture- roman romana romanu romanom
Society- zapora
`;
