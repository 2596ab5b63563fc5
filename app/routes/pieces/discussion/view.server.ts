import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { readerContext } from "#accounts/reader.ts";
import { quoteOf } from "#discussions/contribution.ts";
import { type Discussion, isOpen } from "#discussions/discussion.ts";
import { type DiscussionAddress, readDiscussionAddress } from "#discussions/discussion-address.ts";
import { findDiscussion, movedDiscussion } from "#discussions/discussions.server.ts";
import { type Member, memberOf } from "#discussions/members.server.ts";
import { countUnreadNotifications } from "#discussions/notifications.server.ts";
import type { Draft } from "#discussions/page/composer.tsx";
import type { DiscussionView } from "#discussions/page/discussion.tsx";
import type { NameSent } from "#discussions/page/name-form.tsx";
import type { ThreadView } from "#discussions/thread.ts";
import {
  contributionFor,
  type Page,
  pageOf,
  pickedOf,
  threadAround,
  threadFrom,
  type Viewer,
} from "#discussions/threads.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { storyPreferencesContext } from "#stories/story-preferences.ts";
import { accessContext, mayTakePart } from "#subscriptions/access.ts";
import { dateFormat } from "#ui/formats.ts";
import { formatLocale, timeZone } from "#ui/time.ts";
import { notFound } from "../../refusals.server.ts";
import type { Route } from "./+types/route.ts";

export type Args = Pick<Route.LoaderArgs, "request" | "params" | "url" | "context">;

/** What was sent with a form that could not be done as it is. */
export type Sent = { draft: Draft | null; name: NameSent | null };
export const nothingSent: Sent = { draft: null, name: null };

export const emptyDraft = (): Draft => ({
  to: null,
  text: "",
  lang: "",
  formId: randomUUID(),
  problem: null,
});

/**
 * The discussion that an address leads to, also where its piece or event has moved since the page was opened: a redirect of
 * a form would drop what was typed.
 * @throws 404 where nothing can be discussed
 */
export async function discussionAt({ params, url, context }: Args): Promise<Discussion> {
  const { db } = context.get(servicesContext);
  const kind = url.pathname.startsWith("/event/") ? "event" : "article";
  const isSlug = /^[\w-]{1,300}$/.test(params.slug);
  const found = isSlug ? await findDiscussion(db, kind, params.slug) : null;
  if (found) return found;
  const movedTo = isSlug ? await movedDiscussion(db, kind, params.slug) : null;
  const moved = movedTo ? await findDiscussion(db, kind, movedTo) : null;
  if (moved) return moved;
  throw notFound(kind === "article" ? "article" : "page");
}

/** Redirects the page of a discussion to the address that its piece or event has now. */
export function redirectMoved({ params, url }: Args, { path }: Discussion): void {
  if (!path.endsWith(`/${params.slug}`)) throw redirect(`${path}/discussion${url.search}`, 301);
}

/** The viewer of a request, and what they are in discussions. */
export async function viewerOf(
  context: Args["context"],
): Promise<{ viewer: Viewer; member: Member | null }> {
  const { db, now } = context.get(servicesContext);
  const reader = context.get(readerContext);
  const locale = context.get(localeContext);
  const { languages } = context.get(storyPreferencesContext);
  return {
    viewer: { userId: reader?.id ?? null, languages: languages ?? [locale], now: now() },
    member: reader ? await memberOf(db, reader.id) : null,
  };
}

/** What is shown of a discussion: what the address asks for, and what was sent where it has to be shown again. */
export async function viewOf(
  args: Args,
  discussion: Discussion,
  sent: Sent,
): Promise<DiscussionView> {
  const { url, context } = args;
  const { db } = context.get(servicesContext);
  const { viewer, member } = await viewerOf(context);
  const asked = readDiscussionAddress(url.searchParams);
  const open = isOpen(discussion, viewer.now);
  const writer = writerOf(context, member, viewer.now);
  const inner = writer.who === "member" ? await innerDraft(args, asked, sent.draft, viewer) : null;
  const around = asked.comment ?? inner?.to?.id ?? null;
  const { id } = discussion;
  const [shown, picks, unread] = await Promise.all([
    id === null ? nothing : await shownOf(args, id, { ...asked, comment: around }, viewer),
    id === null ? [] : pickedOf(db, id, viewer),
    viewer.userId && member ? countUnreadNotifications(db, viewer.userId) : 0,
  ]);
  const isFirst = !shown.single && asked.after === null && asked.sort === "newest";
  return {
    kind: discussion.subject.kind,
    context: {
      base: `${discussion.path}/discussion`,
      member: writer.who === "member",
      writable: open && writer.who === "member",
    },
    open,
    state: discussion.state,
    closesAt: discussion.closesAt.toISOString(),
    shown: discussion.shown,
    sort: asked.sort,
    mine: asked.mine,
    picks: isFirst ? picks : [],
    hasPicks: picks.length > 0,
    ...shown,
    highlightedId: around,
    writer: { ...writer, unread },
    // What is answered may be gone: then the words stand in the form above.
    draft: sent.draft && !inner ? { ...sent.draft, to: null } : emptyDraft(),
    inner,
    nameSent: sent.name,
  };
}

type Shown = Page & { single: boolean };
const nothing: Shown = { waiting: [], threads: [], next: null, single: false };

/** The threads that an address asks for. @throws 404 for a contribution or a thread that is not here */
async function shownOf(
  { context }: Args,
  id: number,
  { sort, mine, after, comment, thread }: DiscussionAddress,
  viewer: Viewer,
): Promise<Shown> {
  const { db } = context.get(servicesContext);
  const single = (one: ThreadView | null): Shown => {
    if (!one) throw notFound();
    return { waiting: [], threads: [one], next: null, single: true };
  };
  if (comment !== null) return single(await threadAround(db, id, comment, viewer));
  if (thread !== null) return single(await threadFrom(db, id, thread, viewer));
  return { ...(await pageOf(db, id, { sort, mine, after }, viewer)), single: false };
}

/**
 * The form under a contribution, or in its place, that an address asks for or that was sent; null where there is none to
 * be had.
 */
async function innerDraft(
  { context }: Args,
  asked: DiscussionAddress,
  sent: Draft | null,
  viewer: Viewer,
): Promise<Draft | null> {
  const id = sent ? (sent.to?.id ?? null) : (asked.edit ?? asked.reply);
  if (id === null) return null;
  const { db } = context.get(servicesContext);
  const found = await contributionFor(db, id, viewer);
  const change = sent?.to ? sent.to.change : asked.edit !== null;
  if (sent?.to)
    return found?.state === "shown" || found?.mine
      ? { ...sent, to: { ...sent.to, name: found.name } }
      : null;
  if (!found || (change ? !found.editable : found.state !== "shown" || found.closed)) return null;
  const text = change ? found.text : asked.quote ? quoteOf(found.text) : "";
  return {
    ...emptyDraft(),
    to: { id, name: found.name, change },
    text,
    lang: change ? found.lang : "",
  };
}

function writerOf(context: Args["context"], member: Member | null, now: Date) {
  const reader = context.get(readerContext);
  const mutedUntil =
    member?.mutedUntil && member.mutedUntil > now
      ? dateFormat(formatLocale(context.get(localeContext)), {
          dateStyle: "long",
          timeStyle: "short",
          timeZone,
        }).format(member.mutedUntil)
      : null;
  const who = !reader
    ? "visitor"
    : !mayTakePart(context.get(accessContext))
      ? "freeAccount"
      : !member
        ? "nameless"
        : mutedUntil
          ? "muted"
          : "member";
  return { who, name: member?.name ?? "", mutedUntil } as const;
}
