export const tr = `
EU+ AB AB_* Avrupa_Birliği* Avrupa_Komisyonu* Avrupa_Parlamentosu* Avrupa_Konseyi* Euro_Bölgesi* Avrupa_Merkez_Bankası* Schengen*
EU Avrupa* Avrupalı*
BXL Brüksel*
AT+ Avusturya* Viyana*
BE+ Belçika*
BG+ Bulgar* Sofya*
HR+ Hırvat* Zagreb*
CY+ Kıbrıs* Rum_kesimi* Lefkoşa* Güney_Kıbrıs*
CZ+ Çek Çekler* Çek_Cumhuriyeti* Prag
DK+ Danimarka* Kopenhag*
EE+ Estonya* Tallin*
FI+ Finlandiya* Fin Helsinki*
FR+ Fransa* Fransız* Paris* Sarkozy* Macron*
DE+ Alman* Berlin* Münih* Merkel* Merz* Bundestag*
GR+ Yunan* Atina* Papandreu* Selanik*
HU+ Macar* Budapeşte* Orban*
IE+ İrlanda* Dublin*
IT+ İtalya* İtalyan* Roma Milano* Berlusconi* Meloni*
LV+ Letonya* Riga*
LT+ Litvanya* Vilnius*
LU+ Lüksemburg*
MT+ Malta*
NL+ Hollanda* Amsterdam* Lahey*
PL+ Polonya* Varşova* Polonyalı*
PT+ Portekiz* Lizbon*
RO+ Romanya* Bükreş* Romen*
SK+ Slovak* Bratislava*
SI+ Sloven* Lyublyana*
ES+ İspanya* İspanyol* Madrid* Barselona* Katalon* ETA Basklı* Bask_bölge*
SE+ İsveç* Stockholm*
TR+ Türkiye* Türk Türkler* Ankara* İstanbul* İzmir* Erdoğan* AKP* CHP MHP BDP HDP PKK* Diyarbakır* TBMM Davutoğlu* Van_depremi Hakkari*
GB+ İngiltere* İngiliz* Britanya* Britanyalı* Londra* İskoç* Cameron* Starmer*
US+ ABD Amerika* Amerikalı* Washington* Obama* Trump* Biden* New_York* Pentagon* Beyaz_Saray*
RU+ Rus Rusya* Ruslar* Moskova* Putin* Medvedev* Kremlin*
UA+ Ukrayna* Kiev* Kırım* Zelenski*
SY+ Suriye* Şam Esad* Halep*
IQ+ Irak* Bağdat* Musul* Kuzey_Irak*
IR+ İran* Tahran*
IL+ İsrail* Kudüs* Tel_Aviv* Netanyahu* Mavi_Marmara
PS+ Filistin* Gazze* Hamas* Batı_Şeria*
EG+ Mısır* Kahire* Mübarek*
LY+ Libya* Trablus* Kaddafi* Sirte* Bingazi*
YE+ Yemen* Sanaa*
AF+ Afgan* Kabil* Taliban*
PK+ Pakistan* İslamabad*
SA+ Suudi* Riyad*
CN+ Çin Çinli* Pekin*
IN+ Hindistan* Delhi*
JP+ Japon* Tokyo*
VE+ Venezuela* Karakas* Maduro* Chavez*
AM+ Ermeni* Erivan*
AZ+ Azeri* Azerbaycan* Bakü*
CH+ İsviçre* Cenevre* Zürih*
RS+ Sırp* Sırbistan* Belgrad*
NO+ Norveç* Oslo*
KP+ Kuzey_Kore* Pyongyang*
KR+ Güney_Kore* Seul*
SO+ Somali* Mogadişu*
None Türk_kahvesi* Rus_salatası* İngiliz_anahtarı* Alman_kurdu* Çin_malı Muğlak* Konyak*
RS+ sırp sırplar
BA+ boşnak* Bosna* Saraybosna*
XK+ kosoval* Kosova*
AL+ arnavut* Arnavutluk*
MK+ Makedonya*
GE+ Gürcistan* gürcü* Tiflis*
AM+ Ermenistan*
BY+ Belarus* Minsk*
KZ+ Kazakistan*
UZ+ Özbekistan*
PK+ pakistanl*
AF+ Afganistan*
BD+ Bangladeş*
MM+ Myanmar* Burma*
TH+ Tayland*
VN+ Vietnam*
ID+ Endonezya*
MY+ Malezya*
PH+ Filipinler*
TW+ Tayvan*
AU+ Avustralya* avustralyal*
NZ+ Yeni_Zelanda*
CA+ Kanada* kanadal*
MX+ Meksika*
CU+ Küba*
BR+ Brezilya*
AR+ Arjantin*
CO+ Kolombiya*
LB+ Lübnan* Beyrut*
JO+ Ürdün*
SA+ Suudi_Arabistan*
YE+ yemenl*
BH+ Bahreyn*
QA+ Katar*
EG+ mısırl*
LY+ libyal*
TN+ Tunus* tunuslu*
DZ+ Cezayir*
SD+ Sudan*
KE+ Kenya*
NG+ Nijerya*
ZA+ Güney_Afrika*
JP+ Japonya*
IN+ hint
IS+ İzlanda*
KR+ Seul Seul'de
TR+ Bursa* Antalya* Adana* Konya* Gaziantep* Şanlıurfa* Kocaeli* Mersin* Hatay* Manisa* Kayseri* Samsun Samsunspor* Samsunlu* Balıkesir* Kahramanmaraş* Aydın'da Denizli* Sakarya* Tekirdağ* Muğla* Eskişehir* Mardin* Malatya* Trabzon* Erzurum* Elazığ* Şırnak* Cizre* Bodrum* Boğaziçi* Kadıköy* Taksim* Gezi_Parkı Kılıçdaroğlu* Özgür_Özel* Bahçeli* Demirtaş* Öcalan* Akşener* Fethullah_Gülen* Babacan* Mansur_Yavaş* DEM_Parti* İYİ_Parti* YSK TÜİK TSK TRT BDDK RTÜK AYM Yargıtay* Diyanet* THY TOKİ AFAD YÖK Kandilli*
TR MİT
TR+ TCMB
`;
