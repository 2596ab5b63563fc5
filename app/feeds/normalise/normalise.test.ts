import { describe, expect, test } from "vitest";
import type { RawFeed, RawItem } from "../feed.ts";
import { normalise } from "./normalise.server.ts";
import { isPicture } from "./picture.ts";

const now = new Date("2026-11-21T12:00:00Z");
const source = { country: "IE", language: "en", kind: "news", excerptLimit: 300 };

const blank: RawItem = {
  id: null,
  title: "The lock opens",
  link: "https://a.example/1",
  summary: null,
  content: null,
  published: "2026-03-02T08:00:00Z",
  updated: null,
  authors: [],
  categories: [],
  lang: null,
  image: null,
  rights: [],
  media: [],
  comments: null,
  episode: null,
  texts: null,
  isLive: false,
};
const feedOf = (items: Partial<RawItem>[], rest: Partial<RawFeed> = {}): RawFeed => ({
  format: "rss",
  encoding: "utf-8",
  title: "A",
  description: null,
  homepage: "https://a.example/",
  lang: "en",
  image: null,
  author: null,
  categories: [],
  rights: [],
  problems: [],
  ...rest,
  items: items.map((item) => ({ ...blank, ...item })),
});
const draftsOf = (items: Partial<RawItem>[], at = now) =>
  normalise(feedOf(items), { source, now: at }).items;
const draftOf = (item: Partial<RawItem>, at = now) => {
  const [draft] = draftsOf([item], at);
  if (!draft) throw new Error("no draft");
  return draft;
};

describe("identity", () => {
  test("guid first, then the link; title and day only without both", () => {
    expect(draftOf({ id: "x" }).identities).toEqual(["g:x", "l:a.example/1"]);
    expect(draftOf({}).identities).toEqual(["l:a.example/1"]);
    const [key] = draftOf({ link: null }).identities;
    expect(key).toMatch(/^t:/);
    expect(draftOf({ link: null, title: "THE LOCK, opens!" }).identities).toEqual([key]);
    expect(draftOf({ link: null, published: "2026-03-03" }).identities).not.toEqual([key]);
  });

  test("one article at two addresses has its title and day in common", () => {
    const article = { title: "Harbour board of Ronsund resigns after the flood", summary: "Gone." };
    const [first, second] = draftsOf([
      { ...article, id: "1", link: "https://a.example/home/1" },
      { ...article, id: "2", link: "https://a.example/money/1", summary: "All of it." },
    ]);
    expect(second?.identities.at(-1)).toMatch(/^t:/);
    expect(second?.identities.at(-1)).toBe(first?.identities.at(-1));
    const nextDay = draftOf({ ...article, published: "2026-03-03" });
    expect(nextDay.identities.at(-1)).not.toBe(first?.identities.at(-1));
  });

  test("one article under two titles has its text, day and a word in common", () => {
    const text =
      "The board of the harbour left at noon on Monday, and nobody in the town knows who follows.";
    const keyOf = (title: string, summary = text) =>
      draftOf({ title, summary }).identities.find((key) => key.startsWith("x:"));
    expect(keyOf("Harbourmaster resigns")).toBeDefined();
    expect(keyOf("Harbourmaster resigns")).toBe(keyOf("The harbourmaster has resigned"));
    expect(keyOf("Harbourmaster resigns")).not.toBe(keyOf("Waterworks to close"));
    expect(keyOf("Harbourmaster resigns")).not.toBe(keyOf("Harbourmaster resigns", `A ${text}`));
    expect(keyOf("Harbourmaster resigns", "Gone.")).toBeUndefined();
  });

  test("an item without a date keeps its key from one day to the next", () => {
    const item = { link: null, published: null };
    const tomorrow = new Date("2026-11-22T12:00:00Z");
    expect(draftOf(item).identities).toEqual(draftOf(item, tomorrow).identities);
    expect(draftOf(item).contentHash).toBe(draftOf(item, tomorrow).contentHash);
  });

  test("what several items share names none of them", () => {
    const home = { link: "https://a.example/" };
    const drafts = draftsOf([
      { ...home, id: "same", title: "One" },
      { ...home, id: "other", title: "Two" },
      { id: "same", title: "Three", link: "https://a.example/3" },
    ]);
    const [first, second, third] = drafts.map(({ identities }) => identities);
    expect(first).toEqual([expect.stringMatching(/^t:/)]);
    expect(second).toEqual(["g:other"]);
    expect(third).toEqual(["l:a.example/3"]);
  });

  test("an overlong guid becomes a short key", () => {
    expect(draftOf({ id: "x".repeat(5000) }).identities[0]?.length).toBeLessThan(60);
  });
});

