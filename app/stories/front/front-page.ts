import { onLive } from "#platform/live/messages.ts";
import type { StorySummary } from "../story.ts";
import { frontPageId } from "./front-page-id.ts";
import { fetchNews } from "./news-call.ts";

// The stories of the front page and how they stay new: every five minutes, or when asked. The islands of the page show
// them, each for itself; what they share stands here, and comes from the document (`FrontPageData`).

/** What the server knows of the front page. */
export type FrontPage = {
  stories: StorySummary[];
  /** Slugs of those that are near to what a signed-in reader reads, the nearest first. */
  near: readonly string[];
  /** The languages that the reader reads, the most wanted first; null: all. */
  languages: readonly string[] | null;
  /** ISO 8601. */
  updatedAt: string;
};

/** The places of the list at the side, which has headlines alone; the grid follows it. */
export const listed = { from: 3, to: 9 } as const;

type Problem = "away" | "server";
export type FrontPageState = FrontPage & {
  loading: boolean;
  /** Why the last refresh that was asked for failed; null when it did not. */
  problem: Problem | null;
  /** Newer stories that would move what is being read: they wait until they are asked for. */
  next: Pick<FrontPage, "stories" | "updatedAt"> | null;
  /** Stories that the live connection has told of, by their ids. */
  announced: ReadonlySet<number>;
};

const everyMs = 300_000;
/** Pages that missed something do not all ask again at once. */
const spreadMs = 30_000;
const request = { topics: ["EU", "Politics"], page: 1, limit: 18, fill: true };

export const initial = (page: FrontPage): FrontPageState => ({
  ...page,
  loading: false,
  problem: null,
  next: null,
  announced: new Set(),
});

let first: FrontPageState | undefined;
let state: FrontPageState | undefined;
const listeners = new Set<() => void>();

/** What the document came with. */
export function written(): FrontPageState {
  first ??= initial(JSON.parse(document.getElementById(frontPageId)?.textContent ?? "null"));
  return first;
}
export const current = (): FrontPageState => {
  state ??= written();
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

/** How many stories wait that are newer than those on the page; 0 when none. Others may only have changed places. */
export function waitingCount({ stories, next, announced }: FrontPageState): number {
  const newest = Math.max(0, ...stories.map(({ id }) => id));
  const waiting = new Set([...announced, ...(next?.stories.map(({ id }) => id) ?? [])]);
  return [...waiting].filter((id) => id > newest).length;
}

/** Asks for the stories of now. Where that fails, those on the page stay, and who asked is told why. */
export const refreshFrontPage = (): Promise<void> => refresh(true);

async function refresh(asked: boolean): Promise<void> {
  if (current().loading || (!asked && document.visibilityState === "hidden")) return;
  if (asked) change({ loading: true, problem: null });
  try {
    const answer = await fetchNews({ ...request, languages: current().languages });
    const next = { stories: answer.stories, updatedAt: answer.at };
    const same = slugs(next.stories).join() === slugs(current().stories).join();
    // Nothing is new: no island has to come alive for it.
    if (same && !asked) return;
    if (asked || !isReading()) change({ ...next, next: null, announced: new Set() });
    else change({ next });
  } catch (error) {
    console.warn("front page", error);
    // What `fetch` throws when nothing came over the line.
    if (asked) change({ problem: error instanceof TypeError ? "away" : "server" });
  } finally {
    if (asked) change({ loading: false });
  }
}

/** Shows the stories that wait, and leads to them. */
export async function showWaiting(): Promise<void> {
  const { next, announced } = current();
  if (next && announced.size === 0) change({ ...next, next: null });
  else await refresh(true);
  // They are at the top, and the button that was pressed is gone.
  scrollTo({ top: 0 });
  document.getElementById("main")?.focus({ preventScroll: true });
}

type Announced = Pick<StorySummary, "id" | "lang"> & { topics: string[]; countries: string[] };

/**
 * Keeps the page new from now on. @param wake brings the islands of the front page to life, before anything changes
 * @param o.isLate whether news may have been missed since the page was written @param o.visit ends with the page
 */
export function watchNews(
  wake: () => void,
  { isLate, visit }: { isLate: boolean; visit: AbortSignal },
): void {
  const woken = subscribe(wake);
  let late: ReturnType<typeof setTimeout> | undefined;
  const again = () => void refresh(false);
  if (isLate) again();
  const timer = setInterval(again, everyMs);
  const told = onLive<{ added: Announced[] }>("stories", ({ added }) => {
    const ids = added.filter((story) => fits(story, current())).map(({ id }) => id);
    if (ids.length > 0) change({ announced: new Set([...current().announced, ...ids]) });
  });
  const missed = onLive("reset", () => {
    clearTimeout(late);
    late = setTimeout(again, Math.random() * spreadMs);
  });
  visit.addEventListener("abort", () => {
    for (const end of [woken, told, missed]) end();
    clearInterval(timer);
    clearTimeout(late);
    // Another front page in this document comes with stories of its own.
    first = undefined;
    state = undefined;
  });
}

/** Whether new stories would move what someone is reading. */
const isReading = () =>
  scrollY > 80 || Boolean(document.activeElement?.closest("main :is(a, button, input)"));

/**
 * Whether a new story may come onto this page: in a language of the reader, and one of its topics, or any while these do
 * not fill it.
 */
const fits = (story: Announced, { stories, languages }: FrontPage) =>
  (languages?.includes(story.lang) ?? true) &&
  (isOfTopics(story) || stories.some((one) => one.sample || !isOfTopics(one)));
const isOfTopics = ({ topics, countries }: { topics: string[]; countries: string[] }) =>
  topics.includes("Politics") || countries.includes("EU");

const slugs = (stories: StorySummary[]) => stories.map((s) => s.slug);
