import type { RouterContextProvider } from "react-router";
import type { Device } from "#accounts/device.ts";
import type { ProfileAnswer } from "#accounts/profile-answer.ts";
import type { Reader } from "#accounts/reader.ts";
import { type AlertKind, alertKinds } from "#alerts/alert.ts";
import type { AlertsView, TestResult } from "#alerts/alerts-view.ts";
import { choicesFrom } from "#alerts/choices.ts";
import { planIncludes } from "#alerts/matching.ts";
import { alertBrowsersOf, removeBrowser } from "#alerts/push-subscriptions.server.ts";
import { alertChoicesOf, saveAlertChoices } from "#alerts/settings.server.ts";
import { sendTest } from "#alerts/testing.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { hourMs } from "#platform/duration.ts";
import { textOf } from "#platform/http/form.server.ts";
import { rateLimit } from "#platform/http/memory-rate-limit.server.ts";
import { accessContext } from "#subscriptions/access.ts";
import { dayText } from "#subscriptions/date-text.ts";
import { dateFormat } from "#ui/formats.ts";
import { formatLocale } from "#ui/time.ts";

type Context = Readonly<RouterContextProvider>;
type Sent = { reader: Reader; form: FormData; context: Context };
type Result = { answer: ProfileAnswer; status?: number };

// A test is sent at once, by the process that answers.
const tests = rateLimit({ calls: 10, windowMs: hourMs });

/** The alerts part of the tab. */
export async function alertsViewOf(reader: Reader, context: Context): Promise<AlertsView> {
  const { db } = context.get(servicesContext);
  const locale = context.get(localeContext);
  const access = context.get(accessContext);
  const time = dateFormat(formatLocale(locale), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: reader.timezone,
  });
  const browsers = await alertBrowsersOf(db, reader);
  return {
    reader: reader.id,
    open: Object.fromEntries(
      alertKinds.map((kind) => [kind, planIncludes(kind, access)]),
    ) as Record<AlertKind, boolean>,
    choices: await alertChoicesOf(db, reader.id),
    zone: reader.timezone,
    browsers: browsers.map(({ device, since, test, ...browser }) => ({
      ...browser,
      name: nameOf(device),
      since: dayText(locale, since, reader.timezone),
      test: test && { ...test, at: time.format(new Date(test.at)) },
    })),
  };
}

const nameOf = ({ browser, system }: Device): string | null =>
  [browser, system].filter(Boolean).join(", ") || null;

/** Saves the choices. */
export async function submitAlerts({ reader, form, context }: Sent): Promise<Result> {
  const { db, now } = context.get(servicesContext);
  const { kinds } = await alertChoicesOf(db, reader.id);
  const read = choicesFrom(form, kinds);
  if (!read.ok) return { answer: { form: "alerts", alerts: read.problem }, status: 400 };
  await saveAlertChoices(db, reader.id, read.choices, now());
  return { answer: { form: "alerts", saved: "alerts" } };
}

/** Sends a test for a page without scripts, which then shows the result. */
export async function submitAlertTest({ reader, form, context }: Sent): Promise<Result> {
  const test = await testBrowser(context, reader, textOf(form, "browser"));
  if ("waitSeconds" in test) return { answer: { form: "alerts", failed: true }, status: 429 };
  return test.result === null
    ? { answer: { form: "alerts", failed: true }, status: 404 }
    : { answer: { form: "alerts", tested: test.result } };
}

/** Removes a browser from the list. */
export async function submitAlertRemoval({ reader, form, context }: Sent): Promise<Result> {
  const { db } = context.get(servicesContext);
  const removed = await removeBrowser(db, reader.id, textOf(form, "browser"));
  return removed
    ? { answer: { form: "alerts", saved: "alerts" } }
    : { answer: { form: "alerts", failed: true }, status: 404 };
}

/** Sends a test to a browser; its result is null where the reader has no such browser. */
export async function testBrowser(
  context: Context,
  reader: Reader,
  browser: string,
): Promise<{ result: TestResult | null } | { waitSeconds: number }> {
  const services = context.get(servicesContext);
  const { push } = services;
  if (!push) return { result: "failed" };
  const waitSeconds = tests(reader.id);
  if (waitSeconds > 0) return { waitSeconds };
  const locale = context.get(localeContext);
  return {
    result: await sendTest(services, push, { reader, browser, locale, serverKey: push.publicKey }),
  };
}
