import { describe, expect, it } from "vitest";
import { noLeanings } from "#stories/bias.ts";
import { frontCandidate } from "../../../tests/factories/front-candidates.ts";
import { type FrontCandidate, isHeldBack, isRelevantFor, rankEvents, rankRule } from "./rank.ts";

type Reader = Parameters<typeof rankEvents>[1];
const ranked = (events: FrontCandidate[], reader: Reader): FrontCandidate[] =>
  rankEvents(events, reader).map(({ event }) => event);

const now = Date.UTC(2026, 10, 23, 12);
const hoursAgo = (hours: number) => now - hours * 3_600_000;
const event = (more: Partial<FrontCandidate> = {}) => frontCandidate(now, more);
const first = (...events: FrontCandidate[]) => ranked(events, { now, languages: ["en"] })[0]?.id;

it("leads with a larger event that weighs nearly as much as a small one, unless that one breaks", () => {
  const small = event({ publishers: 4, countries: 3 });
  const larger = event({ publishers: 6, countries: 3, medianAt: hoursAgo(8) });
  const old = event({ publishers: 6, countries: 3, medianAt: hoursAgo(20) });
  expect(first(small, larger)).toBe(larger.id);
  expect(first(small, old)).toBe(small.id);
  const breaking = { ...small, breaking: true };
  expect(first(breaking, larger)).toBe(breaking.id);
  const inGreek = event({ publishers: 12, countries: 3, languages: ["el"] });
  const light = event({ publishers: 12, countries: 3, gravity: "light" });
  for (const other of [inGreek, light]) expect(first(small, other)).toBe(small.id);
  const [ofCountry] = ranked([small, larger], { now, languages: ["en"], ofCountry: true });
  expect(ofCountry?.id).toBe(small.id);
});

it.each<[string, Partial<FrontCandidate>, Partial<FrontCandidate>]>([
  ["more publishers before fewer", { publishers: 12 }, {}],
  ["more countries before fewer", { countries: 6 }, {}],
  ["more perspectives before fewer", { leanings: { ...noLeanings, left: 2, right: 3 } }, {}],
  ["newer before older", {}, { medianAt: hoursAgo(10), lastAt: hoursAgo(9) }],
  [
    "what many go on reporting before what one late story adds to",
    { medianAt: hoursAgo(3) },
    { medianAt: hoursAgo(30), lastAt: hoursAgo(0) },
  ],
  [
    "what has a story in the reader's language",
    { publishers: 4 },
    { publishers: 9, languages: ["pl"] },
  ],
  [
    "what three reported hours ago before what two report now",
    { publishers: 3, medianAt: hoursAgo(8) },
    { publishers: 2, medianAt: hoursAgo(0) },
  ],
  [
    "what outlets go on reporting before what more reported, but none for eight hours",
    { publishers: 6, medianAt: hoursAgo(10) },
    { publishers: 8, medianAt: hoursAgo(10), freshAt: hoursAgo(9) },
  ],
  [
    "what twelve reported, though they have said all, before what six go on reporting",
    { publishers: 12, medianAt: hoursAgo(10), freshAt: hoursAgo(9) },
    { publishers: 6, medianAt: hoursAgo(10) },
  ],
  ["Europe before elsewhere", { subjects: ["FR"] }, { subjects: ["XX"] }],
  ["Europe's other states before the rest", { subjects: ["XX", "UA"] }, { subjects: ["XX", "US"] }],
  ["what has a topic", { subjects: ["Energy"] }, {}],
  [
    "what others confirm before what one story says, however many report it",
    { publishers: 2, medianAt: hoursAgo(20), freshAt: hoursAgo(20) },
    { publishers: 30, countries: 9, confirmed: false },
  ],
  ["deaths and attacks before other news", { gravity: "grave" }, {}],
  ["politics in Europe before politics elsewhere", politicsIn("FR"), politicsIn("BR", "XX")],
  [
    "politics in Europe before other news of Europe",
    politicsIn("FR"),
    { subjects: ["Energy", "FR"] },
  ],
  [
    "a disaster that more report before grave politics",
    { gravity: "grave", publishers: 6, subjects: ["Energy"] },
    { gravity: "grave", ...politicsIn("FR") },
  ],
  [
    "what is told in a second country before local deaths",
    { subjects: ["Energy"], publishers: 3 },
    { subjects: ["Energy"], publishers: 3, countries: 1, gravity: "grave" },
  ],
  [
    "what outlets of two countries report before what as many of one country do",
    { subjects: ["Energy"], publishers: 3, countries: 2, medianAt: hoursAgo(8) },
    { subjects: ["Energy"], publishers: 3, countries: 1 },
  ],
  ["other news before animals and celebrities", {}, { gravity: "light" }],
  [
    "a great disaster without a topic before a lesser event with one",
    { publishers: 10 },
    { publishers: 8, subjects: ["Energy"] },
  ],
  [
    "a great event outside Europe before a lesser one in Europe",
    { ...politicsIn("BR", "XX"), publishers: 10 },
    { ...politicsIn("FR"), publishers: 7 },
  ],
  ["a report before a guide", {}, { straightNews: false }],
  ["what an editor has marked", { editorBreaking: true }, { publishers: 30 }],
  ["yesterday's great event before today's notice", big(), { publishers: 2, countries: 1 }],
])("ranks %s", (_, better, worse) => {
  const [a, b] = [event(worse), event(better)];
  expect(first(a, b)).toBe(b.id);
});

