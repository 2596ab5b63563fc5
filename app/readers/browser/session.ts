// Watches over the session of a signed-in reader's page (decision 20).

const tickMs = 30_000;
const channelName = "eunison session";
/** What belongs to the browser, whoever uses it; the theme and the language are cookies. */
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

/**
 * Asks every 30 s whether the session stands, which also refreshes it when its end is near; leaves for the front
 * page when it does not, or when another tab has signed out; signs out by the forms of header and menu.
 */
export function watchSession(): void {
  if (watching) return;
  watching = true;
  const others = new BroadcastChannel(channelName);

  function leave(): void {
    clearCopies();
    location.assign("/");
  }

  async function tick(): Promise<void> {
    // Nobody looks: what happened meanwhile is asked when somebody does.
    if (document.visibilityState === "hidden") return;
    const answer = await fetch("/functions/session", { method: "POST" }).catch(() => null);
    if (answer?.status === 401) leave();
  }

  async function signOut(form: HTMLFormElement): Promise<void> {
    const done = await fetch(form.action, { method: "POST", redirect: "manual" }).catch(() => null);
    // Answered by a redirect, which is not followed here; anything else is left to the browser to show.
    if (done?.type !== "opaqueredirect") return form.submit();
    others.postMessage("signed out");
    leave();
  }

  others.onmessage = leave;
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
