import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { type Audience, accessTable, type Restriction } from "./access.ts";

type Props = {
  restriction: Restriction;
  kind: "article" | "video" | "podcast";
  audience: Audience;
  /** The path to return to after signing in. */
  returnPath: string;
};

const { archiveMonths } = accessTable;
/** The numbers in the texts. */
const limits = {
  months: String(archiveMonths.visitor),
  years: String(archiveMonths.premium / 12),
};

/** Shown where a restricted text ends: why, which tier has the rest, and links to it. */
export function Paywall(p: Props) {
  const t = useTranslations("access");
  return (
    <section className="wall" aria-labelledby="wall">
      {p.restriction === "ended" ? null : <b className="badge">{t("badge")}</b>}
      <h2 id="wall">{t(`${p.restriction}.title`)}</h2>
      <p>{t(`${p.restriction}.${p.kind}`, limits)}</p>
      <div className="acts">
        <PlanLinks {...p} first="btn btn-solid" other="btn" />
      </div>
    </section>
  );
}

/** The same in place of a player. */
export function PlayerWall(p: Props) {
  const t = useTranslations("access");
  return (
    <>
      <p>{t(`${p.restriction}.${p.kind}`, limits)}</p>
      <PlanLinks {...p} first="btn btn-star btn-small" other="btn btn-small" />
    </>
  );
}

function PlanLinks({
  restriction,
  audience,
  returnPath,
  first,
  other,
}: Props & { first: string; other: string }) {
  const t = useTranslations("access");
  const tSite = useTranslations("site");
  if (restriction === "ended") return null;
  return (
    <>
      <Link className={first} to="/pricing">
        {t(audience === "basic" ? "upgrade" : "plans")}
      </Link>
      {audience === "visitor" ? (
        <Link className={other} to={`/auth?redirectTo=${encodeURIComponent(returnPath)}`}>
          {tSite("login")}
        </Link>
      ) : null}
    </>
  );
}

/** The badge of an archived piece in lists (`isArchived`). */
export function ArchiveMark() {
  return <b className="badge badge-archive">{useTranslations("access")("mark")}</b>;
}
