// What every page does with live news (docs/decisions/016). Loaded when a page has nothing else to do.
import { loadReaderControls } from "#library/load-reader-controls.ts";
import { dispatchLive, onLive } from "#platform/live/messages.ts";
import { joinLive } from "#platform/live/tab.ts";
import type { Breaking } from "./announce-breaking.ts";
import { textsOf } from "./messages.ts";
import { otherPlan } from "./plan-changed-event.ts";

/** Joins the browser's live connection. @param session for which the page is rendered; empty for a visitor */
export function watchLive(session: string): void {
  // A press may come when there is no connection any more.
  void Promise.all([loadReaderControls(), textsOf("library")]).catch(() => {});
  onLive<Breaking[]>("breaking", (stories) => {
    import("./announce-breaking.ts").then((m) => m.announceBreaking(stories)).catch(console.info);
  });
  onLive("subscription", () => void showOtherPlan());
  joinLive(session, ({ event, data }) => dispatchLive(event, data));
  if (session && globalThis.Notification?.permission === "granted")
    void renewAlerts().catch(console.info);
}

/** Looks whether this browser still takes the alerts that its reader has turned on in it. */
async function renewAlerts(): Promise<void> {
  const [{ renewHere }, { registerWorker }] = await Promise.all([
    import("#alerts/renew-here.ts"),
    import("#offline/register.ts"),
  ]);
  await renewHere(registerWorker);
}

/**
 * Header and page show another plan once they are loaded anew. What is playing, or half written, is left alone: the next
 * page has it. The address is asked for by GET, as the page may be the answer to a form.
 */
async function showOtherPlan(): Promise<void> {
  const answer: { subscription_tier?: string | null } | null = await fetch(
    "/functions/check-subscription",
    { method: "POST" },
  )
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
  // The live connection may send this event without a change of plan.
  if (!answer || (answer.subscription_tier ?? "") === (document.documentElement.dataset.tier ?? ""))
    return;
  if (isApplication()) document.dispatchEvent(new Event(otherPlan));
  else if (!isBusy()) location.replace(location.pathname + location.search);
}

const isBusy = (): boolean =>
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
const isApplication = () => "__reactRouterContext" in window;
