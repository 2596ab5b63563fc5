import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isUsuallyCapitalised, learnCapitalisation, newCapitalisation } from "./capitalisation.ts";
import { nameKeys } from "./features.ts";
import { firstFrequencies } from "./first-frequencies.ts";
import { fold, foldName } from "./folding.ts";
import { countKeysOfStory, newFrequencies, rarity, renormalise } from "./frequencies.ts";
import { getValue, newHashTable, removeValues, scaleValues, setValue } from "./hash-table.ts";
import { headlineQuality } from "./headline-quality.ts";
import { keyOf } from "./key.ts";
import { nameStem } from "./name-stem.ts";
import { consonantSkeleton, phoneticCode } from "./phonetics.ts";
import { learnSeries, newSeries, pruneSeries, seriesWordsOf } from "./series.ts";
import { sharedTermsOf } from "./shared-terms.server.ts";
import { tokensOf } from "./tokens.ts";
import { isUpdate } from "./update.ts";
import { compareMonolingual } from "./vector-overlap.ts";
import { cosineOf, type Vector, vectorOf } from "./vectors.ts";
import { termsAt, vocabulary } from "./vocabulary.server.ts";

describe("words", () => {
  it("fold to Latin letters in every script", () => {
    const folded = ["Łódź", "Größe", "Πειραιά", "Ντόναλντ", "Пловдив", "Ħaż-Żebbuġ"].map(fold);
    expect(folded).toEqual(["lodz", "grosse", "pirea", "donalnt", "plovdiv", "haz-zebbug"]);
  });

  it("sound alike in the usual spellings of a name", () => {
    const names = "Zelensky Zelenskyy Selenskyj Zełenski Zelenskij Zelenski Зеленски Ζελένσκι";
    const sounds = names.split(" ").map((name) => phoneticCode(foldName(name)));
    expect(new Set(sounds.map((s) => consonantSkeleton(s)))).toEqual(new Set(["slns"]));
    expect(new Set(sounds.map((s) => s.slice(0, 5)))).toEqual(new Set(["selen"]));
    expect(phoneticCode(fold("Warschau")).slice(0, 4)).toBe(
      phoneticCode(fold("Varsovie")).slice(0, 4),
    );
  });

  it("are separated from numbers, and know where a capital does not mark a name", () => {
    const tokens = tokensOf("Am 3.9.: 12 500 Euro, „Das“ war’s in Rom");
    expect(tokens.map((t) => t.folded)).toEqual("am 3.9 12500 euro das war in rom".split(" "));
    expect(tokens.filter((t) => t.capitalised && !t.startsSentence).map((t) => t.folded)).toEqual([
      "euro",
      "rom",
    ]);
  });
});

describe("a table", () => {
  it("holds what a map holds, and drops small values", () => {
    const entries = fc.array(
      fc.tuple(
        fc.integer().filter((k) => k !== 0),
        fc.nat(1000),
      ),
    );
    fc.assert(
      fc.property(entries, fc.nat(1000), (all, least) => {
        const table = newHashTable(Int32Array, 4);
        const map = new Map(all);
        for (const [key, figure] of all) setValue(table, key, figure);
        for (const [key, figure] of map) expect(getValue(table, key)).toBe(figure);
        scaleValues(table, 1, least);
        for (const [key, figure] of map)
          expect(getValue(table, key)).toBe(figure >= least ? figure : 0);
        removeValues(table, (_, figure) => figure % 2 === 0);
        for (const [key, figure] of map)
          expect(getValue(table, key)).toBe(figure >= least && figure % 2 ? figure : 0);
      }),
    );
  });
});

describe("rarity", () => {
  const day = 86_400_000;
  const f = () => {
    const frequencies = newFrequencies();
    return {
      frequencies,
      count: (at: number, keys: number[], isRepeated = false) =>
        countKeysOfStory(frequencies, { lang: "en", at }, keys, {
          isNewEvent: !isRepeated,
          isKnown: () => isRepeated,
        }),
    };
  };

  it("falls with every event that has a word, rises again with time, and survives renormalising", () => {
    const { frequencies, count } = f();
    for (let i = 0; i < 50; i++) count(0, [8, 16 + 8 * i]);
    const often = rarity(frequencies, "en", 8);
    expect(often).toBeLessThan(rarity(frequencies, "en", 16));
    for (let i = 0; i < 50; i++) count(9 * day, [4096]);
    expect(rarity(frequencies, "en", 8)).toBeGreaterThan(often);
    const before = rarity(frequencies, "en", 4096);
    renormalise(frequencies);
    expect(rarity(frequencies, "en", 4096)).toBeCloseTo(before, 5);
  });

  it("counts events: a word that one event repeats stays rare, one of many events becomes common", () => {
    const [oneEvent, manyEvents] = [f(), f()];
    for (let i = 0; i < 30; i++) {
      oneEvent.count(0, [8], i > 0);
      manyEvents.count(0, [8]);
    }
    const repeated = rarity(oneEvent.frequencies, "en", 8);
    expect(repeated).toBeGreaterThan(0.65);
    expect(rarity(manyEvents.frequencies, "en", 8)).toBeLessThan(repeated - 0.2);
  });
});

