import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/sprite.tsx";
import { ShareAchievements } from "./share-achievements.tsx";

/** Links from the dashboard to other pages. @param upgrade whether there is a tier above the reader's */
export function QuickActions({ name, upgrade }: { name: string; upgrade: boolean }) {
  const t = useTranslations("members.actions");
  return (
    <section className="quick" aria-labelledby="quick-actions">
      <div className="sec-head">
        <h2 id="quick-actions">{t("title")}</h2>
      </div>
      <Link className="btn" to="/history">
        {t("history")}
        <Icon name="down" />
      </Link>
      <Link className="btn" to="/following">
        {t("following")}
        <Icon name="down" />
      </Link>
      <Link className="btn" to="/profile?tab=preferences">
        {t("preferences")}
        <Icon name="down" />
      </Link>
      <Link className="btn" to="/academy">
        {t("academy")}
        <Icon name="down" />
      </Link>
      <ShareAchievements name={name} />
      {upgrade ? (
        <Link className="btn btn-star" to="/pricing">
          {t("upgrade")}
          <Icon name="down" />
        </Link>
      ) : null}
    </section>
  );
}
