import { describe, expect, it } from "vitest";
import { signalsOfTitle, topicsOfReport } from "../../../tests/factories/classified.ts";
import { pointsOf } from "./signals.ts";
import { topicsOf } from "./topics.ts";
import { foldingOf, wordsOf } from "./words.ts";

/** The points of defence of a title by the lists of its language. */
const pointsOfDefense = (lang: string, title: string): number =>
  pointsOf(signalsOfTitle(lang, title), "Defense");

/** What stands in front of the bombing or the attack in a story on something else, and the bombing or the attack. */
const backgrounds: [lang: string, before: string, event: string][] = [
  ["en", "Shares fall after the", "bombing raid"],
  ["en", "Senate votes in reaction to the", "missile strike"],
  ["en", "Judges doubt legality of", "air strikes"],
  ["de", "Börse erholt sich nach dem", "Luftangriff"],
  ["de", "Kirche kritisiert", "Luftangriffe"],
  ["de", "Börse erholt sich nach russischem", "Luftangriff"],
  ["fr", "Les marchés reculent après", "un bombardement"],
  ["es", "La bolsa cae tras el", "bombardeo"],
  ["it", "Borse in calo dopo il", "bombardamento"],
  ["pt", "Bolsa recua após o", "bombardeamento"],
  ["nl", "Beurs daalt na de", "raketaanval"],
  ["sv", "Börsen faller efter", "bombningen"],
  ["da", "Børsen falder efter", "luftangreb"],
  ["no", "Børsen faller etter", "luftangrep"],
  ["pl", "Giełda traci po ataku", "rakietowym"],
  ["cs", "Burza klesá po útoku", "raket"],
  ["sk", "Burza klesá po útoku", "armády"],
  ["hr", "Burza pada nakon", "bombardiranja"],
  ["sl", "Borza pada po napadu", "vojske"],
  ["bg", "Борсата пада след", "бомбардировката"],
  ["ru", "Биржа падает после", "авиаудара"],
  ["uk", "Біржа падає після", "авіаудару"],
  ["ro", "Bursa scade după", "bombardament"],
  ["el", "Πτώση στο χρηματιστήριο μετά τον", "βομβαρδισμό"],
  ["et", "Börs langeb pärast", "õhurünnakut"],
  ["lv", "Birža krīt pēc", "raķešu trieciena"],
  ["lt", "Birža krinta po smūgio", "raketomis"],
  ["ca", "La borsa cau després del", "bombardeig"],
];

const casualties: [lang: string, victims: string][] = [
  ["en", "Ten killed"],
  ["de", "Zehn Tote"],
  ["fr", "Dix morts"],
  ["es", "Diez muertos"],
  ["it", "Dieci morti"],
  ["pt", "Dez mortos"],
  ["nl", "Tien doden"],
  ["sv", "Tio döda"],
  ["da", "Ti dræbt"],
  ["no", "Ti drept"],
  ["pl", "Zginęło dziesięć osób"],
  ["cs", "Deset mrtvých"],
  ["sk", "Desať mŕtvych"],
  ["hr", "Deset mrtvih"],
  ["sl", "Deset mrtvih"],
  ["bg", "Десет загинали"],
  ["ru", "Десять погибших"],
  ["uk", "Десятеро загиблих"],
  ["ro", "Zece morți"],
  ["el", "Δέκα νεκροί"],
  ["et", "Kümme hukkunut"],
  ["lv", "Desmit bojāgājušie"],
  ["lt", "Žuvo dešimt žmonių"],
  ["ca", "Deu morts"],
];

describe("what a story follows on", () => {
  it.each(backgrounds)("counts less in %s: %s %s", (lang, before, event) => {
    const alone = pointsOfDefense(lang, event);
    expect(alone).toBeGreaterThan(1);
    expect(pointsOfDefense(lang, `${before} ${event}`)).toBeLessThan(alone);
  });

  it.each(casualties)(
    "is the news itself in %s behind words for the victims: %s",
    (lang, victims) => {
      const [, before = "", event = ""] = backgrounds.find(([l]) => l === lang) ?? [];
      const alone = pointsOfDefense(lang, event) + pointsOfDefense(lang, victims);
      expect(pointsOfDefense(lang, `${victims}: ${before} ${event}`)).toBeGreaterThanOrEqual(alone);
    },
  );

  it("is the news itself where a strike is what killed", () => {
    expect(topicsOfReport("en", "Ten killed after missile strikes hit Kharkiv")).toContain(
      "Defense",
    );
  });

  it("is background again some words after what tells of victims", () => {
    const shares =
      "Two injured in a crash of trams at the harbour of Ronsund. Shares fell after missile strikes";
    expect(topicsOfReport("en", shares)).not.toContain("Defense");
  });

  it("does not hide the news behind it where the text begins with it, unless a mark closes it", () => {
    const news = "die Bundeswehr neue Panzer nach Litauen";
    const inWinter = pointsOfDefense("de", `Im Winter verlegt ${news}`);
    expect(pointsOfDefense("de", `Nach dem Winter verlegt ${news}`)).toBe(inWinter);
    expect(pointsOfDefense("de", `Nach dem Winter verlegt ${news}, so ein Sprecher`)).toBe(
      inWinter,
    );
    const raid = pointsOfDefense("en", "Missile strikes, then falling shares");
    expect(pointsOfDefense("en", "After missile strikes, falling shares")).toBeLessThan(raid);
  });

  it.each([
    ["no", "Leter etter", "ubåt"],
    ["da", "Søger efter", "ubåd"],
    ["sv", "Söker efter", "ubåt"],
    ["sl", "Udar po ruskih", "vojaških ciljih"],
  ])("is not what somebody looks for or hits in %s: %s %s", (lang, before, what) => {
    const alone = pointsOfDefense(lang, what);
    expect(alone).toBeGreaterThan(1);
    expect(pointsOfDefense(lang, `${before} ${what}`)).toBeGreaterThanOrEqual(alone);
  });

  it("ends with the clause", () => {
    expect(topicsOfReport("en", "After a night of frost, army fires missiles")).toContain(
      "Defense",
    );
    expect(topicsOfReport("en", "Theatre reopens after army fires missiles")).not.toContain(
      "Defense",
    );
  });

  it("ends after a few words", () => {
    const title =
      "Calm after the quiet and rainy Sunday of the village fair the army fires missiles";
    expect(topicsOfReport("en", title)).toContain("Defense");
  });

  it("does not hide what the same title says of the war elsewhere", () => {
    expect(topicsOfReport("en", "Army fires missiles after air strike")).toContain("Defense");
  });

  it("holds for defence and leaders alone", () => {
    const title = "Volunteers plant trees after wildfires";
    expect(topicsOfReport("en", title, "The drought is over.")).toContain("Climate");
  });

  it("makes a leader's name there a weak word of politics", () => {
    expect(topicsOfReport("en", "Markets tumble after Trump and Macron talks")).toEqual([]);
    expect(topicsOfReport("en", "Trump and Macron talks end as markets tumble")).toContain(
      "Politics",
    );
  });
});