it("reads terms with words of one letter, long ones, and groups of states", () => {
  const keysOf = (lang: string, text: string) => {
    const tokens = tokensOf(text);
    return tokens.flatMap((_, i) => termsAt(vocabulary(), lang, tokens, i).map(({ key }) => key));
  };
  expect(keysOf("fr", "devant la cour d’appel")).toContain(keyOf("concept", "appeal"));
  expect(keysOf("cs", "hlasování o důvěře vládě")).toContain(keyOf("concept", "no_confidence"));
  expect(keysOf("de", "Streit um den Schwangerschaftsabbruch")).toContain(
    keyOf("concept", "abortion"),
  );
  for (const [lang, text] of [
    ["en", "leaders of the G7 meet"],
    ["bg", "срещата на Г-7"],
  ] as const)
    expect(keysOf(lang, text)).toContain(keyOf("institution", "g7"));
  expect(keysOf("en", "7 killed, G70 closed")).toEqual([keyOf("concept", "dead")]);
});

describe("names of states", () => {
  const statesOf = (lang: string, text: string): number[] => {
    const tokens = tokensOf(text);
    return tokens.flatMap((_, i) => termsAt(vocabulary(), lang, tokens, i).map(({ key }) => key));
  };

  it.each([
    ["de", "CH", "in der Schweiz, schweizerische Züge", "schwere Schäden, die Schwester schweigt"],
    ["de", "SE", "Schweden, schwedische Wälder", "schwer, Schweizer"],
    ["en", "IN", "India, an Indian poet", "Indiana, indicted"],
    ["en", "FR", "France, French wine", "Frank says, Francis, franchise"],
    ["en", "GR", "Greece, Greek islands", "Green party, greetings"],
    ["en", "RO", "Romania, Romanian", "Roman wall, romantic"],
    ["en", "CL", "Chile, Chilean", "Chilling words"],
    ["pl", "DE", "Niemcy, niemiecki", "niemal, niemowlę"],
    ["pl", "SK", "Słowacja, słowacki", "słowa, słowem"],
    ["pl", "QA", "Katar, w Katarze", "katastrofa, Katarzyna"],
    ["pl", "DK", "Dania, w Danii, duński", "Daniel, danina, danie główne"],
    ["pl", "QA", "Katar gra, w Katarze", "mam katar, Katalog"],
    ["pl", "CN", "prezydent Chin, chińskie auta", "chinina"],
    ["fr", "IN", "l’Inde, indienne", "index, indemnité"],
    ["fr", "SD", "au Soudan, soudanais", "soudain"],
    ["es", "TN", "Túnez, tunecino", "túnel"],
    ["pt", "CH", "Suíça, suíço", "suicídio"],
    ["pt", "RS", "Sérvia", "serviço"],
    ["nl", "RS", "Servië", "service"],
    ["et", "SY", "Süürias", "suur"],
    ["lv", "PL", "Polijas", "politika"],
    ["hr", "SY", "Sirije, sirijski", "širi"],
    ["hu", "CN", "Kínában, kínai", "kínál"],
    ["it", "MT", "Malta, maltese", "maltempo"],
    ["it", "FR", "Francia, francesi", "Papa Francesco"],
    ["it", "RU", "Russia, russe", "russare"],
    ["fr", "CH", "la Suisse, suisses", "je suis"],
    ["fr", "CN", "la Chine, chinois", "chiner"],
    ["es", "FR", "Francia, francesa", "Francesca, Francisco"],
    ["es", "CN", "China, chino", "chinche"],
    ["it", "ES", "Spagna, spagnolo", "spaghetti"],
    ["it", "MX", "Messico, messicano", "Messi, messinscena"],
    ["de", "TR", "die Türkei, türkische Armee", "Turkmenen"],
    ["de", "PL", "Polen, polnische Grenze", "Polemik"],
    ["de", "CA", "Kanada, kanadische Wälder", "der Kanal"],
    ["en", "AL", "Albania, Albanian", "Albanese, Albany"],
    ["nl", "ES", "Spanje, spaans", "spanning"],
    ["fi", "PL", "Puolan raja, puolalainen", "puolue, puolesta"],
    ["fi", "CN", "Kiinassa, kiinalaiset", "kiinni, kiinnostaa"],
  ])("%s: %s is %s, not %s", (lang, code, texts, others) => {
    const key = keyOf("place", code);
    for (const text of texts.split(", ")) expect(statesOf(lang, text)).toContain(key);
    for (const text of others.split(", ")) expect(statesOf(lang, text)).not.toContain(key);
  });
});

