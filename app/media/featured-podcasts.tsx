import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import type { Episode } from "./episode.ts";
import { EpisodeCard } from "./episode-card.tsx";

/** Three episodes. */
export function FeaturedPodcasts({ episodes }: { episodes: Episode[] }) {
  const t = useTranslations("media");
  return (
    <div className="wrap">
      <section className="sec" aria-labelledby="featured-podcasts">
        <div className="sec-head">
          <h2 id="featured-podcasts">{t("podcasts")}</h2>
          <Link
            className="btn btn-small push"
            to="/search?contentType=podcast"
            aria-describedby="featured-podcasts"
          >
            {t("viewAll")}
          </Link>
        </div>
        {episodes.length > 0 ? (
          <div className="pods">
            {episodes.map((episode) => (
              <EpisodeCard key={episode.id} episode={episode} />
            ))}
          </div>
        ) : (
          <div className="empty">
            <p>{t("noPodcasts")}</p>
          </div>
        )}
      </section>
    </div>
  );
}
