import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/sprite.tsx";

type Title = { slug: string; title: string; lang: string };

/** The red banner: titles of the breaking stories run by, until they are paused. A single one stands still. */
export function BreakingBanner({ stories }: { stories: Title[] }) {
  const t = useTranslations("stories");
  if (stories.length === 0) return null;
  const still = stories.length === 1;
  const titles = (copy: boolean) => (
    <ul aria-hidden={copy || undefined}>
      {stories.map((story) => (
        <li key={story.slug}>
          <Link
            to={`/article/${story.slug}`}
            lang={story.lang}
            dir="auto"
            {...(copy ? { tabIndex: -1 } : {})}
          >
            {story.title}
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
