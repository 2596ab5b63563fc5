import { data, type RouterContextProvider } from "react-router";
import { type Reader, readerContext } from "#accounts/reader.ts";
import type { ReportFailure } from "#discussions/moderation/report-form.tsx";
import {
  contributionsIn,
  isTooFast,
  type NoticeProblems,
  noticeIn,
  noticeProblems,
  reportIn,
  reportProblems,
  type TypedNotice,
  type TypedReport,
} from "#discussions/report.ts";
import {
  findReportable,
  type NewReport,
  type Reportable,
  receiveReport,
  reportedBefore,
} from "#discussions/reports.server.ts";
import { localeContext, logFailure, servicesContext } from "#platform/context.ts";
import { networkOfRequest } from "#platform/http/client-address.server.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { rateLimit } from "#platform/http/memory-rate-limit.server.ts";
import { idIn } from "#platform/id.ts";
import { countMail } from "#platform/mail/mailbox-limit.server.ts";
import { redirectAfterForm } from "../../form-answers.server.ts";
import { notFound } from "../../refusals.server.ts";

// A network can have many people, but not dozens of senders in ten minutes.
const reports = rateLimit({ calls: 30, windowMs: 600_000 });

type Context = Readonly<RouterContextProvider>;
type Common = { problems: NoticeProblems; failed: ReportFailure | null; began: string };
/** A refused report, for its form. */
export type RejectedReport = Common &
  (
    | { kind: "notice"; typed: TypedNotice }
    | {
        kind: "member";
        typed: TypedReport;
        contribution: Reportable;
      }
  );

/**
 * Stores a posted report and redirects to its page (303), or shows the form again with the problems (400), or with why
 * it cannot be stored now (429, 503).
 */
export async function sendReport(request: Request, context: Context) {
  const form = await readForm(request);
  const url = new URL(request.url);
  // A program that fills in the hidden field gets the answer of a stored report.
  if (form.get("website")) return redirectAfterForm(url, "/sent/received");
  const reader = context.get(readerContext);
  const isMember = reader !== null && textOf(form, "kind") === "member";
  const read = await (isMember ? memberReport(form, context, reader) : noticeOf(form, context));
  const began = context.get(servicesContext).now().toISOString();
  const rejected = (change: Partial<Common>, init: ResponseInit) =>
    data({ rejected: { ...read.rejected, began, ...change } satisfies RejectedReport }, init);
  if (!read.report) return rejected({}, { status: 400 });
  try {
    const network = networkOfRequest(request);
    const wait = await secondsToWait(context, read.report, network);
    if (wait > 0)
      return rejected(
        { failed: "limited" },
        { status: 429, headers: { "Retry-After": String(wait) } },
      );
    const received = await receiveReport(context.get(servicesContext), read.report);
    if (received.ok) return redirectAfterForm(url, `/discussions/reports/${received.id}?sent`);
    return received.reason === "limited"
      ? rejected({ failed: "limited" }, { status: 429 })
      : rejected({ problems: { places: "unknown" } }, { status: 400 });
  } catch (error) {
    logFailure(context, error, "a report could not be kept");
    return rejected({ failed: "unavailable" }, { status: 503 });
  }
}

/** The seconds to wait; a repeated report is not mailed again and does not wait. */
async function secondsToWait(context: Context, report: NewReport, network: string) {
  const { db, now } = context.get(servicesContext);
  const busy = reports(network);
  if (busy > 0 || report.kind === "member" || !report.email) return busy;
  return (await reportedBefore(db, report, now())) ? 0 : countMail(db, report.email, network);
}

type Read = { report: NewReport | null; rejected: RejectedReport };
const nothing: Common = { problems: {}, failed: null, began: "" };

async function noticeOf(form: FormData, context: Context): Promise<Read> {
  const { config, now } = context.get(servicesContext);
  const typed = noticeIn(form);
  const problems = noticeProblems(typed, config.baseUrl);
  const rejected = { ...nothing, kind: "notice" as const, typed, problems };
  if (Object.keys(problems).length > 0 || !typed.reason) return { report: null, rejected };
  if (isTooFast(textOf(form, "began"), now()))
    return { report: null, rejected: { ...rejected, failed: "tooFast" } };
  const { reason, explanation, name, email } = typed;
  const contributions = contributionsIn(typed.places, config.baseUrl).filter((id) => id !== null);
  const locale = context.get(localeContext);
  return {
    report: { kind: "notice", contributions, reason, explanation, name, email, locale },
    rejected,
  };
}

async function memberReport(form: FormData, context: Context, reader: Reader): Promise<Read> {
  const { db } = context.get(servicesContext);
  const id = idIn(textOf(form, "comment"));
  const contribution = id === null ? null : await findReportable(db, id);
  if (!contribution) throw notFound();
  const typed = reportIn(form);
  const problems = reportProblems(typed);
  const rejected = { ...nothing, kind: "member" as const, typed, problems, contribution };
  if (Object.keys(problems).length > 0 || !typed.reason) return { report: null, rejected };
  const { reason, explanation } = typed;
  return {
    report: {
      kind: "member",
      userId: reader.id,
      contributions: [contribution.id],
      reason,
      explanation,
      locale: context.get(localeContext),
    },
    rejected,
  };
}
