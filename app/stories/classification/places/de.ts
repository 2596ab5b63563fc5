export const de = `
EU+ EU_* Europäische* Europaparlament* Europaabgeordnet* Kommissionspräsident* EU_Kommission* Europarat* Eurozone* Euroraum* EZB EuGH Staatenbund* Mitgliedstaat* Mitgliedsstaat* Mitgliedsländer* EU-Staat* Eurogruppe* Europawahl*
EU Europa* europäisch* Straßburg*
AT+ Österreich* österreich* Wien Wiens Wiener* Vorarlberg* Burgenland* Niederösterreich* Oberösterreich* Nationalratswahl* Kärnt*
BE+ Belgi* belgi* Flander* Flandern* flämisch* Wallon* Lüttich* Brügge
BG+ Bulgari* bulgari* Sofia
HR+ Kroat* kroat* Istrien Dalmatien
CY+ Zypern* Zyprio* zyprio* zyprisch* Nikosia*
CZ+ Tschech* tschech* Prag Prags Prager Brünn Mähren Böhmen
DK+ Dänemark* dänisch* Däne Dänen Dänin* Kopenhagen* Jütland
EE+ Estland* Estn* estnisch* Este Esten baltische*_Staat* baltische*_Länder* Baltikum*
FI+ Finnland* finnisch* Finne Finnen Helsinki*
FR+ Frankreich* französisch* Franzos* Französ* Pariser* Elsass Lothringen Bretagne Korsika* Straßburger Provence Elysée*
DE+ Deutschland* deutsch* Deutsch* bundesdeutsch* Bundestag* Bundesbank* Bundesverfassungsgericht* Bundesinnenminister* Bundesfinanzminister* Bundesnetzagentur* Bundespolizei* Bundesfinanz* Bundesgerichtshof* Bayern* bayerisch* NRW Ruhrgebiet* Ostdeutsch* ostdeutsch* Union_und_SPD Berlin* Hartz* Bürgergeld* Wirtschaftsweise* Ministerpräsident_S* sächsisch* hessisch*
GR+ Griech* griech* Athen Athens Athener Ägäis* Kreta*
HU+ Ungar* ungar* Budapest*
IE+ Irland* irisch* Ire Iren Dublin*
IT+ Italien* italien* Rom Roms Mailand* Sizili* Sardin* Neapel* Turin* Venedig* Toskana* Südtirol*
LV+ Lettland* lettisch* Lette Letten baltische*_Staat* baltische*_Länder* Baltikum*
LT+ Litau* litau* baltische*_Staat* baltische*_Länder* Baltikum*
LU+ Luxemburg* luxemburg*
MT+ Malta Maltas maltesisch* Malteser_Regierung
NL+ Niederland* niederländ* Niederländ* Holland Hollands holländ* Holländ* Den_Haag*
PL+ Polen Polens polnisch* Pole Polin Polinnen Warschau* Schlesien* Danzig* Breslau*
PT+ Portug* portug* Lissabon*
RO+ Rumän* rumän* Bukarest* Siebenbürgen*
SK+ Slowak* slowak* Pressburg*
SI+ Slowen* slowen* Laibach*
ES+ Spani* spani* Katal* katal* Baskenland* baskisch* Mallorc* Kanar* Andalus* andalus* Balear*
SE+ Schwed* schwed* Stockholm*
US+ USA US US-Präsident* amerikan* Amerikan* Washington* Weiß*_Haus Weißen_Haus New_York* Kaliforni* Texas Florida Alaska Pentagon* Trump* ICE-Beamte* Republikaner* Supreme_Court
GB+ Großbritanni* britisch* Brite* Briten England* englisch* Schottland* schottisch* London* Wales King_Charles Starmer* Vereinigte*_Königreich*
RU+ Russland* russisch* Russe* Russen Moskau* Kreml* Putin*
UA+ Ukrain* ukrain* Kyjiw*
CN+ China* chinesisch* Chinese* Peking*
JP+ japan* Japan*
IN+ Indien* indisch* Inder Neu-Delhi
IL+ israel* Israel*
PS+ Gaza* palästinens* Palästinens* Hamas*
IR+ iran* Iran* Teheran* Mullah*
SY+ syrisch* Syrer* Syrien*
TR+ türkisch* Türk* Ankara
CH+ schweiz* Schweiz* Zürich* Genf* Wallis* Crans*
NO+ norweg* Norweg* Oslo
VE+ venezolan* Venezuel* Maduro*
KR+ Südkorea* südkoreanisch*
KP+ Nordkorea* nordkoreanisch*
AU+ austral* Austral*
CA+ kanad* Kanad* Alberta
BR+ brasilian* Brasil*
SA+ Saudi* saudi*
AF+ afghan* Afghan* Taliban*
VA+ Vatikan* Papst* vatikan*
GL+ Grönland* grönländ*
ZA+ südafrik*
GE+ Georgien* georgisch* Tiflis
XX+ Großbrit* Brite Britin US_* Amerika* Russ* russ* belarus* Weißruss* Island* serb* bosni* Alban* alban* Nordmazed* Montenegr* Moldau* moldau* Chinesin* chines* palästin* Westjord* irak* syri* ägypt* Liby* liby* tunes* marokk* Alger* Südafrik* Pakist* Korea* brasil* argentin* Mexi* Venezue* Afrika* afrikan* Nahost* Nahen_Osten Balkan* Thailand* Antarkti* Südpol* Nordpol*
None Europameister* Europapokal* Europa_League Europatour* Engländer_auf Wiener_Schnitzel Wiener_Würstchen Berliner_Pfannkuchen Frankfurter_Würstchen Schweden_Rätsel französische_Bulldogge Deutscher_Schäferhund Malteser Rumpel* Romy* Rommel* Chinakohl Champions_League Polenta* Polente Island_Hopping Suizid* Turing* Rhode_Island Long_Island Balkansky Balkon* englischsprachig* deutschsprachig* türkis türkise türkisen türkiser türkises türkisblau* türkisgrün* türkisfarb* türkis_grün* türkis-grün* Lars_von_Trier Kanarienv* Ruß Rußpartikel* Rußfilter* rußig* Kannibal*
DE+ Essener* Duisburg* Bochum* Wuppertal* Bielefeld* Bonn Bonns Bonner* Münster Münsteraner* Karlsruhe* Mönchengladbach* Gelsenkirchen* Aachen* Braunschweig* Kiel Kieler* Chemnitz* Freiburg* Krefeld* Mainz* Erfurt* Lübeck* Kassel* Saarbrücken* Schwerin* Mecklenburg* Baden-Württemberg* Heidelberg* Ulm Ulms Ulmer* Regensburg* Würzburg* Göttingen* Friedrichshafen* Erlangen* Cottbus* Wolfsburg* Solingen* Zwickau* Jena Jenaer* Passau* Konstanz* Trier* Koblenz* Siegen Paderborn* Oldenburg* Osnabrück* Flensburg* Hannover* BND Bundesamt_für_Verfassungsschutz Bundesverfassungsgericht* Bundesgerichtshof* Bundesanwaltschaft* Kanzleramt* Sachsen-Anhalt* Hunsrück Ruhrgebiet* Schwarzwald* Allgäu* Harz
AT+ Villach* Wels St_Pölten St_Pöltner* Dornbirn* Bregenz* Eisenstadt* Grazer* Linzer* Salzburger* Innsbrucker* Neos Norbert_Hofer Sebastian_Kurz Christian_Kern Heinz-Christian_Strache Strache* VfGH Burgtheater* Raiffeisen* OMV Voestalpine* AMS Nationalratswahl* Bundespräsidentenwahl* Stichwahlverschiebung* Hofburg* Hypo_Alpe* Wiener_Neustadt Leoben* Steyr* Kärntner* Steirer* steirisch*
None Katalog* Katalys*
DE+ Oberhausen* Darmstadt* Leverkusen* Ingolstadt* Heilbronn* Fulda* Weimar* Lüneburg* Bamberg* Bayreuth* auf_Rügen Insel_Rügen Sylt* Usedom* Niederbayern* niederbayerisch* Oberbayern* Straubing* Hildesheim* Ludwigshafen* Offenbach* Bremerhaven* Reutlingen* Pforzheim* Recklinghausen* Bottrop* Remscheid* Fürth Wilhelmshaven* Deutscher_Wetterdienst Deutsche*_Bahn Bundespräsident_Steinmeier
DE- Bundesrat Bundesregierung* Bundeskanzler* Bundesminister* Bundesland* Landtag* Nabu
AT- Verfassungsgerichtshof* U-Ausschuss* Landespolizeidirektion* Landeshauptmann*
IT- römisch*
DE+ RKI Robert_Koch-Institut* BSI Bamf BAMF DIW ZEW RWI KfW BDI DIHK DGB IG_Metall IG_BCE GDL KMK Kultusministerkonferenz* Bundesagentur_für_Arbeit Bundesarbeitsgericht* Bundessozialgericht* Bundesverkehrsminister* Bundesgesundheitsminister* Bundesumweltminister* Bundeslandwirtschaftsminister* Bundeskriminalamt* Bundeskartellamt* Statistische*_Bundesamt* Destatis ADAC Bafög* BAföG* Ifo-Institut* Deutschlandticket* Stuttgart_21
DE+ Westfalen* westfälisch* Ostwestfalen* Sauerland* Hochsauerland* Münsterland* Emsland* Ostfries* ostfriesisch* Nordfries* nordfriesisch* Vogtland* Erzgebirg* Lausitz* Uckermark* Oberpfalz* Oberpfälzer* Oberfranken* Unterfranken* Mittelfranken* fränkisch* Pfälzer* Rheinhessen Rheinland-Pfalz Altmark Spreewald* Taunus* Odenwald* Spessart* Eifel* Mosel Helgoland* Norderney* Wangerooge* Borkum* Amrum* Kaiserslautern* Görlitz* Bautzen* Plauen* Gotha Gothaer Eisenach* Nordhausen* Dessau* Wittenberg* Stralsund* Greifswald* Neubrandenburg* Wismar* Oranienburg* Eberswalde* Lüdenscheid* Iserlohn* Gütersloh* Cuxhaven* Emden* Wolfenbüttel* Salzgitter* Deggendorf* Landshut* Rosenheim* Kempten* Memmingen* Schweinfurt* Aschaffenburg* Tübingen* Esslingen* Villingen-Schwenningen* Ravensburg* Lörrach* Offenburg* Baden-Baden* Marburg* Wetzlar* Hanau* Neuss* Ratingen* Gladbeck* Garching* Lubmin* Gorleben* thüringisch* brandenburgisch* niedersächsisch* baden-württembergisch* schleswig-holsteinisch* saarländisch* rheinland-pfälzisch* nordrhein-westfälisch* Alte*_Land Märkisch* Kieler* Halle_an_der_Saale Freistaat_Bayern Freistaat_Sachsen Ahrtal* Ammersee* Chiemsee* Zugspitze* Garmisch* Berchtesgaden* Watzmann* Müritz* Hiddensee* Fehmarn* Zwickau* Jena Hohenzollern* Rhein-Main-Gebiet*
AT+ Sölden* Kitzbühel* Zell_am_See Bad_Ischl* Amstetten* Zwettl* Krems Kremser* Mödling* Tulln* Ried_im_Innkreis Mattersburg* Feldkirch Feldkircher* Lustenau* Bludenz* Lienz* Osttirol* Weinviertel* Waldviertel* Mühlviertel* Mostviertel* Innviertel* Salzkammergut* Pinzgau* Pongau* Lungau* Zillertal* Ötztal* Stubaital* Arlberg* Kaunertal* Kapfenberg* Wolfsberg* Spittal* Hallein* Bischofshofen* Schwechat* Wörthersee* Neusiedler_See* Südsteiermark* Obersteiermark* Kalkalpen* Dachstein* Großglockner* Pasterze* Traiskirchen* WKStA Korruptionsstaatsanwaltschaft* Arbeiterkammer* Wifo WIFO IHS WKO WKÖ ÖGK ÖGB ÖAMTC Asfinag* ASFINAG Bundesheer* Landeshauptfrau* Landeshauptleute* OeNB Statistik_Austria Klubobmann* Klubobfrau* ÖVP-* FPÖ-* SPÖ-* Koralmbahn* Luegbrücke* Fiskalrat* Kogler* Meinl-Reisinger* Tiroler* Burgenländ* Salzburger_Festspiele* Bregenzer_Festspiele* Wiener_Staatsoper*
CH+ Deutschschweiz* Westschweiz* Ostschweiz* Zentralschweiz* Innerschweiz* Nordwestschweiz* Romandie* Winterthur* Luzern* St_Gallen St_Galler* Basel Basels Basler* Baselbiet* Baselland* Basel-Stadt Bern Berns Berner Bernerin* Biel Bieler Köniz* Aargau* Aarau* Thurgau* Solothurn* Graubünden* Bündner* Tessin* Waadt* Waadtländer* Lausanne* Neuenburg* Fribourg* Schaffhaus* Zuger Schwyz* Nidwald* Obwald* Glarus Glarner* Appenzell* Urner Chur Churer* Olten* Emmental* Engadin* Lötschental* Lauterbrunn* Misox* Gotthard* Zermatt* Andermatt* Grindelwald* Davos* Interlaken* Matterhorn* Jungfraujoch* Aletsch* Ständerat* Bundesbern* Bundesratswahl* Eidgenoss* eidgenössisch* Eidgenössisch* GLP SBB SRF SRG ETH EPFL SNB Seco SECO VBS Armasuisse* Swisscom* Kantonspolizei* Kantonsrat* Kantonsrät* Kantonsspital* Kantonsschul* Kantonsstrasse* Kantonsregierung* Kanton Kantone Kantonen Kantons Landsgemeinde* Credit_Suisse* Migros* Cern CERN AHV* Regierungsrätin* Stapi Grossrat* Swissgrid* Axpo* Stadler_Rail Crans-Montana* Bundesasylzentr* Zehn-Millionen-Schweiz* Nachhaltigkeitsinitiative*
AT Nationalratswahl*
GR+ Rhodos Korfu Santorin* Lesbos Thessaloniki* Peloponnes* Kykladen* Samos Athos
ES+ Valencia* Sevilla* Barcelona* Galicien* Teneriffa* Ibiza* Menorca* Kastilien* Ceuta Melilla Gran_Canaria Lanzarote* Fuerteventura*
PL+ Lodz Krakau* Stettin* Kattowitz* Ostpreußen Masuren*
IT+ Bozen* Meran* Florenz* Genua* Lampedusa* Apulien* Kalabrien* Kampanien* Venetien* Lombardei* Piemont* Ligurien* Ischia* Triest* Ätna* Vesuv* Gardasee* Meloni* Dolomiten*
FR+ Nizza* Marseille* Lyon* Normandie* Toulouse* Bordeaux* Côte_d'Azur* Louvre* Macron* Elsässer* elsässisch* Mayotte* Neukaledon*
HR+ Zagreb* Dubrovnik* Rijeka*
SE+ Göteborg* Malmö*
RO+ Temeswar* Klausenburg* Hermannstadt*
BE+ Antwerpen* Gent Charleroi*
NL+ Rotterdam* Amsterdam* Utrecht* Eindhoven* Wilders
PT+ Algarve* Madeira* Azoren*
EE+ Tallinn* 
LV+ Riga Rigas Rigaer
LT+ Vilnius* Wilna*
HU+ Orbán* Plattensee* Fidesz*
BG+ Warna Plowdiw* bulgar*
US+ US-Regierung* US-Kongress* US-Senat* US-Notenbank* US-Zölle* US-Armee* US-Militär* US-Außenminister* US-Vizepräsident* Chicago* Los_Angeles* San_Francisco* Minneapolis* Minnesota* Hawaii* Louisiana* Georgia Arizona* Nevada* Silicon_Valley Hollywood* Nasa NASA Hegseth* Rubio*
GB+ Nordirland* nordirisch* Nordire Nordiren Nordirin* Waliser* walisisch* Schotte Schotten Schottin* Buckingham* Downing_Street
LY+ libysch* Libyer*
EG+ ägyptisch* Ägypter* Kairo*
TN+ tunesisch* Tunesier*
MA+ marokkanisch* Marokkaner*
DZ+ algerisch* Algerier*
IQ+ irakisch* Iraker* Bagdad*
LB+ libanesisch* Libanes* Beirut*
YE+ jemenitisch* Jemenit* Huthi*
SD+ sudanesisch* Sudanes* Darfur* Al-Faschir* Khartum*
ET+ äthiopisch* Äthiopier*
NG+ nigerianisch* Nigerianer* Benin-Bronze*
CD+ kongolesisch* Kongoles* Kinshasa*
PK+ pakistanisch* Pakistaner* Islamabad*
VN+ vietnamesisch* Vietnames*
TH+ thailändisch* Thailänder* Bangkok*
PH+ philippinisch* Filipin*
ID+ indonesisch* Indonesier* Bali
MX+ mexikanisch* Mexikaner*
CO+ kolumbianisch* Kolumbianer*
AR+ argentinisch* Argentinier* Milei*
RS+ serbisch* Serben Serbe Belgrad*
BA+ bosnisch* Bosnier* Sarajevo Dodik*
AL+ albanisch* Albaner* Tirana*
MD+ moldauisch* Moldauer* Transnistr*
BY+ belarussisch* Belarussen* Minsk* Lukaschenk*
AM+ armenisch* Armenier*
AZ+ aserbaidschanisch*
IS+ isländisch* Isländer* Reykjavik*
TW+ taiwanisch* Taiwaner* taiwanesisch*
JP+ Tokio* Fukushima*
IN+ Delhi* Mumbai* Kaschmir*
IL+ Tel_Aviv* Netanjahu* Jerusalem*
PS+ Westjordanland* Ramallah*
UA+ Kiew* Charkiw* Odessa* Cherson* Saporischschja* Selensk* Donbass* Pokrowsk* Lwiw* Krim
RU+ Lawrow* Kursk Kursker Nawalny*
TR+ Istanbul* Izmir* Erdogan* Erdoğan*
SY+ Damaskus* Aleppo*
CN+ Shanghai* Hongkong* Xi_Jinping*
CD+ Kongo
AT+ Meidling* Floridsdorf* Donaustadt* Ottakring* Vordernberg* Thermenregion* Westautobahn* Südautobahn* Viennale*
CH+ Liestal* Sustenpass* Thayngen* Locarno* Zürcher* Zürichsee* Bodenseeregion_Ostschweiz Beznau* Gösgen* Leibstadt* Mühleberg*
DE+ Bremer* Bürgerschaft Semperoper* Paulskirche* Starnberg* Main-Taunus* Landkreis* GfK Leuna* Schwedt* Wacken* Rügener* Biblis
PL+ Lublin* Posener* Białystok*
None Deutsch Deutschkurs* Deutschförder* Deutschlehrer* Deutschunterricht* Deutschkenntnis* Deutschtest* Deutschklasse* GLP-1* Kaschmirpull* Kaschmirschal* Kaschmirmant* Marburg-Virus* Marburgvirus* Tokio_Hotel* Arizona-Koalition* Arizona-Regierung* Jessica_Biel Basel_III Basel_IV Berner_Sennen*
SE- Lappland*
CH- SVP Nationalrätin* Bundesrätin*
DE+ Linksfraktion* SPD-Fraktion* Unionsfraktion* AfD-Fraktion*
DE FDP-Fraktion* Grünen-Fraktion*
`;
