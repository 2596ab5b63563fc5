// What every page does with live news (docs/decisions/016). Loaded when a page has nothing else to do.
import { loadReaderControls } from "#library/load-reader-controls.ts";
import { dispatchLive, onLive } from "#platform/live/messages.ts";
import { joinLive } from "#platform/live/tab.ts";
import { showToast } from "#ui/toast.ts";
import { textsOf } from "./messages.ts";
import { otherPlan } from "./plan-changed-event.ts";

type Breaking = { slug: string; title: string; lang: string };

const announced = new Set<string>();

/** Joins the browser's live connection. @param session for which the page is rendered; empty for a visitor */
export function watchLive(session: string): void {
  // A press may come when there is no connection any more.
  void Promise.all([loadReaderControls(), textsOf("library")]).catch(() => {});
  onLive<Breaking[]>("breaking", (stories) => void announceBreaking(stories));
  onLive("subscription", () => void showOtherPlan());
  joinLive(session, ({ event, data }) => dispatchLive(event, data));
}

/** One notice, for the newest story that is not the page itself; each story once on a page. */
async function announceBreaking(stories: Breaking[]): Promise<void> {
  const fresh = stories.filter(({ slug }) => !announced.has(slug));
  for (const { slug } of fresh) announced.add(slug);
  const story = fresh.findLast(({ slug }) => location.pathname !== `/article/${slug}`);
  if (!story) return;
  const t = await textsOf("stories").catch(() => null);
  if (!t) return;
  const link = { to: `/article/${story.slug}`, text: story.title, lang: story.lang };
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
    (field) => field.value !== field.defaultValue,
  );

/** React Router writes this into the documents that it hydrates. */
const isApplication = () => "__reactRouterContext" in window;
