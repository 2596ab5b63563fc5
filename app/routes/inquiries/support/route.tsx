import { InquiryForm } from "#inquiries/inquiry-form.tsx";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { servicesContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { waitHeaders } from "../../form-answers.server.ts";
import sheet from "../page.css?url";
import { sendInquiry } from "../send.server.ts";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const headers: Route.HeadersFunction = waitHeaders;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export const loader = ({ context }: Route.LoaderArgs) => ({
  mailbox: context.get(servicesContext).config.site.mailboxes.support,
});

export const action = ({ request, context }: Route.ActionArgs) =>
  sendInquiry("support", request, context);

/** The form behind the support centre. */
export default function SupportContact({ loaderData, actionData }: Route.ComponentProps) {
  const t = useServerTexts("inquiries");
  return (
    <div className="wrap">
      <PageHead title={t("support.title")} description={t("support.text", loaderData)} />
      <div className="page-head">
        <h1>{t("support.title")}</h1>
        <p>{t("support.text", loaderData)}</p>
      </div>
      <InquiryForm kind="support" action="/support/contact" rejected={actionData?.rejected} />
    </div>
  );
}
