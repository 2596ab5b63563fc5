import { useServerTexts } from "#locales/use-server-texts.ts";
import { Link } from "#ui/link.tsx";
import type { SlotAd } from "./campaigns.server.ts";
import sheet from "./picture.css?url";

/**
 * An advertisement with its label, in a box of fixed height. `watch-advertisements.ts` counts its impressions, and
 * `/ad/{id}/click` its clicks.
 */
export function Advertisement({ ad }: { ad: SlotAd }) {
  const t = useServerTexts("advertising");
  const { id, house, paid, advertiser, hasPicture } = ad;
  const words = house
    ? {
        title: t(`ads.${house}.title`),
        text: t(`ads.${house}.text`),
        action: t(`ads.${house}.action`),
      }
    : ad.words;
  if (!words) return null;
  return (
    <aside
      className={`house-ad${paid ? " is-paid" : ""}${hasPicture ? " has-picture" : ""}`}
      aria-label={`${t("label")}: ${words.title}`}
      data-campaign={id}
    >
      {paid || hasPicture ? <link rel="stylesheet" href={sheet} /> : null}
      <p className="house-ad-label">
        {t("label")}
        {paid ? (
          <>
            {" · "}
            {t("paidBy", { advertiser })} <Link to="/advertise">{t("about")}</Link>
          </>
        ) : null}
      </p>
      {hasPicture ? (
        <img
          className="ad-picture"
          src={`/image/campaign/${id}/480.webp`}
          alt={ad.words?.alt ?? ""}
          width={128}
          height={72}
          loading="lazy"
        />
      ) : null}
      <div className="house-ad-say">
        <p className="house-ad-title">{words.title}</p>
        <p>{words.text}</p>
      </div>
      <Link
        className="btn btn-small"
        to={`/ad/${id}/click`}
        rel={paid ? "sponsored noopener" : "nofollow"}
      >
        {words.action}
      </Link>
    </aside>
  );
}
