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
`;
