import { describe, expect, it } from "vitest";
import { topicsOfReport } from "../../../tests/factories/classified.ts";
import { classify } from "../classify.server.ts";
import { topics as everyTopic, type Topic } from "../topic.ts";
import { compile } from "./lexicon.ts";
import { pointsOf, signalsIn } from "./signals.ts";
import { foldingOf, wordsOf } from "./words.ts";

/** A word with another sense: a headline in which it is not about the topic. */
const otherSenses: [lang: string, topic: Topic, title: string][] = [
  ["es", "Defense", "El golfista llega en defensa de su corona"],
  ["fr", "Economy", "Le groupe remonte sur scène pour un dernier soir"],
  ["de", "Technology", "Bürgermeister von Talvik gefangen genommen"],
  ["ga", "Healthcare", "Tá siad sa bhaile arís, a deir siad"],
  ["es", "Politics", "El partido termina en empate tras la prórroga"],
  ["es", "Economy", "El central vuelve a entrenarse con sus compañeros"],
  ["en", "Politics", "Premier League club signs a goalkeeper"],
  ["en", "Immigration", "ICE on the roads: gritters are out tonight"],
  ["da", "Defense", "Frankrig vinder en pris for sin ost"],
  ["en", "Defense", "Battlefield gets a new map this week"],
  ["pl", "Economy", "Mieszkaniec gminy uratował psa z rzeki"],
  ["pl", "Energy", "Słoneczny Brzeg kusi turystów, będzie słonecznie"],
  ["pl", "Education", "Studio nagrań powstało w starej kamienicy"],
  ["pl", "Politics", "Posłuchaj, jak szumi potok, i poszukaj posłańca"],
  ["pl", "Agriculture", "Plantacja marihuany w piwnicy bloku"],
  ["pl", "Defense", "Myśliwi pomogli szukać zaginionego grzybiarza"],
  ["pl", "Immigration", "Azyl dla zwierząt szuka opiekunów bez granic"],
  ["pl", "Economy", "Długo wyczekiwany koncert odwołany"],
  ["pl", "Politics", "Premiera filmu odbędzie się w grudniu"],
  ["sk", "Defense", "Na to sa nedá zabudnúť, spomína herečka"],
  ["et", "Defense", "Parem hilja kui mitte kunagi, ütleb laulja"],
  ["en", "Transport", "Car boot sale raises money for the village hall"],
  ["en", "Agriculture", "Wolves beaten at home again"],
  ["en", "Technology", "Singer shares holiday pictures on Instagram"],
  ["it", "Trade", "La commedia esce nelle sale a Natale"],
  ["it", "Transport", "Traffico di droga, tre arresti in una palestra"],
  ["it", "Healthcare", "Nasconde la cocaina nel forno, arrestato"],
  ["es", "Transport", "Un ave rara anida en la torre de la iglesia"],
  ["pt", "Climate", "Abriu a caça com uma arma de fogo antiga"],
  ["de", "Economy", "Die Bank am See ist der schönste Platz im Park"],
  ["de", "Economy", "Ein Roboter steuert das Boot durch den Kanal"],
  ["de", "Economy", "Nobelpreise: Akademie gibt Termine bekannt"],
  ["en", "Healthcare", "Surgeon jailed for stabbing neighbour to death"],
  ["en", "Technology", "Fish and chip shop burns down, police arrest man"],
  ["en", "Politics", "University's vice-chancellor opens the new library"],
  ["fr", "Technology", "Une génération à la recherche d'un logement"],
  ["pt", "Technology", "O rapaz ia a pé para a praia"],
  ["pl", "Healthcare", "Wielka operacja odśnieżania w górach"],
  ["pl", "Transport", "Kierowca oddał znaleziony portfel"],
  ["es", "Economy", "Dos millones suben a la noria en verano"],
  ["pl", "Climate", "Mieszkańcy poznali powód hałasu"],
  ["pl", "Climate", "Zwolniony za kaucją wrócił do domu"],
  ["pl", "Climate", "Burza w sieci, burze w komentarzach"],
  ["pl", "Transport", "Z kolei sąsiedzi wolą ciszę"],
  ["pl", "Politics", "Turyści ustawili się po bilety w radosnych nastrojach"],
  ["pl", "Defense", "Eksplozja w garażu, grozi mu więzienie"],
  ["pl", "Climate", "Klimatyzacja w mieszkaniu i suszone śliwki"],
  ["pl", "Healthcare", "Samochód wpadł do Odry"],
  ["pl", "Politics", "Federalne biuro i śledczy szukają złodzieja"],
  ["pl", "Defense", "Sąsiedzi wypowiadają wojnę gołębiom"],
  ["pl", "Healthcare", "Krew na śniegu, operacja w górach"],
  ["pl", "Transport", "Kierowca zjechał z drogi, auto w rowie"],
  ["en", "Climate", "Stolen rings found in plastic bags"],
  ["en", "Economy", "Actor doubles down on his growth as an artist"],
  ["en", "Transport", "Replica of a rocket arrives at a small airport"],
  ["de", "Transport", "Friedrichshafen hat einen neuen Stadtschreiber"],
  ["de", "Defense", "Wanderer bei Angriff von Bären getötet"],
  ["de", "Economy", "Drei Konkurrenten mit halb transparenten Masken"],
  ["de", "Transport", "Beide Bände sind gestern erschienen"],
  ["de", "Defense", "Entrüstung über die neue Ausrüstung der Wanderer"],
  ["de", "Energy", "Anatomie einer kleinen Stadt"],
  ["de", "Education", "Umbildung des Kabinetts, der König wurde unterrichtet"],
  ["de", "Education", "Studie stellt neuer Suchmaschine ein schlechtes Zeugnis aus"],
  ["de", "Transport", "Der Sanierungsstau an den Turnhallen wächst"],
  ["de", "Healthcare", "Rosen pflegen: Wann der Rückschnitt lohnt"],
  ["de", "Trade", "Zoll stellt am Bahnhof gefälschte Uhren sicher"],
  ["es", "Defense", "Ofensiva vecinal para salvar el mercado"],
  ["en", "Education", "University of Leeds team counts the milk teeth of children"],
  ["en", "Defense", "Pensions hit by tax raid, gang warfare among heirs"],
  ["en", "Politics", "Revolution in the kitchen, empire of salt"],
  ["en", "Transport", "A swan was transported to the lake in a wheelbarrow"],
  ["pl", "Politics", "Rewolucja w łazience, sprzątanie z wyboru"],
  ["lt", "Economy", "Birželio naktys upės pakrantėje"],
  ["lt", "Climate", "Vaikas atlieka pirmą kūrinį"],
  ["el", "Technology", "Έμεινε στο νησί για μεγάλο διάστημα"],
  ["el", "Transport", "Μέτρο και υπομονή ζητά ο γείτονας"],
  ["ru", "Economy", "Акции протеста у городского театра"],
  ["ru", "Economy", "Снегопад пришел в Пенсильванию"],
  ["ru", "Energy", "Жители сектора Газа ждут бензин"],
  ["ru", "Politics", "Мэри вышла замуж за соседа"],
  ["ru", "Energy", "Шахтер забил два мяча"],
  ["uk", "Agriculture", "Юнак посів друге місце"],
  ["uk", "Defense", "Бригада медиків приїхала за годину"],
  ["bg", "Healthcare", "Съседите спорят в зависимост от настроението"],
  ["lv", "Healthcare", "Maina krāsu atkarībā no gaismas"],
  ["cs", "Healthcare", "Barva se mění v závislosti na světle"],
  ["sk", "Transport", "Mýtus o starom hrade"],
  ["tr", "Transport", "Taksitle alınan piyano"],
  ["tr", "Energy", "Seçim barajı yeniden tartışılıyor"],
  ["no", "Healthcare", "Operasjonslederen takker naboene"],
  ["no", "Healthcare", "Fødselsdag på fjellet"],
  ["no", "Technology", "Meteorologen venter på sommeren"],
  ["da", "Transport", "Uberettiget kritik, siger naboen"],
  ["es", "Climate", "Cierre temporal de la biblioteca del barrio"],
  ["uk", "Politics", "Художник стоїть перед вибором кольору"],
  ["fr", "Education", "Un professeur explique pourquoi le pain lève"],
  ["pt", "Politics", "O padeiro do Reino Unido ganhou um prémio"],
  ["pt", "Climate", "Falar da depressão ajuda, dizem as mães"],
  ["no", "Climate", "Skreddersydd kurs for nye naboer"],
  ["lv", "Climate", "Kā dabūt vairāk brīva laika"],
  ["nl", "Technology", "Mars tegen de komst van het casino"],
  ["nl", "Healthcare", "Doctor Who keert terug"],
  ["it", "Economy", "Un bot scrive poesie d'amore"],
  ["it", "Immigration", "Espulso dal circolo il vecchio socio"],
  ["es", "Transport", "Suben las retenciones del IRPF"],
  ["es", "Technology", "Quien cometa una falta pagará la cena"],
  ["fr", "Healthcare", "L'héroïne du village fête ses cent ans"],
  ["fr", "Technology", "Découverte de deux corps dans la forêt"],
  ["pt", "Agriculture", "Aviso laranja no litoral até domingo"],
  ["pt", "Politics", "A bancada ficou vazia toda a tarde"],
  ["ca", "Education", "L'escorta i l'escolta de la reina"],
  ["ro", "Healthcare", "Zi de naștere cu trei sute de invitați"],
  ["hu", "Agriculture", "Juhász Péter új dala"],
  ["hu", "Economy", "Hiányzik a színpad az énekesnőnek"],
  ["bg", "Education", "Учени от Лисабон заснеха рядка медуза"],
  ["cs", "Technology", "Matematika u přijímaček letos potrápila žáky"],
  ["bg", "Defense", "Турнир по бойни изкуства в Ловеч"],
  ["hr", "Climate", "Suština je u jednostavnosti"],
  ["et", "Transport", "Trollid peidavad end metsas"],
  ["en", "Economy", "Condolences from two million readers"],
  ["en", "Defense", "Raid on dealers in Austria and Italy"],
  ["en", "Energy", "Barrel of laughs at the village hall"],
  ["en", "Transport", "A stroll down memory lane, one journey through old songs"],
  ["en", "Defense", "Yoga retreat opens beside a bunker shot for golfers"],
  ["en", "Defense", "Three killed on a slope between Austria and Italy"],
  ["en", "Defense", "Secretary general of a choir visits Austria and Italy"],
  ["ur", "Healthcare", "نقل و حمل کا نیا دفتر"],
];

