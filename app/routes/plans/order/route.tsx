import { data, type RouterContextProvider, redirect } from "react-router";
import { useTranslations } from "use-intl";
import type { Reader } from "#accounts/reader.ts";
import { requireReader } from "#accounts/require-reader.server.ts";
import { textsFor } from "#locales/texts.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { minuteMs } from "#platform/duration.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { rateLimit } from "#platform/http/memory-rate-limit.server.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { readOfferChoice } from "#subscriptions/offer-address.ts";
import { deleteOrder, placeOrder } from "#subscriptions/orders.server.ts";
import { ChangePage, OrderPage, OrderUnavailable } from "#subscriptions/pages/order-page.tsx";
import { startCheckout } from "#subscriptions/subscriptions.server.ts";
import { withLanguage } from "#ui/with-language.ts";
import { redirectAfterForm } from "../../form-answers.server.ts";
import { isComplete, withheldPlans } from "../academy-offer.server.ts";
import sheet from "../page.css?url";
import type { Route } from "./+types/route.ts";
import { type Order, orderOf, orderPageOf } from "./view.server.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

type Context = Readonly<RouterContextProvider>;

const managePath = "/subscription-manage";

/** The order page: a plan, its terms, and the button that the law requires. `?plan=&interval=&currency=` */
export async function loader({ url, context }: Route.LoaderArgs) {
  const reader = requireReader(context, url);
  const read = readOfferChoice((name) => url.searchParams.get(name));
  if (!read.ok) return refused(read.reason);
  if (!(await isComplete(context, read.choice.plan))) return refused("incomplete");
  const order = await orderOf(read.choice, reader, context);
  if (isHeld(order)) throw redirect(withLanguage(managePath, url.searchParams.get("lang")), 302);
  return data(orderPageOf(order, context));
}

const limit = rateLimit({ calls: 10, windowMs: minuteMs });

/**
 * Places the order, and redirects to the payment page; subscribers are redirected to the page that confirms a change.
 * `intent=change` marks the form of a change.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const reader = requireReader(context, url);
  const form = await readForm(request);
  const field = (name: string) => (form.has(name) ? textOf(form, name) : null);
  const read = readOfferChoice(field);
  if (!read.ok) return refused(read.reason);
  if (!(await isComplete(context, read.choice.plan))) return refused("incomplete");
  const order = await orderOf(read.choice, reader, context);
  if (isHeld(order)) return redirectAfterForm(url, managePath);
  const t = textsFor("plans", context.get(localeContext));
  const answer = (status: number, problem: string) =>
    data(orderPageOf(order, context, problem), { status });
  const { terms, live } = order;
  const seen =
    field("amount") === String(terms.amount) && field("trial") === (terms.trial ? "1" : "0");
  if (!live && !seen) return answer(409, t("order.problem.changed"));
  if (limit(reader.id) > 0) return answer(429, t("order.problem.busy"));
  const started = await start(order, reader, context);
  return started.ok
    ? redirect(started.url, 303)
    : answer(503, t(`order.problem.${started.reason}`));
}

/** An order without a payment page is deleted; otherwise its row records what the reader saw. */
async function start({ terms, words, live }: Order, reader: Reader, context: Context) {
  const services = context.get(servicesContext);
  const locale = context.get(localeContext);
  const { plan, interval, currency, trial: withTrial } = terms;
  const offer = { plan, interval, currency };
  const order = { offer, locale, withTrial, shown: Object.values(words) };
  const orderId = live ? null : await placeOrder(services.db, reader.id, order, services.now());
  const withheld = await withheldPlans(context);
  const started = await startCheckout(services, reader, offer, { locale, orderId, withheld });
  if (!started.ok && orderId) await deleteOrder(services.db, orderId);
  return started;
}

/** Whether the reader has this offer already. */
const isHeld = ({ terms, live }: Order): boolean =>
  live !== null && live.plan === terms.plan && live.interval === terms.interval;

type Refusal = "plan" | "interval" | "currency" | "incomplete";
const refused = (reason: Refusal) => data({ shows: "refusal", reason } as const, { status: 400 });

export default function OrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("plans.order");
  const page = actionData ?? loaderData;
  switch (page.shows) {
    case "order":
      return (
        <>
          <PageHead title={t("title")} noindex />
          <OrderPage {...page} />
        </>
      );
    case "change":
      return (
        <>
          <PageHead title={t("changeTitle")} noindex />
          <ChangePage {...page} />
        </>
      );
    case "refusal":
      return (
        <>
          <PageHead title={t("problem.title")} noindex />
          <OrderUnavailable problem={t(`problem.${page.reason}`)} />
        </>
      );
  }
}
