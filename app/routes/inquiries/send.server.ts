import { data, type RouterContextProvider } from "react-router";
import { findRecentDuplicate, receiveInquiry } from "#inquiries/inquiries.server.ts";
import { type InquiryKind, isTooFast, problemsIn, readFormValues } from "#inquiries/inquiry.ts";
import type { RejectedInquiry } from "#inquiries/inquiry-form.tsx";
import { localeContext, logFailure, servicesContext } from "#platform/context.ts";
import { networkOfRequest } from "#platform/http/client-address.server.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { rateLimit } from "#platform/http/memory-rate-limit.server.ts";
import { countMail } from "#platform/mail/mailbox-limit.server.ts";
import { redirectAfterForm } from "../form-answers.server.ts";

// A network can have many people, but not dozens of senders in ten minutes.
const messages = rateLimit({ calls: 30, windowMs: 600_000 });

/**
 * Stores and mails the message of a posted form and redirects to the page that thanks, or shows the form again with the
 * problems (400), or with why it cannot be sent now (429, 503).
 */
export async function sendInquiry(
  kind: InquiryKind,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const typed = readFormValues(kind, form);
  const problems = problemsIn(kind, typed);
  const rejected = (failed: RejectedInquiry["failed"], init: ResponseInit) =>
    data(
      {
        rejected: {
          kind,
          typed,
          problems,
          failed,
          opened: services.now().getTime(),
        } satisfies RejectedInquiry,
      },
      init,
    );
  if (Object.keys(problems).length > 0) return rejected(null, { status: 400 });
  const url = new URL(request.url);
  // A program that fills in the hidden field gets the answer of a sent message.
  if (form.get("website")) return redirectAfterForm(url, "/sent/received");
  const said = { waited: textOf(form, "waited"), opened: textOf(form, "opened") };
  if (isTooFast(typed, said, services.now())) return rejected("again", { status: 400 });
  const network = networkOfRequest(request);
  try {
    const busy = messages(network);
    // A repeated message is not mailed again, but gets the same answer.
    const before = busy
      ? null
      : await findRecentDuplicate(services.db, kind, typed, services.now());
    const wait = busy || (before ? 0 : await countMail(services.db, String(typed.email), network));
    if (wait > 0)
      return rejected("tooMany", { status: 429, headers: { "Retry-After": String(wait) } });
    const id = await receiveInquiry(services, kind, typed, context.get(localeContext));
    return redirectAfterForm(url, `/sent/${id}`);
  } catch (error) {
    logFailure(context, error, "a message could not be kept");
    return rejected("unavailable", { status: 503 });
  }
}
