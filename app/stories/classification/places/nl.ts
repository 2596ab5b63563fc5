export const nl = `
EU+ Europese_Unie EU_* Europese_Commissie Europees_Parlement Europese_Raad Europarlement* eurozone ECB Europese_Centrale_Bank lidstaten lidstaat Europees_Hof EU-land* Eurocommissaris* eurolanden Straatsburg*
EU Europ* Europese* Europees*
AT+ Oostenrijk* Wenen Weense Tirol*
BE+ België* Belgisch* Belg Belgen Vlaams* Vlaming* Vlaander* Wallon* Antwerp* Gent Gentse Luik Brugge Brusselse* Waals* NMBS De_Lijn De_Wever
BG+ Bulga* Sofia
HR+ Kroati* Kroat*
CY+ Cyprus* Cyprioot* Cypriot* Nicosia
CZ+ Tsjech* Praag* Praagse
DK+ Denemarken* Deens* Deen Denen Kopenhagen*
EE+ Estland* Ests Estse Esten Baltische_staten Baltische_landen
FI+ Finland* Fins Finse Finnen
FR+ Frankrijk* Frans Franse Fransen Fransman* Parijs* Parijse Rijsel Elysée* Corsica*
DE+ Duits* Duitser* Berlijn* Keulen* München* Beieren* Hamburg* Saksen* Noordrijn*
GR+ Griek* Athene* Kreta*
HU+ Hongar* Hongaar* Boedapest*
IE+ Ierland* Iers* Ier Ieren Dublin*
IT+ Itali* Rome Milaan* Napels* Turijn* Venetië Sicili* Florence
LV+ Letland* Lets Letse Letten Baltische_staten Baltische_landen
LT+ Litouw* Baltische_staten Baltische_landen
LU+ Luxemb*
MT+ Malta Maltese* Maltees*
NL+ Nederland* Amsterdam* Rotterdam* Den_Haag Haagse Utrecht* Eindhoven* Groning* Tweede_Kamer* Eerste_Kamer* Rijkswaterstaat Limburg* Brabant* Gelderland* Zeeland* Friesland* Drenthe Flevoland Overijssel* Prorail ProRail Schiphol* Binnenhof* PvdA JA21 NSC SGP GroenLinks* DNB RIVM AFM ACM Belastingdienst* CPB PBL Almere* Nijmeg* Holland Hollands*
PL+ Polen Pools Poolse Pool Warschau*
PT+ Portug* Lissabon*
RO+ Roemeen* Roemen* Roemeni* Boekarest*
SK+ Slowak* Slowaak*
SI+ Sloven* Sloveen*
ES+ Spanje* Spaans* Spanjaard* Madrid* Catalon* Catalaan* Baskisch* Andalus* Balear* Canarisch*
SE+ Zweden Zweeds* Zweed Zweedse Stockholm*
US+ Verenigde_Staten VS Amerika* amerikaans* Washington Witte_Huis New_York Californië Texas Florida Trump*
GB+ Verenigd_Koninkrijk Brits* Brit* Engeland Engels* Schotland Schots* Londen
RU+ Rusland Russisch* Rus Russen Moskou Kremlin Poetin*
UA+ Oekraïn* Kyiv Kiev Zelensky
CN+ China Chinees* Chinese* Peking
JP+ Japans* Japan
IN+ India Indiaas* Indiase
IL+ Israël* Israëlisch*
PS+ Gaza* Palestijn* Hamas
IR+ Iraans* Iraan* Teheran
SY+ Syrisch* Syriër* Syrië
TR+ Turks* Turkije Turk
CH+ Zwitser*
NO+ Noors* Noorwegen
SR+ Surinam* Paramaribo
CW+ Curaçao
MA+ Marokka* Marokko
VA+ Vaticaan* paus
AU+ Australisch* Australië
VE+ Venezolaan* Venezuela*
XX+ Groot_Brittannië* Brit Britten Engeland* Schotland* Schotten Londen* Londens* Amerikaan* Washington* Rusland* Russ* Wit_Rus* Turk* Noor Noorwegen* Servië* Servisch* Bosn* Albane* Montenegr* Moldav* Georgië Georgisch* Armeen* Azerb* China* India* Westoever* Iraaks* Libanees* Libi* Algerij* Zuid_Afrik* Afrika* Saoedi* Pakist* Zuid_Korea* Noord_Korea* Korea* Brazili* Braziliaan* Argentijn* Argentini* Venez* Austral* Midden_Oosten Suriname* Surinaam* Hoorn_van_Afrika
None Belgische_bier Europees_kampioen* Europa_League Europacup* Frans_Timmermans Frans_Bauer Frans_van_* Franse_Open Spaanse_griep Griekse_yoghurt Turkse_pizza Ronde_van_Vlaanderen Holland_Festival turkoois* turkooiz*
RS+ Servisch* Serviër* Belgrado
BA+ Bosnisch* Bosniër* Sarajevo
XK+ Kosovaar* Kosovaars*
AL+ Albanes* Albanees*
ME+ Montenegrijn*
MK+ Macedonisch*
MD+ Moldavisch* Moldaviër*
BY+ Wit-Russ* Wit-Russisch* Belarussisch*
GE+ Georgisch* Georgië
AM+ Armeens* Armeniër* Armenië
AZ+ Azerbeidzjaans* Azeri Bakoe
PK+ Pakistaan* Pakistaans*
AF+ Afghaans* Afghaan* Afghanen
BD+ Bengaals* Bangladees*
MM+ Birmees* Birmaan*
TH+ Thais Thaise
VN+ Vietnamees* Vietnamezen
ID+ Indonesisch* Indonesiër* Indonesië
PH+ Filipijns* Filipijnen
JP+ Japanner*
KR+ Zuid-Koreaan* Zuid-Koreaans* Zuid-Korea
KP+ Noord-Koreaan* Noord-Koreaans* Noord-Korea
TW+ Taiwanees* Taiwanezen
NZ+ Nieuw-Zeeland* Nieuw-Zeelands*
EG+ Egyptisch* Egyptenaar* Egypte Caïro
LY+ Libisch* Libiër* Libië
TN+ Tunesisch* Tunesiër* Tunesië
DZ+ Algerijn* Algerijns* Algerije
SD+ Soedanees* Soedan Khartoem
ET+ Ethiopisch* Ethiopië
SO+ Somalisch* Somaliër* Somalië
ER+ Eritre* Eritrees*
KE+ Keniaan* Keniaans* Kenia
NG+ Nigeriaan* Nigeriaans*
ML+ Malinees*
CD+ Congolees* Congolezen
RW+ Rwandees* Rwandezen
ZA+ Zuid-Afrik* Zuid-Afrikaan*
SN+ Senegalees*
MX+ Mexicaan* Mexicaans*
CU+ Cubaan* Cubaans*
CO+ Colombiaan* Colombiaans*
CL+ Chileen* Chileens* Chili
PE+ Peruaan*
BR+ Braziliaan* Braziliaans* Brazilië
AR+ Argentijn* Argentijns*
IQ+ Iraaks* Irakees* Irakezen Bagdad
LB+ Libanees* Libanezen Beiroet
JO+ Jordaans* Jordanië
SA+ Saoedisch* Saoedi* Saoedi-Arabi*
YE+ Jemeniti* Jemen Houthi*
QA+ Qatarees*
IS+ IJslands* IJslander*
CA+ Canadees* Canadezen Alberta
HK+ Hongkong*
VE+ Venezolaans*
US+ Donald_Trump Obama Biden Chicago Los_Angeles Las_Vegas Pentagon
CN+ Chinezen Xi_Jinping Shanghai
NO+ Noor Noren Oslo
NL+ Haarlem* Amersfoort* Apeldoorn* Enschede* Zwolle* Breda* 's-Hertogenbosch Delft* Dordrecht* Zoetermeer* Venlo* Roermond* Heerlen* Sittard* Assen Emmen Middelburg* Vlissingen* Terneuzen* Alkmaar* Hilversum* Zaandam* Purmerend* Lelystad* Deventer* Hengelo* Texel* Terschelling* Ameland* Veluwe* Waddenzee* Haags PvdD ChristenUnie FVD UWV COA KNMI NVWA GGD FIOD AIVD MIVD Marechaussee Ahold* PostNL Twente* Achterhoek* Betuwe* Urk Hoorn
NL- Openbaar_Ministerie Raad_van_State Hoge_Raad
NL Rutte Bontenbal* Shell Unilever Heineken Tata_Steel_IJmuiden IJmuiden NS Leiden
None Kaap_Hoorn CBS_News
NL+ Bossche Bergen_op_Zoom
BE+ Hasselt* Genk* Kortrijk* Aalst De_Croo* Open_VLD Bpost Turnhout* Roeselare* Knokke* Diependaele* Zuhal_Demir Bouchez Prévot Vlaamse_regering
BE Vooruit
NL+ Leidse
UA+ Charkov Odessa Zaporizja Dnipro Cherson Lviv Donetsk Loehansk Marioepol Krim Donbas Zelensky* Tsjernobyl
RU+ Sint-Petersburg Belgorod Koersk Kaliningrad Tsjetsj*
NL+ Rijksmuseum* Van_Gogh_Museum Concertgebouw* Mauritshuis Stedelijk_Museum Ter_Apel CBS Waddeneiland* Vlieland Arnhem Tilburg Maastricht Leeuwarden Den_Bosch Barneveld Borssele Tata_Steel IJmuiden Stedin TenneT Liander Enexis Staatsbosbeheer Natuurmonumenten LTO
BE+ Leuven Mechelen Charleroi Oostende Zeebrugge Tihange Sciensano Fedasil Zaventem
`;
