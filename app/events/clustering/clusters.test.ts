import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hourMs } from "#platform/duration.ts";
import { clusterIdOf } from "../../../bench/cluster-scores.ts";
import {
  assignStory,
  type Clusters,
  forgetBefore,
  isolateStory,
  leadStoryOf,
  learnFrequencies,
  membersOf,
  newClusters,
  removeStory,
  restoreStory,
  type StoryInput,
  setClusterId,
  setOverride,
} from "./clusters.ts";

const streamStart = Date.UTC(2026, 10, 20);
const subjects = [
  [
    "Quake shakes Sulawesi island",
    "A quake of 7.5 killed 384 people in Palu on Sulawesi, Indonesia",
  ],
  [
    "Erdbeben erschüttert Sulawesi",
    "Das Erdbeben der Stärke 7.5 tötete 384 Menschen in Palu, Indonesien",
  ],
  [
    "Trzęsienie ziemi na Sulawesi",
    "Trzęsienie ziemi o sile 7.5 zabiło 384 osoby w Palu w Indonezji",
  ],
  [
    "Ministers resign in Warsaw over budget",
    "Four ministers left the Polish government of Kowalski",
  ],
  [
    "Minister treten in Warschau zurück",
    "Vier Minister verließen die polnische Regierung von Kowalski",
  ],
  [
    "Storm Bettina floods Hamburg harbour",
    "Storm Bettina pushed water of 4.2 metres into Hamburg's streets",
  ],
  [
    "Sturm Bettina überschwemmt Hamburg",
    "Sturm Bettina drückte das Wasser 4.2 Meter hoch in Hamburgs Straßen",
  ],
  [
    "Rail strike stops trains in Lyon",
    "Drivers in Lyon ended work at 17 stations, the union Solid said",
  ],
  [
    "Museum in Ghent finds lost painting",
    "A Rubens was found behind a wall of the museum in Ghent",
  ],
] as const;
const langs = ["en", "de", "pl", "en", "de", "en", "de", "en", "en"] as const;

/** A story on one of nine subjects, with a different ending for each `variant`. */
function storyOn(
  id: number,
  subject: number,
  variant = 0,
  at = streamStart + id * 600_000,
): StoryInput {
  const [title = "", excerpt = ""] = subjects[subject] ?? [];
  const extra = ["", " 23 hurt", " late on Monday", " as the mayor Petersen said"][variant] ?? "";
  const lang = langs[subject] ?? "en";
  return {
    id,
    lang,
    country: "DE",
    states: [],
    publisher: `o${id % 5}`,
    at,
    title,
    excerpt: excerpt + extra,
  };
}

/** Stories in the order of arrival, of up to four variants each. */
const streams = fc
  .array(fc.tuple(fc.nat(8), fc.nat(3), fc.nat(5 * hourMs)), { minLength: 2, maxLength: 40 })
  .map((all) => {
    let at = streamStart;
    return all.map(([subject, variant, gap], i) => {
      at += gap;
      return storyOn(i + 1, subject, variant, at);
    });
  });

/** Which stories share a cluster, whatever it is called. */
function partition(c: Clusters, ids: number[]): number[][] {
  const clusterIds = new Map<number | null, number[]>();
  for (const id of ids) {
    const clusterId = clusterIdOf(c, id);
    clusterIds.set(clusterId, [...(clusterIds.get(clusterId) ?? []), id]);
  }
  return [...clusterIds.values()]
    .map((g) => g.sort((a, b) => a - b))
    .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
}

const idsOf = (stories: StoryInput[]) => stories.map((r) => r.id);

function placeAll(stories: StoryInput[]): Clusters {
  const c = newClusters();
  for (const r of stories) assignStory(c, r);
  return c;
}

