import { data } from "react-router";
import { findRecentInquiry } from "#inquiries/inquiries.server.ts";
import { InquiryThanks } from "#inquiries/thanks.tsx";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { servicesContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;

const formOf = {
  "media-kit": "/advertise",
  sponsorship: "/advertise/sponsorships",
  newsletter: "/advertise/newsletter",
  contact: "/contact",
  support: "/support/contact",
} as const;

/** Thanks for a message. It shows the sender's address for an hour, then only the thanks. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  const sent = await findRecentInquiry(db, params.id, now());
  return data({ sent }, { headers: { "Cache-Control": "private, no-store" } });
}

export default function Sent({ loaderData: { sent } }: Route.ComponentProps) {
  const t = useServerTexts("inquiries");
  return (
    <div className="wrap">
      <PageHead title={t("thanks.title")} noindex />
      {sent ? (
        <InquiryThanks {...sent} again={formOf[sent.kind]} />
      ) : (
        <div className="page-head">
          <h1>{t("thanks.title")}</h1>
          <p>{t("thanks.received")}</p>
          <Link className="btn btn-solid" to="/">
            {t("thanks.home")}
          </Link>
        </div>
      )}
    </div>
  );
}
