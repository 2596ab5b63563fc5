import { expect, it } from "vitest";
import { parseAnnouncement } from "./outbox.server.ts";

it("reads what is written", () => {
  const added = [{ id: 1, lang: "fr", topics: ["Politics"], countries: ["FR"] }];
  for (const row of [
    { topic: "stories", payload: { slugs: ["a"], added, revoked: true } },
    { topic: "events", payload: { slugs: ["e"], stories: ["a"] } },
    { topic: "reader", payload: { reader: "r", what: "subscription" } },
    { topic: "clock", payload: { aheadMs: 5 } },
  ])
    expect(parseAnnouncement(row)).toEqual(row);
});

it("takes a field that it cannot read for missing, and keeps the others", () => {
  const breaking = [{ slug: "b", title: "It breaks", lang: "en" }];
  expect(
    parseAnnouncement({ topic: "stories", payload: { slugs: "a", added: [{}], breaking } }),
  ).toEqual({ topic: "stories", payload: { breaking } });
  // Then the reader's session is looked at, too.
  expect(parseAnnouncement({ topic: "reader", payload: { reader: "r", what: "?" } })).toEqual({
    topic: "reader",
    payload: { reader: "r", what: "session" },
  });
});

it("knows no other topics, and no reader without a name", () => {
  expect(parseAnnouncement({ topic: "weather", payload: {} })).toBeNull();
  expect(parseAnnouncement({ topic: "reader", payload: {} })).toBeNull();
});