/** A name or a word that begins like the name of a state, or that other places have too. */
const otherPlaces: [lang: string, place: string, title: string][] = [
  ["el", "XX", "Ο Σύριζα διχάζεται ξανά για τον νόμο"],
  ["el", "LY", "Η Τρίπολη γιορτάζει τον πολιούχο της"],
  ["el", "GE", "Στο Υπουργείο Γεωργίας οι παραγωγοί"],
  ["ru", "LT", "Литвиненко написал вторую книгу"],
  ["ru", "FR", "Лионель открывает школу танцев"],
  ["ru", "BG", "София поет на свадьбе"],
  ["lt", "IN", "Indų plovimas be vandens"],
  ["it", "CL", "Nel Cilento brucia ancora la pineta"],
  ["it", "MK", "La macedonia della nonna vince il premio"],
  ["fr", "PH", "Philippine retrouve sa famille"],
  ["fr", "AM", "Les pompiers d'Armentières en grève"],
  ["fr", "AL", "Un incendie détruit la mairie de Saint-Alban"],
  ["es", "CU", "El alcalde Castro inaugura el puente"],
  ["es", "QA", "Santa Catarina sufre inundaciones"],
  ["ro", "GE", "Georgiana câștigă procesul cu primăria"],
  ["en", "US", "San Jose hosts the court of human rights"],
  ["en", "GB", "John Bolton sued over his memoir"],
  ["nl", "IT", "Romeinse munten gevonden in Nijmegen"],
  ["nl", "DE", "Brand in centrum van Den Bosch"],
  ["pt", "BR", "Planalto coberto de neve esta manhã"],
];

