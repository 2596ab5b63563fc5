import { cookieValue } from "#platform/http/cookie-header.ts";
import { cookieNames } from "#platform/http/cookies.ts";
import { readingLanguagesOf } from "#stories/reading-languages.ts";
import { showToast } from "#ui/toast.ts";
import { pageLocale, textsOf } from "./messages.ts";

/** A breaking story, as the live channel sends it. */
export type Breaking = { slug: string; title: string; lang: string; event?: string };

const announced = new Set<string>();

const addressOf = ({ slug, event }: Breaking) => (event ? `/event/${event}` : `/article/${slug}`);

/** Shows one message, for the newest breaking story that is not this page's own, in a language of the reader, once each. */
export async function announceBreaking(stories: Breaking[]): Promise<void> {
  const fresh = stories.filter((story) => !announced.has(addressOf(story)));
  for (const story of fresh) announced.add(addressOf(story));
  const newest = fresh.findLast((story) => location.pathname !== addressOf(story));
  if (!newest) return;
  const t = await textsOf("stories").catch(() => null);
  if (!t) return;
  const sameAddress = fresh.filter((story) => addressOf(story) === addressOf(newest));
  const languages = readingLanguagesOf(
    cookieValue(document.cookie, cookieNames.storyLanguages),
    pageLocale(),
  );
  const story =
    languages?.flatMap((lang) => sameAddress.find((story) => story.lang === lang) ?? [])[0] ??
    newest;
  const link = { to: addressOf(story), text: story.title, lang: story.lang };
  showToast({ kind: "status", title: t("breakingLabel"), text: "", link });
}
