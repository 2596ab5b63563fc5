export const sl = `
EU+ Evropsk*_unij* EU Evropsk*_komisij* Evropsk*_parlament* Evropsk*_svet* evropsk*_poslan* evroposlan* evroobmočj* območj*_evra ECB Evropsk*_centraln* držav*_članic* unij* komisark* schengen*
EU evropsk* Evropa Evrope Evropi Evropo Strasbourg*
AT+ Avstri* avstrij* Dunaj* Celov* Gradec Gradcu avstrijsk*_Korošk*
BE+ Belgij* belgij* Flandrij* flamsk*
BG+ Bolgar* bolgar* Sofij*
HR+ Hrva* hrva* Zagreb* Reka Reki Istr* Dalmacij* Plenković* narodni_park_Krka
CY+ Ciper Cipra Cipru ciprsk*
CZ+ Češk* češk* Čehi Pragi Praga Prage Babiš*
DK+ Dansk* dansk* Danci Danec København* Köbenhavn*
EE+ Eston* eston* Talin* baltsk*_držav*
FI+ Finsk* finsk* Finci Helsinki*
FR+ Franci* francosk* Francoz* Pariz* pariš* Marseill* Louvra Louvru
DE+ Nemč* nemšk* Nemci Berlin* berlinsk* München* Hamburg* Frankfurt* Bavarsk*
GR+ Grč* gršk* Grki Atene Aten Atenah Atenam atensk* Solun* Kreti
HU+ Madžar* madžar* Budimpešt* Orban* Orbán* Magyar*
IE+ Irsk* irsk* Irci Dublin*
IT+ Itali* italijan* Rim Rima Rimu rimsk* Milano Milanu Neapelj* Benetk* Sicilij* Trst Trsta Trstu Trstom Trža* Gorica Gorici
LV+ Latvij* latvij* Riga Rige Rigi Rigo baltsk*_držav*
LT+ Litv* litovsk* Vilni* baltsk*_držav*
LU+ Luksembur* luksembur*
MT+ Malta Malte Malti maltešk*
NL+ Nizozem* nizozem* Amsterdam* Haag* Haaš* Rotterdam*
PL+ Poljsk* poljsk* Poljak* Varšav* Krakov* Tusk*
PT+ Portugal* portugal* Lizbon*
RO+ Romuni* romunsk* Bukarešt*
SK+ Slovašk* slovašk* Bratislav* Fico Fica
SI+ Jankovi* Slovenij* slovensk* Slovenc* Slovens* Ljubljan* ljubljan* Maribor* mariborsk* Celj* Kranj* Koper Kopru Novo_mesto Novem_mestu Murska_Sobota Prekmurj* Primorsk* Štajersk* Gorenjsk* Dolenjsk* Golob* Janš* SDS NSi Gibanje_Svoboda Gibanj*_Svobod* Levic* Svoboda Pirc_Musar* Fajon* DZ Državni_zbor Državn*_zbor* Banka_Slovenije Bank*_Slovenije ZZZS DARS* Krško* NEK Šoštanj* TEŠ Luka_Koper Luki_Koper SURS Umar Ustavno_sodišče Triglav* ARSO NLB Petrol* Logar*
ES+ Španij* špansk* Španc* Madrid* Barcelon* Katalon* katalon* Valencij*
SE+ Švedsk* švedsk* Švedi Stockholm*
US+ ZDA ameriš* Amerik* Washington* Bel*_hiš* New_York* Kaliforni* Trump*
GB+ Velik*_Britanij* britansk* Britan* Anglij* angleš* Škotsk* London*
RU+ Rusij* rusk* Rusi Moskv* Kremelj Kremlj* Putin*
UA+ Ukrajin* ukrajin* Kijev* Zelensk*
CN+ Kitajsk* kitajsk* Peking*
JP+ Japonsk* japonsk*
IL+ Izrael* izrael*
PS+ Gaza Gaze Gazi Gazo palestin* Hamas*
IR+ Iran* iransk* Teheran*
SY+ Sirij* sirsk*
TR+ Turčij* turšk* Ankar*
CH+ Švic* švicarsk*
RS+ Srbij* srbsk* Beograd* Vučić*
BA+ Bosn* BiH Sarajev* Dodik*
XK+ Kosov*
VA+ Vatikan* papež*
VE+ Venezuel* venezuel*
XX+ britan* anglešk* belorus* Turki švicar* Ženev* Norvešk* norvešk* Islandij* Srbi bosansk* Albanij* alban* Severn*_Makedonij* Makedonij* Črn*_Gor* Moldavij* Gruzij* Armenij* Azerbajdžan* Indij* indijsk* Hezbolah* Libij* Tunizij* Alžirij* Afrik* afrišk* Nigerij* Savdsk* Afganist* afgan* Korej* korejsk* Južn*_Korej* Severn*_Korej* Brazilij* Mehi* Avstralij* Bližnj*_vzhod*
None evropsk*_lig* evropsk*_prvenstv* evropsk*_prvak* Francis*
RS+ Srbi
BA+ bosansk*
XK+ kosovsk*
AL+ albansk* Tirana Tirane Tirani Tirano
ME+ črnogorsk*
MK+ severnomakedonsk* makedonsk* Skopj*
MD+ moldavsk*
BY+ belorusk* Minsk*
GE+ gruzijsk*
AM+ armensk*
AZ+ azerbajdžansk*
PK+ pakistansk*
AF+ afganistansk* afgansk* Kabul*
MM+ mjanmarsk*
TH+ tajsk*
VN+ vietnamsk*
ID+ indonezijsk*
PH+ filipinsk*
KR+ južnokorejsk* Južn*_Korej*
KP+ severnokorejsk* Severn*_Korej*
TW+ tajvansk*
NZ+ novozelandsk*
EG+ egiptovsk* Kair*
LY+ libijsk*
TN+ tunizijsk*
DZ+ alžirsk*
MA+ marošk*
SD+ sudansk*
ET+ etiopsk*
SO+ somalsk*
NG+ nigerijsk*
ZA+ južnoafrišk*
MX+ mehišk*
CU+ kubansk*
CO+ kolumbijsk*
BR+ brazilsk*
AR+ argentinsk*
IQ+ irašk* Bagdad*
LB+ libanonsk* Bejrut*
JO+ jordansk*
SA+ savdsk* Savdsk*_Arabij*
YE+ jemensk*
IN+ indijsk*
NO+ norvešk*
CA+ kanadsk*
AU+ avstralsk*
IS+ islandsk*
VE+ venezuelsk*
SI+ Koper Kopru Kopra
SI+ Velenj* Ptuj* Trbovlj* Kamnik* Jesenic* Nov*_Goric* Domžal* Škofj*_Lok* Izol* Piran Pirana Piranu Piranom Piransk* Portorož* Mursk*_Sobot* Slovenj*_Grad* Postojn* Kočevj* Brežic* Kršk* Bledu Bleda Bohinj* Planic* Krasu Kras Notranjsk* Zasavj* Klakočar* Jelinčič* Nova24TV Dars Darsa Darsu GEN_energija ZPIZ Furs Fursa NPU KPK Arso Arsa NIJZ Gorenje Državni_svet
SI Tonin Krka SD koroško Koroškem Bled
None izolacij* Izolacij* Izolda Izolir*
AL+ Albanc*
DZ+ Alžirc*
AD+ andorsk*
AO+ angolsk*
AM+ Armenc*
AU+ Avstralc*
BS+ bahamsk*
BH+ bahrajnsk*
BD+ bangladešk*
BJ+ Beninu Benina beninsk*
BT+ Butanu Butana butansk*
BO+ bolivijsk*
BA+ Bosanc* Bošnjak*
BW+ bocvansk*
BI+ burundijsk*
ME+ Črni_gori Črne_gore Črno_goro Črnogor*
TD+ v_Čadu iz_Čada čadsk*
CL+ Čilu iz_Čila čilsk* Čilenc*
CN+ Kitajc*
CD+ Kongu Konga Kongo kongovsk* konška kongoška
CR+ kostarišk*
CU+ na_Kubi s_Kube na_Kubo
DO+ Dominikansk*_republi*
EG+ Egipčan*
EC+ ekvadorsk*
ER+ eritrejsk*
ET+ etiopijsk*
FJ+ Fidžiju fidžijsk*
GA+ Gabonu Gabona gabonsk*
GM+ gambijsk*
GH+ v_Gani iz_Gane ganska gansko ganski ganskih
GE+ Gruziji Gruzije gruzinsk*
GT+ gvatemalsk*
GN+ gvinejsk*
GY+ gvajansk*
HT+ Haitiju Haitija haitijsk* Haitijc*
HN+ hondurašk*
IQ+ Iračan*
IS+ Islandc*
JM+ jamajšk* Jamajčan*
YE+ Jemnu Jemna
ZA+ Južni_Afriki Južne_Afrike JAR Južnoafričan*
KR+ Južnokorejc*
KP+ Severnokorejc*
SS+ Južnem_Sudanu Južnega_Sudana južnosudansk*
JO+ Jordaniji Jordanije Jordanijo Jordanc*
KH+ kamboš* kambodžansk*
CM+ kamerunsk*
CV+ Zelenortskih_otok* Kapverdsk*
QA+ katarsk*
KZ+ kazahstansk* kazašk*
KE+ kenijsk*
KG+ kirgizistansk* kirgišk* Kirgiz*
XK+ kosovc*
KW+ kuvajtsk*
LA+ Laosu Laosa laošk*
LR+ liberijsk*
LI+ lihtenštajnsk*
MG+ madagaskarsk*
MY+ malezijsk*
MW+ malavijsk*
MV+ maldivsk*
ML+ Maliju Malija malijsk* Malijc*
MA+ Maročan*
MU+ Mavriciju Mavricius
MR+ mavretansk*
MX+ Mehičan*
MD+ moldavijsk* Moldavc*
MC+ monašk*_kne*
MN+ mongolsk* Mongolc*
MZ+ mozambišk*
MM+ Burmi Burme burmansk*
NA+ namibijsk*
NP+ nepalsk*
NE+ Nigru iz_Nigra nigrsk*
NI+ nikaragovsk* nikaragv*
NO+ Norvežan*
NZ+ Novi_Zelandiji Nove_Zelandije Novo_Zelandijo Novozelandc*
OM+ v_Omanu iz_Omana omansk*
PA+ panamsk*
PG+ Papui_Novi_Gvineji Papue_Nove_Gvineje
PY+ paragvajsk*
PE+ Peruju Peruja perujsk* Perujc*
CI+ Slonokošč*_obal*
RU+ Rusov Rusom
RW+ ruandsk*
SV+ salvadorsk*
WS+ Samoi Samoe samoansk*
SA+ Savdijc*
SN+ senegalsk*
SC+ sejšelsk*
MK+ Makedonc*
SL+ Sieri_Leone
SG+ singapursk*
SO+ somalijsk*
AE+ ZAE emiratsk* Abu_Dabiju
RS+ Srbov
LK+ Šri_Lanki Šri_Lanke šrilanšk*
CF+ Srednjeafrišk*_republi* srednjeafrišk*
SR+ surinamsk*
SY+ sirijsk*
TZ+ tanzanijsk*
TH+ Tajci Tajcev tajland*
TG+ Togu
TM+ turkmensk* turkmenistansk*
TJ+ tadžikistansk* tadžišk* Tadžik*
UG+ ugandsk*
UY+ urugvajsk*
UZ+ uzbekistansk* uzbešk* Uzbekov
TL+ Vzhodnem_Timorju Vzhodnega_Timorja
ZM+ zambijsk*
ZW+ zimbabvejsk*
GL+ grenlandsk*
HK+ Hong_Kongu hongkonšk*
TR+ Turkov
VA+ vatikansk*
GB+ Škoti Walesu
CY+ Ciprč*
FI+ Fincev
DK+ Dancev
MT+ Maltež*
IE+ Ircev
LT+ Litovc*
ZA+ Južnoafrišk*_republi*
`;
