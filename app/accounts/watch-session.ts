// Watches over the session of a signed-in reader's page (product decision 20).

import { onLive } from "#platform/live/messages.ts";
import { setTemporary } from "#ui/own-storage.ts";
import { endedKey } from "./say-if-ended.ts";

const tickMs = 30_000;
/** A reader who changes the password gets another session in the place of this one, with the answer on its way. */
const doubtMs = 2_000;
const channelName = "eunison session";
/** What belongs to the browser and not to a reader; the theme and the language are cookies. */
const stays = ["cookie_consent"];

/** Nothing of the account is left in this browser. */
function clearCopies(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (!stays.includes(key)) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Where nothing may be stored, nothing is.
  }
}

let watching = false;
/** The reader is signed out, and the page knows. */
let over = false;

/**
 * Asks every 30 s whether the session stands, which also refreshes it when its end is near; leaves for the front
 * page when it does not, or when another tab has signed out; signs out by the forms of header and menu. Where the
 * live connection tells that it was ended elsewhere, the page comes again as a visitor's, says so and offers to sign in;
 * a page that only readers have leads to the sign-in by itself.
 */
export function watchSession(): void {
  if (watching) return;
  watching = true;
  const others = new BroadcastChannel(channelName);

  function leave(): void {
    over = true;
    clearCopies();
    location.assign("/");
  }

  const stands = () => fetch("/functions/session", { method: "POST" }).catch(() => null);

  let doubted = false;

  async function tick(): Promise<void> {
    // The page is hidden: the session is checked once it is shown again.
    if (over || doubted || document.visibilityState === "hidden") return;
    const answer = await stands();
    if (answer?.status === 401 && !over) leave();
  }

  async function endedElsewhere(): Promise<void> {
    const answer = await stands();
    doubted = false;
    if (over || answer?.status !== 401) return;
    over = true;
    clearCopies();
    setTemporary(endedKey, "elsewhere");
    location.reload();
  }

  async function signOut(form: HTMLFormElement): Promise<void> {
    over = true;
    const done = await fetch(form.action, { method: "POST", redirect: "manual" }).catch(() => null);
    // Answered by a redirect, which is not followed here; anything else is left to the browser to show.
    if (done?.type !== "opaqueredirect") return form.submit();
    others.postMessage("signed out");
    leave();
  }

  others.onmessage = leave;
  onLive<{ signedIn: boolean }>("session", ({ signedIn }) => {
    if (signedIn || over) return;
    doubted = true;
    setTimeout(() => void endedElsewhere(), doubtMs);
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
