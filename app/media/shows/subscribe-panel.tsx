import { useServerTexts } from "#locales/use-server-texts.ts";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/sprite.tsx";
import type { Show } from "../show.ts";
import { subscribeLinks } from "../subscribe.ts";

/** How to subscribe to a show: links for podcast apps, and the address of its feed. For other publishers' shows, a link to their page. */
export function SubscribePanel({ show, feed }: { show: Show; feed: string | null }) {
  const t = useServerTexts("shows");
  if (feed === null)
    return (
      <section className="subscribe" aria-labelledby="subscribe">
        <h2 id="subscribe">{t("subscribe")}</h2>
        <p>{t("publisher", { source: show.source.name })}</p>
        {show.homepage ? (
          <a className="btn btn-long" href={show.homepage} rel="noopener">
            {t("toPublisher", { source: show.source.name })}
            <Icon name="out" size={15} />
          </a>
        ) : null}
      </section>
    );
  const { apps, other } = subscribeLinks(feed);
  return (
    <section className="subscribe" aria-labelledby="subscribe">
      <h2 id="subscribe">{t("subscribe")}</h2>
      <p>{t("subscribeText")}</p>
      <ul className="subscribe-apps">
        {apps.map(({ name, href }) => (
          <li key={name}>
            <a className="btn btn-small" href={href} aria-label={t("inApp", { app: name })}>
              {name}
            </a>
          </li>
        ))}
        <li>
          <a className="btn btn-small" href={other}>
            <Icon name="feed" size={15} />
            {t("other")}
          </a>
        </li>
      </ul>
      <div>
        <label className="subscribe-label" htmlFor="feed-address">
          {t("address")}
        </label>
        <div className="subscribe-address">
          <input id="feed-address" className="field" readOnly value={feed} dir="ltr" />
          <button type="button" className="btn scripted" data-replay data-copy={feed}>
            <Icon name="link" />
            {t("copy")}
          </button>
        </div>
      </div>
      <p className="note">
        {t("premium")} <Link to="/profile?tab=subscription">{t("privateFeed")}</Link>
      </p>
    </section>
  );
}
