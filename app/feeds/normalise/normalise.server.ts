import { applyFeedMajority } from "#stories/classify.server.ts";
import type { FeedProblem, ItemDraft, RawFeed, RawItem } from "../feed.ts";
import { readDate } from "./date.ts";
import { sharedKeys } from "./identity.server.ts";
import { isMediaFeed } from "./media-file.ts";
import {
  type Draft,
  emptyDraft,
  type FeedContext,
  type FeedSource,
  lastSteps,
  steps,
} from "./steps.server.ts";

/**
 * Turns a feed's items into drafts: cleaned, classified, with the keys that identify them. Pure: the same feed, source
 * and `now` give the same drafts. `url` is where the feed came from. Data that was missing or invalid is counted in
 * `problems`, which do not repeat those of `parseFeed`. An item that is listed twice gives two drafts with the same
 * identities, which are stored as one.
 */
export function normalise(
  feed: RawFeed,
  {
    source,
    now,
    url,
  }: {
    source: FeedSource;
    now: Date;
    url?: string | null;
  },
): { items: ItemDraft[]; problems: FeedProblem[] } {
  const context: FeedContext = {
    feed,
    source,
    now,
    url: url ?? null,
    shared: sharedKeys(feed.items, feed.homepage),
    mediaFeed: isMediaFeed(feed.items),
  };
  const described = feed.items.map((item) =>
    steps.reduce((draft, step) => step(draft, item, context), emptyDraft),
  );
  const drafts = applyFeedMajority(described).map((draft, i) =>
    lastSteps.reduce((last, step) => step(last, feed.items[i] as RawItem, context), draft),
  );
  return {
    items: drafts
      .filter((draft) => draft.title !== "")
      .map(({ text: _t, day: _d, countryAssumed: _a, uncertain: _u, ...draft }) => draft),
    problems: problemsOf(feed, drafts, now),
  };
}

function problemsOf(feed: RawFeed, drafts: Draft[], now: Date): FeedProblem[] {
  const dates = feed.items.map((item) => {
    const language = item.lang ?? feed.lang;
    return readDate(item.published, language) ?? readDate(item.updated, language);
  });
  const count = <T>(list: T[], test: (one: T, index: number) => boolean) =>
    list.filter(test).length;
  return [
    ...countProblem(
      count(feed.items, (item) => item.title === null),
      "no-title",
      "without a title",
    ),
    ...countProblem(
      count(drafts, (draft) => draft.title === ""),
      "empty",
      "with nothing to show, left out",
    ),
    ...countProblem(
      count(drafts, (draft) => draft.canonicalUrl === null),
      "no-link",
      "without a link",
    ),
    ...countProblem(
      count(dates, (date, i) => date === null && !hasDate(feed.items[i])),
      "no-date",
      "without a date",
    ),
    ...countProblem(
      count(dates, (date, i) => date === null && hasDate(feed.items[i])),
      "bad-date",
      "with a date that says nothing",
    ),
    ...countProblem(
      count(dates, (date) => date !== null && date > now),
      "future-date",
      "with a date in the future",
    ),
  ];
}

const hasDate = (item: { published: string | null; updated: string | null } | undefined) =>
  (item?.published ?? item?.updated ?? null) !== null;

const countProblem = (count: number, code: string, what: string): FeedProblem[] =>
  count === 0 ? [] : [{ code, message: `${count} ${count === 1 ? "item" : "items"} ${what}.` }];
