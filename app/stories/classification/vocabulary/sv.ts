export const sv = `
Politics+ *riksdag* *regering* *statsminister* *minister *ministern* *ministrar* *departement* *valet riksdagsval* *valkampanj* *valrörelse* *parlament* *partiledar* *partiet *partier* *partiernas koalition* *koalition* opposition* folkomröst* grundlag* lagförslag* *proposition misstroende* budgetförhandl* europaparlament* eu_kommission* kommissionär* president_* presidentval* förbundskansler* ambassad* diplomat* toppmöte* högerextrem* ytterhöger* sverigedemokrat* moderat* socialdemokrat* centerparti* miljöpartist* vänsterparti* liberalerna kristdemokrat* tidö* väljar* *röstade kommunstyrelse* kommunal* regionråd* borgmästare talman* rättsstat* utrikesminist* konstitutionsutskott* regering* *ministern statsråd* riksdag* *parti *partier valet valets valrörelse* *väljar* kommunfullmäktig* landshövding* *utskott* motion folkomröstning* *president *presidenten parlament* *ledamot* *ledamöter avgår_som avsatt* ambassadör* fördrag* självständighet* demonstrant* demonstration* *lagstift* senat* kongress* statschef* valurn* representanthus* lagstiftande premiärminister* statsminister* ratific* primärval* demonstranter* självständighetsförklaring* oavhängighetsförklaring* högsta_domstol* politiska_läget
Politics politik* *politik *politiker* sanktion* avgick demokrati* konservativ* höger vänster omröstning* röst* korruption* förhandl* *förhandling* vapenvila eldupphör fredsavtal* fred fn bryssel sd traktat* veto desinformation* kreml vita_huset suverän* mandat reform* lag lagen lagar stats* statsbesök* val utskott* kritiseras ministeriet partierna medlemskap* *avtalet röstad* röstade röster makten *ledare maktskifte* *protest* *självständig* annekter* ockuper* republik* guvernör* dynasti* imperi* statskupp* neutral* koloni* självständig* oberoende_stat invasion* invader* erövr* kejsardöme* kungarike* kungadöme* revolution* ockup* uppror* rebell* gränskonflikt* gränstvist* talesperson* talesman* fördrag* politisk* valsedel* lagförslag* omvald* presidentskap* statschef* federal* valkampanj* kandidat* vicepresident* representanthus* vapenvila* mänskliga_rättigheter medborgerlig*_rättighet* förenta_nationerna kejsar* primärval*
Politics- kris* protest* demonstr* ledare debatt* rättighet* beslut* uppgörelse* myndighet* avgår kung kungen allierad* provins* territor* regim* makthavar* *avtal
Economy+ *ekonomi* inflation* *räntan *ränta *räntor riksbank* centralbank* lågkonjunktur* recession* arbetslös* bnp budgetunderskott* *budget* statsskuld* *skatt *skatten *skatter skatte* *löner *lön löne* fackförbund* *facket pension* *börs* *börsen aktie* *aktier varsel* varslar uppsägning* konkurs* *hyra *hyror hyres* bostadspris* *bolån* *bank *banken *banker euroområde* konjunktur* *avtalsrörelse* köpkraft* arbetsmarknad* finansminist* kronan matpris*
Economy strejk* *strejk marknad* *marknad *marknaden investera* *investering* *industri* *industrin fabrik* rörelsevinst vinsten_före omsättning* konsum* *pris *kostnad* spara* kredit* *tillväxt subvention* *bidrag bolag* *bolag *bolaget arbetsgivar* anställd* finans* uppköp* fusion* jobb* bostad* *bostäder byggbransch* byggföretag* moms lönsam*
Economy- euro kronor procent dyrare billig* höjs sänks företag* *företag *priser pengar *pengar
Climate+ *klimat* uppvärmning* *utsläpp* växthusgas* koldioxid* värmebölja* *torka översvämning* skogsbrand* skogsbränd* *mångfald artrik* *miljö* naturvård* glaciär* havsnivå* *förorening* återvinn* hållbar* mikroplast* pfas fossil* green_deal extremväder rödlist* parisavtal* ekosystem* torkan klimatmål* skyfall*
Climate hetta plast* avfall* sop* *skog *skogar skogar temperatur* varg* björnar björnjakt art arter oväder skyfall* luftkvalitet* grundvatten* natur* vatten övergöd*
Climate- väder* snö* vatten* hav storm* *storm* ocean* regn* syrebrist* plastpåse* blåst blåsten blåsigt
Technology+ artificiell_intelligens ai_* *digital* cyber* *cyberattack* hackare* *mjukvara* halvledar* *chip *chips dataläck* dataskydd* personuppgift* sociala_medier *plattform* *internet* techjätte* techbolag* *mobil mobiltelefon* *satellit* rymd* raketuppskjut* algoritm* kvantdator* datacenter* *datahall* chattbot* ansiktsigenkänning* robot* 5g bredband* it_attack* it_system* it_haveri* överbelastningsattack*
Technology tech* *teknik* teknologi* online *data app appen appar dator* innovation* forskare* astronaut* krypto* elektronisk* sökmotor* it utvecklare*
Technology- vetenskap* forskning* nätverk* skärm* startup* dna-analys*
Defense+ *försvar* försvars* *militär* *soldat* *armé* nato* *missil* *robotar *drönar* *vapen *vapn* *kriget krigs* *stridsflyg* gripen stridsvagn* *ubåt* *flotta* flygvapen* marin_* ammunition* upprust* *invasion* värnplikt* fregatt* *spion* *sabotage* bombning* flyganfall* luftvärn* skuggflotta* säpo must hemvärn* beredskap* militären
Defense offensiv* strid* *strider *trupper trupp* gisslan* kärnvapen* hybridattack* hybridkrig* hybridhot* hybridangrepp* hybridoperation* general underrättelse* vapenvila kabelbrott*
Defense- hot hotet hoten hotbild* hotar hotas hotade konflikt* front* attack* *attack *attacker bomb* säkerhet* explosion* attentat* *krig *terror*
Trade+ *tull *tullar *tullarna tull* handelsavtal* handelskrig* frihandel* *export* *import* handelspartner* världshandel* handelsunderskott* handelsöverskott* leveranskedj* inre_marknad* wto
Trade *handel handel* container* varor gods* embargo* mercosur kvoter
Immigration+ *migra* *asyl* *flykting* *invandr* utvisning* utvisa* uppehållstillstånd* gränskontroll* människosmuggl* medborgarskap* anhöriginvandring* återvandring* migrationsverk* frontex schengen nyanländ* ensamkommande* förvar_* tidöavtal* papperslös* båtflykting* avvisas avvisning* östgräns* asylsökande*
Immigration integration* visum visering* mottagning* utländsk*
Healthcare+ *sjukvård* *hälsa hälso* folkhälso* *sjukhus* *läkare *läkar* sjuksköterska* sjukskötersk* *patient* *sjukdom* *vaccin* *medicin *läkemedel* apotek* *cancer* *virus* pandemi* epidemi* covid* influensa* *vård *vården *vårdköer vårdkö* vårdcentral* *äldreboend* *operation* kirurg* demens* alzheimer* diabetes* fetma* antibiotika* mässling* dödshjälp* abort* psykiatri* psykisk* *smitta* smitt* *infektion* förlossning* barnmorsk* tandvård* region_* *akuten hemtjänst* äldreomsorg*
Healthcare behandling* *terapi symtom* rök* tobak* snus alkohol* narkotika* född* missbruk* utbrott* medellivslängd* blod* psykolog* sjuk sjukskriv* omsorg* infekt* smitt* antikropp* sjukdom* tumör* syndrom* störning* diagnos* förgift* malaria ebola tuberkulos* allergi* terapi* hjärn* epidemi* virus* vaccin* patient* läkar* medicinsk* preventivmed* depressioner diarré* kräkning* symptom* hjärnskad* skleros* lunginflammation* morfin* immunförsvar* smittsam*
Healthcare- äldre studie* smärt* sår medicin* hygien* vård
Education+ *skola *skolan *skolor* skol* *lärare *lärar* *elev* universitet* högskol* *student* *utbildning* gymnasi* *förskol* betyg* nationella_prov* friskol* läroplan* rektor* högskoleprov* studiemedel* lektion* skolverket mobilförbud* doktorand* csn
Education läsning lärande undervisning* kurs klassrum* akademi* läs*
Energy+ *energi* *elpris* *elnät* *elen *kärnkraft* *reaktor* *kraftverk* gas biogas *gasen gasledning* *naturgas* *olja *oljan *oljepris* *vätgas* *vindkraft* *vindpark* *solcell* *solkraft* *vattenkraft* kol_* kolkraft* *bensin* *bränsle* *strömavbrott* *elavbrott* elproduktion* elräkning* elstöd* raffinaderi* lng *förnybar* *fjärrvärme* svenska_kraftnät vattenfall elområde* *batteri* batterifabrik* megawatt gigawatt uran*
Energy el diesel* uppvärmning* värmepump* elbil_ladd* effektavgift*
Agriculture+ *lantbruk* *jordbruk* *bonde *bönder* *skörd* *gröda* *grödor* gödsel* bekämpningsmedel* glyfosat* *djurhållning* boskap* *grisar gris* mjölk* *svinpest* fågelinfluensa* *fiske *fiskar* fiskekvot* traktor* *spannmål* vete höstvete lrf biodling* *skogsbruk* skogsägar* *åker* *gårdar gårdsstöd* slakteri* torsk* sill* *strömming* vildsvin*
Agriculture fruktodl* *kött *mjölk landsbygd* livsmedel* grönsak* *frukt vin bin djurskydd* utsäde* *mat *gård
Agriculture- djur* fisk*
Transport+ viltolyck* *tåget *tågen *järnväg* tågstation centralstation* stationen *flygplats* *flyg *flyget *flygbolag* *motorväg* *tunnelban* *spårvagn* cykel* *cyklist* *hastighet* *elbil* elbilar *kollektivtrafik* *körkort* *lastbil* *hamn *hamnen *färja* *färjor *fartyg* *bro *bron *tunnel sj sas *bilen biltillverk* *flygplan* *lokförare* *pilot* trängselskatt* *elsparkcykel* nattåg* flygled* *transport* trafikverket *spår *spåret urspår* *buss *bussar
Transport *förare parkering* *olycka *olyckan mobilitet* *kanal rederi* trafikolyck* påkör* lastbil* flygbolag* flygplats* cyklist*
Transport- *tåg tåg* *trafik* *bil *bilar *passagerar* resenär* *vägar vägar *väg *resande
International+ förenta_nationerna säkerhetsrådet mellanöstern vita_huset
International gaza* israel* palestin* ukrain* ryss* rysk* kina* usa trump iran* syri* afrika* sudan* taiwan* korea* venezuela* kreml humanitär* hamas
Society+ jämställd* *fattigdom* hemlös* diskriminer* rasis* antisemit* hbtq* *våldtäkt* *mord* *gäng* gängkriminal* *domstol* tingsrätt* hovrätt* åklagar* kyrka* påven socialtjänst* segregation*
Society kvinn* familj* barn* unga ungdom* polis* misstänkt* häkt* fängelse* döms dömd* dömts brott* försvunn* olycka* död döda dödad* avled* skadad* skjut* *skjutning* kniv* brand* bränder räddningstjänst* offer gripen gripna samhälle* befolkning* åtal* rättegång* *dödsolyck*
Business+ börsnoter* uppköp* fusion* delårsrapport* kvartalsrapport* aktieägar* *vd vd omsättning* startup* vinstvarn* konkurs*
Business företag* bolag* koncern* fabrik* varumärke* butikskedja* kedja* rörelsevinst vinsten_före investerare* kunder tillverkar* butik* *jätten
Culture+ *museum *museet *utställning* *teater* *opera* orkester* roman romanen romaner *litteratur* *författar* *filmfestival* nobelpriset_i_litteratur *konst *konstnär* *kulturarv* kompositör* balett* bokmässa* *kultur *kulturen kultur* arkeolog* poet* dikt* akademien bibliotek*
Culture film *film *filmen musik* *musik album *bok böcker konsert* festival* skådespel* regissör* scen* dans* tv-spel* datorspel* marvel-spel* actionrollspel* rollspel* spelutvecklare*
Sport+ *fotboll* allsvensk* *landslag* *tränare *förbundskapten* *målvakt* *anfallare* semifinal* kvartsfinal* *vm_* *em_* *os_* vm os *olympisk* *spelen tennis* *ishockey* shl hockeyallsv* *handboll* innebandy* *skidor* *skidskytt* *längdskid* alpin* *slalom* friidrott* formel_1 *medalj* *mästare* *mästerskap* derby* *transfer* fotbollsdomare* matchdomare* huvuddomare* aik djurgården* hammarby malmö_ff ifk_göteborg häcken champions_league *match *matchen matcher tre_kronor damkronorna *trav* *golf* svensk_guld *åkare *åkaren *seger *segern nhl duplantis *slutspel*
Sport *vinst förlust* *mål målet målen *final *finalen *spelare *spelaren säsong* laget *lag klubb* *cup *cupen titel* fans supporter* arena* vann vinner rekord* oavgjort turnering* *lopp* sport* idrott* guld silver brons back
Leisure+ *horoskop* *recept *recepten kändis* kändisar* *lotto* *eurojackpot* mello melodifestival* *let's_dance* bonde_söker_fru paradise_hotel influencer* *kungafamilj* *kungahus* prinsess* prins_* kronprinsess* bröllop* gravid* förlov* skilsmässa* *mode *modet fashion* *skönhet* *smink* *frisyr* dieter bantning* *viktnedgång* yoga* *träningstips* stjärntecken* tv_tablå* tv_tips tvserie* serie_* netflix* *semestertips* *resmål* *inredning* *trädgård* *bakning kock* restaurang* *korsord* *quiz* *spelnyheter* erbjudand* black_friday rea_* *tips_för julklapp* dejt* *älskling* paradis* youtuber* bloggare* podd* hemma_hos
Leisure stjärna* *stjärnan sångar* sångerska* programledar* skådespelar* tv *programmet serie avsnitt* hund hundar hundägare katt* semester* strand* tips trend* bebis* gamer* *show middag*
None valeri* valsed* *medvetande valborg* valk* spelar_roll roll_i regn_av avgas* *kvalet kvalific* *intervall* *karneval* *festival *nival förvalt* utval* *naval* frival* hotell* elevr* fiskal* fisken_* matcha* *format *formation* *automat* *tomat* klimakter* lagra* lager* lagun* landslagslaget *underlag* *uppslag* *förslag* *inslag* *bidrag* avslag* *anslag* frankrike* tävlingsparti frankrig* världskrig* försvarsaktie* priskrig* kulturkrig* ordkrig*
Politics+ *val val *förslag lagförslag
Politics+ internationell_lag internationell_rätt folkrätt* politiska_situation* suveränitet* kärnvapennedrustning*
Economy- miljard*
Technology spelutveckl* spelstudio* spelbransch*
Defense+ flygattack* flyganfall* robotattack* drönarattack* rysk_attack* israelisk_attack* amerikansk_attack* krigsbrott* vapenvila* eldupphör* krigsfång* paramilitär* milis* jihadist* islamiska_staten kärnvapen* örlogsfartyg* försvarsdepartement* vapenexport* underrättelsetjänst* spion* sjökabel* stridsflyg* totalförsvar* säpo
Defense rebeller* stridande gisslan* bombning* fredsstyrk* fredsplan* talibaner* hizbollah pentagon
Technology+ arkeolog* fossil* dinosauri* neandertal* astronom* solförmörkelse* månförmörkelse* norrsken komet kometer meteorit* rymdstation* stamcell* självkörande robottaxi* dataintrång* ai-modell* nobelpris*_i_fysik nobelpris*_i_kemi
Technology forskare forskarna upptäckt* experiment* fysiker biolog* dna
Energy+ strömavbrott* utan_ström elavbrott* elpris* elnät* kärnkraftverk* oljetank* oljepris* vindkraft*
Transport+ inställda_tåg tågtrafik* inställda_flyg flygtrafik* nödlandning* flygkrasch* flygolyck* tågolyck* fartkamer* miljözon*
Immigration+ asylsökande* båtflykting* inreseförbud* utvisning* återvandring*
Healthcare+ vårdköer* vårdcentral* sjuksköterskor* läkare patienter bröstcancer
Climate+ klimatförändring* klimatkris* skogsbrand* skogsbränd* glaciär*
Business+ konkurs* vinstvarning* delårsrapport* kvartalsrapport*
Politics+ finansminister* justitieminister* försvarsminister* utbildningsminister* socialminister* inrikesminister* vice_statsminister partistyrelse* partikongress* partisekreterare* borgarråd* valdeltagande* valresultat* valmyndighet* vallokal* opinionsmätning* nyval extraval valfusk ku-anmäl* författningsdomstol* kuppförsök* militärjunta politiska_fångar pressfrihet* yttrandefrihet* amnesty_international fn-chef* generalsekreterare* riksrätt* alliansen miljöpartiet
Politics ex-president* expresident* avsätts populist* dissident* censur* förtryck* namninsamling* motionerar diktatur* diktator* oligark* pressfrihet* yttrandefrihet* politisk*_fång* nationalism* nationalist*
Economy+ styrränta* räntehöjning* räntesänkning* räntebesked* penningpolitik* eurokris* skuldkris* statsobligation* valutafonden världsbanken statsbudget* vårbudget* höstbudget* inkomstskatt* momsen kapitalskatt* amortering* a-kassa* försäkringskass* arbetsförmedling* kollektivavtal* svenskt_näringsliv stockholmsbörsen hushållens kpi levnadskostnad* fattigdomsgräns* kronkurs* kronan_stärks kronan_försvagas
Economy ekonomer nationalekonom* löntagare* lån låntagare valuta dollarn prisökning* turism* besöksnäring*
Climate+ växthuseffekt* luftförorening* nedskräpning* utrotningshot* hotade_arter invasiva_arter nationalpark* avskogning* isbjörn* havsmiljö* algblomning* oljeutsläpp* greenpeace wwf lodjur* valar korallrev*
Climate livsmiljö* delfin* haj hajar elefant* noshörning* insekter fågelart* tjuvjakt* orkan* tornado* cyklon* skogsavverkning*
Defense+ självmordsbomb* bilbomb* sprängdåd* jihad* is-resenär* is-krig* al-qaida boko_haram upprorsmän fredssamtal* fredsförhandling* inbördeskrig* folkmord* kemvapen* kemiska_vapen provsprängning* robottest* ballistisk* atombomb* flygräd* luftangrepp* jas_gripen hangarfartyg* fredsbevar* fn-styrk* vapenleverans* vapenembargo* rysk_invasion kriget_i_ukraina skyttegrav*
Defense belägring* granater granatattack* krypskytt* landmin* bakhåll* sprängladdning* regeringsstyrkor legosoldat* säkerhetsgaranti* tredje_världskrig*
Healthcare+ socialstyrelsen vårdpersonal vårdplats* akutmottagning* tandläkar* världshälsoorganisationen munskydd* karantän* svininfluensa* fågelinfluensa_människa kikhosta* hepatit* kolera hiv aids zika* prostatacancer hudcancer lungcancer leukemi* stroke* hjärtinfarkt* hjärtsjukdom* parkinson* sällsynt_sjukdom organdonation* transplantation* provrörsbefrukt* ivf surrogatmödra* kejsarsnitt* barnadödlighet* palliativ* anorexi* ätstörning* kokain heroin överdos* e-cigarett* övervikt* sockerskatt* matförgiftning* salmonella legionella* vårdskandal* felbehandling*
Healthcare opererad* doser inlagd_på_sjukhus intensivvård* kolesterol* klimakteri* amning* autism* adhd* funktionshind* funktionsnedsätt*
Education+ grundskol* läromedel* studieavgift* studielån* analfabet*
Education läxor pedagog*
Technology+ it-säkerhet* datavirus* säkerhetshål* operativsystem* mobiloperatör* virtuell_verklighet spelbolag* spelkonsol* e-handel* 3d-skriv* superdator* nanoteknik* bioteknik* arvsmassa* genetisk* månlandning* asteroid* svarta_hål exoplanet* gravitationsvåg* higgs* cern partikelfysik* astrofysik* paleontolog* dinosaur* utgrävning* nobelpriset_i_fysik nobelpriset_i_kemi
Technology patent* prototyp* laboratori* sensor* pryl* mejl lösenord* strömningstjänst* användare* webbläsare* uppdatering* forskarlag* spelen_till uppgradering* grafikkort*
Energy+ strömlös* kärnavfall* solenergi* kolgruv* råolj* oljeborr* oljebolag* oljefält* oljeproduktion* gaspris* skiffergas* opec biobränsle* biodrivmedel* drivmedel* laddstolp*
Energy gruva gruvor gruvarbetare kilowatt* mack mackar
Agriculture+ köttproducent* raps sockerbet* potatis* afrikansk_svinpest galna_ko* kycklinguppfödar* mink genmodifier* yrkesfisk* överfiske* laxodling* biodlare* vingård* vinodl* hungersnöd* matsvinn*
Agriculture kor kossor lamm fårägare* ladugård* honung*
Transport+ svarta_lådan flygstrejk* arlanda* landvetter* bromma* höghastighetståg* västtrafik* skånetrafiken busstrejk* busschaufför* bussolyck* seriekrock* frontalkrock* krock* singelolyck* rattfyll* vägtull* bilindustri* bilförsäljning* volvo_cars bilprovning* elsparkcyk* taxichaufför* uber* kryssningsfartyg* containerfartyg* lastfartyg* fraktfartyg* förlisning* suezkanalen öresundsbron*
Transport vagnar helikopter* långtradar* skåpbil* motorcyk* mopedist* bilist* fotgängare* broar
Trade+ svensk_export ekonomiska_sanktioner strafftull* piratkopi*
Immigration+ människohandel* dubbelt_medborgarskap statslös* gränsstängsel* kvotflykting* anhöriginvandr* arbetskraftsinvandr* gömda_flyktingar
Immigration fördriv*
Economy+ finansminister*
Defense+ ryska_attacker ryska_invasionen försvarsminister*
Education+ utbildningsminister*
Healthcare+ socialminister*
WarZone- ryss* ukraina* gräns* rysk*
Background efter trots till_följd_av med_anledning_av reager*_på reaktion*_på fördöm* konsekvens*_av kritiser*
Business vinst* omsättning* kvartal* marknadsandel* utdelning*
Technology+ rymdfärd* rymdresa* rymdturism* teleskop* 5g-auktion* digital_skatt nobelpriset_i_fysik nobelpriset_i_kemi
Healthcare+ opioid* tandläkar* nobelpriset_i_medicin
Energy+ ren_energi grön_energi energiminister* energipris* strömavbrott* elavbrott* utan_ström elkabel* kraftledning* oljetanker*
Climate+ amazonas regnskog* cirkulär_ekonomi pantsystem* avfallssortering* gröna_investering*
Transport+ kollektivtrafik* flyglinje* flygrutt* avstängd*_väg* bilmässa*
Economy+ skattereform* socialbidrag* försörjningsstöd* barnfattigdom* skuldkris*
None teleskoplast*
None letar_efter letade_efter söker_efter sökte_efter
Casualties döda dödade skadade sårade
Economy+ arbetsrätt* arbetsmiljöverket arbetsgivar* eurozonen euroområdet ekonomisk_tillväxt guldpris* penningtvätt*
Politics+ regeringskritisk* människorättsaktivist* människorättsförsvar* medlemsländer* främlingsfientlig* geopolit*
Defense+ koalition_av_villiga villigas_koalition fredsbevarande fredsstyrk* hypersonisk* underrättelsechef*
Transport+ luftrum*_stängt stängt_luftrum flygledar* trafikdöda dödsolyckor_i_trafiken elbuss* vägar_halka ishalka strandsatta_resenärer
Transport- luftrum*
Climate+ ozonskikt* ozonhål* ozonlag*
Healthcare+ spädbarnsdödlighet* mödradödlighet* förorenat_dricksvatten immunförsvar*
Technology+ digital_identitet* e-legitimation*
Economy+ inför_euron införa_euron euroinförande* stålverk* stålindustri* pristak*
Defense+ kapprustning*
Climate+ snöoväder* snöstorm* snökaos* snösmocka* blixthalka* halkvarning* vädervarning* gul_varning gula_varningar orange_varning orange_varningar röd_varning röda_varningar lavinfar* lavinvarning* lavinrisk* köldknäpp* sträng_kyla extrem_kyla extremkyla* rekordkyla* köldrekord* värmerekord* rekordvärme* högtemperatur* kulingvarning* stormvarning* orkanbyar stormbyar översvämma* jordskred* gräsbränd* brandriskvarning* eldningsförbud* fridlyst* naturreservat* naturskydd* strandskydd* rovdjur* licensjakt* skyddsjakt* viltvård* vilda_djur vildsvin* havsörn* kungsörn*
Climate smhi snöfall* nysnö* ishalka* isgata* halt_väglag halt_på_vägarna minusgrader kyla *kylan köld kölden ras_och_skred stormskad* stormdrabba* stormfäll* stormens_framfart älgar* älgjakt* gråsäl* sälar fiskdöd* fågelliv*
None naturligt naturlig naturliga naturligtvis naturligare naturvetar* halka* natur_och_kultur
Climate+ smhi_varnar ymnig*
Education- professor*
Climate+ vargstam* vargjakt* varg vargen vargar vargarna vargrevir* björnjakt* björnar björnen järv järven bäver älgstam* sälar gråsäl* tumlare torskbestånd* artdatabanken fridlys* fladdermus* fladdermöss insekter pollinat* humlor fjäril fjärilar fjärilen fjärilarna skarv skarvar skarvarna snökanon* vindbyar* brandrisk* vattenbrist* grundvattennivå* bevattningsförbud* övergödning* döda_bottnar giftalger värmeböl* tropisk_natt isläget lavin* åskoväder* hagel kalhygg* avverkning* klass_2-varning*
Climate oväder* fåglar torsken
Energy+ ringhals* forsmark* oskarshamnsverket* okg turbin* effektavgift* fjärrvärm* dieselpris* slutförvar* bergvärme
Technology+ utpressningsvirus lösensumm* åldersgräns*_sociala mobilförbud* esrange svart_hål galax galaxen galaxer galaxerna norrsken* kometen forntida_dna mammut* forskare_hitta* forskare_upptäck* forskare_utveckl* deepfake* självkörande* fiberkabel* mobilnät* imy
Healthcare+ bup väntetid*_vård* bb-* barnakut* rsv rs-virus vinterkräk* kikhost* tbe fästing* harpest calici* undersköterske* cellprov* screening* adhd blodgivar* blodbrist* antibiotik* ambulanssjukvård* psykvård* hyrläkar* hyrsjuksköt*
Immigration+ tonårsutvisning* spårbyte* sfi massflykting* verksamhetsförbud
Education+ niondeklassare* fritids fritidshem* klassrum* antagning* komvux kunskapskrav
Trade+ skyddstull* handelsbalans* kommerskolleg*
Defense+ jas_39 gripenplan* spaningsplan* mönstra mönstring* regemente* korvett* pansarvagn* granatgevär* gränsstängsel civilförsvar* skyddsrum* säpo* underrättelse* överbefälhavar* öb fmv saab_gripen artilleri* reservofficer*
Agriculture+ ekoodl* odlare vallen_växer fågelinfluens* salmonella_i_besättning betesmark* beteskrav* rapsodl* rensköts* renägar* renbete* biodl* jordgubb* äppelodl*
Transport+ färjor* färjorna gotlandsbolag* kontaktledning* pendeltåg* snälltåg* banarbet* trafikverket* bussförar* busslinj* lokförar* sas_flyg* e18 e20 viltolyck* öresundsbro* grundstött* rederi* sjöfart* norrbotniaban* sl-kort* biljettpris* E4 E6
Politics+ sonderingsuppdrag* ku-anm* misstroend* partistämm* riksrevision* riksmöte* valseger* valkrets* budgetmotion* vårbudget* statssekreterar* opinionsmät* fyraprocentsspärr* riksdagsspärr*
Economy+ varslen varslas styrränt* räntesänk* räntehöj* boränt* bostadsrätt* sjukpenning* bidragstak* matmoms* kpif scb isk-konto rot-avdrag* kronofogd* överskuldsatt*
Education- matematik* matte
Climate+ älgjakt* älgar jakttid* viltförvaltning*
Immigration+ söker_skydd_i söker_asyl
Technology+ bluff-sms bluffsms* bank-id bankid nätfiske* bluffmejl* jordliknande
Energy+ havsbaserad_vindkraft* fusionsreakt* fusionsenergi* fusionskraft*
Education+ hemmasittare mattekunskap*
None Örebro* lavinartad*
Defense+ krigsveteran*
Defense- veteraner veteranerna
Politics+ valkampanj*
Politics- kampanj*
None cyberpunk* krist* kristian* kristin* *underlag *beslag *inslag *utslag spelindustri* datorspelsindustri* brottas brottar* brottn* scenari* *förlopp* loppis* loppmarkn* *kretslopp* *omlopp* *utlopp* *inlopp* *vattenlopp* *gänglig* gängse *samord* *smord* teamorder* acklimat*
Politics *lagförslag *budgetförslag
Technology processor* grafikkort* systemkrav* upplösning_på spelkonsol* handkontroll*
Technology 1440p 1080p 4k hdr
Immigration- *gräns gränser
`;
