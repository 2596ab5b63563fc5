export const pl = `
EU+ Uni*_Europejsk* UE Komisj*_Europejsk* KE Parlament*_Europejsk* Rad*_Europejsk* eurostref* stref*_euro EBC Europejski*_Bank* unijn* Unia Unii Unię TSUE eurowybor*
EU europejsk* Europ* Strasburg* Eurokrat*
AT+ Austri* austria* Wiede* wiede* Tyrol*
BE+ Belgi* belgij* Belg Belgowie Flamand* Flandri* Waloni* Antwerpi* Gandaw*
BG+ Bułgar* bułgar* Sofii Sofia Sofię
HR+ Chorwa* chorwa* Zagrzeb*
CY+ Cypr Cypru Cyprze cypryj* Nikozj*
CZ+ Czech Czechy Czechach Czechów Czechom Czesi czesk* Praga Pragi Pradze Pragę Pragą prask* Morawy Ostraw*
DK+ Dania Danii Danię duńsk* Duńczy* Kopenha*
EE+ Eston* eston* Tallin* państw*_bałtycki* kraj*_bałtycki* republik*_bałtycki*
FI+ Finland* Fin Finów Finowie fińsk* Helsin*
FR+ Francj* francus* Francuz* Paryż* parysk* Marsyl* Elizejsk* Nicea Korsy* Luwr Luwru Luwrze Luwrem
DE+ Niemcy Niemiec* Niemczech Niemcom Niemcami niemiec* Berlin* berlińs* Monachi* Hambur* Bawari* Sakson* Kolonii Lipsk* Drezn*
GR+ Grec* greck* Grek Grecy Greków Aten Ateny Atenach Salonik* Kreta Krecie Kretę Kretą kreteńsk*
HU+ Węgry Węgier* Węgr* węgiersk* Budapeszt*
IE+ Irland* irlan* Dublin* Irlandcz*
IT+ włosk* Włoch* Włosi Włoszech Włoszk* Wioch Rzym* rzyms* Mediolan* Neapol* Turyn* Wenecj* Sycyli* Florencj*
LV+ Łotw* łotew* Łotysz* w_Rydze Ryga Rygi Rydze Rygę Rygą ryski* ryska państw*_bałtycki* kraj*_bałtycki* republik*_bałtycki*
LT+ Litw* litew* Wiln* Wilen* państw*_bałtycki* kraj*_bałtycki* republik*_bałtycki*
LU+ Luksembur* luksembur*
MT+ Malta Malty Malcie Maltę maltań*
NL+ Holand* holend* Holend* Niderland* niderland* Amsterdam* Haga Hadze Rotterdam*
PL+ Polsk* polsk* Polsc* Polki Polak* Polacy Polek Warszaw* warszaw* Krak* krakow* Gdańsk* Wrocław* Poznań* Łódź Łodzi Lublin* Katowic* Szczecin* Śląsk* śląsk* Małopols* Mazow* Mazur* Podkarpac* Podlas* Pomorz* Sejm* sejm* Trybunał*_Konstytucyjn* NIK KO Lewic* PSL Koalicj*_Obywatel* Orlen* ZUS GUS NBP NFZ CPK PKP LOT RPP KRS Tatr* prezydent*_Nawrock* premier*_Tusk* MON MSWiA KSeF Mińsk*_Mazowieck* Lotnisk*_Chopina Okęci* Prag*_Południe Prag*_Północ Pradze_Południe Pradze_Północ Warszaw*_Włochy Warszaw*-Włochy stacj*_Włochy dzielnic*_Włochy warszawski*_Włoch* Włochy_w_Warszawie
PT+ Portugal* portugal* Lizbo* Portug*
RO+ Rumu* rumu* Bukareszt* Siedmiogr*
SK+ Słowacj* Słowak* Słowac* słowack* słowaccy Bratysław* Koszyc*
SI+ Słoweni* Słoweń* Słowenk* słoweń* Lublan*
ES+ Hiszp* hiszp* Madryt* Madryc* Barcelo* Kataloń* Kataloni* kataloń* Walencj* Sewil* Andaluz* Majork* Kanaryj*
SE+ Szwe* szwedz* Szwed* Sztokholm*
US+ USA Stan*_Zjednoczon* amerykań* Ameryk* Waszyngton* Biał*_Dom* Biał*_Domu Nowy_Jork Nowym_Jorku Nowego_Jorku Kaliforni* Teksas* Floryd* Alask* Pentagon* Trump* Minnesoc* Kongres*
GB+ Wielk*_Brytani* brytyj* Brytyj* Angli* angiels* Anglik* Szkocj* szkoc* Londyn* Starmer* Walia Walii Walię walijs*
RU+ Rosj* rosyj* Rosjan* moskiew* Krym* Kreml* Putin*
UA+ Ukrai* ukrai* kijows* Zełensk*
BY+ białorus* Mińsk*
CN+ Chin Chiny Chinach chińs* Chińcz* Chińczy*
JP+ japoń* Japoń* Tokio
IN+ Indii Indiach indyj* Hindus*
IL+ izrael* Izrael* Jerozolim* żydows*
PS+ Gaza Gazę Gazą Gazie Gazy Strefa_Gazy Strefie_Gazy Strefy_Gazy palestyń* Palestyń*
IR+ irań* Irań* Teheran*
SY+ syryj* Syryj* Damaszk*
IQ+ irac*
TR+ turec* Turc* Turk*
CH+ szwajcar* Szwajcar* Genew* Bern w_Bernie
NO+ norwe* Norwe* Oslo
VE+ wenezu* Wenezu*
KR+ koreań* Korei_Południowej Koree*
KP+ Korei_Północnej
AU+ austral* Austral*
CA+ kanadyj* Kanadyj*
BR+ brazylij* Brazylij*
SA+ Arabi*_Saudyjs* saudyj*
AF+ afgań* talib*
VA+ Watykan* papież* watyka*
EG+ egipsk*
GL+ grenlandz* Grenlandz*
TH+ tajlandz* Tajlandi*
NG+ nigeryj*
MX+ meksyka*
RS+ serbsk* Belgrad*
GE+ gruzińs* Gruzi*
XX+ białoru* serb* albań* Macedon* mołdaw* gruzi* Japoni* Palesty* palesty* irack* libań* Egip* egip* Libia Libii Libię Libią libij* Afryk* afryk* Nigeri* Korea Korei Koreę Koreą brazyl* Argenty* Bliski*_Wsch* Antarktyd* Antarktyk* Thwaites*
PH+ filipińs* Filipińcz*
None mistrz*_Europy Lig*_Europy pucharu_Europy Mistrzostw*_Europy mistrzostw*_Europy ryb*_po_grecku sałatk*_greck* gazet* gazem gazu gazow* gaz Czechowic* Czechów_* węgl* Węglow* słowach Słowach włochat* rzymskokatolic* hamburger* Turkus* Szwejk* Mazurek_Dąbrowskiego Kub*_Wojewódzk* Krakers* słownik*
PL+ Duda Dudy Dudą Dudę Dudzie
KR+ Seul Seulu Seulem Seulowi
None Komorow* komora komory komorz*
PL+ Bytom Bytomi* Konin Konina Koninie Lubinie Leszno Lesznie Kielc* kieleck* Rzeszów Rzeszow* rzeszowsk* Białystok Białegostoku Białymstok* białostoc* Olsztyn* olsztyńs* Opole Opola Opolu opolsk* Bydgoszcz* bydgosk* Toruń Torunia Toruniu Toruniem toruńs* Zielon*_Gór* zielonogór* Gorzów Gorzow* gorzowsk* lubusk* Sosnow* Częstochow* częstochow* Radom Radomia Radomiu Radomiem radomsk* Gdyni* gdyńs* Sopot Sopotu Sopocie sopoc* Trójmia* trójmiejs* Bielsk* bielsk* Zakopan* zakopiań* Bieszczad* bieszczadz* Tarnów Tarnow* tarnowsk* Nowy_Sącz Nowego_Sącza Nowym_Sączu Nowy_Targ Nowego_Targu Nowym_Targu Gliwic* gliwick* Zabrz* bytomsk* Rybnik* rybnick* Tychy Tychach Chorzow* Dąbrow*_Górnicz* Elbląg* elbląsk* Słupsk* Koszalin* koszalińs* Kołobrzeg* Świnoujści* Suwałk* suwals* Łomż* Ełk Ełku Płock* Włocław* Grudziądz* Kalisz* kalisk* konińs* Gniez* Gnieźn* Legnic* legnick* Wałbrzych* wałbrzys* Jeleni*_Gór* jeleniogórs* Zamoś* zamojsk* Przemyśl* przemysk* Sanok* Mielec* Mielc* Stalow*_Wol* Siedlc* siedlec* Ostrołę* Skierniewi* Piotrków* Bełchat* bełchat* Tomaszów* Łódzk* łódzk* Wielkopols* wielkopols* Kujaw* kujaw* Lubelszczy* lubels* mazowiec* małopols* podkarpac* podlas* pomorsk* dolnośląsk* świętokrzys* warmińs* Warmi* Podhal* podhalań* Kaszub* kaszubs* Mokot* Ursynow* Wilanow* Nowa_Hut* Nowej_Huc* Balic* Pyrzowic* Modlin* Odra Odry Odrze Odrę Wisły Wiśle Wisłę Wisłą Bugu Bugiem Narwi Sanem Karkonosz* Beskid* beskidz* Babi*_Gór* Morski*_Oko Morskie*_Ok* Zalew*_Zegrzyńs* Zalew*_Wiśla* Półwys*_Hels* Helu
PL+ IMGW GDDKiA GIOŚ WIOŚ PGNiG ARiMR KOWR KRUS ZNP MEN MEiN MKiDN KRRiT PKW CBA CBŚP CBOS ABW AGH UJ UMCS SGH NCBR UOKiK UODO KNF PFR PKO KGHM PZU PGE PSE URE TVP TVN PAP WOT ROPS MOPS PFRON RCB OSP TOPR GOPR WOPR IPN PiS PSL SLD Konfederacj* Biedronk* Żabk* Allegro InPost* Tauron* Enei Energa LPP Pekao mBank* Asseco CD_Projekt* PKS ZTM MPK MZK Pendolino Straż*_Graniczn* Lasy_Państwow* Lasów_Państwow* Wojsk*_Polsk* Trybunał*_Stanu Kancelari*_Premiera Kancelari*_Prezydenta Nowack* sanepid* matur* 800_plus Episkopat*
PL złotych zł powiat* powiec* wojewódz* wojewod* starost* wójt* sołty* kuratori* ósmoklas* pierwszoklas* urząd*_marszałkow* urzędu_wojewódz* nadleśnict*
EU+ wspóln*_polityk*_roln* pakt*_migracyjn* europarlament* Europarlament* frontex* Frontex*
US+ Dolin*_Krzemow* Hollywood* Nowojors* nowojorsk* Chicag* Los_Angeles San_Francisco Bosto* FBI NASA SpaceX Starship* Wall_Street Arizon* Nevad* Wirgini*
IT+ Lamped* Sardyn* Bolon* Etna Etny Etnie Wezuwiusz* Lombardi* Toskani* Apuli* Kalabri*
GR+ Rodos Korfu Santorin* Lesbos Peloponez*
ES+ Teneryf* Balear* Ibiz* Bilbao
FR+ Lyon* Bordeaux Tuluz* Normandi* Bretani* Prowansj* Lazurow*
DE+ Frankfur* Stuttgar* Brandenburg* Düsseldorf* Norymber* Meklembur* Nadreni* Turyngi* Bundeswehr* Bundestag* Wolfsbur* Osnabr* Hanower*
SE+ Malmö Göteborg* Gotland* Uppsal* Kirun*
NO+ Norwegi* Svalbard* Spitsbergen*
RU+ Moskw* moskiew* rosjan* Petersbur* Kaliningrad* Królewc* Królewiec GRU FSB Syberi* Czeczen* Ławrow* Pieskow* Nord_Stream* flot*_cieni Biełgoro*
UA+ Kijów Kijow* Charków Charkow* charkow* Odessa Odessie Odessy Odessę Lwów Lwow* lwowsk* Donba* doniec* Doniec* Chersoń* Zaporoż* zaporos* Kramators* Pokrows* Dniepr* Cherson*
BY+ Białoruś Białorusi* białorusk* Łukaszenk* Grodn*
GB+ Manchester* Liverpool* Birmingham* Belfa* Edynbur*
TR+ Stambuł* stambuls* Ankar* Erdogan*
CN+ Pekin* pekińs* Szangha* Hongkong* Xi_Jinping*
JP+ Japoni* Toki* tokijs* Fukuszim*
IN+ Indie New_Delhi Delhi Mumbaj* Bombaj*
IL+ Netanjah* Tel_Awiw* Tel_Awiwie
PS+ Hamas* Ramall*
IR+ Iran Iranu Iranie Iranem Iranowi
KR+ Korea_Południow* Koreą_Południow* Koreę_Południow*
KP+ Korea_Północn* Koreą_Północn* Koreę_Północn* Pjongjang* Kim_Dzong*
CA+ Kanad* Ottaw* Toronto Montreal*
AU+ Sydney Melbourne Canberr*
BR+ Brazyli* Rio_de_Janeiro
EG+ Egip* Kair*
RS+ Serbi* Serbow* Vuči* Vuczi* Nowy_Sad Nowym_Sadzie
MD+ Mołdaw* mołdaw* Kiszyni* Naddniestrz*
GE+ Tbilisi Gruzja Gruzini Gruzinów Gruzinom Gruzin
CH+ Zurych* Davos Bazyle*
CD+ Kongu Kongo Kongiem Kinszas*
VA+ Leon*_XIV Stolic*_Apostols*
ID+ Dżakar* indonezyj*
VN+ wietnams* Wietnamczy* Hanoi
TW+ tajwańs* Tajpej*
MX+ Meksyk*
AR+ argentyńs* Argenty* Buenos_Aires
NG+ Nigeri* Abudż*
ZA+ RPA Johannesbur* Kapsztad* południowoafry*
ET+ etiops* Etiop*
KE+ kenijs* Nairobi
SD+ sudańs* Chartum*
LB+ libańs* Bejru* Hezbollah*
YE+ jemeńs*
PK+ pakistańs* Islamabad*
HU+ Fidesz* Orban* Orbán* Balaton*
CZ+ Brno Brnie Brna Babisz* Babiš*
SK+ Fico Fica Ficą Preszow*
LT+ Kłajped*
LV+ łotyski*
FI+ Finlandi* Fince Finowie Laponi*
DK+ Duńcz* Bornholm* Aarhus Jutland*
NL+ Eindhoven Utrech* holenders*
BE+ Liège Leuven
AT+ Salzbur* Innsbruck* Karynti* Styri*
PT+ Algarve Maderze Madery Azory Azorów Azorach
RO+ Transylwani*
BG+ Burgas*
HR+ Dubrownik* Dalmacj* Istri*
IE+ Cork Limerick
None Odra_Opole Wisła_Kraków Wisł*_Krak* Korona_Kiel*
None na_włosku po_włosku łódź_z łódź_na łódź_podwodn* łódź_motorow* łódź_ratunk* łódź_wiosł*
PL+ Polka Polkę Polką Polce Polkom UKE URE CERT_Polska Poczt*_Polsk* Puszcz*_Białowies* Białowież* Śniardw* Szczytno Szczytna Szczytnie Wolsztyn* Giżyck* Ostród* Iław* Augustów Augustow* Bezled* Terespol* Medyce Hrebenn* Dorohusk* Koroszczyn* Małaszewicz* Kętrzyn* Mrągow* Bartoszyc* Kutno Kutna Kutnie Zgierz* Pabianic* Sieradz* Wieluń Wielunia Wieluniu Świdnic* Kłodzk* Polkowic* Oleśnic* Kędzierzyn* Racibor* Jastrzęb* Żory Żorach Jaworzn* Oświęcim* Chrzanów Chrzanow* Olkusz* Bochni* Limanow* Myślenic* Wieliczk* Starachowic* Ostrowc* Skarżysk* Sandomierz* Tarnobrzeg* Dębic* Leżajsk* Biłgoraj* Puław* Łukow* Kraśnik* Świdnik* Pruszk* Piasecz* Legionow* Otwock* Wołomin* Mińsk*_Maz* Ciechanów Ciechanow* Sochaczew* Żyrardów Żyrardow* Grójec* Grójc* Wągrowiec* Wągrowc* Szamotuł* Puszczykow* Krotoszyn* Ostrów_Wielkop* Ostrow*_Wielkop* Jarocin* Kościan* Tczew* Malbork* Starogard* Wejherow* Lębork* Chojnic* Inowrocław* Brodnic* Ciechocin* Stargard* Policach Gryfin* Gryfic* Szczecinek* Szczecink* Żagań Żagani* Żarach Słubic* Świebodz* Choczew* Żarnow* Spała Spale Baligrod* Ustrzyk* Opolszczyz* Pomorzan* Ślązak* Ślązac* Kaszub* Wolbrom* Szklarsk* Sudet* Pienin*
US+ Fed Fedu
None Słoneczn*_Brzeg* złotych_medal* złotych_glob* złotych_krążk* Indie_rock* Indie_pop* Indie_gr* Sydney_Sweeney
PL+ Karpacz Karpacza Karpaczu Medyka Medyce Nysa Nysie Jasło Jaśle Mława Mławie Mławy Wałcz Wałcza Wałczu
PS+ Zachodni*_Brzeg*
CZ- Pilzn*
PL+ polscy gdańscy krakowscy warszawscy śląscy
IT+ włoscy
GR+ greccy
DK+ duńscy
FI+ fińscy
CZ+ czescy
HU+ węgierscy
GB+ szkoccy
CN+ chińscy
EU+ przywódc*_europejsc* przywódc*_europejsk* europejscy_przywódc* europejsk*_przywódc* europejscy_lider* lider*_Europy przywódc*_Europy państw*_europejsk* szef*_unijn*
EU europejscy europejsk*_lider*
CU+ prezydent*_Kuby kubańsk* Kubańcz* Hawan* na_Kubie na_Kubę na_Kubą z_Kuby
CH+ Crans-Montan* Zermat* Lozann* Lucern* Lugano
UA+ SBU HUR Azowsk*
GL+ Nuuk*
CO+ Bogot* kolumbijsk* Kolumbijczy*
EU- europosł* europosel* eurodeputowan*
PL Sąd*_Najwyższ*
JO+ Jordani* jordańs*
LY+ Libii Libia Libię Libią Libij* libijs* Trypolis*
KE+ Kenii Kenia Kenię Kenią Kenijczy*
GH+ Ghanie Ghany Ghanę Ghaną ghańsk*
ML+ w_Mali do_Mali z_Mali władze_Mali rząd_Mali Malijczy* malijs* Bamako
NE+ Nigrze Nigru Nigrem Niamej
TD+ w_Czadzie władze_Czadu prezydent*_Czadu czadyjs* Czadyjczy* Ndżamen*
LK+ Sri_Lan* Kolombo lankijs* Lankijczy*
MM+ Mjanm* Birm* birmańs*
LA+ Laosie Laosu Laosem laotańs*
QA+ Katarze Kataru Katarem Katarowi katarsk* Katarczy*
KW+ Kuwejc* Kuwejt* kuwejc*
OM+ Omanie Omanu Omanem omańs*
CR+ Kostaryc* Kostaryk* kostarykańs*
JM+ Jamajc* Jamajk* jamajsk*
FO+ Wyspy_Owcze Wysp_Owczych Wyspach_Owczych
GI+ Gibraltar* gibraltarsk*
BJ+ Beninie Beninu Beninem benińs*
CI+ Wybrzeże_Kości_Słoniowej Wybrzeża_Kości_Słoniowej Wybrzeżu_Kości_Słoniowej
GA+ Gabonie Gabonu Gabonem gabońs*
YE+ Sokotr*
CN+ Tybec* Tybet* tybetańs*
AZ+ Baku azerbejdżańs* azersk* Azerowie Azerów
AM+ Erywa* ormiańs* Ormian*
KZ+ Astanie Astany Ałmat* kazachsk* Kazachow*
UZ+ uzbec* Taszkien*
AE+ Dubaj* Abu_Zabi Abu_Dhabi emirac*
PE+ peruwiańs* Peruwiańczy* Limie
CL+ chilijs* Chilijczy* Santiago_de_Chile
EC+ ekwadorsk* Ekwadorczy* Quito
BO+ boliwijs* Boliwijczy*
HT+ haitańs* Haitańczy* Port-au-Prince
PA+ panamsk* Kanał*_Panamsk*
UG+ ugandyjs* Ugandyjczy* Kampal*
TZ+ tanzańs* Tanzańczy*
RW+ rwandyjs* Rwandyjczy* Kigali
SO+ somalijs* Somalijczy* Mogadisz*
SN+ senegalsk* Senegalczy*
MA+ marokańs* Marokańczy* Marrakesz* Casablanc*
DZ+ algiers* Algierczy* Algierze Algieru
TN+ tunezyjs* Tunezyjczy*
NP+ nepals* Nepalczy* Katmandu
BD+ Banglijczy* Dhac* Dakc*
KH+ kambodżańs* Kambodżan* Phnom_Penh
MY+ malezyjs* Malezyjczy* Kuala_Lumpur
NZ+ nowozelandz* Nowozelandczy* Auckland Christchurch
IS+ islandz* Islandczy* Reykjav*
AL+ albańs* Albańczy* Tiran*
BA+ bośniac* Bośniac* Sarajew*
ME+ czarnogórs* Czarnogórz* Podgoric*
MK+ macedońs* Macedończy* Skopj*
MN+ mongols* Ułan_Bator
GL+ Grenlandi*
US+ Kolorado Luizjan* Karolin*_Północn* Karolin*_Południow* Pensylwani* Michigan Ohio Oregon Utah Nebrask* Oklahom* Kentucky Tennessee Alabam* Wisconsin Illinois Massachusetts New_Jersey Hawaj* Detroit Miami Seattle Las_Vegas Filadelfi* Minneapolis Manhattan* Brooklynie Kapitol* Departament*_Stanu Partia_Republikańska Partii_Republikańskiej Sąd*_Najwyższ*_USA
RU+ Władywostok* Soczi Czelabińs* Jekaterynbur* Nowosybirs* Dagestan* Biełgorod* Kamczat* Rostów Rostowie Rostowa
UA+ w_Sumach Tarnopolu Tarnopola Iwano-Frankiwsk* Krzywy_Róg Krzywym_Rogu Kupiańsk* Bachmut*
None Morze_Japońsk* Morza_Japońsk* Morzu_Japońsk* Morzem_Japońsk* Morze_Norwesk* Morzu_Norwesk* Morza_Norwesk* Panam*_Papers
`;
