export const ro = `
EU+ Uniun*_Europ* UE Comisi*_Europe* Parlament*_European* Consiliul*_European* eurodeputat* europarlamentar* zon*_euro BCE Banca_Central*_European* euroalegeri stat*_membr* CE PE Schengen* comisar*_european* blocul*_comunitar*
EU european* Europa Europei Strasbourg
AT+ Austri* austriac* Viena Vienei vienez*
BE+ Belgi* belgian* Flandra flamand* Anvers
BG+ Bulgari* bulgar* bulgări* Sofia
HR+ Croați* croat* Zagreb
CY+ Cipru* cipriot* Nicosia
CZ+ Cehi* ceh ceha cehă cehi cehe Praga
DK+ Danemarc* danez* Copenhaga
EE+ Estoni* estonian* Tallinn țările_baltice țărilor_baltice statele_baltice statelor_baltice
FI+ Finland* finlandez* Helsinki
FR+ Franța Franței Franţa Franţei Franta Frantei francez* Paris Parisul Parisului parizian* Marsilia Lyon Elysee Élysée
DE+ Germani* german* Berlin* München Munchen Hamburg Frankfurt Bavaria nemț*
GR+ Greci* grec* Atena Salonic Creta
HU+ Ungari* ungar* maghiar* Budapesta Orban Viktor_Orb*
IE+ Irland* irlandez* Dublin
IT+ Itali* italian* Roma Milano Napoli Veneția Torino Sicilia
LV+ Letoni* leton* Riga țările_baltice țărilor_baltice statele_baltice statelor_baltice
LT+ Lituani* lituanian* Vilnius țările_baltice țărilor_baltice statele_baltice statelor_baltice
LU+ Luxemb* luxemb*
MT+ Malta maltez*
NL+ Olanda Olandei olandez* Țările_de_Jos Țărilor_de_Jos neerlandez* Amsterdam Haga Rotterdam
PL+ Poloni* polonez* Varșovi*
PT+ Portug* portughez* Lisabona Lisabonei Ponta_Delgada
RO+ România* Românie* Români Romani* românesc* românești românilor Românii românii București* bucureșt* Cluj* Timiș* Iași* Iaşi Constanț* Brașov* Sibiu* Oradea Craiova Galați Galațiul Galațiului Ploiești Arad Aradul Aradului arădean* Pitești Transilvania* Moldova_rom* Ardeal* Cotroceni* Palatul_Victoria Ciolacu Iohannis Bolojan Grindeanu Nicușor_Dan Georgescu Simion Lasconi Ciucă Kelemen* PSD PNL USR AUR UDMR DNA CCR BNR ANAF CNAS INS CSM CFR ÎCCJ DIICOT MApN Camera_Deputaților Hidroelectrica Romgaz Transgaz Transelectrica ANRE Tarom TAROM CNAIR Metrorex PNRR Delta_Dunării Nuclearelectrica* Cernavod* Deveselu Oltchim Rovinari
SK+ Slovaci* slovac* Bratislava
SI+ Sloveni* sloven* Ljubljana
ES+ Spani* spaniol* Madrid Barcelona Catalon* catalan* Valencia
SE+ Suedi* suedez* Stockholm
US+ SUA Statele_Unite american* Washington Casa_Albă New_York California Texas Florida Trump Pentagon*
GB+ Marea_Britanie britanic* Anglia englez* Scoția Londra Regatul_Unit
RU+ Rusia rus ruși rusă rusesc* ruseasc* Moscova Kremlin* Putin
UA+ Ucraina ucrainean* ucrainen* Kiev Zelenski
MD+ Moldova Republica_Moldova moldovean* moldoven* Chișinău Maia_Sandu
CN+ China chinez* Beijing
JP+ Japonia japonez*
IL+ Israel* israelian*
PS+ Gaza palestinian* Hamas
IR+ Iran* iranian* Teheran
SY+ Siria sirian*
TR+ Turcia turc turci turcă turcești Ankara
CH+ Elveția elvețian* Geneva
RS+ Serbia sârb sârbi sârbii sârbilor sârbesc* sârbească
VA+ Vatican* papa
VE+ Venezuela venezuelean*
NO+ Norvegia norvegian*
XX+ Marii_Britanii Regatul*_Unit engle* Scoți* Statelor_Unite Rusiei rușii rușilor rusesc* rusești rusesc Ucrain* ucrain* Serbi* sârbi sârbă sârbul sârbesc* Belgrad Kosovo Muntenegru Georgia Azerbai* Chinei Japoni* India indian* israel* palestin* Fâșia_Gaza Tunisia Maroc Algeria Afric* african* Nigeria Arabia_Saudit* saudit* Coreea* Coreei Coreii coreean* Brazili* Australi* Orientul_Mijlociu Orientului_Mijlociu georgian georgieni georgienii georgiene
None Europa_League campion*_european* Liga_Europa Campionatul*_European* romanul romane roman Romania_TV Cupa_României SuperLig* serbar* serbăr* Braille
BXL+ Bruxelles*
RS+ sârb sârbe sârbesc* sârbă
BA+ bosniac* Sarajevo
XK+ kosovar*
AL+ albanez* Tirana
ME+ muntenegr* muntenegrean*
MK+ macedonean* nord-macedonean* Skopje
MD+ Chișinău*
BY+ belarus* bielorus* Minsk
GE+ Tbilisi georgian georgieni georgienii georgiene
AM+ armean* armen* Erevan
AZ+ azer* azeri
KZ+ kazah*
PK+ pakistanez*
AF+ afgan* Kabul
MM+ birmanez*
TH+ thailandez*
VN+ vietnamez*
ID+ indonezian*
PH+ filipinez*
KR+ sud-coreean* Coreea_de_Sud
KP+ nord-coreean* Coreea_de_Nord
TW+ taiwanez*
NZ+ neozeelandez* Noii_Zeelande Noua_Zeelandă
EG+ egiptean* Cairo
LY+ libian*
TN+ tunisian*
DZ+ algerian*
MA+ marocan*
SD+ sudanez*
ET+ etiopian*
SO+ somalez*
NG+ nigerian*
ZA+ sud-african*
MX+ mexican*
CU+ cubanez*
CO+ columbian*
BR+ brazilian*
AR+ argentinian*
CL+ chilian*
IQ+ irakian* Bagdad
LB+ libanez* Beirut
JO+ iordanian*
SA+ saudit*
YE+ yemenit*
IN+ indian*
JP+ nipon*
CA+ canadian*
AU+ australian*
IS+ islandez*
KR+ Seul Seulul*
RO+ Brăil* Bacău* Târgu_Mureș* Baia_Mare Buzău* Botoșani* Satu_Mare Suceav* Piatra_Neamț Drobeta* Târgoviște* Focșani* Bistrița* Reșița* Tulcea* Slatina Alba_Iulia Giurgiu* Hunedoara* Zalău* Vaslui* Bârlad* Sfântu_Gheorghe Miercurea_Ciuc Harghita* Covasna* Maramureș* Bihor* Dolj* Prahova* Argeș* Vâlcea* Gorj* Mehedinți* județul_Olt Teleorman* Ialomița* Vrancea* județul_Mureș Sălaj* Caraș-Severin Ilfov* Dobroge* Oltenia* Bucovina* Mamaia* Valea_Prahovei Bucegi* Făgăraș* Otopeni* Predoiu* Băsescu* Dăncilă* OMV_Petrom Cernavodă* SRI Salvamont* IGPR Șoșoacă* Metrorex*
RO ISU ANM Ponta Fritz_USR Dacia STB bacalaureat* TIFF Filarmonic* Călărași* Banat*
RO+ Măgurele Rahova Otopeni Comarnic Transfăgărășan Nădlac Bucureșteni* MApN Hidroelectrica Nuclearelectrica Cernavodă Neptun_Deep STB CFR DIICOT Matei_Balș Dobrogea Bărăgan Pașcani Bârlad Câmpina Sinaia Bușteni Făgăraș Mediaș Petroșani Lupeni Reșița Lugoj Sighet* Valea_Jiului BNR APIA RCA
RU+ Rușii rușii ruși rușilor
RO+ Mamaia Mintia Giulești Festivalul_Enescu județul_Neamț Târgu_Neamț
RO- MAE
AO+ angolez*
BO+ bolivian*
BJ+ Beninului
ME+ Muntenegru
TD+ Ciadului Ciad ciadian*
CN+ Chinei
CD+ Congo congolez*
CU+ Cubei
GA+ Gabonului
GH+ Ghanei ghanez*
GE+ în_Georgia din_Georgia Georgiei
HT+ haitian*
IN+ Indiei
JM+ jamaican*
KR+ Coreii_de_Sud
KP+ Coreii_de_Nord
JO+ Iordania Iordaniei
KH+ cambodgian*
CM+ camerunez*
QA+ qatarez*
KE+ Kenyei kenyan*
KG+ kârgâz*
LA+ Laosului
LY+ Libiei
MY+ malaezian*
ML+ Maliului malian*
MN+ mongol*
NP+ nepalez*
NE+ Nigerului
OM+ Omanului
PE+ Peruului peruan*
CI+ Coasta_de_Fildeș Coastei_de_Fildeș
RU+ Rusiei
SN+ senegalez*
AE+ EAU
SY+ Siriei
UG+ ugandez*
UZ+ uzbec*
GL+ groenlandez*
PS+ Fâșia_Gaza
TR+ turcesc*
GB+ Marii_Britanii scoțian* Scoției
`;
