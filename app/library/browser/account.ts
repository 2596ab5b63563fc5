import { countriesKey } from "#stories/countries-key.ts";
import {
  forgetInBrowser,
  hasAccount,
  printedAccount,
  readBrowser,
  serveAccount,
  showAccount,
  type Written,
} from "#ui/own-storage.ts";
import type { AccountState } from "../account-state.ts";
import { type Change, changesAtOnce, type Refusal } from "../change.ts";
import { parsed, parseItemSnapshot } from "../item-snapshot.ts";
import { keptForMerge } from "./anonymous.ts";
import { changedBy, type LocalChange } from "./kept-changes.ts";
import { lastViewedKey, parseLastViewed } from "./last-viewed.ts";
import { sayAway, sayKeepProblem } from "./say.ts";
import { forgetUnsent, keepUnsent, unsentOf } from "./unsent.ts";

// The account's values in this browser: what the server has said, and over it the changes that are on their way
// there, in their order. They live in memory only, so that nothing of them is left after the visit; but what the
// reader has asked for and the server does not have yet is kept until it does (unsent.ts).

type Said = Pick<AccountState, "kept" | "revision">;
type Answer = Said & { results: (Refusal | null)[] };
type Waiting = {
  change: LocalChange;
  settle: (done: boolean) => void;
  /** Put aside until there is a connection: it arrives later than it was made. */
  late?: boolean;
};

/** Waits between the attempts to reach the server, in milliseconds; after the last one the changes are put aside. */
const patience = [500, 1_500, 3_000];

/** What was put aside is tried again when the browser is connected, and every so often, in milliseconds. */
const everySoOften = 30_000;

/**
 * What another tab did while this page was rendered may carry a number that is a little smaller than the page's
 * and not be in it, in microseconds.
 */
const overlap = 2_000_000;

/**
 * Answers that say nothing of the change: too many calls, or no site behind what answers. What any other one
 * refuses would be refused again, and would hold back all that comes after it.
 */
const passing = [429, 502, 503, 504];

let state: AccountState | null = null;
let said: Said = { kept: {}, revision: 0 };
let waiting: Waiting[] = [];
let sending = false;
/** How many of the waiting changes are on their way at this moment. */
let flying = 0;
let later: ReturnType<typeof setTimeout> | undefined;
let others: BroadcastChannel | null = null;
const hearing = new Set<() => void>();

/** Begins to serve the account that the document was rendered for; nothing for a visitor. */
export function openAccount(): void {
  if (state || !hasAccount()) return;
  state = printedAccount() as AccountState;
  said = { kept: state.kept, revision: state.revision - overlap };
  waiting = unsentOf(state.reader).map((change) => ({ change, settle: () => {}, late: true }));
  serveAccount((written) => {
    const change = changeOf(written);
    if (change) void makeChange(change);
    else tellOthers(withOwn(written));
  });
  others = new BroadcastChannel(`account ${state.reader}`);
  others.onmessage = ({ data }) => hearNews(data as Said);
  // A page from the browser's memory is as old as when it was left.
  addEventListener("pageshow", ({ persisted }) => persisted && void refresh());
  addEventListener("online", sendWaiting);
  // Somebody may have waited for a better connection and leaves now: one more try, which outlives the page.
  addEventListener("pagehide", () => {
    const left = waiting.slice(flying, flying + changesAtOnce).map(sentAs);
    if (left.length > 0) void post({ changes: left }).catch(() => {});
  });
  if (waiting.length > 0) show();
  sendWaiting();
  void merge();
}

/** Whether what a reader merely opens may be noted in the account (decision 13a). */
export const mayNote = (): boolean =>
  state?.analytics ?? (printedAccount() as AccountState | null)?.analytics ?? false;

/** Tells of what the account keeps by another tab's doing, by a merge, or since the page was left. @returns how to stop */
export function onNews(listener: () => void): () => void {
  hearing.add(listener);
  return () => hearing.delete(listener);
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
    if (isMeant(waited)) keepUnsent(reader(), waited.change);
    show();
    sendWaiting();
  });
}

const reader = (): string => state?.reader ?? "";

const show = () =>
  showAccount(waiting.reduce((kept, { change }) => changedBy(kept, change), said.kept));

/** What the server has done by another call (a like, a check-in), as this browser knows it by the answer. */
const withOwn = ({ key, text }: Written): Said => ({
  ...said,
  kept: { ...said.kept, [key]: parsed(text) ?? null },
});

