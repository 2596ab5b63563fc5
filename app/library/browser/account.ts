import { countriesKey } from "#stories/countries-key.ts";
import { topicsKey } from "#stories/topics-key.ts";
import {
  accountOfPage,
  forgetInBrowser,
  hasAccount,
  readBrowser,
  type StorageChange,
  sendAccountChanges,
  showAccount,
} from "#ui/own-storage.ts";
import type { AccountState } from "../account-state.ts";
import { type Change, changesAtOnce, type Refusal } from "../change.ts";
import { parsed, parseItemSnapshot } from "../item-snapshot.ts";
import { reachedOf } from "../positions.ts";
import { applyChange, type LocalChange } from "./apply-change.ts";
import { lastViewedKey, parseLastViewed } from "./last-viewed.ts";
import { showOffline, showSaveFailed } from "./reader-toasts.ts";
import { forgetUnsent, keepUnsent, unsentOf } from "./unsent.ts";

// The account's values in this browser: those that the server has confirmed, and over them the changes that are on
// their way there, in their order. They live in memory only, so that nothing of them is left after the visit; what the
// reader has asked for and the server does not have yet is stored until it does (unsent.ts).

type ConfirmedState = Pick<AccountState, "kept" | "revision">;
type Answer = ConfirmedState & { results: (Refusal | null)[] };
type Waiting = {
  change: LocalChange;
  settle: (done: boolean) => void;
  /** It waits for a connection, and reaches the server later than it was made. */
  deferred?: boolean;
};

/** Waits between the attempts to reach the server, in milliseconds; after the last one the changes wait for a connection. */
const retryDelays = [500, 1_500, 3_000];

/** Deferred changes are sent when the browser is connected again, and at this interval, in milliseconds. */
const retryEveryMs = 30_000;

/**
 * What another tab did while this page was rendered may carry a number that is a little smaller than the page's
 * and not be in it, in microseconds.
 */
const revisionOverlap = 2_000_000;

/**
 * Answers that say nothing of the change: too many calls, or no site behind what answers. What any other one
 * refuses would be refused again, and would hold back all that comes after it.
 */
const retryableStatuses = [429, 502, 503, 504];

let state: AccountState | null = null;
let confirmed: ConfirmedState = { kept: {}, revision: 0 };
let waiting: Waiting[] = [];
let sending = false;
/** How many of the waiting changes are on their way at this moment. */
let inFlight = 0;
let later: ReturnType<typeof setTimeout> | undefined;
let otherTabs: BroadcastChannel | null = null;
const listeners = new Set<() => void>();

/** Begins to serve the account that the document was rendered for; nothing for a visitor. */
export function openAccount(): void {
  if (state || !hasAccount()) return;
  state = accountOfPage() as AccountState;
  confirmed = { kept: state.kept, revision: state.revision - revisionOverlap };
  waiting = unsentOf(state.reader).map((change) => ({ change, settle: () => {}, deferred: true }));
  sendAccountChanges((written) => {
    const change = changeOf(written);
    if (change) void makeChange(change);
    else publish(withWritten(written));
  });
  otherTabs = new BroadcastChannel(`account ${state.reader}`);
  otherTabs.onmessage = ({ data }) => setConfirmedAndNotify(data as ConfirmedState);
  // A page from the browser's memory is as old as when it was left.
  addEventListener("pageshow", ({ persisted }) => persisted && void refresh());
  addEventListener("online", sendWaiting);
  // The reader leaves before there was a connection: one more attempt, which outlives the page.
  addEventListener("pagehide", () => {
    const left = waiting.slice(inFlight, inFlight + changesAtOnce).map(sentAs);
    if (left.length > 0) void post({ changes: left }).catch(() => {});
  });
  if (waiting.length > 0) show();
  sendWaiting();
  merge().catch(console.info);
}

/** Whether what a reader merely opens may be noted in the account (product decision 13a). */
export const mayNote = (): boolean =>
  state?.analytics ?? (accountOfPage() as AccountState | null)?.analytics ?? false;

/** Calls the listener when another tab, a merge, or the time the page was left has changed the account. @returns how to stop */
export function onAccountUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Makes a change: at once on the page, then in the account. Without a connection it waits for one, also over a
 * reload; a refusal or a failure of the server undoes it. The reader is told of both.
 * @returns whether the account has it
 */
export function makeChange(change: Change & Pick<LocalChange, "shown">): Promise<boolean> {
  openAccount();
  return new Promise((settle) => {
    const waited: Waiting = { change: { ...change, at: Date.now() }, settle };
    waiting.push(waited);
    if (isRequested(waited)) keepUnsent(reader(), waited.change);
    show();
    sendWaiting();
  });
}

const reader = (): string => state?.reader ?? "";

const show = () =>
  showAccount(waiting.reduce((kept, { change }) => applyChange(kept, change), confirmed.kept));

/** What the server has done by another call (a like, a check-in), as this browser knows it by the answer. */
const withWritten = ({ key, text }: StorageChange): ConfirmedState => ({
  ...confirmed,
  kept: { ...confirmed.kept, [key]: parsed(text) ?? null },
});

