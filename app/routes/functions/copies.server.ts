import type { RouterContextProvider } from "react-router";
import { readerContext } from "#accounts/reader.ts";
import { frontPage } from "#events/front.server.ts";
import { accountContext, queueItemKeys } from "#library/account-state.ts";
import type { Item } from "#library/item.ts";
import { itemKey, parseItemKey } from "#library/item-key.ts";
import { dayIn } from "#library/streak.ts";
import { getEpisode, getVideo } from "#media/media.server.ts";
import { accessFactsOf, type MediaSummary } from "#media/video.ts";
import { accessUntil, type Copy, type CopyPlan, maxSavedCopies } from "#offline/copy.ts";
import { versionFactsOf } from "#offline/versions.server.ts";
import { servicesContext } from "#platform/context.ts";
import { bodyHtml, previewHtml } from "#stories/body.server.ts";
import { drawingOf } from "#stories/drawing.ts";
import { licencePage } from "#stories/picture-licence.ts";
import { getStory, readableStory, storiesById } from "#stories/stories.server.ts";
import { hasNamedReviewer, type Picture } from "#stories/story.ts";
import { storyPreferencesContext } from "#stories/story-preferences.ts";
import {
  type AccessFacts,
  accessContext,
  isMember,
  mayRead,
  type ReaderAccess,
  restrictionOf,
} from "#subscriptions/access.ts";
import { currentEntitlementsOf } from "#subscriptions/entitlements.server.ts";
import { drawingAddress } from "#ui/drawing-address.ts";
import { briefOfMember } from "../members/brief-of-member.server.ts";

type Context = Readonly<RouterContextProvider>;

/** How many stories of the front are the brief of readers who are not members, as on the front itself. */
const briefSize = 3;

/**
 * The plan of what a device should store for the reader: their queue and today's brief.
 * @param visitorItemKeys the keys of the visitor's saved items in the browser; an account has its own
 */
export async function copyPlan(
  context: Context,
  visitorItemKeys: readonly string[],
): Promise<CopyPlan> {
  const { db, now } = context.get(servicesContext);
  const at = now();
  const reader = context.get(readerContext);
  const entitled = context.get(accessContext);
  const loaded = await context.get(accountContext)?.();
  const saved = (loaded ? queueItemKeys(loaded) : visitorItemKeys).slice(0, maxSavedCopies);
  const brief = await briefKeys(context, at);
  const items = [...new Set([...saved, ...brief])].flatMap((key) => parseItemKey(key) ?? []);
  const facts = await versionFactsOf(db, items);
  const { readingProfile: _, ...account } = loaded ?? { readingProfile: null };
  const until = reader && (await accessEnd(context, reader.id, at));
  return {
    reader: reader?.id ?? null,
    at: at.toISOString(),
    saved,
    brief: { day: dayIn(reader?.timezone ?? "Europe/Brussels", at), names: brief },
    versions: Object.fromEntries(
      facts.map((fact) => [
        fact.key,
        `${fact.changed} ${restrictionOf(entitled, fact, at) ?? "whole"}`,
      ]),
    ),
    accessUntil: until?.toISOString() ?? null,
    account: loaded ? account : null,
  };
}

async function briefKeys(context: Context, at: Date): Promise<string[]> {
  const { db } = context.get(servicesContext);
  const reader = context.get(readerContext);
  const entitled = context.get(accessContext);
  const { languages } = context.get(storyPreferencesContext);
  if (!reader || !isMember(entitled)) {
    const front = await frontPage(db, at, { languages });
    return front.slice(0, briefSize).map(({ id }) => `article:${id}`);
  }
  const { stories } = await briefOfMember(context, reader, entitled, at);
  return stories.map(({ id }) => `article:${id}`);
}

/**
 * Until when a device may keep content that needs a plan. An editor's access has no end, but is checked again after a
 * time.
 */
async function accessEnd(context: Context, reader: string, at: Date): Promise<Date | null> {
  if (!context.get(accessContext)?.tier) return null;
  const { db } = context.get(servicesContext);
  const held = await currentEntitlementsOf(db, reader, at);
  const ends = held.map(({ endsAt }) => endsAt);
  return accessUntil(ends.length > 0 ? ends : [null], at);
}