describe("what a new site knows", () => {
  it("is that the president of the United States is in the news every day, however he is spelt", () => {
    const known = firstFrequencies();
    for (const [lang, name] of [
      ["en", "Trump"],
      ["pl", "Trumpa"],
      ["el", "Τραμπ"],
    ] as const) {
      for (const key of nameKeys(lang, name)) expect(rarity(known, lang, key)).toBeLessThan(0.6);
      for (const key of nameKeys(lang, "Merovig")) expect(rarity(known, lang, key)).toBe(1);
    }
    const stem = (word: string) => keyOf("stem", word.slice(0, 5), "en");
    expect(rarity(known, "en", stem("trump"))).toBeLessThan(0.6);
    expect(rarity(known, "en", stem("trampled"))).toBe(1);
    for (const code of ["UA", "RU"]) {
      expect(rarity(known, "de", keyOf("place", code))).toBeLessThan(1);
    }
  });
});

describe("what stories teach about words", () => {
  it("is which of them are names, by how they are written in mid-sentence", () => {
    const capitals = newCapitalisation();
    for (let i = 0; i < 3; i++)
      learnCapitalisation(
        capitals,
        "en",
        "He said the Rekord was near. Rekord makers met in TOWN again",
      );
    expect(isUsuallyCapitalised(capitals, "en", "rekord")).toBe(true);
    expect(isUsuallyCapitalised(capitals, "en", "near")).toBe(false);
    expect(isUsuallyCapitalised(capitals, "en", "town")).toBeNull();
    expect(isUsuallyCapitalised(capitals, "pl", "rekord")).toBeNull();
  });

  it("is the names of an outlet's series, which it writes on several days", () => {
    const series = newSeries();
    const day = 86_400_000;
    const title = (rest: string) => tokensOf(`The Harbour view on ${rest}`);
    for (const hours of [0, 1, 2]) learnSeries(series, "harbour", title("cod"), hours * 3_600_000);
    expect(seriesWordsOf(series, "harbour", title("ferries")).size).toBe(0);
    learnSeries(series, "harbour", title("herring"), day);
    expect([...seriesWordsOf(series, "harbour", title("ferries"))]).toEqual([0, 1, 2, 3]);
    expect(seriesWordsOf(series, "other", title("ferries")).size).toBe(0);
    pruneSeries(series, 20 * day);
    expect(seriesWordsOf(series, "harbour", title("ferries")).size).toBe(0);
  });

  it("gives a name one stem in every case and language", () => {
    const stems = [
      nameStem("pl", "Zełenskiego"),
      nameStem("en", "Zelenskyy"),
      nameStem("de", "Selenskyj"),
      nameStem("cs", "Zelenského"),
    ];
    expect(new Set(stems)).toEqual(new Set(["selensk"]));
  });
});

describe("vectors", () => {
  const vectors = fc
    .uniqueArray(
      fc.record({
        key: fc.integer({ min: 1, max: 60 }).map((n) => n * 8),
        count: fc.integer({ min: 1, max: 4 }),
        position: fc.integer({ min: 0, max: 90 }),
        name: fc.constantFrom(0 as const, 1 as const, 2 as const),
      }),
      { minLength: 1, selector: (o) => o.key },
    )
    .map((all) => vectorOf(new Map(all.map(({ key, ...o }) => [key, o])), () => 0.8, 1, 20));

  it("have the same cosine in both directions, at most that with themselves", () => {
    fc.assert(
      fc.property(vectors, vectors, (a: Vector, b: Vector) => {
        expect(cosineOf(a, b)).toBeCloseTo(cosineOf(b, a), 5);
        expect(cosineOf(a, a)).toBeCloseTo(1, 5);
        expect(cosineOf(a, b)).toBeLessThanOrEqual(1.00001);
      }),
    );
  });

  it("have the same overlap from either side, and no more without a name than in all", () => {
    fc.assert(
      fc.property(vectors, vectors, (a: Vector, b: Vector) => {
        const there = compareMonolingual(a, b);
        const back = compareMonolingual(b, a);
        expect(there.distinctiveKeys).toBe(back.distinctiveKeys);
        expect(there.rarity).toBeCloseTo(back.rarity, 5);
        expect(there.cosine).toBeCloseTo(cosineOf(a, b), 5);
        expect(there.rarityWithoutName).toBeLessThanOrEqual(there.rarity + 1e-9);
        expect(there.cosineWithoutName).toBeLessThanOrEqual(there.cosine + 1e-9);
      }),
    );
  });

  it("share nothing without the name if they share its words only", () => {
    const vectorWith = (...words: [number, number, 0 | 1 | 2][]) =>
      vectorOf(
        new Map(words.map(([key, position, name]) => [key * 8, { count: 2, position, name }])),
        () => 0.9,
        1,
        20,
      );
    const first = vectorWith([1, 0, 2], [2, 1, 1], [3, 4, 0]);
    expect(compareMonolingual(first, vectorWith([1, 5, 1], [2, 6, 1], [4, 9, 0]))).toMatchObject({
      distinctiveKeys: 2,
      rarityWithoutName: 0,
    });
    const more = compareMonolingual(first, vectorWith([1, 5, 1], [2, 6, 1], [3, 9, 0]));
    expect(more.rarityWithoutName).toBeCloseTo(0.9 ** 3, 5);
  });
});