/** Takes what the server has confirmed; answers may overtake each other, and the newest counts. */
function setConfirmed(next: ConfirmedState): void {
  if (next.revision < confirmed.revision) return;
  confirmed = next;
  show();
}

function setConfirmedAndNotify(next: ConfirmedState): void {
  setConfirmed(next);
  for (const listener of listeners) listener();
}

function publish({ kept, revision }: ConfirmedState): void {
  setConfirmed({ kept, revision });
  otherTabs?.postMessage({ kept, revision });
}

function sendWaiting(): void {
  if (waiting.length > 0 && !sending) void send();
}

async function send(): Promise<void> {
  sending = true;
  while (waiting.length > 0) {
    const batch = waiting.slice(0, changesAtOnce);
    const answer = await ask({ changes: batch.map(sentAs) });
    if (answer === "offline") {
      defer();
      break;
    }
    if (typeof answer === "string") {
      // Without a session none of them can be kept; otherwise those after it may well be.
      const lost = answer === "signedOut" ? waiting : batch;
      discard(lost);
      if (lost.some(isRequested)) void showSaveFailed(answer);
      continue;
    }
    const done = waiting.splice(0, batch.length);
    forgetUnsent(reader(), done.map(changeIn));
    publish(answer);
    done.forEach(({ settle }, n) => {
      settle(answer.results[n] === null);
    });
    const refused = answer.results.find((result, n) => result !== null && isRequested(done[n]));
    if (refused) void showSaveFailed(refused);
  }
  sending = false;
}

const changeIn = ({ change }: Waiting): LocalChange => change;

/** A deferred save has its place in the queue by when it was made. */
const sentAs = ({ change, deferred }: Waiting): LocalChange =>
  deferred && change.do === "save" ? { ...change, savedAt: change.at } : change;

/** There is no connection: what the reader has asked for waits for it; everything else is dropped. */
function defer(): void {
  discard(waiting.filter((waited) => !isRequested(waited)));
  if (waiting.length === 0) return;
  const isNew = waiting.some(({ deferred }) => !deferred);
  for (const waited of waiting) waited.deferred = true;
  if (isNew) void showOffline();
  clearTimeout(later);
  later = setTimeout(sendWaiting, retryEveryMs);
}

function discard(lost: readonly Waiting[]): void {
  waiting = waiting.filter((waited) => !lost.includes(waited));
  forgetUnsent(reader(), lost.map(changeIn));
  show();
  for (const { settle } of lost) settle(false);
}

/** Whether the reader has asked for it: then they hear of a failure. */
const isRequested = (waited: Waiting | undefined): boolean => waited?.change.do !== "viewed";

type Problem = "failed" | "signedOut" | "offline";

/** Asks the server until it answers or the attempts are used up. */
async function ask(call: { changes: LocalChange[]; merge?: unknown }): Promise<Answer | Problem> {
  for (const wait of [...retryDelays, null]) {
    try {
      inFlight = call.changes.length;
      const response = await post(call).finally(() => {
        inFlight = 0;
      });
      if (response.ok) return await response.json();
      if (response.status === 401 || response.status === 409) return "signedOut";
      if (!retryableStatuses.includes(response.status)) return "failed";
    } catch {
      if (navigator.onLine === false) break;
    }
    if (wait !== null) await new Promise((done) => setTimeout(done, wait));
  }
  return "offline";
}

const post = (call: { changes: LocalChange[]; merge?: unknown }) =>
  fetch("/functions/keep", {
    method: "POST",
    keepalive: JSON.stringify(call).length < 50_000,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ reader: reader(), ...call }),
  });

/** What the account keeps now; a page whose reader has signed out is loaded anew. */
async function refresh(): Promise<void> {
  const answer = await ask({ changes: [] });
  if (answer === "signedOut") location.reload();
  else if (typeof answer !== "string") setConfirmedAndNotify(answer);
}

/** Takes what the browser kept for a visitor into the account, and leaves nothing of it for the next person. */
async function merge(): Promise<void> {
  // Hardly any page has something to merge.
  const { keptForMerge } = await import("./anonymous.ts");
  const found = keptForMerge();
  if (!found) return;
  const answer = await ask({ changes: [], merge: found.merge });
  if (typeof answer === "string") return;
  for (const [key, text] of found.texts) if (readBrowser(key) === text) forgetInBrowser(key);
  publish(answer);
  setConfirmedAndNotify(answer);
}

function changeOf({ key, text }: StorageChange): (Change & Pick<LocalChange, "shown">) | null {
  if (key === countriesKey) return { do: "countries", names: (parsed(text) ?? []) as string[] };
  if (key === topicsKey) return { do: "topics", names: (parsed(text) ?? []) as string[] };
  if (key !== lastViewedKey) return null;
  const last = parseLastViewed(text);
  const shown = parseItemSnapshot(last);
  return last && shown
    ? { do: "viewed", kind: last.type, id: last.id, ...reachedOf(last), shown }
    : { do: "dismiss" };
}
