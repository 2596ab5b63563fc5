export const pl = `
EU+ Uni*_Europejsk* UE Komisj*_Europejsk* KE Parlament*_Europejsk* Rad*_Europejsk* eurostref* stref*_euro europosł* europosel* eurodeputowan* EBC Europejski*_Bank* unijn* Unia Unii Unię TSUE eurowybor*
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
`;