describe("assigning", () => {
  it("clusters stories of one event in one language and across languages, and leaves others alone", () => {
    const c = newClusters();
    const stories = subjects.map((_, i) => storyOn(i + 1, i));
    for (const r of stories) learnFrequencies(c, r);
    for (const r of stories) assignStory(c, r);
    expect(partition(c, idsOf(stories))).toEqual([[1, 2, 3], [4, 5], [6, 7], [8], [9]]);
  });

  it("keeps a new site's first stories apart that have but a name of every day in common", () => {
    const titles = [
      [
        "Trump mocks actor",
        "US President Donald Trump mocked an actor who became a citizen of France",
      ],
      ["Trump wants an arch", "Donald Trump plans a triumphal arch of stone beside the river"],
      ["Trump vetoes water bill", "President Donald Trump stopped money for pipes in Colorado"],
    ];
    const stories = titles.map(([title = "", excerpt = ""], i) => ({
      ...storyOn(i + 1, 3),
      title,
      excerpt,
    }));
    const c = placeAll(stories);
    expect(partition(c, idsOf(stories))).toEqual([[1], [2], [3]]);
  });

  it("returns the cluster, its size before, and what was merged", () => {
    const c = newClusters();
    expect(assignStory(c, storyOn(1, 0))).toEqual({ clusterId: -1, membersBefore: 0, merged: [] });
    expect(assignStory(c, storyOn(2, 0))).toEqual({ clusterId: -1, membersBefore: 1, merged: [] });
    setClusterId(c, -1, 50);
    expect(assignStory(c, storyOn(3, 0))).toEqual({ clusterId: 50, membersBefore: 2, merged: [] });
    expect(membersOf(c, 50)).toEqual([1, 2, 3]);
  });

  it("joins no cluster without a story within the window", () => {
    const c = placeAll([storyOn(1, 0)]);
    expect(assignStory(c, storyOn(2, 0, 0, streamStart + 60 * hourMs)).membersBefore).toBe(0);
  });

  it("gives the same clusters for the same stream, and restores to the same decisions", () => {
    fc.assert(
      fc.property(streams, fc.nat(40), (stories, cut) => {
        const whole = placeAll(stories);
        const before = stories.slice(0, cut);
        const first = placeAll(before);
        const restored = newClusters();
        for (const r of before) restoreStory(restored, r, (clusterIdOf(first, r.id) ?? 0) + 1000);
        for (const r of stories.slice(cut)) assignStory(restored, r);
        expect(partition(restored, idsOf(stories))).toEqual(partition(whole, idsOf(stories)));
      }),
      { numRuns: 60 },
    );
  });

  it("keeps every story in one cluster, whatever was removed or isolated", () => {
    fc.assert(
      fc.property(streams, fc.array(fc.nat(40), { maxLength: 6 }), (stories, gone) => {
        const c = placeAll(stories);
        for (const [i, id] of gone.entries()) i % 2 ? removeStory(c, id) : isolateStory(c, id);
        for (const r of stories) {
          const clusterId = clusterIdOf(c, r.id);
          if (clusterId !== null) expect(membersOf(c, clusterId)).toContain(r.id);
        }
        const clusterIds = new Set(
          stories.map((r) => clusterIdOf(c, r.id)).filter((g) => g !== null),
        );
        const members = [...clusterIds].flatMap((g) => membersOf(c, g));
        expect(new Set(members).size).toBe(members.length);
      }),
      { numRuns: 40 },
    );
  });
});

describe("a name in the title alone", () => {
  /** Everyday news of a language, so that it is known which words are common. */
  const everyday = [
    "Council votes on the new bus lanes of the city",
    "Farmers ask for help after the dry summer",
    "Schools open later because of the frost",
    "Police look for witnesses of a car theft",
  ].map((title, i) => ({
    ...storyOn(500 + i, 0),
    title,
    excerpt: `${title}, it was said on Monday`,
  }));

  const clusterCount = (lang: string, texts: [title: string, excerpt: string][]) => {
    const c = newClusters();
    for (const r of everyday) assignStory(c, r);
    for (const [i, [title, excerpt]] of texts.entries())
      assignStory(c, { ...storyOn(i + 1, 0), lang, title, excerpt, publisher: `outlet ${i}` });
    return partition(
      c,
      texts.map((_, i) => i + 1),
    ).length;
  };

  it.each([
    [
      "of a person",
      "en",
      [
        [
          "Oskar Lindqvist opens the harbour museum",
          "The exhibition shows ships of three centuries",
        ],
        [
          "Oskar Lindqvist under pressure over taxes",
          "Critics say that pensions will shrink again",
        ],
      ],
    ],
    [
      "of an institution",
      "pl",
      [
        ["ZUS wypłaci emerytury wcześniej", "Pieniądze trafią na konta przed świętami"],
        ["Pożar w budynku ZUS w Kielcach", "Strażacy gasili dach przez cztery godziny"],
      ],
    ],
    [
      "of an office",
      "pl",
      [
        ["Premier o umowie z rolnikami", "Szef rządu mówił o dopłatach do zboża"],
        ["Premier w szpitalu po upadku z roweru", "Lekarze badali go przez dwie godziny"],
      ],
    ],
  ] as [string, string, [string, string][]][])("%s joins nothing", (_, lang, texts) => {
    expect(clusterCount(lang, texts)).toBe(2);
  });

  it("of a series joins nothing, once its publisher has written it on other days", () => {
    const c = newClusters();
    const day = 24 * hourMs;
    const piece = (id: number, at: number, about: string, excerpt: string): StoryInput => {
      const title = `The Harbour view on ${about}`;
      return { ...storyOn(id, 0, 0, at), lang: "en", publisher: "harbour", title, excerpt };
    };
    for (const r of everyday) assignStory(c, r);
    assignStory(c, piece(1, streamStart - 2 * day, "cod", "Nets came back empty this winter"));
    assignStory(c, piece(2, streamStart - day, "lighthouses", "Keepers left the towers long ago"));
    assignStory(c, piece(3, streamStart, "river ferries", "Boats once carried thousands each day"));
    assignStory(
      c,
      piece(4, streamStart + hourMs, "school meals", "Children eat better when it is free"),
    );
    expect(clusterIdOf(c, 3)).not.toBe(clusterIdOf(c, 4));
  });

  it("joins if the stories have more in common than the name", () => {
    const museum = [
      ["Oskar Lindqvist opens the harbour museum", "The exhibition shows ships of three centuries"],
      ["Harbour museum opened by Oskar Lindqvist", "Three centuries of ships in one exhibition"],
    ] as [string, string][];
    expect(clusterCount("en", museum)).toBe(1);
  });
});

