// What every page does with live news (docs/decisions/016). Loaded when a page has nothing else to do.
import type { NavigateFunction } from "react-router";
import { breakingTexts, readersTexts } from "#late-texts.ts";
import { bringDesk } from "#library/at-hand.ts";
import { dispatchLive, onLive } from "#platform/live/messages.ts";
import { joinLive, type LiveConnection } from "#platform/live/tab.ts";
import { renewHead } from "#ui/renew-kept.ts";
import { showToast } from "#ui/toast.tsx";

type Breaking = { slug: string; title: string; lang: string };

let member: LiveConnection | null = null;
const told = new Set<string>();

/**
 * Joins the browser's live connection, once.
 * @param session which one the page is rendered for; empty for a visitor. Another one needs another connection
 */
export function watchLive(session: string, navigate: NavigateFunction): void {
  if (member) {
    member.setReader(session);
    return;
  }
  void Promise.all([bringDesk(), readersTexts()]).catch(() => {});
  onLive<Breaking[]>("breaking", (stories) => void sayBreaking(stories));
  onLive("subscription", () => {
    void renewHead();
    const { pathname, search, hash } = location;
    navigate(pathname + search + hash, { replace: true, preventScrollReset: true });
  });
  member = joinLive(session, ({ event, data }) => dispatchLive(event, data));
}

/** One notice, for the newest story that is not the page itself; each story once in a visit. */
async function sayBreaking(stories: Breaking[]): Promise<void> {
  const fresh = stories.filter(({ slug }) => !told.has(slug));
  for (const { slug } of fresh) told.add(slug);
  const story = fresh.findLast(({ slug }) => location.pathname !== `/article/${slug}`);
  if (!story) return;
  const t = await breakingTexts();
  const link = { to: `/article/${story.slug}`, text: story.title, lang: story.lang };
  showToast({ kind: "status", title: t("breakingLabel"), text: "", link });
}
