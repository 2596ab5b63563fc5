// Where the browser keeps what belongs to its user: in its storage, as far as that is allowed and has room; what
// cannot be kept lives as long as the tab does, in its memory (`window.name`, which no other site can read). Where the server printed an account's values on the root element
// (`data-account`), those come before the storage, and what is written under their names goes to the account.
const tabMark = "eunison:";
const tab = globalThis as { name?: string };
const unkept = new Map<string, string | null>();
const listeners = new Set<() => void>();

/** A text that was kept under a name of the account; null: forgotten. */
export type Written = { key: string; text: string | null };

let account: Record<string, unknown> | null | undefined;
let unsent: Written[] = [];
let send = (written: Written): void => void unsent.push(written);

const changed = () => {
  for (const listener of listeners) listener();
};

/** What the server printed of an account, whole; null for a visitor. */
export function printedAccount(): { kept: Record<string, unknown> } | null {
  try {
    return JSON.parse(document.documentElement.dataset.account ?? "null");
  } catch {
    return null;
  }
}

function accountValues(): Record<string, unknown> | null {
  if (account === undefined) account = printedAccount()?.kept ?? null;
  return account;
}

/** Whether the page was rendered for somebody with an account. */
export const hasAccount = (): boolean => accountValues() !== null;

/** What is kept under a key; null when nothing is. */
export function read(key: string): string | null {
  const here = unkept.get(key);
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

/** What the browser itself keeps under a key, whoever is signed in. */
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
    unkept.delete(key);
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
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
    kept = false;
  }
  rememberInTab();
  changed();
  return kept;
}

/** What the tab holds for whom the page is rendered; another reader's is none of theirs, but for what is left for them. */
function tabMemory(): [string, string | null][] {
  const { name = "" } = tab;
  if (!name.startsWith(tabMark)) return [];
  try {
    const { owner, held } = JSON.parse(name.slice(tabMark.length)) as TabMemory;
    return held.filter(([key]) => owner === ownerOfPage() || key === leftForNext);
  } catch {
    return [];
  }
}

type TabMemory = { owner: string; held: [string, string | null][] };
/** The one name that the next reader of the tab may read, whoever that is. */
export const leftForNext = "session_ended";
const ownerOfPage = (): string => globalThis.document?.documentElement.dataset.session ?? "";

function rememberInTab(): void {
  const memory: TabMemory = { owner: ownerOfPage(), held: [...unkept] };
  tab.name = unkept.size > 0 ? tabMark + JSON.stringify(memory) : "";
}

/** Reads the tab's memory anew: a page that comes back, or was rendered ahead, is older than what it holds by now. */
export function recallTab(): void {
  unkept.clear();
  for (const [key, text] of tabMemory()) unkept.set(key, text);
  changed();
}

/** Whether the tab holds anything. */
export const holdsAnything = (): boolean => unkept.size > 0;

/** Lets go of what `hold` holds. */
export function release(key: string): void {
  if (!unkept.delete(key)) return;
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
  unkept.set(key, text);
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
