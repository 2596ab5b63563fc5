import { data } from "react-router";
import { localeContext, servicesContext } from "#platform/context.ts";
import { print } from "#print.server.tsx";
import { requireReader } from "#readers/require-reader.server.ts";
import { PageHead } from "#site/page-head.tsx";
import { StoryCard } from "#stories/cards/story-card.tsx";
import { listStories } from "#stories/stories.server.ts";
import { entitledContext, isMember } from "#subscriptions/access.ts";
import { NewsPages } from "#subscriptions/offers/news-pages.tsx";
import { PlanOffer } from "#subscriptions/offers/plan-offer.tsx";
import { mayTry } from "#subscriptions/subscriptions.server.ts";
import { Printed } from "#ui/kept.tsx";
import type { Route } from "./+types/news.ts";
import sheet from "./plan-pages.css?url";
import { plansTexts } from "./plans-texts.server.ts";

/** How many there are on a page, and how many pages a list reaches (specification, section 9). */
const limit = 12;
const pages = 100;

/** News for members: the default topics, newest first, page by page. Readers without a plan get the offer. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const reader = requireReader(context, url);
  const { db, now } = context.get(servicesContext);
  const t = plansTexts(context.get(localeContext));
  const printed = { url, context, now: now() };
  const title = t("news.title");
  if (!isMember(context.get(entitledContext)))
    return { title, html: print(<Offer trial={await mayTry(db, reader.id)} />, printed) };
  const page = Number(url.searchParams.get("page") ?? 1);
  if (!Number.isInteger(page) || page < 1 || page > pages) throw data("page", { status: 404 });
  const { stories, cursor } = await listStories(db, {
    ...{ topics: ["Politics", "Economy"], page, limit },
  });
  const html = print(
    <NewsPages page={page} more={cursor !== null && page < pages} empty={stories.length === 0}>
      {stories.map((story) => (
        <StoryCard key={story.id} story={story} size="m" />
      ))}
    </NewsPages>,
    printed,
  );
  return { title: page > 1 ? `${title}, ${t("news.page", { page: String(page) })}` : title, html };
}

const Offer = ({ trial }: { trial: boolean }) => (
  <div className="wrap">
    <PlanOffer note="news" trial={trial} heading />
  </div>
);

export default function News({ loaderData: { title, html } }: Route.ComponentProps) {
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="page" />
      <PageHead title={title} noindex />
      <Printed html={html} />
    </>
  );
}
