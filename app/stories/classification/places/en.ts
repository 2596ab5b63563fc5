export const en = `
EU+ European_Union Brussels_propos* European_Commission European_Parliament European_Council Council_of_the_EU European_Central_Bank euro_zone eurozone euro_area European_Court_of_Justice Court_of_Justice_of_the_E* EU_* meps mep MEP MEPs bloc member_state* member_countries European_commissioner* European_leader* European_border* single_market Commission_president
EU European_* Europe's Europe bloc's
AT+ Austria* Vienna* Viennese Tyrol*
BE+ Belgi* Flemish Flanders Walloon* Wallonia Bruges
BG+ Bulgaria*
BG Sofia
HR+ Croatia* Croat Croats Dalmatia* Istria*
CY+ Cyprus* Cypriot*
CZ+ Czech* Prague* Bohemia* Moravia*
DK+ Denmark* Danish Dane Danes Copenhagen* Jutland
EE+ Estonia*
FI+ Finland* Finnish Finn Finns Helsinki*
FR+ France* French Frenchm* Parisian*
FR Brittany Normandy Provence Riviera New_Caledonia
DE+ German Germans Germany* Bavaria* Saxony* Rhineland* Thuringia* Hesse Ruhr
GR+ Greece* Greek Greeks Athenian* Aegean*
HU+ Hungar*
IE+ Ireland* Irish Irishm* Taoiseach
IT+ Italy* Italian* Sicily* Tuscany Venetian* Vesuvius
IT Milan
LV+ Latvia*
LT+ Lithuania*
LU+ Luxemb*
MT+ Malta* Maltese
NL+ Netherlands* Dutch* Holland Rotterdam*
PL+ Poland* Polish Pole Poles Warsaw* Silesia*
PT+ Portug* Lisbon*
RO+ Romania* Bucharest*
SK+ Slovak*
SI+ Sloven*
ES+ Spain* Spanish* Spaniard* Seville* Basque* Catalan* Canary_Island* Andalusia* Balearic*
SE+ Sweden* Swedish Swede Swedes Stockholm*
XX+ Britain* British* Briton* UK U_K United_Kingdom England English_Channel Scottish* Welsh US U_S United_States America American* Russia* Ukrain* Belarus* Turkey Turkish Turks Swiss Switzerland* Norw* Iceland* Serbia* Bosnia* Albania* North_Macedonia* Montenegr* Moldov* Georgia Georgian* Armenia* Azerbaij* China* Chinese Japan* India Indian* Israel* Palestin* Gaza* West_Bank Iran* Iraq* Syria* Lebanon Lebanese Egypt* Libya* Tunisia* Morocc* Algeria* South_Africa* Nigeria* Ethiopia* Saudi* Afghan* Pakistan* Korea* Brazil* Argentin* Mexic* Canad* Venezuel* Australia* New_Zealand Northern_Ireland Nepal* Thai* Vietnam* Indonesia* Philippin* Africa* Middle_East White_House Black_Sea Kremlin Congress NHS Labour Tory Tories Whitehall Holyrood
None Georgia_Meloni Northern_Irish Irish_Sea Malta_cross Maltese_cross Greek_salad French_fries French_Open German_shepherd* Danish_pastr* Polish_your Polish_up Dutch_oven Swedish_meatball* Turkish_delight Venetian_blind* English_lesson* European_champion* European_Cup European_title European_tour Europe_tour Bohemian_Rhapsody Spanish_flu Champions_of_Europe Malta_Fever English_language Brussels_sprout* New_England
`;
