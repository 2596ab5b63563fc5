import { expect, it } from "vitest";
import { cardOf } from "./article.ts";

const now = new Date("2026-11-21T12:00:00Z");

it("fills up what an answer leaves out (specification, section 3)", () => {
  expect(cardOf({ slug: "a", title: "A" }, now)).toMatchObject({
    excerpt: "",
    country: "EU",
    source: { name: "News" },
    views: 0,
    comments: null,
    bias: "center",
    trending: false,
    breaking: false,
    picture: null,
    publishedAt: "2026-11-21T12:00:00.000Z",
  });
});

it("takes the other names of a field", () => {
  expect(
    cardOf(
      {
        slug: "a",
        title: "A",
        description: "About",
        source: { name: "Paper" },
        urlToImage: "/a.webp",
        bias: "far",
      },
      now,
    ),
  ).toMatchObject({
    excerpt: "About",
    source: { name: "Paper" },
    picture: { src: "/a.webp" },
    bias: "center",
  });
});

it("calls unrated what nobody has rated, and takes other answers at their word", () => {
  const bandOf = (more: object) => cardOf({ slug: "a", title: "A", ...more }, now)?.band;
  expect(bandOf({ bias: "center", biasRated: false })).toBeNull();
  expect(bandOf({ bias: "center", biasRated: true })).toBe("center");
  expect(bandOf({ bias: "left" })).toBe("left");
  expect(bandOf({})).toBeNull();
});

it.each([null, 7, "a", {}, { title: "no page" }, { slug: 4, title: "A" }])(
  "passes over %j",
  (value) => expect(cardOf(value, now)).toBeNull(),
);