function politicsIn(...places: string[]): Partial<FrontCandidate> {
  return { subjects: ["Politics", ...places] };
}

function big(): Partial<FrontCandidate> {
  return {
    publishers: 40,
    countries: 15,
    leanings: { ...noLeanings, left: 10, center: 20, right: 10 },
    medianAt: hoursAgo(16),
    lastAt: hoursAgo(6),
  };
}

it("ranks what several large events are about before one event that as many report", () => {
  const venezuelan = (more: Partial<FrontCandidate> = {}) =>
    event({ subjects: ["Politics", "US", "VE", "XX"], publishers: 6, ...more });
  const hearing = venezuelan();
  const alone = event({ subjects: ["Politics", "US", "XX"], publishers: 6, medianAt: hoursAgo(1) });
  expect(first(alone, hearing)).toBe(alone.id);
  const earlier = venezuelan({ medianAt: hoursAgo(20) });
  expect(first(alone, hearing, earlier)).toBe(alone.id);
  expect(first(alone, hearing, earlier, venezuelan({ medianAt: hoursAgo(25) }))).toBe(hearing.id);
  const ofMarkets = venezuelan({ headlines: [{ lang: "en", title: "Shares rise after hearing" }] });
  expect(first(alone, ofMarkets, earlier, venezuelan({ medianAt: hoursAgo(25) }))).toBe(alone.id);
  const tooOldOrSmall = [{ medianAt: hoursAgo(40) }, { publishers: 4, medianAt: hoursAgo(20) }];
  expect(first(alone, hearing, earlier, ...tooOldOrSmall.map(venezuelan))).toBe(alone.id);
  // A small event of the affair gains nothing.
  const [said, other] = [venezuelan, event].map((make, n) =>
    make({ publishers: 4, medianAt: hoursAgo(2 - n), subjects: ["Politics", "US", "VE", "XX"] }),
  );
  const large = [hearing, earlier, venezuelan({ medianAt: hoursAgo(25) })];
  const small = { ...other, subjects: ["Politics", "US", "XX"] } as FrontCandidate;
  const order = ranked([...large, small, said as FrontCandidate], { now, languages: null });
  expect(order.indexOf(small)).toBeLessThan(order.indexOf(said as FrontCandidate));
});

