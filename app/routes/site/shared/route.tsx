import { useTranslations } from "use-intl";
import { addressesOf, linkIn } from "#feeds/shared-link.ts";
import { SaveControl } from "#library/item-controls.tsx";
import type { ItemSnapshot } from "#library/item-snapshot.ts";
import { itemStateOf } from "#library/request-reader.server.ts";
import sheet from "#offline/offline.css?url";
import { servicesContext } from "#platform/context.ts";
import type { Db } from "#platform/db/db.server.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { useSite } from "#site/site.tsx";
import { storyAtAddress } from "#stories/by-address.server.ts";
import { getStory, storiesById } from "#stories/stories.server.ts";
import type { StorySummary } from "#stories/story.ts";
import { Link } from "#ui/link.tsx";
import { LanguageField } from "#ui/post-form.tsx";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

const longest = 2_000;

/**
 * What another app shares with the installed site (Web Share Target): its link is looked up among the stories. The request
 * only reads, since any site may link to this address. The page's script saves the story only if the reader has shared it
 * (`Sec-Fetch-Site: none`); otherwise the page shows the save button.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext);
  const [link, text, title] = ["url", "text", "title"].map((name) =>
    (url.searchParams.get(name) ?? "").replaceAll("\0", "").slice(0, longest),
  );
  const shared = linkIn([link ?? null, text ?? null, title ?? null]);
  const story = shared && (await storyOf(db, shared, config.baseUrl));
  const item: ItemSnapshot | null = story && {
    id: story.id,
    type: "article",
    title: story.title,
    meta: story.slug,
    lang: story.lang,
  };
  return {
    item,
    source: story ? story.source.name : "",
    excerpt: story ? story.excerpt : "",
    state: item && (await itemStateOf(context, item)),
    words: wordsOf(title || text || ""),
    isShared: Boolean(link || text || title),
    ownPress: request.headers.get("sec-fetch-site") === "none",
  };
}

/** A link to one of our own pages, or to a story at its publisher. */
async function storyOf(db: Db, link: URL, baseUrl: string): Promise<StorySummary | null> {
  const own = link.origin === new URL(baseUrl).origin;
  const slug = own ? /^\/article\/([\w-]{1,300})$/.exec(link.pathname)?.[1] : undefined;
  if (slug) {
    const found = await getStory(db, slug);
    return found && "story" in found ? found.story : null;
  }
  const id = await storyAtAddress(db, addressesOf(link));
  return id === null ? null : ((await storiesById(db, [id])).get(id) ?? null);
}

/** The query for a search: the shared text without the link. */
const wordsOf = (text: string): string =>
  text
    .replace(/https?:\/\/\S+/gi, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 120);

export default function Shared({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("offline.shared");
  const { name } = useSite();
  const { item, source, excerpt, state, words, isShared, ownPress } = loaderData;
  return (
    <div className="wrap shared">
      <PageHead title={t("title", { name })} description={t("nothingText", { name })} noindex />
      <div className="page-head">
        <h1>{item ? t("found") : t(isShared ? "unknown" : "nothing")}</h1>
        {item ? null : <p>{isShared ? t("unknownText") : t("nothingText", { name })}</p>}
      </div>
      {item ? (
        <section data-save-shared={ownPress ? "" : undefined}>
          <p className="kick">{source}</p>
          <h2 lang={item.lang} dir="auto">
            <Link to={`/article/${item.meta}`}>{item.title}</Link>
          </h2>
          <p lang={item.lang} dir="auto">
            {excerpt}
          </p>
          <p className="kept-ways">
            <SaveControl item={item} state={state} />
            <Link className="btn btn-solid" to={`/article/${item.meta}`}>
              {t("read")}
            </Link>
            <Link className="btn" to="/saved">
              {t("queue")}
            </Link>
          </p>
        </section>
      ) : (
        <form action="/search" className="shared-search">
          <LanguageField />
          <label htmlFor="shared-words" className="vh">
            {t("search")}
          </label>
          <input id="shared-words" className="field" type="search" name="q" defaultValue={words} />
          <button type="submit" className="btn btn-solid">
            {t("search")}
          </button>
        </form>
      )}
    </div>
  );
}
