import { useServerTexts } from "#locales/use-server-texts.ts";
import { Link } from "#ui/link.tsx";
import { forms, type InquiryKind } from "./inquiry.ts";

type Props = { kind: InquiryKind; email: string; ticket: string; again: string };

/** Shown instead of a sent form: what happens next, and a link to another form. */
export function InquiryThanks({ kind, email, ticket, again }: Props) {
  const t = useServerTexts("inquiries");
  return (
    <div className="page-head" data-inquiry={kind}>
      <h1>{t("thanks.title")}</h1>
      <p role="status">
        <b>{t(`sent.${kind}`)}</b> {t(`promise.${kind}`)}
      </p>
      <p>{t("thanks.email", { email })}</p>
      {forms[kind].advertising ? null : <p>{t("thanks.ticket", { ticket })}</p>}
      <Link className="btn btn-solid" to={again}>
        {t("thanks.another")}
      </Link>
    </div>
  );
}
