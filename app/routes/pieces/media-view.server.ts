import type { RouterContextProvider } from "react-router";
import { itemStateOf } from "#library/request-reader.server.ts";
import type { PageAccess } from "#media/media.server.ts";
import { startTimeIn } from "#media/recording.ts";
import { accessFactsOf, type MediaSummary } from "#media/video.ts";
import { servicesContext } from "#platform/context.ts";
import type { Db } from "#platform/db/db.server.ts";
import { idIn } from "#platform/id.ts";
import { siteOf } from "#site/site.server.ts";
import { topicsOfCategory } from "#stories/category.ts";
import { storyPreferencesContext } from "#stories/story-preferences.ts";
import { accessContext, audienceOf, mayRead, restrictionOf } from "#subscriptions/access.ts";
import { notFound } from "../refusals.server.ts";
import { railOf } from "./rail.server.ts";

type MediaItem = MediaSummary & { tags: string[] };

type MediaKind<Item extends MediaItem> = {
  kind: "video" | "podcast";
  /** Reads the item; its file only where `mayHave` allows it. */
  get: (db: Db, id: number, now: Date, access: PageAccess) => Promise<Item | null>;
  /** Describes an own piece to search engines (schema.org). */
  describe: (item: Item, site: { name: string; baseUrl: string; free: boolean }) => object;
};

/**
 * The data that the pages of a video and of a podcast episode both load.
 * @param id as the address has it
 * @returns the item with related items, likes and access; 404 if there is none
 */
export async function mediaView<Item extends MediaItem>(
  { id: rawId, url: address }: { id: string; url: URL },
  context: Readonly<RouterContextProvider>,
  { kind, get, describe }: MediaKind<Item>,
) {
  const { db, now, config } = context.get(servicesContext);
  const at = now();
  const access = context.get(accessContext);
  const id = idIn(rawId);
  const item =
    id === null
      ? null
      : await get(db, id, at, {
          mayAccess: (piece) => mayRead(access, piece, at),
          isFree: (piece) => mayRead(null, piece, at),
          secret: config.sessionSecret ?? "",
        });
  if (!item) throw notFound(kind);
  const facts = accessFactsOf(item);
  const restriction = restrictionOf(access, facts, at);
  const site = siteOf(context);
  const about = {
    kind,
    id: item.id,
    topics: topicsOfCategory(item.category),
    countries: [item.country],
    nonEuCountries: [],
    tags: item.tags,
    sample: item.sample,
    title: item.title,
    excerpt: item.description,
    lang: item.lang,
    publishedAt: item.publishedAt,
  };
  const { languages } = context.get(storyPreferencesContext);
  const [state, rail] = await Promise.all([
    itemStateOf(context, { id: item.id, type: kind }),
    railOf(db, about, { now: at, languages }),
  ]);
  return {
    item,
    wall: restriction && { restriction, audience: audienceOf(access) },
    structuredData: item.own ? describe(item, { ...site, free: mayRead(null, facts, at) }) : null,
    url: `${site.baseUrl}/${kind}/${item.id}`,
    /** Where the reader wants to begin, in seconds. */
    start: startTimeIn(address.searchParams) ?? 0,
    state,
    rail,
  };
}
