// What the feeds room and an editor hand in, one at a time and each a little older than the one before.
import type { OwnPiece } from "#stories/piece.ts";
import type { StoryDraft } from "#stories/story.ts";
import { nextNumber } from "./numbers.ts";

export function storyDraft(now: Date, more: Partial<StoryDraft> = {}): StoryDraft {
  const n = nextNumber("draft");
  return {
    identities: [`guid-${n}`, `https://a.example/${n}`],
    canonicalUrl: `https://a.example/${n}`,
    title: `Parliament votes on bill ${n}`,
    excerpt: "A short excerpt.",
    lang: "en",
    byline: null,
    publishedAt: new Date(now.getTime() - n * 60_000),
    image: { url: "https://a.example/p.jpg", width: 10, height: 5, alt: "A hall" },
    class: "Topic",
    countries: ["DE"],
    nonEuCountries: [],
    topics: ["Politics"],
    sections: [],
    tags: ["one", 'two, "three"'],
    comments: null,
    contentHash: `hash-${n}`,
    wireHash: null,
    ...more,
  };
}

export const ownPiece = (now: Date, more: Partial<OwnPiece> = {}): OwnPiece => ({
  key: "piece-1",
  source: "desk",
  title: "A piece of our own",
  excerpt: "What it says.",
  body: "The body.",
  lang: "en",
  topics: ["Climate"],
  countries: ["EU", "FR"],
  publishedAt: new Date(now.getTime() - 60_000),
  ...more,
});