/** The server has said what is kept; answers may overtake each other on their way, and the newest counts. */
function hear(next: Said): void {
  if (next.revision < said.revision) return;
  said = next;
  show();
}

function hearNews(next: Said): void {
  hear(next);
  for (const listener of hearing) listener();
}

function tellOthers({ kept, revision }: Said): void {
  hear({ kept, revision });
  others?.postMessage({ kept, revision });
}

function sendWaiting(): void {
  if (waiting.length > 0 && !sending) void send();
}

async function send(): Promise<void> {
  sending = true;
  while (waiting.length > 0) {
    const batch = waiting.slice(0, changesAtOnce);
    const answer = await ask({ changes: batch.map(sentAs) });
    if (answer === "away") {
      putAside();
      break;
    }
    if (typeof answer === "string") {
      // Without a session none of them can be kept; otherwise those after it may well be.
      const lost = answer === "signedOut" ? waiting : batch;
      giveUp(lost);
      if (lost.some(isMeant)) void sayKeepProblem(answer);
      continue;
    }
    const done = waiting.splice(0, batch.length);
    forgetUnsent(reader(), done.map(changeIn));
    tellOthers(answer);
    done.forEach(({ settle }, n) => {
      settle(answer.results[n] === null);
    });
    const refused = answer.results.find((result, n) => result !== null && isMeant(done[n]));
    if (refused) void sayKeepProblem(refused);
  }
  sending = false;
}

const changeIn = ({ change }: Waiting): LocalChange => change;

/** What arrives late is in the queue by when it was saved. */
const sentAs = ({ change, late }: Waiting): LocalChange =>
  late && change.do === "save" ? { ...change, savedAt: change.at } : change;

/** There is no connection: what the reader has asked for waits for it; the rest is not worth it. */
function putAside(): void {
  giveUp(waiting.filter((waited) => !isMeant(waited)));
  if (waiting.length === 0) return;
  const isNew = waiting.some(({ late }) => !late);
  for (const waited of waiting) waited.late = true;
  if (isNew) void sayAway();
  clearTimeout(later);
  later = setTimeout(sendWaiting, everySoOften);
}

function giveUp(lost: readonly Waiting[]): void {
  waiting = waiting.filter((waited) => !lost.includes(waited));
  forgetUnsent(reader(), lost.map(changeIn));
  show();
  for (const { settle } of lost) settle(false);
}

/** Nobody is told of what they did not ask for. */
const isMeant = (waited: Waiting | undefined): boolean => waited?.change.do !== "viewed";

type Problem = "failed" | "signedOut" | "away";

/** Asks the server until it answers, as long as there is patience. */
async function ask(call: { changes: LocalChange[]; merge?: unknown }): Promise<Answer | Problem> {
  for (const wait of [...patience, null]) {
    try {
      flying = call.changes.length;
      const response = await post(call).finally(() => {
        flying = 0;
      });
      if (response.ok) return await response.json();
      if (response.status === 401 || response.status === 409) return "signedOut";
      if (!passing.includes(response.status)) return "failed";
    } catch {
      if (navigator.onLine === false) break;
    }
    if (wait !== null) await new Promise((done) => setTimeout(done, wait));
  }
  return "away";
}

const post = (call: { changes: LocalChange[]; merge?: unknown }) =>
  fetch("/functions/keep", {
    method: "POST",
    keepalive: JSON.stringify(call).length < 50_000,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ reader: reader(), ...call }),
  });

/** What the account keeps now; a page of somebody who has gone is loaded anew. */
async function refresh(): Promise<void> {
  const answer = await ask({ changes: [] });
  if (answer === "signedOut") location.reload();
  else if (typeof answer !== "string") hearNews(answer);
}

/** Takes what the browser kept for a visitor into the account, and leaves nothing of it for the next person. */
async function merge(): Promise<void> {
  const found = keptForMerge();
  if (!found) return;
  const answer = await ask({ changes: [], merge: found.merge });
  if (typeof answer === "string") return;
  for (const [key, text] of found.texts) if (readBrowser(key) === text) forgetInBrowser(key);
  tellOthers(answer);
  hearNews(answer);
}

function changeOf({ key, text }: Written): (Change & Pick<LocalChange, "shown">) | null {
  if (key === countriesKey) return { do: "countries", names: (parsed(text) ?? []) as string[] };
  if (key !== lastViewedKey) return null;
  const last = parseLastViewed(text);
  const shown = parseItemSnapshot(last);
  return last && shown
    ? { do: "viewed", kind: last.type, id: last.id, progress: last.progress, shown }
    : { do: "dismiss" };
}
