export const en = `
EU+ European_Union Brussels_propos* European_Commission European_Parliament European_Council Council_of_the_EU European_Central_Bank euro_zone eurozone euro_area European_Court_of_Justice Court_of_Justice_of_the_E* EU_* meps mep MEP MEPs bloc member_state* member_countries European_commissioner* European_leader* European_border* single_market Commission_president European_Environment_Agency
EU European_* Europe's Europe bloc's
AT+ Austria* Vienna* Viennese Tyrol*
BE+ Belgi* Flemish Flanders Walloon* Wallonia Bruges
BG+ Bulgaria*
BG Sofia
HR+ Croatia* Croat Croats Dalmatia* Istria*
CY+ Cyprus* Cypriot*
CZ+ Czech* Prague* Bohemia* Moravia*
DK+ Denmark* Danish Dane Danes Copenhagen* Jutland
EE+ Estonia* Baltic_countries Baltic_states Baltic_nations Baltic_republics the_Baltics
FI+ Finland* Finnish Finn Finns Helsinki*
FR+ French Frenchm* Parisian* France France's
FR Brittany Normandy Provence Riviera New_Caledonia
DE+ German Germans Germany* Bavaria* Saxony* Rhineland* Thuringia* Hesse Ruhr
GR+ Greece* Greek Greeks Athenian* Aegean*
HU+ Hungar*
IE+ Ireland* Irish Irishm* Taoiseach
IT+ Italy* Italian* Sicily* Tuscany Venetian* Vesuvius
IT Milan
LV+ Latvia* Baltic_countries Baltic_states Baltic_nations Baltic_republics the_Baltics
LT+ Lithuania* Baltic_countries Baltic_states Baltic_nations Baltic_republics the_Baltics
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
US+ American* US U.S. USA Washington_DC White_House Pentagon California* Texas Texan* Florida Alaska* Ohio Michigan Minnesota Pennsylvania Virginia Wisconsin Arizona Nevada Colorado Louisiana Tennessee Oregon Illinois New_Jersey Massachusetts Maryland Iowa Utah Hawaii Supreme_Court_justice* Republican* Democrats Congress Senator* House_speaker Medicaid Medicare ICE_agent* Homeland_Security Fed_chair* Jerome_Powell Somali_community Alabama Arkansas Connecticut Delaware Idaho Indiana Kansas Kentucky Maine Mississippi Missouri Montana Nebraska New_Hampshire New_Mexico North_Carolina South_Carolina North_Dakota South_Dakota Oklahoma Rhode_Island Vermont West_Virginia Wyoming San_Diego San_Antonio Nashville Memphis Baltimore Milwaukee Sacramento Pittsburgh Cincinnati New_Orleans Tampa Honolulu Salt_Lake_City St_Louis Kansas_City Tucson Albuquerque Long_Island Staten_Island Beverly_Hills Malibu Disneyland Disney_World NYPD LAPD Sheriff's_Office Sheriff's_deput* Marjorie_Taylor_Greene Ocasio-Cortez AOC RFK_Jr JFK JFK's Kennedy_family Tim_Walz Secret_Service Border_Patrol Walmart Fox_News MSNBC Kristi_Noem Karoline_Leavitt Kash_Patel Hochul Cuomo Bessent Supreme_Court_Justice* Jeffrey_Epstein Manhattan_court* New_Yorker* Californian* Floridian* John_Bolton
GB+ UK U.K. British Britain* Briton* England English Scotland Scottish Scots Wales Welsh Northern_Ireland London* Londoners MPs Labour Labour's Chancellor_Rachel* Rachel_Reeves Home_Secretary Home_Office Tory Tories Lib_Dem* Reform_UK Prime_Minister_Keir* King_Charles Ofsted Crown_Court Met_Police Metropolitan_Police council_tax Wes_Streeting Commons Lords A&E Universal_Credit Greater_Manchester Kent Devon Dorset Hampshire Norfolk Suffolk Surrey Wigan Blackpool Preston Stockport Rochdale Oldham Doncaster Rotherham Barnsley Huddersfield Wakefield Bradford Grimsby Scunthorpe Lincolnshire Derbyshire Leicester* Northamptonshire Coventry Wolverhampton Walsall Stoke-on-Trent Shrewsbury Shropshire Staffordshire Worcestershire Herefordshire Gloucestershire Oxfordshire Cambridgeshire Bedfordshire Hertfordshire Luton Milton_Keynes Buckinghamshire Swindon Wiltshire Somerset Exeter Plymouth Torquay Bournemouth Southampton Portsmouth Brighton Canterbury Margate Ramsgate Maidstone Croydon Hackney Southend Colchester Ipswich Norwich Peterborough Middlesbrough Sunderland Gateshead Northumberland Northumbria Cumbria Carlisle Lancashire Merseyside Cheshire Tyneside Teesside Humberside Wirral Swansea Wrexham Aberdeen* Dundee Inverness Perthshire Fife Hebrides Orkney Shetland Isle_of_Wight Llandudno Gwent Gwynedd Pembrokeshire Powys Carmarthen* Lake_District Peak_District Cotswolds Dartmoor Exmoor North_York_Moors Snowdonia County_Durham Environment_Agency RSPCA RNLI Met_Office National_Highways Network_Rail Crown_Prosecution_Service Old_Bailey Severn_Trent Thames_Water Nottinghamshire Warwickshire Tyne_and_Wear West_Midlands East_Midlands Thames_Valley_Police Keir Sadiq_Khan Nicola_Sturgeon Holyrood Ofwat ITV DVLA DWP in_Bolton
RU+ Russia* Moscow*
UA+ Ukrain* Donbas
CN+ Chinese China China's Xi_Jinping
IL+ Israeli* Jewish_state
IN+ India India's Indian Indians
KR+ Korea* Korean*
GE+ Georgia's_government Tbilisi
ZA+ South_African*
JO+ Jordan's Jordanian* Amman
CH+ Swiss Switzerland* Zermatt
AR+ Buenos_Aires
TR+ Turkey Turkish Turkey's Erdogan*
VA+ pope vatican Vatican*
XX+ British* U_K United_Kingdom English_Channel Scottish* U_S United_States America Turks Bosnia* Albania* North_Macedonia* Montenegr* Georgia Georgian* Armenia* Azerbaij* China* Indian* Syria* Lebanese New_Zealand Africa* Middle_East Black_Sea Antarctic* South_Pole North_Pole Holyrood
None Georgia_Meloni Northern_Irish Irish_Sea Malta_cross Maltese_cross Greek_salad French_fries French_Open German_shepherd* Danish_pastr* Polish_your Polish_up Dutch_oven Swedish_meatball* Turkish_delight Venetian_blind* English_lesson* European_champion* European_Cup European_title European_tour Europe_tour Bohemian_Rhapsody Spanish_flu Champions_of_Europe Malta_Fever English_language Brussels_sprout* New_England Berkshire_Hathaway New_Plymouth Plymouth_Rock Brighton_Beach Aberdeen_Group Lancashire_Holdings Portsmouth_Ohio West_Midland
AU+ Aussie* NSW Geelong Hobart Gold_Coast Northern_Territory Whitsunday* Great_Barrier_Reef Goulburn Albo Albo's Anthony_Albanese Sydneysider* Villawood Byron_Bay
CA+ Ontario Saskatchewan Manitoba Calgary Edmonton Winnipeg Alberta
NZ+ Auckland Christchurch Kiwis
GB Greggs Wetherspoon* Sainsbury's Asda Morrisons Waitrose Poundland Boots_store*
IE+ Garda Gardai Gardaí
GR+ Tempi
None Lake_Garda
GB- councillor* Magistrates_Court
US- San_Jose
MM+ Burma Burmese
GB+ the_MoD MoD House_of_Lords Met_Office Crown_Prosecution Home_Office
US+ Pentagon_official* Federal_Reserve CDC
US Albuquerque Orlando Memphis Sacramento
None Berlin_Wall Colorado_potato_beetle* Colorado_beetle*
AU+ Tasmania* Outback
US+ DNC RNC DOJ
GB+ Tate_Modern Tate_Britain Kensington_Palace Buckingham_Palace Windsor_Castle
`;
