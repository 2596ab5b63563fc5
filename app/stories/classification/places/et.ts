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
EE+ Eesti* eesti* eestla* Tallinn* tallinn* Tartu* Narva* narva* Pärnu* Viljandi* Rakvere* Kohtla* Ida_Viru* Ida-Viru* Virumaa* Harjuma* Saarema* Hiiuma* Võru* Valga* Riigikog* riigikog* Reformierakon* reformierakon* Keskerakon* EKRE Isamaa* Parempoolse* Sotsiaaldemokra* sotsid* Michal* Karis* Kallas* Helme* Pevkur* Läänemets* Toompea* Kaitsevä* Kaitseliit* Kaitseliid* KAPO kapo Kapo Riigikohu* Maksu_ja_Tolliame* Elering* Eesti_Energia* Enefit* Tallink* ERR Terviseame* Haigekass* Tervisekass* Töötukass* Eesti_Pan* Päästeame* PPA Ratas Kõlvart* Hussar* Sutt* Tsahkna* Swedbank* Elron*
FI+ Soome* soome* soomla* Helsingi* Helsink* Tampere* Turu Orpo* Stubb*
FR+ Prantsus* prantsus* prantsla* Pariisi* Pariis Marseille* Macron*
DE+ Saksa* saksa* saksla* Berliini* Berliin Müncheni* Hamburgi* Merz* Baieri*
GR+ Kreeka* kreeka* Ateena* Kreeta*
HU+ Ungari* ungari* ungarl* Budapest* Orbán* Orban*
IE+ Iirimaa* Iiri iiri Dublin*
IT+ Itaalia* itaalia* itaallas* Rooma* Milano* Napoli* Veneetsia* Sitsiilia* Meloni*
LV+ Läti* läti* lätla* Riia* Riia
LT+ Leedu* leedu* leeduka* Vilnius* Kaunas*
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
XX+ Suurbritannia* Ühendkuningri* briti* Briti* britt* Inglis* inglis* Šoti* London* USA USA_* Ühendri* Ameerika* ameerika* ameerikla* Washington* Valge*_Maja* Trump* Venema* Vene vene venela* Moskva* Putin* Kreml* Ukraina* ukraina* ukrainla* Kiiev* Kiievi* Zelensk* Valgevene* Türgi* türgi* türkla* Šveits* Genf* Norra* norra* norrala* Island* Serbia* serb* Bosnia* Albaania* Makedoonia* Kosovo* Montenegr* Moldova* Gruusia* gruusia* Armeenia* Aserbaidž* Hiina* hiina* hiinla* Peking* Jaapan* jaapan* India* india* Iisrael* iisrael* Palestiina* palestiin* Gaza* Hamas* Hezbollah* Iraan* iraan* Teheran* Iraak* Iraagi* Süüria* süüria* Liibanon* Egiptus* Liibüa* Tuneesia* Maroko* Alžeeria* Aafrika* Sudaan* Nigeeria* Saudi* Katar* Afganistan* Pakistan* Lõuna_Korea* Põhja_Korea* Korea* Brasiilia* Argentiina* Mehhiko* Kanada* Venezuela* Austraalia* Lähis_Id* Lähis-Id* Vatikan* Gröönima*
None Euroopa_meist* Euroopa_liiga* vene_keel*
BXL+ Brüssel*
`;
