import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { isPublic, lists } from "./list.ts";
import { listPath, type PublicList, publicLists } from "./newsletter.ts";
import { SignUpForm } from "./sign-up-form.tsx";

/** A sign-up with a problem, as it was sent. */
export type RejectedSignUp = {
  email: string;
  lists: PublicList[];
  problem: "invalid" | "noList" | "tooMany";
};

/** The page with the sign-up form, empty or with the problem of what was sent. */
export function NewsletterPage({
  name,
  refused: rejected,
}: {
  name: string;
  refused?: RejectedSignUp | undefined;
}) {
  const t = useTranslations("newsletters.page");
  const tAll = useTranslations("newsletters");
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
        chosen={rejected?.lists ?? ["weekly-digest"]}
        email={rejected?.email}
        problem={rejected?.problem}
      />
      <h2>{tAll("archive.past")}</h2>
      <ul className="past-issues">
        {lists.map((list) => (
          <li key={list}>
            <Link to={listPath(list)}>{tAll(`lists.${list}`)}</Link>
            {isPublic(list) ? null : <span className="note">{tAll("members.mark")}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The page after a sign-up, which says that a mail is on its way. */
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
