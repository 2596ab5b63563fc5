export const fi = `
EU+ EU EU_* Euroopan_unioni* Euroopan_komissi* EU_komissi* Euroopan_parlament* Europarlamen* Eurooppa_neuvost* EKP EKP_* Euroopan_keskuspank* euroalu* eurovaal* jäsenma* meppi* mepi* EU-ma*
EU Euroop* Eurooppa* euroopp* Strasbourg*
AT+ Itäval* itäval* Wien*
BE+ Belgia* belgia* Flander*
BG+ Bulgar* bulgar* Sofia*
HR+ Kroat* kroat* Zagreb*
CY+ Kypro* kypro* Nikosia*
CZ+ Tšek* tšek* Tshek* Praha* Prahas*
DK+ Tansk* tansk* Kööpenhami*
EE+ Viro Viron Viros* Virost* Viroa virol* Tallinn* Tarto* Baltia Baltian Baltiassa Baltiaan Baltian_ma*
FI+ Suome* Suomi Suomea suomal* Helsin* helsinki* Tampere* Turku* Turun Oulu* Espoo* Vantaa* Lapi* Lappi Rovaniem* Jyväskylä* Kuopio* Lahde* Lahti Pori* Vaasa* Joensuu* Eduskun* eduskun* Valtioneuvost* Orpo* Stubb* Purra* Kokoomu* kokoomus* Perussuomala* perussuomal* SDP* Sdp* Kela* Kelan VR* HSL* Yle HUS Ahvenanma* Pohjanma* Uusima* hyvinvointialu* Supo* Puolustusvoim* Rajavartiolaito* Suomenlah* itäraja* sote* Finnair* Fingrid* Neste* THL* Traficom* Lindtman*
FR+ Ransk* ransk* Pariisi* Marseille*
DE+ Saksa* saksa* Saksan Berliini* Münchene* Hampuri*
GR+ Kreik* kreik* Ateena* Kreeta*
HU+ Unkar* unkar* Budapest*
IE+ Irlann* irlan* Irlan* Dublin*
IT+ Italia* italia* Rooma* Milano* Napoli* Venets* Sisilia*
LV+ Latvia* latvia* Riika* Riian* Baltia Baltian Baltiassa Baltiaan Baltian_ma*
LT+ Liettu* liettu* Vilna* Baltia Baltian Baltiassa Baltiaan Baltian_ma*
LU+ Luxemb* luxemb*
MT+ Malta Maltan Maltalla maltal*
NL+ Alankom* alankom* hollanti* Hollan* hollan* Haagi*
PL+ Puola* puola* Puolan Varsova*
PT+ Portugal* portugal* Lissabon*
RO+ Romania* romania* Bukarest*
SK+ Slovak* slovak*
SI+ Sloven* sloven*
ES+ Espanja* espanja* Katalon* katalaan* kataloni* Madridi* Barcelona* Kanaria* Mallorca*
SE+ Ruotsi* Ruotsin Ruotsa* ruotsi* ruotsal* Tukholma* Göteborg*
US+ Yhdysval* yhdysval* Usa amerikkal* Amerikas* Washington* Valkoi*_tal* New_York* Kalifornia* Texas* Trump*
GB+ Britanni* britti* Englan* englantil* Skotlan* Lontoo*
RU+ Venäj* venäj* venäl* Moskova* Kreml* Putin*
UA+ Ukrain* ukrain* Kiova*
CN+ Kiina* kiina* kiinal* Peking*
JP+ Japan* japanil*
IN+ Intia* intial*
IL+ israel* Israel*
PS+ Gaza* palestiin* Hamas*
IR+ iranil* Iran*
SY+ syyrial* Syyria*
TR+ Turki* turkkil* turkkal*
CH+ Sveits* sveitsil*
NO+ Norja* norjal*
IS+ Islanti* Islannin islantil*
GL+ Grönlan* grönlanti*
VA+ paavi* Vatikaan*
VE+ venezuelal* Venezuela*
XX+ Britann* britann* Iso_Britann* engla* Skot* USA USA_* Amerik* Valkoi*_talo* Valko_Venäj* valkovenäl* Turk* Sveitsi* sveitsi* norja* Oslo* Islan* islan* serbi* Bosnia* Albania* Makedonia* Montenegr* Moldova* Georgia* Armenia* Azerb* japan* intia* Palest* palest* Länsirann* iran* irak* syyria* Libano* egypt* Etelä_Afrik* Afrik* afrikk* Afganist* afgan* Etelä_Korea* Pohjois_Korea* Korea* Brasilia* Argentiin* Meksiko* Kanada* Austral* Lähi_Id* Lähi-Id* Pekingi*
None Euroopan_mestar* Eurooppa_liiga* Eurooppa-liiga* Salpausselk* intiaan* saksanpähkin* saksanpaimenkoir* ranskanperun* turkis* turkoos*
RS+ serbial* serbit Belgrad*
BA+ bosnial* bosniak* Sarajevo*
XK+ kosovol* Kosovo*
AL+ albanial*
ME+ montenegrol*
MK+ makedonial*
MD+ moldoval*
BY+ valkovenäl* Valko-Venäj* Minsk*
GE+ georgial* Tbilis*
AM+ armenial*
AZ+ azerbaidžan*
KZ+ kazakstan* kazakstanil*
PK+ pakistanil*
AF+ afganistanil* afgaan* Kabul*
BD+ bangladeshil*
LK+ srilankal*
NP+ nepalil*
MM+ myanmaril* burmal*
TH+ thaimaal* Thaimaa*
VN+ vietnamil*
ID+ indonesial*
PH+ filippiiniläi* Filippiin*
KR+ eteläkorealai* Etelä-Korea*
KP+ pohjoiskorealai* Pohjois-Korea*
TW+ taiwanil*
NZ+ uusseelantil* Uusi-Seelanti Uuden-Seelannin
EG+ egyptil* Kairo*
LY+ libyal*
TN+ tunisial*
DZ+ algerial*
MA+ marokkol*
SD+ sudanil*
ET+ etiopial*
SO+ somalial*
KE+ kenial*
NG+ nigerial*
CD+ kongol* kongolai*
RW+ ruandal*
ZA+ eteläafrikkal* Etelä-Afrik*
MX+ meksikol*
CU+ kuubal* Kuuba Kuuban
CO+ kolumbial*
PE+ perulai*
CL+ chileläi*
BR+ brasilial*
AR+ argentiinal*
IQ+ irakil* Bagdad*
LB+ libanonil*
JO+ jordanial*
SA+ saudiarabial* Saudi-Arabia* saudit
YE+ jemeniläi* Jemen*
CA+ kanadal*
AU+ australial*
HK+ hongkongil* Hongkong*
FI+ Hämeenlinna* Kouvola* Lappeenran* Imatra* Mikkelissä Mikkelin Savonlinna* Kajaani* Kokkola* Seinäjo* Rauma* Salossa Porvoo* Lohja* Hyvinkää* Järvenpääs* Kerava* Tuusula* Kirkkonumm* Raisio* Naantali* Kemissä Tornio* Inarissa Inarin Sodankylä* Kittilä* Maarianhamina* Kainuu* Kymenlaakso* Satakunta* Satakunn* Kanta-Häme* Päijät-Häme* Pirkanmaa* Pohjois-Karjala* Etelä-Karjala* Pohjois-Savo* Etelä-Savo* Kotkassa Kotkan_kaupun* Valtonen Häkkänen Tynkkynen Vasemmistolii* vasemmistolii* keskusrikospolii* Keskusrikospolii* Valvira* Fimea* Väylävirasto* Ruokavirasto* Maahanmuuttovirasto* Migri* Oikeuskansler* oikeuskansler* Verohallin* Tilastokesku* Ilmatieteen_lait* Yleisradio* Finavia* Fortum* Wärtsilä* Stora_Enso* UPM* Valtiovarainministeriö*
FI Kesko* Nordea S-ryhmä* RKP* SAK* Akava* Tehy* vihreät_rp
UA+ Harkova* Harkovan* Odessa* Odesa* Zaporižž* Zaporižzja* Dnipro* Herson* Lviv* Donetsk* Luhansk* Mariupol* Krimin Krimil* Donbas* Tšernobyl* Zelenskyi*
RU+ Pietarissa Belgorod* Kursk* Kaliningrad*
RU Pietari Pietarin
FI+ Savossa Hämeessä Uudenmaan Satakun* Saimaa* Tamper* Turussa Kemijärv* Olkiluo* Loviisa* Ilmatieteen_lai*
AL+ Albania* albaani* albania*
AO+ angola*
AM+ Armeniassa armenia*
AZ+ azeri*
BB+ Barbadoksella Barbadoksen
BJ+ Beninissä Beninin
BA+ Bosnia*
BR+ Brasilia*
TD+ Tšadissa Tšadin Tšadiin tšadila*
CL+ Chilessä Chilen
CD+ Kongossa Kongon
KM+ Komoreilla Komorien
CR+ Costa_Ricassa Costa_Rican
DO+ Dominikaanisessa_tasavallassa Dominikaanisen_tasavallan
ER+ eritreala*
SZ+ Swazimaassa
FJ+ Fidžillä Fidžin
GA+ Gabonissa Gabonin
GH+ Ghanassa Ghanan ghanala*
GE+ Georgia*
HT+ Haitissa Haitilla haitila*
IS+ islanni* islant*
JM+ jamaikala*
KR+ eteläkorea*
KP+ pohjoiskorea*
SS+ Etelä-Sudanissa Etelä-Sudanin
JO+ Jordania*
KH+ kambodžala*
CM+ kamerunila*
CA+ Kanada*
CV+ Kap_Verdessä Kap_Verden
QA+ qatarila*
KZ+ kazakki*
KG+ kirgisi*
KW+ kuwaitila*
LA+ Laosissa Laosin laosila*
LR+ liberiala*
MY+ malesiala*
ML+ Malissa Malin_president* Malin_armeija* Malin_hallit* Malin_juntta* malilai*
MU+ Mauritiuksella Mauritiuksen
MX+ Meksiko*
MD+ Moldova*
MN+ mongolia* mongoliala*
MM+ Burmassa
NE+ Nigerissä Nigerin
NZ+ Uudessa-Seelannissa Uudesta-Seelannista uusiseelantila*
OM+ Omanissa Omanin
PA+ panamala*
PG+ Papua-Uudessa-Guineassa Papua-Uuden-Guinean
PE+ Perussa Perun_president* Perun_halli* Perun_pääkaupun*
CI+ Norsunluurannikolla Norsunluurannikon
WS+ Samoalla Samoan
SA+ saudi*
SN+ senegalila*
MK+ makedonia*
SL+ Sierra_Leonessa Sierra_Leonen
SG+ singaporela*
AE+ Arabiemiraateissa Arabiemiraattien Arabiemiraatit Dubaissa Dubain
CF+ Keski-Afrikan_tasavallassa Keski-Afrikan_tasavallan
TZ+ tansaniala*
TG+ Togossa Togon
TO+ Tongassa
TJ+ tadžik*
UG+ ugandala*
UZ+ uzbek*
TL+ Itä-Timorissa Itä-Timorin
ZM+ sambiala*
CH+ Sveitsi*
TR+ Turkissa Turkista
GB+ Walesissa skotlantila*
US+ Georgian_osavaltio*
CU+ Kuuba*
`;
