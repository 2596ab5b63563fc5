import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { shownBias } from "#stories/bias.ts";
import { type SearchClass, searchClasses, topicsOfCategory } from "#stories/category.ts";
import { isTopic } from "#stories/topic.ts";
import { fold } from "../fold.ts";
import {
  type Change,
  copyViews,
  countTerms,
  dropEntries,
  type Entry,
  hasChanges,
  lockIndexer,
  type Piece,
  readIndexed,
  readPieces,
  takeOldestChanges,
  writeEntries,
} from "./changes.queries.server.ts";
import {
  biasNumber,
  countryBits,
  facetLexemesOf,
  kindOrder,
  subjectBits,
} from "./facet-lexemes.ts";

/** Changes in one transaction: few enough that a crash loses little and the embedded database stays responsive. */
const batch = 250;
/** Batches in one run of the worker's task. */
const maxBatches = 40;
const maxWords = 6_000;

/**
 * Indexes what has changed since the last call; does nothing while another process is indexing.
 * @returns how many changed pieces were processed
 */
export async function indexChanges(db: Db, now: Date): Promise<number> {
  let done = 0;
  if (!(await hasChanges(db))) return done;
  for (let i = 0; i < maxBatches; i++) {
    const taken = await transaction(db, async (tx) => {
      if (!(await lockIndexer(tx))) return 0;
      const changes = await takeOldestChanges(tx, batch);
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
  const present = new Set(pieces.map((piece) => piece.id));
  const indexed = await readIndexed(tx, kind, changed);
  const gone = changed.filter((id) => indexed.has(id) && !present.has(id));
  if (gone.length > 0) await dropEntries(tx, kind, gone);
  const entries = pieces.map((piece) => entryOf(kind, piece));
  await writeEntries(tx, entries);
  await countTerms(tx, termsOf(entries.filter((entry) => !indexed.has(entry.item_id))));
}

/** The index entry of a piece. */
export function entryOf(kind: number, piece: Piece): Entry {
  const bias = shownBias(piece.band);
  const subjects = [...piece.subjects, ...subjectsOf(piece.category)];
  const lang = piece.lang.toLowerCase().slice(0, 2);
  const facts = { bias, subjects, countries: piece.countries, source: piece.source };
  return {
    item_id: piece.id,
    kind,
    views: piece.views,
    sample: piece.sample,
    lang,
    published_at: piece.published_at.toISOString(),
    countries: countryBits(piece.countries),
    subjects: subjectBits(subjects),
    bias: biasNumber(bias),
    source_id: piece.source,
    title: fold(piece.title),
    excerpt: fold(piece.excerpt),
    body: fold(piece.body ?? "")
      .split(" ", maxWords)
      .join(" "),
    lexemes: facetLexemesOf({
      ...facts,
      lang,
      kind: kindOrder[kind] ?? "article",
      publishedAt: piece.published_at,
    }),
  };
}

/** The topics and class of a publisher's category name. */
function subjectsOf(category: string | null): string[] {
  if (!category) return [];
  const word = category.trim().toLowerCase();
  const section = searchClasses.find((s: SearchClass) => s.toLowerCase() === word);
  return [...topicsOfCategory(category).filter(isTopic), ...(section ? [section] : [])];
}

/** The words of titles with the number of titles that have them. Numbers are left out: they have no spelling. */
function termsOf(entries: Entry[]): Map<string, number> {
  const terms = new Map<string, number>();
  for (const { title } of entries)
    for (const word of new Set(title.split(" ")))
      if (word.length > 1 && /\p{L}/u.test(word)) terms.set(word, (terms.get(word) ?? 0) + 1);
  return terms;
}
