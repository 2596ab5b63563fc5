import { readerContext } from "#accounts/reader.ts";
import { NoticeForm } from "#discussions/moderation/notice-form.tsx";
import { ReportForm } from "#discussions/moderation/report-form.tsx";
import type { TypedNotice, TypedReport } from "#discussions/report.ts";
import { listReportable } from "#discussions/reports.server.ts";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { servicesContext } from "#platform/context.ts";
import { idIn } from "#platform/id.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { waitHeaders } from "../../form-answers.server.ts";
import { notFound } from "../../refusals.server.ts";
import sheet from "../page.css?url";
import type { Route } from "./+types/route.ts";
import { sendReport } from "./send.server.ts";

export const handle = pageForEverybody;
export const headers: Route.HeadersFunction = waitHeaders;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

const nothingTyped: TypedReport = { reason: "", explanation: "" };

/**
 * The form for members, who report one contribution by the guidelines, and the notice of illegal content, for anybody.
 * `comment` names the contribution, `notice` selects the notice.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now, config } = context.get(servicesContext);
  const reader = context.get(readerContext);
  const ids = url.searchParams
    .getAll("comment")
    .flatMap((text) => idIn(text) ?? [])
    .slice(0, 20);
  const reportable = await listReportable(db, ids);
  const found = reportable.find(({ id }) => id === ids[0]) ?? null;
  const asMember = reader !== null && ids.length > 0 && !url.searchParams.has("notice");
  if (asMember && !found) throw notFound();
  const places = reportable.map(
    ({ id, path }) => `${config.baseUrl}${path}/discussion?comment=${id}`,
  );
  return {
    began: now().toISOString(),
    contribution: asMember ? found : null,
    memberForm: reader && found ? `/discussions/report?comment=${found.id}` : null,
    typed: {
      places: places.join("\n"),
      reason: "",
      explanation: "",
      name: reader?.name ?? "",
      email: reader?.email ?? "",
      goodFaith: false,
    } satisfies TypedNotice,
  };
}

export const action = ({ request, context }: Route.ActionArgs) => sendReport(request, context);

export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  const t = useServerTexts("statements");
  const rejected = actionData?.rejected;
  const problems = rejected?.problems ?? {};
  const failed = rejected?.failed ?? null;
  const contribution =
    rejected?.kind === "member" ? rejected.contribution : rejected ? null : loaderData.contribution;
  const kind = contribution ? "report" : "notice";
  return (
    <div className="wrap">
      <PageHead title={t(`${kind}.title`)} description={t(`${kind}.text`)} noindex />
      <div className="page-head">
        <h1>{t(`${kind}.title`)}</h1>
        <p>{t(`${kind}.text`)}</p>
      </div>
      {contribution ? (
        <ReportForm
          contribution={contribution}
          typed={rejected?.kind === "member" ? rejected.typed : nothingTyped}
          problems={problems}
          failed={failed}
        />
      ) : (
        <NoticeForm
          began={rejected?.began ?? loaderData.began}
          typed={rejected?.kind === "notice" ? rejected.typed : loaderData.typed}
          problems={problems}
          failed={failed}
          memberForm={loaderData.memberForm}
        />
      )}
    </div>
  );
}
