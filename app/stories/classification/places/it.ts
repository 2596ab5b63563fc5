export const it = `
EU+ Unione_europea Unione_Europea Ue UE Commissione_europea Commissione_Ue Commissione_UE Parlamento_europeo Consiglio_europeo Consiglio_Ue Eurocamera eurodeputat* eurozona Eurozona zona_euro Bce BCE Banca_centrale_europea i_27 Ventisette Corte_di_giustizia* elezioni_europee Europarlamento* Eurogruppo
EU europe* Europa Strasburgo
AT+ Austri* austri* Vienna vienn* Salisburgo Tirolo
BE+ Belg* belg* Fiandre fiamming* vallon* Anversa Liegi Gand
BG+ Bulgari* bulgar* Sofia
HR+ Croazi* croat* Zagabria Dalmazia
CY+ Cipro cipriot* Nicosia
CZ+ Cechi* ceco ceca cechi Repubblica_Ceca Praga
DK+ Danimarc* danes* Copenaghen
EE+ Estoni* estone estoni Paesi_baltici Stati_baltici repubbliche_baltiche
FI+ Finland* finland* finnic* Helsinki
FR+ Parigi parigin* Marsiglia Lione Nizza Tolosa Eliseo transalpin* Francia francese francesi
DE+ German* germanic* tedesc* Berlino Monaco_di_Baviera Amburgo Francoforte Colonia Baviera Sassonia Lipsia Dresda
GR+ Grecia* greco greca greci greche Atene Salonicco Creta
HU+ Ungheri* ungheres* magiar* Budapest
IE+ Irland* irland* Dublino
IT+ Italia* italian* Italian* Roma romano romana romani romane Milano milanes* Napoli napolet* Torino torines* Venezia Firenze Bologna Genova Palermo Bari Catania Sicilia* sicilian* Sardegna Lombardia Veneto Piemonte Puglia Calabria Campania Toscana Lazio Liguria Emilia* Umbria Abruzzo Friuli* Trentino* Alto_Adige Quirinale Palazzo_Chigi Montecitorio Viminale Farnesina Colle Pd PD M5s M5S Movimento_5_Stelle Lega FdI Fratelli_d_Italia Forza_Italia Cgil CGIL Cisl Uil Istat ISTAT Inps INPS Bankitalia Mef Consulta Corte_costituzionale Corte_d_Appello Csm CSM Anm Mattarella Piantedosi Nordio Crosetto Valditara Schillaci Pnrr PNRR Bel_Paese Carabinieri carabinieri Guardia_di_finanza Cassazione Trenitalia premier_Meloni Confindustria Ponte_sullo_Stretto
LV+ Letton* letton* Riga Paesi_baltici Stati_baltici repubbliche_baltiche
LT+ Lituan* lituan* Paesi_baltici Stati_baltici repubbliche_baltiche
LU+ Lussemb* lussemb*
MT+ Malta maltes*
NL+ Paesi_Bassi Oland* oland* nederland* neerland* L_Aia Aja
PL+ Poloni* polacc* Varsavia Cracovia Danzica
PT+ Portog* portogh* lusitan* Lisbona
RO+ Romania romen* rumen* Bucarest
SK+ Slovacc* slovacc*
SI+ Sloven* sloven* Lubiana
ES+ Spagn* spagnol* Madrid Barcellona Catalogn* catalan* Siviglia Andalusia Baleari Canarie iberic*
SE+ Svezi* svedes* Stoccolma
US+ Stati_Uniti Usa statunitens* american* Washington Casa_Bianca New_York California Texas Florida Trump Pentagono
GB+ Regno_Unito britannic* Gran_Bretagna Inghilterra ingles* Scozia Londra
RU+ Russia russo russi russa russe Mosca Cremlino Putin
UA+ Ucraina ucrain* Kiev
CN+ Cina cines* Pechino
JP+ Giappone giappones* Tokyo
IN+ India indian*
IL+ Israele israelian*
PS+ Gaza palestines* Cisgiordania
IR+ iranian* Teheran
SY+ sirian* Siria
TR+ Turchia turc* Ankara
CH+ Svizzera svizzer* Ginevra Vallese
VA+ Vaticano papa
VE+ venezuelan* Venezuela
AR+ argentin*
BR+ brasilian*
AU+ australian*
NO+ norveges*
AL+ albanes* Albania
LY+ libic* Libia
TN+ tunisin*
EG+ egizian* Egitto
XX+ Inghilt* Scozi* scozzes* USA America* statunit* Russi* russ* Ucrain* Bieloruss* Turchi* norveg* Serbi* serbo serba serbi serbe Montenegro Moldavi* moldav* Georgia georgian* Azerbai* giappon* India* israel* palestin* Cisgiord* irachen* Egitt* Libi* Tunisi* Marocc* marocch* algerin* Sudaf* Africa* african* Nigeri* Arabia* saudit* Pakist* Corea* corean* messican* venezuel* Austral* Medio_Oriente
None Europa_League Conference_League camp*_d_Europa Europei_di campionat*_europe* As_Roma AS_Roma greco_roman* Miss_Italia insalata_russa Giro_d_Italia Coppa_Italia colonia russare russament* serbatoi* serbar* sardine
IT+ Messina Padova Brescia Parma Taranto Prato Modena Perugia Livorno Ravenna Cagliari Foggia Rimini Salerno Ferrara Sassari Monza Siracusa Pescara Bergamo Trento Vicenza Terni Bolzano Novara Ancona Arezzo Udine Lecce Pesaro La_Spezia Pisa Ostia Fiumicino Campidoglio nelle_Marche Basilicata Molise Trastevere Frosinone Viterbo Rieti Caserta Amatrice Ischia Polizia_di_Stato Atac Acilia Tivoli Pomezia Guidonia Civitavecchia Aprilia Tor_Bella_Monaca Centocelle quartiere_Eur all'Eur Prati Testaccio Tiburtina Termini Cinecittà Anagnina Nettuno Anzio Velletri Monterotondo Ladispoli Cerveteri romani romano romana milanes* napoletan* torines* palermitan* sicilian* sard* lombard* venet* pugliese calabres* campana campano campani laziale Ama_Roma Cotral Regione_Lazio
RS+ serbia serba serbi serbe Belgrado
BA+ bosniac* bosniach* Sarajevo
XK+ kosovar*
AL+ Tirana
ME+ montenegrin*
MK+ Macedonia macedone macedoni
MD+ moldav*
BY+ bieloruss* Minsk
GE+ georgian* Tbilisi
AM+ armen* Erevan
AZ+ azero azeri azera Baku
KZ+ kazak*
PK+ pakistan* pakistano pakistana
AF+ afgan* afghan*
BD+ bengales* bangladese
MM+ birman*
TH+ thailandes*
VN+ vietnamit*
ID+ indonesian* Giacarta
PH+ filippin*
KR+ sudcorean*
KP+ nordcorean*
TW+ taiwanes*
NZ+ neozelandes*
EG+ Il_Cairo Regeni Biblioteca_di_Alessandria Alessandria_in_Egitto
LY+ Tripoli Gheddafi
DZ+ algerin*
MA+ marocchin*
SD+ sudanes* Khartoum
ET+ etiop*
SO+ somal*
ER+ eritre*
KE+ kenian* keniot*
NG+ nigerian*
ML+ malian*
CD+ congoles* Kinshasa
RW+ ruandes*
ZA+ sudafrican*
SN+ senegales*
MX+ messican*
CU+ cuban* L_Avana
CO+ colombian*
PE+ peruvian*
CL+ cilena cilene cileni cileno
BO+ bolivian*
EC+ ecuadorian* ecuadoregn*
UY+ uruguaian*
HT+ haitian*
IQ+ irachen* Baghdad Mosul
LB+ libanes* Beirut
JO+ Giordania
SA+ saudit* Riad
YE+ yemenit* houthi
QA+ qatariot*
AE+ emiratin* Dubai
IS+ islandes*
CA+ canades*
HK+ Hong_Kong
US+ Donald_Trump Obama Joe_Biden Los_Angeles Las_Vegas Chicago Silicon_Valley
CN+ Xi_Jinping Shanghai
IT+ Lago_di_Garda Gardaland Porto_Cervo Porto_Torres Porto_Empedocle Porto_Rotondo Porto_Marghera Portofino
None Porto_di Francesca*
IT+ Catanzaro Cosenza Crotone Matera L'Aquila Teramo Chieti Campobasso Benevento Avellino Grosseto Siena Lucca Carrara Pistoia Piacenza Forlì Cesena Imola Cremona Mantova Pavia Varese Lecco Sondrio Cuneo Alessandria Vercelli Biella Aosta Savona Imperia Sanremo Treviso Belluno Rovigo Pordenone Gorizia Trapani Agrigento Caltanissetta Nuoro Oristano Olbia Barletta Brindisi Capri Pompei Vesuvio Stromboli Dolomiti Valle_d'Aosta romagnol* piemontes* ligure liguri toscano toscana toscani toscane umbro umbra marchigian* abruzzes* molisan* friulan* genoves* bolognes* fiorentin* catanes* barese baresi veronese veronesi bergamasc* brescian* Ferrovie_dello_Stato Consob Agcom Aifa Ingv Inail Fincantieri Mediobanca Mediaset Sant'Egidio Anac Cnr
IT Renzi Giuseppe_Conte Rai Ferrari Ilva provincia_di_Como lago_di_Como provincia_di_Latina provincia_di_Lodi Asti isola_d'Elba Enna Vigili_del_fuoco Protezione_civile Potenza Consiglio_di_Stato metalmeccanici Ragusa
None Alessandria_d'Egitto Leonardo_da_Vinci Leonardo_DiCaprio Di_Caprio
IT+ Gargano Irpinia Sannio Salento Murgia Cilento Versilia Maremma Langhe Monferrato Brianza Polesine Cadore Carnia Lomellina Vercellese Pavese Foggiano Bresciano Bergamasco Val_di_Susa val_di_Susa Marmolada Eolie Lampedusa Pantelleria Tremiti Rebibbia Regina_Coeli Poggioreale San_Vittore Mirafiori Malpensa Linate Garante_privacy Garante_della_privacy Infn Agenzia_delle_Entrate Coldiretti Sigonella Samantha_Cristoforetti made_in_Italy Premio_Strega premio_Strega Polizia_postale Superenalotto Btp Piazza_Affari Xylella Terzo_Valico Val_Padana Ponte_Morandi fermo_pesca
None Canadair* rigassificator* Rigassificator* Potenza_di Potenza_militare Potenza_nucleare
VA+ Giubileo
IT+ Etna Jesolo Scampia Tuscia Appennino Appennini Locri Fano Amalfitana Teatro_alla_Scala Prima_della_Scala ANAS ENEA
VA Santa_Sede
`;
