export const cs = `
EU+ Evropsk*_uni* EU Evropsk*_komis* Evropsk*_parlament* Evropsk*_rad* europosl* eurovol* ECB Evropsk*_centráln* eurozón* eurokomis* člensk*_stát* člensk*_zem* unijn* Schengen*
EU evropsk* Evropa Evropy Evropě Evropu Lagardeov* Leyenov* Metsolaov* Kallasov* Štrasburk*
AT+ Rakous* rakous* Vídeň Vídn* vídeň* Salcbur* Linec
BE+ Belgi* belgick* Belgič* Vlám* vlámsk* Valon* Antverp*
BG+ Bulhar* bulhar* Sofie Sofii
HR+ Chorvat* chorvat* Záhřeb* Dalmáci*
CY+ Kypr* kypersk* Nikósi*
CZ+ Česk* česk* Čech* Češi Česko ČR Praha Praze Prahy Prahu pražsk* Pražsk* Brno Brna Brně brněnsk* Ostrav* ostravsk* Plzeň Plzni Plzn* Morav* moravsk* Slezsk* Olomouc* Liberec* Budějovic* Zlín* Pardubic* Ústí Karlov*_Var* Babiš* Fiala Fialy Fialov* Pavel Pavla ANO ODS STAN KDU* Piráti Pirátů SPD Okamur* Havlíč* Schillerov* ČNB ČEZ Škoda_Auto ČSSZ VZP Strakov* Temelín* Dukovan* Macink* Ústavní_soud
DK+ Dánsk* dánsk* Kodaň Kodan* Frederiksenov*
EE+ Eston* eston* Tallin* pobaltsk* Pobalt*
FI+ Finsk* finsk* Finov* Helsin*
FR+ Franci* francouz* Francouz* Paříž* Paříži pařížsk* Marseill* Lyon* Elysejsk* Le_Penov* Louvru Louvrem
DE+ Němec* německ* Němc* Berlín* berlínsk* Mnichov* Hamburk* Frankfurt* Bavorsk* bavorsk* Sask* Drážďan* Merz* Merkelov* Lipsk*
GR+ Řec* řeck* Řek Řekov* Athén* Soluň* Kréta Krétě
HU+ Maďar* maďar* Budapeš* Orbán* Magyar*
IE+ Irsk* irsk* Irov* Dublin*
IT+ Itál* ital* Řím* římsk* Milán Milána Miláně Neapol* Benátk* Sicíli* Meloniov* Turín*
LV+ Lotyš* lotyš* Riga Rigu Rigou Rigy Rize pobaltsk* Pobalt*
LT+ Litev* litev* Litv* Vilnius* pobaltsk* Pobalt*
LU+ Lucembur* lucembur*
MT+ Malta Malty Maltě malts*
NL+ Nizozem* nizozem* Holand* holand* Amsterdam* Haag* Rotterdam* Wilders*
PL+ Polsk* polsk* Polác* Polák* Varšav* Krakov* Tusk* Nawrock* Gdaňsk* Vratislav*
PT+ Portugal* portugal* Lisabon*
RO+ Rumun* rumun* Bukureš*
SK+ Slovensk* slovensk* Slovác* Slovák* Bratislav* Košic* Fico Fica Ficov* Šimečk* Pellegrin*
SI+ Slovin* slovin* Lublaň* Lublan*
ES+ Španěl* španěl* Madrid* Barcelon* Katalán* katalán* Valenci* Andalus* Mallor* Sánchez*
SE+ Švéd* švéd* Stockholm*
US+ Bíl*_dům Bíl*_dom* USA Spojen*_stát* americk* Američan* Washington* New_York* Kaliforni* Texas* Florid* Trump* Pentagon*
GB+ Británi* britsk* Brit* Angli* anglick* Skotsk* skotsk* Londýn*
RU+ Rusk* rusk* Rusov* Rusové Rusů Moskv* moskevsk* Kreml* Putin*
UA+ Ukrajin* ukrajin* Kyjev* Zelensk*
CN+ Čín* čín* Peking*
JP+ Japonsk* japonsk* Toki*
IN+ Indie Indii Indií indick*
IL+ Izrael* izrael*
PS+ Gaza Gazy Gaze Gazu Gazou Gazany Pásm*_Gaz* palestin* Hamás*
IR+ Írán* írán* Teherán*
SY+ Sýri* syrsk* Damašk*
TR+ Tureck* tureck* Ankar*
CH+ Švýcar* švýcar* Ženev* Curych*
NO+ Norsk* norsk*
RS+ Srbsk* srbsk* Bělehrad*
BY+ Bělorus* běloru*
VA+ Vatikán* papež*
VE+ Venezuel* venezuel*
KP+ severokorej* Severní_Korea Severní_Koreje
KR+ jihokorej* Jižní_Korea Jižní_Koreje
GL+ Grónsk* grónsk*
AU+ Austráli* australsk*
XX+ Velk*_Britán* anglic* Skots* Američ* Amerik* Bíl*_dům* Bíl*_dom* Bidenov* Ukraj* ukraj* bělorus* Norové Norů Island* Srb* Bosn* alban* Severní_Makedon* Makedon* Kosov* Černá_Hora Černé_Ho* Moldav* moldav* Gruz* Armén* čínsk* japon* Hizballáh* íránsk* Irák* egypt* Liby* Tunis* Alžír* Afri* africk* Súdán* Nigéri* Saúdsk* Afghán* afghán* Pákistán* Korej* korejsk* Severn*_Kore* Jižn*_Kore* Brazíl* brazil* Mexi* Austrál* Blízk*_východ*
None Evropsk*_lig* mistrovstv*_Evropy mistr*_Evropy Norber* Nora Norem Saskatch* Saskia* Francis* Fricisk*
RS+ Srbové
BA+ bosensk* Sarajev*
XK+ kosovsk*
AL+ albánsk*
ME+ černohorsk*
MK+ makedonsk* severomakedonsk*
MD+ moldavsk* Kišiněv*
BY+ bělorusk* Minsk*
GE+ gruzínsk* Tbilisi
AM+ arménsk* Jerevan*
AZ+ ázerbájdžánsk*
KZ+ kazašsk*
PK+ pákistánsk*
AF+ afghánsk* Kábul*
MM+ barmsk* myanmarsk*
TH+ thajsk*
VN+ vietnamsk*
ID+ indonésk*
PH+ filipínsk*
KR+ jihokorejsk* Jižní_Kore*
KP+ severokorejsk* Severní_Kore* KLDR
TW+ tchajwansk* tchaj-wansk* Tchaj-wan* Tchajwan*
NZ+ novozélandsk*
EG+ egyptsk* Káhir*
LY+ libyjsk*
TN+ tunisk*
DZ+ alžírsk*
MA+ marock*
SD+ súdánsk*
ET+ etiopsk*
SO+ somálsk*
KE+ keňsk*
NG+ nigerijsk*
CD+ konžsk*
ZA+ jihoafrick*
MX+ mexick*
CU+ kubánsk*
CO+ kolumbijsk*
PE+ peruánsk*
CL+ chilsk*
BR+ brazilsk*
AR+ argentinsk*
IQ+ iráck* Bagdád*
LB+ libanonsk* Bejrút*
JO+ jordánsk*
SA+ saúdsk* saúdskoarabsk*
YE+ jemensk*
QA+ katarsk*
NO+ norské
CA+ kanadsk*
IS+ islandsk*
VE+ venezuelsk*
HK+ Hongkong* hongkongsk*
CZ+ Hrad*_Králové Jihlav* Opav* Frýdek-Míst* Karvin* Havířov* Děčín* Chomutov* Mlad*_Boleslav* Prostějov* Přerov* Třebíč* Znojm* Příbram* Kolín* Kutn*_Hor* Trutnov* Šumperk* Krnov* Jablonc* Krkonoš* Šumav* Beskyd* Vysočin* Jeseník* Středočesk* Jihomoravsk* Královéhradeck* Jihočesk* Západočesk* Ústeck* TOP_09 NKÚ ČSÚ ČSSD Agrofert* NÚKIB NCOZ Poslanecká_sněmovna Poslanecké_sněmov* Žďár* ŘSD Správa_železnic SÚKL ČHMÚ
CZ BIS GIBS Teplice PPF Národní_galerie
CZ+ Kladno Kladna Kladnu Zdeněk_Hřib Hřiba Motoristé_sobě Motoristů_sobě Vít_Rakušan* Víta_Rakušan* ministr_Rakušan
DE+ Kolín*_nad_Rýnem
UA+ Charkov* Oděs* Záporož* Dnipro Dnipru Cherson* Lvov* Doněck* Luhansk* Mariupol* Krym Krymu Donbas* Černobyl*
RU+ Petrohrad* Belgorod* Kursk* Kaliningrad*
CZ+ Jihomorav* Středočes* Broumovsk* Plzeň* Liberc* Hradec* Hradc* Ústí_nad_Labem Kladně Kladnem Břeclav* Vodochod* Magnesia_Litera Národní_divadlo
AF+ Afghánc* Afghánk*
AL+ Albánc*
DZ+ Alžíru Alžířan*
AD+ Andoře andorrsk*
AO+ angolsk*
AM+ Armén Arménů Arménům
AU+ Australan*
BS+ bahamsk*
BH+ bahrajnsk*
BD+ bangladéšsk*
BB+ barbadosk*
BZ+ belizsk*
BJ+ Beninu beninsk*
BT+ bhútánsk*
BO+ bolivijsk* Bolivijc*
BA+ Bosně Bosňan* Bosňác* Bosňák* bosňáck*
BW+ botswansk*
BN+ brunejsk*
BF+ burkinsk*
BI+ burundsk*
ME+ Černé_Hoře Černé_Hory Černohor*
TD+ Čad Čadu Čadem čadsk* Čaďan*
CL+ Chilan*
CN+ Číňan* čínsk*
CD+ Kongu Konga Kongem Konžan*
CG+ Kongu_Brazzaville
KM+ komorsk*
CR+ Kostarice kostarick*
CU+ Kubě z_Kuby Kubánc* Kubánk*
DJ+ džibutsk*
DO+ Dominikánsk*_republi*
EG+ Egypťan*
EC+ ekvádorsk*
ER+ eritrejsk*
SZ+ Svazijsku svazijsk*
FJ+ fidžijsk*
GA+ Gabonu gabonsk*
GM+ gambijsk*
GH+ Ghaně Ghany Ghanou ghansk* Ghaňan*
GD+ Grenadě Grenadou
GE+ Gruzii Gruzie Gruzínc*
GT+ guatemalsk*
GN+ guinejsk*
GY+ guyansk*
HT+ haitsk* Haiťan*
HN+ honduras*
IN+ Indové Indů
ID+ Indonésan*
IQ+ Iráku Iráčan*
IR+ íránsk*
IS+ Islanďan*
JM+ Jamajce jamajsk*
ZA+ Jižní_Afrika Jižní_Africe Jižní_Afriky JAR Jihoafričan*
SS+ Jižním_Súdánu Jižního_Súdánu jihosúdánsk*
SD+ Súdánu Súdánc*
JO+ Jordánc*
KH+ kambodžsk*
CM+ kamerunsk*
CA+ Kanaďan*
CV+ kapverdsk*
QA+ Katařan*
KZ+ kazachstánsk*
KE+ Keni Keňi Keně Keňou Keňan*
KG+ kyrgyzsk* Kyrgyz*
XK+ Kosovu Kosovan*
KW+ kuvajtsk* Kuvajťan*
LA+ Laosu laosk* Laosan*
LS+ lesothsk*
LR+ liberijsk*
LY+ Libyi Libyí Libyjc*
LI+ lichtenštejnsk*
MG+ madagaskarsk*
MY+ malajsijsk* malajsk*
MW+ malawisk* malawijsk*
MV+ maledivsk*
ML+ Mali v_Mali malijsk* Malijc*
MA+ Maročan*
MU+ Mauriciu Mauricius maurijsk* mauricijsk*
MR+ mauritánsk*
MX+ Mexičan*
FM+ mikronésk*
MD+ Moldavan*
MC+ monack*
MN+ mongolsk* Mongol Mongolové Mongolů Mongolům
MZ+ mosambick*
MM+ Barmě Barmy Barma Barmu Barmánc* barmánsk*
NA+ namibijsk*
NR+ naursk*
NP+ Nepálu nepálsk* Nepálc*
NE+ Nigeru Nigerem nigersk* Nigeřan*
NG+ Nigerijc* nigérijsk*
NI+ nikaragujsk*
NO+ Norové Norů
NZ+ Novém_Zélandu Nového_Zélandu Novozélanďan*
OM+ Ománu Ománem ománsk*
PW+ palausk*
PA+ panamsk*
PG+ Papui-Nové_Guineji Papui_Nové_Guineji Papuy-Nové_Guineje
PY+ paraguaysk*
PE+ Peruánc* Peruánk*
RU+ Rusům
RW+ rwandsk* Rwanďan*
SV+ salvadorsk*
WS+ Samoi Samoy samojsk*
SM+ sanmarinsk*
SA+ Saúdové
SN+ senegalsk*
SC+ seychelsk*
SL+ Sieře_Leone
SG+ singapursk*
SO+ Somálc*
AE+ SAE emirátsk* Abú_Zabí Abú_Dhabí
RS+ Srbů Srbům
LK+ Srí_Lance Srí_Lanky Srí_Lanku srílansk* srílanck*
CF+ Středoafrické_republi* středoafrick*
SR+ surinamsk*
SY+ Syřan*
TZ+ tanzansk* Tanzánii tanzánsk*
TH+ Thajc*
TG+ Togu tožsk*
TO+ Tongu tonžsk*
TT+ Trinidadu
TN+ Tunisan*
TM+ turkmensk* Turkmen*
TV+ tuvalsk*
TJ+ tádžick* Tádžik*
UG+ ugandsk* Uganďan*
UY+ uruguaysk*
UZ+ uzbeck* Uzbek Uzbeků Uzbekové
VU+ vanuatsk*
TL+ Východním_Timoru Východního_Timoru východotimorsk*
ZM+ zambijsk*
ZW+ zimbabwsk*
GL+ Gróňan*
TR+ Turků
VA+ vatikánsk*
GB+ Skotové Skotů Walesu velšsk*
CY+ Kypřan*
FI+ Finů
DK+ Dánové Dánů
MT+ Malťan*
IE+ Irů
BJ+ Benin*
`;
