export const da = `
Politics+ *folketing* *regering* *statsminister* *minister *ministeren* *ministre* *ministerium* *ministeriet *valget *valg valg* *valgkamp* *parlament* *partileder* *partiet *partier* *partierne *formand_for koalition* opposition* *afstemning* folkeafstemning* grundlov* lovforslag* mistillid* finanslov* europaparlament* eu_kommission* kommissær* præsident* forbundskansler* ambassad* diplomat* topmøde* højrefløj* venstrefløj* dansk_folkeparti socialdemokrat* venstre konservative moderaterne enhedslisten radikale liberal_alliance danmarksdemokrat* vælger* borgmester* kommunalvalg* byråd* retsstat* udenrigsminist* eu_parlament* christiansborg sf blå_blok rød_blok stemme_boks valgurne* kongres* repræsentanternes_hus lovgivende premierminister* statsminister* ratific* primærvalg* demonstrant* uafhængighedserklæring* højesteret* parlamentsvalg* præsidentvalg* landspolitik*
Politics politik* *politik *politiker* sanktion* trækker_sig afgang* demokrat* højre stemme* stemt* kampagne* korruption* *forhandling* *aftalen våbenhvile fredsaftale* fred fn bruxelles traktat* veto desinformation* kreml hvide_hus suveræn* mandat* reform* lov loven love statsbesøg* udvalg* rigsret* ministre parti folketingets rigsfællesskab* *protest* demonstrant* *uafhængig* annekter* besat* *traktat* republik* guvernør* dynasti* imperi* statskup* neutral* koloni* uafhængig* invasion* invader* erobr* kejserrig* kongerig* revolution* besætt* besat opstand* oprør* oprører* folkeret* grænsestrid* talsmand* talskvinde* talsperson* politisk* stemmeseddel* stemmeurne* lovforslag* lovgivning* genvalgt* præsident* statsoverhoved* føderal* minister* parlament* regering* uafhængighed* international_ret atomnedrustning* kongerige*
Politics- krise* protest* demonstr* leder debat* rettighed* beslutning* myndighed* konge kongen allierede provins* territor* regime* embedsm* magthaver* *aftale valgt valgte
Economy+ *økonomi* inflation* *renten *rente nationalbank* centralbank* lavkonjunktur* recession* arbejdsløs* *ledighed* bnp underskud* *budget* statsgæld* *gæld *skat *skatten *skatter skatte* *lønninger *løn løn* fagforening* *fagbevægelse pension* *børs* *børsen aktie* *aktier fyringer fyrer fyringsrunde* konkurs* *husleje* boligpris* *boliglån* *bank *banken *banker eurozone* *overenskomst* købekraft* arbejdsmarked* finansminist* efterløn* kontanthjælp*
Economy virksomhed* *virksomheder strejk* *strejke marked* *marked *markedet investe* *investering* *industri* *industrien fabrik* overskud* omsætning* forbrug* *pris *omkostning* sparer opsparing* kredit* *vækst tilskud* arbejdsgiver* ansat* finans* opkøb* fusion* job* bolig* *boliger moms lønmodtager* producent* *produktion
Economy- euro kroner procent dyrere billig* stiger falder *priser selskab* *selskab penge
Climate+ *klima* opvarmning* *udledning* drivhusgas* *co2 hedebølge* *tørke oversvømmelse* skovbrand* naturbrand* biodiversitet* *miljø* naturbeskyt* gletsjer* havniveau* *forurening* genbrug* bæredygtig* mikroplast* pfas fossil* grøn_omstilling green_deal iltsvind* parisaftale* økosystem* klimaskat* stormflod*
Climate hede plastik* affald* havet havmiljø* *skov *skove temperatur* ulv ulve* art arter uvejr skybrud* luftkvalitet* grundvand* drikkevand* natur* kvælstof*
Climate- vejr* sne* vand* storm* *storm* regn* fredede
Technology+ kunstig_intelligens ai_* *digital* cyber* *cyberangreb* hacker* *software* halvleder* *chip *chips datalæk* databeskyt* persondata* sociale_medier *platform* *internet* techgigant* techselskab* smartphone* *satellit* rumfart* rummet *raketopsend* algoritm* kvantecomputer* datacenter* chatbot* iværksætter* ansigtsgenkend* robot* 5g bredbånd* it_system* it_nedbrud* it_angreb* mitid
Technology tech* *teknologi* online *data app appen apps computer* innovation* forsker* astronaut* krypto* elektronisk* søgemaskine* it teknik*
Technology- videnskab* forskning* netværk* skærm* startup* overvågningskamera* dna-spor*
Defense+ *forsvar* forsvars* *militær* *soldat* *hær hæren nato* *missil* *droner *drone *våben* *krigen krigs* *kampfly* f_35 kampvogn* *ubåd* *flåde* flyvevåben* søværn* ammunition* oprust* *invasion* værnepligt* fregat* *spion* *sabotage* bombning* bombardement* luftangreb* luftforsvar* skyggeflåde* pet efterretning* hjemmeværn* beredskab*
Defense offensiv* tropper tropperne troppernes gidsel* gidsler atomvåben* hybridtrus* hybride_angreb hybride_trusler hybrid_krig* general våbenhvile
Defense- trussel* konflikt* front* angreb* *angreb bombe* sikkerhed* eksplosion* attentat* *krig *terror* krigsveteran*
Trade+ *told *toldsats* told* handelsaftale* handelskrig* frihandel* *eksport* *import* handelspartner* verdenshandel* handelsunderskud* handelsoverskud* forsyningskæde* indre_marked* wto samhandel*
Trade *handel handel* container* varer gods* embargo* mercosur kvoter
Immigration+ *migra* *asyl* *flygtning* *indvandr* udvisning* udvises udvisning* opholdstilladelse* grænsekontrol* menneskesmugl* statsborgerskab* familiesammenfør* hjemrejse* hjemsend* udlændinge* frontex schengen udrejsecent* afvist_asyl* uledsagede bådflygtning* ghetto* parallelsamfund*
Immigration integration* visum modtagecenter* udenlandsk* grænsekontrol*
Healthcare+ *sundhed* *sygehus* *hospital* *læge *læger* sygeplejersk* *patient* *sygdom* *vaccin* *medicin* lægemid* apotek* *kræft* *virus* pandemi* epidemi* covid* influenza* *ventelist* plejehjem* ældrepleje* *operation* kirurg* demens* alzheimer* diabetes* fedme* antibiotika* mæslinger aktiv_dødshjælp* abort* psykiatri* psykisk* *smitte* smitte* *infektion* fødsel* fødegang* jordemoder* jordemødre* tandlæge* akutmodtagelse* ozempic* wegovy*
Healthcare behandling* *terapi symptom* rygning rygere rygning* tobak* nikotin* alkohol* narko* fødsler* misbrug* udbrud* levealder* blod* psykolog* syg* plejer* plejepersonal* pleje infekt* smitt* antistof* sygdom* tumor* syndrom* lidelse* diagnos* forgift* malaria ebola tuberkulose allergi* terapi* hjerne* epidemi* virus* vaccin* patient* læge* prævention* svulst* depression* diarré* opkast* hjerneskad* sklerose* lungebetændels* morfin* immun* smitsom*
Healthcare- ældre undersøgelse smert* sår medicin* hygiejne
Education+ *skole *skolen *skoler* folkeskole* skole* folkeskolelærer* lærermangel* *lærere *elev* universitet* *universitet *studerende* *uddannelse* gymnasi* *børnehave* *vuggestue* daginstitution* karakter* eksamen* friskole* rektor* su su_* lektion* mobilforbud* trivsel* pædagog* erhvervsskole* phd* specialundervisning*
Education læsning læring undervisning* kursus klasse* *klasser akademi* læsefærdighed*
Energy+ *energi* *elpris* *elnet* *strøm *strømmen *atomkraft* *kernekraft* *reaktor* *kraftværk* *gas *gassen gasledning* *naturgas* *olie *olien *oliepris* *brint* *vindmølle* *havvind* *vindpark* *solcelle* kul_* kulkraft* *benzin* *brændstof* *strømsvigt* strømafbryd* elregning* elafgift* raffinaderi* lng *vedvarende* *fjernvarme* energinet ørsted vestas *batteri* megawatt gigawatt uran* biogas* energiø*
Energy el diesel* opvarmning* varmepumpe*
Agriculture+ *landbrug* *landmand* *landmænd* *bønder *høst* *afgrøde* gødning* sprøjtemiddel* pesticid* glyfosat* *dyrehold* kvæg* *svin svine* *grise *køer mælk* *svinepest* fugleinfluenza* *fisker* *fiskeri* fiskekvot* traktor* *korn hvede* biavl* *skovbrug* *marker gård gårde bondegård* kvæggård* svinegård* mælkegård* gårdejer* slagteri* torsk* *mink* arla danish_crown blåtunge*
Agriculture *kød *mælk landdistrikt* fødevare* grøntsag* *frugt vin bier dyrevelfærd* *jord
Agriculture- dyr* fisk* *mad køerne
Transport+ toget tog togene togpassager* togdrift* *jernbane* station banegård* stationen *lufthavn* *fly *flyet *flyselskab* *motorvej* *metro* *letbane* cykel* *cyklist* *elbil* elbiler *kollektiv_trafik* *trafik* *kørekort* *lastbil* *havn *havnen *færge* *bro *broen *tunnel femern* dsb sas *biler bilproducent* *lokomotivfører* *pilot* roadpricing *elløbehjul* nattog* flyveled* *transport* banedanmark *spor *sporet afspor* *bus *busser storebælt* parkering*
Transport vejen bilist* *ulykke *ulykken mobilitet* rederi* påkør* lastbil* flyselskab* lufthavn* cyklist*
Transport- *hastighed* *skib* *bil *bilen *passager* rejsende* *veje veje *vej
International+ forenede_nationer sikkerhedsråd* mellemøst* hvide_hus
International gaza* israel* palæst* ukrain* russ* rusland* kina* kines* usa trump iran* syri* afrika* sudan* taiwan* korea* venezuela* kreml humanitær* hamas grønland*
Society+ ligestilling* *fattigdom* hjemløs* diskrimin* racis* antisemit* lgbt* *voldtægt* *drab* bande banden bander banderne bandes bandevold* bandekrig* bandekonfl* bandemedl* bandeopg* rockerbande* ungdomsbande* bandekrimin* *domstol* byret* landsret* højesteret* anklager* kirke* paven socialrådgiv* *mord*
Society kvind* famili* børn* barn* unge ungdom* politi* sigtet* anholdt* fængsel* fængslet dømt dømmes kriminal* forsvund* savnet ulykke* død døde dræbt* omkom* såret kvæstet skyd* skudt kniv* brand brande branden storbrand* brandvæsen* offer ofre fundet samfund* befolkning* tiltale* retssag* frivillig*
Business+ børsnoter* opkøb* fusion* kvartalsregnskab* regnskab* aktionær* direktør* topchef* omsætning* startup* nedjuster* opjuster* konkurs*
Business virksomhed* selskab* koncern* fabrik* varemærke* butikskæde* kæde* overskud* investor* kunder producent* butik* *gigant
Culture+ *museum *museet *udstilling* *teater* *opera* orkester* roman romanen romaner *litteratur* *forfatter* *filmfestival* *kunst *kunstner* *kulturarv* komponist* ballet* bogmesse* bogforum *kultur *kulturen kultur* arkæolog* poet* digt* bibliotek* louisiana
Culture film *film *filmen musik* *musik album *bog bøger koncert* festival* skuespil* instruktør* scene* danseforestilling* videospil* computerspil*
Sport+ *fodbold* superliga* *landshold* *træner *landstræner* *målmand* *angriber straffespark* semifinal* kvartfinal* *vm_* *em_* *ol_* vm em ol *olympisk* *legene tennis* *ishockey* *håndbold* *badminton* *cykling* *cykelrytter* tour_de_france *etape* vingegaard mads_pedersen formel_1 *medalje* *mester *mestre *mesterskab* derby* *transfer* fc_københavn brøndby fc_midtjylland agf champions_league kamp_mod kampen_mod *kamp *sejr *sejren viktor_axelsen holger_rune magnussen *slutrunde* superligaen odense_boldklub atletik* svømme*
Sport *nederlag *mål målet *finale *finalen *spiller *spilleren sæson* holdet *hold klub* *pokal titel* fans stadion* vandt vinder rekord* uafgjort turnering* cykelløb* løbet sport* idræt* guld sølv bronze skadet_spiller
Leisure+ *horoskop* *opskrift* kendis* kendte *lotto* *eurojackpot* melodi_grand_prix *vild_med_dans* *paradise_hotel* x_factor landmand_søger influencer* *kongehus* *kongefamilie* dronning* kong_frederik prinsesse* prins_* kronprins* bryllup* gravid* forlovet* skilsmisse* *mode *moden fashion* *skønhed* *makeup* *frisure* slankekur* *vægttab* yoga* stjernetegn* tv_guide* tv_tips tvserie* serie_* netflix* *feriemål* *rejsemål* *indretning* *have_tips havetips* *bagning kok kokken kokke kokkene kokkeskol* restaurant* michelin* kryds_og_tværs *quiz* black_friday udsalg* julegave* dating* reality* youtuber* podcast*
Leisure stjerne* *stjernen sanger* sangerinde* tv_vært* vært kunstner* skuespiller* tv *programmet serie afsnit* hund hunde hunden kat katte ferie* strand* hotel* tips trend* baby* gamer* *show
None alvorlig* valgfri* *fravalg* *tilvalg* *mangel* *forsøg *bestyrelse* *fællesskab* *klimakter* lovende* loven_om_tyngde loveland togt* *indtog* *udtog *mellem* broder* bror* skovl* frankrig frankrigs *frankrig* østrig* færdselsuheld vej_til verdenskrig* fødselsdag* verdenskrig* forsvarsaktie* priskrig* kulturkrig* ordkrig*
Economy- milliard* får_job
Technology spiludvikl* gadget*
Defense+ luftangreb* missilangreb* droneangreb* russisk_angreb russiske_angreb israelsk_angreb amerikansk_angreb krigsforbrydelse* våbenhvile* krigsfange* paramilitær* milits* jihadist* islamisk_stat atomvåben* krigsskib* forsvarsministeri* våbeneksport* efterretningstjeneste* spionage* søkabel* kampfly* værnepligt*
Defense oprørere* krigere gidsler* bombning* fredsstyrke* fredsplan* taleban* hizbollah pentagon
Technology+ arkæolog* fossil* dinosaur* neandertal* astronom* solformørkelse* måneformørkelse* nordlys komet kometer meteorit* rumstation* stamcelle* selvkørende robottaxi* datalæk* ai-model* nobelpris*_i_fysik nobelpris*_i_kemi
Technology forskere forskerne opdagelse* eksperiment* fysiker* biolog* dna
Energy+ strømafbrydelse* strømsvigt* uden_strøm elpris* elnet* atomkraft* olietanker* oliepris* vindmølle*
Transport+ aflyste_tog togtrafik* aflyste_fly flytrafik* nødlanding* flystyrt* togulykke* fartkamera* miljøzone*
Immigration+ asylansøger* bådflygtning* indrejseforbud* udvisning* hjemsendelse*
Healthcare+ ventelister* sygeplejersker* læger patienter brystkræft
Climate+ klimaforandring* klimakrise* skovbrand* gletsjer*
Business+ konkurs* nedjustering* kvartalsregnskab* årsregnskab*
Politics+ finansminister* justitsminister* forsvarsminister* undervisningsminister* sundhedsminister* indenrigsminister* partiformand* formand_for_partiet landsmøde* regionsråd* rådmand* meningsmåling* exitpoll* forfatningsdomstol* kupforsøg* militærjunta politiske_fanger pressefrihed* ytringsfrihed* menneskerettighed* amnesty_international fn-chef* generalsekretær* rigsfælles* radikale_venstre
Politics ekspræsident* ekspremierminister* afsat afsættes populist* højreekstrem* dissident* censur* undertrykkelse underskriftsindsamling* diktator* diktatur* oligark* pressefrihed* ytringsfrihed* politisk*_fang* nationalism* nationalist*
Economy+ rentefor* renteforhøjelse* rentenedsættelse* pengepolitik* eurokrise* gældskrise* statsobligation* valutafonden verdensbanken topskat* lejere andelsbolig* dagpenge* fyrer_medarbejdere afskedig* konflikt_på_arbejdsmarkedet dansk_industri c25-indeks* kursfald fødevarepris* leveomkostning* fattigdomsgrænse* konjunktur* kroner_kursen bruttonationalprodukt*
Economy økonomer økonom lån låntager* valuta dollaren prisstigning* turisme* ledige
Climate+ drivhuseffekt* co2-udledning* co2-afgift* luftforurening* plastaffald truede_arter truet_dyreart udryddelsestruet* invasive_arter nationalpark* afskovning* isbjørn* olieudslip* danmarks_naturfredningsforening greenpeace wwf verdensnaturfonden hval hvaler koralrev*
Climate levested* delfin* haj hajer elefant* næsehorn* insekter fuglearter krybskytte* orkan* tornado* cyklon*
Defense+ selvmordsbomb* bilbombe* jihad* al-qaeda boko_haram taliban* fredssamtale* fredsforhandling* borgerkrig* folkedrab* folkemord* kemiske_våben atomprøvesprængning* ballistisk* atombombe* hangarskib* veterancenter* veteranhjem* veterandag* fredsbevarende fn-styrk* krigen_i_ukraine skyttegrav*
Defense belejring* granater granatangreb snigskytte* landmine* baghold* sprængladning* regeringsstyrker lejesoldat* sikkerhedsgaranti* tredje_verdenskrig* krudt* veteraner veteranerne
Healthcare+ praktiserende_læge* verdenssundhedsorganisation* coronasmitte* mundbind* karantæne* svineinfluenza* kighoste meningitis hepatitis kolera hiv aids zika* prostatakræft lungekræft modermærkekræft leukæmi* hjertestop* hjertesygdom* parkinson* sjælden_sygdom organdonation* organdonor* transplantation* fertilitetsbehandling* kunstig_befrugtning rugemor* rugemød* kejsersnit* børnedødelighed* middellevetid* dødshjælp* palliativ* anoreksi* spiseforstyrrelse* kokain heroin overdosis* rygeforbud* e-cigaret* overvægt* madforgiftning* salmonella legionella* fejlbehandling*
Healthcare opereret* doser indlagt* indlæggelse* intensivafdeling* kolesterol* overgangsalder* amning* autisme* adhd* handicap*
Education+ efterskole* privatskole* erhvervsuddannelse* læseplan* nationale_test* studentereksamen* lærerforening* lærerkonflikt* lockout* optagelse_på professionshøjskole* studiegæld studieboliger ungdomsbolig* ordblind*
Education lærer studenter lektier mobning*
Technology+ it-sikkerhed* sikkerhedshul* styresystem* mobiltelefon* teleselskab* virtual_reality spilfirma* spilkonsol* e-handel* nethandel* 3d-print* supercomputer* nanoteknologi* bioteknologi* genetisk* arvemasse* rumsonde* rumteleskop* månelanding* asteroide* sorte_hul* exoplanet* tyngdebølge* higgs* cern partikelfysik* astrofysik* palæontolog* udgravning* nobelprisen_i_fysik nobelprisen_i_kemi
Technology patent* prototype* laboratori* sensor* e-mail adgangskode* streamingtjeneste* brugere browser opdatering* grafikkort*
Energy+ grøn_omstilling* atomaffald* atomulykke* vindenergi* solenergi* kulmine* råolie* olieboring* olieselskab* oliefelt* gaspris* skifergas* opec biobrændstof* ladestander*
Energy minearbejder* kilowatt* tankstation*
Agriculture+ kogalskab* kyllingeproduc* raps sukkerroe* kartof* sprøjtegift* gylle* genmodific* overfiskeri* lakseopdræt* vingård* vinavl* hungersnød* madspild*
Agriculture lam såsæd* stald* honning*
Transport+ flyulykke* den_sorte_boks lokofører* københavns_lufthavn kastrup* togforsink* højhastighedstog* movia* buschauffør* busulykke* harmonikasammenstød frontalt_sammenstød soloulykke* spritkørsel* spirituskørsel fartkontrol* fotovogn* betalingsring* vejdirektorat* bilindustri* bilsalg* registreringsafgift* taxachauffør* krydstogtskib* containerskib* fragtskib* forlis* suezkanalen øresundsbro* vejafgift* uber
Transport lokomotiv* vogne helikopter* varebil* motorcyk* knallert* fodgænger* broer
Trade+ dansk_eksport økonomiske_sanktioner straftold* kopivarer
Immigration+ udvist* menneskehandel* dobbelt_statsborgerskab statsløs* grænsehegn* kvoteflygtning* udenlandsk_arbejdskraft
Immigration fordrevne
Economy+ finansminister*
Defense+ forsvarsminister*
Education+ undervisningsminister* phd-stud* phd-afhandling*
Healthcare+ sundhedsminister*
WarZone- ukraine russ* grænse*
Background efter trods som_følge_af i_kølvandet_på reager*_på reaktion*_på fordøm* konsekvens*_af kritiser*
Business overskud* omsætning* kvartal* markedsandel* udbytte*
Technology+ rumrejse* rumflyvning* rumturisme teleskop* 5g-auktion* nobelprisen_i_fysik nobelprisen_i_kemi
Healthcare+ opioid* tandlæge* nobelprisen_i_medicin
Energy+ ren_energi grøn_energi energiminister* energipris* strømafbrydelse* uden_strøm elkabel* højspænding* olietanker*
Climate+ amazonas regnskov* cirkulær_økonomi pantsystem* affaldssortering*
Transport+ kollektiv_trafik flyrute* spærret_vej*
Economy+ skattereform* kontanthjælp* børnefattigdom* gældskrise*
None leder_efter ledte_efter søger_efter søgte_efter
Casualties dræbt* såret sårede
Economy+ arbejdsret* overenskomst* arbejdstilsyn* arbejdsgiver* eurozonen økonomisk_vækst guldpris* hvidvask*
Politics+ regeringskritisk* menneskerettighedsaktivist* menneskerettighedsforkæmper* medlemslande* medlemsstater fremmedfjendsk* geopolit*
Defense+ koalition_af_villige villiges_koalition fredsstyrke* hypersonisk* efterretningschef* hærchef*
Transport+ luftrum*_lukket lukket_luftrum flyveleder* trafikdræbte elbus* isglatte_veje glatte_veje
Transport- luftrum*
Climate+ ozonlag* ozonhul*
Healthcare+ spædbarnsdødelighed* mødredødelighed* forurenet_drikkevand immunforsvar*
Technology+ digital_identitet*
Economy+ indfører_euroen indføre_euroen fællesmønt* stålværk* stålindustri* prisloft*
Defense+ våbenkapløb*
Climate+ snestorm* snefygning* snekaos* vinterstorm* isslag* isglat* glatføre* glatte_veje rødt_varsel orange_varsel gult_varsel varsel_om_storm varsel_om_kraftig* varsel_om_sne* varsel_om_skybrud varsel_om_voldsom* dmi_varsler dmi_advarer hård_frost streng_frost kuldebølge* kulderekord* varmerekord* temperaturrekord* stormfald* stormstyrke* orkanstyrke* lavinefar* vilde_dyr rovdyr* vildsvin* havørn* naturpark* fredet_art* fredede_art* vildtforvaltning* naturgenopretning* afbrændingsforbud*
Climate dmi snefald* snevejr* frostgrader kulden blæsevejr* sæler sælerne krondyr* marsvin hjorte* laviner
None naturlig naturlige naturligt naturligvis
Education- professor*
Climate+ ulv ulve ulven ulvene ulvepar* ulvekobbel ulveangreb* ulvehvalp* vandmiljø* havmiljø* kvælstof* grundvand* oversvømm* skybrud* højvande* vandstand* digebrud* kystsikring* tørke* vandløb* bjørneklo mårhund* bæver* odderen oddere odderne spækhugger* hvalen hvalerne hvalfang* hvalstrand* pukkelhval* storke* naturstyrelsen naturnationalpark* vild_natur vilde_bier insekter sommerfugl* affaldssorter* forbrændingsanlæg* co2-* havstigning* gletsj* indlandsis*
Energy+ strømpris* kystnær*_møll* solpark* ørsted_havvind gasfyr* varmepumpe* power-to-x tyra-felt* gaslager* olieprodukt* dieselpris* fusionsreakt* fusionsenergi* fusionskraft*
Technology+ datatilsyn* læk_af_cpr* cpr-numre* ddos-* chatgpt skærmtid* mobilforbud* astronaut* raket_opsendt genom* kvantecomput* kvanteteknolog* supercomput* vikingegrav* vikingeskat* oldtidsfund* nordlys* solformørk* komet* stjernehimm* forskere_opdag* forskere_udvikl* selvkørende* phishing* datacent*
Healthcare+ ventetid*_på_operation ventetid*_på_hospital* jordemod* fødeafdeling* praktiserende_læg* lægemangel* lægehus* vagtlæge* kighoste* rs-virus hpv* mrsa salmonella* listeria* angst_og_depression spiseforstyrr* hjemmepleje* sosu* fertilitet* organdon* nikotin* vapes puff_bars flåt flåter
Immigration+ opholdstillad* indfødsret* tålt_ophold integrationsydels* udenlandske_arbejder*
Education+ folkeskol* erhvervsuddann* professionshøjskol* optag_på kvote_2 adgangskvotient* studieplads* mobilfri_skol* inklusion_i dagtilbud* minimumsnormering*
Trade+ strafafgift* handelsbalance* handelshindr* udenrigshandel*
Defense+ luftværn* f-16* f-35* kaserne* hybridangreb* hybridkrig* artilleri* haubits* arktisk_kommando totalforsvar* sikringsrum* udsendte_soldat*
Agriculture+ kornpris* smågrise* grise* økologisk* økologi* æggeproduc* hønsehold* sprøjteforbud* sprøjtemid* trawl* muslingeskrab* havbrug* dambrug* juletræsproduc* gartneri* planteavl* bovaer dyrevelfærd* dyretransport*
Transport+ signalfejl* køreledning* lillebæltsbro* molslinjen busruter buskørsel kødannelse* flyvninger sas-fly* kilometerafgift* skibsfart* vejarbejd* vejnet* kattegatforbindels*
Politics+ borgmestre* løsgænger* regionsvalg* stemmerne_tælles fintæl* partiskifte* ministerrokade* ministerpost* tillidskrise* samråd* udvalgsformand* rigsret* rigsombud* åbningstale* nytårstale_stats* folkeafstemn* forvaltningschef
Economy+ boligejer* boligmarked* boligskat* rentefald* rentestigning* trepartsforhandl* folkepension* moms* fradrag* realkredit* forbrugertillid* forbrugerpris* fødevarecheck ældrecheck danmarks_statistik arbejdskraft* mangel_på_arbejdskraft handelsstanden huslej* privatforbrug* tvangsauktion* gældsat*
Agriculture æg årets_høst
Education- matematik*
Economy+ flere_i_job beskæftigelse* beskæftigede jobskabels* fuldtidsansat* rekordbeskæft*
Technology+ kvantefysik* kvantemekanik* fysikere danske_forskere forskere_bag
Climate+ flagermus padder markfirben lærkerede* agerhøns ynglefugl* trækfugl*
None Nørrebro* Østerbro* Vesterbro* Holstebro* kirkegård* i_samråd_med bekræft* afkræft* ubekræft* *kræfter* elevator* *elevering* *elevere* regning* snegl* snehvid* vandr* vandal* vanderb* metropo* stormag*
Immigration- *grænse grænser
`;
