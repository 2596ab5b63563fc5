import { countriesKey } from "#stories/countries-key.ts";
import type { CoveredPlace } from "#stories/country.ts";
import { followKey } from "#stories/follow.ts";
import { parseCountries } from "#stories/following.ts";
import {
  accountOfPage,
  forgetInBrowser,
  hasAccount,
  readBrowser,
  type StorageChange,
  sendAccountChanges,
  showAccount,
} from "#ui/reader-storage.ts";
import type { AccountState } from "../account-state.ts";
import { type Change, changesAtOnce, type Refusal } from "../change.ts";
import { parsed, parseItemSnapshot } from "../item-snapshot.ts";
import { knownPosition } from "../positions.ts";
import { applyChange, type LocalChange } from "./apply-change.ts";
import { lastViewedKey, parseLastViewed } from "./last-viewed.ts";
import { showOffline, showSaveFailed } from "./reader-toasts.ts";
import { removeUnsent, storeUnsent, unsentOf } from "./unsent-storage.ts";

// The account's values in this browser: those that the server has confirmed, with the pending changes applied to them in
// order. They are in memory only, so that nothing of them is left after the visit. A change that the server does not have
// yet is stored until it does (unsent-storage.ts).

type ConfirmedState = Pick<AccountState, "kept" | "revision">;
type Answer = ConfirmedState & { results: (Refusal | null)[] };
type PendingChange = {
  change: LocalChange;
  settle: (done: boolean) => void;
  /** Whether it waits for a connection, and is sent later than it was made. */
  deferred?: boolean;
  /** Whether the browser stores it until the account has it. */
  stored?: boolean;
};

/** Delays between the attempts to reach the server, in milliseconds. After the last one, changes wait for a connection. */
const retryDelays = [500, 1_500, 3_000];

/** Deferred changes are sent when the browser is connected again, and at this interval, in milliseconds. */
const retryIntervalMs = 30_000;

/**
 * A change that another tab made while this page was rendered may have a slightly smaller revision than the page and not
 * be in it. The page's revision is lowered by this, in microseconds.
 */
const revisionOverlap = 2_000_000;

/**
 * Statuses after which a change is sent again: too many calls, or a proxy that cannot reach the site. With any other, the
 * change would be refused again, and would block those after it.
 */
const retryableStatuses = [429, 502, 503, 504];

let state: AccountState | null = null;
let confirmed: ConfirmedState = { kept: {}, revision: 0 };
let waiting: PendingChange[] = [];
let sending = false;
/** How many of the pending changes are being sent. */
let inFlight = 0;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let otherTabs: BroadcastChannel | null = null;
const listeners = new Set<() => void>();

/** Starts to sync with the account for which the document was rendered; does nothing for a visitor. */
export function startAccountSync(): void {
  if (state || !hasAccount()) return;
  state = accountOfPage() as AccountState;
  confirmed = { kept: state.kept, revision: state.revision - revisionOverlap };
  waiting = unsentOf(state.reader).map((change) => ({
    change,
    settle: () => {},
    deferred: true,
    stored: true,
  }));
  sendAccountChanges((written) => {
    const changes = changesOf(written);
    if (!changes) return publish(withWritten(written));
    for (const change of changes) void makeChange(change);
  });
  otherTabs = new BroadcastChannel(`account ${state.reader}`);
  otherTabs.onmessage = ({ data }) => setConfirmedAndNotify(data as ConfirmedState);
  // A page from the back/forward cache is as old as when it was left.
  addEventListener("pageshow", ({ persisted }) => persisted && void refresh());
  addEventListener("online", sendWaiting);
  // One more attempt as the page is left; the browser finishes it afterwards.
  addEventListener("pagehide", () => {
    dropSent();
    const unsent = waiting.slice(inFlight, inFlight + changesAtOnce).map(sentAs);
    if (unsent.length > 0) void post({ changes: unsent }).catch(() => {});
  });
  if (waiting.length > 0) show();
  sendWaiting();
  merge().catch(console.info);
}