/** The same words, with another term of the topic. */
const meant: [lang: string, topic: Topic, title: string][] = [
  ["es", "Defense", "El Ministerio de Defensa envía tropas y misiles a la frontera"],
  ["fr", "Economy", "Le groupe supprime des emplois, ses actionnaires s'inquiètent"],
  ["es", "Politics", "El partido elige candidato para las elecciones"],
  ["es", "Economy", "El banco central sube los tipos de interés"],
  ["da", "Defense", "Regeringen sender våben og soldater til krigen"],
  ["pl", "Economy", "Dług publiczny rośnie, deficyt budżetu bije rekord"],
  ["pl", "Politics", "Premier podał się do dymisji, będą wybory"],
  ["sk", "Defense", "NATO posilňuje východné krídlo, armáda dostane tanky"],
  ["en", "Transport", "Train drivers strike, rail passengers told to stay at home"],
  ["en", "Agriculture", "Farmers ask for help as wolves kill their livestock"],
  ["en", "Agriculture", "Ewes and lambs sell well at the autumn marts"],
  ["en", "Transport", "Rail fares to be frozen until spring"],
  ["en", "Technology", "Poets ask court to stop AI scrapers"],
  ["pl", "Healthcare", "Operacja w szpitalu: lekarze uratowali pacjenta"],
  ["pl", "Transport", "Kierowca autobusu miejskiego zatrzymał się na torach"],
  ["fr", "Technology", "Un gène d'une algue séquencé par des chercheurs"],
  ["pl", "Climate", "Powódź na Dolnym Śląsku, lodowce topnieją coraz szybciej"],
  ["pl", "Healthcare", "Ognisko odry w przedszkolu, lekarze apelują o szczepienia"],
  ["en", "Transport", "Flights cancelled as airport staff strike"],
  ["de", "Education", "Schul-Neubau verzögert sich"],
  ["de", "Climate", "Sturmböen und Glatteis: Wetterdienst warnt den Süden"],
  ["de", "Climate", "Wolf reißt Schafe am Waldrand"],
  ["en", "Politics", "Labour councillors revolt against the leader"],
  ["pl", "Politics", "Polacy idą na wybory, sondaże bez zmian"],
  ["pl", "Healthcare", "Zakaz reklam śmieciowego jedzenia ma ograniczyć otyłość"],
  ["en", "Climate", "Storm Wilhelmine batters the coast"],
  ["en", "Climate", "More snow as cold snap continues"],
];

