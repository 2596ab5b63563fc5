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
DE+ German Germans Germany* Bavaria* Saxony* Rhineland* Thuringia* Hesse Ruhr RAF_terrorist* RAF_militant* Red_Army_Faction
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
US+ American* US USA Washington_DC White_House Pentagon California* Texas Texan* Florida Alaska* Ohio Michigan Minnesota Pennsylvania Virginia Wisconsin Arizona Nevada Colorado Louisiana Tennessee Oregon Illinois New_Jersey Massachusetts Maryland Iowa Utah Hawaii Supreme_Court_justice* Republican* Democrats Congress Senator* House_speaker Medicaid Medicare ICE_agent* Homeland_Security Fed_chair* Jerome_Powell Somali_community Alabama Arkansas Connecticut Delaware Idaho Indiana Kansas Kentucky Maine Mississippi Missouri Montana Nebraska New_Hampshire New_Mexico North_Carolina South_Carolina North_Dakota South_Dakota Oklahoma Rhode_Island Vermont West_Virginia Wyoming San_Diego San_Antonio Nashville Memphis Baltimore Milwaukee Sacramento Pittsburgh Cincinnati New_Orleans Tampa Honolulu Salt_Lake_City St_Louis Kansas_City Tucson Albuquerque Long_Island Staten_Island Beverly_Hills Malibu Disneyland Disney_World NYPD LAPD Sheriff's_Office Sheriff's_deput* Marjorie_Taylor_Greene Ocasio-Cortez AOC RFK_Jr JFK JFK's Kennedy_family Tim_Walz Secret_Service Border_Patrol Walmart Fox_News MSNBC Kristi_Noem Karoline_Leavitt Kash_Patel Hochul Cuomo Bessent Supreme_Court_Justice* Jeffrey_Epstein Manhattan_court* New_Yorker* Californian* Floridian* John_Bolton
GB+ UK British Britain* Briton* England English Scotland Scottish Scots Wales Welsh Northern_Ireland London* Londoners MPs Labour Labour's Chancellor_Rachel* Rachel_Reeves Home_Secretary Home_Office Tory Tories Lib_Dem* Reform_UK Prime_Minister_Keir* King_Charles Ofsted Crown_Court Met_Police Metropolitan_Police council_tax Wes_Streeting Commons Lords Universal_Credit Greater_Manchester Kent Devon Dorset Hampshire Norfolk Suffolk Surrey Wigan Blackpool Preston Stockport Rochdale Oldham Doncaster Rotherham Barnsley Huddersfield Wakefield Bradford Grimsby Scunthorpe Lincolnshire Derbyshire Leicester* Northamptonshire Coventry Wolverhampton Walsall Stoke-on-Trent Shrewsbury Shropshire Staffordshire Worcestershire Herefordshire Gloucestershire Oxfordshire Cambridgeshire Bedfordshire Hertfordshire Luton Milton_Keynes Buckinghamshire Swindon Wiltshire Somerset Exeter Plymouth Torquay Bournemouth Southampton Portsmouth Brighton Canterbury Margate Ramsgate Maidstone Croydon Hackney Southend Colchester Ipswich Norwich Peterborough Middlesbrough Sunderland Gateshead Northumberland Northumbria Cumbria Carlisle Lancashire Merseyside Cheshire Tyneside Teesside Humberside Wirral Swansea Wrexham Aberdeen* Dundee Inverness Perthshire Fife Hebrides Orkney Shetland Isle_of_Wight Llandudno Gwent Gwynedd Pembrokeshire Powys Carmarthen* Lake_District Peak_District Cotswolds Dartmoor Exmoor North_York_Moors Snowdonia County_Durham Environment_Agency RSPCA RNLI Met_Office National_Highways Network_Rail Crown_Prosecution_Service Old_Bailey Severn_Trent Thames_Water Nottinghamshire Warwickshire Tyne_and_Wear West_Midlands East_Midlands Thames_Valley_Police Keir Sadiq_Khan Nicola_Sturgeon Holyrood Ofwat ITV DVLA DWP in_Bolton
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
XX+ British* United_Kingdom English_Channel Scottish* United_States America Turks Bosnia* Albania* North_Macedonia* Montenegr* Georgia Georgian* Armenia* Azerbaij* China* Indian* Syria* Lebanese New_Zealand Africa* Middle_East Black_Sea Antarctic* South_Pole North_Pole Holyrood
None Northern_Irish Irish_Sea Malta_cross Maltese_cross Greek_salad French_fries French_Open German_shepherd* Danish_pastr* Polish_your Polish_up Dutch_oven Swedish_meatball* Turkish_delight Venetian_blind* English_lesson* European_champion* European_Cup European_title European_tour Europe_tour Bohemian_Rhapsody Spanish_flu Champions_of_Europe Malta_Fever English_language Brussels_sprout* New_England New_Plymouth Plymouth_Rock Brighton_Beach Aberdeen_Group Lancashire_Holdings Portsmouth_Ohio West_Midland
AU+ Aussie* NSW Geelong Hobart Gold_Coast Northern_Territory Whitsunday* Great_Barrier_Reef Goulburn Albo Albo's Anthony_Albanese Sydneysider* Villawood Byron_Bay
CA+ Ontario Saskatchewan Manitoba Calgary Edmonton Winnipeg Alberta Cape_Breton
NZ+ Auckland Christchurch Kiwis
GB Greggs Wetherspoon* Sainsbury's Asda Morrisons Waitrose Poundland Boots_store*
IE+ Garda Gardai Gardaí
GR+ Tempi
None Lake_Garda
GB- councillor* Magistrates_Court Hastings Harlow Dudley Mansfield
US- San_Jose
MM+ Burma Burmese
GB+ the_MoD MoD House_of_Lords Met_Office Crown_Prosecution Home_Office
US+ Pentagon_official* Federal_Reserve CDC
US Albuquerque Orlando Memphis Sacramento Joe_Scarborough
None Berlin_Wall Colorado_potato_beetle* Colorado_beetle*
AU+ Tasmania* Outback
US+ DNC RNC DOJ
GB+ Tate_Modern Tate_Britain Kensington_Palace Buckingham_Palace Windsor_Castle
US+ Treasury_yield* US_Treasury Capitol_Hill New_Hampshire_primary ICE_raid* US_dut*
ES+ Iberian
PT+ Iberian
ES Andalusian* Galician* Cadiz Alicante Benidorm Girona Seville's Catalonia's
IT Milanese Roman_prosecutor* Uffizi Sardinian* Neapolitan* Calabrian* Modena Parma_prosecutor* Perugia Pisa Siena Bergamo Brescia Genoese Dolomites South_Tyrol
DE Thuringian* Franconia* Swabia* Black_Forest Cologne's Freiburg Heidelberg Mainz Kiel Lübeck Erfurt Chemnitz Bonn Bayreuth Berliner* German_Bundesrat
FR Alsace* Alsatian* Dordogne Picardy Strasbourg_mayor Nice_mayor Le_Havre Rouen Brest_harbour Biarritz Avignon Cannes Nimes Perpignan Toulon Dunkirk Reims Louvre Palme_d'Or Corsican* Gallic
GR+ Thessaly Macedonia_region Cretan* Cyclades Ionian_island* Athens_court
GR Chania Heraklion Volos Patras Piraeus Attica
NL Hague_court Dutch_king Zeeland Limburg Haarlem Delft Leiden
BE Flemings Bruges Ghent Brabant_Walloon Molenbeek Namur
PL Gdynia Krakow* Cracow* Lodz Bialystok Masuria* Pomerania* Podlasie Rzeszow Sejm_speaker
SE Scania* Gothenburg's Skane Umea
DK Zealand_police Funen Bornholm Odense_court Jutland*
PT Alentejo Azorean* Madeiran* Douro Portuguese_island
AT Tyrolean* Styria* Carinthia* Vienna_Philharmonic Linz Vorarlberg Burgenland
HU+ Budapest_mayor Hungary's
RO+ Transylvania* Moldavian_region Wallachia* Dobrogea
HR Split_harbour Zadar Pula Slavonia* Croatian_coast
CZ Moravian* Bohemian_region Czechia*
IE+ Sligo Leitrim Roscommon Longford Westmeath Meath Louth Monaghan Cavan Offaly Laois Kildare Wicklow Wexford Carlow Tipperary Limerick_city Drogheda Dundalk Athlone Tralee Killarney Navan Letterkenny Castlebar Tallaght Finglas Ballymun Blanchardstown Dún_Laoghaire Dun_Laoghaire TDs Dáil Seanad Oireachtas Tánaiste Áras Leinster_House Met_Éireann Leaving_Cert* Junior_Cert* HIQA INMO Luas Irish_Rail Bus_Éireann Dublin_Bus Iarnród_Éireann EirGrid An_Bord_Pleanála An_Coimisiún_Pleanála An_Post RTE Teagasc Bord_Bia Uisce_Éireann CervicalCheck M50 Coillte ESB_Networks Bord_Gáis Gaeltacht* Aer_Lingus Direct_Provision Exchequer_surplus Croke_Park Irish_Defence_Forces County_Kerry Co_Kerry Co_Mayo County_Mayo County_Cork Co_Cork
None Kerry_Katona John_Kerry Meath_Street_London Mayo_Clinic Cork_cambium cork_oak cork_board Louth_Lincolnshire Bath_and_Wells Scarborough_Shoal Ennis_Hill Jessica_Ennis* Simon_Mayo TD_Bank* TD_Garden Subaru_Outback Outback_Steakhouse
GB+ MSP MSPs Senedd Stormont SNP Plaid_Cymru NHS_England Ofgem HMRC Ofqual Network_Rail HS2 TfL Defra NFU BMA GCSE* Universities_UK IFS ONS OBR Office_for_National_Statistics Office_for_Budget_Responsibility Bank_of_England Whitehall_official* Chancellor_of_the_Exchequer RAF Royal_Navy MI5 Windrush Post_Office_scandal Grenfell Hillsborough Elizabeth_line Channel_crossing* cross_Channel Folkestone Felixstowe Harwich Anglesey Ayrshire Argyll Caithness Cairngorms Borders_General Lothian* Lanarkshire Renfrewshire Falkirk Hartlepool Harrogate Bolton_council Salford Telford Solihull Northampton Kettering Corby Grantham Reading_council Slough Guildford Eastbourne Weymouth Bath_council Cheltenham Gloucester Hereford St_Albans Stevenage Basildon Chelmsford Thanet Medway Londonderry Derry Antrim Armagh Fermanagh County_Down Newry Lisburn Ballymena Lough_Neagh Ulster Duxford Aberystwyth Merthyr Newport_council Caerphilly Rhondda A-levels A-level_result* Manchester_Metrolink
GB Rolls-Royce Revolut Wetherspoons Next_plc Marks_and_Spencer Ocado Barclays NatWest Vodafone BT_Group Scarborough Hull Barrow Poole Paisley Stirling Dover Worcester Bangor Darlington Crawley Blackburn Burnley Warrington Watford Crewe Ian_Paisley
BO+ Bolivian* La_Paz
CL+ Chilean*
UY+ Uruguayan* Montevideo
PY+ Paraguayan* Asunción Asuncion
EC+ Ecuadorian* Ecuadorean*
GT+ Guatemalan*
NI+ Nicaraguan* Managua
SV+ Salvadoran* San_Salvador Bukele
CR+ Costa_Rican*
DO+ Dominican_Republic
JM+ Jamaican* Kingston_Jamaica
TT+ Trinidadian*
GH+ Ghana Ghana's Ghanaian* Accra
ML+ Mali Mali's Bamako
NE+ Nigerien* Niger_junta
BF+ Burkinabe
TD+ Chad's_president Chadian* N'Djamena N'djamena
CD+ Congo DRC Congolese Democratic_Republic_of_Congo Kinshasa
CF+ Central_African_Republic Bangui
MZ+ Mozambican* Maputo Cabo_Delgado
ZW+ Zimbabwean* Harare
ZM+ Zambian* Lusaka
MG+ Malagasy Antananarivo
TZ+ Tanzanian* Dar_es_Salaam Zanzibar
ER+ Eritrean* Asmara
SS+ South_Sudan* Juba
AO+ Angolan* Luanda
NA+ Namibian* Windhoek
BW+ Botswanan*
LR+ Liberian* Monrovia
SL+ Sierra_Leonean* Freetown
GM+ Gambian* Banjul Adama_Barrow
MR+ Mauritanian* Nouakchott
MU+ Mauritian* Mauritius
KW+ Kuwaiti*
BH+ Bahraini*
OM+ Omani*
PH+ Filipino* Filipina*
BT+ Bhutanese
LA+ Laotian*
MN+ Mongolian* Ulaanbaatar
UZ+ Uzbek* Tashkent
TJ+ Tajik* Dushanbe
KG+ Kyrgyz* Bishkek
TM+ Turkmen*
FJ+ Fijian*
PG+ Papua_New_Guinea*
AD+ Andorran*
LI+ Liechtenstein*
MC+ Monegasque* Monte_Carlo
SM+ San_Marino
IS+ Icelander* Icelandic
NO+ Norwegian Norwegians Barents_Sea Svalbard Oslo_court Trondheim Tromso Tromsø
TR+ Turks Lira_slides Turkish_lira
JP+ Yen_jumps Japanese_yen
IN+ Delhi's Indian_rupee Tamil_Nadu Kerala Uttar_Pradesh Gujarat Maharashtra Punjab_India
CA+ Canadian* Nova_Scotia Newfoundland New_Brunswick Quebec* British_Columbia
BR+ Amazon_deforestation Amazon_rainforest Brazilian_Amazon
CN+ Sino-US Tibet* Uyghur* Uighur*
GR- Cretan
None Pisa_rank* Pisa_score* Pisa_stud* Pisa_test* Pisa_result* Ajax_armoured* Ajax_vehicle*
IE Penneys Whiskey_distiller* Kerry Mayo Ennis Cork TD MetroLink
ES Magaluf Seville Benidorm
GB+ Piccadilly_line
TH+ Thai Thais
KH+ Cambodian*
MX+ Mexican*
GB+ Isle_of_Skye Co_Tyrone County_Tyrone
None Kerry_Washington Turks_and_Caicos
CG+ Congo-Brazzaville Republic_of_Congo Brazzaville
CD+ DR_Congo Democratic_Republic_of_the_Congo
FR- Breton* Burgundy Strasbourg
ES- Canaries Granada Cordoba Palma
FI- Lapland Karelia*
US+ State_Department America's America Somali-American* 911_call* state_trooper* Highway_Patrol Wall_Street Cybertruck
None Latin_America* South_America* Central_America* North_America* Captain_America Copa_America Miss_America Voice_of_America Somali-run Somali-owned Neil_France BBC's_*_says
None BBC_producer* BBC_correspondent* BBC_Verify told_the_BBC tells_the_BBC tells_BBC told_BBC asks_the_BBC's says_the_BBC's
AU+ Coogee Cronulla Parramatta Sunshine_Coast Mid_North_Coast utes
GB+ Cornish Cumbrian* Yorkshirem* Yorkshirew* Berkshire HM_Coastguard Southport Morecambe Whitby Bridlington Withernsea Driffield Skegness Cleethorpes Lowestoft Great_Yarmouth Clacton* Loughborough Burton-on-Trent Nuneaton Macclesfield Runcorn Widnes Birkenhead Wallasey Accrington Keighley Dewsbury Barnstaple Taunton Yeovil Basingstoke Aldershot Woking Gravesend Dartford Romford Ilford Brixton Islington Wandsworth Lambeth Sizewell Hinkley_Point Dounreay Faslane Grangemouth Port_Talbot Holyhead Llanelli Lerwick Stornoway Kilmarnock Greenock Motherwell East_Kilbride Kirkcaldy Dunfermline Omagh Enniskillen Strabane PSNI Channel_migrant* Perth_and_Kinross Humber Cornishm* Geordie* Liverpudlian* Glaswegian* Mancunian*
GB Derby_city Chesterfield Tamworth Chorley Salisbury Winchester Camden Greenwich Larne Oban stamp_duty GP_surger*
None than_Siberia Robert_Mansfield Jayne_Mansfield Katherine_Mansfield Winchester_Mystery Reed_Hastings Dudley_Moore Jean_Harlow Duke_of_York Duchess_of_York America's_Cup Greenwich_Village
US+ LA Louisville the_Bronx Homeland_Security_Department Obamacare Yellowstone Grand_Canyon Appalachia* Cape_Cod Martha's_Vineyard DHS NTSB Texans Yosemite Everglades Walt_Disney_World New_Jerseyan* Angeleno* Bostonian* Chicagoan*
US TSA GOP Golden_Gate Savannah_Georgia Phoenix_Arizona Austin_Texas Charlotte_North_Carolina US_EPA
AU+ Victoria_Police Noosa* Cairns Townsville Wollongong Ballarat Bendigo Toowoomba Alice_Springs Fraser_Island K'gari Hunter_Valley Gippsland Pilbara Dreamworld Launceston Rockhampton Mackay_Queensland Qantas ASIO Aboriginal* Rottnest* Margaret_River Mornington_Peninsula Melburnian* Brisbanite* Queenslander* Tasmanian* Bondi_Junction Kakadu Uluru Bondi_Beach Bondi_attack* Bondi_shooting*
AU Blue_Mountains Central_Coast Surf_Life_Saving
CA+ RCMP Mounties
ES+ Costa_del_Sol Costa_Blanca Costa_Brava Menorca Lanzarote Fuerteventura La_Palma
FR+ Chamonix Eiffel_Tower Notre-Dame_cathedral Notre_Dame_cathedral
DE+ Nuremberg
IT+ Pompeii Cortina_d'Ampezzo Cinque_Terre
GR+ Mykonos Evia Zakynthos Zante Kefalonia Kos_island
CY+ Ayia_Napa Protaras
CH+ Verbier St_Moritz
RU+ Siberia* Chechnya Chechen* Dagestan*
TR+ Izmir Antalya Bodrum Dalaman Cappadocia
CN+ Guangdong Guangzhou Sichuan Chongqing
JP+ Kyoto Hokkaido Okinawa* Nagasaki Nagoya
IN+ Bengaluru Bangalore Chennai Kolkata Hyderabad
IL+ Haifa
PS+ Khan_Younis Khan_Yunis Jenin Nablus
TH+ Phuket Pattaya Chiang_Mai Koh_Samui
ID+ Sumatra* Lombok
MX+ Cancun Tijuana Acapulco Guadalajara Oaxaca
ZA+ Durban Soweto
NG+ Lagos Borno
KE+ Mombasa
EG+ Sharm_el-Sheikh Hurghada Giza Luxor
PK+ Peshawar Balochistan Rawalpindi
KR+ Busan
NZ+ Dunedin Queenstown Māori Maori
AR Patagonia
`;