/** Whether the account may record what the reader opens without having asked for it. */
export const mayRecordOpened = (): boolean =>
  state?.analytics ?? (accountOfPage() as AccountState | null)?.analytics ?? false;

/** Calls the listener when the account was changed by another tab, by a merge, or while the page was in the back/forward cache. @returns a function that ends it */
export function onAccountUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Makes a change: at once on the page, then in the account. Without a connection it waits for one, also over a reload. If
 * the server refuses it or fails, it is undone. The reader sees a message in both cases.
 * @returns whether the account has it
 */
export function makeChange(change: Change & Pick<LocalChange, "shown">): Promise<boolean> {
  startAccountSync();
  return new Promise((settle) => {
    const pending: PendingChange = { change: { ...change, at: Date.now() }, settle };
    waiting.push(pending);
    if (isRequested(pending))
      attempt(() => {
        pending.stored = storeUnsent(reader(), pending.change);
      });
    attempt(show);
    sendWaiting();
  });
}

/** Does what listeners to the account hear of: one that throws must not keep a change from being sent. */
function attempt(step: () => void): void {
  try {
    step();
  } catch (error) {
    console.info(error);
  }
}

const reader = (): string => state?.reader ?? "";

/** The confirmed values with the pending changes applied to them. */
const values = () =>
  waiting.reduce((kept, { change }) => applyChange(kept, change), confirmed.kept);

const show = () => showAccount(values());

/** The confirmed values with one that the server has changed by another call (a like, a check-in). */
const withWritten = ({ key, text }: StorageChange): ConfirmedState => ({
  ...confirmed,
  kept: { ...confirmed.kept, [key]: parsed(text) ?? null },
});

/** Answers may arrive out of order: only a newer state is taken. */
function setConfirmed(next: ConfirmedState): void {
  if (next.revision < confirmed.revision) return;
  confirmed = next;
  show();
}

function setConfirmedAndNotify(next: ConfirmedState): void {
  dropSent();
  setConfirmed(next);
  for (const listener of listeners) listener();
}

function publish({ kept, revision }: ConfirmedState): void {
  setConfirmed({ kept, revision });
  otherTabs?.postMessage({ kept, revision });
}

function sendWaiting(): void {
  if (waiting.length > 0 && !sending) sendInTurn().catch(console.info);
}

/**
 * Of stored changes, one page of the browser sends at a time: what another one has sent is not sent again. What is not stored
 * is sent at once, since the page may be about to be left.
 */
async function sendInTurn(): Promise<void> {
  sending = true;
  try {
    // A page that is neither on https nor on this device has no locks.
    if (navigator.locks && waiting.some(({ stored }) => stored))
      await navigator.locks.request(`unsent changes ${reader()}`, send);
    else await send();
  } catch (error) {
    sending = false;
    throw error;
  }
}

async function send(): Promise<void> {
  try {
    dropSent();
    while (waiting.length > 0) {
      const batch = waiting.slice(0, changesAtOnce);
      const answer = await ask({ changes: batch.map(sentAs) });
      if (answer === "offline") {
        defer();
        break;
      }
      if (typeof answer === "string") {
        // Without a session all changes are lost; otherwise those after this batch may succeed.
        const lost = answer === "signedOut" ? waiting : batch;
        discard(lost);
        if (lost.some(isRequested)) void showSaveFailed(answer);
        continue;
      }
      waiting = waiting.filter((pending) => !batch.includes(pending));
      attempt(() => removeUnsent(reader(), batch.map(changeIn)));
      batch.forEach(({ settle }, n) => {
        settle(answer.results[n] === null);
      });
      attempt(() => publish(answer));
      const refused = answer.results.find((result, n) => result !== null && isRequested(batch[n]));
      if (refused) void showSaveFailed(refused);
    }
  } finally {
    // After an error, later changes are sent all the same.
    sending = false;
  }
}

