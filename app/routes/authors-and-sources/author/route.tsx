import { useTranslations } from "use-intl";
import { FollowControl } from "#library/follow-control.tsx";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { servicesContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { AuthorFacts } from "#stories/article/author-card.tsx";
import { isAuthorSlug } from "#stories/author-slug.ts";
import { getAuthorBySlug } from "#stories/authors.server.ts";
import { AuthorOrSourceHead } from "#stories/authors-and-sources/author-or-source-head.tsx";
import { PublishedStories } from "#stories/authors-and-sources/published-stories.tsx";
import { storiesBy } from "#stories/stories-by-author-or-source.server.ts";
import { FeedLinks } from "../../feeds/feed-links.tsx";
import { notFound } from "../../refusals.server.ts";
import { authorViewOf } from "../author-view.server.ts";
import sheet from "../page.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

const onPage = 20;

/** @throws 404 for an unknown author */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const found = isAuthorSlug(params.slug) ? await getAuthorBySlug(db, params.slug) : null;
  if (!found) throw notFound();
  const before = url.searchParams.get("before");
  const [view, { stories, next }] = await Promise.all([
    authorViewOf(context, found),
    storiesBy(db, { author: found.slug }, { before, limit: onPage }),
  ]);
  return { ...view, stories, next, isLater: before !== null };
}

/** An author: the card, and everything that they have written here. */
export default function AuthorRoute({ loaderData }: Route.ComponentProps) {
  const { author, stories, next, isLater, isFollowed } = loaderData;
  const t = useServerTexts("fronts");
  const tArticle = useTranslations("stories.article");
  const { name, slug } = author;
  const path = `/author/${slug}`;
  return (
    <div className="wrap">
      <PageHead
        title={name}
        description={author.bio ?? t("author.about", { name })}
        noindex={isLater || stories.some((story) => story.sample)}
      />
      <FeedLinks path={`/feeds${path}`} name={name} />
      <AuthorOrSourceHead
        name={name}
        lang={null}
        about={t("author.about", { name })}
        path={path}
        follow={<FollowControl what={{ kind: "author", name: slug }} followed={isFollowed} />}
      />
      <div className="author-source-facts">
        <AuthorFacts author={author}>
          {author.verified ? <p className="verified">{tArticle("verified")}</p> : null}
        </AuthorFacts>
      </div>
      <PublishedStories
        title={t("author.pieces")}
        stories={stories}
        path={path}
        isLater={isLater}
        next={next}
      />
    </div>
  );
}
