import type { ReactNode } from "react";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/sprite.tsx";
import { DateText } from "#ui/time-elements.tsx";
import { type Cursor, queryOf, type Sort, sorts } from "../discussion-address.ts";
import type { ContributionView, ThreadView } from "../thread.ts";
import { Composer, type Draft } from "./composer.tsx";
import { Contribution, type DiscussionContext } from "./contribution.tsx";
import { NameForm, type NameSent } from "./name-form.tsx";
import { Thread, type ThreadProps } from "./threads.tsx";

/** The data of a discussion for the page. */
export type DiscussionView = {
  kind: "article" | "event";
  context: DiscussionContext;
  open: boolean;
  state: "open" | "hold" | "closed";
  /** ISO 8601. */
  closesAt: string;
  shown: number;
  sort: Sort;
  mine: boolean;
  /** Picks shown above the threads of the first page. `hasPicks`: whether sorting by picks is offered. */
  picks: ContributionView[];
  hasPicks: boolean;
  waiting: ContributionView[];
  threads: ThreadView[];
  next: Cursor | null;
  /** Whether only one thread is shown, and the contribution that the address names. */
  single: boolean;
  highlightedId: number | null;
  writer: {
    who: "visitor" | "freeAccount" | "nameless" | "muted" | "member";
    name: string;
    mutedUntil: string | null;
    /** The number of unread notifications. */
    unread: number;
  };
  /** The main form, and a form under a contribution or in its place. */
  draft: Draft;
  inner: Draft | null;
  nameSent: NameSent | null;
};

type Props = {
  view: DiscussionView;
  /** Shown instead of the form to readers who may not write. */
  wall: ReactNode;
};

/** A discussion: its state, the form for writing, and the threads. */
export function Discussion({ view, wall }: Props) {
  const t = useServerTexts("discussions");
  const { shown, context, writer } = view;
  return (
    <div id="discussion-all">
      <div className="sec-head">
        <h2 id="discussion-title" tabIndex={-1}>
          {t("title")} <span className="num disc-shown">{shown > 0 ? shown : null}</span>
        </h2>
        {writer.name ? (
          <Link className="disc-head-link" to="/discussions">
            {writer.unread > 0 ? t("unread", { count: writer.unread }) : t("own")}
          </Link>
        ) : null}
      </div>
      {view.picks.length > 0 ? <Picks picks={view.picks} context={context} /> : null}
      <ComposerOrReason view={view} wall={wall} />
      <Threads view={view} />
      <p className="vh" role="status" data-discussion-says="" />
    </div>
  );
}

function Picks({ picks, context }: { picks: ContributionView[]; context: DiscussionContext }) {
  const t = useServerTexts("discussions");
  return (
    <section className="disc-picks" aria-label={t("picks")}>
      {picks.map((pick) => (
        <blockquote key={pick.id} lang={pick.lang} dir="auto">
          <div
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server
            dangerouslySetInnerHTML={{ __html: pick.html }}
          />
          <cite>
            <Link to={`${context.base}${queryOf({ comment: pick.id })}#c-${pick.id}`} data-part="">
              <bdi>{pick.name}</bdi>
            </Link>
          </cite>
        </blockquote>
      ))}
    </section>
  );
}

function ComposerOrReason({ view, wall }: Props) {
  const t = useServerTexts("discussions");
  const tProblem = useServerTexts("discussions.problems");
  const { open, state, writer, context, draft } = view;
  if (!open)
    return (
      <>
        <p className="disc-note" id="write">
          {state === "closed"
            ? t("closedNow")
            : t.rich("closed", { date: () => <DateText at={view.closesAt} style="day" /> })}
        </p>
        {draft.problem ? <UnsentDraft draft={draft} mutedUntil={null} /> : null}
      </>
    );
  if (writer.who === "visitor" || writer.who === "freeAccount")
    return (
      <div id="write">
        {wall}
        {draft.problem ? <UnsentDraft draft={draft} mutedUntil={null} /> : null}
      </div>
    );
  if (writer.who === "nameless")
    return (
      <>
        <NameForm base={context.base} sent={view.nameSent} />
        <UnsentDraft draft={draft} mutedUntil={null} />
      </>
    );
  if (writer.who === "muted")
    return (
      <div id="write">
        <p className="disc-note">{tProblem("muted", { date: writer.mutedUntil ?? "" })}</p>
        <UnsentDraft draft={draft} mutedUntil={writer.mutedUntil} />
      </div>
    );
  return (
    <>
      {state === "hold" ? <p className="disc-note">{t("checked")}</p> : null}
      <Composer draft={draft} base={context.base} {...writer} />
    </>
  );
}

