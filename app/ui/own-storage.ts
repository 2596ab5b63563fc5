// Where the browser stores what belongs to its user: in its storage, as far as that is allowed and has room. What
// cannot be stored is held for as long as the tab is open, in `window.name`, which no other site can read. On a page
// that was rendered for a reader with an account, the account's values (`data-account` on the root element) come before
// the storage, and what is written under their names goes to the account.
const tabMark = "eunison:";
const tab = globalThis as { name?: string };
const held = new Map<string, string | null>();
const listeners = new Set<() => void>();

/** A text that was written under a key of the account; null: deleted. */
export type Written = { key: string; text: string | null };

let account: Record<string, unknown> | null | undefined;
let unsent: Written[] = [];
let send = (written: Written): void => void unsent.push(written);

const changed = () => {
  for (const listener of listeners) listener();
};

/** The account that the server has written on the root element (`data-account`), whole; null for a visitor. */
export function accountOfPage(): { reader: string; kept: Record<string, unknown> } | null {
  try {
    return JSON.parse(document.documentElement.dataset.account ?? "null");
  } catch {
    return null;
  }
}

function accountValues(): Record<string, unknown> | null {
  if (account === undefined) account = accountOfPage()?.kept ?? null;
  return account;
}

/** Whether the page was rendered for a reader with an account. */
export const hasAccount = (): boolean => accountValues() !== null;

/** What is kept under a key; null when nothing is. */
export function read(key: string): string | null {
  const here = held.get(key);
  if (here !== undefined) return here;
  const values = accountValues();
  if (values && key in values) return textOf(values[key]);
  return readBrowser(key);
}

const textOf = (value: unknown): string | null =>
  value === null || value === undefined
    ? null
    : typeof value === "string"
      ? value
      : JSON.stringify(value);

/** What the browser itself stores under a key, without regard to any account. */
export function readBrowser(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets it for null. @returns whether it outlives the page */
export function keep(key: string, text: string | null): boolean {
  const values = accountValues();
  if (values && key in values) {
    held.delete(key);
    rememberInTab();
    account = { ...values, [key]: text };
    send({ key, text });
    changed();
    return true;
  }
  let kept = true;
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    held.delete(key);
  } catch {
    held.set(key, text);
    kept = false;
  }
  rememberInTab();
  changed();
  return kept;
}

/** What the tab holds for the reader of this page. Of what it holds for another reader, only `leftForNext`. */
function tabMemory(): [string, string | null][] {
  const { name = "" } = tab;
  if (!name.startsWith(tabMark)) return [];
  try {
    const memory = JSON.parse(name.slice(tabMark.length)) as TabMemory;
    return memory.held.filter(
      ([key, text]) =>
        (memory.owner === ownerOfPage() || key === leftForNext) &&
        typeof key === "string" &&
        (text === null || typeof text === "string"),
    );
  } catch {
    return [];
  }
}

type TabMemory = { owner: string; held: [string, string | null][] };
/** The one key of the tab's memory that the next page may read whether its reader is the same or another. */
export const leftForNext = "session_ended";
const ownerOfPage = (): string => globalThis.document?.documentElement.dataset.session ?? "";

function rememberInTab(): void {
  const memory: TabMemory = { owner: ownerOfPage(), held: [...held] };
  if (held.size > 0) tab.name = tabMark + JSON.stringify(memory);
  else if (tab.name?.startsWith(tabMark)) tab.name = "";
}

/** Reads the tab's memory anew: a page that comes back, or was rendered ahead, is older than what it holds by now. */
export function recallTab(): void {
  held.clear();
  for (const [key, text] of tabMemory()) held.set(key, text);
  changed();
}

/** Whether the tab holds anything. */
export const holdsAnything = (): boolean => held.size > 0;

/** Lets go of what `hold` holds. */
export function release(key: string): void {
  if (!held.delete(key)) return;
  rememberInTab();
  changed();
}

/** Forgets what the browser itself keeps under a key. */
export function forgetInBrowser(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing may be stored, nothing is.
  }
}

/** Holds a text for as long as the tab is open, and stores nothing. */
export function hold(key: string, text: string): void {
  held.set(key, text);
  rememberInTab();
  changed();
}

/** The names of all that is stored. */
export function keys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** The account's values are these now: the server has said so, or a change of them is on its way there. */
export function showAccount(values: Record<string, unknown>): void {
  account = values;
  changed();
}

/** Takes on what is written under the account's names, also what was before now. */
export function serveAccount(sender: (written: Written) => void): void {
  send = sender;
  const waiting = unsent;
  unsent = [];
  for (const written of waiting) sender(written);
}

/** Tells of every change, also by another tab. @returns how to stop */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
