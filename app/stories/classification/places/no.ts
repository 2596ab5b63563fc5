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
None dansk-norsk* engelsk_setter
`;