describe("letters that a wrong encoding destroyed", () => {
  const whole = "The board of the harbour left at noon on Monday.";
  test.each([
    [`${whole} Samochďż˝d stoi.`, whole],
    [`${whole} The cafï¿½ is shut.`, whole],
    ["Samochďż˝d stoi. Nobody knows why it is still there.", ""],
    ["Gone. Samochďż˝d stoi.", ""],
  ])("end the excerpt before their sentence: %s", (summary, excerpt) => {
    expect(draftOf({ summary }).excerpt).toBe(excerpt);
  });
});

describe("hashes", () => {
  test("the content hash changes exactly with what a reader sees", () => {
    const { contentHash } = draftOf({ id: "x", summary: "<p>Gates &amp; water</p>" });
    expect(draftOf({ id: "y", summary: "Gates & water" }).contentHash).toBe(contentHash);
    expect(draftOf({ summary: "Gates" }).contentHash).not.toBe(contentHash);
    expect(draftOf({ summary: "Gates & water", authors: ["Ada"] }).contentHash).not.toBe(
      contentHash,
    );
  });

  test("wire copy is the same under another headline and without its dateline", () => {
    const copy =
      "Dublin port will open a second lock in spring after six years of work, the harbour board said on Monday, adding that ferries would be given priority over freight until summer.";
    const ours = draftOf({ summary: `DUBLIN (Agency) - ${copy}` }).wireHash;
    const theirs = draftOf({
      title: "New lock",
      summary: `<p>${copy} More to follow.</p>`,
    }).wireHash;
    expect(ours).toBe(theirs);
    expect(ours).not.toBeNull();
    expect(draftOf({ summary: "Too short to tell." }).wireHash).toBeNull();
  });
});

describe("dates", () => {
  test("the future is clamped to now, a missing date is now", () => {
    expect(draftOf({ published: "2027-01-01" }).publishedAt).toEqual(now);
    expect(draftOf({ published: null }).publishedAt).toEqual(now);
    expect(draftOf({ published: "soon", updated: "2026-02-01" }).publishedAt).toEqual(
      new Date("2026-02-01"),
    );
  });
});

describe("pictures", () => {
  test("the feed's own, else the first in the text that shows something", () => {
    const own = {
      url: "https://a.example/own.jpg",
      width: 800,
      height: 600,
      alt: "Own &amp; fine",
      rights: [],
      credit: null,
    };
    const html = `<img src="https://t.example/pixel.gif"><img src="data:image/png;base64,AA" data-src="/late.jpg" alt="Late">`;
    expect(draftOf({ image: own, summary: html }).image).toEqual({
      url: own.url,
      width: 800,
      height: 600,
      alt: "Own & fine",
    });
    expect(draftOf({ summary: html }).image).toMatchObject({
      url: "https://a.example/late.jpg",
      alt: "Late",
    });
    expect(draftOf({ image: { ...own, width: 1, height: 1 } }).image).toBeNull();
    expect(draftOf({ image: { ...own, url: "javascript:x" } }).image).toBeNull();
  });
});

test.each([
  ["google-pixel-10-review.jpg", 1200, true],
  ["2026/counter-protest-london.jpg", 1200, true],
  ["google-pixel-10.gif", null, false],
  ["pixel.gif", 1200, false],
  ["tracking/7.gif?a=1", 1200, false],
  ["i?type=pixel&a=1", 1200, false],
])("whether %s of the width %j shows something", (path, width, shows) => {
  expect(isPicture({ url: `https://a.example/${path}`, width, height: null })).toBe(shows);
});

describe("a picture's licence", () => {
  const by = "https://creativecommons.org/licenses/by/4.0/";
  const nc = "https://creativecommons.org/licenses/by-nc/4.0/";
  const image = {
    url: "https://a.example/own.jpg",
    width: 800,
    height: 600,
    alt: null,
    rights: [],
    credit: null,
  };
  const ofFeed = (item: Partial<RawItem>, rights: string[], kind = "institution") =>
    normalise(feedOf([item], { rights }), { source: { ...source, kind }, now }).items[0]?.image
      ?.licence;

  test("is the nearest that the feed states, with whom it names, else the item's authors", () => {
    const authors = ["Ann Roe"];
    expect(ofFeed({ image, authors }, [by])).toEqual({
      licence: "CC BY 4.0",
      url: by,
      open: true,
      credit: "Ann Roe",
    });
    expect(ofFeed({ image: { ...image, credit: "Bo <b>Lock</b>" }, authors }, [by])).toMatchObject({
      credit: "Bo Lock",
    });
    expect(ofFeed({ image }, [by])).toMatchObject({ credit: null });
    expect(ofFeed({ image: { ...image, rights: [nc] } }, [by])).toMatchObject({ open: false });
    expect(ofFeed({ image, rights: ["© An agency"] }, [by])).toBeUndefined();
    expect(ofFeed({ image }, [])).toBeUndefined();
  });

  test("of a whole feed counts for institutions, not for newspapers with pictures of agencies", () => {
    expect(ofFeed({ image }, [by], "news")).toBeUndefined();
    expect(ofFeed({ image, rights: [by] }, [], "news")).toMatchObject({ open: true });
  });

  test("of a picture in the text is the item's, not that of another picture", () => {
    const inText = {
      summary: '<img src="https://a.example/text.jpg">',
      image: { ...image, width: 1, height: 1, rights: [by], credit: "Bo Lock" },
    };
    expect(ofFeed(inText, [])).toBeUndefined();
    expect(ofFeed({ ...inText, rights: [by] }, [])).toMatchObject({ open: true, credit: null });
  });

  test("changes the hash, which stays as it was where none is stated", () => {
    const hashOf = (more: Partial<RawItem>) => draftOf({ image, ...more }).contentHash;
    expect(hashOf({ rights: [by] })).not.toBe(hashOf({}));
    expect(hashOf({ rights: [nc] })).not.toBe(hashOf({ rights: [by] }));
    expect(hashOf({ rights: ["© The Paper"] })).toBe(hashOf({}));
  });
});

