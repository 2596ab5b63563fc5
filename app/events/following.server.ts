// What is new in the topics, countries, authors, events and sources that a reader follows.
import type { Db } from "#platform/db/db.server.ts";
import { isCoveredPlace } from "#stories/country.ts";
import { type Followed, type FollowKind, followKey, followKinds } from "#stories/follow.ts";
import type { FollowedNews, FollowingNews } from "#stories/followed-news.ts";
import { countryPath, topicPath } from "#stories/section-address.ts";
import type { SectionRow } from "#stories/section-front.ts";
import { isTopic } from "#stories/topic.ts";
import {
  type FollowedQuery,
  maxRowsRead,
  readEventAddresses,
  readEventNews,
  readNames,
  readStoryNews,
  readSubjectNews,
} from "./following/following.queries.server.ts";
import { inOrder, type NewsEntry, newSince } from "./following/news.ts";
import { readSectionRows } from "./section-rows.server.ts";
import { titlesOf } from "./titles.server.ts";

/** How many headlines each followed topic, author … has, and how many of them are on a page. */
export const followingRule = { rows: 3, groups: 12 } as const;

type Options = {
  /** The reader's, the most wanted first; null: all. */
  languages: readonly string[] | null;
  /** Null: all kinds. */
  kind: FollowKind | null;
  page: number;
};

/**
 * What is new in each of these since the reader last marked it as seen, those with most news first. For topics, countries
 * and events it is in the reader's languages; for authors and sources in any. What no longer exists is left out.
 */
export async function newsOfFollowed(
  db: Db,
  now: Date,
  followed: readonly Followed[],
  { languages, kind, page }: Options,
): Promise<FollowingNews> {
  const named = await withTitles(db, followed, languages);
  const counts = Object.fromEntries(
    followKinds.map((one) => [one, named.filter((f) => f.kind === one).length]),
  ) as FollowingNews["counts"];
  const shown = named.filter((one) => kind === null || one.kind === kind);
  const news = await readNews(db, now, shown, languages);
  const groups = shown
    .map((one, n) => ({ one, news: inOrder(news.get(n) ?? []) }))
    .map((group) => ({ ...group, fresh: group.news.filter(({ fresh }) => fresh).length }))
    .sort((a, b) => b.fresh - a.fresh);
  const pages = Math.max(1, Math.ceil(groups.length / followingRule.groups));
  const current = Math.min(Math.max(1, page), pages);
  const from = (current - 1) * followingRule.groups;
  const onPage = groups.slice(from, from + followingRule.groups);
  const positions = onPage.flatMap(({ news }) => newest(news));
  const rows = await readSectionRows(db, positions, languages);
  const byPosition = new Map(positions.map((position, n) => [positionKey(position), rows[n]]));
  return {
    groups: onPage.map(({ one: { current: _, seenAt: __, ...one }, news, fresh }) => ({
      ...one,
      fresh,
      isMore: fresh >= maxRowsRead,
      rows: newest(news)
        .map((position) => byPosition.get(positionKey(position)) ?? null)
        .filter((row): row is SectionRow => row !== null),
    })),
    page: current,
    pages,
    fresh: groups.reduce((sum, { fresh }) => sum + fresh, 0),
    counts,
  };
}

const newest = (news: readonly NewsEntry[]): NewsEntry[] =>
  news.filter(({ fresh }) => fresh).slice(0, followingRule.rows);

const positionKey = ({ kind, id }: NewsEntry): string => `${kind} ${id}`;

/**
 * @property current the name by which its news is found: for an event that was merged, the id of the remaining one; for
 *   a source its present id
 */
type Named = Omit<FollowedNews, "fresh" | "isMore" | "rows"> &
  Pick<Followed, "seenAt"> & {
    current: string;
  };

async function withTitles(
  db: Db,
  followed: readonly Followed[],
  languages: Options["languages"],
): Promise<Named[]> {
  const of = (kind: FollowKind) => followed.filter((one) => one.kind === kind).map((f) => f.name);
  const addresses = await readEventAddresses(db, of("event").map(Number));
  const [titles, names] = [
    await titlesOf(db, [...new Set([...addresses.values()].map(({ id }) => id))], languages),
    await readNames(db, { authors: of("author"), sources: of("source") }),
  ];
  return followed.flatMap((one): Named[] => {
    const nothing = { title: null, lang: null, picture: null, current: one.name };
    if (one.kind === "topic")
      return isTopic(one.name) ? [{ ...one, ...nothing, path: topicPath(one.name) }] : [];
    if (one.kind === "country")
      return isCoveredPlace(one.name) ? [{ ...one, ...nothing, path: countryPath(one.name) }] : [];
    if (one.kind === "event") {
      const address = addresses.get(Number(one.name));
      const title = address && titles.get(address.id);
      return title
        ? [
            {
              ...one,
              ...nothing,
              title: title.title,
              lang: title.lang,
              path: `/event/${address.slug}`,
              current: String(address.id),
            },
          ]
        : [];
    }
    const name = names.get(followKey(one));
    return name ? [{ ...one, ...name, path: `/${one.kind}/${name.current}` }] : [];
  });
}

/** The news of each of these, by its position in the list. */
async function readNews(
  db: Db,
  now: Date,
  named: readonly Named[],
  languages: Options["languages"],
): Promise<Map<number, NewsEntry[]>> {
  const asked = (...kinds: FollowKind[]): FollowedQuery[] =>
    named.flatMap(({ kind, current, seenAt }, n) =>
      kinds.includes(kind) ? [{ n, name: current, since: newSince(seenAt, now) }] : [],
    );
  const subjects = asked("topic", "country");
  const found = await Promise.all([
    readSubjectNews(db, subjects, { languages, sample: false }),
    readEventNews(db, asked("event"), { languages }),
    readStoryNews(db, "author", asked("author")),
    readStoryNews(db, "source", asked("source")),
  ]);
  const news = Map.groupBy(found.flat(), ({ n }) => n);
  // Samples are shown for subjects without any real story.
  const without = subjects.filter(({ n }) => !news.has(n));
  const samples = await readSubjectNews(db, without, { languages, sample: true });
  for (const [n, list] of Map.groupBy(samples, (one) => one.n)) news.set(n, list);
  return news;
}
