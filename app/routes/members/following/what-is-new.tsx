import { useTranslations } from "use-intl";
import { FollowToggle } from "#library/following/follow-toggle.tsx";
import { type Followable, type FollowKind, followKey, followKinds } from "#stories/follow.ts";
import type { FollowedNews, FollowingNews } from "#stories/followed-news.ts";
import { FollowedGroups } from "#stories/following/followed-groups.tsx";
import { Link } from "#ui/link.tsx";
import { Pager } from "#ui/pager.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { followingPath } from "./following-path.ts";

type Props = {
  news: FollowingNews;
  kind: FollowKind | null;
  /** Up to when the shown news goes, in milliseconds. */
  at: number;
  /** Whether forms without scripts work, as for an account. */
  hasForms: boolean;
  onSeen: (some: readonly Followable[]) => void;
};

/** The kinds as tabs, the follows with their news, and links to more pages. */
export function WhatIsNew({ news, kind, at, hasForms, onSeen }: Props) {
  const t = useTranslations("following");
  const fresh = news.groups.filter((group) => group.fresh > 0);
  const seen = (some: readonly FollowedNews[], label: string, namedBy?: string) => (
    <SeenButton
      some={some}
      label={label}
      namedBy={namedBy}
      at={at}
      kind={kind}
      hasForms={hasForms}
      onSeen={onSeen}
    />
  );
  return (
    <>
      <Kinds counts={news.counts} kind={kind} />
      {news.groups.length === 0 ? <p className="note">{t("noneOfKind")}</p> : null}
      {fresh.length > 1 ? <div className="followed-acts">{seen(fresh, t("seenAll"))}</div> : null}
      <FollowedGroups
        groups={news.groups}
        actsOf={(group, nameId) => (
          <>
            {group.fresh > 0 ? seen([group], t("seen"), nameId) : null}
            <FollowToggle what={group} namedBy={nameId} followed hasForm={hasForms} />
          </>
        )}
      />
      <Pages news={news} kind={kind} />
    </>
  );
}

function Kinds({ counts, kind }: { counts: FollowingNews["counts"]; kind: FollowKind | null }) {
  const t = useTranslations("following");
  const all = followKinds.reduce((sum, one) => sum + counts[one], 0);
  const tab = (to: FollowKind | null, label: string, count: number) => (
    <Link
      key={to ?? "all"}
      to={followingPath({ kind: to, page: 1 })}
      aria-current={to === kind ? "page" : undefined}
    >
      {label} <span className="num">{count}</span>
    </Link>
  );
  return (
    <nav className="tabs" aria-label={t("choose")}>
      {tab(null, t("all"), all)}
      {followKinds.map((one) => tab(one, t(`kinds.${one}`), counts[one]))}
    </nav>
  );
}

type SeenProps = Pick<Props, "at" | "kind" | "hasForms" | "onSeen"> & {
  some: readonly FollowedNews[];
  label: string;
  namedBy: string | undefined;
};

/** News stays marked as new until this button is pressed; only viewing it changes nothing. */
function SeenButton({ some, label, namedBy, at, kind, hasForms, onSeen }: SeenProps) {
  const [first] = some;
  const id = `seen-${namedBy && first ? `${first.kind}-${first.name}` : "all"}`;
  const button = (
    <button
      id={id}
      aria-labelledby={namedBy && `${id} ${namedBy}`}
      type={hasForms ? "submit" : "button"}
      name={hasForms ? "intent" : undefined}
      value={hasForms ? "seen" : undefined}
      className="btn btn-small"
      onClick={(event) => {
        event.preventDefault();
        onSeen(some);
      }}
    >
      {label}
    </button>
  );
  return hasForms ? (
    <PostForm action="/following" className="item-save">
      <input type="hidden" name="at" value={at} />
      <input type="hidden" name="kind" value={kind ?? ""} />
      {some.map((one) => (
        <input key={followKey(one)} type="hidden" name="what" value={followKey(one)} />
      ))}
      {button}
    </PostForm>
  ) : (
    button
  );
}

function Pages({ news: { page, pages }, kind }: Pick<Props, "news" | "kind">) {
  const t = useTranslations("following");
  if (pages === 1) return null;
  return (
    <Pager
      className="following-pages"
      label={t("pages")}
      previous={
        page > 1 ? { to: followingPath({ kind, page: page - 1 }), text: t("before") } : null
      }
      next={page < pages ? { to: followingPath({ kind, page: page + 1 }), text: t("after") } : null}
    >
      <span className="num">{`${page} / ${pages}`}</span>
    </Pager>
  );
}