/** Drops the stored changes that are stored no longer: another page has sent them. */
function dropSent(): void {
  const unsent = new Set(unsentOf(reader()).map((change) => JSON.stringify(change)));
  const sent = waiting.filter(
    ({ change, stored }) => stored && !unsent.has(JSON.stringify(change)),
  );
  waiting = waiting.filter((pending) => !sent.includes(pending));
  for (const { settle } of sent) settle(true);
}

const changeIn = ({ change }: PendingChange): LocalChange => change;

/** A deferred save is sorted into the queue by the time when it was made. */
const sentAs = ({ change, deferred }: PendingChange): LocalChange =>
  deferred && change.do === "save" ? { ...change, savedAt: change.at } : change;

/** Without a connection: what the reader has asked for waits for one, everything else is dropped. */
function defer(): void {
  discard(waiting.filter((pending) => !isRequested(pending)));
  if (waiting.length === 0) return;
  const isNew = waiting.some(({ deferred }) => !deferred);
  for (const pending of waiting) pending.deferred = true;
  if (isNew) void showOffline();
  clearTimeout(retryTimer);
  retryTimer = setTimeout(sendWaiting, retryIntervalMs);
}

function discard(lost: readonly PendingChange[]): void {
  waiting = waiting.filter((pending) => !lost.includes(pending));
  attempt(() => removeUnsent(reader(), lost.map(changeIn)));
  attempt(show);
  for (const { settle } of lost) settle(false);
}

/** Whether the reader has asked for the change: then a failure is shown. */
const isRequested = (pending: PendingChange | undefined): boolean =>
  pending?.change.do !== "viewed" && pending?.change.do !== "position";

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

/** After this a call counts as lost, in milliseconds; it may be sent once more. */
const longestCallMs = 30_000;

const post = (call: { changes: LocalChange[]; merge?: unknown }) =>
  fetch("/functions/keep", {
    method: "POST",
    keepalive: JSON.stringify(call).length < 50_000,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ reader: reader(), ...call }),
    // Other pages wait for this one.
    signal: AbortSignal.timeout(longestCallMs),
  });

/** Gets the account's present values; reloads the page if the reader has signed out. */
async function refresh(): Promise<void> {
  const answer = await ask({ changes: [] });
  if (answer === "signedOut") location.reload();
  else if (typeof answer !== "string") setConfirmedAndNotify(answer);
}

/** Merges the visitor's data of this browser into the account, and deletes it here. */
async function merge(): Promise<void> {
  // Hardly any page has something to merge.
  const { visitorDataForMerge } = await import("./visitor-data.ts");
  const found = visitorDataForMerge();
  if (!found) return;
  const answer = await ask({ changes: [], merge: found.merge });
  if (typeof answer === "string") return;
  for (const [key, text] of found.texts) if (readBrowser(key) === text) forgetInBrowser(key);
  publish(answer);
  setConfirmedAndNotify(answer);
}

/** The changes to send for a text that was written under a key; null if another call sends it. */
function changesOf({ key, text }: StorageChange): (Change & Pick<LocalChange, "shown">)[] | null {
  if (key === countriesKey) return countryChanges(parseCountries(text));
  if (key !== lastViewedKey) return null;
  const last = parseLastViewed(text);
  const shown = parseItemSnapshot(last);
  return last && shown
    ? [{ do: "viewed", kind: last.type, id: last.id, ...knownPosition(last), shown }]
    : [{ do: "dismiss" }];
}

/**
 * The one country that was chosen or left: the whole list, as this page knows it, would undo what was followed elsewhere.
 * Only who leaves all of them at once means the whole list.
 */
function countryChanges(chosen: readonly CoveredPlace[]): Change[] {
  const before = parseCountries(JSON.stringify(values()[countriesKey] ?? null));
  if (chosen.length === 0 && before.length > 1) return [{ do: "countries", names: [] }];
  return [...chosen, ...before]
    .filter((name) => !chosen.includes(name) || !before.includes(name))
    .map((name) => ({
      do: chosen.includes(name) ? "follow" : "unfollow",
      name: followKey({ kind: "country", name }),
    }));
}
