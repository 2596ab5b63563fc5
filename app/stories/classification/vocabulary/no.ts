/** What Norwegian has beside the words of Danish and Swedish. */
export const no = `
Politics+ regjering* stortinget stortings* statsråd* statsminister* arbeiderparti* Høyre Frp Venstre senterparti* kommunestyr* fylkesting* ordfører* byråd* valgkamp* kommunevalg* stortingsvalg* utenriksminister* finansminister* kongehuset riksrevisjon* sametinget
Politics partileder* politiker* politikk* politisk* folkeavstemning* demokrati* demonstrasjon* grunnlov* lovforslag* departement* storting
Economy+ økonomi* statsbudsjett* norges_bank styringsrent* rentehev* rente renten oljefondet skatt* avgift* arbeidsledig* lønnsoppgjør* lønn* LO NHO streik* boligpris* inflasjon* kroneks* børs* formuesskatt* dagpeng* pensjon* kronekurs* konkurs*
Economy bedrift* næringsliv* selskap* aksje* aksjer ansatte sykefravær* arbeidsliv* arbeidstaker* arbeidsgiver* strømstøtte* forbruker*
Climate+ klima* utslipp* oppvarming* isbre* havnivå* naturvern* miljø* forurens* artsmangfold* flom* skred* ekstremvær* hetebølge* skogbrann*
Climate villrein* ulv ulver bjørn* gaupe* rovdyr* fjord* isbjørn* arter arten økosystem* naturmangfold*
Technology+ kunstig_intelligens datasikkerhet* dataangrep* hacking* programvare* mobilnett* nettsky* satellitt* romfart* romsonde* robot* kvante* algoritm* forsker* forskning* forskere vitenskap* arkeolog* fossil* dinosaur* arvestoff* gener genene dna astronom* planet* teleskop* nevro* evolusjon* hjerneforsk*
Technology studie studien eksperiment* oppdaget oppdagelse* fysiker* kjemi* biolog* laboratori* doktorgrad* nett internett* datamaskin* apper mobilen
Defense+ forsvaret forsvars* hæren sjøforsvar* luftforsvar* soldat* væpnede våpen* krig krigen marinen ubåt* missil* droner dronen etterretning* PST terror* sabotasje* totalforsvar* jagerfly* fregatt* verneplikt*
Defense angrep* våpenhvile* opprører* styrker gisler
Trade+ toll tollsats* handelsavtale* eksport* import* eøs_ handelskrig* frihandel*
Immigration+ innvandr* asyl* flyktning* utvis* utlending* migrasjon* statsborgerskap* oppholdstillatelse* udi
Healthcare+ helse* sykehus* lege legen leger fastlege* sykepleier* pasient* sykdom* vaksin* medisin* kreft* pandemi* smitte* influensa* folkehelse* fhi psykisk* adhd autisme demens diabetes overvekt fedme antibiotika* abort* svangerskap* gravid* hjerneslag* hjerteinfarkt*
Healthcare behandling* symptom* bakterie* virus* røyk* alkohol* eldre_ hjerne hjernen søvn* legemiddel* blodtrykk* barseldepresjon* smerter
Education+ skole* elev elever elevene lærer lærere barnehage* universitet* høgskole* høyskole* student* utdann* eksamen* pensum* undervisning* mobbing*
Energy+ strøm* kraft kraftverk* vindkraft* vannkraft* olje* gass gassfelt* oljefelt* equinor statkraft statnett havvind* kraftkabel* batterifabrikk* energi*
Agriculture+ bonde bønder landbruk* jordbruk* melkeproduk* fiskeri* fisker* oppdrett* laks laksen sau sauer korn* dyrevelferd* reindrift* matproduk*
Transport+ tog toget vy_ bane_nor fly flyet flyplass* avinor ferge* buss bussen bil biler elbil* vei veien e6 e18 trafikk* sjåfør* bompeng* førerkort* sykkel* trikk* t-bane* kollektiv* tunnel* båt* havn*
Society+ drept drap drapet voldtekt* siktet tiltalt dømt fengsel* politiet rettssak* barnevern* ulykke* brann* kirken fattigdom* diskriminer* likestill*
Business+ årsresultat* kvartalsresultat* børsnoter* oppkjøp* konsern*
Culture+ museum* utstilling* teater* bokhandel* forfatter* litteratur* kultur* kunst* musikk* konsert* film* arkeologi*
Sport+ fotball* skiskyt* langrenn* hopp_ eliteserien landslag* håndball* skøyte* ol_ vm_ trener* målvakt* rosenborg* haaland ødegaard klæbo*
Leisure+ oppskrift* horoskop* kjendis* kongelig_bryllup mote interiør* slank* trening_ hyttetips
Technology dataspill* videospill* spillstudio*
`;
