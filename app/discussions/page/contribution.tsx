import type { ReactNode } from "react";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { nativeNameOf } from "#ui/language-names.ts";
import { Link, useLanguagePath } from "#ui/link.tsx";
import { Icon } from "#ui/sprite.tsx";
import { RelativeTime } from "#ui/time-elements.tsx";
import { queryOf } from "../discussion-address.ts";
import type { ContributionView } from "../thread.ts";

export type DiscussionContext = {
  /** The address of the discussion. */
  base: string;
  /** Whether the reader has a name in discussions, and whether something can be written now. */
  member: boolean;
  writable: boolean;
};

type Props = {
  contribution: ContributionView;
  context: DiscussionContext;
  /** Whether the reader follows the thread that it begins. */
  followed?: boolean;
  /** Whether the address names this one. */
  highlighted?: boolean;
  /** The reply form below it. */
  under?: ReactNode;
};

/** A contribution, or a placeholder where it is not shown to this reader. */
export function Contribution(p: Props) {
  const { contribution, highlighted, under } = p;
  const { id, state, hidden, mine } = contribution;
  const readable = !hidden && (state === "shown" || (mine && state === "held"));
  if (!readable) return <Placeholder contribution={contribution} />;
  const waits = state === "held";
  return (
    <article
      className={`disc-c${waits ? " disc-waits" : ""}${highlighted ? " disc-asked" : ""}`}
      id={`c-${id}`}
      tabIndex={-1}
      aria-labelledby={`by-${id}`}
    >
      {waits ? <HeldNotice contribution={contribution} /> : null}
      <Byline {...p} />
      <div
        className="disc-text"
        lang={contribution.lang}
        dir="auto"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server
        dangerouslySetInnerHTML={{ __html: contribution.html }}
      />
      <Actions {...p} />
      <div id={`under-${id}`}>{under}</div>
    </article>
  );
}

function Placeholder({ contribution }: { contribution: ContributionView }) {
  const t = useServerTexts("discussions.placeholders");
  const { id, state, hidden, root } = contribution;
  const why = hidden
    ? "hidden"
    : state === "deleted"
      ? root === null
        ? "deleted"
        : "deletedReply"
      : state === "rejected"
        ? "rejected"
        : "held";
  return (
    <article className="disc-c" id={`c-${id}`} tabIndex={-1}>
      <p className="disc-placeholder">{t(why)}</p>
    </article>
  );
}

/** Why it is held; shown to its writer only. */
function HeldNotice({ contribution }: { contribution: ContributionView }) {
  const t = useServerTexts("discussions.held");
  const tWhy = useServerTexts("statements.held");
  return (
    <p className="disc-why">
      <Icon name="eye" />
      <span>
        <b>{t("title")}</b> {t("text")}
        {contribution.heldBy ? ` ${tWhy(contribution.heldBy)}` : null}
      </span>
    </p>
  );
}

function Byline({ contribution, context }: Props) {
  const t = useServerTexts("discussions.by");
  const tAll = useServerTexts("discussions");
  const { id, name, tier, mark, picked, edited, createdAt, lang, parent, sample } = contribution;
  return (
    <p className="disc-by">
      <b id={`by-${id}`}>
        <bdi>{name ?? t("gone")}</bdi>
      </b>
      {mark === null ? <span className="disc-tier">{t(tier)}</span> : null}
      {mark === "author" ? <b className="badge disc-author">{t("author")}</b> : null}
      {mark === "editor" ? <b className="badge badge-new">{t("editor")}</b> : null}
      {sample ? <span className="disc-tier">{tAll("sample")}</span> : null}
      {picked ? (
        <span className="disc-mark">
          <Icon name="star" size={15} />
          {t("picked")}
        </span>
      ) : null}
      {parent ? (
        <Link to={`${context.base}${queryOf({ comment: parent.id })}#c-${parent.id}`} data-part="">
          {parent.name === null
            ? t(parent.hidden ? "answersHidden" : "answersGone")
            : t("answers", { name: parent.name })}
        </Link>
      ) : null}
      <Link to={`${context.base}${queryOf({ comment: id })}#c-${id}`} title={t("permalink")}>
        <RelativeTime at={createdAt} />
      </Link>
      <span>{nativeNameOf(lang)}</span>
      {edited ? <span>{t("edited")}</span> : null}
    </p>
  );
}

/** The actions: forms and links, which work without scripts. */
function Actions({ contribution, context, followed }: Props) {
  const t = useServerTexts("discussions.acts");
  const tReport = useServerTexts("statements.report");
  const { id, state, appreciations, appreciated, mine, editable } = contribution;
  const { base, member, writable } = context;
  const at = (asked: Parameters<typeof queryOf>[0]) => `${base}${queryOf(asked)}#write-${id}`;
  const waits = state === "held";
  const action = useLanguagePath(base);
  return (
    <form className="disc-do" method="post" action={action} data-part-form="" id={`do-${id}`}>
      <input type="hidden" name="id" value={id} />
      {(member || appreciated) && !mine ? (
        <button
          type="submit"
          name="intent"
          value={appreciated ? "unappreciate" : "appreciate"}
          aria-pressed={appreciated}
          aria-label={t("appreciateCount", { count: appreciations })}
        >
          <Icon name="heart" size={17} />
          <span className="num">{appreciations}</span>
        </button>
      ) : waits ? null : (
        <span className="disc-liked">
          <Icon name="heart" size={17} />
          <span className="num" aria-hidden="true">
            {appreciations}
          </span>
          <span className="vh">{t("appreciateCount", { count: appreciations })}</span>
        </span>
      )}
      {writable && !waits ? (
        <>
          <Link to={at({ reply: id })} data-part="">
            {t("reply")}
          </Link>
          <Link to={at({ reply: id, quote: true })} data-part="">
            {t("quote")}
          </Link>
        </>
      ) : null}
      {editable ? (
        <Link to={at({ edit: id })} data-part="">
          {t("edit")}
        </Link>
      ) : null}
      {(member || followed) && !waits && contribution.root === null ? (
        <button
          type="submit"
          name="intent"
          value={followed ? "unfollow" : "follow"}
          aria-label={t(followed ? "unfollowLabel" : "followLabel")}
        >
          {followed ? <Icon name="tick" /> : <Icon name="plus" />}
          {t(followed ? "unfollow" : "follow")}
        </button>
      ) : null}
      {member && !mine && !contribution.sample ? (
        <button type="submit" name="intent" value="block">
          {t("block")}
        </button>
      ) : null}
      {mine || waits ? null : (
        <Link to={`/discussions/report?comment=${id}`} rel="nofollow">
          {tReport("link")}
        </Link>
      )}
      {mine ? (
        <details className="disc-really" data-menu="">
          <summary>{t(waits ? "withdraw" : "delete")}</summary>
          <div>
            <button className="btn btn-small" type="submit" name="intent" value="delete">
              {t("really")}
            </button>
          </div>
        </details>
      ) : null}
    </form>
  );
}