it.each<[string, Partial<FrontCandidate>, boolean]>([
  [
    "has a story in one of the reader's languages",
    { languages: ["pl", "en"], publishers: 2 },
    true,
  ],
  ["has five publishers of two countries in other languages", { languages: ["el"] }, false],
  ["has five publishers of three countries", { languages: ["el"], countries: 3 }, true],
  ["has a story that an editor has marked", { languages: ["el"], editorBreaking: true }, true],
])("chooses an event that %s", (_, more, shown) => {
  expect(isRelevantFor(event(more), ["en"])).toBe(shown);
  expect(isRelevantFor(event(more), null)).toBe(true);
});

it("puts what is done before what is said, unless the saying is great news", () => {
  const subjects = ["Energy"];
  const saying = {
    subjects,
    headlines: [{ lang: "en", title: "Harbour can be saved, Merenova says" }],
  };
  const said = event({ ...saying, publishers: 6 });
  const done = event({ subjects, publishers: 6, medianAt: hoursAgo(3) });
  expect(first(said, done)).toBe(done.id);
  const great = event({ ...saying, publishers: rankRule.greatFrom });
  expect(first(great, done)).toBe(great.id);
});

it("shows only a few events of one storyline and of one place before the others", () => {
  const whole = event({ publishers: 50 });
  const chapters = [1, 2, 3].map(() => event({ parent: whole.id, publishers: 40 }));
  const polish = Array.from({ length: 7 }, () => event({ subjects: ["PL"], publishers: 20 }));
  const others = Array.from({ length: rankRule.top }, () => event({ publishers: 2 }));
  const order = ranked([whole, ...chapters, ...polish, ...others], { now, languages: null });
  const last = others.at(-1);
  const before = order.slice(0, last && order.indexOf(last));
  expect(before.filter((e) => e === whole || chapters.includes(e))).toHaveLength(
    rankRule.perStoryline,
  );
  expect(before.filter((e) => polish.includes(e))).toHaveLength(rankRule.perPlace);
  expect(order).toHaveLength(1 + chapters.length + polish.length + others.length);
});

it("shows two events of one place at the top, and the third one right after", () => {
  const polish = [1, 2, 3].map((n) => event({ subjects: ["PL"], publishers: 20 - n }));
  const others = Array.from({ length: 9 }, () => event({ publishers: 6 }));
  const [one, two, three] = polish;
  const order = ranked([...polish, ...others], { now, languages: null });
  expect(order.slice(0, 2)).toEqual([one, two]);
  expect(order.indexOf(three as FrontCandidate)).toBe(rankRule.top);
  const section = ranked([...polish, ...others], { now, languages: null, ofSection: true });
  expect(section.slice(0, 3)).toEqual(polish);
});

it("shows two events of one affair among the first three, and the third one right after", () => {
  const affair = [1, 2, 3].map((n) =>
    event({ subjects: ["Politics", "US", "VE", "XX"], publishers: 20 - n, breaking: true }),
  );
  const others = [1, 2].map(() => event({ publishers: 9, subjects: ["Politics", "FR"] }));
  const order = ranked([...affair, ...others], { now, languages: null });
  expect(order).toEqual([affair[0], affair[1], others[0], affair[2], others[1]]);
});

it("counts an event with the rarest of its states", () => {
  const american = (...others: string[]) =>
    event({ subjects: [...others, "US", "XX"], publishers: 20 });
  const events = [american(), american(), ...["VE", "DK", "IR"].map((state) => american(state))];
  const others = Array.from({ length: 9 }, () => event({ publishers: 6 }));
  const order = ranked([...events, ...others], { now, languages: null });
  expect(order.slice(0, 5)).toEqual(expect.arrayContaining(events));
});