/** The copies of these pieces as the reader may see them; unpublished ones are missing. */
export async function copiesOf(
  context: Context,
  keys: readonly string[],
): Promise<Record<string, Copy>> {
  const { db, config, now } = context.get(servicesContext);
  const at = now();
  const entitled = context.get(accessContext);
  const items = keys.flatMap((key) => parseItemKey(key) ?? []);
  const summaries = await storiesById(
    db,
    items.filter(({ kind }) => kind === "article").map(({ id }) => id),
  );
  const copies: Record<string, Copy> = {};
  for (const item of items) {
    const slug = summaries.get(item.id)?.slug;
    const copy =
      item.kind === "article"
        ? slug && (await storyCopy(slug))
        : await recordingCopy(item.kind, item.id);
    if (copy) copies[itemKey(item)] = copy;
  }
  return copies;

  async function storyCopy(slug: string): Promise<Copy | null> {
    const found = await getStory(db, slug);
    if (!found || "movedTo" in found) return null;
    if (config.production && !hasNamedReviewer(found.story)) return null;
    const own = found.story.provenance === "own";
    const { restricted, forMembers } = accessTo(found.story, entitled, at);
    const story = readableStory(found.story, own && restricted === null);
    const preview = own && restricted === "premium" ? previewHtml(found.story.body ?? "") : "";
    const drawing = drawingOf(story);
    const src = story.picture?.src;
    return {
      item: { id: story.id, type: "article", title: story.title, meta: slug, lang: story.lang },
      path: `/article/${slug}`,
      by: story.author?.name ?? story.byline ?? "",
      source: story.source.name,
      publishedAt: story.publishedAt,
      excerpt: story.excerpt,
      why: story.why ?? null,
      html: story.body === null ? preview : bodyHtml(story.body),
      original: own ? null : story.canonicalUrl,
      picture: src?.startsWith("/") ? src : drawing && drawingAddress(drawing),
      alt: src?.startsWith("/") ? (story.picture?.alt ?? "") : "",
      credit: creditOf(story.picture),
      likes: story.likes,
      premium: story.premium,
      sample: story.sample,
      restricted: own ? restricted : null,
      forMembers: own && forMembers,
    };
  }

  /** A copy of a recording has its texts and its picture, without media files, which only the player requests. */
  async function recordingCopy(kind: Exclude<Item["kind"], "article">, id: number) {
    const none = { mayAccess: () => false, isFree: () => false, secret: "" };
    const found =
      kind === "video" ? await getVideo(db, id, at, none) : await getEpisode(db, id, at, none);
    if (!found) return null;
    const meta = "showName" in found ? found.showName : (found.author ?? found.source.name);
    return copyOfRecording(found, { kind, meta }, accessTo(accessFactsOf(found), entitled, at));
  }
}

/** A recording's description is public on its page, so that it is never for members only. */
const copyOfRecording = (
  item: MediaSummary,
  { kind, meta }: { kind: "video" | "podcast"; meta: string },
  { restricted }: { restricted: Copy["restricted"] },
): Copy => ({
  item: { id: item.id, type: kind, title: item.title, meta, lang: item.lang },
  path: `/${kind}/${item.id}`,
  by: meta,
  source: item.source.name,
  publishedAt: item.publishedAt,
  excerpt: item.description,
  why: null,
  html: "",
  original: item.canonicalUrl,
  picture: item.thumbnail?.src.startsWith("/") ? item.thumbnail.src : null,
  alt: item.thumbnail?.alt ?? "",
  credit: creditOf(item.thumbnail),
  likes: item.likes,
  premium: item.isPremium,
  sample: item.sample,
  restricted,
  forMembers: false,
});

function creditOf(picture: Picture | null): Copy["credit"] {
  if (!picture?.licence) return null;
  const { credit, licence, url } = picture.licence;
  return { name: credit, licence, url: licencePage(licence) ?? url };
}

const accessTo = (piece: AccessFacts, entitled: ReaderAccess, at: Date) => ({
  restricted: restrictionOf(entitled, piece, at),
  forMembers: mayRead(entitled, piece, at) && !mayRead(null, piece, at),
});