describe("a word that has another sense", () => {
  it.each(otherSenses)("%s: no %s in “%s”", (lang, topic, title) => {
    expect(topicsOfReport(lang, title)).not.toContain(topic);
  });

  it.each(otherPlaces)("%s: not %s in “%s”", (lang, place, title) => {
    const source = { country: null, language: lang };
    const found = classify({ title, excerpt: "", categories: [], lang, source });
    expect([...found.countries, ...found.nonEuCountries]).not.toContain(place);
  });

  it.each(meant)("%s: with another term it is %s: “%s”", (lang, topic, title) => {
    expect(topicsOfReport(lang, title)).toContain(topic);
  });
});

describe("thin languages", () => {
  const found: [lang: string, topic: Topic, title: string][] = [
    ["nl", "Politics", "Kamerlid stapt op na motie van wantrouwen tegen minister"],
    ["sv", "Politics", "Talmannen ger partiledaren i uppdrag att bilda regering"],
    ["fi", "Politics", "Eduskunta äänesti hallituksen luottamuksesta"],
    ["ga", "Politics", "Vótáil sa Dáil ar bhuiséad an rialtais"],
    ["fi", "Healthcare", "Sairaalan potilaat odottavat leikkausta kuukausia"],
    ["ga", "Healthcare", "Othair ag fanacht ar leapacha san ospidéal"],
    ["sk", "Healthcare", "Nemocnice nemajú lieky pre pacientov s rakovinou"],
    ["mt", "Healthcare", "It-tobba u l-infermiera fl-isptar jitolbu aktar riżorsi"],
    ["cs", "Healthcare", "Lékaři varují: v nemocnicích chybí očkování proti chřipce"],
    ["ga", "Technology", "Bogearraí nua agus intleacht shaorga do ríomhairí"],
    ["sk", "Politics", "Demonštranti žiadajú, aby guvernér podpísal zákon"],
    ["sl", "Politics", "Protestniki zahtevajo odstop ministra"],
    ["et", "Politics", "Meeleavaldajad nõuavad presidendi tagasiastumist"],
    ["lt", "Politics", "Protestuotojai reikalauja ministro atsistatydinimo"],
    ["el", "Politics", "Διαδηλωτές ζητούν δημοψήφισμα για το Σύνταγμα"],
    ["da", "Politics", "Demonstranter kræver guvernørens afgang"],
    ["et", "Healthcare", "Haigla patsiendid ootavad diagnoosi ja ravi"],
    ["et", "Politics", "Presidendi sõnul otsustab parlamendi enamus sügisel"],
    ["pl", "Healthcare", "Chirurdzy z Lublina opisali nową metodę"],
    ["nl", "Healthcare", "Artsen zonder Grenzen opent een post in het dorp"],
    ["sl", "Healthcare", "Multipla skleroza pri ženskah pogostejša"],
    ["pl", "Healthcare", "Szczepionka przeciw wirusowi: lekarze zbadali pacjentów"],
    ["lv", "Healthcare", "Ārsti slimnīcā ārstē pacientus ar infekciju"],
    ["uk", "Energy", "Працівники атомної електростанції оголосили страйк"],
    ["uk", "Politics", "Парламент проголосував за новий уряд"],
    ["uk", "Healthcare", "Лікарні чекають на вакцину, каже лікар"],
    ["tr", "Politics", "Meclis yeni hükümet için oy kullandı"],
    ["tr", "Economy", "Merkez bankası faiz kararını açıkladı"],
    ["no", "Politics", "Stortinget stemmer over regjeringens forslag"],
    ["no", "Healthcare", "Sykehuset mangler leger til pasientene"],
    ["ca", "Politics", "El Parlament vota el pressupost del govern"],
    ["ca", "Transport", "Rodalies anul·la trens per una vaga"],
    ["fr", "Climate", "Les nappes phréatiques au plus bas dans la vallée"],
    ["es", "Transport", "Los estibadores vuelven a parar el martes"],
    ["it", "Transport", "Un autovelox sul viadotto divide la città"],
    ["pt", "Economy", "Copom decide hoje; troika pede mais cortes"],
    ["nl", "Transport", "Treinreizigers gestrand na botsing op spoorwegovergang"],
    ["no", "Transport", "Ny bomring splitter bydelen"],
    ["uk", "Education", "Гуртожитки зачинять на канікули"],
    ["tr", "Transport", "Pilotlar zorunlu iniş sonrası konuştu"],
    ["ru", "Politics", "Депутаты Рийгикогу выразили премьеру вотум недоверия"],
    ["ru", "Energy", "Нефтяники просят снизить налог на добычу газа"],
    ["ur", "Politics", "قومی اسمبلی میں وزیراعظم پر عدم اعتماد کی ووٹنگ"],
    ["ur", "Healthcare", "ہسپتال میں مریضوں کے لیے ویکسین ختم"],
  ];
  it.each(found)("%s: %s", (lang, topic, title) => {
    expect(topicsOfReport(lang, title)).toContain(topic);
  });
});

