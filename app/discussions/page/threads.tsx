import type { ReactNode } from "react";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { Link } from "#ui/link.tsx";
import type { ContributionView, ThreadView } from "../thread.ts";
import { queryOf } from "../thread-address.ts";
import { Contribution, type Place } from "./contribution.tsx";

export type ThreadProps = {
  place: Place;
  /** Which contribution the address asks for. */
  asked?: number | null;
  /** The form that is written under one of them, or in its place. */
  form?: { at: number; change: boolean; node: ReactNode } | null;
};

/** Where replies of a thread stand: nothing can be written in a closed one. */
export const placeIn = (place: Place, { closed }: Pick<ThreadView, "closed">): Place =>
  closed ? { ...place, writable: false } : place;

/** A thread: what begins it, and replies on a second level. */
export function Thread({ thread, ...rest }: ThreadProps & { thread: ThreadView }) {
  const { root, more, last, before, followed, closed } = thread;
  const t = useServerTexts("discussions");
  const p = { ...rest, place: placeIn(rest.place, thread) };
  const { base } = p.place;
  return (
    <li>
      <One {...p} contribution={root} followed={followed} />
      {closed ? <p className="disc-stone disc-reply">{t("threadClosed")}</p> : null}
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

/** The replies of a thread, as items of its list. */
export function Replies({ thread, place, ...p }: ThreadProps & { thread: ThreadView }) {
  const at = placeIn(place, thread);
  return thread.replies.map((reply) => (
    <li key={reply.id}>
      <One {...p} place={at} contribution={reply} />
    </li>
  ));
}

/** The way to more replies of a thread. */
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

function One({
  form,
  asked,
  ...p
}: ThreadProps & { contribution: ContributionView; followed?: boolean }) {
  const here = form?.at === p.contribution.id ? form : null;
  if (here?.change) return here.node;
  return <Contribution {...p} asked={asked === p.contribution.id} under={here?.node} />;
}
