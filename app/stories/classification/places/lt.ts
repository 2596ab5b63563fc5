export const lt = `
EU+ Europos_Sąjung* ES ES_* Europos_Komisij* EK Europos_Parlament* EP Europos_Vadovų_Taryb* europarlamentar* euro_zon* ECB Europos_centrin* eurokomisar* valstyb*_nar* šalys_narės Bendrij* Šengen* Leyen
EU Europ* europ* europieč* Strasbūr*
AT+ Austrij* austrij* austrai austrų
BE+ Belgij* belg* belgų Flandrij* Antverpen*
BG+ Bulgarij* bulgar* Sofij*
HR+ Kroatij* kroat* Zagreb*
CY+ Kipr* kipr* Nikosij*
CZ+ Čekij* čekų čekai čekijos Praho* Praga Pragos Pragoje Pragą
DK+ Danij* danų danai danijos Kopenhag*
EE+ Estij* estų estai Talin* Tartu Baltijos_šal* Baltijos_valstyb*
FI+ Suomij* suomi* suomų Helsink*
FR+ Prancūz* prancūz* Paryž* Marsel* Macron* Makron* Luvras Luvro Luvre Luvrą
DE+ Vokiet* vokie* Berlyn* Miunchen* Hamburg* Merz* Bavarij* Frankfurt*
GR+ Graikij* graik* Atėn* Kreto*
HU+ Vengrij* vengr* Budapešt* Orban* Orbán*
IE+ Airij* airių airiai Dublin*
IT+ Italij* ital* Roma Romos Romoje Milanas Milano Milane Milaną Neapol* Venecij* Sicilij* Meloni
LV+ Latvij* latv* Ryg* Baltijos_šal* Baltijos_valstyb*
LT+ Lietuv* lietuv* Viln* viln* Kaun* kaun* Klaipėd* klaipėd* Šiauli* Panevėž* Alyt* Marijampol* Palang* Nerin* Seim* Nausėd* Ruginien* Palucko Paluckas Šimonyt* Landsberg* socialdemokrat* konservator* LSDP TS_LKD TS-LKD Nemuno_aušr* Žemaitait* VMI Sodra* Registr*_centr* LRT VRM LTG Ignitis* Litgrid* STT VSD VTEK VRK Konstitucin*_Teism* Lietuvos_bank* Kapčiamies* Rūdnink* Pabrad* Ignalin* Baltijos_šal* Baltijos_valstyb*
LU+ Liuksembur* liuksembur*
MT+ Malta Maltos Maltoje maltieč*
NL+ Nyderland* nyderland* Oland* oland* Amsterdam* Haga Hagos Hagoje Roterdam*
PL+ Lenkij* lenkų lenkai lenkas lenkams Varšuv* Krokuv* Tusk* Gdansk*
PT+ Portugalij* portugal* Lisabon*
RO+ Rumunij* rumun* Bukarešt*
SK+ Slovakij* slovak* Bratislav* Fico
SI+ Slovėnij* slovėn* Liublian*
ES+ Ispanij* ispan* Madrid* Barselon* Katalon* Valensij*
SE+ Švedij* šved* Stokholm*
US+ JAV Amerik* amerik* Vašington* Balt*_rūm* Niujork* Kaliforn* Trump*
GB+ Jungtinė*_Karalyst* Didž*_Britanij* brit* Anglij* Škotij* London*
RU+ Rusij* rus* Maskv* Kreml* Putin*
UA+ Ukrain* ukrain* Kyjiv* Kijev* Zelensk*
CN+ Kinij* Pekin* kinai kinų kinui kinams kiniečiai kiniečių kiniet*
JP+ Japonij* japon*
IL+ Izrael* izrael*
PS+ Gaza Gazos Gazoje Gazą Gazai palestin* Hamas*
IR+ Iran* Teheran*
SY+ Sirij*
TR+ Turkij* turk*
CH+ Šveicarij*
NO+ Norvegij*
BY+ Baltarus* Minsk* Lukašenk*
GE+ Sakartvel*
VA+ Vatikan* popiež*
VE+ Venesuel*
XX+ Jungtin*_Karalyst* britų britai britan* anglų Jungtin*_Valst* Baltieji_rūm* rusų rusai baltarus* turkų šveicar* Ženev* norveg* Islandij* Serbij* Bosnij* Albanij* Makedonij* Kosov* Juodkalnij* moldov* Gruzij* kartvel* Armėnij* Azerbaidž* kinų kinai Indij* Gazos_ruož* iranieč* Libij* Tunis* Alžyr* Afrik* Nigerij* Saudo_Arabij* Afganist* Korėj* korėj* Brazilij* Austral* Artim*_Ryt* Karaliaučiaus Kaliningrad*
None Europos_čempion* Europos_lyg* Eurolyg* Europos_taur* gazetė trumpai trumpas trumpa trumpo trumpos konservatori* Birmingam* anglų_kalb* anglų_pamok* rusv* rusen* turkio trumpal* trumpiau* trumpam
BXL+ Briusel*
RS+ serbų serbai Serbij* Belgrad*
BA+ Bosnij* bosnių Sarajev*
AL+ Albanij* albanų
MD+ moldov*
GE+ kartvel* Gruzij* Tbilis*
AM+ armėn* Armėnij* Jerevan*
AZ+ azerbaidžanieč* Azerbaidž*
PK+ pakistanieč*
AF+ afganų afganai Afganist* Kabul*
KR+ pietų_korėj*
KP+ šiaurės_korėj*
TW+ taivanieč* Taivan*
EG+ egiptieč* Egipt*
LY+ Libij* libieč*
TN+ Tunis* tunisieč*
DZ+ Alžyr*
NG+ Nigerij*
ZA+ Pietų_Afrik*
MX+ meksikieč*
BR+ Brazilij* brazil*
AR+ argentinieč*
IQ+ irakieč* Irak*
LB+ libanieč* Liban*
SA+ Saudo_Arabij* saudo
YE+ jemenieč*
IN+ Indij*
CA+ kanadieč*
AU+ Austral* australų
IR+ iranieč*
SY+ sirų sirai
TR+ turkų turkai
NO+ norveg* norvegų
CH+ šveicar* šveicarų
PS+ palestinieč*
VE+ venesuelieč*
IS+ Islandij* islandų
US+ amerikieč* Jungtin*_Valst* Baltieji_rūm*
GB+ britų britai Jungtin*_Karalyst* britan* anglų
RU+ rusų rusai
LT+ Mažeiki* Jonav* Uten* Kėdaini* Telši* Taurag* Ukmerg* Visagin* Plung* Kreting* Druskinink* Nida Nidoje Nidos Biršton* Rokišk* Biržai Biržų_rajon* Biržų_miest* Biržuose Elektrėn* Trakai Trakų Trakuose Žemaitij* Dzūkij* Aukštaitij* Suvalkij* Skvernel* Sinkeviči* Liberalų_sąjūd* FNTT PAGD Kuršių_nerij* Santaros_klinik* LHMT
LT Budrys Budrio
AF+ afganist*
AL+ albanai
DZ+ alžyr*
AD+ andorie*
AO+ angolie*
AR+ argentinie*
AU+ australie* australišk*
AZ+ azerbaidžanie* azerų
BS+ Bahamuose bahamie*
BH+ bahreinie*
BD+ bangladešie*
BY+ baltarus*
BJ+ beninie*
BT+ butanie*
BO+ bolivie*
BA+ bosni*
BW+ botsvan*
ME+ juodkalnie*
TD+ Čade Čado Čadu Čadą
CL+ Čilėje Čilės Čilę čilie*
CD+ Konge Kongo kongie*
CG+ Kongo_Respublik*
KM+ Komorų_sal* Komoruose
CR+ Kosta_Rikoje Kosta_Rikos kostarik*
CU+ Kuboje Kubos kubie*
DJ+ Džibučio
DO+ dominikie*
EG+ egiptie*
EC+ ekvadorie*
ER+ eritrėj*
SZ+ Esvatinyje
ET+ etiop*
PH+ filipinie*
GA+ gabonie*
GM+ gambie*
GH+ Ganoje Ganos ganie*
GE+ gruzin*
GT+ gvatemal*
GN+ gvinėj*
HT+ Haičio haitie*
HN+ hondūrie*
ID+ indonezie*
IQ+ irakie*
IR+ iranie*
IS+ island*
JM+ jamaikie*
YE+ jemenie*
ZA+ PAR
SD+ sudanie*
JO+ Jordanijoje Jordanijos Jordanija Jordaniją jordanie*
KH+ kambodžie*
CM+ kamerūnie*
CA+ kanadie*
CV+ Žaliajame_Kyšulyje Žaliojo_Kyšulio
QA+ katarie*
KZ+ kazach*
KE+ kenie*
KG+ kirgiz* Kirgizstane
CO+ kolumbie*
XK+ Kosove kosovie*
KW+ kuveitie*
LA+ laosie*
LB+ libanie*
LR+ liberie*
LY+ libie*
LI+ lichtenšteinie*
MY+ malaizie*
ML+ Malyje Malio malie*
MA+ marokie*
MU+ Mauricijuje Mauricijaus_sal*
MX+ meksikie*
MD+ moldav*
MN+ mongol*
MZ+ mozambik*
MM+ Mianmare Mianmar* Birmoje Birmos mianmarie* birmie*
NA+ namibie*
NP+ nepalie*
NG+ nigerie*
NI+ nikaragv*
NZ+ Naujosios_Zelandijos naujazeland*
OM+ omanie*
PK+ pakistanie*
PA+ panamie*
PG+ Papua_Naujosios_Gvinėjos
PY+ paragvaj*
PE+ peruie*
CI+ Dramblio_Kaulo_Krante Dramblio_Kaulo_Kranto
RW+ ruandie*
SV+ salvadorie*
WS+ Samojoje Samojos
SN+ senegalie*
MK+ makedon*
SL+ Siera_Leonėje Siera_Leonės
SG+ singapūrie*
SB+ Saliamono_Salose
SO+ somalie*
AE+ JAE
RS+ serbams serbas serbo serbišk*
LK+ Šri_Lankoje Šri_Lankos šrilankie*
SR+ surinam*
TZ+ tanzanie*
TW+ taivanie*
TH+ tailandie*
TG+ Togo
TO+ Tongoje Tongos
TN+ tunisie*
TM+ turkmėn*
TJ+ Tadžikistane tadžik*
UG+ ugandie*
UY+ urugvaj*
UZ+ uzbek*
VE+ venesuelie*
VN+ vietnamie*
ZM+ zambie*
ZW+ zimbabv*
GL+ grenland*
PS+ Gazos_Ruože
HK+ honkongie*
GB+ škotų
MT+ maltie*
`;