it("takes any state but the outlet's own as enough beside one term of politics", () => {
  const politics = (country: string) =>
    classify({
      title: "Luxembourg remembers its independence",
      excerpt: "",
      categories: [],
      lang: "en",
      source: { country, language: "en" },
    }).topics;
  expect(politics("IE")).toEqual(["Politics"]);
  expect(politics("LU")).toEqual([]);
});

describe("two states abroad beside a word of force", () => {
  const defence = (title: string) =>
    classify({
      title,
      excerpt: "",
      categories: [],
      lang: "en",
      source: { country: "IE", language: "en" },
    }).topics.includes("Defense");
  it("are defence", () => {
    expect(defence("India and Pakistan trade attacks")).toBe(true);
  });
  it("are nothing without it, and neither is the word with one state", () => {
    expect(defence("India and Pakistan share a river")).toBe(false);
    expect(defence("India hears attacks from landlords")).toBe(false);
  });
});

it("takes the results of a company for news of business, not of the economy", () => {
  const results = "Quartalszahlen: Konzern steigert Umsatz und übernimmt Händler";
  expect(topicsOfReport("de", results)).not.toContain("Economy");
  expect(topicsOfReport("en", "Inflation falls as wages and pensions rise")).toContain("Economy");
});

it("finds terms with a hyphen or an apostrophe, at which texts are cut", () => {
  expect(topicsOfReport("en", "First self-driving taxis on the road")).toContain("Technology");
  expect(topicsOfReport("uk", "Міністерство охорони здоров'я закуповує вакцини")).toContain(
    "Healthcare",
  );
});

