import { consentKey } from "#accounts/consent.ts";
import { parseFollowKey } from "#stories/follow.ts";
import { isFollowed } from "#stories/following.ts";
import { hasAccount, keys, read, subscribe, write } from "#ui/reader-storage.ts";
import type { LoadTranslator } from "#ui/translator.ts";
import { itemKey } from "../item-key.ts";
import { parsed, parseItemSnapshot } from "../item-snapshot.ts";
import { streakDay, streakStageOf, weekOf } from "../streak.ts";
import { toggleFollow } from "../toggle-follow.ts";
import { makeChange, startAccountSync } from "./account-sync.ts";
import { briefKey, briefRead, staleBriefs } from "./brief.ts";
import { dayOf } from "./day.ts";
import { setReaderAttributes } from "./first-paint.ts";
import { lastViewedKey } from "./last-viewed.ts";
import { readerDate } from "./reader-date.ts";
import { provideTexts, showQueueToast, translator } from "./reader-toasts.ts";
import { parseQueue, savedItemKeysIn, withItem, withoutItem } from "./saved-queue.ts";
import { showLikes } from "./show-likes.ts";
import { showResumeBar } from "./show-resume-bar.ts";
import { showStreak } from "./show-streak.ts";
import { positionsKey, queueKey } from "./storage-keys.ts";
import { checkIn, parseStreak, streakKey } from "./streak.ts";
import { unsentOf, visitorId } from "./unsent-storage.ts";

// What the reader's controls do (`data-reader`). The server renders them, and this module handles all of them in the
// browser. It is loaded when there is something to show, or at the first use.

let opened = false;

/** Handles the controls of this document, and keeps them up to date. */
export function initReaderControls(texts: LoadTranslator<"library">): { act: typeof act } {
  if (!opened) {
    opened = true;
    provideTexts(texts);
    startAccountSync();
    // Loaded now, because there may be no connection when a message has to be shown.
    void translator().catch(() => {});
    subscribe(show);
    addEventListener("online", sendLikes);
    sendLikes();
    // Loaded now, because there may be no connection when the button is pressed.
    if (document.querySelector("[data-reader=like]")) withLikes(() => {});
    // Another day may have begun while the page was in the background.
    document.addEventListener("visibilitychange", show);
    // Cards come and go with the news and from page to page.
    new MutationObserver(show).observe(document.body, { childList: true, subtree: true });
    show();
  }
  return { act };
}

/** Loads the script of likes. */
const withLikes = (then: (likes: typeof import("./likes.ts")) => unknown) =>
  void import("./likes.ts").then(then).catch(console.info);

function sendLikes(): void {
  if (!hasAccount() && unsentOf(visitorId).length > 0)
    withLikes((likes) => likes.sendUnsentLikes());
}

/** Checks in with the account; without a connection, which its script needs too, as soon as there is one. */
const checkInAccount = () =>
  void import("./account-check-in.ts").then(
    (account) => account.checkInAccount(),
    () => makeChange({ do: "check-in", at: Date.now() }),
  );

/** Does what a control asks for (`data-reader`). */
function act(control: HTMLElement): void {
  const { reader = "", answer } = control.dataset;
  const today = dayOf(readerDate());
  const actions: Record<string, () => void> = {
    save: () => save(control),
    like: () => withLikes((likes) => likes.toggleLike(control)),
    brief: () => {
      if (hasAccount()) void makeChange({ do: "brief", day: today });
      else write(briefKey(today), briefRead);
      for (const key of staleBriefs(keys(), today)) write(key, null);
      focusOn(".brief-done");
    },
    "check-in": () => {
      if (hasAccount()) return checkInAccount();
      write(streakKey, JSON.stringify(checkIn(parseStreak(read(streakKey)), today)));
      focusOn(".streak-done");
    },
    follow: () => {
      const one = parseFollowKey(control.dataset.follow);
      if (one) toggleFollow(one);
    },
    read: () => markRead(control),
    dismiss: () => {
      write(lastViewedKey, null);
      focusOn("#main");
    },
    consent: () => consent(answer === "accepted"),
    "ask-consent": () => {
      document.documentElement.dataset.asking = "";
      focusOn(".consent");
    },
  };
  actions[reader]?.();
}

/** Updates the page to the stored values. Changes only what is out of date. */
function show(): void {
  setReaderAttributes(document.documentElement, read, readerDate(), {
    streakDay,
    streakStageOf,
    weekOf,
  });
  const saved = savedItemKeysIn(read(queueKey));
  for (const control of document.querySelectorAll<HTMLElement>("[data-reader=save]")) {
    const item = parseItemSnapshot(parsed(control.dataset.item ?? null));
    const pressed = String(item !== null && saved.has(itemKey(item)));
    if (control.getAttribute("aria-pressed") === pressed) continue;
    control.setAttribute("aria-pressed", pressed);
    if (item && control.hasAttribute("aria-label")) void labelIconButton(control, item.title);
  }
  for (const control of document.querySelectorAll<HTMLElement>("[data-answer]"))
    set(control, "aria-pressed", String(control.dataset.answer === read(consentKey)));
  for (const control of document.querySelectorAll<HTMLElement>("[data-follow]"))
    set(control, "aria-pressed", String(isPressed(control)));
  showLikes();
  showStreak();
  showResumeBar();
}

const isPressed = ({ dataset }: HTMLElement): boolean => {
  const one = parseFollowKey(dataset.follow);
  return one !== null && isFollowed(one);
};

/** Labels a button that has only an icon by its state. */
async function labelIconButton(button: Element, title: string): Promise<void> {
  const t = await translator().catch(() => null);
  const word = button.getAttribute("aria-pressed") === "true" ? "saved" : "save";
  if (t) button.setAttribute("aria-label", t(`saveIcon.${word}`, { title }));
}

function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

const focusOn = (selector: string) =>
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });

function save(control: HTMLElement): void {
  const item = parseItemSnapshot(parsed(control.dataset.item ?? null));
  if (!item) return;
  const gone = savedItemKeysIn(read(queueKey)).has(itemKey(item));
  if (hasAccount()) {
    const { type: kind, id } = item;
    void makeChange({ do: gone ? "remove" : "save", kind, id, shown: item });
    return void showQueueToast(gone ? "removed" : "saved", item.type);
  }
  const queue = parseQueue(read(queueKey));
  const next = gone ? withoutItem(queue, item) : withItem(queue, item, Date.now());
  const isStored = write(queueKey, JSON.stringify(next));
  void showQueueToast(gone ? "removed" : "saved", item.type, isStored);
}

function markRead(control: HTMLElement): void {
  const item = parseItemSnapshot(parsed(control.dataset.item ?? null));
  if (!item || !hasAccount()) return;
  void makeChange({ do: "read", kind: item.type, id: item.id, shown: item });
  control.hidden = true;
  focusOn("#main");
}

/** Stores the answer to the cookie question. If it is yes, what was held for the visit is stored; if it is no, deleted (Directive 2002/58/EC, Art. 5(3)). */
function consent(accepted: boolean): void {
  write(consentKey, accepted ? "accepted" : "rejected");
  // An account has a setting of its own for this, and stores it on no device.
  if (!hasAccount())
    for (const key of [lastViewedKey, positionsKey]) write(key, accepted ? read(key) : null);
  delete document.documentElement.dataset.asking;
  if (document.activeElement?.closest(".consent")) focusOn("#main");
}