describe("parts", () => {
  const audio = {
    url: "https://a.example/1.mp3",
    type: "audio/mpeg",
    bytes: 5,
    seconds: 60,
    width: null,
    height: null,
  };

  test("an item of a feed of sounds is an episode", () => {
    const texts = { chapters: [{ at: 0, title: "The quay" }], files: [] };
    expect(draftOf({ media: [audio], episode: 3, texts }).file).toEqual({
      ...audio,
      kind: "audio",
      episodeNumber: 3,
      texts,
    });
  });

  test("a sound beside one of many stories leaves it a story", () => {
    const drafts = draftsOf([
      { media: [audio] },
      { link: "https://a.example/2" },
      { link: "https://a.example/3" },
    ]);
    expect(drafts.map(({ file }) => file)).toEqual([null, null, null]);
    expect(drafts[0]?.media).toEqual([audio]);
  });
});

test("bylines are names, tags are words", () => {
  const draft = draftOf({
    authors: [
      "By Ada Quay",
      "mail@a.example",
      "https://a.example/ben",
      "Ben <b>Lock</b>",
      "Ada Quay",
    ],
    categories: ["Transport, Ports", "#Ports", "https://a.example/tag", "2026", "x".repeat(80)],
    comments: 7,
  });
  expect(draft).toMatchObject({
    byline: "Ada Quay, Ben Lock",
    tags: ["Transport", "Ports"],
    comments: 7,
  });
});

test.each([
  ["by Ada Quay", "Ada Quay"],
  ["BY ADA QUAY", "ADA QUAY"],
  ["von Ada Quay", "Ada Quay"],
  ["Von: Ada Quay", "Ada Quay"],
  ["Propos recueillis par Ada Quay", "Ada Quay"],
  ["Di Maio Luigi", "Di Maio Luigi"],
  ["Von der Leyen Ursula", "Von der Leyen Ursula"],
  ["von der Leyen Ursula", "von der Leyen Ursula"],
  ["Par Lagerkvist", "Par Lagerkvist"],
])("the byline of %s is %s", (author, name) => {
  expect(draftOf({ authors: [author] }).byline).toBe(name);
});

test("every item is classified by its own language and its source's country", () => {
  const [draft] = normalise(
    feedOf([
      { title: "El puerto reabre", summary: "Los barcos vuelven a salir mañana.", lang: "es" },
    ]),
    { source: { country: "ES", language: "es", kind: "news", excerptLimit: 12 }, now },
  ).items;
  expect(draft).toMatchObject({ lang: "es", excerpt: "Los barcos…" });
});

test("the outlet is not the author of its pieces", () => {
  const feed = feedOf([{ authors: ["The Lock"] }, { authors: ["The Lock", "Ada Quay"] }], {
    title: "The Lock | World",
  });
  const { items } = normalise(feed, { source, now });
  expect(items.map(({ byline }) => byline)).toEqual([null, "Ada Quay"]);
});

test("titles and texts lose what publishers add to them", () => {
  const draft = draftOf({ title: "– The lock opens… …", summary: "It opens on Monday......" });
  expect(draft).toMatchObject({ title: "The lock opens…", excerpt: "It opens on Monday…" });
});

test("numbers that cannot be meant are not known", () => {
  const sound = {
    url: "https://a.example/1.mp3",
    type: "audio/mpeg",
    bytes: 1,
    width: null,
    height: null,
  };
  const numbers = (seconds: number, count: number) => {
    const draft = draftOf({ media: [{ ...sound, seconds }], episode: count, comments: count });
    return [draft.file?.seconds, draft.file?.episodeNumber, draft.comments];
  };
  expect(numbers(604_800, 1_000_000)).toEqual([604_800, 1_000_000, 1_000_000]);
  // Milliseconds, and a day with its time.
  expect(numbers(1_609_459_200_000, 202_601_031_200)).toEqual([null, null, null]);
});
