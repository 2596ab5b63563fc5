/** What Norwegian has beside the words of Danish and Swedish. */
export const no = `
EU+ EU EUs EU-kommisjonen* Europakommisjonen* Europaparlamentet* EU-parlamentet* eurosonen*
EU Europa* europeisk*
AT+ Østerrike* østerriksk*
BE+ Belgia* belgisk*
CZ+ Tsjekkia* tsjekkisk*
DE+ Tyskland* tysk* tyskere* Berlin* München*
DK+ Danmark* dansk* danske* København*
EE+ Estland* estisk*
ES+ Spania* spansk* spanjol* Madrid* Barcelona* Catalonia*
FI+ Finland* finsk* finner
FR+ Frankrike* fransk* franskmenn* Paris*
GR+ Hellas* gresk* grekere* Athen*
HU+ Ungarn* ungarsk*
IE+ Irland* irsk*
IT+ Italia* italiensk* Roma Milano
LT+ Litauen* litauisk*
LV+ Latvia* latvisk*
NL+ Nederland* nederlandsk*
PL+ Polen* polsk*
PT+ Portugal* portugisisk*
RO+ Romania* rumensk*
SE+ Sverige* svensk* svensker* Stockholm*
NO+ Norge* norsk* nordmenn* Oslo* Bergen* Trondheim* Stavanger* Tromsø* Kristiansand* Svalbard* Finnmark* Stortinget* Sametinget*
GB+ Storbritannia* britisk* briter* London* England* engelsk* Skottland* skotsk*
US+ USA amerikansk* amerikanere* Washington* Trump*
RU+ Russland* russisk* russere* Moskva* Kreml* Putin*
UA+ Ukraina* ukrainsk* Kyiv*
CN+ Kina* kinesisk* Beijing*
TR+ Tyrkia* tyrkisk*
None dansk-norsk* engelsk_setter Rødt_kort Rødt_farevarsel Rødt_nivå Rødt_kjøtt
RS+ serbisk* serbere
BA+ bosnisk*
AL+ albansk*
BY+ hviterussisk* belarusisk* Hviterussland Belarus
GE+ georgisk*
AM+ armensk*
PK+ pakistansk* pakistanere
AF+ afghansk* afghanere
LK+ srilankisk*
TH+ thailandsk*
VN+ vietnamesisk*
ID+ indonesisk*
PH+ filippinsk*
JP+ japansk* japanere
KR+ sørkoreansk* Sør-Korea*
KP+ nordkoreansk* Nord-Korea*
TW+ taiwansk*
NZ+ newzealandsk*
EG+ egyptisk*
LY+ libysk*
TN+ tunisisk*
DZ+ algerisk* Algerie
MA+ marokkansk*
SD+ sudansk* sudanesisk*
SS+ sørsudansk* Sør-Sudan
ET+ etiopisk*
SO+ somalisk* somaliere
ER+ eritreisk*
KE+ kenyansk*
NG+ nigeriansk*
CD+ kongolesisk*
ZA+ sørafrikansk* Sør-Afrika*
MX+ meksikansk* mexicansk*
CU+ cubansk*
CO+ colombiansk*
CL+ chilensk*
BR+ brasiliansk*
AR+ argentinsk*
IQ+ irakisk* irakere
LB+ libanesisk*
SA+ saudiarabisk* saudisk* Saudi-Arabia
YE+ jemenittisk* Jemen
CA+ kanadisk*
AU+ australsk*
US+ amerikanere
CN+ kinesere Kina
RU+ russere Russland
GB+ britene
UA+ ukrainere
SY+ syrisk* syrere
IL+ israelsk*
PS+ palestinsk* palestinere
IR+ iransk* iranere
IN+ indisk* indere
CH+ sveitsisk*
IS+ islandsk*
SE+ svensker Sverige
DK+ dansker Danmark
DE+ tyskere Tyskland
FR+ franskmenn Frankrike
FI+ Finland
PL+ polakker
NL+ Nederland
ES+ Spania
GR+ Hellas
NO+ Fredrikstad* Drammen* Sandnes* Sarpsborg* Skien* Ålesund* Sandefjord* Haugesund* Tønsberg* Porsgrunn* Bodø* Arendal* Larvik* Lillehammer* Harstad* Molde* Kongsberg* Gjøvik* Narvik* Kirkenes* Hammerfest* Mo_i_Rana Lofoten* Vesterålen* Nordland Troms Trøndelag* Vestland Rogaland* Agder Telemark* Vestfold* Østfold* Akershus* Møre_og_Romsdal Jonas_Gahr_Støre* Støre* Listhaug* Erna_Solberg Arbeiderpartiet* Fremskrittspartiet* Frp Senterpartiet* KrF MDG Telenor* Norsk_Hydro NRK PST Kripos Økokrim NTNU NVE Statkraft* Statnett* Bane_NOR Avinor* SSB FHI Helsedirektoratet* Mattilsynet* Vegvesenet* Statens_vegvesen Politidirektoratet* Kong_Harald kong_Harald Forskningsrådet* Forskningsråds* Gardermoen* Universitetet_i_Oslo Universitetet_i_Bergen Kringkasting* nordnorsk* Nord-Norge Vestlandet* Østlandet* Sørlandet*
NO Stoltenberg* Hydro Nav Rødt Hamar Halden Innlandet Høyre
NO- Moss
UA+ Kharkiv Odesa Odessa Zaporizjzja Kherson Krim Donbas
NO+ Nord-Norge* Nordland* Troms* UDI
`;
