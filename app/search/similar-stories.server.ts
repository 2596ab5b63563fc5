import type { Db } from "#platform/db/db.server.ts";
import { dayMs } from "#platform/duration.ts";
import { storiesById } from "#stories/stories.server.ts";
import { type DatedAbout, placesOf, type StorySummary } from "#stories/story.ts";
import { readExtent, stemPairs } from "./finding/find.queries.server.ts";
import { anyLexeme, indexLanguage } from "./finding/tsquery.ts";
import { blockDays, daysSinceEpoch, timeBlocks } from "./indexing/facet-lexemes.ts";
import {
  leastRarity,
  likenessOf,
  rarityOf,
  type SoughtWord,
  soughtWords,
  worthOf,
} from "./similar/likeness.ts";
import { readHighestId, readStoriesWithWords } from "./similar/similar.queries.server.ts";
import { readDocumentCounts } from "./suggesting/suggest.queries.server.ts";

/** How long before and after a piece stories like it are sought, in days; less for words that many stories have. */
const days = { all: 45, ofFrequentWord: 7 };
/** From so many titles on a word is frequent: the index then reads those of the shorter time alone. */
const frequentFrom = 1_000;
/** Words that are sought; how many stories may be expected to have them; how many of the best are compared in full. */
const limits = { words: 10, expected: 3_000, compared: 60 };
/** On a small site words seem rarer than they are. */
const leastTitles = 500;

/** What stories like a piece are found by. */
export type PieceToCompare = DatedAbout & { title: string; excerpt: string; lang: string };

/**
 * Stories of about the same time that are about the same matter as a piece: their headlines have its rare words or its
 * names. How many words are sought is limited by how many stories have them, so that a site of a million answers as fast.
 * @param o.languages of the reader, whose stories come first; null: all
 * @param o.except ids of stories that are left out
 */
export async function storiesLike(
  db: Db,
  piece: PieceToCompare,
  o: {
    languages: readonly string[] | null;
    except: readonly number[];
    limit: number;
    now: Date;
  },
): Promise<StorySummary[]> {
  const words = await rarestWords(db, piece, o.now);
  const found = await readStoriesWithWords(db, words, {
    ...periodOf(piece, days.all),
    sample: piece.sample,
    perWord: limits.expected,
    limit: limits.compared,
  });
  const candidates = found.filter(({ id }) => !o.except.includes(id));
  const stories = await storiesById(
    db,
    candidates.map(({ id }) => id),
  );
  const places = placesOf(piece);
  const read = (story: StorySummary) => Number(o.languages?.includes(story.lang) ?? true);
  return candidates
    .flatMap(({ id, words: shared }) => {
      const story = stories.get(id);
      if (!story) return [];
      const likeness = likenessOf(
        words.filter(({ word }) => shared.includes(word)),
        {
          sharesPlace: placesOf(story).some((place) => places.includes(place)),
          sharesTopic: story.topics.some((topic) => piece.topics.includes(topic)),
        },
      );
      return likeness === null ? [] : [{ story, likeness }];
    })
    .sort(
      (a, b) =>
        read(b.story) - read(a.story) ||
        b.likeness - a.likeness ||
        b.story.publishedAt.localeCompare(a.story.publishedAt),
    )
    .slice(0, o.limit)
    .map(({ story }) => story);
}

/** The rarest words of a piece that other titles have, as many as the index finds fast. */
async function rarestWords(db: Db, piece: PieceToCompare, now: Date) {
  const sought = await withoutStopWords(db, piece.lang, soughtWords(piece));
  const [counts, highest, extent] = await Promise.all([
    readDocumentCounts(
      db,
      sought.map(({ word }) => word),
    ),
    readHighestId(db),
    readExtent(db, now),
  ]);
  const titles = Math.max(leastTitles, highest);
  const shortTime = shortTimeOf(piece);
  const share = Math.min(1, (2 * days.ofFrequentWord + blockDays.w) / extent.days);
  const rarest = sought
    .map((word, i) => {
      const documents = counts[i] ?? 0;
      const rarity = rarityOf(documents, titles);
      const isFrequent = documents > frequentFrom;
      return {
        ...word,
        documents: isFrequent ? documents * share : documents,
        rarity,
        worth: worthOf(word, rarity),
        condition: isFrequent ? shortTime : null,
      };
    })
    .filter(({ documents, rarity }) => documents > 0 && rarity >= leastRarity)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, limits.words);
  let expected = 0;
  return rarest.filter(({ documents }) => {
    if (expected + documents > limits.expected) return false;
    expected += documents;
    return true;
  });
}

/** Few languages have a list of stop words; in the others they are known by standing in many titles. */
async function withoutStopWords(db: Db, lang: string, words: readonly SoughtWord[]) {
  const indexed = indexLanguage(lang);
  const stems = await stemPairs(
    db,
    words.flatMap(({ word, accented }) => [word, accented].map((one) => [indexed, one] as const)),
  );
  return words.filter(
    ({ word, accented }) => ![word, accented].some((one) => stems.get(`${indexed} ${one}`)?.stop),
  );
}

const periodOf = ({ publishedAt }: PieceToCompare, length: number) => {
  const at = Date.parse(publishedAt);
  return { from: new Date(at - length * dayMs), to: new Date(at + length * dayMs) };
};

/** The weeks in which stories with a frequent word are sought, as a condition on the index. */
function shortTimeOf(piece: PieceToCompare): string | null {
  const { from, to } = periodOf(piece, days.ofFrequentWord);
  return anyLexeme(timeBlocks("w", daysSinceEpoch(from), daysSinceEpoch(to)));
}
