import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";

/** A link to what this browser stores, which only the browser itself knows. */
export function OnThisDevice() {
  const t = useTranslations("profile.device");
  return (
    <section className="sec on-this-device" aria-labelledby="profile-device">
      <div className="sec-head">
        <h2 id="profile-device">{t("title")}</h2>
      </div>
      <p>{t("text")}</p>
      <p className="form-acts">
        <Link className="btn" to="/offline">
          {t("link")}
        </Link>
      </p>
    </section>
  );
}
