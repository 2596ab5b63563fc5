import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/sprite.tsx";

/** A line of the banner: what is breaking, and where it is told. */
export type BreakingLine = { to: string; title: string; lang: string };

/** The red banner: what is breaking runs by, until it is paused. A single line stands still. */
export function BreakingBanner({ lines }: { lines: BreakingLine[] }) {
  const t = useTranslations("stories");
  if (lines.length === 0) return null;
  const still = lines.length === 1;
  const titles = (copy: boolean) => (
    <ul aria-hidden={copy || undefined}>
      {lines.map(({ to, title, lang }) => (
        <li key={to}>
          <Link to={to} lang={lang} dir="auto" {...(copy ? { tabIndex: -1 } : {})}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <section className="break" aria-label={t("breakingLabel")}>
      <div className="wrap">
        <b>{t("breaking")}</b>
        <div className="run" data-still={still ? "" : undefined}>
          <div className="track">
            {titles(false)}
            {still ? null : titles(true)}
          </div>
        </div>
        {still ? null : (
          <button
            type="button"
            className="icon-btn scripted"
            data-replay
            aria-label={t("pause")}
            data-pause={t("pause")}
            data-play={t("play")}
          >
            <Icon name="pause" size={20} />
          </button>
        )}
      </div>
    </section>
  );
}
