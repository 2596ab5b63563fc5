import type { RouterContextProvider } from "react-router";
import { verifyAccountPassword } from "#accounts/accounts.server.ts";
import { withoutNulls } from "#accounts/credentials.ts";
import type { Reader } from "#accounts/reader.ts";
import { auditSubjectOf } from "#accounts/readers.server.ts";
import { sessionKeys } from "#accounts/request-session.server.ts";
import { clearedSessionCookie } from "#accounts/session-list.server.ts";
import type { EndingContract } from "#accounts/settings/privacy.tsx";
import { textsFor } from "#locales/texts.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { textOf } from "#platform/http/form.server.ts";
import { eraseReader } from "#reader-data.server.ts";
import { dayText, lastDayText } from "#subscriptions/date-text.ts";
import { passNames } from "#subscriptions/plans.ts";
import { subscriptionOf } from "#subscriptions/subscriptions.server.ts";
import { redirectAfterForm, refused } from "../form-answers.server.ts";

/** Erases the account after its password and a confirmation, and redirects to the sign-in page. */
export async function eraseAccount(
  context: Readonly<RouterContextProvider>,
  reader: Reader,
  { form, url }: { form: FormData; url: URL },
) {
  const services = context.get(servicesContext);
  const current = textOf(form, "current");
  const sure = textOf(form, "sure") === "on";
  const check = current === "" ? null : await verifyAccountPassword(services, reader.id, current);
  if (check !== null && typeof check === "object") return refused({ form: "erase" }, check.wait);
  const problems = withoutNulls({
    current: check === null ? "passwordRequired" : check === "wrong" ? "passwordWrong" : null,
    sure: sure ? null : "sureRequired",
  });
  if (Object.keys(problems).length > 0) {
    const values = { sure: sure ? "on" : "" };
    return refused({ form: "erase", problems, values });
  }
  const erased = await eraseReader(services, reader, auditSubjectOf(reader.id));
  if (!erased.ok)
    return refused({
      form: "erase",
      failed: erased.reason === "refundDue" ? "refundDue" : "stillPaying",
    });
  const { https } = sessionKeys(services.config);
  const answer = redirectAfterForm(url, "/auth?done=erased", [clearedSessionCookie(https)]);
  // What a sign-out deletes by the page's script (accounts/watch-session.ts), and the rest.
  answer.headers.set("Clear-Site-Data", '"cache", "storage"');
  return answer;
}

/** The contract that an erasure would end; null for none. */
export async function endingContractOf(
  reader: Reader,
  context: Readonly<RouterContextProvider>,
): Promise<EndingContract | null> {
  const { db, now } = context.get(servicesContext);
  const subscription = await subscriptionOf(db, reader.id);
  if (!subscription) return null;
  const locale = context.get(localeContext);
  const { plan, status, cancelAt, currentPeriodEndsAt, withdrawableUntil } = subscription;
  const period = status === "trialing" ? "trial" : status === "active" ? "paid" : "other";
  const open = period === "paid" && now() < new Date(withdrawableUntil);
  return {
    plan: plan ? passNames[plan] : textsFor("plans", locale)("page.unknownPlan"),
    period,
    until: dayText(locale, cancelAt ?? currentPeriodEndsAt, reader.timezone),
    withdrawBy: open ? lastDayText(locale, withdrawableUntil) : null,
  };
}
