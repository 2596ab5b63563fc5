export const hu = `
Politics+ választ* *választás* országgyűl* parlament* képvisel* *képviselő* kormány* *kormány miniszter* *miniszter* *minisztérium* államtitkár* köztársasági_elnök* államelnök* elnök_* elnökség* koalíci* ellenzék* párt pártok pártja pártjá* *párt *pártok népszavaz* alkotmány* alaptörvény* törvény* *törvény* *törvényjavaslat* bizalmatlansági ep_képvisel* európai_bizottság* európai_parlament* szélsőjobb* polgármester* önkormányzat* kancellár* csúcstalálkoz* diplomat* nagykövet* jelölt* szavaz* közvélemény-kutat* fidesz* tisza_párt* tisza-* orbán* magyar_péter* kdnp dk_* momentum* mi_hazánk* jogállam* kampány* lmp miniszterelnök* szuverenitásvédelmi* vétó* mandátum* választó* urn* kongresszus* képviselőház* törvényhoz* ratifik* tüntető* tiltakozó* függetlenségi_nyilatkozat* legfelsőbb_bíróság*
Politics politik* szankció* lemond* reform* demokráci* konzervatív* liberális* szocialist* jobboldal* baloldal* korrupci* tárgyal* *tárgyalás tűzszün* békemegállap* béke* ensz brüsszel* csatlakoz* dezinformáci* kreml* fehér_ház* szuveren* vizsgálóbizott* szijjártó* gulyás* külügy* *politika *politikus frakció* ügyész* tüntet* tiltakoz* *függetlenség* annekt* megszáll* egyezmény* köztársaság* kormányzó* dinaszti* birodal* puccs* semleges* gyarmat* független* invázió* lerohan* meghódít* hódít* imperialis* királyság* dinasztia* dinasztiá* forradal* felkel* lázadó* nemzetközi_jog* határvit* szóvivő* ratifik* politika* szavaz* törvényhoz* újraválaszt* elnök* államfő* szövetségi* kormány* miniszter* parlament* szenát* szenátor* kongresszus* függetlenség* hódítás* atommentesít* birodalom* birodalm* cenzúr* sajtószabadság* szólásszabadság* politikai_fog* nacionalis*
Politics- válság* vezető* vita* jogok döntés* botrány* király* szövetséges* tartomány* terület* rezsim* hatóság* tisztviselő* uralkodó* szerződés* megállapod*
Economy+ gazdaság* *gazdaság* infláció* kamat* *kamat jegybank* mnb recesszió* munkanélkül* gdp költségvetés* hiánycél* költségvetési_hiány* államháztartási_hiány* munkaerőhiány* áruhiány* államadósság* *adósság* iparűzési_adó különadó adó adót adója adózás* áfa* fizetés* bér bérek *bérek minimálbér* szakszervezet* nyugdíj* tőzsd* részvény* foglalkoztat* elbocsát* leépít* csőd* felszámolási_eljár* albérlet* lakbér* jelzálog* *bank *bankok bank* euróövezet* ekb forint* munkaerőpiac* árrésstop* drágul* ksh vásárlóerő* hitelminősít* kiskeresked*
Economy cég* *cég vállalat* *vállalat* sztrájk* piac* *piac befekt* beruház* *beruházás* ipar* *ipar gyár* *gyár nyereség* profit* árbevétel* fogyaszt* ár árak *árak megtakarít* hitel hitelek hitelkamat* *hitel támogatás* *támogatás munkáltat* munkavállal* pénz* *pénz fúzió* felvásárl* termelés* növeked* lakás* *lakás munkahely* hiány hiányt
Economy- euró eurót eurós euróval euróért euróra eurója euróból euróban százalék* emelked* csökken* költség*
Climate+ klíma* éghajlat* felmeleged* kibocsát* üvegházhatás* szén-dioxid* hőhullám* aszály* árvíz* áradás* erdőtűz* biodiverzitás* *környezet* környezetvéd* természetvéd* gleccser* szennyez* *szennyezés* újrahasznosít* fenntartható* mikroműanyag* fosszilis* zöld_átállás* légszennyez* szmog* özönvíz* hőségriad* klímavál*
Climate hőmérséklet* műanyag* hulladék* *hulladék erdő* *erdő eső* farkas* medve* medvék faj fajok zivatar* levegőminős* természet* vízhiány* nemzeti_park*
Climate- hőség* víz* tenger* hó havaz* időjár* óceán* vihar* *vihar* kiszárad*
Technology+ mesterséges_intelligenci* mi_* digitális* *digitál* kiber* *kibertám* hekker* hacker* szoftver* félvezető* csip* chip* adatvédel* személyes_adat* közösségi_média* közösségi_médi* okostelefon* kvantum* műhold* űr* űrhajó* űrállomás* űrkutat* rakétaindít* algoritmus* techóriás* platform* internet* robot* 5g adatközpont* chatbot* arcfelismer* adatszivárg* deepfake* alkalmazás_*
Technology technológi* *technológia online számítógép* innováció* adat* *adatok kutató* kriptovalut* kapu_tibor elektronikus* app appok okos* mobil* telekom*
Technology- tudomány* tudós tudósa tudósai tudóst tudósokat tudósoknak tudósnak kutatás* hálózat* képerny* startup* dns-*
Defense+ védelmi* honvédelmi* légvédelmi* hadvédelmi* honvéd* hadsereg* katona* *katonai* nato* rakéta* *rakéta drón* *drón háború* *háború* tank* harckocsi* vadászgép* tengeralattjár* fregatt* fegyver* *fegyver* lőszer* légicsap* légitám* bombáz* fegyverkez* fegyveres_erő* invázió* offenzív* kém kémet kémeket kémje kémjei kémnő* kémügy* kémbotrány* kémhálózat* kémszoftver* kémműhold* kémelhárít* kémek hírszerz* titkosszolgál* tüzérség* sorkatona* gripen* haderő* légvédel* árnyékflott* szabotázs*
Defense harc* túsz* atomfegyver* bomba* hibrid* biztonságpolit* tábornok* front* hadművelet* tűzszün*
Defense- fenyeget* konfliktus* biztonság* támad* *támadás robbant* robbanás* merénylet* *terror*
Trade+ vám* *vám *vámok kereskedelmi_megállap* kereskedelmi_háború* szabadkereskedel* export* *export* import* *import külkeresked* kereskedelmi_mérleg* mercosur* wto ellátási_lánc* egységes_piac* védővám*
Trade keresked* kereskedelm* konténer* áru áruk embargó* kvót*
Immigration+ *migrá* migráns* bevándorl* menekült* menedék* kitoloncol* kiutasít* embercsempész* határzár* határellenőrz* frontex* schengen* vendégmunkás* tartózkodási_engedély* migrációs_paktum* állampolgárság* illegális_határátlép* letelepedési*
Immigration integráci* határőr* külföldi* menekültügyi*
Immigration- vízum*
Healthcare+ egészség* kórház* orvos* *orvos *orvosok ápoló* beteg* betegség* *betegség* oltás* *oltás vakcina* gyógyszer* *gyógyszer* patika* rák rákos daganat* járvány* világjárvány* vírus* *vírus* covid* influenza* sürgősségi* műtét* sebész* várólist* eutanázi* abortusz* alzheimer* cukorbeteg* elhíz* antibiotikum* kanyaró* mentális_egészség* klinika* mentők mentősök mentőautó* szülész* háziorvos* fertőzés* nnk nngyk magánrendelő*
Healthcare kezelés* terápia* dohányz* cigarett* alkohol* drog* baktérium* szűrés* szülés* születésszám* pszichológ* pszichiát* tünet* halálozás* gyógy* fertőz* antitest* betegség* daganat* szindróma* rendellenesség* diagn* mérgez* malária* ebola* tuberkulózis* allergi* terápi* agyi agyban járvány* vírus* vakcin* oltás* oltóanyag* páciens* beteg orvos* kórház* egészség* fogamzásgátl* depresszi* hasmenés* hányás* agykárosod* szklerózis* tüdőgyull* morfium* immunr* fertőző* praxis csecsemő* újszülött*
Healthcare- idős idősek időseket idősebb* időseknek időskor* tanulmány* fájdal* higiéni* maszk maszkban maszkot maszkok
Education+ iskola* *iskola* tanár* pedagógus* diák* *diák *diákok egyetem* *egyetem* hallgató* tanuló* oktatás* *oktatás* érettségi* óvoda* óvod* bölcsőd* tankönyv* rektor* felsőoktat* felvételi* gimnázium* pisa* tanév* tankerület* szakképzés* státusztörvény* mobiltilalom* doktori*
Education tanít* tanulás* vizsga* kurzus* olvasás*
Education- osztály*
Energy+ energia* *energia* *erőmű* atomerőmű* atomenerg* reaktor* nukleáris* áram áram* árammal áramra áramból villamos* földgáz* gáz gázt gáz* gázvezeték* *gázár* olaj* kőolaj* olajvezeték* *olajár barátság_kőolajvezeték* szélerőmű* szélturbina* napelem* *naperőmű* hidrogén* szén szénerőmű* üzemanyag* benzin* megújuló* áramszünet* finomító* rezsi rezsit rezsicsökk* rezsiszám* rezsicsökkent* paks* lng mvm energiatárol* akkumulátor* akkugyár* török_áramlat
Energy dízel* fűtés* gázolaj* urán* távhő* mol
Agriculture+ mezőgazd* agrár* gazda gazdák *gazda *gazdák* termelő* *termelők termés* aratás* búza* gabona* növényvéd* glifozát* műtrágya* állattart* állattenyészt* szarvasmarha* sertés* madárinfluenz* száj_és_körömfájás* sertéspestis* halász* traktor* szőlő* borász* borvidék* méh* méhész* tej tejet tejek tejüket tejipar* tejtermék* tejtermel* tejár* tejfeldolg* tejágazat* baromfi* kukorica* napraforgó* gyümölcs* öntöz* agrárkamar* termőföld*
Agriculture vidék* hús húst húsa húsok húsáru* húsipar* húsár* húsfeldolg* húsfogyaszt* élelmiszer* *élelmiszer* zöldség* bor borok talaj* vetőmag* tehén* tojás* falu* falvak
Agriculture- állat* hal halak halat halakat halfog* halhús* halas halasok
Transport+ *közlekedés* vonat vonatok vonattal vonatközleked* vasút* *vasút* máv pályaudvar* metró* villamosok villamos_közl* repülőtér* repülő* légitársaság* autópálya* útdíj* elektromos_autó* villanyautó* *autók kerékpár* bicikli* jogosítvány* dugó* dugók komp kompok teherautó* kamion* kikötő* alagút* híd hidak *híd* mozdonyvezet* pilóta* bkk bkv volán* roller* vármegyebérlet* kisiklott taxi* autógyár* budapest-belgrád* ferihegy*
Transport út utak *utak parkol* *baleset* mobilit* jármű* késés* sofőr* fuvaroz* baleset_az_autópály* kamion* gázol* repülőtér* légitársaság*
Transport- közleked* járat* *járat* autó* *autó hajó* *hajó busz* *busz utas utasok utast utasokat utasoknak utasa utasai utasszállít* sebesség*
International+ ensz_bt biztonsági_tanács közel-kelet* közel_kelet* fehér_ház*
International gáza* gázai* izrael* palesztin* ukrajn* ukrán* orosz* kína kínát kínában kínával kínának kínához kínából kínába kínáról kínára kínától kínai* usa trump* irán iránban iránból iránra iránnal iránnak irántól iránhoz iránról iráni* szír* libanon* afrik* szudán* tajvan* korea* venezuel* kreml* humanitár* hamász*
Society+ egyenlőség* szegénység* hajléktalan* diszkrimin* rasszizm* antiszemit* lmbtq* pride* erőszak* *erőszak* gyilkos* *gyilkosság* bíróság* *bíróság* ügyészség* egyház* pápa* vatikán* fogyatékos* roma romák gyermekvédel*
Society nő nők női család* *család gyerek* gyermek* fiatal* rendőr* *rendőr* elítél* börtön* bűncsel* bűn* baleset* meghalt* elhunyt* halott* sérült* eltűnt* tűz tűzoltó* nyomoz* áldozat* letartóztat* őrizet* társadal* lakosság* önkéntes* vád* csaló csalók csalót csalókat csalóknak csalókra késel* lövöldöz* megkésel* elfogták elfogta elfogtak elfogott elfogatóparancs* elfogása lopás*
Business+ részvényes* felvásárl* fúzió* vezérigazgató* startup* negyedév* adózott_eredmény* árbevétel*
Business cég* vállalat* *gyár* márka* üzletlánc* *lánc nyereség* befektető* eladás* ügyfel* vállalkoz*
Culture+ múzeum* kiállítás* színház* *színház* opera* zenekar* regény* irodal* *irodalom* író írónő* filmfesztivál* mozi* rendező* örökség* szobr* festő* festmény* balett* kultur* *kultúra* régész* könyvesbolt* költő* vers galéria* műemlék* könyvhét* művész* nobel-díjas_író* krasznahorkai*
Culture film* *film zene* *zene könyv* *könyv album* koncert* fesztivál* színész* művészet* bemutató* videojáték*
Sport+ futball* labdarúg* foci* nb_i *bajnok* bajnokok_ligája ferencváros* ftc fradi* puskás_akadémia* újpest* válogatott* szövetségi_kapitány* edző* csatár* kapus* középpályás* elődöntő* negyeddöntő* nyolcaddöntő* vb vb-* eb eb-* világbajnok* olimpia* olimpiai* tenisz* kézilabd* vízilabd* kosárlabd* úsz* úszó* milák* kajak* atlétik* forma-1* f1-* vívó* vívás* judo* érem érmes* tizenegyes* rangadó* átigazol* gól *gól gólt* hatricc sport* játékvezet* mérkőzés* meccs* szoboszlai* rossi_marco* sakk* darts* nagydíj* liverpool*
Sport győz* *győzelem veres* vereség* kikapott döntő döntőbe döntőben játékos* csapat* *csapat klub* szezon* kupa* cím szurkol* döntetlen* stadion* rekord* torna tornát tornán tornára tornáj* tornász* arany* ezüst* bronz* verseny* nyert legyőz*
Leisure+ horoszkóp* recept* sztár* celeb celebek lottó* eurojackpot* dancing_with_the_stars sztárban_sztár* való_világ* influenszer* influencer* valóságshow* esküv* terhes* babavár* válás* szakít* királyi_család* herceg* hercegn* divat* stílus* szépség* smink* diéta* fogyás* fogyókúr* lefogyott csillagjegy* tv-műsor* tv_műsor* sorozat* netflix* eurovízi* séf* étterem* főzés* nyaralás* úti_cél* lakberend* kert kertész* akció akciók black_friday keresztrejtv* kvíz* bikini* bulvár* szexi ünnepi_asztal* sütemény* wellness* szerelm* kutyás
Leisure énekes* műsorvezet* színésznő* rtl tv2 epizód* kutya* kutyu* macska* strand* szálloda* hotel* baba* trend* társasjáték* párkapcsol*
None választék* választóvíz pártfog* pártol* pártoló* áramlat* törvényszerű* tankol* kiválaszt* megválasztja_ruh* alváll* űrlap* járatlan* járatos* termékeny* utas_szerel hirdetés* adódik adódó adótorony* adódhat vezetékes_gáz autóbaleset* vízumm* osztályzat* kórházi_osztály* hajóra_szállt
Economy- milliárd* dolgozó*
Technology számítógépes_játék*
Defense+ légicsapás* légitámadás* rakétatámadás* dróntámadás* orosz_támadás* izraeli_támadás* amerikai_támadás* amerikai_csapás* háborús_bűn* tűzszünet* fegyverszünet* hadifog* félkatonai* milícia* dzsihadist* iszlám_állam* atomfegyver* hadihajó* honvédelmi_miniszt* fegyverexport* titkosszolgál* kémked* tenger_alatti_kábel* vadászgép*
Defense lázadó* harcosok túsz* bombáz* békefenntart* béketerv* tálib* hezbollah* pentagon* tartalékos*
Technology+ régész* fosszíli* dinoszaurusz* neandervölgyi* csillagász* napfogyatkozás* holdfogyatkozás* sarki_fény* üstökös* meteorit* űrállomás* őssejt* önvezető* adatszivárgás* fizikai_nobel-díj*
Technology kutatók tudósok felfedez* kísérlet* fizikus* biológus* dns
Energy+ áramszünet* áram_nélkül áramár* villamosenergia* atomerőmű* olajtanker* olajár* földgáz*
Transport+ késnek_a_vonatok törölt_járat* törölték_a_járat* légi_forgalom légiforgalm* kényszerleszáll* repülőgép-szerencsétlenség* vonatbaleset*
Immigration+ menedékkérő* migrációs_paktum* kitoloncol* beutazási_tilal*
Healthcare+ várólist* ápoló* orvosok betegek mellrák*
Climate+ klímaváltoz* éghajlatváltoz* klímaválság* erdőtűz* erdőtüz* gleccser*
Business+ csődeljárás* gyorsjelentés* negyedéves_eredmény*
Politics+ pénzügyminiszter* belügyminiszter* igazságügyi_miniszter* honvédelmi_miniszter* egészségügyi_miniszter* oktatási_miniszter* házelnök* főpolgármester* közgyűlés* előrehozott_választás* második_forduló* bizalmi_szavazás államcsíny* katonai_junta állami_látogatás* politikai_fogl* szólásszabadság* sajtószabadság* emberi_jog* ensz-főtitkár* diplomáci* diktátor* pártelnök* jobbik mszp
Economy+ magyar_nemzeti_bank alapkamat* monetáris* államkötvény* adóemelés* adócsökkentés* szja kata_adó nav átlagbér* béremelés* munkaerőhiány* devizahitel* csok ingatlanár* ingatlanpiac* budapesti_értéktőzsde felszámolás* áremelkedés* megélhetési_költség* fogyasztói_ár* árstop* ársapka* kilakoltatás* uniós_források
Climate+ árvizek veszélyeztetett_faj* kihalás* védett_állat* szemét* visszaváltási palackvisszaváltás* olajszennyez* delfin* bálna* greenpeace tarvágás*
Defense+ katonák öngyilkos_merény* béketárgyalás* békemegállapodás* polgárháború* népirtás* vegyi_fegyver* nukleáris_fegyver* atomkísérlet* ballisztikus* hadgyakorlat* veterán* orosz_invázió ukrajnai_háború hadköteles*
Healthcare+ fogorvos* szakdolgozó* mentő* mentőszolgálat* koronavírus* maszkvisel* maszkköt* karantén* hepatitis* agyhártya* kullancs* leukémia* stroke* agyvérzés* szívinfarktus* infarktus* parkinson* ritka_beteg* szervátültet* szervdonáció* véradó* lombik* lombikprogram* császármetszés* anorexi* szenvedélybeteg* függőség* kokain* heroin* túladagol* dohány* ételmérgezés* szalmonella* hálapénz*
Education+ iskolá* általános_iskola* középiskola* főiskola* tandíj* ösztöndíj* professzor* plágium* ceu klik
Technology+ közösségi_oldal* applikáció* mars marson bolygó* kisbolygó* aszteroida* fekete_lyuk* őslény* genetik* génszerkeszt* genom* fizikai_nobel* kémiai_nobel* orvosi_nobel* keresőmotor*
Energy+ rezsiutalvány energetik* atomhulladék* szénbánya* mátrai_erőmű bányász* bánya* hőszivattyú* bioüzemanyag*
Agriculture+ gazdálkodó* burgonya* szüret* gmo földosztás földtörvény* juh juhok juhot juhokat juhtenyészt* juhnyáj*
Transport+ légi_katasztrófa lezuhant* közúti_baleset* halálos_baleset* tömegbaleset* karambol* frontális_ütközés traffipax* tömegközlekedés* m3-as troli* uber konténerhajó* szuezi* vonatot
Trade+ behozatal* szankció*_oroszország kivitel kivitele kivitelt kivitelben
Immigration+ kvótaperes kettős_állampolgár* illegális_bevándorl* kerítés_a_határ*
Economy+ pénzügyminiszter*
Defense+ honvédelmi_miniszter*
Healthcare+ egészségügyi_miniszter*
Education+ oktatási_miniszter*
WarZone- ukrajna* orosz* határ határon határok* határát határán határmenti határszakasz*
None támadás*_után háború*_után csapás*_után invázió*_után világháború* árháború* kultúrharc*
Technology+ fizikai_nobel-díj kémiai_nobel-díj űrturizmus távcső távcsöv* teleszkóp*
Healthcare+ orvosi_nobel-díj opioid* fogorvos*
Energy+ áramszünet* energiaügyi_miniszter* olajtanker* tiszta_energia
Climate+ esőerdő* amazóniai* körforgásos_gazdaság
Transport+ tömegközlekedés* útlezárás* légijárat*
Economy+ munkajog* munka_törvénykönyv* munkaadó* munkáltató* kollektív_szerződés* eurózón* gazdasági_növekedés* aranyár* arany_ára pénzmosás*
Politics+ kormányellenes* emberi_jogi_aktivist* jogvédő* tagállam* idegengyűlöl* geopolitik*
Defense+ tettrekész*_koalíció* hajlandók_koalíció* békefenntart* hiperszonikus* hírszerzés_vezetőj* hadsereg_főparancsnok*
Transport+ légtérzár* légtér_lezár* légi_irányít* közúti_halálos* elektromos_busz* síkos_utak jeges_utak
Transport- légtér* bringás*
Climate+ ózonréteg* ózonlyuk*
Healthcare+ csecsemőhalandóság* gyermekhalandóság* anyai_halálozás* szennyezett_ivóvíz* immunrendszer*
Technology+ digitális_személyazonosság* biotechnológia*
Economy+ bevezeti_az_eurót euró_bevezetés* közös_valut* acélipar* acélgyár* vasmű* ársapk*
Defense+ fegyverkezési_verseny*
Climate+ hóvihar* hóhelyzet* hóakadály* hófúvás* intenzív_havaz* erős_havaz* ónos_es* zord_hideg hideghullám* farkasordító piros_riaszt* piros_figyelmeztet* narancs_riaszt* narancssárga_riaszt* narancssárga_figyelmeztet* sárga_figyelmeztet* elsőfokú_figyelmeztet* másodfokú_figyelmeztet* harmadfokú_figyelmeztet* hőségriaszt* lavinaveszély* villámárv* árviz* felhőszakad* jégeső* viharkár* melegrekord* hidegrekord* hőségrekord* rekordmeleg* földcsuszaml* vadállat* vaddisznó* vadvédel* védett_madar* védett_terület* fokozottan_védett orvvad* medvetámad* medveveszély* aranysakál*
Climate hungaromet országos_meteorológiai havazás havazásra havazások ítéletid* viharos_szél viharos_erejű jegesed* csúszós_utak síkos_utak erős_fagy fagyok lavina lavinák gólya gólyák hiúz* sasok hód hódok
None természetes természetesen természetű természetellen* viharv* kötvénykibocsát* részvénykibocsát* kibocsátott_kötvény*
Climate+ medve_bukkant medvék medvét medvével barnamedv* hiúz vidra hódok túzok vándormadár* madárfaj* költözőmadar* ökológi* invazív_faj* nemzeti_park* vadvilág* árhullám* gátak gátakat belvíz* vízügy* vízállás* jégverés* orkán* zivatarok villámcsap* trópusi_éjszaka vízhiány* vízkorlátoz* talajvíz* szálló_por* illegális_hulladék* hulladéklerak* karbonsemleg* széndioxid* kvótakeresked* lombkoron* fakivág* erdőirt* szúnyoginvázi* szúnyoggyér* tigrisszúnyog* olajfolt* halpusztulás* tiszai_ciánszenny* visszaváltás*_rendszer* repohár*
Energy+ tárolók_töltött* lng-* hálózati_csatlakoz* szaldó* hálózati_engedély* biogáz* geotermi* távhő* távfűt* tűzifa* rezsivéd* rezsistop* védett_ár* barátság_vezeték* barátság-vezeték* adria-vezeték* janaf töltőállomás* villanyszámla*
Technology+ kutatók_felfedez* kutatók_azonosít* kutatók_fejleszt* magyar_kutatók_* magyar_tudósok tudósok_felfedez* adathalász* csaló_sms* adatlopás* ai-* chatgpt rakétát_lőtt* hold-misszi* holdraszáll* exobolyg* galaxis* meteorraj* hullócsillag* ásatás* ásatáson sírt_tárt* avar_kor* népvándorlás*_kori honfoglalás_kori kőkori bronzkori római_kori ősember* ősmaradvány* dinoszaur* génterápi* szuperszámítóg* tiktok_betilt* ügyfélkapu* szélessáv* önvezet* humanoid_robot*
Healthcare+ praxisok praxisközöss* inzulin* szamárköhög* skarlát* bárányhimlő* rsv nyugat-nílusi_láz lyme-kór* madárinfluenz*_ember koraszülött* mentésirányít* szakorvos* magánegészség* tb-* vizitdíj* szakrendel* főorvos* csípőprotézis* rákszűr* emlőrák* tüdőrák* méhnyakrák* vastagbél* hpv* oltóanyag* védőolt* tüdőszűr* szívátültet* szervátült* véradás* szervdonor* donorszív* mentális_betegség* öngyilk*_megelőz* depresszió* demencia dementia drogprevenc* szintetikus_drog* kristály_drog e-cigi* nikotinpárn* idősotthon* szociális_otthon* népegészség* tisztifőorvos*
Immigration+ határsértő* határvadász* tartózkodási_engedél* idegenrendész* kitolonc* határkerít* jogellenes_határ* illegális_bevándor* tranzitzón* harmadik_országbeli ukrán_menekült*
Education+ kisiskol* béremelés_a_pedagóg* matekérettségi írásbeli_felvételi központi_felvételi ponthatár* felvettek_egyetem* modellvált* erasmus kollégium* tanszék* doktor*_iskola tankötelez* napközi* nemzeti_alaptanterv* kerettanterv* kompetenciamér* szövegért* technikum* szakképz* szakgimnáz* mobiltelefon*_iskol* osztályfőnök* kréta_rendsz*
Trade+ büntetővám* kivitelünk gabonakivitel* gabonaimport* kereskedelmi_egyezm* dömping*
Defense+ páncélos páncélosok páncéltörő* harcjármű* lynx önkéntes_tartalék* kényszersoroz* toborzó* hadiipar* légtérsért* vezérkar* tűzszün* béketárgyal* kibervédel* hadikiad*
Agriculture+ fagykár* barackos* kajszi* almatermes* almatermés* bortermel* őstermelő* gazdatüntet* repce* vetés* permetez* tojáster* tehenész* afrikai_sertéspest* madárinflu* száj-_és_körömfájás száj-_és_körömfáj* állategészségügy* állatállomány* juhászok juhászat* akácméz* mézhamisít* halastav* halgazd* haltenyészt* földalap* falugazd* erdőgazd* vadkár* vadgazd* nébih
Transport+ felsővezeték* vonatpótl* vágányzár* pályafelújít* máv-start máv-csoport gysev intercity* késés_a_vonat* szárnyvonal* kisikl* váltóhib* biztosítóberend* m3-as_metró villamosp* villamosközl* pótlóbusz* autóbusz* bkk* országbérlet* e-matrica sztráda* gyorsforgalmi* útlezár* útfelújít* kátyú* lánchíd* körforgalom elektromos_roller* jogosítván* kreszt kresz sebességkorlát* ittas_vezet* parkolási_díj* parkolási_rend* járattörl* járatkés* liszt_ferenc_rep* wizz_air ryanair budapest_airport* légiirányít* légiutas* hajózás* dunai_hajó* torlódás* forgalomkorlát*
Politics+ alpolgármester* időközi_választ* plenáris ülésterem* házszabály* mentelmi_jog* pártszöv* államfő* bizalmatlanság* külügyminiszt* kihirdett*_törvény rendeletet_hozott szuverenitás* uniós_biztos* európai_bizotts* lemondott_a_polg*
Economy+ pénzromlás* áremelés* árak_emelk* lakáspiac* lakásár* lakáshitel* otthon_start bérmegállap* bértárgyal* szakszervez* létszámleép* családi_pótlék* családi_adóked* adóbevall* személyi_jövedelem* különadó* extraprofit* költségvet* államháztart* hitelmin* bux ipari_termelés* beruházás* végrehajtás*_törv* reálbér*
Technology+ magyar_kutatók DÁP
Climate+ tetőzik_a_duna tetőzött_a_duna tetőzik_a_tisza tetőzött_a_tisza tetőzés
Climate farkast farkasok
Agriculture+ őszibarack* sárgabarack* barackfa* libatart* libatelep* kacsatart* kacsatelep*
Education- matematik* matek*
None hiányzik hiányzott hiányoz* hiányzó* sajtótájékoztat*
Economy+ személyi_kölcsön* kölcsönök hitelfelvét* lakossági_hitel* babaváró* megtakarítás* állampapír*
Technology+ lézerközpont* eli-alps szegedi_lézer* részecskegyorsít* fizikusok fizikusai csaló_üzenet* hamis_sms* sms-ekkel bankkártyaadat* online_csal*
Climate+ elpusztult_mad* halpusztul* élőhely* vizes_élőhely* fertő-hanság* kiskunsági_nemz* hortobágyi_nemz* komoly_hó havazás_érkez* havat_hoz
Energy+ szélkerek* szélkerék* szélenergia* szélfarm* szélpark*
Education+ fizikatanár* matektanár* matematikatanár* kémiatanár* szaktanár* *tanár *tanárok tanító tanítók tanítóhiány*
Healthcare+ altatóorvos* aneszteziológ* elmaradnak_a_műt* rezidens*
Trade+ bor_kivitel* borexport* élelmiszerexport* agrárexport*
Transport+ buszvezető* buszsofőr* m44-es m0-s m0-ás m1-es m6-os m7-es m5-ös m30-as m35-ös m85-ös autóút* szakaszát_átad* elkerülő_út*
None hiánya hiányát hiányában kivitelez* oroszlán* áraml* áramol*
`;
