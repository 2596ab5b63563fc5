export const sk = `
EU+ Európsk*_úni* EÚ Európsk*_komisi* EK Európsk*_parlament* Európsk*_rad* europosl* eurovoľ* ECB Európsk*_centráln* eurozón* eurokomisár* člensk*_štát* člensk*_kraj* únia únie úniu Schengen*
EU európsk* Európa Európy Európe Európu Štrasburg* Leyenov*
AT+ Rakús* rakús* Viedeň Viedn* viedens*
BE+ Belgi* belgick* Belgič* flámsk* Antverp*
BG+ Bulhar* bulhar* Sofia Sofii
HR+ Chorvát* chorvát* Záhreb*
CY+ Cyprus Cypru Cypre cypersk*
CZ+ Česk* česk* Čech* Češi ČR Prah* pražsk* Prahe Brno Brna Babiš* Fiala Fialu Petr_Pavel
DK+ Dánsk* dánsk* Kodaň Kodan*
EE+ Estón* estón* Tallin* pobaltsk* Pobalt*
FI+ Fínsk* fínsk* Helsin*
FR+ Francúz* francúz* Paríž* parížsk* Marseill* Louvri Louvru
DE+ Nemec* nemeck* Nemci Nemcov Berlín* Mníchov* Hamburg* Frankfurt* Bavorsk* Merz*
GR+ Gréc* gréck* Atén* Solún*
HU+ Maďar* maďar* Budapeš* Orbán* Magyar*
IE+ Írsk* írsk* Dublin*
IT+ Talian* talian* Rím Ríma Ríme rímsk* Milán Miláne Neapol* Benátk* Sicíli* Meloniov*
LV+ Lotyš* lotyš* Riga Rigu Rigou Rigy Rige pobaltsk* Pobalt*
LT+ Litv* litov* Vilnius* pobaltsk* Pobalt*
LU+ Luxembur* luxembur*
MT+ Malta Malty Malte maltsk*
NL+ Holand* holand* Amsterdam* Haag* Rotterdam*
PL+ Poľsk* poľsk* Poliac* Varšav* Krakov* Tusk* Nawrock* Gdansk*
PT+ Portugal* portugal* Lisabon*
RO+ Rumun* rumun* Bukurešt*
SK+ Slovensk* slovensk* Slovác* Slovák* SR Bratislav* bratislav* Košic* košick* Žilin* žilinsk* Nitra Nitry Nitre Prešov* prešov* Trnav* Trenčín* Bystric* Poprad* Tatr* Fico Fica Ficov* Šimečk* Pellegrin* Čaputov* Smer Smeru Hlasu SNS Progresívn* SaS KDH OĽaNO Matovič* Danko Danka Šutaj_Eštok* Kaliňák* Takáč* Kamenick* NR_SR NBS ŠÚ ÚVO Slovnaft* VšZP ÚS Šaško* Ústavný_súd Sulík* NAKA Mochovc* Danišov* Žitn*_ostrov*
SI+ Slovin* slovin* Ľubľan*
ES+ Španiel* španiel* Madrid* Barcelon* Katalán* katalán* Valenci*
SE+ Švéd* švéd* Štokholm*
US+ USA Spojen*_štát* americk* Američan* Washington* Biel*_dom* New_York* Kaliforni* Texas* Trump* Pentagon*
GB+ Británi* britsk* Angli* anglick* Škótsk* Londýn*
RU+ Rusk* rusk* Rusi Rusov Moskv* moskovsk* Kremeľ Kremľ* Putin*
UA+ Ukrajin* ukrajin* Kyjev* Zelensk*
CN+ Čín* čín* Peking*
JP+ Japonsk* japonsk*
IN+ India Indii Indie indick*
IL+ Izrael* izrael*
PS+ Gaza Gazy Gaze Gazu Gazou Pásm*_Gaz* palestín* Hamas*
IR+ Irán* irán* Teherán*
SY+ Sýri* sýrsk*
TR+ Tureck* tureck*
CH+ Švajčiar* švajčiar* Ženev*
NO+ Nórsk* nórsk*
RS+ Srbsk* srbsk* Belehrad*
BY+ Bielorus* bieloru*
VA+ Vatikán* pápež*
VE+ Venezuel* venezuel*
GL+ Grónsk* grónsk*
XX+ Veľk*_Británi* Brit* Anglick* Škóts* Američ* Amerik* bielorus* Island* Srb* Bosn* Albánsk* albán* Macedón* Kosov* Čiern*_Hor* Moldav* Gruzín* Armén* Azerb* čínsk* japon* India Indii Indie Indiu Indiou Palestín* Hizballáh* iránsk* Líbyi* Tunisk* Alžírsk* Afrik* africk* Sudán* Nigéri* Saudsk* afgan* Kórej* kórejsk* Kóre* Brazíl* Argentín* Mexi* Austrál* Blízk*_východ*
None Európsk*_lig* majstrovstv*_Európy majster_Európy Francis*
BA+ bosniansk* Sarajev*
XK+ kosovsk*
AL+ albánsk*
ME+ čiernohorsk*
MK+ macedónsk* severomacedónsk*
MD+ moldavsk* Kišiňov*
BY+ bielorusk* Minsk*
GE+ gruzínsk*
AM+ arménsk*
AZ+ azerbajdžansk*
PK+ pakistansk*
AF+ afgansk* Kábul*
MM+ mjanmarsk* barmsk*
TH+ thajsk*
VN+ vietnamsk*
ID+ indonézsk*
PH+ filipínsk*
KR+ juhokórejsk* Južn*_Kór*
KP+ severokórejsk* Severn*_Kór* KĽDR
TW+ taiwansk* Taiwan*
NZ+ novozélandsk*
EG+ egyptsk* Káhir*
LY+ líbyjsk*
TN+ tunisk*
DZ+ alžírsk*
MA+ marock*
SD+ sudánsk*
ET+ etiópsk*
SO+ somálsk*
KE+ kensk*
NG+ nigérijsk*
CD+ konžsk*
ZA+ juhoafrick*
MX+ mexick*
CU+ kubánsk*
CO+ kolumbijsk*
BR+ brazílsk* brazílčan* Brazílčan*
AR+ argentínsk*
IQ+ irack* Bagdad*
LB+ libanonsk* Bejrút*
JO+ jordánsk*
SA+ saudsk* saudskoarabsk*
YE+ jemensk*
CA+ kanadsk*
AU+ austrálsk* austrálčan* Austrálčan*
IS+ islandsk*
VE+ venezuelsk*
SK+ Zvolen Zvolena Zvolene Zvolenom Zvolensk* Komárn* Michalovc* Spišsk* Humenn* Bardejov* Liptovsk* Ružomber* Lučen* Prievidz* Piešťan* Topoľčan* Čadc* Dunajsk*_Stred* Senic* Orav* Liptov* Gemer* Zemplín* Taraba Tarabu Tarabov* Huliak* Hlas-SD Generálna_prokuratúra Generálnej_prokuratúry Horská_záchranná_služba STVR RTVS Markíz* NKÚ SHMÚ Podunajsk* Záhor*
SK SIS v_Martine
SK+ Leviciach Levíc
UA+ Charkov* Odes* Záporož* Cherson* Ľvov* Doneck* Luhansk* Krym Donbas* Černobyľ*
SK+ Tatier Spiš* Mochov* Jaslovsk* Nitr* Banskej_Bystric* Bansk*_Bystric* ŽSR ZSSK
AF+ afgánsk*
AL+ Albánc*
DZ+ Alžíri Alžírčan*
AD+ andorrsk*
AO+ angolsk*
AM+ Arménc* Arménov
BS+ bahamsk*
BH+ bahrajnsk*
BD+ bangladéšsk*
BJ+ Benine beninsk*
BT+ bhutánsk*
BO+ bolívijsk*
BA+ Bosne Bosnou bosensk* Bosňan*
BW+ botswansk*
BN+ brunejsk*
BF+ burkinsk*
BI+ burundsk*
ME+ Čiernej_Hore Čiernej_Hory Čiernou_Horou Čiernohorc*
TD+ Čade Čadu Čadom Čad čadsk*
CL+ čilsk* Čiľan* čílsk*
CN+ Číňan* čínsk*
CD+ Kongu Konga Kongom Konžan*
KM+ Komorských_ostrov*
CR+ kostarick* Kostaričan*
CU+ Kube na_Kubu z_Kuby Kubánc* Kubánk*
DJ+ džibutsk*
DO+ Dominikánsk*_republi*
EG+ Egypťan*
EC+ ekvádorsk*
ER+ eritrejsk*
SZ+ Svazijsku
ET+ Etiópčan*
FJ+ fidžijsk*
GA+ Gabone Gabonu gabonsk*
GM+ gambijsk*
GH+ Ghane Ghany Ghanou ghansk* Ghančan*
GD+ Grenadou
GE+ Gruzínc* Gruzínov
GT+ guatemalsk*
GN+ guinejsk*
GY+ guyansk*
HT+ haitsk* Haiťan*
HN+ hondurask*
IN+ Indovia Indov
ID+ Indonézan*
IQ+ iráck* Iračan*
IR+ iránsk*
IS+ Islanďan*
JM+ jamajsk* Jamajčan*
ZA+ Južnej_Afrike v_JAR z_JAR do_JAR Juhoafričan*
KR+ Juhokórejč*
KP+ Severokórejč*
SS+ Južnom_Sudáne Južného_Sudánu juhosudánsk*
SD+ Sudáne Sudánu Sudánc* Sudánčan*
JO+ Jordánc* Jordánčan*
KH+ kambodžsk*
CM+ kamerunsk*
CA+ Kanaďan*
CV+ kapverdsk*
QA+ katarsk*
KZ+ kazašsk* kazachstansk* kazachsk*
KE+ Keni Kene Keňou Kenou keňsk* Keňan*
KG+ Kirgizstane kirgizsk* Kirgiz*
XK+ Kosove Kosovčan*
KW+ kuvajtsk* Kuvajťan*
LA+ Laose Laosu laosk* Laosan*
LS+ lesothsk*
LR+ libérijsk*
LY+ Líbyi Líbye Líbyou Líbyjč*
LI+ lichtenštajnsk*
MG+ madagaskarsk*
MY+ malajzijsk*
MW+ malawijsk*
MV+ Maldív maldivsk*
ML+ v_Mali z_Mali do_Mali malijsk* Malijčan*
MA+ Maročan*
MU+ Mauríciu Maurícius maurícijsk*
MR+ mauritánsk*
MX+ Mexičan*
MD+ Moldavc* Moldavčan*
MC+ monack*
MN+ mongolsk* Mongol Mongoli Mongolov
MZ+ mozambick*
MM+ Barme Barmy Barma
NA+ namíbijsk*
NP+ Nepále Nepálu nepálsk* Nepálč*
NE+ Nigeri Nigerom nigersk*
NI+ nikaragujsk*
NO+ Nóri Nórov
NZ+ Novom_Zélande Nového_Zélandu Novozélanďan*
OM+ Ománe Ománu Ománom ománsk*
PA+ panamsk*
PG+ Papue-Nov*_Guine* Papui-Nov*_Guine* Papue_Novej_Guine*
PY+ paraguajsk*
PE+ peruánsk* Peruánc* Peruánč*
CI+ Pobreží_Slonoviny
RU+ Rusom
RW+ rwandsk* Rwanďan*
SV+ salvádorsk*
WS+ Samoe Samoy samojsk*
SN+ senegalsk*
SC+ seychelsk*
MK+ Macedónč*
SG+ singapursk*
SO+ Somálč*
AE+ SAE emirátsk* Abú_Zabí
RS+ Srbi Srbov
LK+ Srí_Lanke Srí_Lanky Srí_Lanku srílansk*
CF+ Stredoafrickej_republi* stredoafrick*
SR+ surinamsk*
SY+ Sýrčan*
TZ+ tanzánijsk* tanzánsk* Tanzánč*
TW+ taiwanč*
TH+ Thajč* Thajc*
TG+ Togu Togom tožsk*
TO+ Tonge tonžsk*
TN+ Tunisan*
TM+ turkménsk* Turkmén*
TJ+ tadžick* Tadžik*
UG+ ugandsk* Uganďan*
UY+ uruguajsk*
UZ+ uzbeck* Uzbekov
TL+ Východnom_Timore Východného_Timoru
ZM+ zambijsk*
ZW+ zimbabwiansk* zimbabwsk*
GL+ Grónč*
HK+ hongkongsk*
TR+ Turkov
VA+ vatikánsk*
GB+ Briti Britov Škóti Walese
CY+ Cyperčan*
FI+ Fíni Fínov
DK+ Dáni Dánov
MT+ Malťan*
IE+ Íri Írov
`;
