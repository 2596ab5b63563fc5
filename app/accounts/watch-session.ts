// Checks the session while a signed-in reader's page is open.

import { onLive } from "#platform/live/messages.ts";
import { inPageLanguage } from "#ui/in-page-language.ts";
import { sessionEndedKey, setTemporary } from "#ui/reader-storage.ts";

const tickMs = 30_000;
/**
 * After a change of password the new session's cookie may still be on its way, so an ended session is checked again
 * after this time.
 */
const recheckDelayMs = 2_000;
const channelName = "eunison session";
/** Choices about this browser, kept when the account's data is cleared. Theme and language are cookies. */
const keptKeys = ["cookie_consent", "offline_copies", "install_offer"];

/** What the session's end does to the page. */
type SessionPage = {
  /** Deletes the account's offline copies from this browser. */
  deleteCopies(): Promise<void>;
  /** Whether a reload would throw away what the reader is doing. */
  isBusy(): boolean;
  /** Says that the session was ended elsewhere. */
  showEnded(): Promise<void>;
};

let watching = false;
/** The reader is signed out, and the page is leaving. */
let isLeaving = false;

/**
 * Asks every 30 s whether the session is valid, which also refreshes it near its end. Leaves for the front page, in the
 * language that the address names, when it is not, or when another tab has signed out. Signs out by the forms of header
 * and menu. When the live connection reports that the session was ended elsewhere, reloads the page as a visitor's, with
 * a message and a link to sign in; pages for readers only redirect to the sign-in by themselves. A busy page stays, with
 * the message.
 */
export function watchSession({ deleteCopies, isBusy, showEnded }: SessionPage): void {
  if (watching) return;
  watching = true;
  const others = new BroadcastChannel(channelName);

  /** Deletes the account's data from this browser. */
  async function clearCopies(): Promise<void> {
    try {
      for (const key of Object.keys(localStorage))
        if (!keptKeys.includes(key)) localStorage.removeItem(key);
      sessionStorage.clear();
    } catch {
      // A browser that blocks storage has stored nothing.
    }
    await deleteCopies().catch(console.info);
  }

  async function leave(): Promise<void> {
    isLeaving = true;
    await clearCopies();
    location.assign(inPageLanguage("/"));
  }

  const fetchSessionStatus = () =>
    fetch("/functions/session", { method: "POST" }).catch(() => null);

  let rechecking = false;

  async function tick(): Promise<void> {
    // The page is hidden: the session is checked once it is shown again.
    if (isLeaving || rechecking || document.visibilityState === "hidden") return;
    const answer = await fetchSessionStatus();
    if (answer?.status === 401 && !isLeaving) await leave();
  }

  async function endedElsewhere(): Promise<void> {
    const answer = await fetchSessionStatus();
    rechecking = false;
    if (isLeaving || answer?.status !== 401) return;
    isLeaving = true;
    await clearCopies();
    setTemporary(sessionEndedKey, "elsewhere");
    if (isBusy()) await showEnded();
    else location.reload();
  }

  async function signOut(form: HTMLFormElement): Promise<void> {
    isLeaving = true;
    const done = await fetch(form.action, { method: "POST", redirect: "manual" }).catch(() => null);
    // Answered by a redirect, which is not followed here; anything else is left to the browser to show.
    if (done?.type !== "opaqueredirect") return form.submit();
    others.postMessage("signed out");
    await leave();
  }

  others.onmessage = leave;
  onLive<{ signedIn: boolean }>("session", ({ signedIn }) => {
    if (signedIn || isLeaving) return;
    rechecking = true;
    setTimeout(() => void endedElsewhere(), recheckDelayMs);
  });
  setInterval(tick, tickMs);
  document.addEventListener("visibilitychange", tick);
  addEventListener("pageshow", ({ persisted }) => persisted && void tick());
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches("[data-sign-out]")) return;
    event.preventDefault();
    void signOut(form);
  });
}
