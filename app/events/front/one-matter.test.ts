import { expect, it } from "vitest";
import { countRelated, type HeadlinedEvent, relationsAmong } from "./one-matter.ts";

let made = 0;
const event = (
  headlines: Record<string, string>,
  more: Partial<HeadlinedEvent> = {},
): HeadlinedEvent => ({
  id: ++made,
  parent: null,
  subjects: ["CH", "XX"],
  headlines: Object.entries(headlines).map(([lang, title]) => ({ lang, title })),
  ...more,
});
const fire = event({ en: "Forty dead in fire of Ronsund bar", pl: "Pożar baru w Ronsundzie" });

it.each<[string, HeadlinedEvent, boolean]>([
  ["the same words", event({ en: "Owners of Ronsund bar face inquiry after fire" }), true],
  [
    "the same words in another language",
    event({ en: "Owners questioned", pl: "Właściciele o pożarze w Ronsundzie" }),
    true,
  ],
  ["one word", event({ en: "Ronsund votes on its budget" }), false],
  ["the name of a state beside one", event({ en: "Swiss city of Ronsund votes" }), false],
  ["words in two languages", event({ pl: "Ronsund: fire" }), false],
  [
    "the same words in another state",
    event({ en: "Fire in Ronsund" }, { subjects: ["AT", "XX"] }),
    false,
  ],
  [
    "the same words abroad, of no state",
    event({ en: "Fire in Ronsund" }, { subjects: ["XX"] }),
    false,
  ],
  ["its chapter", event({ en: "A year later" }, { parent: fire.id, subjects: [] }), true],
])("finds one matter by %s: %j %s", (_, other, isOne) => {
  expect(relationsAmong([fire, other]).areOneMatter(fire, other)).toBe(isOne);
});

it("finds one matter by three states in common, whatever the headlines say", () => {
  const [threat, visit, vote] = [
    ["Threat over an island", ["DK", "GL", "US", "XX"]],
    ["Ministers fly out", ["DK", "GL", "US"]],
    ["A vote on fish", ["DK", "US"]],
  ].map(([en, subjects]) => event({ en: en as string }, { subjects: subjects as string[] }));
  if (!threat || !visit || !vote) throw new Error("three events are made");
  const { areOneMatter } = relationsAmong([threat, visit, vote]);
  expect([areOneMatter(threat, visit), areOneMatter(threat, vote)]).toEqual([true, false]);
});

it.each<[string, string, string[], boolean]>([
  [
    "a topic in a state and a name",
    "Blackout w Ronsundzie",
    ["CH", "Energy", "Energy/DE", "DE"],
    true,
  ],
  ["a name alone", "Ronsund głosuje", ["DE", "Trade", "Trade/DE"], false],
  ["politics and a name", "Ronsund głosuje", ["DE", "Politics", "Politics/DE"], false],
  [
    "a topic and the name of its state",
    "Niemcy: prąd drożeje",
    ["DE", "Energy", "Energy/DE"],
    false,
  ],
  ["a topic abroad and a name", "Ronsund w ciemnościach", ["XX", "Energy", "Energy/XX"], false],
])("across languages finds one matter by %s: %s", (_, pl, subjects, isOne) => {
  const outage = event(
    { de: "Niemcy in Sorge: Stromausfall in Ronsund" },
    { subjects: ["DE", "Energy", "Energy/DE", "Politics", "Politics/DE", "Energy/XX", "XX"] },
  );
  const other = event({ pl }, { subjects });
  expect(relationsAmong([outage, other]).areOneMatter(outage, other)).toBe(isOne);
  const inGerman = event({ de: pl }, { subjects });
  expect(relationsAmong([outage, inGerman]).areOneMatter(outage, inGerman)).toBe(false);
});

it("ignores the names of states in the headline's language", () => {
  const [vote, strike] = ["Schweiz: Volk stimmt ab", "Schweiz: Volk der Bahn streikt"].map((de) =>
    event({ de }),
  );
  if (!vote || !strike) throw new Error("two events are made");
  expect(relationsAmong([vote, strike]).areOneMatter(vote, strike)).toBe(false);
});

it("ignores words of many headlines, as those of who is in the news every day", () => {
  const talks = event({ en: "Merenova and Brandt talk on tariffs" });
  const holiday = event({ en: "Merenova and Brandt on holiday" });
  expect(relationsAmong([talks, holiday]).areOneMatter(talks, holiday)).toBe(true);
  const others = ["vote", "harbour", "court", "army"].map((word) =>
    event({ en: `Merenova on ${word}, Brandt against` }),
  );
  expect(relationsAmong([talks, holiday, ...others]).areOneMatter(talks, holiday)).toBe(false);
});

it("counts as related what is one matter, or has two states in common", () => {
  const threat = event({ en: "Threat over an island" }, { subjects: ["DK", "US", "XX"] });
  const visit = event({ en: "Ministers fly out" }, { subjects: ["US", "DK"] });
  const harvest = event({ en: "A rich harvest" }, { subjects: ["US", "XX"] });
  const inquiry = event({ en: "Inquiry into fire of Ronsund bar" });
  const events = [fire, inquiry, threat, visit, harvest];
  const counts = countRelated(events, {
    among: (e) => e !== inquiry,
    areRelated: relationsAmong(events).areRelated,
    most: 5,
  });
  expect(events.map((e) => counts.get(e.id))).toEqual([0, 1, 1, 1, 0]);
});

it.each<[string, Record<string, string>, string[], boolean]>([
  ["two states and two names", { en: "Ronsund: Edda Lorne pleads" }, ["CH", "FR"], true],
  [
    "a name of a state and another one",
    { en: "Edda Lorne leaves Switzerland" },
    ["CH", "FR"],
    true,
  ],
  ["one name", { en: "Lorne pleads not guilty" }, ["CH", "FR"], false],
  ["names of states alone", { en: "Switzerland: France wants talks" }, ["CH", "FR"], false],
  ["adjectives of states alone", { en: "Swiss and French ministers meet" }, ["CH", "FR"], false],
  ["names, but no state in common", { en: "Edda Lorne pleads" }, ["AT"], false],
  ["names in another language", { fr: "Edda Lorne quitte la Suisse" }, ["CH", "FR"], false],
])("finds one thing by %s: %j %j %s", (_, headlines, subjects, isOne) => {
  const arrest = event(
    { en: "Edda Lorne seized by Switzerland and France" },
    { subjects: ["CH", "FR"] },
  );
  const other = event(headlines, { subjects });
  expect(relationsAmong([other, arrest]).tellOfOneThing(other, arrest)).toBe(isOne);
});
