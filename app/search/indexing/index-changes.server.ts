import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { biasOf } from "#stories/bias.ts";
import { isTopic, type Section, sections, topicsOfCategory } from "#stories/topic.ts";
import { fold } from "../fold.ts";
import {
  type Change,
  copyViews,
  countTerms,
  dropEntries,
  type Entry,
  hasChanges,
  isAlone,
  type Piece,
  readKnown,
  readPieces,
  takeChanges,
  writeEntries,
} from "./changes.queries.server.ts";
import { biasNumber, countryBits, kindOrder, marksOf, subjectBits } from "./marks.ts";

/** So many in one transaction: short enough that a crash loses little, and an embedded database can do other things. */
const batch = 250;
/** So many in one turn of the worker's task. */
const mostBatches = 40;
const mostWords = 6_000;

/**
 * Brings the index up to what has changed since the last call; nothing while another process does so.
 * @returns how many pieces it looked at
 */
export async function indexChanges(db: Db, now: Date): Promise<number> {
  let done = 0;
  if (!(await hasChanges(db))) return done;
  for (let i = 0; i < mostBatches; i++) {
    const taken = await transaction(db, async (tx) => {
      if (!(await isAlone(tx))) return 0;
      const changes = await takeChanges(tx, batch);
      for (const [kind] of kindOrder.entries())
        await indexKind(
          tx,
          kind,
          changes.filter((change) => change.kind === kind),
          now,
        );
      return changes.length;
    });
    done += taken;
    if (taken === 0) break;
  }
  return done;
}

async function indexKind(tx: Tx, kind: number, changes: Change[], now: Date) {
  if (changes.length === 0) return;
  const ids = (onlyViews: boolean) =>
    changes.filter((c) => c.only_views === onlyViews).map((c) => c.item_id);
  await copyViews(tx, kind, ids(true));
  const changed = ids(false);
  if (changed.length === 0) return;
  const pieces = await readPieces(tx, kind, changed, now);
  const there = new Set(pieces.map((piece) => piece.id));
  const known = await readKnown(tx, kind, changed);
  const gone = changed.filter((id) => known.has(id) && !there.has(id));
  if (gone.length > 0) await dropEntries(tx, kind, gone);
  const entries = pieces.map((piece) => entryOf(kind, piece));
  await writeEntries(tx, entries);
  await countTerms(tx, termsOf(entries.filter((entry) => !known.has(entry.item_id))));
}

/** What the index keeps of a piece. */
export function entryOf(kind: number, piece: Piece): Entry {
  const bias = biasOf(piece.band);
  const subjects = [...piece.subjects, ...subjectsOf(piece.category)];
  const lang = piece.lang.toLowerCase().slice(0, 2);
  const facts = { bias, subjects, countries: piece.countries, source: piece.source };
  return {
    ...{ item_id: piece.id, kind, views: piece.views, sample: piece.sample, lang },
    published_at: piece.published_at.toISOString(),
    countries: countryBits(piece.countries),
    subjects: subjectBits(subjects),
    bias: biasNumber(bias),
    source_id: piece.source,
    title: fold(piece.title),
    excerpt: fold(piece.excerpt),
    body: fold(piece.body ?? "")
      .split(" ", mostWords)
      .join(" "),
    marks: marksOf({
      ...facts,
      ...{ lang, kind: kindOrder[kind] ?? "article", publishedAt: piece.published_at },
    }),
  };
}

/** What a publisher's category of media means here. */
function subjectsOf(category: string | null): string[] {
  if (!category) return [];
  const word = category.trim().toLowerCase();
  const section = sections.find((s: Section) => s.toLowerCase() === word);
  return [...topicsOfCategory(category).filter(isTopic), ...(section ? [section] : [])];
}

/** The words of titles with the number of titles that have them; numbers are nobody's spelling. */
function termsOf(entries: Entry[]): Map<string, number> {
  const terms = new Map<string, number>();
  for (const { title } of entries)
    for (const word of new Set(title.split(" ")))
      if (word.length > 1 && /\p{L}/u.test(word)) terms.set(word, (terms.get(word) ?? 0) + 1);
  return terms;
}
