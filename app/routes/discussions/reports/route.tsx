import { data } from "react-router";
import { readerContext } from "#accounts/reader.ts";
import { requireReader } from "#accounts/require-reader.server.ts";
import { SentReportPage } from "#discussions/moderation/sent-report.tsx";
import { objectionEnds } from "#discussions/moderation.ts";
import { submitObjection } from "#discussions/objections.server.ts";
import { isMembersReport, sentReport } from "#discussions/reports.server.ts";
import { groundAndFacts, objectionOutcome } from "#discussions/statement-text.server.ts";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { redirectAfterForm } from "../../form-answers.server.ts";
import { notFound } from "../../refusals.server.ts";
import sheet from "../page.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
/** Its address gives access, so that caches must not store it or pass it on. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/**
 * The outcome of a report. The address of a notice cannot be guessed and gives access by itself; that of a member's
 * report is shown to that member only, who may have to sign in first.
 */
async function reportOf({ params, url, context }: Route.LoaderArgs | Route.ActionArgs) {
  const { db } = context.get(servicesContext);
  const report = await sentReport(db, params.id, context.get(readerContext)?.id ?? null);
  if (report) return report;
  if (await isMembersReport(db, params.id)) requireReader(context, url);
  throw notFound();
}

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const report = await reportOf(args);
  const locale = context.get(localeContext);
  const now = context.get(servicesContext).now();
  const items = report.items.map((item) => {
    const { decision } = item;
    const until = decision && objectionEnds(new Date(decision.at));
    const outcome = item.objection?.outcome;
    const deleted = decision?.deletedSince ?? false;
    return {
      ...item,
      objection: item.objection && {
        ...item.objection,
        follows: outcome
          ? objectionOutcome({ outcome, kind: "approve", deleted, muted: false }, locale)
          : "",
      },
      ground: decision?.kind === "reject" ? groundAndFacts(decision, locale) : [],
      objectUntil: until?.toISOString() ?? null,
      objectable: decision?.kind === "approve" && !decision.deletedSince && !decision.removedSince,
      late: until !== null && until < now,
    };
  });
  return data(
    { report: { ...report, items }, sent: url.searchParams.has("sent"), path: url.pathname },
    { headers: { "Cache-Control": "private, no-store" } },
  );
}

/** Stores an objection to an approval, and redirects to this page, which confirms it (303). */
export async function action(args: Route.ActionArgs) {
  const { request, url, context } = args;
  const report = await reportOf(args);
  const form = await readForm(request);
  const decision = textOf(form, "decision");
  const typed = textOf(form, "objection").replaceAll("\r\n", "\n");
  const submitted = await submitObjection(context.get(servicesContext), {
    decision,
    objector: { side: "reporter", report: report.id },
    text: typed,
  });
  if (!submitted.ok && submitted.reason === "unknown") throw notFound();
  if (!submitted.ok && submitted.reason !== "late")
    return data(
      { rejected: { decision, typed, once: submitted.reason === "once" } },
      { status: submitted.reason === "once" ? 409 : 400 },
    );
  return redirectAfterForm(url, url.pathname);
}

export default function Sent({ loaderData, actionData }: Route.ComponentProps) {
  const t = useServerTexts("statements.sent");
  const { report, sent, path } = loaderData;
  const title = t(report.kind === "notice" ? "noticeTitle" : "title", { number: report.number });
  return (
    <div className="wrap">
      <PageHead title={title} description={title} noindex />
      <div className="page-head">
        <h1>{title}</h1>
        {sent ? <p role="status">{t("thanks")}</p> : null}
        {report.kind === "notice" ? <p>{t("keep")}</p> : null}
      </div>
      <SentReportPage report={report} path={path} rejected={actionData?.rejected} />
    </div>
  );
}
