import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { type PublicList, publicLists } from "./newsletter.ts";
import { SignUpForm } from "./sign-up-form.tsx";

/** What was sent and could not be taken. */
export type Refused = {
  email: string;
  lists: PublicList[];
  problem: "invalid" | "noList" | "failed";
};

/** The page of the sign-up, also what comes back from a form that was filled in wrongly. */
export function NewsletterPage({ name, refused }: { name: string; refused?: Refused | undefined }) {
  const t = useTranslations("newsletters.page");
  return (
    <>
      <div className="page-head">
        <h1>{t("title")}</h1>
        <p>{t("text")}</p>
      </div>
      <SignUpForm
        id="newsletter-email"
        name={name}
        lists={publicLists}
        chosen={refused?.lists ?? ["weekly-digest"]}
        email={refused?.email}
        problem={refused?.problem}
      />
    </>
  );
}

/** What the page says once the wish is noted. */
export function NewsletterThanks() {
  const t = useTranslations("newsletters");
  return (
    <div className="page-head">
      <h1>{t("page.thanksTitle")}</h1>
      <p>{t("form.pending")}</p>
      <Link className="btn btn-solid" to="/">
        {t("page.home")}
      </Link>
    </div>
  );
}
