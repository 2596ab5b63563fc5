import { textsFor } from "#locales/texts.server.ts";
import type { Locale } from "#platform/locale.ts";
import { readSection, sectionName, sectionPath } from "#stories/section-address.ts";
import type { Selection } from "#stories/stories.server.ts";

/** What a feed is of. */
export type FeedSubject = {
  /** Its name in the address, as it is spelled. */
  name: string;
  title: string;
  description: string;
  /** The page that it is the feed of. */
  home: string;
  selection: Selection;
};

type ReadSubject = (name: string, locale: Locale) => FeedSubject | null;

/** The kinds of feeds: `/feeds/{kind}/{name}.{rss,atom,json}`. Null for a name that there is not. */
export const feedSubjects: Record<string, ReadSubject> = {
  topic: (name, locale) => sectionFeed("topic", name, locale),
  country: (name, locale) => sectionFeed("country", name, locale),
};

function sectionFeed(base: "topic" | "country", name: string, locale: Locale): FeedSubject | null {
  const asked = readSection(base, name, new URLSearchParams());
  if (!asked) return null;
  if ("movedTo" in asked) {
    const [, , spelled = ""] = asked.movedTo.split("/");
    return sectionFeed(base, spelled, locale);
  }
  const { view } = asked;
  const t = textsFor("stories", locale);
  const tFronts = textsFor("fronts", locale);
  const common = { name: sectionName(view), home: sectionPath(view) };
  if (view.base === "topic")
    return {
      ...common,
      title: t(`topics.${view.topic}`),
      description: tFronts(`about.${view.topic}`),
      selection: { topics: [view.topic] },
    };
  const country = t(`countries.${view.country}`);
  return {
    ...common,
    title: country,
    description:
      view.country === "EU"
        ? tFronts("aboutUnion")
        : view.country === "XX"
          ? tFronts("aboutWorld")
          : tFronts("aboutCountry", { country }),
    selection: { countries: [view.country] },
  };
}
