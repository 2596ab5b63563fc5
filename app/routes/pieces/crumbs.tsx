import { useTranslations } from "use-intl";
import { breadcrumbs } from "#site/breadcrumbs.ts";
import { useSite } from "#site/site.tsx";
import { StructuredData } from "#site/structured-data.tsx";
import { topicPath } from "#stories/section-address.ts";
import type { Topic } from "#stories/topic.ts";

/** The breadcrumbs from home to a piece (schema.org). @param under its topic, or its kind if it is not a story */
export function Crumbs(p: {
  under: Topic | "videos" | "podcasts" | null;
  title: string;
  path: string;
}) {
  const t = useTranslations("stories");
  const tSearch = useTranslations("search");
  const site = useSite();
  const above =
    p.under === null
      ? []
      : p.under === "videos" || p.under === "podcasts"
        ? [{ name: tSearch(p.under), path: `/search?contentType=${p.under.slice(0, -1)}` }]
        : [{ name: t(`topics.${p.under}`), path: topicPath(p.under) }];
  return <StructuredData value={breadcrumbs(site, [...above, { name: p.title, path: p.path }])} />;
}
