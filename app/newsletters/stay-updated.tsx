import { useTranslations } from "use-intl";
import { SignUpForm } from "./sign-up-form.tsx";

/** The sign-up on the front page. @param name the site's */
export function StayUpdated({ name }: { name: string }) {
  const t = useTranslations("newsletters.stay");
  return (
    <section className="stay" aria-labelledby="stay-updated">
      <div>
        <h2 id="stay-updated">{t("title")}</h2>
        <p>{t("text")}</p>
      </div>
      <SignUpForm id="stay-email" name={name} />
    </section>
  );
}
