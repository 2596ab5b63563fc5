import type { ReactNode } from "react";
import type { Discussion as Subject } from "#discussions/discussion.ts";
import { readDiscussionAddress } from "#discussions/discussion-address.ts";
import type { DomPatch, PatchAnswer } from "#discussions/dom-patch.ts";
import { Composer } from "#discussions/page/composer.tsx";
import { Contribution } from "#discussions/page/contribution.tsx";
import {
  Discussion,
  type DiscussionView,
  More,
  ThreadItems,
  Threads,
} from "#discussions/page/discussion.tsx";
import { contextIn, MoreReplies, Replies, Thread } from "#discussions/page/threads.tsx";
import { threadAround } from "#discussions/threads.server.ts";
import { textsFor } from "#locales/texts.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { renderFragment } from "#render-fragment.server.tsx";
import type { Route } from "./+types/part.ts";
import sheet from "./page.css?url";
import { type Outcome, takePart } from "./take-part.server.ts";
import { type Args, discussionAt, nothingSent, viewerOf, viewOf } from "./view.server.ts";
import { DiscussionWall } from "./wall.tsx";

const privately = { "Cache-Control": "private, no-store" };
const answer = (body: PatchAnswer, init: ResponseInit = {}) =>
  Response.json(body, { ...init, headers: { ...privately, ...init.headers } });

/** What an address of the discussion asks for, as HTML fragments that an open page inserts. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const discussion = await discussionAt(args);
  const view = await viewOf(args, discussion, nothingSent);
  const query = args.url.searchParams;
  const asked = readDiscussionAddress(query);
  const html = (node: ReactNode) => renderFragment(node, args);
  if (query.has("whole"))
    return answer({
      puts: [{ at: "[data-discussion]", how: "inner", html: html(whole(view)) }],
      sheet,
    });
  const { inner, context: place } = view;
  const [thread] = view.threads;
  if (inner?.to) {
    const form = html(<Composer draft={inner} base={place.base} {...view.writer} />);
    const at = inner.to.change ? `#c-${inner.to.id}` : `#under-${inner.to.id}`;
    const how = inner.to.change ? "replace" : "inner";
    return answer({ puts: [{ at, how, html: form }], focus: `#write-${inner.to.id}-text` });
  }
  if (asked.after)
    return answer({
      puts: [
        { at: "#discussion-list", how: "append", html: html(<ThreadItems view={view} />) },
        { at: "#discussion-more", how: "replace", html: html(<More view={view} />) },
      ],
      focus: `#c-${thread?.root.id}`,
    });
  if (asked.thread && asked.thread.after > 0 && thread) {
    const { root, more, last } = thread;
    return answer({
      puts: [
        {
          at: `#replies-${root.id}`,
          how: "append",
          html: html(<Replies thread={thread} context={place} />),
        },
        {
          at: `#more-${root.id}`,
          how: "replace",
          html: html(<MoreReplies root={root.id} more={more} last={last} base={place.base} />),
        },
      ],
      focus: `#c-${thread.replies[0]?.id}`,
    });
  }
  return answer({
    puts: [{ at: "#discussion-threads", how: "replace", html: html(<Threads view={view} />) }],
    focus: view.highlightedId === null ? null : `#c-${view.highlightedId}`,
  });
}

const whole = (view: DiscussionView) => (
  <Discussion
    view={view}
    wall={<DiscussionWall visitor={view.writer.who === "visitor"} path={view.context.base} />}
  />
);

/** A form of the discussion: what it changes on the page, or what is wrong with it. */
export async function action(args: Route.ActionArgs): Promise<Response> {
  const discussion = await discussionAt(args);
  const outcome = await takePart(args, discussion);
  if (!outcome.ok) return refusal(args, outcome, discussion);
  return answer(await putsOf(args, outcome));
}

async function refusal(
  args: Args,
  { status, draft, name, wait }: Extract<Outcome, { ok: false }>,
  discussion: Subject,
) {
  const muted = draft?.problem === "muted" ? await viewOf(args, discussion, nothingSent) : null;
  const t = textsFor("discussions", args.context.get(localeContext));
  const problem = name?.problem
    ? t(`name.problems.${name.problem}`)
    : t(`problems.${draft?.problem ?? "failed"}`, {
        date: muted?.writer.mutedUntil ?? "",
      });
  const headers = wait > 0 ? { "Retry-After": String(wait) } : undefined;
  return answer({ puts: [], problem }, { status, ...(headers && { headers }) });
}

/** The parts that show what was done. */
async function putsOf(
  args: Args,
  { done, id }: Extract<Outcome, { ok: true }>,
): Promise<PatchAnswer> {
  const t = textsFor("discussions", args.context.get(localeContext));
  const discussion = await discussionAt(args);
  const says = done === "named" || done === "appreciated" ? null : t(`write.${done}`);
  const shown = discussion.shown;
  const at = (query: string) => {
    const url = new URL(args.url);
    url.search = query;
    return viewOf({ ...args, url }, discussion, nothingSent);
  };
  const html = (node: ReactNode) => renderFragment(node, args);
  if (done === "named" || done === "hidden") {
    const view = await at("");
    return {
      puts: [{ at: "[data-discussion]", how: "inner", html: html(whole(view)) }],
      focus: done === "named" ? "#write-text" : "#discussion-title",
      says,
      shown,
    };
  }
  if (id === null) return { puts: [], says, shown };
  if (done === "deleted") {
    const { db } = args.context.get(servicesContext);
    const { viewer } = await viewerOf(args.context);
    const left = await threadAround(db, discussion.id ?? 0, id, viewer);
    const gone: DomPatch = { at: `#c-${id}`, how: "gone", html: "" };
    if (!left) return { puts: [gone], focus: "#discussion-title", says, shown };
  }
  const view = await at(`?comment=${id}`);
  const [thread] = view.threads;
  const one = [thread?.root, ...(thread?.replies ?? [])].find((each) => each?.id === id);
  if (!thread || !one) return { puts: [], says, shown };
  const { context: place } = view;
  const item = html(
    <Contribution
      contribution={one}
      context={contextIn(place, thread)}
      followed={thread.followed}
    />,
  );
  const form: DomPatch = {
    at: "#write",
    how: "replace",
    html: html(<Composer draft={view.draft} base={place.base} {...view.writer} />),
  };
  const common = { focus: `#c-${id}`, says, shown };
  if (done === "waits")
    return {
      ...common,
      puts: [
        { at: `#c-${id}`, how: "gone", html: "" },
        { at: "[data-compose]:not(#write)", how: "gone", html: "" },
        { at: "#discussion-waiting", how: "prepend", html: item },
        form,
      ],
    };
  if (done !== "posted") {
    // The form of a change stands in the place of what it changes.
    const stands = done === "saved" ? `#write-${id}` : `#c-${id}`;
    return {
      ...common,
      focus: done === "saved" ? `#c-${id}` : null,
      puts: [{ at: stands, how: "replace", html: item }],
    };
  }
  if (one.root === null)
    return {
      ...common,
      puts: [
        { at: "#discussion-empty", how: "gone", html: "" },
        {
          at: "#discussion-list",
          how: "prepend",
          html: html(<Thread thread={thread} context={place} />),
        },
        form,
      ],
    };
  return {
    ...common,
    puts: [
      { at: "[data-compose]:not(#write)", how: "gone", html: "" },
      { at: `#replies-${one.root}`, how: "append", html: `<li>${item}</li>` },
    ],
  };
}
