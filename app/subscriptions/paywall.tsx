import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { type Audience, accessTable, type Bar } from "./access.ts";

type Props = {
  bar: Bar;
  kind: "article" | "video" | "podcast";
  who: Audience;
  /** The page to return to from signing in, as a path. */
  back: string;
};

const { archiveMonths } = accessTable;
/** The figures of the texts. */
const lines = {
  months: String(archiveMonths.visitor),
  years: String(archiveMonths.premium / 12),
};

/** Where a text ends for a reader: why, which tier has the rest, and the way there. */
export function Paywall(p: Props) {
  const t = useTranslations("access");
  return (
    <section className="wall" aria-labelledby="wall">
      {p.bar === "ended" ? null : <b className="badge">{t("badge")}</b>}
      <h2 id="wall">{t(`${p.bar}.title`)}</h2>
      <p>{t(`${p.bar}.${p.kind}`, lines)}</p>
      <div className="acts">
        <Ways {...p} first="btn btn-solid" other="btn" />
      </div>
    </section>
  );
}

/** The same in place of a player. */
export function PlayerWall(p: Props) {
  const t = useTranslations("access");
  return (
    <>
      <p>{t(`${p.bar}.${p.kind}`, lines)}</p>
      <Ways {...p} first="btn btn-star btn-small" other="btn btn-small" />
    </>
  );
}

function Ways({ bar, who, back, first, other }: Props & { first: string; other: string }) {
  const t = useTranslations("access");
  const tSite = useTranslations("site");
  if (bar === "ended") return null;
  return (
    <>
      <Link className={first} to="/pricing">
        {t(who === "basic" ? "upgrade" : "plans")}
      </Link>
      {who === "visitor" ? (
        <Link className={other} to={`/auth?redirectTo=${encodeURIComponent(back)}`}>
          {tSite("login")}
        </Link>
      ) : null}
    </>
  );
}

/** On a list, what a piece carries that has passed the line of those without Premium (`isArchived`). */
export function ArchiveMark() {
  return <b className="badge badge-archive">{useTranslations("access")("mark")}</b>;
}
