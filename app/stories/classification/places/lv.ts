export const lv = `
EU+ Eiropas_Savienīb* ES Eiropas_Komisij* EK Eiropas_Parlament* EP Eiropadom* eiroparlament* eirodeputāt* eirozon* ECB Eiropas_Centrāl* eirokomisār* dalībvalst* Šengen* fon_der_Leien*
EU Eirop* eirop* Strasbūr*
AT+ Austrij* austriet* austrieš* Vīne Vīnes Vīnē
BE+ Beļģij* beļģ* Flandrij* Antverpen*
BG+ Bulgārij* bulgār* Sofij*
HR+ Horvātij* horvāt* Zagreb*
CY+ Kipr* kiprieš*
CZ+ Čehij* čehu čehi Prāg*
DK+ Dānij* dāņu dāņi Kopenhāgen*
EE+ Igaunij* igauņ* Tallin* Tartu Baltijas_valst*
FI+ Somij* somu somi Helsink*
FR+ Francij* franč* Parīz* Marseļ* Makron* Luvra Luvras Luvrā Luvru
DE+ Vācij* vācu vācieš* Berlīn* Minhen* Hamburg* Mercs Merca Bavārij*
GR+ Grieķij* grieķ* Atēn* Krēt*
HU+ Ungārij* ungār* Budapešt* Orbān*
IE+ Īrij* īru Dublin*
IT+ Itālij* itāļ* Romā Roma Romas Milān* Neapol* Venēcij* Sicīlij* Meloni
LV+ Latvij* latvieš* latvij* Rīg* rīdzinie* Daugavpil* Liepāj* Jūrmal* Jelgav* Ventspil* Valmier* Rēzekn* Ogr* Saeim* Siliņ* Rinkēvič* Jaunā_vienotīb* Jaun*_vienotīb* Nacionāl*_apvienīb* ZZS Progresīvie Latgal* Kurzem* Vidzem* Zemgal* VID KNAB Latvijas_Bank* NBS VSAA airBaltic CVK Satversm* Latvenergo Pūpol* Kulberg* Šleser* Rosļikov* NVD LTRK IZM Sēlij* VDD Baltijas_valst*
LT+ Lietuv* lietuvieš* Viļņ* Kauņ* Klaipēd* Baltijas_valst*
LU+ Luksembur* luksembur*
MT+ Malta Maltas Maltā maltieš*
NL+ Nīderland* nīderland* Holand* holand* Amsterdam* Hāg* Roterdam*
PL+ Polij* poļu poļi Varšav* Krakov* Tusk*
PT+ Portugāl* portugāļ* Lisabon*
RO+ Rumānij* rumāņ* Bukarest*
SK+ Slovākij* slovāk* Bratislav* Fico
SI+ Slovēnij* slovēņ* Ļubļan*
ES+ Spānij* spāņ* Madrid* Barselon* Katalon* Valensij*
SE+ Zviedrij* zviedr* Stokholm*
US+ ASV Amerik* amerik* Vašington* Balt*_nam* Ņujork* Kaliforn* Tramp*
GB+ Lielbritānij* brit* Anglij* angļ* Skotij* London*
RU+ Krievij* krievu Maskav* Kreml* Putin*
UA+ Ukrain* ukraiņ* Kijiv* Zelensk*
CN+ Ķīn* ķīn* Pekin*
JP+ Japān* japāņ*
IL+ Izraēl* izraēl*
PS+ Gaza Gazas Gazā Gazu Gazai palestīn* Hamās*
IR+ Irān* Teherān*
SY+ Sīrij*
TR+ Turcij* turki turku turkiem
CH+ Šveic*
NO+ Norvēģij*
BY+ Baltkriev*
GE+ Gruzij*
VA+ Vatikān* pāvest*
VE+ Venecuēl*
XX+ Apvienot*_Karalist* Savienot*_Valst* krievi ukrain* baltkriev* Lukašenko turku šveic* Ženēv* norvēģ* Īsland* Serbij* serb* Bosnij* Albānij* Maķedonij* Kosov* Melnkaln* gruzīn* Armēnij* Azerbaidž* ķīnieš* Indij* indieš* Palestīn* Gazas_josl* irāņ* Irāk* sīrieš* Libān* Ēģipt* Lībij* Tunisij* Alžīrij* Āfrik* Sudān* Nigērij* Saūda_Arābij* Afganist* Pakistān* Korej* Brazīlij* Argentīn* Kanād* Austrālij* Tuv*_Austrum* Kaļiņingrad*
None Eiropas_čempion* Eiropas_līg* Eirolīg* Eiropas_kaus* Birmingem* turklāt Frančesk* Francis* trampl*
BXL+ Brisel*
RS+ serbu serbi Belgrad*
BA+ bosniešu Sarajev*
AL+ albāņ*
MD+ moldāv*
BY+ Minsk*
GE+ gruzīn* Tbilis*
AM+ armēņ*
AZ+ azerbaidžāņ*
PK+ pakistāņ*
AF+ afgāņ* Kabul*
KR+ dienvidkorej*
KP+ ziemeļkorej*
TW+ taivān*
EG+ ēģipt*
ZA+ Dienvidāfrik*
MX+ meksik*
BR+ brazīl*
AR+ argentīn*
IQ+ irāk*
LB+ libān*
SA+ saūd* Saūd*_Arābij*
YE+ jemen*
IN+ indieš*
CA+ kanād*
AU+ austrāl*
CN+ ķīnieš*
IR+ irāņ*
SY+ sīri*
TR+ turk*
NO+ norvēģ*
LV+ Jēkabpil* Tukum* Cēsis Cēsīs Cēsu Siguld* Salaspil* Kuldīg* Saldū Tals* Dobel* Bausk* Krāslav* Ludz* Gulben* Alūksn* Limbaž* Aizkraukl* Mieriņ* Ašeraden* Kariņ* Sprūd* Braže Bražes VUGD NMPD LDDK VARAM LVĢMC SPKC Stradiņa_slimnīc*
LV LVM Citadele Valsts_polic*
LV- LTV
LV+ Saldus_novad*
DZ+ alžīri*
AD+ andorie*
AZ+ azerbaidžān*
BS+ Bahamu_salās Bahamu
BD+ bangladešie*
BY+ baltkriev*
BO+ bolīvie*
BA+ Bosnij* bosnie*
BF+ Burkinā_Faso
BI+ Burundi
ME+ melnkalnie*
TD+ Čadā Čadas Čadu Čada
CL+ Čīlē Čīles Čīli čīlie*
CD+ Kongo kongo_demokrātisk*
KM+ Komoru_sal*
CR+ kostarikān*
CU+ Kubā kubie*
EC+ ekvadorie*
ER+ eritrejie*
SZ+ Svazilendā
ET+ etiopie*
PH+ filipīnie*
GM+ gambie*
GH+ Ganā Ganas ganieši ganiešu
GT+ gvatemalie*
HT+ haitie*
HN+ hondurasie*
IN+ indiet*
ID+ indonēzie*
IR+ irānie*
IS+ Īslandē īslandie*
JM+ jamaikie*
ZA+ DĀR dienvidāfrik*
SD+ sudānie*
JO+ Jordānijā Jordānijas Jordānija jordānie*
KH+ kambodžie*
CM+ kamerūnie*
QA+ katarie*
KZ+ kazah*
KE+ kenie*
KG+ kirgīz*
CO+ kolumbie*
XK+ Kosov* Kosovas kosovie*
KW+ kuveitie*
LA+ Laosā Laosas laosie*
LR+ libērie*
MY+ malaizie*
MV+ Maldīvu_sal*
ML+ Mali malieši maliešu
MA+ marokāņ*
MU+ Maurīcijā Maurīcijas
MD+ moldov*
MN+ mongoļ*
MZ+ mozambik*
MM+ Mjanmā Birmā Mjanmā mjanmie* birmie*
NP+ nepālie*
NG+ nigērie*
NI+ nikaragv*
NZ+ jaunzēlandie*
OM+ Omānā Omānas
PK+ pakistānie*
PE+ peruān*
RU+ krievi
RW+ ruandie*
SN+ senegālie*
SC+ Seišelu_sal* Seišelās
MK+ maķedon* Maķedonijā
SG+ singapūrie*
SO+ somālie*
AE+ Apvienotajos_Arābu_Emirātos Apvienoto_Arābu_Emirātu AAE Dubaijā Dubaijas
LK+ šrilankie*
TZ+ tanzānie*
TH+ taizemie*
TO+ Tongā Tongas
TN+ tunisie*
TM+ turkmēņ*
TJ+ tadžik*
UG+ ugandie*
UY+ urugvajie*
UZ+ uzbek*
VE+ venecuēlie*
VN+ vjetnamie*
GL+ grenlandie*
PS+ Gazas_joslā
HK+ honkongie*
CH+ šveicie*
GB+ Velsā
US+ Savienotajās_Valstīs
CY+ kiprie*
MT+ maltie*
`;
