// What every page does with live news (docs/decisions/016). Loaded when a page has nothing else to do.
import { loadReaderControls } from "#library/load-reader-controls.ts";
import { cookieNames, cookieValue } from "#platform/http/cookies.ts";
import { dispatchLive, onLive } from "#platform/live/messages.ts";
import { joinLive } from "#platform/live/tab.ts";
import { readingLanguagesOf } from "#stories/reading-languages.ts";
import { showToast } from "#ui/toast.ts";
import { pageLocale, textsOf } from "./messages.ts";
import { otherPlan } from "./plan-changed-event.ts";

type Breaking = { slug: string; title: string; lang: string; event?: string };

const announced = new Set<string>();

/** Joins the browser's live connection. @param session for which the page is rendered; empty for a visitor */
export function watchLive(session: string): void {
  // A press may come when there is no connection any more.
  void Promise.all([loadReaderControls(), textsOf("library")]).catch(() => {});
  onLive<Breaking[]>("breaking", (stories) => void announceBreaking(stories));
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

const addressOf = ({ slug, event }: Breaking) => (event ? `/event/${event}` : `/article/${slug}`);

/** One notice, for the newest that is not the page itself, in a language of the reader; each once on a page. */
async function announceBreaking(stories: Breaking[]): Promise<void> {
  const fresh = stories.filter((story) => !announced.has(addressOf(story)));
  for (const story of fresh) announced.add(addressOf(story));
  const newest = fresh.findLast((story) => location.pathname !== addressOf(story));
  if (!newest) return;
  const t = await textsOf("stories").catch(() => null);
  if (!t) return;
  const told = fresh.filter((story) => addressOf(story) === addressOf(newest));
  const languages = readingLanguagesOf(
    cookieValue(document.cookie, cookieNames.storyLanguages),
    pageLocale(),
  );
  const story =
    languages?.flatMap((lang) => told.find((one) => one.lang === lang) ?? [])[0] ?? newest;
  const link = { to: addressOf(story), text: story.title, lang: story.lang };
  showToast({ kind: "status", title: t("breakingLabel"), text: "", link });
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
