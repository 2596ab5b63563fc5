import type { ReactNode } from "react";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { Link } from "#ui/link.tsx";
import { queryOf } from "../discussion-address.ts";
import type { ContributionView, ThreadView } from "../thread.ts";
import { Contribution, type DiscussionContext } from "./contribution.tsx";

export type ThreadProps = {
  context: DiscussionContext;
  /** The contribution that the address names. */
  highlightedId?: number | null;
  /** The form under a contribution or in its place. */
  form?: { at: number; change: boolean; node: ReactNode } | null;
};

/** The context of a thread's replies: a closed thread is not writable. */
export const contextIn = (
  context: DiscussionContext,
  { closed }: Pick<ThreadView, "closed">,
): DiscussionContext => (closed ? { ...context, writable: false } : context);

/** A thread: its root, and the replies below it. */
export function Thread({ thread, ...rest }: ThreadProps & { thread: ThreadView }) {
  const { root, more, last, before, followed, closed } = thread;
  const t = useServerTexts("discussions");
  const p = { ...rest, context: contextIn(rest.context, thread) };
  const { base } = p.context;
  return (
    <li>
      <ThreadContribution {...p} contribution={root} followed={followed} />
      {closed ? <p className="disc-placeholder disc-reply">{t("threadClosed")}</p> : null}
      {before ? (
        <p className="disc-more disc-reply">
          <Link
            to={`${base}${queryOf({ thread: { root: root.id, after: 0 } })}#c-${root.id}`}
            data-part=""
          >
            {t("earlierReplies")}
          </Link>
        </p>
      ) : null}
      <ol className="disc-replies" id={`replies-${root.id}`}>
        <Replies {...p} thread={thread} />
      </ol>
      <MoreReplies root={root.id} more={more} last={last} base={base} />
    </li>
  );
}

export function Replies({ thread, context, ...p }: ThreadProps & { thread: ThreadView }) {
  const at = contextIn(context, thread);
  return thread.replies.map((reply) => (
    <li key={reply.id}>
      <ThreadContribution {...p} context={at} contribution={reply} />
    </li>
  ));
}

/** A link to more replies of a thread. */
export function MoreReplies(p: { root: number; more: number; last: number; base: string }) {
  const t = useServerTexts("discussions");
  const { root, more, last, base } = p;
  return (
    <p className="disc-more disc-reply" id={`more-${root}`}>
      {more > 0 ? (
        <Link to={`${base}${queryOf({ thread: { root, after: last } })}#c-${root}`} data-part="">
          {t("moreReplies", { count: more })}
        </Link>
      ) : null}
    </p>
  );
}

function ThreadContribution({
  form,
  highlightedId,
  ...p
}: ThreadProps & { contribution: ContributionView; followed?: boolean }) {
  const here = form?.at === p.contribution.id ? form : null;
  if (here?.change) return here.node;
  return (
    <Contribution {...p} highlighted={highlightedId === p.contribution.id} under={here?.node} />
  );
}
