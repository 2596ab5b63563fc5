export const et = `
EU+ Euroopa_Lii* EL EL_* Euroopa_Komisjon* Euroopa_Parlament* europarlamen* eurosaadik* Euroopa_Ülemkogu* euroala* eurotsoon* EKP Euroopa_Keskpan* liikmesrii* eurovolini* Euroopa_Liidu* eurovalimis* Schengen*
EU Euroop* euroop* Strasbourg*
AT+ Austria* austria* Viini*
BE+ Belgia* belgia* Flandri* flaam* Antwerpen*
BG+ Bulgaaria* bulgaar* Sofia*
HR+ Horvaatia* horvaat* Zagreb*
CY+ Küpros* küpros* Nikosia*
CZ+ Tšehhi* tšehhi* Praha* Praag*
DK+ Taani* taani* taanla* Kopenhaagen*
EE+ Eesti* eesti* eestla* Tallinn* tallinn* Tartu* Narva* narva* Pärnu* Viljandi* Rakvere* Kohtla* Ida_Viru* Ida-Viru* Virumaa* Harjuma* Saarema* Hiiuma* Võru* Valga* Riigikog* riigikog* Reformierakon* reformierakon* Keskerakon* EKRE Isamaa* Parempoolse* Sotsiaaldemokra* sotsid* Michal* Karis Karise Karist Karisega Karisele Karisel Kallas* Helme* Pevkur* Läänemets* Toompea* Kaitsevä* Kaitseliit* Kaitseliid* KAPO kapo Kapo Riigikohu* Maksu_ja_Tolliame* Elering* Eesti_Energia* Enefit* Tallink* ERR Terviseame* Haigekass* Tervisekass* Töötukass* Eesti_Pan* Päästeame* PPA Ratas Kõlvart* Hussar* Sutt* Tsahkna* Swedbank* Elron* Balti_rii* Baltikum*
FI+ Soome* soome* soomla* Helsingi* Helsink* Tampere* Turu Orpo* Stubb*
FR+ Prantsus* prantsus* prantsla* Pariisi* Pariis Marseille* Macron* Louvre'i
DE+ Saksa* saksa* saksla* Berliini* Berliin Müncheni* Hamburgi* Merz* Baieri*
GR+ Kreeka* kreeka* Ateena* Kreeta*
HU+ Ungari* ungari* ungarl* Budapest* Orbán* Orban*
IE+ Iirimaa* Iiri iiri Dublin*
IT+ Itaalia* itaalia* itaallas* Rooma Roomas Roomast Roomasse Roomaga Milano* Napoli* Veneetsia* Sitsiilia* Meloni*
LV+ Läti* läti* lätla* Riia* Riia Balti_rii* Baltikum*
LT+ Leedu* leedu* leeduka* Vilnius* Kaunas* Balti_rii* Baltikum*
LU+ Luksembur* luksembur*
MT+ Malta Maltal malta_*
NL+ Holland* holland* hollandi* Madalma* Amsterdam* Haagi* Rotterdam*
PL+ Poola* poola poolaka* Varssavi* Krakow* Tusk*
PT+ Portugal* portugal* Lissabon*
RO+ Rumeenia* rumeenia* Bukarest*
SK+ Slovakkia* slovaki* slovakk* Bratislava* Fico*
SI+ Sloveenia* sloveen* Ljubljana*
ES+ Hispaania* hispaania* hispaanl* Madridi* Barcelona* Kataloonia* Valencia*
SE+ Rootsi* rootsi* rootsla* Stockholmi*
US+ USA Ameerika* ameerikla* Washington* Valge_maja* New_York* California* Trump*
GB+ Suurbritannia* Briti* britid Inglis* inglise Šoti* London* ühendkuningri*
RU+ Vene* Venema* vene venela* Moskva* Kreml* Putin*
UA+ Ukrain* ukraina ukrainla* Kiiev* Kõiv* Zelensk*
CN+ Hiina* hiina hiinla* Peking*
JP+ Jaapan* jaapanla*
IL+ Iisrael* iisrael*
PS+ Gaza* palestii* Hamas*
IR+ Iraan* Teheran*
SY+ Süüria*
TR+ Türgi* türkla*
CH+ Šveits*
NO+ Norra* norra
BY+ Valgeven*
GE+ Gruusia*
VA+ Vatikan* paavst*
VE+ Venezuela*
XX+ Ühendkuningri* briti* britt* inglis* USA_* Ühendri* ameerika* Valge*_Maja* Vene Ukraina* ukraina* Kiievi* Valgevene* türgi* Genf* norra* norrala* Island* serb* Bosnia* Albaania* Makedoonia* Montenegr* Moldova* gruusia* Armeenia* Aserbaidž* hiina* jaapan* India* india* Palestiina* palestiin* Hezbollah* iraan* Iraak* Iraagi* süüria* Liibanon* Egiptus* Liibüa* Tuneesia* Maroko* Alžeeria* Aafrika* Sudaan* Nigeeria* Lõuna_Korea* Põhja_Korea* Korea* Brasiilia* Argentiina* Mehhiko* Kanada* Austraalia* Lähis_Id* Lähis-Id*
None Euroopa_meist* Euroopa_liiga* vene_keel* haagissuvila* haagised haagisega
BXL+ Brüssel*
RS+ serbia serblas* Belgrad*
BA+ bosnia Sarajevo*
XK+ kosovo
AL+ albaania albaanlas*
MD+ moldova
BY+ valgevene valgevenelas* Minsk*
GE+ gruusia gruusiinlas* Thbilisi*
AM+ armeenia armeenlas*
AZ+ aserbaidžaan*
PK+ pakistani
AF+ afgaani* Kabul*
VN+ vietnami
ID+ indoneesia
KR+ lõunakorea Lõuna-Korea*
KP+ põhjakorea Põhja-Korea*
TW+ taiwani
EG+ egiptuse
LY+ liibüa
MA+ maroko
ZA+ Lõuna-Aafrika*
MX+ mehhiko
BR+ brasiilia brasiilla*
AR+ argentiina
IQ+ iraagi
LB+ liibanoni
SA+ saudi Saudi_Araabia*
YE+ jeemeni
IN+ india
JP+ jaapani jaapanlas*
CA+ kanada
AU+ austraalia austraalla*
CN+ hiinlas*
VE+ venezuela
IR+ iraani
SY+ süüria süürlas*
TR+ türgi türklas*
EE+ Maardu* Kuressaare* Sillamäe* Jõhvi* Haapsalu* Paide* Keila* Põlva* Jõgeva* Rapla* Setomaa* Pärnumaa* Tartumaa* Kaitsepolitsei* Päästeamet* Riigikontroll* Stenbocki* Statistikaamet* TalTech* Transpordiamet* transpordiamet* Keskkonnaamet* keskkonnaamet* keskkonnaagentuur* Regionaalhaigla* regionaalhaigla* Operail* LHV*
EE EAS riigikontroll* statistikaamet* päästeamet* kaitsepolitsei*
EE+ Läänemaa Läänemaal Läänemaalt
AF+ afgaan*
AL+ albaan*
DZ+ Alžeeria* alžeerla*
AO+ angolla*
AR+ argentiinla* argentinla*
AM+ armeenla*
AZ+ aserid
BY+ valgevenel*
BJ+ Beninis Benini
BO+ boliivla*
BA+ bosnialas*
ME+ montenegrola*
TD+ Tšaadis Tšaadi
CL+ tšiilla*
CD+ Kongos Kongo
KM+ Komooridel Komoori_saar*
CR+ Costa_Ricas
CU+ Kuubas Kuubasse Kuubast kuubala*
DO+ Dominikaani_Vabariigi* Dominikaanis
EG+ egiptla*
EC+ ecuadorla*
SZ+ Eswatinis
ET+ etioopla*
FJ+ Fidžis Fidžil
PH+ filipiinla*
GA+ Gabonis Gaboni
GH+ Ghanas Ghanasse ghanala* Ghana
GE+ gruusla*
HT+ haitila*
IN+ Indias Indiasse Indiast Indiaga indialas*
ID+ indoneesla*
IQ+ Iraagis iraakla*
IR+ iraanla*
IS+ islandla*
JM+ jamaicala*
SD+ sudaanla*
JO+ Jordaanias Jordaania Jordaaniasse jordaanla*
KH+ kambodža*
CM+ kameruni*
CA+ kanadala*
CV+ Cabo_Verdes
KZ+ kasahh* kasahstan*
KE+ keenla*
KG+ kirgiis* kõrgõzstan*
CO+ kolumblas* colombialas*
XK+ kosovola*
KW+ Kuveidis Kuveidi
LA+ Laoses Laose
LB+ liibanonla*
LY+ liibüala*
MY+ malaisla*
MV+ Maldiiv*
ML+ Malis Mali
MA+ maroklas* marokola*
MU+ Mauritiusel Mauritiuse
MX+ mehhikla*
MD+ moldovla*
MN+ mongol* mongool*
MZ+ Mosambiigis Mosambiigi
NP+ nepali*
NE+ Nigeris Nigeri
NG+ Nigeeria* nigeerla*
NO+ norrala*
NZ+ uusmeremaala*
OM+ Omaanis Omaani
PK+ pakistanla*
PE+ Peruus peruula*
CI+ Elevandiluurannikul Elevandiluuranniku
RW+ rwandala*
SV+ Salvadoris
WS+ Samoal
MK+ makedoonla*
SL+ Sierra_Leones
SO+ somaalla*
AE+ Araabia_Ühendemiraatides Araabia_Ühendemiraatide AÜE Dubais
RS+ serbla*
CF+ Kesk-Aafrika_Vabariigis Kesk-Aafrika_Vabariigi
SY+ süürla*
TW+ taiwanla*
TH+ Tais Taimaal Taisse tailas* tailan*
TG+ Togos
TO+ Tongal
TN+ Tuneesia* tuneesla*
TM+ türkmeen*
TJ+ tadžik*
UG+ ugandala*
UZ+ usbek*
VE+ venezuelala*
VN+ vietnamla*
TL+ Ida-Timoris
GL+ gröönla*
PS+ Palestiina* palestiinla*
HK+ hongkongla*
CH+ šveitsla*
GB+ šotla* Walesis
US+ Ühendriikides
AL+ Albaania*
AM+ Armeenia*
AU+ Austraalia*
BY+ Valgevene*
BA+ Bosnia* bosnia*
BR+ Brasiilia*
IQ+ iraagi*
YE+ jeemeni*
KR+ lõunakorea*
KP+ põhjakorea*
CA+ Kanada*
LY+ Liibüa*
MA+ Maroko*
MX+ Mehhiko*
MD+ Moldova* moldova*
SA+ saudi*
UA+ Ukraina*
`;
