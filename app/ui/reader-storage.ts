// Values of the reader by key. Three places, in this order: temporary values of the tab, for what cannot or must not be
// stored (kept in `window.name`, which no other site can read); on a page for a reader with an account, the account's
// values (`data-account` on the root element), whose changes are sent to the server; and the browser's localStorage.
const tabMark = "eunison:";
const tab = globalThis as { name?: string };
const temporary = new Map<string, string | null>();
const listeners = new Set<() => void>();

/** A text that was written under a key of the account; null: deleted. */
export type StorageChange = { key: string; text: string | null };

let account: Record<string, unknown> | null | undefined;
let unsent: StorageChange[] = [];
let send = (change: StorageChange): void => void unsent.push(change);

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

/** The value under a key; null where there is none. */
export function read(key: string): string | null {
  const here = temporary.get(key);
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

/** Writes a value; null deletes it. @returns false where it is only held in the tab, as storage is forbidden or full */
export function write(key: string, text: string | null): boolean {
  const values = accountValues();
  if (values && key in values) {
    temporary.delete(key);
    rememberInTab();
    account = { ...values, [key]: text };
    send({ key, text });
    changed();
    return true;
  }
  let isStored = true;
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    temporary.delete(key);
  } catch {
    temporary.set(key, text);
    isStored = false;
  }
  rememberInTab();
  changed();
  return isStored;
}

/** The tab's temporary values of this page's reader. Of another reader's, only `sessionEndedKey`. */
function tabMemory(): [string, string | null][] {
  const { name = "" } = tab;
  if (!name.startsWith(tabMark)) return [];
  try {
    const memory = JSON.parse(name.slice(tabMark.length)) as TabMemory;
    return memory.held.filter(
      ([key, text]) =>
        (memory.owner === ownerOfPage() || key === sessionEndedKey) &&
        typeof key === "string" &&
        (text === null || typeof text === "string"),
    );
  } catch {
    return [];
  }
}

/** The JSON in `window.name`: whose values these are (`data-session`), and the values. */
type TabMemory = { owner: string; held: [string, string | null][] };
/** The one temporary key that the next page may read also if its reader is another. */
export const sessionEndedKey = "session_ended";
const ownerOfPage = (): string => globalThis.document?.documentElement.dataset.session ?? "";

function rememberInTab(): void {
  const memory: TabMemory = { owner: ownerOfPage(), held: [...temporary] };
  if (temporary.size > 0) tab.name = tabMark + JSON.stringify(memory);
  else if (tab.name?.startsWith(tabMark)) tab.name = "";
}

/** Reads the temporary values again, as on a page that was prerendered or restored from the back-forward cache. */
export function reloadTemporary(): void {
  temporary.clear();
  for (const [key, text] of tabMemory()) temporary.set(key, text);
  changed();
}

/** Whether there are temporary values. */
export const hasTemporary = (): boolean => temporary.size > 0;

/** Deletes a temporary value. */
export function clearTemporary(key: string): void {
  if (!temporary.delete(key)) return;
  rememberInTab();
  changed();
}

/** Deletes a value from localStorage alone. */
export function forgetInBrowser(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without access to storage there is nothing to delete.
  }
}

/** Sets a value until the tab is closed, without storing it. */
export function setTemporary(key: string, text: string): void {
  temporary.set(key, text);
  rememberInTab();
  changed();
}

/** All keys of localStorage. */
export function keys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Replaces the account's values: by the server's answer, or by a change that is being sent to it. */
export function showAccount(values: Record<string, unknown>): void {
  account = values;
  changed();
}

/** Sends changes of the account's values by `sender` from now on, those before included. */
export function sendAccountChanges(sender: (change: StorageChange) => void): void {
  send = sender;
  const waiting = unsent;
  unsent = [];
  for (const written of waiting) sender(written);
}

/** Calls the listener at every change, also of another tab. @returns a function that removes it */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