describe("states at war and borders", () => {
  it("are no defence alone", () => {
    expect(topicsOfReport("en", "Russian fans of a Texan singer meet in Moscow")).not.toContain(
      "Defense",
    );
    expect(topicsOfReport("en", "Texan jogger crosses the Canadian border")).not.toContain(
      "Defense",
    );
    expect(topicsOfReport("de", "Ukrainische und russische Köche in Wien")).not.toContain(
      "Defense",
    );
  });

  it.each([
    ["es", "Ucrania"],
    ["it", "Ucraina"],
    ["nl", "Oekraïne"],
    ["pt", "Ucrânia"],
    ["ro", "Ucraina"],
    ["bg", "Украйна"],
    ["sv", "Ryska köket"],
  ])("are none in %s: %s", (lang, name) => {
    expect(pointsOfDefense(lang, name)).toBe(0);
  });

  it.each([
    ["es", "cantantes en Ucrania"],
    ["it", "cantanti in Ucraina"],
    ["nl", "zangers in Oekraïne"],
    ["pt", "cantores na Ucrânia"],
    ["fi", "suljettu raja pysyy kiinni"],
  ])("are found in %s: %s", (lang, title) => {
    expect(signalsOfTitle(lang, title).has("WarZone")).toBe(true);
  });

  it("confirm another word of it", () => {
    const folding = foldingOf("en");
    const none = { lang: "en", topicsOfSection: [], foreignStates: 0, society: 0 };
    const given = (title: string) =>
      topicsOf(wordsOf(title, folding), wordsOf("", folding), [], none).topics;
    expect(given("Airspace over Kyiv is empty")).toEqual(["Defense"]);
    expect(given("Airspace over the capital is empty")).toEqual([]);
  });
});

it.each([
  ["en", "Bomb of the Second World War found in a garden"],
  ["de", "Gedenken an den Zweiten Weltkrieg"],
  ["fr", "Une exposition sur la Seconde Guerre mondiale"],
  ["pl", "Wystawa o drugiej wojnie światowej"],
  ["en", "Defence stocks rise again"],
  ["de", "Preiskrieg der Bäcker"],
  ["sv", "Priskrig om brödet"],
  ["fr", "Le prix de la Guerre des étoiles aux enchères"],
])("takes history and shares for no defence: %s %s", (lang, title) => {
  expect(topicsOfReport(lang, title)).not.toContain("Defense");
});

it("takes names for politics beside another topic only if they say most", () => {
  const title = "Trump toys fill the shops";
  expect(topicsOfReport("en", title, "Tariffs on the goods are low.")).toEqual(["Trade"]);
  expect(topicsOfReport("en", title, "The goods are new.")).toEqual(["Politics"]);
});

it.each([
  ["en", "Press freedom at risk"],
  ["de", "Das Ende der Meinungsfreiheit"],
  ["fr", "Un recul de la liberté de la presse"],
  ["es", "Retroceso de la libertad de prensa"],
  ["it", "Passo indietro per la libertà di stampa"],
  ["pt", "Recuo da liberdade de imprensa"],
  ["pl", "Spór o wolność słowa"],
  ["cs", "Spor o svobodu tisku"],
  ["el", "Υποχωρεί η ελευθερία του Τύπου"],
  ["lt", "Spaudos laisvė silpsta"],
  ["nl", "Tien jaar na Brexit"],
  ["sv", "Tio år efter brexit"],
])("has words of politics: %s %s", (lang, title) => {
  expect(pointsOf(signalsOfTitle(lang, title), "Politics")).toBeGreaterThanOrEqual(4);
});

it("finds the borders of a country in a Hungarian headline, and no deadline", () => {
  const found = (title: string) => signalsOfTitle("hu", title).has("WarZone");
  expect(found("Katonák a határon")).toBe(true);
  expect(found("Határidő és határozat")).toBe(false);
});
