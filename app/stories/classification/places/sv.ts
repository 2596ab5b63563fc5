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
XX+ Storbritannien* Storbritanni* britt* brittisk* Engl* engelsk* Skott* skotsk* London* USA amerikansk* Amerika* amerikan* Washington* Vita_huset Ryss* rysk* ryss* Ukrain* ukrain* Belarus* belarus* Turki* turk* Schweiz* schweiz* Norge* norsk* norrmän* Oslo* Island* isländ* Serbi* serb* Bosni* Alban* alban* Nordmakedon* Montenegr* Moldavi* moldav* Georgien* georgisk* Armeni* Azerb* Kina* kines* Japan* japan* Indien* indisk* Israel* israel* Palestin* palestin* Gaza* Västbank* Iran* iran* Irak* irak* Syri* syri* Liban* liban* Egypt* egypt* Liby* Tunis* Marock* marock* Algeri* Sydafrik* Afrika* afrikan* Nigeria* Saudi* saudi* Afghan* afghan* Pakistan* Sydkorea* Nordkorea* Korea* korean* Brasil* brasil* Argentin* Mexi* Kanad* kanad* Venezu* Austral* Mellanöst* Kreml* Grönland* grönländ* Moskva* Peking* Teheran* Genève*
None Europa_League Europacup* EM-guld europamästar* Europamästar* danskurs* dansk_skalle Vasaloppet
`;
