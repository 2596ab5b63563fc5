import { redirect } from "react-router";
import { sectionFront } from "#events/section.server.ts";
import { FollowControl } from "#library/follow-control.tsx";
import { followKeysOf } from "#library/request-reader.server.ts";
import { servicesContext } from "#platform/context.ts";
import { breadcrumbs } from "#site/breadcrumbs.ts";
import { pageOfStories } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { useSite } from "#site/site.tsx";
import { StructuredData } from "#site/structured-data.tsx";
import { type Followable, followKey } from "#stories/follow.ts";
import { SectionPage } from "#stories/section/section-page.tsx";
import { useSectionWords } from "#stories/section/use-section-words.ts";
import {
  readSection,
  type SectionView,
  sectionName,
  sectionPath,
} from "#stories/section-address.ts";
import { storyPreferencesContext } from "#stories/story-preferences.ts";
import { withLanguage } from "#ui/with-language.ts";
import { FeedLinks } from "../feeds/feed-links.tsx";
import { notFound } from "../refusals.server.ts";
import type { Route } from "./+types/route.ts";
import { itemList } from "./item-list.ts";
import sheet from "./page.css?url";

export const handle = pageOfStories;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** @throws 404 for an unknown topic or country, 301 for another spelling of a known one */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  const [, written = ""] = url.pathname.split("/");
  const base = written.toLowerCase() === "topic" ? "topic" : "country";
  const found = readSection(base, params.name, url.searchParams);
  if (!found) throw notFound();
  const moved =
    "movedTo" in found ? found.movedTo : written === base ? null : sectionPath(found.view);
  if (moved) throw redirect(withLanguage(moved, url.searchParams.get("lang")), 301);
  if ("movedTo" in found) throw notFound();
  const { view } = found;
  const { languages } = context.get(storyPreferencesContext);
  const at = now();
  const front = await sectionFront(db, at, view, { languages });
  const followed = (await followKeysOf(context))?.has(followKey(followableOf(view))) ?? null;
  return { view, front, followed, now: at.getTime(), listsStories: front.last === null };
}

const followableOf = (view: SectionView): Followable =>
  view.base === "topic"
    ? { kind: "topic", name: view.topic }
    : { kind: "country", name: view.country };

export default function SectionRoute({ loaderData }: Route.ComponentProps) {
  const { view, front, followed, now } = loaderData;
  const site = useSite();
  const { name, title, about } = useSectionWords(view);
  const path = `/${view.base}/${sectionName(view)}`;
  const stories = [...(front.lead ? [front.lead.story] : []), ...front.rows.map((r) => r.story)];
  const canFollow = view.base === "topic" || (view.country !== "EU" && view.country !== "XX");
  return (
    <div className="wrap">
      <PageHead
        title={title}
        description={about}
        noindex={view.before !== null || stories.some((s) => s.sample)}
      />
      <FeedLinks path={`/feeds${path}`} name={name} />
      <StructuredData value={itemList({ name: title, path, stories }, site.baseUrl)} />
      <StructuredData value={breadcrumbs(site, [{ name, path }])} />
      <SectionPage
        view={view}
        front={front}
        now={now}
        follow={canFollow ? <FollowControl what={followableOf(view)} followed={followed} /> : null}
      />
    </div>
  );
}
