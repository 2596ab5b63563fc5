import { onLive } from "#platform/live/messages.ts";
import type { StorySummary } from "../story.ts";
import { fetchNews } from "./fetch-news.ts";
import { frontPageId } from "./front-page-id.ts";

// The shared state of the front page's islands: its stories, from the document (`FrontPageData`), refreshed every five
// minutes or on request.

/** What the server knows of the front page. */
export type FrontPage = {
  stories: StorySummary[];
  /** Slugs of those that match what a signed-in reader reads, the best match first. */
  near: readonly string[];
  /** The story languages, the most wanted first; null: all. */
  languages: readonly string[] | null;
  /** ISO 8601. */
  updatedAt: string;
};

/** The positions of the list at the side, which has headlines alone; the grid follows it. */
export const topList = { from: 3, to: 9 } as const;

type Problem = "offline" | "server";
export type FrontPageState = FrontPage & {
  loading: boolean;
  /** Why the last refresh on request failed; null if it did not. */
  problem: Problem | null;
  /** Newer stories that wait for a press, because showing them would move what is being read. */
  next: Pick<FrontPage, "stories" | "updatedAt"> | null;
};

const everyMs = 300_000;
/**
 * After stories were announced, a page asks which of them its front shows: not before they are gathered into events, at a
 * moment of its own, and once a minute at most.
 */
const gatheredMs = 5_000;
const askSpreadMs = 10_000;
const askAgainMs = 60_000;
/** Spreads the requests of all open pages after the live channel was interrupted. */
const retrySpreadMs = 30_000;
const request = { topics: ["EU", "Politics"], page: 1, limit: 18, fill: true };

export const stateOf = (page: FrontPage): FrontPageState => ({
  ...page,
  loading: false,
  problem: null,
  next: null,
});

let first: FrontPageState | undefined;
let state: FrontPageState | undefined;
const listeners = new Set<() => void>();

/** The state that the document was rendered with, for hydration. */
export function initialState(): FrontPageState {
  first ??= stateOf(JSON.parse(document.getElementById(frontPageId)?.textContent ?? "null"));
  return first;
}
export const current = (): FrontPageState => {
  state ??= initialState();
  return state;
};

function change(part: Partial<FrontPageState>): void {
  state = { ...current(), ...part };
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many waiting stories are newer than those on the page; the others may only have moved. */
export function waitingCount({ stories, next }: Pick<FrontPageState, "stories" | "next">): number {
  const newest = Math.max(0, ...stories.map(({ id }) => id));
  return next?.stories.filter(({ id }) => id > newest).length ?? 0;
}

/** Loads the current stories on request. If that fails, those on the page stay and `problem` says why. */
export const refreshFrontPage = (): Promise<void> => refresh({ asked: true });

let askedAt = Number.NEGATIVE_INFINITY;

/** @param o.asked whether the reader has asked for it @param o.wait whether what is new waits for a press in any case */
async function refresh({ asked = false, wait = false } = {}): Promise<void> {
  if (current().loading || (!asked && document.visibilityState === "hidden")) return;
  askedAt = Date.now();
  if (asked) change({ loading: true, problem: null });
  try {
    const answer = await fetchNews({ ...request, languages: current().languages });
    const next = { stories: answer.stories, updatedAt: answer.at };
    const same = slugs(next.stories).join() === slugs(current().stories).join();
    // Nothing is new: no island needs to be hydrated for it.
    if (same && !asked) return;
    if (asked || !(wait || isReading())) change({ ...next, next: null });
    else change({ next });
  } catch (error) {
    console.warn("front page", error);
    // `fetch` throws a TypeError when there is no connection.
    if (asked) change({ problem: error instanceof TypeError ? "offline" : "server" });
  } finally {
    if (asked) change({ loading: false });
  }
}

/** Shows the waiting stories, and moves to them. */
export function showWaiting(): void {
  const { next } = current();
  if (next) change({ ...next, next: null });
  // The new stories are at the top, and the pressed button is gone.
  scrollTo({ top: 0 });
  document.getElementById("main")?.focus({ preventScroll: true });
}

type Announced = Pick<StorySummary, "id" | "lang"> & { topics: string[]; countries: string[] };

/**
 * Keeps the front page up to date from now on. @param hydrate hydrates its islands before the first change
 * @param o.isLate whether news may have been missed since the page was rendered @param o.visit aborts with the page
 */
export function watchNews(
  hydrate: () => void,
  { isLate, visit }: { isLate: boolean; visit: AbortSignal },
): void {
  const stopHydrating = subscribe(hydrate);
  let late: ReturnType<typeof setTimeout> | undefined;
  let soon: ReturnType<typeof setTimeout> | undefined;
  const again = () => void refresh();
  if (isLate) again();
  const timer = setInterval(again, everyMs);
  const stopStories = onLive<{ added: Announced[] }>("stories", ({ added }) => {
    if (soon !== undefined || !added.some((story) => fits(story, current()))) return;
    const gathered = gatheredMs + Math.random() * askSpreadMs;
    const ask = () => {
      if (document.visibilityState === "hidden")
        return document.addEventListener("visibilitychange", ask, { once: true, signal: visit });
      soon = undefined;
      void refresh({ wait: true });
    };
    soon = setTimeout(ask, Math.max(gathered, askedAt + askAgainMs - Date.now()));
  });
  const stopReset = onLive("reset", () => {
    clearTimeout(late);
    late = setTimeout(again, Math.random() * retrySpreadMs);
  });
  visit.addEventListener("abort", () => {
    for (const end of [stopHydrating, stopStories, stopReset]) end();
    clearInterval(timer);
    clearTimeout(late);
    clearTimeout(soon);
    // Another front page in this document has its own stories.
    first = undefined;
    state = undefined;
    askedAt = Number.NEGATIVE_INFINITY;
  });
}

/** Whether new stories would move what the reader is reading. */
const isReading = () =>
  scrollY > 80 || Boolean(document.activeElement?.closest("main :is(a, button, input)"));

/**
 * Whether a new story may be shown on this page: it is in a language of the reader, and has one of the page's topics, unless
 * those do not fill the page.
 */
const fits = (story: Announced, { stories, languages }: FrontPage) =>
  (languages?.includes(story.lang) ?? true) &&
  (isOfTopics(story) || stories.some((one) => one.sample || !isOfTopics(one)));
const isOfTopics = ({ topics, countries }: { topics: string[]; countries: string[] }) =>
  topics.includes("Politics") || countries.includes("EU");

const slugs = (stories: StorySummary[]) => stories.map((s) => s.slug);
