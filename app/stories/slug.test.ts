import fc from "fast-check";
import { expect, test } from "vitest";
import { slugOf } from "./slug.server.ts";

test.each([
  [
    "EU Parliament Approves Landmark Climate Package",
    "eu-parliament-approves-landmark-climate-package",
  ],
  ["  «Ça va?» – 3,5 % d’été… ", "ca-va-3-5-d-ete"],
  ["Straßenbahn fährt über Köln", "strassenbahn-fahrt-uber-koln"],
  ["Smørrebrød, Æbleskiver og Ål", "smorrebrod-aebleskiver-og-al"],
  ["Œuvre cœur", "oeuvre-coeur"],
  ["Łódź i Đakovo: þing og Ísland, Reykjavík", "lodz-i-dakovo-thing-og-island-reykjavik"],
  ["Ħal Qormi, Ġgantija u Żurrieq", "hal-qormi-ggantija-u-zurrieq"],
  ["Țara și Știința; Iași", "tara-si-stiinta-iasi"],
  ["İstanbul ısınıyor", "istanbul-isiniyor"],
  ["Ουρανός και αυτοκίνητο στην Ευρώπη", "ouranos-kai-aftokinito-stin-evropi"],
  ["Η Μπάντα της Άγκυρας: ευθύνη, αύριο", "i-banta-tis-agkyras-efthyni-avrio"],
  ["Προϋπολογισμός, μαΐστρος, άγγελος", "proypologismos-maistros-angelos"],
  ["Щастие и ъгъл в София, юг и яйце", "shtastie-i-agal-v-sofia-yug-i-yaytse"],
  ["Ёлка, съезд, Эхо и мышь", "yolka-saezd-eho-i-myshy"],
  ["Київ і Європа: ґанок", "kiyiv-i-yevropa-ganok"],
  ["ﬁne № 5 ½", "fine-no-5-1-2"],
  ["日本語", ""],
  ["!!!", ""],
])("%s → %s", (title, slug) => expect(slugOf(title)).toBe(slug));

test("plain titles follow the specification's rule to the letter", () => {
  const plain = (title: string) =>
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme-ascii", maxLength: 200 }), (title) => {
      expect(slugOf(title)).toBe(plain(title));
    }),
  );
});

test("whatever the title, the slug is one, short, and its own slug", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (title) => {
      const slug = slugOf(title);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slug.length).toBeLessThanOrEqual(200);
      expect(slugOf(slug)).toBe(slug);
    }),
  );
});

test("an endless title ends at a word", () => {
  expect(slugOf("word ".repeat(100))).toBe("word-".repeat(40).slice(0, -1));
  expect(slugOf("w".repeat(500))).toHaveLength(200);
});
