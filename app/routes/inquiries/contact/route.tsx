import { InquiryForm } from "#inquiries/inquiry-form.tsx";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { servicesContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { Link } from "#ui/link.tsx";
import { waitHeaders } from "../../form-answers.server.ts";
import sheet from "../page.css?url";
import { sendInquiry } from "../send.server.ts";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const headers: Route.HeadersFunction = waitHeaders;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export function loader({ context }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext);
  const { operator, mailbox, mailboxes, company } = config.site;
  return {
    operator,
    address: company.address,
    lines: { general: mailbox, ...mailboxes },
  };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  sendInquiry("contact", request, context);

const lines = ["general", "support", "press", "tips", "sales", "legal", "privacy"] as const;

/** Whom to write to, and a form. */
export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const t = useServerTexts("inquiries");
  const { operator, address } = loaderData;
  return (
    <div className="wrap">
      <PageHead title={t("contact.title")} description={t("contact.text")} />
      <div className="page-head">
        <h1>{t("contact.title")}</h1>
        <p>{t("contact.text")}</p>
      </div>
      <dl className="mailboxes">
        {lines.map((name) => (
          <div key={name}>
            <dt>{t(`contact.lines.${name}`)}</dt>
            <dd>
              <a href={`mailto:${loaderData.lines[name]}`}>{loaderData.lines[name]}</a>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t("contact.operator")}</dt>
          <dd>
            {operator}
            {address ? `, ${address}` : null} <Link to="/imprint">{t("contact.imprint")}</Link>
          </dd>
        </div>
      </dl>
      <section aria-labelledby="form-title">
        <h2 id="form-title">{t("forms.contact")}</h2>
        <InquiryForm kind="contact" action="/contact" rejected={actionData?.rejected} />
      </section>
    </div>
  );
}
