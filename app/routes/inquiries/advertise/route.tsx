import type { InquiryKind } from "#inquiries/inquiry.ts";
import { InquiryForm } from "#inquiries/inquiry-form.tsx";
import { countVisitors } from "#library/views.server.ts";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { countConfirmedAddresses } from "#newsletters/issues.server.ts";
import { servicesContext } from "#platform/context.ts";
import { dayMs } from "#platform/duration.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { listActiveSources } from "#stories/sources.server.ts";
import { Link } from "#ui/link.tsx";
import { waitHeaders } from "../../form-answers.server.ts";
import sheet from "../page.css?url";
import { sendInquiry } from "../send.server.ts";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const headers: Route.HeadersFunction = waitHeaders;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** The tabs, and their addresses. */
const tabs = {
  "media-kit": "/advertise",
  sponsorship: "/advertise/sponsorships",
  newsletter: "/advertise/newsletter",
} as const satisfies Partial<Record<InquiryKind, string>>;
type Tab = keyof typeof tabs;
const tabNames = Object.keys(tabs) as Tab[];

const tabOf = (pathname: string): Tab =>
  tabNames.find((name) => tabs[name] === pathname) ?? "media-kit";

/** The tab of the address, and the site's figures. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  const yesterday = new Date(now().getTime() - dayMs);
  const [readers, subscribers, sources] = await Promise.all([
    countVisitors(db, yesterday),
    countConfirmedAddresses(db),
    listActiveSources(db),
  ]);
  const countries = new Set(sources.map(({ country }) => country)).size;
  return {
    tab: tabOf(url.pathname),
    counted: { readers, subscribers, sources: sources.length, countries },
  };
}

export const action = ({ request, url, context }: Route.ActionArgs) =>
  sendInquiry(tabOf(url.pathname), request, context);

const figures = ["readers", "executives", "subscribers", "countries"] as const;

/** For advertisers: figures, and a form in each of three tabs with an address. */
export default function Advertise({
  loaderData: { tab, counted },
  actionData,
}: Route.ComponentProps) {
  const t = useServerTexts("inquiries");
  return (
    <div className="wrap">
      <PageHead title={t("advertise.title")} description={t("advertise.text")} />
      <div className="page-head">
        <h1>{t("advertise.title")}</h1>
        <p>{t("advertise.text")}</p>
      </div>
      <dl className="figures">
        {figures.map((name) => (
          <div key={name}>
            <dt>{t(`advertise.figures.${name}.of`)}</dt>
            <dd className="num">{t(`advertise.figures.${name}.count`)}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{t("advertise.counted", counted)}</p>
      <nav className="tabs inquiry-tabs" aria-label={t("advertise.tabs")}>
        {tabNames.map((name) => (
          <Link key={name} to={tabs[name]} aria-current={name === tab ? "page" : undefined}>
            {t(`forms.${name}`)}
          </Link>
        ))}
      </nav>
      <section aria-labelledby="form-title">
        <h2 id="form-title" className="vh">
          {t(`forms.${tab}`)}
        </h2>
        <InquiryForm kind={tab} action={tabs[tab]} rejected={actionData?.rejected} />
      </section>
    </div>
  );
}