describe("of one matter", () => {
  const told = (title: string, more: Partial<FrontCandidate>) =>
    event({ subjects: ["CH"], headlines: [{ lang: "en", title }], ...more });
  const others = Array.from({ length: 12 }, () => event({ publishers: 3 }));
  const inquiry = told("Inquiry into fire of Ronsund", { publishers: 12 });
  const placeOf = (second: FrontCandidate) =>
    ranked([inquiry, second, ...others], { now, languages: null }).indexOf(second);

  it("shows one event at the top, and another right after", () => {
    expect(placeOf(told("Ronsund mourns the dead of the fire", { publishers: 10 }))).toBe(
      rankRule.top,
    );
    expect(placeOf(told("Talvik votes on its harbour", { publishers: 10 }))).toBe(1);
  });

  it("shows another at the top that is major and breaks, or that an editor has marked", () => {
    const title = "Owner fled after fire of Ronsund";
    const major = { publishers: 5, countries: 3 };
    expect(placeOf(told(title, { ...major, breaking: true }))).toBe(1);
    expect(placeOf(told(title, { publishers: 4, breaking: true }))).toBe(rankRule.top);
    inquiry.breaking = true;
    expect(placeOf(told(title, { ...major, breaking: true }))).toBe(rankRule.top);
    inquiry.breaking = false;
    expect(placeOf(told(title, { publishers: 2, editorBreaking: true }))).toBeLessThan(2);
  });
});

it("keeps no breaking event behind others of its place", () => {
  const polish = Array.from({ length: 5 }, () => event({ subjects: ["PL"], publishers: 20 }));
  const breaking = event({ subjects: ["PL"], publishers: 3, breaking: true });
  const other = event({ publishers: 2 });
  const order = ranked([...polish, breaking, other], { now, languages: null });
  expect(order.indexOf(breaking)).toBeLessThan(order.indexOf(other));
});

describe("an old event", () => {
  const old = { publishers: 30, countries: 9, medianAt: hoursAgo(25), freshAt: hoursAgo(13) };
  const news = () =>
    Array.from({ length: rankRule.heldBackUntil + 2 }, () =>
      event({ publishers: 2, medianAt: hoursAgo(5) }),
    );
  const placeOf = (shown: FrontCandidate, others = news()) =>
    ranked([...others, shown], { now, languages: null }).indexOf(shown);

  it("stands behind the first ten", () => {
    expect(placeOf(event(old))).toBe(rankRule.heldBackUntil);
  });

  it("stands at the top while two publishers go on reporting it, or if an editor has marked it", () => {
    expect(placeOf(event({ ...old, freshAt: hoursAgo(11) }))).toBe(0);
    expect(placeOf(event({ ...old, medianAt: hoursAgo(23) }))).toBe(0);
    expect(placeOf(event({ ...old, editorBreaking: true }))).toBe(0);
  });

  it("fills the first ten where there is too little else", () => {
    expect(placeOf(event(old), news().slice(0, 4))).toBe(4);
  });
});

it("lets nothing of little weight pass a second event of a great matter", () => {
  const great = (publishers: number) => event({ publishers, countries: 6, parent: 1 });
  const [fire, inquiry] = [great(12), great(10)];
  const other = event({ publishers: 4, medianAt: hoursAgo(4), subjects: ["Energy"] });
  const notice = event({ publishers: 2, countries: 1, medianAt: hoursAgo(23), subjects: ["US"] });
  const order = ranked([fire, inquiry, other, notice], { now, languages: null });
  expect(order).toEqual([fire, other, inquiry, notice]);
});

it.each<[string, Partial<FrontCandidate>, boolean]>([
  ["something light", { gravity: "light", countries: 2 }, true],
  ["something light that is a major event", { gravity: "light", countries: 3 }, false],
  ["local news without a topic", { publishers: 4, countries: 1 }, true],
  ["local news with a topic", { publishers: 4, countries: 1, subjects: ["Energy"] }, false],
  ["what five outlets of one country report", { publishers: 5, countries: 1 }, false],
])("holds back %s: %j %s", (_, more, heldBack) => {
  expect(isHeldBack(event(more), { now })).toBe(heldBack);
});

it("holds back local news on home, and not where it is at home", () => {
  const local = event({ publishers: 2, countries: 1 });
  expect(isHeldBack(local, { now, ofSection: true })).toBe(false);
  expect(isHeldBack(local, { now, ofSection: false })).toBe(true);
});
