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
EE+ Estoni* estone estoni
FI+ Finland* finland* finnic* Helsinki
FR+ Franci* frances* Parigi parigin* Marsiglia Lione Nizza Tolosa Eliseo transalpin*
DE+ German* germanic* tedesc* Berlino Monaco_di_Baviera Amburgo Francoforte Colonia Baviera Sassonia Lipsia Dresda
GR+ Grecia* greco greca greci greche Atene Salonicco Creta
HU+ Ungheri* ungheres* magiar* Budapest
IE+ Irland* irland* Dublino
IT+ Italia* italian* Italian* Roma romano romana romani romane Milano milanes* Napoli napolet* Torino torines* Venezia Firenze Bologna Genova Palermo Bari Catania Sicilia* sicilian* Sardegna Lombardia Veneto Piemonte Puglia Calabria Campania Toscana Lazio Liguria Emilia* Umbria Abruzzo Friuli* Trentino* Alto_Adige Quirinale Palazzo_Chigi Montecitorio Viminale Farnesina Colle Pd PD M5s M5S Movimento_5_Stelle Lega FdI Fratelli_d_Italia Forza_Italia Cgil CGIL Cisl Uil Istat ISTAT Inps INPS Bankitalia Mef Consulta Corte_costituzionale Corte_d_Appello Csm CSM Anm Mattarella Piantedosi Nordio Crosetto Valditara Schillaci Pnrr PNRR Bel_Paese Carabinieri carabinieri Guardia_di_finanza Cassazione Trenitalia premier_Meloni Confindustria Ponte_sullo_Stretto
LV+ Letton* letton* Riga
LT+ Lituan* lituan*
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
XX+ Regno_Unito Gran_Bretagna britannic* Inghilt* ingles* Scozi* scozzes* Londra Stati_Uniti Usa USA american* America* statunit* Washington Casa_Bianca Russi* russ* Ucrain* ucrain* Bieloruss* Turchi* turc* Svizzer* svizzer* Norveg* norveg* Island* Serbi* serb* Bosni* Albani* albanes* Macedoni* Montenegro Moldavi* moldav* Georgia georgian* Armeni* Azerbai* Cina cines* Giappon* giappon* India* indian* Israel* israel* Palestin* palestin* Gaza Cisgiord* Iran* Iraq* irachen* Siri* sirian* Liban* Egitt* egizian* Libi* libic* Tunisi* Marocc* marocch* Algeri* algerin* Sudaf* Africa* african* Nigeri* Arabia* saudit* Afghan* Pakist* Corea* corean* Brasil* brasilian* Argentin* argentin* Messic* messican* Canad* Venezuel* venezuel* Austral* Medio_Oriente Cremlino Mosca Kiev Teheran Pechino Ginevra Vaticano
None Europa_League Conference_League camp*_d_Europa Europei_di campionat*_europe* As_Roma AS_Roma greco_roman* Miss_Italia insalata_russa Giro_d_Italia Coppa_Italia colonia
`;
