import { useServerTexts } from "#locales/use-server-texts.ts";
import { Link } from "#ui/link.tsx";
import { houseAdFor, type Slot } from "./house-ads.ts";

/** A house advertisement, labelled, in a box of fixed height. */
export function HouseAd({ slot, seed }: { slot: Slot; seed: string }) {
  const t = useServerTexts("advertising");
  const { id, href } = houseAdFor(slot, seed);
  return (
    <aside className="house-ad" aria-label={`${t("label")}: ${t(`ads.${id}.title`)}`}>
      <p className="house-ad-label">{t("label")}</p>
      <div className="house-ad-say">
        <p className="house-ad-title">{t(`ads.${id}.title`)}</p>
        <p>{t(`ads.${id}.text`)}</p>
      </div>
      <Link className="btn btn-small" to={href}>
        {t(`ads.${id}.action`)}
      </Link>
    </aside>
  );
}
