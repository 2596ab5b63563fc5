import { textsFor } from "#locales/texts.server.ts";
import type { Db } from "#platform/db/db.server.ts";
import type { Locale } from "#platform/locale.ts";
import { isAuthorSlug } from "#stories/author-slug.ts";
import { getAuthorBySlug } from "#stories/authors.server.ts";
import { readSection, sectionName, sectionPath } from "#stories/section-address.ts";
import { feedKinds, isSourceId } from "#stories/source.ts";
import { findSource } from "#stories/sources.server.ts";
import { isStoryLanguage } from "#stories/story-languages.ts";
import type { FeedSelection } from "#stories/syndication.server.ts";
import { languageNames } from "#ui/language-names.ts";

/** The subject of a feed. */
export type FeedSubject = {
  /** Its name in the address, as it is spelled. */
  name: string;
  title: string;
  description: string;
  /** The page with the same content. */
  home: string;
  selection: FeedSelection;
};

type ReadSubject = (
  name: string,
  locale: Locale,
  db: Db,
) => FeedSubject | null | Promise<FeedSubject | null>;

/** The kinds of feeds: `/feeds/{kind}/{name}.{rss,atom,json}`. Null for an unknown name. */
export const feedSubjects: Record<string, ReadSubject> = {
  news: (name, locale) => generalFeed("all", name, locale),
  own: (name, locale) => generalFeed("own", name, locale),
  language: languageFeed,
  kind: kindFeed,
  topic: (name, locale) => sectionFeed("topic", name, locale),
  country: (name, locale) => sectionFeed("country", name, locale),
  author: authorFeed,
  source: sourceFeed,
};

async function authorFeed(slug: string, locale: Locale, db: Db): Promise<FeedSubject | null> {
  const author = isAuthorSlug(slug) ? await getAuthorBySlug(db, slug) : null;
  if (!author) return null;
  const { name } = author;
  const description = textsFor("fronts", locale)("author.about", { name });
  return {
    name: slug,
    title: name,
    description,
    home: `/author/${slug}`,
    selection: { author: slug },
  };
}

async function sourceFeed(asked: string, locale: Locale, db: Db): Promise<FeedSubject | null> {
  const source = isSourceId(asked) ? await findSource(db, asked) : null;
  if (!source || source.optedOutAt) return null;
  const { id, name } = source;
  const description = textsFor("fronts", locale)("source.about", { name });
  return { name: id, title: name, description, home: `/source/${id}`, selection: { source: id } };
}

function generalFeed(kind: "all" | "own", name: string, locale: Locale): FeedSubject | null {
  const t = textsFor("fronts", locale);
  return name === "all"
    ? {
        name,
        title: t(`feeds.${kind}`),
        description: t(`feeds.${kind}Text`),
        home: "/",
        selection: kind === "own" ? "own" : {},
      }
    : null;
}

/** The feed of stories in one language. */
function languageFeed(name: string, locale: Locale): FeedSubject | null {
  const lang = name.toLowerCase();
  if (!isStoryLanguage(lang)) return null;
  const language = languageNames[lang] ?? lang;
  return {
    name: lang,
    title: language,
    description: textsFor("fronts", locale)("feeds.languageText", { language }),
    home: "/",
    selection: { languages: [lang] },
  };
}

/** The stories of one kind of source. */
function kindFeed(name: string, locale: Locale): FeedSubject | null {
  const kind = feedKinds.find((one) => one === name);
  if (!kind) return null;
  const title = textsFor("site", locale)(`sources.kinds.${kind}`);
  const description = textsFor("fronts", locale)("feeds.kindText", { kind: title });
  return { name, title, description, home: "/sources", selection: { kind } };
}

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
