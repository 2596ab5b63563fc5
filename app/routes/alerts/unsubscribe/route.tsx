import { isAlertUnsubscribeToken, unsubscribeFromAlertMails } from "#alerts/settings.server.ts";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { servicesContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import sheet from "../../text-pages.css?url";
import { answerUnsubscribe, unsubscribeStep } from "../../unsubscribe-link.server.ts";
import { UnsubscribePage } from "../../unsubscribe-page.tsx";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** The page behind the unsubscribe link in an alert by mail. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  return unsubscribeStep(url, (token) => isAlertUnsubscribeToken(db, token));
}

const answerPost: Route.MiddlewareFunction = ({ request, url, context }, next) => {
  if (request.method !== "POST") return next();
  const { db, now } = context.get(servicesContext);
  return answerUnsubscribe(request, url, (token) => unsubscribeFromAlertMails(db, token, now()));
};
export const middleware = [answerPost];

export default function UnsubscribeFromAlerts({
  loaderData: { step, path },
}: Route.ComponentProps) {
  const t = useServerTexts("account.unsubscribeAlerts");
  return (
    <UnsubscribePage
      step={step}
      title={t(`${step}.title`)}
      text={t(`${step}.text`)}
      path={path}
      button={t("ask.button")}
      choices={{ to: "/profile?tab=notifications", label: t("choices") }}
    />
  );
}
