import { fold } from "./words.ts";

/**
 * The kinds of publishers' sections, by parts of addresses (`/sport/`, `/ausland/`) and names of sections in the languages
 * of Europe. `Motoring`, which has both new models and new laws, and `Travel`, which has both beaches and cancelled flights,
 * decide the class only if the words do not. `News`, `Home`
 * (the outlet's own country) and `Opinion` do not decide the class.
 */
export type SectionKind =
  | "Sport"
  | "Showbiz"
  | "Lifestyle"
  | "Motoring"
  | "Travel"
  | "Service"
  | "Opinion"
  | "Culture"
  | "International"
  | "Society"
  | "Business"
  | "News"
  | "Domestic";

const words: Record<SectionKind, string> = {
  Sport:
    "sport sportski sportske sportes sport-klub sportowe sportfakty wyborcza-sport sportas24 novasport deportivo mundodeportivo sportovky sportovni sports deporte deportes desporto desportos esporte urheilu idrott sporty spor sportas sportai sportul sporti športi šport αθλητικα σπορ αθλητισμος спорт spoirt spórt calcio voetbal football fussball fußball fodbold fotboll jalkapallo jalgpall futbol futebol futbal fotbal nogomet labdarugas foci labdarúgás futbols futbolas krepsinis krepšinis basketball baloncesto basket kosarka košarka korvpall koszykowka tennis tenis cricket rugby-union rugby-league rugby-le golf boxing darts formula1 formula-1 formel1 formule-1 motorsport ciclismo cyclisme wielrennen cycling ciclism hokej jaakiekko jääkiekko ishockey hockey eishockey handball haandbold handbol wintersport hiihto skispringen skoki-narciarskie pilka-nozna siatkowka zuzel biathlon athletics atletismo laliga premier-league champions-league bundesliga seriea olympics olympia igrzyska mundial motogp racing winter-sports ποδοσφαιρο футбол gaa cluichi sporting transferts mercato fantacalcio sport-news iltasanomat-urheilu sportbladet sportnews pilka lekkoatletyka lekkoatletika",
  Showbiz:
    "showbiz showbizz tvshowbiz celebrity celebrities celebs royals royal gossip people pessoas leute promis boulevard famosos famosi gente corazon corazón vip vips stars star-news gwiazdy plotki plotek rozrywka kultura-i-rozrywka entertainment unterhaltung entretenimiento divertissement divertisment underholdning noje nöje viihde julkkikset kendte kandisar zabava zábava celebrity-news show tele tv tv-and-radio televizija televize television televisie televisione bulvar bulvár sztarok sztárok szorakozas pramogos veidai zmones žmonės izklaide slavenibas slavenības meelelahutus kroonika estrada trac trači zvijezde scena showbusiness life-show monden vedete vip-uri lifestyle-people kongehus royalty kungahuset kuninkaalliset celebridades fama televisao televisão novelas media-e-tv spettacoli ψυχαγωγια κουτσομπολια gossip-tv шоу светски звезди siamsaiocht divertiment nuances-people games gry spiele jeux pelit",
  Lifestyle:
    "lifestyle life-style lifeandstyle life style stil styl femail fashion mode moda moda-beauty muoti mote divat mood food essen genuss recipes rezepte recettes recetas receitas ricette recepten opskrifter recept reseptit receptek recepty recepti retete rețete przepisy kuchnia cuisine cucina cocina cozinha kochen matlagning ruoka mat mad madlavning gastronomie gastronomia gastro beauty beaute wellness fitness fitness-wellbeing health-and-wellness wellbeing psychologie psychology psychologia relationships love-sex liebe sexe sexo home-garden homes haus-garten jardin garten garden deco dom wohnen inredning bolig asuminen ogrod ogród zahrada vrt vrtnarstvo familie-freizeit rodzina parents parenting thefilter recommended shopping vivir vida estilo estilo-de-vida weekend hobby zwierzeta animaux haustiere tiere eletmod életmód otthon gasztro stiili stiil kodu aed dzivesstils dzīvesstils majai gyvenimas namai stilius zivot život styl-zycia uroda zdrowie-i-uroda ομορφια μοδα γευση συνταγες ευ-ζην лайфстайл мода рецепти stil-de-viata nochan ħajja kcina saol bia kultura-i-styl ciekawostki viral curiosidades curiosites kuriosa",
  Motoring:
    "auto-moto automoto motor motoring motori motores moto auto autos cars electriccars automobile automobil automobili automotive motoryzacja autoauto autoblog auto-mobilitaet mobilitaet mobilität mobilite mobilité movilidad mobilidade mobilita bilar bil biler autot αυτοκινητο автомобили avto avtomobilizem",
  Travel:
    "travel reise reisen reiser rejser resor resa viajes viagens viaggi voyage voyages podroze podróże cestovani cestování cestovanie utazas utazás putovanja potovanja calatorii călătorii matkailu matkat reizen turystyka celojumi ceļojumi keliones kelionės turizm ταξιδια пътувания taisteal turismo tourisme tourism",
  Service:
    "service servizi servicios services horoscope horoscopes horoskop horoskope horoscopo oroscopo horoskopy horoscoop horoskooppi horoszkop horoszkóp horoskoop horoskopi horoskopai zodii ζωδια хороскоп weather wetter meteo météo el-tiempo eltiempo tiempo previsao pogoda prognoza prognozy tvnmeteo pocasi počasí pocasie počasie idojaras időjárás vreme vremea vrijeme vader väder vejr vejret saa sää ilm laika-zinas laika-prognoze orai orai-lt καιρος времето weer het-weer crosswords crossword kreuzwortraetsel raetsel rätsel puzzles puzzle quiz quizz quizzes sudoku jeux-concours krzyzowki lotto loto lottery lotteries loterie lottozahlen loterias gewinnspiel programme-tv programm-tv tv-programm program-tv tv-guide tv-gids telkku tv-opas tv-tabla tvprogram newsletter newsletters galleries gallery gutschein gutscheine coupons deals bons-plans angebote ofertas offerte rabatt rabattkoder tarjoukset obituaries nekrologi esquelas kalendarium imieniny corrections-and-clarifications kundenservice help about about-us impressum imprint ueber-uns uber-uns om-oss om-os qui-sommes-nous a-propos quienes-somos chi-siamo quem-somos o-nas over-ons mentions-legales tutorials tutorial advertisement anzeige sponsored branded partner-content promotion paid-content publireportage advertorial aimsir temp",
  Opinion:
    "opinion plus-minus opinions opinie opinie-ekonomiczne opinion-columns meinung kommentar kommentare kommentarer kolumne kolumnen commentisfree comment columnists columns debate debatt debat tribune tribunes idees idées editorial editoriali editoriales editoriaux chroniques opinioni opiniao opinião komentarz komentarze publicystyka felietony nazory názory komentare komentáre velemeny vélemény mielipide arvamus viedokli viedokļi nuomones nuomonės mnenja stavovi komentari opinii απψεις γνωμες мнения анализи leader letters blogs ledare leserbriefe leder synspunkt tuairim tuairimi opinjoni",
  Culture:
    "culture kultur kultura kultura-tv cultura entertainment-arts entertainment-and-arts cultuur kulttuuri kultuur kultūra πολιτισμος култура kultúra cultur cultúr books book livres libros libri buecher bücher literatur literatura literature film films cinema kino cine music musik musique musica música hudba zene muzyka glazba musiikki stage theatre theater teatr teatro teatteri artanddesign arts art arte kunst konst sztuka kunst-kultur umeni umění muzeum exhibitions feuilleton historia history geschichte histoire geschiedenis dejiny heritage patrimoine kulturarv muzika",
  International:
    "world international welt ausland aussenpolitik monde planete mundo internacional mondo esteri swiat świat zagranica ze-swiata wiadomosci-ze-swiata buitenland wereld varlden världen utrikes udland verden ulkomaat maailma κοσμος διεθνη свят svijet svet v-svetu svete svete-sveta zahranici zahraničí zahranicie zahraničie zahranicni kulfold külföld vilag világ externe extern international-news internațional international-politics lume valismaa välismaa maailm pasaule pasaulē arzemes ārzemēs pasaulis pasaulyje uzsienis užsienis tujina svet-tujina idirnaisiunta idirnáisiúnta domhan dinja us-news usa americas africa afrique afrika le-monde-africa asia asien asie asia-pacific middle-east middleeast moyen-orient naher-osten nahost ukraine ukraina ukraina-rosja russia china konflikty-zbrojne wojna wojna-w-ukrainie dyplomacja global-development australia-news globalt latin-america mundo-internacional raport-wojna-z-rosja latinamerica global interia-blizej-swiata world-europe world-africa world-asia world-asia-pacific world-asia-china world-asia-india world-south-asia world-australia world-us-canada world-latin-america world-middle-east",
  Society:
    "society gesellschaft panorama societe société sociedad societa società sociedade spoleczenstwo społeczeństwo samenleving samhalle samhälle samfund yhteiskunta κοινωνια общество drustvo društvo spolecnost společnost spolocnost spoločnosť tarsadalom társadalom societate uhiskond ühiskond sabiedriba sabiedrība visuomene visuomenė druzba družba sochai socjeta soċjetà social crime justiz justice krimi kriminal kriminalita cerna-kronika černá-kronika crna-kronika črna-kronika crno bunugy bűnügy faits-divers fait-divers sucesos cronaca cronica blaulicht polizei police przestepczosc kryminalne rikos rikokset brott brott-straff krim krimi-uudised kriminals kriminaali kriminalai kriminalzinas kriminalas nelaimes αστυνομικο αστυνομικα εγκλημα криминално инциденти religia religion religie kirche kosciol cirkev egyhaz faith catholic vermischtes aus-aller-welt tribunales justica justiça juridisch prawo sady misdaad 112 vaaratilanteet onnettomuudet ulykker krigsret",
  Business:
    "business unternehmen companies entreprises entreprise empresas imprese aziende biznes firmy firma bedrijven ondernemen foretag företag naringsliv näringsliv erhverv yritykset επιχειρησεις бизнес bizness poslovni tvrtke podnikani podnikání podnikanie cegek cégek uzlet üzlet vallalatok companii afaceri ari äri ettevotlus verslas posel gno gnó negozju industrie industry przemysl retail startups startup start-ups management economia-e-imprese affari negocios media handel-i-uslugi nieruchomosci karriere kariera karjera kariéra emploi-carriere jobs",
  News: "news nachrichten actualite actualites noticias notizie noticias-locais wiadomosci wiadomosc fakty nieuws nyheter nyheder uutiset ειδησεις επικαιροτητα новини vijesti zpravy zprávy spravy správy hirek hírek stiri știri uudised zinas ziņas naujienos novice nuacht ahbarijiet aħbarijiet",
  Domestic:
    "uk uk-news uknews inland national nacional espana españa france deutschland italia polska kraj z-kraju wydarzenia polska-i-swiat belfold belföld domaci domácí domov domace domáce kotimaa inrikes sverige indland danmark ελλαδα българия hrvatska slovenija eesti latvija lietuva lietuvoje latvija-news romania românia actualitate intern interne ireland osterreich österreich portugal pais país binnenland belgique belgie belgië nederland luxembourg malta malte cyprus κυπρος cesko česko slovensko suomi magyarorszag local lokales regional regionales regiony regions regionen regioner lokal hlavni-zpravy provincial sociedad-local cronaca-locale ville lokalne lokalnie wojewodztwo warszawa krakow wroclaw poznan trojmiasto lodz katowice lublin szczecin uk-england uk-scotland uk-wales uk-northern-ireland tvnwarszawa olsztyn bialystok rzeszow kielce slaskie opole torun bydgoszcz radom czestochowa gdansk gdynia sopot zielona-gora gorzow gorzow-wielkopolski elblag plock tarnow zakopane malopolska podkarpacie pomorze mazowsze lubelskie dolnyslask nyheter-inrikes",
};

const kindOfWord = new Map<string, SectionKind>();
for (const [kind, list] of Object.entries(words) as [SectionKind, string][])
  for (const word of list.split(" "))
    if (!kindOfWord.has(keyOf(word))) kindOfWord.set(keyOf(word), kind);

function keyOf(name: string): string {
  return fold(name, true)
    .trim()
    .replace(/[\s_.]+/g, "-");
}

/** The kind of a section by its name or a part of an address; null if it is not known. */
export const kindOfSection = (name: string): SectionKind | null =>
  kindOfWord.get(keyOf(name)) ?? null;
