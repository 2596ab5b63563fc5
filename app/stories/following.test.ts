import { expect, it } from "vitest";
import { read } from "#ui/reader-storage.ts";
import { type Followable, followKey, parseFollowKey } from "./follow.ts";
import { parseSeen } from "./followed-seen.ts";
import {
  followedIn,
  isFollowed,
  parseCountries,
  parseFollowed,
  parseTopics,
  storeFollowed,
} from "./following.ts";

const parse = (key: string): Followable => {
  const one = parseFollowKey(key);
  if (!one) throw new Error(`${key} names nothing`);
  return one;
};

it("reads English names", () => {
  expect(parseCountries('["Greece","Austria"]')).toEqual(["AT", "GR"]);
});

it.each([
  [null],
  [""],
  ["{spoiled"],
  ["null"],
  ["42"],
  ['{"0":"Greece"}'],
  ['["Atlantis",7,null,["Greece"],"__proto__"]'],
])("takes %j for no choice", (stored) => expect(parseCountries(stored)).toEqual([]));

it("leaves out what is unknown, twice there, or no member state", () => {
  expect(parseCountries('["Greece","Atlantis","greece","European Union"]')).toEqual(["GR"]);
});

it("reads topics in the order of the product", () => {
  expect(parseTopics('["Energy","Politics","energy","Astrology",3]')).toEqual([
    "Politics",
    "Energy",
  ]);
  expect(parseTopics("{")).toEqual([]);
});

it("reads authors, events and sources, and leaves out what is none", () => {
  const stored =
    '["event:12","author:ines-v","source:der-standard","event:12","event:0","topic:Energy","x:y",7]';
  expect(parseFollowed(stored).map(followKey)).toEqual([
    "event:12",
    "author:ines-v",
    "source:der-standard",
  ]);
  expect(parseFollowed("{")).toEqual([]);
});

it("follows and does not follow any more", () => {
  const climate = parse("topic:Climate");
  const portugal = parse("country:PT");
  const event = parse("event:12");
  const states = () => [climate, portugal, event, parse("country:FR")].map(isFollowed);
  expect(states()).toEqual([false, false, false, false]);
  for (const one of [climate, portugal, event, event]) storeFollowed(one, true);
  expect(states()).toEqual([true, true, true, false]);
  expect(followedIn(read).map(followKey)).toEqual(["event:12", "topic:Climate", "country:PT"]);
  for (const one of [climate, portugal, event]) storeFollowed(one, false);
  expect(states()).toEqual([false, false, false, false]);
});

it.each([
  "country:EU",
  "country:XX",
  "country:GB",
  "topic:Astrology",
  "author:",
  "event:x",
  "",
  ":",
])("does not follow %j", (key) => expect(parseFollowKey(key)).toBeNull());

it("reads what was seen", () => {
  expect(parseSeen('{"topic:Energy":5,"x":"y","z":-1}')).toEqual({ "topic:Energy": 5 });
  for (const spoiled of [null, "", "{", "[1]", "7"]) expect(parseSeen(spoiled)).toEqual({});
});
