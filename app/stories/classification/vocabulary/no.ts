/** What Norwegian has beside the words of Danish and Swedish. */
export const no = `
Politics+ regjering* stortinget stortings* statsråd* statsminister* arbeiderparti* Høyre Frp Venstre senterparti* kommunestyr* fylkesting* ordfører* byråd* valgkamp* kommunevalg* stortingsvalg* utenriksminister* finansminister* kongehuset riksrevisjon* sametinget
Politics partileder* politiker* politikk* politisk* folkeavstemning* demokrati* demonstrasjon* grunnlov* lovforslag* departement* storting
Economy+ økonomi* statsbudsjett* norges_bank styringsrent* rentehev* rente renten oljefondet skatt* avgift* arbeidsledig* lønnsoppgjør* lønn* LO NHO streik* boligpris* inflasjon* kroneks* børs* formuesskatt* dagpeng* pensjon* kronekurs* konkurs*
Economy bedrift* næringsliv* selskap* aksje* aksjer ansatte sykefravær* arbeidsliv* arbeidstaker* arbeidsgiver* strømstøtte* forbruker*
Climate+ klima* utslipp* oppvarming* isbre* havnivå* naturvern* miljø* forurens* artsmangfold* flom* skred skredet skredene ekstremvær* hetebølge* skogbrann*
Climate villrein* ulv ulver bjørnen bjørner bjørneb* bjørnej* gaupe* rovdyr* fjord* isbjørn* arter arten økosystem* naturmangfold*
Technology+ kunstig_intelligens datasikkerhet* dataangrep* hacking* programvare* mobilnett* nettsky* satellitt* romfart* romsonde* robot* kvante* algoritm* forsker* forskning* forskere vitenskap* arkeolog* fossil* dinosaur* arvestoff* gener genene dna astronom* planet* teleskop* nevro* evolusjon* hjerneforsk*
Technology studie studien eksperiment* oppdaget oppdagelse* fysiker* kjemi* biolog* laboratori* doktorgrad* nett internett* datamaskin* apper mobilen
Defense+ forsvaret forsvars* hæren sjøforsvar* luftforsvar* soldat* væpnede våpen* krig krigen marinen ubåt* missil* droner dronen etterretning* PST sabotasje* totalforsvar* jagerfly* fregatt* verneplikt*
Defense angrep* våpenhvile* opprører* styrker gisler sikkerhetsgaranti* tredje_verdenskrig*
Trade+ toll tollsats* handelsavtale* eksport* import* eøs handelskrig* frihandel*
Immigration+ innvandr* asyl* flyktning* utvis* utlending* migrasjon* statsborgerskap* oppholdstillatelse* udi
Healthcare+ helse* sykehus* lege legen leger fastlege* sykepleier* pasient* sykdom* vaksin* medisin* kreft* pandemi* smitte* influensa* folkehelse* fhi psykisk* adhd autisme demens diabetes overvekt fedme antibiotika* abort* svangerskap* gravid* hjerneslag* hjerteinfarkt*
Healthcare behandling* symptom* bakterie* virus* røyk* alkohol* eldreomsorg* sykehjem* hjerne hjernen legemiddel* blodtrykk* barseldepresjon* smerter
Education+ skole* elev elever elevene lærer lærere barnehage* universitet* høgskole* høyskole* student* utdann* eksamen* pensum* undervisning* mobbing*
Energy+ strøm* kraft kraftverk* vindkraft* vannkraft* olje* gass gassfelt* oljefelt* equinor statkraft statnett havvind* kraftkabel* batterifabrikk* energi*
Agriculture+ bonde bønder landbruk* jordbruk* melkeproduk* fiskeri* fisker* oppdrett* laks laksen sau sauer korn* dyrevelferd* reindrift* matproduk*
Transport+ tog toget Vy bane_nor fly flyet flyplass* avinor ferge* buss bussen bil biler elbil* vei veien e6 e18 trafikk* sjåfør* bompeng* førerkort* sykkel* trikk* t-bane* kollektiv* tunnel* båt* havn*
Society+ drept drap drapet voldtekt* siktet tiltalt dømt fengsel* politiet rettssak* barnevern* ulykke* brann* kirken fattigdom* diskriminer* likestill*
Business+ årsresultat* kvartalsresultat* børsnoter* oppkjøp* konsern*
Culture+ museum* utstilling* teater* bokhandel* forfatter* litteratur* kultur* kunst* musikk* konsert* film* arkeologi*
Sport+ fotball* skiskyt* langrenn* skihopp* hopprenn* eliteserien landslag* håndball* skøyte* OL VM trener* målvakt* rosenborg* haaland ødegaard klæbo*
Leisure+ oppskrift* horoskop* kjendis* kongelig_bryllup mote interiør* slank* trening hyttetips
Technology dataspill* spillstudio*
Politics+ justisminister* forsvarsminister* kunnskapsminister* helseminister* statssekretær* bystyre* mistillit* landsmøte* fremskrittspartiet krf valgdeltakelse* valgresultat* meningsmåling* høyesterett* statskupp* kuppforsøk* statsbesøk* politiske_fanger pressefrihet* ytringsfrihet* menneskerettighet* amnesty_international fn-sjef* generalsekretær* riksrett* opposisjon* opposisjonsleder* velger* velgere president* presidentvalg* parlament* ambassad* utenrikspolitikk* nobels_fredspris fredsprisen
Politics minister* diktator* diktatur* demonstrant* protest* lovendring* utvalg* sanksjoner dissident* sensur* korrupsjon* pressefrihet* ytringsfrihet* politisk*_fang* nasjonalism* nasjonalist*
Economy+ rentekutt* rentemøte* pengepolitikk* finanskris* gjeldskris* statsgjeld* oljefond* moms* bolig* boligmarked* boliglån* husleie* arbeidsmarked* nav trygde* tariffavtale* fagforening* fagbevegelse* oslo_børs nedbemann* permitter* oppsigelse* prisvekst* konsumpris* kronen_svekk* kronen_styrk* bnp økonom økonomer
Economy sparing* valuta* prisøkning* reiseliv* investering*
Climate+ global_oppvarming drivhuseffekt* karbonfangst* co2-* luftforurensing* luftforurensning* plastforsøpling* resirkulering* truede_arter utrydningstruet* rødliste* biologisk_mangfold nasjonalpark* naturreservat* regnskog* avskoging* havis* polhav* arktis* arktisk* antarktis* oljesøl* vannmangel* tørke* bellona greenpeace wwf ulvejakt* jerv* hval* korallrev*
Climate dyrearter insekter fugler sjøfugl* laksestamme* torskebestand* skog* orkan* nedbør* temperatur*
Defense+ selvmordsbomb* bilbombe* jihad* fremmedkriger* islamsk_stat den_islamske_staten taliban* gissel* fredssamtale* fredsavtale* fredsforhandling* borgerkrig* krigsforbryt* folkemord* kjemiske_våpen atomvåpen* prøvesprengning* atombombe* luftangrep* kampfly* hangarskip* militær* krigsfange* fredsbevarende* spion* invasjon* krigen_i_ukraina frontlinje* nato*
Healthcare+ jordmor* jordmødre fødeavdeling* tannlege* epidemi* korona* svineinfluensa* meslinger kikhoste hepatitt hiv aids zika* brystkreft prostatakreft lungekreft føflekkreft leukemi* hjertesykdom* parkinson* alzheimer* organdonasjon* transplantasjon* blodgiver* prøverør* surrogati* keisersnitt* fødsler barnedødelighet* levealder* dødshjelp* eutanasi* spiseforstyrrelse* rusmiddel* narkotika* kokain heroin overdose* snus* e-sigarett* matforgiftning* salmonella legionella* legemidler resisten* kirurg* psykiatri* depresjon* immunsystem* immunforsvar* nobelprisen_i_medisin eldreomsorg* sykehjem* kosthold* ernæring*
Healthcare diagnos* dose doser innlagt* intensivavdeling* kolesterol* smerte* hormon* allergi* astma* trening_og_helse
Education+ grunnskole* videregående* sfo studieplass* studielån* lånekassen fagskole* læreplan* nasjonale_prøver karakterer fravær* lærermangel* lærerstreik* rektor* stipendiat* pisa-* lesing_i_skolen pedagog* analfabet*
Technology+ teknologi* nettsted* nettbrett* mobiltelefon* smarttelefon* datainnbrudd* datalekkasje* hacker* hacket* cyber* personvern* datatilsynet søkemotor* sosiale_medier tv-spill* spillutvikler* spillkonsoll* 3d-print* selvkjør* supermaskin* tungregning* nanoteknologi* bioteknologi* stamcelle* genetisk* romstasjon* romteleskop* romferge* nasa månelanding* asteroide* komet* solformørk* nordlys* sorte_hull* svart_hull eksoplanet* galakse* univers universet* big_bang gravitasjonsbølge* higgs* partikkel* cern fysikk* zoolog* astrofysik* paleontolog* neandertal* menneskets_opprinnelse utgravning* vikingtid* steinalder* bronsealder* jernalder* nobelprisen_i_fysikk nobelprisen_i_kjemi matematikk* matematiker* oppfinn* bredbånd* teleselskap* telenor meteor meteoren meteorer meteoritt*
Technology patent* laborator* sensor* studier ny_studie nytt_funn e-post passord* strømmetjeneste* digital*
Energy+ kraftpris* kraftkrise* kraftlinje* vindmølle* solenergi* solcelle* solceller kjernekraft* atomkraft* atomavfall* atomulykke* thorium* gassrør* gasspris* naturgass* skifergass* statoil* hydrogen* kullkraft* kullgruve* biodrivstoff* bensinpris* drivstoff* opec fornybar* enøk fjernvarme* ladestasjon* elektrisitet*
Agriculture+ bondelag* hvete melk* melkepris* husdyr* gris* griser svinepest* fugleinfluensa* kugalskap* kylling* reinsdyr* slakteri* sprøytemiddel* plantevern* gjødsel* genmodifi* fiskekvote* overfiske* torskefiske* lakseoppdrett* lakselus* birøkt* bier humle* matvarepris* matvarekrise* hungersnød* matsvinn* avling*
Transport+ flyulykke* flystyrt* flyselskap* flytrafikk* flyvning* nødlanding* togulykke* avspor* togtrafikk* jernbane* nsb* lyntog* bussulykke* frontkolli* kollisjon* promillekjør* fartsgrense* fotoboks* bomring* motorvei* riksvei* statens_vegvesen bilprodusent* bilsalg* sertifikat* syklist* elsparkesyk* drosje* hurtigrut* cruiseskip* lasteskip* skipsfart* forlis* skipsulykke* rederi* havarikommisjon* helikopterulykke*
Trade+ straffetoll* verdens_handelsorganisasjon wto eøs-avtale*
Immigration+ migrant* menneskesmugl* menneskehandel* papirløs* grensekontroll* båtmigrant* integrering* familiegjenforening* bosetting_av_flyktninger
Defense+ forsvarsminister* opprør opprøret opprørerne opprørsgruppe* opprørsstyrke* rakettangrep* rakettforsvar*
Education+ kunnskapsminister*
Healthcare+ helseminister* operasjonskø* operasjonsstue* fødsel fødselen fødselstall*
Healthcare- operasjon operasjoner ambulanse* legevakt*
Defense- rakett raketter terror*
None fødselsdag* operasjonsl* verdenskrig* forsvarsaksje* priskrig* kulturkrig* ordkrig*
Background etter til_tross_for i_kjølvannet_av reager*_på reaksjon*_på fordøm* konsekvens*_av kritiser*
Technology+ nobelpris*_i_fysikk nobelpris*_i_kjemi romferd* romturisme* vitenskapelig* kvasivitenskap* pseudovitenskap* forskningsråd*
Healthcare+ nobelpris*_i_medisin opioid* tannlege*
Energy+ oljetank* strømbrudd* strømkabel* energiminister* kraftlinje*
None leter_etter lette_etter leting_etter søker_etter søkte_etter søk_etter
Casualties drept drepte såret sårede
Economy+ arbeidsrett* arbeidstilsyn* arbeidsgiver* eurosonen økonomisk_vekst gullpris* hvitvask* arbeidsmiljølov* verdiskaping*
Politics+ regjeringskritisk* menneskerettsaktivist* menneskerettighetsaktivist* medlemsland* fremmedfiendtlig*
Defense+ koalisjon_av_villige villiges_koalisjon fredsbevarende fredsstyrke* hypersonisk* etterretningssjef* hærsjef*
Transport+ luftrom*_stengt stengt_luftrom flygeleder* trafikkdrepte elbuss* glatte_veier
Transport- luftrom*
Climate+ ozonlag* ozonhull*
Healthcare+ spedbarnsdødelighet* mødredødelighet* forurenset_drikkevann
Technology+ digital_identitet* innovasjonspris* nobelpris_i_fysikk nobelpris_i_kjemi nobelpris_i_medisin nobelpris*
Economy+ innfører_euro innføre_euro stålverk* stålindustri* pristak*
Defense+ våpenkappløp*
Climate+ snøstorm* snøkaos* snøuvær* uvær* farevarsel* gult_nivå oransje_nivå rødt_nivå snøskredfar* skredfar* skredvars* snøskred* jordskred* leirskred* kvikkleire* flomfar* flomvars* styrtregn* kuldebølge* kulderekord* varmerekord* sprengkulde* ising_på_veiene såpeglatt* holkeføre* stormflo* orkan_i_kast storm_i_kast villdyr* ville_dyr fredet_art* lisensfelling* skadefelling* rovdyr* havørn* kongeørn* naturinngrep* strandsone*
Climate meteorologisk_institutt *meteorolog statsmeteorolog* snøfall* snøvær* glatte_veier glatt_føre kulde kulda kulden hjort* elgen elger skredutsatt* flomutsatt* villaks* ras elg
None skredder* naturlig naturlige naturligvis naturfag*
Education- professor*
Culture videospill*
Climate+ oransje_varsel bjørnen ulv ulver gaupe villrein* fjordtorsk* laks_i_elv* havforsuring skogvern*
Technology+ nødnett* kabelbrudd* fiberkabel* fiberbrudd* mobildekning* ki-*
Defense+ heimevern* hv-soldat* øvelse_i_finnmark brigade_nord
Transport+ bergensbanen dovrebanen sørlandsbanen nordlandsbanen rørosbanen vestlandsbanen e39 e16 bybanen flytoget kolonnekjør* innstilte_ferger ferje* ferjesamband* hurtigbåt* widerøe
Education+ fritak_fra_eksamen
Energy+ norgespris kraftkris* utenlandskabl* nettleie*
Energy- nve
Agriculture+ bøndene bonden bondeorganisasjon* sauebonde* beitedyr* beitenæring*
Immigration+ oppholdstillat* bosett*_flyktning*
Defense+ krigsveteran*
Defense- veteran*
None har_vært hadde_vært ha_vært vært_en vært_et vært_i vært_på vært_med vært_så tull_og tull_med tulle* tullball krist* kristian* kristin* kristoff* *forslag grunnlag* underlag* cyberpunk* dataspill *etterforsk* *utforsk*
Technology+ *forskning *forskningen *forskningsresultat* ig_nobel*
Technology *forsker *forskere *forskeren *forskerne forske forsket
Technology+ nobel-pris*
Technology *studie *studien
`;