/** The text of a contribution that could not be stored, so that it is not lost. */
function UnsentDraft({ draft, mutedUntil }: { draft: Draft; mutedUntil: string | null }) {
  const t = useServerTexts("discussions");
  if (!draft.problem || draft.text === "") return null;
  return (
    <div className="disc-write">
      <p className="form-problem" role="alert">
        <Icon name="warn" />
        <span>{t(`problems.${draft.problem}`, { date: mutedUntil ?? "" })}</span>
      </p>
      <textarea
        className="field"
        aria-label={t("write.label")}
        readOnly
        rows={4}
        defaultValue={draft.text}
      />
    </div>
  );
}

/** The sort order, the reader's held contributions, the threads, and a link to more. */
export function Threads({ view }: { view: DiscussionView }) {
  const t = useServerTexts("discussions");
  const { context, waiting, threads, single, kind } = view;
  const nothing = waiting.length === 0 && threads.length === 0;
  return (
    <div id="discussion-threads">
      {single ? (
        <p className="disc-single">
          <Link to={`${context.base}#discussion-threads`} data-part="">
            {t("all")}
          </Link>
        </p>
      ) : (
        <Orders view={view} />
      )}
      <div id="discussion-waiting">
        {waiting.map((one) => (
          <Contribution key={one.id} contribution={one} context={context} />
        ))}
      </div>
      {nothing ? (
        <div className="empty" id="discussion-empty">
          <p>{t(kind === "event" ? "emptyEvent" : "empty")}</p>
        </div>
      ) : null}
      <ol className="disc-list" id="discussion-list">
        <ThreadItems view={view} />
      </ol>
      <More view={view} />
      <div className="disc-fresh" data-fresh="" data-one={t("newOne")} data-many={t("newMany")}>
        <Link className="disc-newbar" to={`${context.base}#discussion-threads`} data-part="" hidden>
          <span data-fresh-count="" />
          <span>{t("showNew")}</span>
        </Link>
      </div>
    </div>
  );
}

export function ThreadItems({ view }: { view: DiscussionView }) {
  const { context, highlightedId, inner, writer, threads } = view;
  const form: ThreadProps["form"] =
    inner?.to && writer.who === "member"
      ? {
          at: inner.to.id,
          change: inner.to.change,
          node: <Composer draft={inner} base={context.base} {...writer} />,
        }
      : null;
  return threads.map((thread) => (
    <Thread
      key={thread.root.id}
      thread={thread}
      context={context}
      highlightedId={highlightedId}
      form={form}
    />
  ));
}

export function More({ view }: { view: DiscussionView }) {
  const t = useServerTexts("discussions");
  const { next, sort, mine, context } = view;
  return (
    <p className="disc-more" id="discussion-more">
      {next ? (
        <Link
          className="btn"
          to={`${context.base}${queryOf({ sort, mine, after: next })}#discussion-list`}
          data-part=""
        >
          {t("more")}
        </Link>
      ) : null}
    </p>
  );
}

function Orders({ view }: { view: DiscussionView }) {
  const t = useServerTexts("discussions");
  const { sort, mine, context, hasPicks, shown } = view;
  if (shown < 2) return null;
  const to = (asked: Parameters<typeof queryOf>[0]) =>
    `${context.base}${queryOf(asked)}#discussion-threads`;
  return (
    <div className="disc-orders">
      <nav className="tabs" aria-label={t("sortLabel")}>
        {sorts
          .filter((one) => one !== "picks" || hasPicks)
          .map((one) => (
            <Link
              key={one}
              to={to({ sort: one, mine })}
              aria-current={one === sort ? "true" : undefined}
              data-part=""
            >
              {t(`sorts.${one}`)}
            </Link>
          ))}
      </nav>
      {sort === "picks" ? null : (
        <Link className="disc-mine" to={to({ sort, mine: !mine })} data-part="">
          {t(mine ? "mineOff" : "mine")}
        </Link>
      )}
    </div>
  );
}