describe("a number", () => {
  const termsIn = (year: number) =>
    sharedTermsOf(
      { lang: "en", at: Date.UTC(year, 5), title: "Ronsund 2016 2026 2035", excerpt: "" },
      vocabulary(),
    );
  const counted = (year: number) =>
    ["2016", "2026", "2035"].filter((n) => termsIn(year).has(keyOf("number", n)));

  it("counts unless it is a year around the story's", () => {
    expect(counted(2026)).toEqual(["2035"]);
    expect(counted(2036)).toEqual(["2016"]);
  });
});

describe("an update", () => {
  const text =
    "Eleven waggons left the rails between Krichim and Stamboliyski this morning and nobody was hurt";
  const first = {
    id: 1,
    lang: "en",
    country: "BG",
    states: ["BG"],
    publisher: "a",
    at: 0,
    title: "Train derails",
    excerpt: text,
  };

  it("is of the same publisher, and hardly changed", () => {
    expect(isUpdate(first, { ...first, id: 2, title: "Freight train derails" })).toBe(true);
    expect(isUpdate(first, { ...first, id: 2, publisher: "b" })).toBe(false);
    expect(
      isUpdate(first, {
        ...first,
        id: 2,
        excerpt: `${text.slice(0, 40)} after a storm broke trees`,
      }),
    ).toBe(false);
  });
});

describe("a title", () => {
  it("has no quality as a headline if it is a ticker, a video or a column", () => {
    const qualityOf = (lang: string) => (title: string) => headlineQuality({ title, lang });
    const english = [
      "Live: storm over Kiel",
      "Storm over Kiel: live blog",
      "Live – storm over Kiel",
      "LIVE— Storm hits Kiel and Talvik",
      "Live–Storm hits Kiel and Talvik",
    ];
    const german = ["Newsblog: der Tag", "Kommentar: Es reicht", "Analyse | Was der Sturm kostet"];
    const others = [
      ["es", "Vídeo: la tormenta"],
      ["fr", "Tribune : la tempête de Kiel"],
      ["cs", "Online: bouře nad Kielem"],
      ["mt", "In direct: il-maltempata fuq Kiel"],
      ["fi", "Seuraa myrskyä Kielissä"],
      ["da", "Følg stormen over Kiel"],
    ] as const;
    expect([
      ...english.map(qualityOf("en")),
      ...german.map(qualityOf("de")),
      ...others.map(([lang, title]) => headlineQuality({ title, lang })),
    ]).toEqual(Array(14).fill(0));
    const news = "Pensioners who live in Kiel are leaving their flooded homes";
    expect(qualityOf("en")(news)).toBe(1);
    expect(qualityOf("en")("Storm over Kiel")).toBe(0.85);
  });

  it.each([
    ["en", "Ronsund holds live-fire drills off its northern coast"],
    ["en", "Ronsund and Talvik in direct talks on the harbour"],
    ["en", "Rules for shops online: Ronsund agrees on a fine"],
    ["en", "Ronsund Tribune: owner sells the newspaper to Talvik"],
    ["de", "Online-Händler Talvi zahlt Strafe in Ronsund"],
    ["de", "Direkt-Verkauf am Hafen von Ronsund verboten"],
    ["de", "Video-Beweis entscheidet über den Hafen von Ronsund"],
    ["de", "Analyse-Firma Talvi meldet Insolvenz an"],
    ["da", "Regeringen følger forslaget om havnen i Ronsund"],
    ["fi", "Seuraava kokous Ronsundin satamasta pidetään perjantaina"],
  ])("has its quality where a word only looks like a label: %s %s", (lang, title) => {
    expect(headlineQuality({ title, lang })).toBeGreaterThan(0.8);
  });
});