it("keeps deaths of refugees with migration", () => {
  const excerpt = "Fast alle kamen ums Leben, als ihr Boot sank. Die Polizei sucht Zeugen.";
  expect(topicsOfReport("de", "Flüchtlinge vor der Küste ertrunken", excerpt)).toContain(
    "Immigration",
  );
});

it("leaves a topic out that is spoken of in passing in a story on a crime", () => {
  const excerpt =
    "Police arrested the killer; the victim died in hospital, the court will try him.";
  expect(topicsOfReport("en", "Two shot dead, suspect arrested", excerpt)).toEqual([]);
});

describe("a story on a crime", () => {
  const abroad = (title: string, excerpt: string) =>
    classify({
      title,
      excerpt,
      categories: [],
      lang: "en",
      source: { country: "IE", language: "en" },
    }).topics;

  it("has no topic for one word, however strong", () => {
    const title = "Vineyard owner murdered by his neighbour";
    const excerpt = "Police arrested two suspects at the vineyard.";
    expect(abroad(title, excerpt)).toEqual([]);
    expect(abroad(title, `${excerpt} Pesticides had spoilt the crop.`)).toContain("Agriculture");
  });

  it("is no politics at home for the names of politicians alone", () => {
    const title = "Macron's double jailed in Lyon";
    const excerpt = "A court heard how he posed as Macron and Merz";
    const atHome = (text: string) =>
      classify({
        title,
        excerpt: text,
        categories: [],
        lang: "en",
        source: { country: "FR", language: "fr" },
      }).topics;
    expect(atHome(`${excerpt}.`)).toEqual([]);
    expect(atHome(`${excerpt} in the election.`)).toContain("Politics");
  });

  it("is politics if it is of a leader abroad", () => {
    const title = "President Maduro before judge: Venezuela's leader denies charges of murder";
    const excerpt = "Police had arrested him; prosecutors spoke of killings.";
    expect(abroad(title, excerpt)).toContain("Politics");
    expect(abroad(title.replace(/President Maduro|Venezuela's leader/g, "Smith"), excerpt)).toEqual(
      [],
    );
  });
});

it("takes the names of two politicians for one word of politics", () => {
  const title = "La montre de Sarkozy et le scooter de Hollande aux enchères";
  const source = { country: "FR", language: "fr" };
  expect(classify({ title, excerpt: "", categories: [], lang: "fr", source }).topics).toEqual([]);
});

it("lets the names of four politicians hide no other topic", () => {
  const title = "Macron, Merz, Sánchez and Trump at the opening of a school";
  const excerpt = "Teachers sang.";
  expect(topicsOfReport("en", title, excerpt)).toContain("Education");
});

it("finds Russian words with their dots or without them", () => {
  expect(topicsOfReport("ru", "Самолёт задержали в аэропорту")).toContain("Transport");
  expect(topicsOfReport("ru", "Самолёты и вертолёты стоят")).toContain("Transport");
});

it("counts half what a long excerpt says after its first words", () => {
  const filler = "The evening was calm and nobody on the old square had much to say about it. ";
  const excerpt = (n: number) => `${filler.repeat(n)}Nurses and patients waited in the hospital.`;
  expect(topicsOfReport("en", "A quiet evening", excerpt(0))).toEqual(["Healthcare"]);
  expect(topicsOfReport("en", "A quiet evening", excerpt(4))).toEqual([]);
});

it.each(["Politics", "Politician"])("counts half a term of %s there", (label) => {
  const folding = foldingOf("en");
  const lexicon = compile([`${label}+ brook`], folding);
  const points = (excerpt: string) =>
    pointsOf(signalsIn(lexicon, wordsOf("", folding), wordsOf(excerpt, folding)), label);
  expect(points("Brook spoke.")).toBe(3);
  expect(points(`${"quay ".repeat(40)} Brook spoke.`)).toBe(1.5);
});

it("gives no topic for one plain word of an excerpt", () => {
  expect(topicsOfReport("en", "A quiet evening by the lake", "The bridge was lit.")).toEqual([]);
});

it("gives at most three topics, each once, whatever is in the text", () => {
  const words = "minister tax climate software army tariff asylum hospital school power farm train";
  const given = topicsOfReport("en", words, words);
  expect(given.length).toBeLessThanOrEqual(3);
  expect(new Set(given).size).toBe(given.length);
  for (const topic of given) expect(everyTopic).toContain(topic);
});
