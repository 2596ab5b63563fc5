import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { Link } from "#ui/link.tsx";
import { Pager } from "#ui/pager.tsx";
import { SampleNote } from "#ui/sample-note.tsx";
import { Icon } from "#ui/sprite.tsx";
import { DateText } from "#ui/time-elements.tsx";
import { Category } from "../card-parts.tsx";
import type { Episode } from "../episode.ts";
import { type Show, showPath } from "../show.ts";
import { ShowCover } from "./show-cover.tsx";
import { SubscribePanel } from "./subscribe-panel.tsx";

type Props = {
  show: Show;
  episodes: Episode[];
  page: number;
  pages: number;
  /** The absolute address of its feed; null if the show is not ours. */
  feed: string | null;
  /** The card of its host. */
  host: ReactNode;
};

/** The page of a show: its description, how to subscribe, and its episodes. */
export function ShowPage({ show, episodes, page, pages, feed, host }: Props) {
  const t = useServerTexts("shows");
  const tMedia = useTranslations("media");
  const tStories = useTranslations("stories");
  return (
    <div className="wrap">
      <header className="show-head">
        <ShowCover show={show} eager sizes="(min-width: 760px) 320px, 200px" />
        <div>
          <p className="kick">
            <Link to="/podcasts">{tMedia("podcast")}</Link>
            {show.category ? <Category name={show.category} /> : null}
          </p>
          <h1 lang={show.lang} dir="auto">
            {show.name}
          </h1>
          <p className="meta">
            <b className="source">
              {show.host ? t("with", { host: show.host }) : show.source.name}
            </b>
            {show.host && show.host !== show.source.name ? <span>{show.source.name}</span> : null}
            <span>{t("episodes", { count: show.episodes })}</span>
          </p>
          {show.description ? (
            <p className="show-about" lang={show.lang} dir="auto">
              {show.description}
            </p>
          ) : null}
          {show.sample ? (
            <SampleNote mark={tStories("sample")} text={tStories("sampleNote")} />
          ) : null}
        </div>
      </header>
      <div className="show">
        <SubscribePanel show={show} feed={feed} />
        <section className="show-list" aria-labelledby="episodes">
          <div className="sec-head">
            <h2 id="episodes">{t("list")}</h2>
            {pages > 1 ? (
              <span className="meta push">
                {t("page", { page: String(page), pages: String(pages) })}
              </span>
            ) : null}
          </div>
          <ol className="show-episodes">
            {episodes.map((episode) => (
              <li key={episode.id}>
                <EpisodeRow episode={episode} />
              </li>
            ))}
          </ol>
          <Pages slug={show.slug} page={page} pages={pages} />
        </section>
        {host ? <div className="show-host">{host}</div> : null}
      </div>
    </div>
  );
}

/** An episode on its show's own list: without the cover, which would be the same on each. */
function EpisodeRow({ episode }: { episode: Episode }) {
  const t = useTranslations("media");
  return (
    <article className="card show-episode">
      <p className="kick">
        {episode.episodeNumber === null ? null : (
          <span className="num">{t("episode", { number: String(episode.episodeNumber) })}</span>
        )}
        {episode.isNew ? <b className="badge badge-new">{t("new")}</b> : null}
        {episode.isPremium ? <b className="badge badge-premium">{t("premium")}</b> : null}
      </p>
      <h3 lang={episode.lang} dir="auto">
        <Link to={`/podcast/${episode.id}`}>{episode.title}</Link>
      </h3>
      <p className="excerpt" lang={episode.lang} dir="auto">
        {episode.description}
      </p>
      <p className="meta">
        <span>
          <DateText at={episode.publishedAt} style="day" />
        </span>
        {episode.duration ? <span className="num">{episode.duration}</span> : null}
      </p>
    </article>
  );
}

function Pages({ slug, page, pages }: { slug: string; page: number; pages: number }) {
  const t = useServerTexts("shows");
  if (pages < 2) return null;
  const older = (
    <>
      {t("older")}
      <Icon name="down" />
    </>
  );
  return (
    <Pager
      className="show-pages"
      label={t("pages")}
      previous={page > 1 ? { to: showPath(slug, page - 1), text: t("newer") } : null}
      next={page < pages ? { to: showPath(slug, page + 1), text: older } : null}
    />
  );
}
