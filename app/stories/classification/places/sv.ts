export const sv = `
EU+ EU EUs EU_* Europaparlament* Europeiska_unionen Europeiska_kommissionen EU_kommission* Europeiska_rådet ECB Europeiska_centralbanken eurozon* euroområd* medlemsländer* medlemsstat* EU-topp*
EU Europa* europeisk* Strasbourg*
AT+ Österrik* österrik* Wien Wiens Salzburg*
BE+ Belgi* belgisk* belgare* Flandern flaml* Vallonien
BG+ Bulgari* bulgar* Sofia
HR+ Kroati* kroat*
CY+ Cypern* cypri*
CZ+ Tjecki* tjeck* Prag Prags
DK+ Danmark* dansk* dansken danskar* Köpenhamn*
EE+ Estland* estnisk* ester esterna Baltikum* baltiska_stat* baltiska_länder*
FI+ Finland* finsk* finländ* finlands* Helsingfors* Åbo Tammerfors finnar*
FR+ Frankrike* fransk* fransmän* fransman* Paris
DE+ Tyskland* tysk* tyskar* Berlin* München* Hamburg* Köln*
GR+ Grek* grekisk* greker* Aten Atens Kreta*
HU+ Ungern* ungersk* ungrare* Budapest*
IE+ Irland* irländ* irisk* Dublin*
IT+ Itali* italiensk* Rom Roms Milano Neapel Venedig Sicilien Turin
LV+ Lettland* lettisk* letter Baltikum* baltiska_stat* baltiska_länder*
LT+ Litau* litau* Baltikum* baltiska_stat* baltiska_länder*
LU+ Luxemb* luxemb*
MT+ Malta Maltas maltes*
NL+ Nederländ* nederländ* holländ* Holland Hollands Haag
PL+ Polen Polens polsk* polack* Warszaw* Gdansk
PT+ Portug* portug* Lissabon*
RO+ Rumäni* rumän* Bukarest*
SK+ Slovak* slovak*
SI+ Sloven* sloven*
ES+ Spani* spansk* spanjor* Katalon* katalansk* Andalus* Mallorca* Kanarieö* Baskien baskisk*
SE+ Sverige* svensk* Sveri* Stockholm* Göteborg* Malmö* Skåne* Uppsala* Norrland* Småland* Kiruna* Gotland* Riksdag* riksdag* Riksbank* Tidö* Sverigedemokrat* SD Moderat* Socialdemokrat* Centerparti* Vänsterparti* Miljöparti* Kristdemokrat* Busch Andersson Säpo Försvarsmakten Skatteverket Migrationsverket* Trafikverket* SJ Försäkringskassan* Skolverket* SMHI LO Arbetsförmedling* Folkhälsomyndighet* Vattenfall* Rosenbad*
US+ USA amerikan* amerikansk* Washington* Vita_huset New_York Kalifornien* Texas Florida Trump*
GB+ Storbritanni* brittisk* brittern* England* engelsk* Skottland* London*
RU+ Ryssland* rysk* ryss* Moskva* Kreml* Putin*
UA+ Ukrain* ukrain* Kiev Kyiv
CN+ Kina* kines* Peking
JP+ japansk* Japan*
IN+ Indien* indisk*
IL+ israel* Israel*
PS+ Gaza* palestin* Hamas
IR+ iran* Iran*
SY+ syrisk* Syrien*
TR+ turkisk* Turkiet*
CH+ schweiz* Schweiz*
NO+ norsk* Norge* norrmän* Oslo
IS+ isländ* Island
GL+ grönländ* Grönland*
VA+ Vatikan* påve påven påvens påvar påvlig*
AU+ austral*
VE+ venezol* Venezuela*
XX+ Storbritannien* britter* Engl* skotsk* Amerika* Ryss* belarus* turk* Oslo* Island* Serbi* serb* Alban* alban* Nordmakedon* Montenegr* Moldavi* moldav* Georgien* georgisk* Azerb* japan* Västbank* irak* syri* liban* egypt* Liby* Tunis* Marock* marock* Sydafrik* Afrika* afrikan* saudi* afghan* Sydkorea* Korea* korean* brasil* Mexi* kanad* Venezu* Austral* Mellanöst* Genève*
None Europa_League Europacup* EM-guld europamästar* Europamästar* danskurs* dansk_skalle Vasaloppet minska* minskn* turkos*
RS+ serbisk* serber Belgrad
BA+ bosnisk* bosnier Sarajevo
XK+ kosovoalban* kosovansk*
AL+ albansk* albaner
MK+ makedonsk*
MD+ moldavisk*
BY+ belarusisk* vitrysk* Vitryssland Minsk
GE+ georgisk*
AM+ armenisk* armenier Jerevan
AZ+ azerbajdzjansk* azerisk* Azerbajdzjan
PK+ pakistansk* pakistanier
AF+ afghansk* afghaner
BD+ bangladeshisk*
MM+ burmesisk*
TH+ thailändsk*
VN+ vietnamesisk*
ID+ indonesisk*
PH+ filippinsk*
KR+ sydkoreansk* sydkoreaner
KP+ nordkoreansk* Nordkorea*
TW+ taiwanesisk*
NZ+ nyzeeländsk* Nya_Zeeland Nya_Zeeland*
EG+ egyptisk* egyptier
LY+ libysk* Libyen*
TN+ tunisisk* Tunisien*
DZ+ algerisk* Algeriet
MA+ marockansk* Marocko
SD+ sudanesisk* Khartoum
ET+ etiopisk* Etiopien
SO+ somalisk* somalier
ER+ eritreansk*
KE+ kenyansk*
NG+ nigeriansk*
ML+ malisk*
CD+ kongolesisk*
RW+ rwandisk*
ZA+ sydafrikansk* Sydafrika*
MX+ mexikansk* mexikan*
CU+ kubansk*
CO+ colombiansk*
CL+ chilensk*
BR+ brasiliansk* brasilian*
AR+ argentinsk*
IQ+ irakisk* irakier Bagdad
LB+ libanesisk* Libanon Beirut
JO+ jordansk*
SA+ saudisk* saudiarab* Saudiarabien
YE+ jemenitisk* Jemen huthi*
QA+ qatarisk*
CA+ kanadensisk* kanadens* Alberta
HK+ Hongkong*
AU+ australisk* australier
US+ Donald_Trump Obama Biden Los_Angeles Las_Vegas Chicago Pentagon
CN+ kinesisk* kineser Xi_Jinping Shanghai
RU+ ryssar ryssarna
SY+ syrier
SE+ Västerås* Jönköping* Norrköping* Umeå* Gävle* Borås Eskilstuna* Halmstad* Växjö* Karlstad* Sundsvall* Luleå* Trollhättan* Östersund* Borlänge* Falun Kalmar Kristianstad* Karlskrona* Skövde* Uddevalla* Skellefteå* Nyköping* Visby* Härnösand* Örnsköldsvik* Värmland* Dalarna* Hälsingland* Jämtland* Västerbotten* Norrbotten* Halland* Blekinge* Östergötland* Sörmland* Västmanland* Bohuslän* Öland* Botkyrka* Rinkeby* Rosengård* Dadgostar* Tidöpart* LKAB* SSAB* Swedbank* Handelsbanken* Systembolaget* Postnord* SVT Sveriges_Radio Säkerhetspolisen* Kriminalvården* Socialstyrelsen* Läkemedelsverket* Naturvårdsverket* Sjöfartsverket* Riksrevisionen* Konjunkturinstitutet* Arlanda* Landvetter* Västra_Götaland* Helsingborg* Södertälje* Åre MSB SCB FOI
SE Lund Ikea Spotify SAS SEB Telia Lappland Livsmedelsverket* Liberalerna*
None Falun_Gong
UA+ Charkiv Odessa Odesa Zaporizjzja Dnipro Cherson Lviv Donetsk Luhansk Mariupol Krim Krimhalvön Donbas Tjernobyl Zelenskyj*
RU+ Sankt_Petersburg Belgorod Kursk Kaliningrad
SE+ Ringhals Forsmark Oskarshamn Jordbruksverket Västsverige Götaland* Svealand* Örebro Linköping
`;
