/**
 * Cities, people and institutions that are written alike in the languages of the Latin script, but for endings. Notation:
 * `lexicon.ts`. Car makers are weak terms, since their names mostly mean a car.
 */
export const shared = `
AT Graz Linz* Salzburg* Innsbruck* Klagenfurt* Tirol* Kärnten* Steiermark* ÖVP FPÖ SPÖ NEOS Kickl* Babler* Van_der_Bellen ORF ÖBB Andritz
BE Antwerp* Liège Gent Ghent Charleroi Namur Leuven* Brugge* Mechelen* Ostend* Oostende Wallon* De_Wever* Vlaams_Belang Zaventem* Vlaander* Molenbeek
BG Plovdiv* Varna Burgas* Borissov* Borisov* Radev* GERB Kozloduy Kozloduj* Bansko
HR Zagreb* Dubrovni* Rijek* Osijek* Zadar* Plenković* Plenkovic* Plenković* Milanović* HDZ Sabor Dalmat* Istra Istri* Šibenik*
CY Nicosia* Limassol* Larnaca* Paphos* Christodoulid* Lefkosia
CZ Prague* Prag Praga* Praha Brno Brünn Ostrav* Plzeň* Pilsen Babiš* Babis Fiala* Petr_Pavel* Liberec* Olomouc* ČNB ČEZ Piráti Pirátů Pirátov Pirátská_strana
CZ- Škoda*
DK Copenhag* København* Kopenhag* Aarhus Århus Odense Aalborg Esbjerg Frederiksen* Folketing* Novo_Nordisk* Maersk* Mærsk* Ørsted* Løkke_Rasmussen* Venstre Christiansborg Vestas Jylland
EE Tallinn* Tartu Tartus Tartusse Tartust Narva* Pärnu* Kristen_Michal* Riigikog* Karis
FI Helsin* Tampere* Turku* Oulu* Espoo* Rovaniemi* Vantaa* Orpo* Stubb Stubbs Stubbin Stubbia Stubbille Stubbilta Stubba Stubbem Stubbovi Nokia* Eduskun* Purra* Kokoomus* Lappland* Lapland* Jyväskylä* Åland*
FR Paris Marseil* Lyon* Toulous* Bordeaux* Lille Nantes Rennes Montpellier* Grenoble Dijon* Macron* Bayrou* Lecornu* Barnier* Mélenchon* Melenchon* Bardella* Le_Pen* Sarkozy* Attal* Retailleau* Zemmour* Villepin* Élysée* Elysée* Eliseo Matignon LFI Carrefour* SNCF EDF TotalEnergies LVMH Corse Corsica* Normand* Bretagne* Calais* Nouvelle_Calédonie Airbus Mayotte Insee INSEE Rassemblement_national Rassemblement_National Hollande
FR- Renault*
DE Berlin* Hamburg* München* Münchn* Munich* Münih* Köln* Cologne* Frankfurt* Stuttgart* Düsseldorf* Dortmund* Leipzig* Dresd* Hannover* Bremen* Nürnberg* Bavari* Bayern* Sachsen* Thüring* Hessen Brandenburg* Niedersachsen* Nordrhein* Schleswig* Saarland* Rheinland* Solingen* Magdeburg* Merz Merz_* Scholz* Merkel* Pistorius* Baerbock* Habeck* Lindner* Steinmeier* Klingbeil* Weidel* Wadephul* Söder* CDU CSU SPD AfD BSW FDP Bundestag* Bundesbank* Bundeswehr* Volkswagen* VW Daimler* Siemens* BASF Bosch Thyssen* ThyssenKrupp* Lufthansa* Deutsche_* Rheinmetall* Commerzbank* RWE Uniper* Bayer SAP Ifo BKA Wolfsburg* Ramstein* Potsdam* Wiesbaden* Rostock* Mannheim* Augsburg*
GR Athen Athens Athènes Atenas Atene Thessaloni* Salonicc* Pireu* Piraeus Mitsotaki* Micotaki* Tsipra* Androulak* Syriza SYRIZA PASOK Lesbos Lesbo Lesvos Kreta* Crete Crète Creta Santorin* Rhodos Rhodes Samos Evros* Peloponn* Korfu* Corfu* Tempi_train* Tempi_rail* Tempi_disaster
HU Budapest* Budapešť* Budapešt* Debrecen* Szeged* Győr* Orbán* Orban* Fidesz* Tisza_* Magyar_Péter* Péter_Magyar* Peter_Magyar* Szijjártó* Sulyok* MOL OTP Pécs* Paksi Paksra Paks
IE Dublin* Galway* Limerick* Taoise* Tánaiste* Dáil_Éireann the_Dáil Oireachtas* Fianna_Fáil Fine_Gael Sinn_Féin Sinn_Fein Gardaí gardaí HSE RTÉ Micheál_Martin Simon_Harris Ryanair* Donegal Connemara An_Garda* Kilkenny Waterford Leinster Munster
IT Roma Rome Romes Rzym* Milano* Napoli* Naples Neapel* Venez* Venice Venise Venedig* Firenz* Florence Florenc* Florenz* Florenç* Florens Florenti* fiorentin* Bologn* Genova* Genoa Genua Palerm* Catania* Sicil* Sardegn* Sardinia* Sardinie Sardinien* Sardinië Sardinij* Lombardia Lombardy Lombardie Lombardije Lombardei Lombardij* Lombardii Lombardiet Lampedusa* Meloni* Salvini* Schlein* Mattarella* Tajani* Draghi* Berlusconi* Giorgetti* Quirinale Montecitorio Fratelli_d_Italia Forza_Italia Eni ENI Enel Stellantis* UniCredit* Intesa_Sanpaolo Leonardo_SpA Trieste* Triest Verona* Bari Calabri* Toscan* Tuscan* Südtirol* Trenitalia* Etna* Puglia Turin Turins Torino Torinon Torinói
IT- Fiat*
LV Riga Rīga* Jūrmala* Daugavpil* Liepāj* Ventspil* Siliņa* Silina* Rinkēvič* Saeim* airBaltic
LT Vilni* Kaunas Kauno Kaune Klaipėd* Klaiped* Nausėd* Nauseda* Ruginien* Paluck* Šiauli*
LU Bettel* Luc_Frieden* Esch_sur_Alzette ArcelorMittal* RTL_Lëtzebuerg
MT Vallett* Valetta* Robert_Abela* Abela Gozo Għawdex* Sliema Daphne_Caruana* Caruana_Galizia*
NL Amsterdam* Rotterdam* Utrecht* Eindhoven* Groningen* Maastricht* Nijmegen* Tilburg* Arnhem* The_Hague Den_Haag Haag La_Haye La_Haya Hague Wilders* Schoof* Jetten* Timmermans* PVV VVD CDA D66 GroenLinks* BBB Schiphol* ASML Philips* KLM ING ABN_AMRO Rabobank* Zeeland* Friesland* Leeuwarden* Yesilgöz* Omtzigt* Tweede_Kamer*
PL Warsaw* Warszaw* Warschau* Varsovi* Varšav* Krak* Gdańsk* Gdansk* Danzig* Wrocław* Wroclaw* Poznań* Poznan* Łódź Łodzi Lodz Lublin* Katowic* Szczecin* Rzeszów* Białystok* Tusk* Andrzej_Dud* Dudy Nawrock* Kaczyńsk* Kaczynsk* Morawieck* Sikorsk* Trzaskowsk* Mentzen* Hołowni* PiS Sejm* Orlen* PKN Konfederacj* Prawo_i_Sprawiedliwość NBP PKP
PT Lisbo* Lisab* Lissabon* Lizbon* Lisabon* Porto Oporto Braga Coimbra Algarve* Madeira* Açores Azores Azorer* Montenegro_Luís Luís_Montenegro Marcelo_Rebelo* TAP António_José_Seguro EDP Galp* Setúbal Aveiro Faro
RO Bucure* Buchar* Bukarest* Bucarest* Boekarest* Bukurešt* Bukareszt* Cluj* Timiș* Timis* Iași* Constanța Constanta Brașov* Sibiu* Ciolacu* Iohannis* Georgescu* Nicușor_Dan* Nicusor_Dan* Bolojan* Simion AUR PNL Transilvan* Transylvan* Oradea Ploiești*
SK Bratislav* Košic* Kosice* Pressburg* Fico Ficu Ficov* Pellegrini* Šimečk* Simecka* Slovnaft* Žilin* Nitra Nitre Nitry Nitru Trnav* Prešov* Smer Smeru Smeru-SSD SMER
SI Ljubljan* Maribor* Golob* Janša Janez_Janš* Janeza_Janš* Jansa* Krško Krsko Celje Pirc_Musar* Fajon*
ES Madri* Barcelon* Valenci* Sevill* Zaragoza* Málag* Malaga* Bilbao* Murci* Palma Palmas Mallor* Majorca Ibiza* Canari* Kanari* Tenerif* Catalon* Catalu* Catalan* Katalon* Kataloń* Andaluc* Andalus* Galici* Asturia* Ceut* Melill* Euskad* Navarra* Pedro_Sánchez* Pedro_Sanchez* Feijóo* Abascal* Puigdemont* Ayuso* Mazón* Yolanda_Díaz PSOE Vox ERC Junts ETA Moncloa* Santander_* Iberdrola* Telefónica* Repsol* Inditex* Renfe* RENFE Adif* BBVA CaixaBank* Cataluñ* Catalunya Congreso_de_los_Diputados
SE Stockhol* Estocolm* Göteborg* Gothenburg* Malmö* Uppsal* Sztokholm* Kiruna* Kristersson* Åkesson* Magdalena_Andersson* Riksdag* Riksbank* Ericsson* Saab* Northvolt* Vattenfall* Gotland* Skåne* Electrolux* Linköping* Örebro* Sverigedemokrat*
SE- Volvo*
EU+ EU UE_* Frontex* Eurostat* Mercosur Europarl* Eurozone* Schengen* Europol* Eurojust*
EU+ Leyen* Metsola* Kallas* António_Costa Antonio_Costa Šefčovič* Sefcovic* Dombrovskis* Hoekstra* Jourová* Lagarde* ECB EZB EKP EBC BCE EKB OLAF EMA EFSA Berlaymont* Séjourné Green_Deal REPowerEU NextGenerationEU DSA DMA GDPR ENISA Coreper Euratom* Virkkunen* Kubilius* Draghi_report*
US+ NASA FBI CIA Pentagon Minneapolis New_York NYC Los_Angeles Chicago San_Francisco Houston Dallas Boston Philadelphia Seattle Miami Las_Vegas Atlanta Denver Detroit Brooklyn Manhattan Silicon_Valley Wall_Street Capitol_Hill Mar-a-Lago Mamdani Trump* Donald_Trump* Vance Rubio Hegseth Biden Obama Kamala_Harris DeSantis Newsom Pam_Bondi MAGA Harvard Yale Guantánamo Uvalde Pam*_Bondi Bondi_Pam Indianapolis*
GB+ BBC NHS Downing_Street Whitehall Starmer Farage Badenoch Westminster Buckingham Manchester Liverpool Birmingham Leeds Glasgow Edinburgh Cardiff Belfast Bristol Sheffield Newcastle Nottingham Tory Tories SNP HMRC Ofcom Heathrow Gatwick Sussex Yorkshire Cornwall Kent Essex Tesco
UA+ Kyiv Kiev Kiew Kijów* Kijow* Kyjev* Kijev* Kijev Charkiv* Charkiw* Kharkiv* Charków* Odesa Odessa Lviv Lwów* Lwiw* Donetsk Donezk Donieck* Luhansk Cherson Kherson Zaporizhzhia Saporischschja Zaporož* Dnipro Mariupol Pokrovsk Pokrowsk Zelensk* Zełensk* Selensk* Zelenskij* Budanov* Budanow* Jermak* Yermak Donbas* Donbass*
RU+ Kremlin Kreml* Putin* Poutine Lavrov* Ławrow* Lawrow* Peskov* Pieskow* Peskow* Moscow Moskau* Moscou Moskv* Moskw* Mosca Moscú Moscovo Moskou Maskv* Moskov* Moszkv* Moscova Medvedev* Medwedew* Miedwiediew* Gazprom* Rosatom Rosneft Lukoil Navaln* Nawaln* FSB GRU Belgorod Kursk Krasnodar Petersburg
CN+ Beijing Pekin* Pékin Pequim Pechino Pequín Peking* Shanghai Shenzhen Guangzhou Xi_Jinping* Xinjiang Wuhan
HK+ Hong_Kong Hongkong* Honkong*
TW+ Taiwan* Tajwan* Taiwán Taipei Taipeh TSMC Tajvan*
IL+ Israel* Israël* Izrael* Iisrael* Izraēl* Ísrael Netanyahu* Netanjahu* Tel_Aviv* IDF Knesset* Kneset* Mossad Jerusalem* Jerozolim* Jérusalem Gerusalemme Jerusalén
PS+ Gaza* Palestin* Palästin* Palestyn* Hamas* Rafah Ramallah West_Bank Cisjordan* Cisgiordania Westjordanland* Zachodni*_Brzeg* UNRWA
IR+ Iran* Irán Irão Iranian* Tehran Teheran* Téhéran Teerão Khamenei Chamenei* Khaménei Pezeshkian
SY+ Syri* Syrie Siria Síria Siria* Sirij* Sirii Sirie Sirian* Damascus Damas Damaskus* Damasco Aleppo Aleppu al-Sharaa
LB+ Lebanon Liban* Libano Líbano Libanon* Beirut* Beyrouth Bejrut* Hezbollah Hisbollah Hezbollahu Hizbollah
IQ+ Iraq* Irak* Iraque Baghdad Bagdad* Mosul
YE+ Yemen* Jemen* Yémen Iémen Houthi* Huthi* Huti Hutí* Sanaa Aden
SA+ Saudi* Riyadh Riad Riadu Riade Riadem Riadom Rijad* Riyad Aramco
AE+ Dubai Dubaj* Abu_Dhabi Abu_Zabi UAE Emirat* Émirats
QA+ Qatar* Katar* Doha
VE+ Venezuel* Vénézuéla Wenezuel* Venecuel* Caracas Maduro* Machado Delcy_Rodríguez
CO+ Colombia* Colombie Kolumbi* Kolombi* Bogotá Bogota Gustavo_Petro* President_Petro presidente_Petro prezydent*_Petro
CU+ Cuba* Kuba* Kubáns* Havana La_Habana La_Havane Hawan*
MX+ Mexic* Mexiko* Mexique Méxic* Messic* Meksyk* Meksik* Sheinbaum Sinaloa
BR+ Brazil* Brasil* Brésil* Brazyli* Brazíli* Lula Bolsonaro Brasília São_Paulo Rio_de_Janeiro
AR+ Argentin* Argentyn* Milei Buenos_Aires
CL+ Chile Chilean* Chilij* Kast Boric Santiago_de_Chile
CA+ Canad* Kanad* Carney Trudeau Toronto Ottawa Vancouver Montreal Montréal Québec
GL+ Greenland* Grönland* Groenland* Grenlandi* Grenland* Groenlandia Groenlândia Grónsk* Grönlann* Gröönima* Grenlandij* Nuuk Grønland*
CH+ Switzerland Swiss Schweiz* Suisse* Svizzer* Zwitser* Schweizer* Szwajcar* Švýcar* Švajčiar* Svájc* Elveți* Švicar* Šveits* Šveic* Sveits* Zürich Zurych* Zurich Geneva Genève Genf Genewa Genewie Ginevra Ginebra Genebra Basel Lausanne Crans-Montana Crans_Montana Valais Wallis UBS Davos Lugano Suiza Suizo Suizos Suizas Suíça Suíço Suíços Suíças
NO+ Norway Norweg* Norvège* Norvég* Norvegi* Noruega* Norueg* Noorweg* Norge Norges Norsk* Norwegi* Nork* Norj* Norsko Nórsk* Norveš* Norveg* Norra_riik Norvēģ* Oslo Equinor Bergen Stavanger Breivik
IS+ Iceland* Islande Islanda Islandia Islândia IJsland* Reykjav* Islandi*
TR+ Turkey Turkish Türkei* türkisch* Turquie Turquía Turquia Turchia Turkije Turki* Turkiet* Tyrkiet* Turcj* tureck* Tureck* Turkki* Törökorsz* Turci* Tursk* Türgi* Turcij* Ankara* Istanbul* Stambu* Estambul Istanbulu Erdogan* Erdoğan* İmamoğlu Imamoglu
RS+ Serbia* Serbi* Serbowie Serbów Serba Serbom Serbian* Serbien* Serbie Szerbi* Srbij* Srbsk* Vučić* Vucic* Vučič* Belgrad* Belgrade Beograd* Belgrado Novi_Sad Servië Servia Sérvia
BA+ Bosni* Bosnie* Bośni* Bosna Bosny Sarajevo Sarajewo Dodik Republika_Srpska
XK+ Kosovo* Kosowo Kosowie Kosova Priština Prishtina Pristina Kurti
AL+ Albani* Albanie Albáni* Tirana Tirany Tirane Tirani Tiranoje Tirană Tiraně Edi_Rama
ME+ Montenegro* Monténégro Czarnogór* Podgorica Crna_Gora
MK+ North_Macedonia Macedoni* Nordmazedonien Macédoine Skopje Mickoski
MD+ Moldov* Moldau Moldavie Moldavia Moldáv* Mołdaw* Chișinău Chisinau Kiszyniów Maia_Sandu Transnistri* Naddniestrz*
BY+ Belarus* Weißrussland* Biélorussie Bielorrus* Bielorussia Białoru* Wit-Rusland Vitryssland Hviderusland Valko-Venäj* Bělorus* Bielorus* Fehérorosz* Bjelorus* Belorus* Valgeven* Baltkriev* Baltarus* Minsk* Mińsk* Lukashenk* Lukaschenk* Łukaszenk* Loukachenko Lukašenk* Lukasjenk*
GE+ Tbilisi Tiflis Saakashvili Ivanishvili Iwaniszwili* Georgian_Dream Gruzj* Gruzin*
AM+ Armeni* Arménie Arméni* Armenien* Yerevan Erewan* Pashinyan
AZ+ Azerba* Aserbaid* Azerbej* Azerbaïdjan* Ázerb* Baku Aliyev
IN+ Indian_government Indien* Indii Indie Indiach New_Delhi Neu-Delhi Modi Mumbai Delhi Bangalore Kolkata Kashmir*
PK+ Pakistan* Paquist* Islamabad Karachi Lahore
AF+ Afghan* Afgan* Afegan* Afgán* Afganistan* Kabul* Kaboul Taliban* Talib*
BD+ Bangladesh* Bangladesz* Dhaka Dakka
LK+ Sri_Lank* Colombo
NP+ Nepal* Népal Kathmandu
MM+ Myanmar* Birmania Birmanie Mjanma* Yangon Birma* Birman*
TH+ Thaïland* Tailand* Tajland* Bangkok Thailand* Thaiföld* Thajsk* Taizem* Thaïlande Thaïlandais Thaïlandaise
KH+ Cambodia* Kambodscha* Cambodge Camboya Kambodż* Phnom_Penh
VN+ Vietnam* Viêt_Nam Wietnam* Hanoi
ID+ Indonesia* Indonesien* Indonésie Indonez* Jakarta Bali
MY+ Malaysia* Malezj* Kuala_Lumpur
PH+ Philippin* Filipin* Filippin* Manila
SG+ Singapore Singapur* Singapour Singapura
JP+ Japan* Japon* Japón Japão Giappon* Japón* Japán* Jaapan* Japān* Tokyo Tokio* Tóquio Takaichi Osaka Hiroshima Fukushima
KR+ South_Korea* Südkorea* Corée_du_Sud Corea_del_Sur Corea_del_Sud Koreę_Południow* Korea_Południow* Seoul Séoul
KP+ North_Korea* Nordkorea* Corée_du_Nord Corea_del_Norte Corea_del_Nord Koreę_Północn* Korea_Północn* Pyongyang Pjongjang* Pjöngjang Kim_Jong*
AU+ Australia* Australie* Austrália* Australien* Austrália Sydney* Melbourne Canberra Queensland Albanese Perth Brisbane Adelaide New_South_Wales Tasmania Bondi_Beach* Bondi_Junction Bondi_Strand
NZ+ New_Zealand* Neuseeland* Nouvelle-Zélande Nueva_Zelanda Nuova_Zelanda Nowej_Zelandii Nowa_Zelandia Auckland Wellington Christchurch
EG+ Egypt* Ägypt* Égypte Egipt* Egitto Egito Cairo Kairo* Kairze Le_Caire al_Sisi Al_Sisi el_Sisi as_Sisi Abdel_Fattah_al_Sisi
LY+ Libya* Libye Libyen* Libia Líbia Tripoli Bengasi Haftar
TN+ Tunisia* Tunisie* Tunes* Tunez* Túnez Tunísia Tunezj* Tunis
DZ+ Algeria* Algérie* Algerien* Argelia Argélia Algier* Algeri* Alger
MA+ Morocc* Maroc* Marokk* Marruecos Marrocos Marok* Rabat Casablanca
SD+ Sudan* Soudan* Sudán Sudão Khartoum Chartum* Darfur El_Fasher RSF
ET+ Ethiopia* Äthiopi* Éthiopie Etiop* Addis_Abeba
SO+ Somali* Somaliland* Mogadishu Mogadiszu Somálsk*
KE+ Kenya* Kenia* Kenij* Nairobi
NG+ Nigeria* Nigéria* Nigerii Lagos_Nigeria Abuja Tinubu Boko_Haram
ML+ Bamako Malian* JNIM
NE+ Niamey
BF+ Burkina* Ouagadougou Traoré
CD+ Kinshasa M23 Goma
RW+ Rwanda* Ruanda* Kigali Kagame
UG+ Uganda* Ouganda* Kampala Museveni Bobi_Wine
ZA+ South_Africa* Südafrika* Afrique_du_Sud Sudáfrica RPA Sud_Africa África_do_Sul Johannesburg Cape_Town Kapstadt Pretoria Ramaphosa
CI+ Côte_d'Ivoire Ivory_Coast Elfenbeinküste Abidjan Ouattara
SN+ Senegal* Sénégal* Dakar
CM+ Cameroon* Cameroun* Kamerun* Yaoundé Biya
GN+ Conakry Doumbouya
VA+ Vatican* Vatikan* Vaticano Watykan* Vaticaan* Vatikáni* Pope_Leo Papst_Leo Leo_XIV Leon_XIV Leona_XIV Léon_XIV León_XIV Leone_XIV Leão_XIV Holy_See
HT+ Haïti* Haití Port-au-Prince Haiti Haitian* Haitin Haitis Haitil Haiticho
PE+ Pérou Perú Peru Peruvian* Peruan* Perus
EC+ Ecuador* Équateur Equador Ekwador* Quito Noboa Guayaquil
PA+ Panama* Panamá
HN+ Honduras* Hondur* Asfura
PR+ Puerto_Rico
KZ+ Kazakh* Kasach* Kazajist* Kazach* Kazaquist* Astana
EH+ Sahara_occidental Western_Sahara
US+ Dow_Jones Nasdaq FDA DARPA NOAA FEMA Homeland_Security Medicaid Oklahoma* Tennessee Kentucky Arkansas Nebraska Wisconsin Massachusetts Connecticut Ohio
US Goldman_Sachs JPMorgan Morgan_Stanley Lehman_Brothers Citigroup Bank_of_America BlackRock Berkshire_Hathaway Fort_Lauderdale San_Diego Baltimore Cleveland Pittsburgh Cincinnati New_Orleans Nashville Salt_Lake_City Milwaukee Charlottesville Fort_Worth Oakland Honolulu
GB+ FTSE Bank_of_England Scotland_Yard MI5 MI6 GCHQ
GB Wimbledon Cornwall Devon Cumbria Aberdeen Southampton Plymouth Oxford Cambridge Coventry Leicester Grenfell Barclays HSBC Lloyds_Bank
JP+ Nikkei Bank_of_Japan Fukushima
HK+ Hang_Seng
KR+ Kospi
IN+ Sensex
BR+ Bovespa Ibovespa
DE DAX MDAX
FR CAC_40 CAC40
ES IBEX Ibex
IT FTSE_MIB
BE Dexia n-va
XX+ USA
XX London* Londyn* Londýn* Londr* Lontoo* Manchester* Liverpool* Birmingham* Edinburgh* Glasgow* Cardiff* Belfast* Wales* Scotland* Starmer* Farage* Sunak* Westminster* Biden* Rubio* Obama* Pentagon* Washington* New_York* Kalifor* Californi* Texas* Florida* Chicago* Hezboll* Hisboll* Netanja* Netanya* Jeruzal* Teher* Tehran* Téhéran* Poutin* Moscow* Moscou* Moskou* Moscú* Moscova* Kyiv* Kiev* Kiew* Kyjiw* Kijyv* Kiova* Zelenskyj* Odesa* Odess* Donec* Donet* Crimea* Crimée Crimea Krim Krym* Zürich* Zurich* Genève* Geneva* Genf* Bern Trondheim* Sarajev* Kosov* Priština* Pristina* Tirana* Skopje* Podgoric* Chișin* Chisin* Maia_Sandu* Minsk Lukasch* Loukachenk* Tbilis* Tiflis* Yerevan* Baku* Beijing* Pékin* Pechin* Shanghai* Hong_Kong* Tokyo* Seoul* Séoul Pyongyang* Pjöngjang* Delhi* Damask* Damascus* Baghdad* Beyrouth* Riyadh* Dubai* Doha* Cairo* Khartoum* Sahel* Congo* Kongo* Nairobi* Canberra* Ottawa* Toronto* Milei* Lula* Bolsonaro* Caracas* Bogotá* Bogota* Mexico* México* Reykjavik* Groenl* Gibraltar* Islamabad* Karachi* Teherán* Epstein* Labour_Party White_House
None Paris_Hilton Paris_Jackson Tom_Holland Michael_Jordan Indiana_Jones Saint_Paris Nikki_Haley Sofia_Coppola Milan_Kundera Ana_de_Armas Berlin_Marathon Francis Franciss Franciscan* Francesco Francesc Francisco Papst_Franziskus Alan_Turing Turing* Sharon_Stone British_Columbia Nova_Scotia Katarin* Katarín* Katariin* Katarīn* Kataryn* Katarzyn* Katarakt* Katarrh* Katarsis Katarz* Siri Cameron Camerons Indiana Britney* Brittney* Britta Brita Andor Libido* Gambit* Гамбит* Гамбіт* Salvador_Dal* Salvador_Illa* Salvador_Allend* Panamer* Kuback* Kubat* Albans Russell* Serbatoi* Serbar* Florence_Pugh Florence_Nightingale Florence_Welch Storm_Florence Florentino Florentin Roma_people Roma_communit* Roma_minorit* Roma_children Roma_women Roma_und_Sinti Roma_and_Sinti Sinti_und_Roma Sinti_and_Roma Lech_Walesa* Rhode_Island Long_Island Love_Island Coney_Island Staten_Island Bowen_Island Treasure_Island Shutter_Island Easter_Island
FR+ Jordan_Bardella Louvre
IT+ Giorgia_Meloni Georgia_Meloni
BXL+ Brussels* Bruxelles* Brüssel* Bruksel* Brusel* Bruselas Bruxelas Brysel* Bryssel* Brussel* Bruselj* Brusl*
None Brussels_sprout* Brussels_Airlines Bruxelles_Midi Den_Bosch Hieronymus_Bosch Jheronimus_Bosch
None Oscar_Pistorius Bari_Weiss
`;
