import { cookieValue } from "#platform/http/cookie-header.ts";
import { cookieNames } from "#platform/http/cookies.ts";
import { storyLanguagesOf } from "#stories/story-languages.ts";
import { inPageLanguage } from "#ui/in-page-language.ts";
import { showToast } from "#ui/toast.ts";
import { pageLocale, textsOf } from "./messages.ts";

/** A breaking story, as the live channel sends it. `marked`: an editor chose it, for readers of all languages. */
export type Breaking = {
  slug: string;
  title: string;
  lang: string;
  event?: string;
  marked?: true;
};

const announced = new Set<string>();

const addressOf = ({ slug, event }: Breaking) => (event ? `/event/${event}` : `/article/${slug}`);

/**
 * Shows one message, for the newest breaking story that is not this page's own, in a language of the reader, once each.
 * What is reported in none of them has no message, as it has no line in the banner.
 */
export async function announceBreaking(stories: Breaking[]): Promise<void> {
  const languages: readonly string[] | null = storyLanguagesOf(
    cookieValue(document.cookie, cookieNames.storyLanguages),
    pageLocale(),
  );
  const readable = stories.filter((s) => s.marked || (languages?.includes(s.lang) ?? true));
  const fresh = readable.filter((story) => !announced.has(addressOf(story)));
  for (const story of fresh) announced.add(addressOf(story));
  const newest = fresh.findLast((story) => location.pathname !== addressOf(story));
  if (!newest) return;
  const t = await textsOf("stories").catch(() => null);
  if (!t) return;
  const sameAddress = fresh.filter((story) => addressOf(story) === addressOf(newest));
  const story =
    languages?.flatMap((lang) => sameAddress.find((one) => one.lang === lang) ?? [])[0] ?? newest;
  const link = { to: inPageLanguage(addressOf(story)), text: story.title, lang: story.lang };
  showToast({ kind: "status", title: t("breakingLabel"), text: "", link });
}