describe("a story about another state", () => {
  /** Whether a church's fire joins the bar's fire of that night, if it is about these states. */
  const joins = (states: string[]): boolean => {
    const c = newClusters();
    const fires: [string, string][] = [
      ["Bar on fire at New Year’s party", "Flames spread through the bar, and guests fled"],
      ["Guests flee flames at New Year’s party", "The bar was on fire within seconds"],
      ["Many hurt as bar is on fire at New Year", "Flames spread within seconds, guests say"],
    ];
    for (const [n, [title, excerpt]] of fires.entries())
      assignStory(c, { ...storyOn(n + 1, 0), title, excerpt, states: ["CH"] });
    const church = {
      title: "Church burns at New Year’s party",
      excerpt: "Flames: the tower fell before noon",
    };
    assignStory(c, { ...storyOn(9, 0), ...church, states });
    return clusterIdOf(c, 9) === clusterIdOf(c, 1);
  };

  it("joins a cluster about the same state or if its states are unknown, but none about another state", () => {
    expect([["CH"], [], ["NL", "CH"], ["NL"]].map(joins)).toEqual([true, true, true, false]);
  });
});

describe("an editor's override", () => {
  it("keeps stories apart when they are assigned, and when their clusters would merge", () => {
    fc.assert(
      fc.property(streams, fc.nat(39), fc.nat(39), (stories, a, b) => {
        const [one, other] = [stories[a % stories.length], stories[b % stories.length]];
        if (!one || !other || one.id === other.id) return;
        const c = newClusters();
        for (const r of stories)
          assignStory(c, r, r.id === one.id ? { without: [other.id] } : undefined);
        expect(clusterIdOf(c, one.id)).not.toBe(clusterIdOf(c, other.id));
      }),
      { numRuns: 60 },
    );
  });

  it("puts together what the clustering keeps apart, in whatever order they come", () => {
    fc.assert(
      fc.property(streams, fc.nat(39), fc.nat(39), (stories, a, b) => {
        const [one, other] = [stories[a % stories.length], stories[b % stories.length]];
        if (!one || !other || one.id === other.id) return;
        const c = newClusters();
        for (const r of stories)
          assignStory(c, r, r.id === one.id ? { with: [other.id] } : undefined);
        expect(clusterIdOf(c, one.id)).toBe(clusterIdOf(c, other.id));
      }),
      { numRuns: 60 },
    );
  });

  it("holds after the stories were restored", () => {
    const c = newClusters();
    restoreStory(c, storyOn(1, 0), 7, { without: [2] });
    restoreStory(c, storyOn(3, 5), 8);
    expect(assignStory(c, storyOn(2, 0)).clusterId).not.toBe(7);
    setOverride(c, 4, { with: [3] });
    expect(assignStory(c, storyOn(4, 8)).clusterId).toBe(8);
  });

  it("isolates a story, and leaves the id of its cluster", () => {
    const c = newClusters();
    restoreStory(c, storyOn(1, 0), 7);
    restoreStory(c, storyOn(2, 5), 7);
    const alone = isolateStory(c, 2);
    expect(alone).toBeLessThan(0);
    expect(membersOf(c, 7)).toEqual([1]);
    expect(clusterIdOf(c, 2)).toBe(alone);
    expect(() => setClusterId(c, alone ?? 0, 7)).toThrow("There is a cluster 7 already");
  });
});

describe("memory", () => {
  it("forgets stories that no story can join any more, and finds the rest as before", () => {
    const stories = [storyOn(1, 0), storyOn(2, 5), storyOn(3, 5, 0, streamStart + 50 * hourMs)];
    const c = placeAll(stories);
    forgetBefore(c, streamStart + 40 * hourMs);
    expect([1, 2, 3].map((id) => clusterIdOf(c, id) !== null)).toEqual([false, false, true]);
    expect(assignStory(c, storyOn(4, 6, 0, streamStart + 51 * hourMs)).clusterId).toBe(
      clusterIdOf(c, 3),
    );
  });
});

describe("a lead story", () => {
  it("is the most similar to the others in its language, and no ticker if there is another", () => {
    const c = newClusters();
    const ticker = { ...storyOn(1, 5), title: "Live: Storm Bettina floods Hamburg harbour" };
    restoreStory(c, ticker, 3);
    expect(leadStoryOf(c, 3)).toBe(1);
    restoreStory(c, storyOn(2, 5, 3), 3);
    restoreStory(c, storyOn(3, 6), 3);
    expect(leadStoryOf(c, 3)).toBe(2);
    expect(leadStoryOf(c, 3, "de")).toBe(3);
    expect(leadStoryOf(c, 3, "fr")).toBeNull();
    expect(leadStoryOf(c, 99)).toBeNull();
  });
});
