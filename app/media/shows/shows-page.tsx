import { useTranslations } from "use-intl";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { Link } from "#ui/link.tsx";
import { RelativeTime } from "#ui/time-elements.tsx";
import { type Show, showPath } from "../show.ts";
import { ShowCover } from "./show-cover.tsx";

/** All shows: ours, and then those of other publishers. */
export function ShowsPage({ shows }: { shows: Show[] }) {
  const t = useServerTexts("shows");
  const groups = [
    { id: "own", title: t("own"), shows: shows.filter((show) => show.own) },
    { id: "others", title: t("others"), shows: shows.filter((show) => !show.own) },
  ].filter((group) => group.shows.length > 0);
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t("title")}</h1>
        <p>{t("text")}</p>
      </div>
      {groups.length === 0 ? (
        <div className="empty">
          <p>{t("none")}</p>
        </div>
      ) : null}
      {groups.map((group) => (
        <section key={group.id} className="sec" aria-labelledby={group.id}>
          <div className="sec-head">
            <h2 id={group.id}>{group.title}</h2>
          </div>
          <div className="pods">
            {group.shows.map((show) => (
              <ShowCard key={show.id} show={show} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function ShowCard({ show }: { show: Show }) {
  const t = useServerTexts("shows");
  const tMedia = useTranslations("media");
  return (
    <article className="card pod">
      <ShowCover show={show} sizes="210px" />
      <div>
        <p className="kick">
          <b className="topic">{(show.own ? show.host : null) ?? show.source.name}</b>
          {show.sample ? <span className="sample">{tMedia("sample")}</span> : null}
        </p>
        <h3 lang={show.lang} dir="auto">
          <Link to={showPath(show.slug)}>{show.name}</Link>
        </h3>
        <p className="excerpt show-excerpt" lang={show.lang} dir="auto">
          {show.description}
        </p>
        <p className="meta">
          <span>{t("episodes", { count: show.episodes })}</span>
          {show.latestAt ? (
            <span>
              {t("latest")}
              <RelativeTime at={show.latestAt} />
            </span>
          ) : null}
        </p>
      </div>
    </article>
  );
}
