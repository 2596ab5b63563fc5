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
EE+ Estland* estnisk* ester esterna
FI+ Finland* finsk* finländ* finlands* Helsingfors* Åbo Tammerfors finnar*
FR+ Frankrike* fransk* fransmän* fransman* Paris
DE+ Tyskland* tysk* tyskar* Berlin* München* Hamburg* Köln*
GR+ Grek* grekisk* greker* Aten Atens Kreta*
HU+ Ungern* ungersk* ungrare* Budapest*
IE+ Irland* irländ* irisk* Dublin*
IT+ Itali* italiensk* Rom Roms Milano Neapel Venedig Sicilien Turin
LV+ Lettland* lettisk* letter
LT+ Litau* litau*
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
US+ USA USA:s amerikan* amerikansk* Washington* Vita_huset New_York Kalifornien* Texas Florida Trump*
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
XX+ Storbritannien* britt* Engl* Skott* skotsk* Amerika* Ryss* belarus* turk* Oslo* Island* Serbi* serb* Alban* alban* Nordmakedon* Montenegr* Moldavi* moldav* Georgien* georgisk* Azerb* japan* Västbank* irak* syri* liban* egypt* Liby* Tunis* Marock* marock* Sydafrik* Afrika* afrikan* saudi* afghan* Sydkorea* Korea* korean* brasil* Mexi* kanad* Venezu* Austral* Mellanöst* Genève*
None Europa_League Europacup* EM-guld europamästar* Europamästar* danskurs* dansk_skalle Vasaloppet
`;
