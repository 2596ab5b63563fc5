// What every page does with messages of the live channel (docs/decisions/016).
import { preloadReaderControls } from "#library/preload-reader-controls.ts";
import { dispatchLive, onLive } from "#platform/live/messages.ts";
import { joinLive } from "#platform/live/shared-connection.ts";
import type { Breaking } from "./announce-breaking.ts";
import { textsOf } from "./messages.ts";
import { planChangedEvent } from "./plan-changed-event.ts";

/** Joins the browser's live connection. @param session for which the page is rendered; empty for a visitor */
export function watchLive(session: string): void {
  // Loaded ahead, so that the controls also work once the connection is lost.
  void Promise.all([preloadReaderControls(), textsOf("library")]).catch(() => {});
  onLive<Breaking[]>("breaking", (stories) => {
    import("./announce-breaking.ts").then((m) => m.announceBreaking(stories)).catch(console.info);
  });
  onLive("subscription", () => void showChangedPlan());
  joinLive(session, ({ event, data }) => dispatchLive(event, data));
  if (session && globalThis.Notification?.permission === "granted")
    void renewAlerts().catch(console.info);
}

/** Renews the push subscription of this browser, if its reader has turned on alerts here. */
async function renewAlerts(): Promise<void> {
  const [{ renewHere }, { registerWorker }] = await Promise.all([
    import("#alerts/renew-here.ts"),
    import("#offline/register.ts"),
  ]);
  await renewHere(registerWorker);
}

/**
 * Reloads the page, so that it shows the changed plan, unless something plays or a form is half filled in. It navigates to
 * the address instead of reloading, because the page may be the answer to a submitted form.
 */
async function showChangedPlan(): Promise<void> {
  const answer: { subscription_tier?: string | null } | null = await fetch(
    "/functions/check-subscription",
    { method: "POST" },
  )
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
  // The event may come without a change of plan.
  if (!answer || (answer.subscription_tier ?? "") === (document.documentElement.dataset.tier ?? ""))
    return;
  if (isApplication()) document.dispatchEvent(new Event(planChangedEvent));
  else if (!isBusy()) location.replace(location.pathname + location.search);
}

/** Whether something plays or a form is half filled in, which a reload would throw away. */
export const isBusy = (): boolean =>
  [...document.querySelectorAll<HTMLMediaElement>("video, audio")].some((media) => !media.paused) ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some(
    isChanged,
  );

/** A box without a value of its own has the value "on" and no default. */
const isChanged = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
  field.type === "checkbox" || field.type === "radio"
    ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
    : field.value !== field.defaultValue;

/** React Router writes this into the documents that it hydrates. */
export const isApplication = (): boolean => "__reactRouterContext" in window;
