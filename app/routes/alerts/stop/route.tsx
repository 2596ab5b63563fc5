import { isStopLink, stopAlertMails } from "#alerts/settings.server.ts";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { servicesContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { answerStop, stopStep } from "../../stop-link.server.ts";
import { StopPage } from "../../stop-page.tsx";
import sheet from "../../text-pages.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** The page behind the link in an alert by mail. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  return stopStep(url, (token) => isStopLink(db, token));
}

const answerPrograms: Route.MiddlewareFunction = ({ request, url, context }, next) => {
  if (request.method !== "POST") return next();
  const { db, now } = context.get(servicesContext);
  return answerStop(request, url, (token) => stopAlertMails(db, token, now()));
};
export const middleware = [answerPrograms];

export default function StopAlerts({ loaderData: { step, path } }: Route.ComponentProps) {
  const t = useServerTexts("account.stopAlerts");
  return (
    <StopPage
      step={step}
      title={t(`${step}.title`)}
      text={t(`${step}.text`)}
      path={path}
      button={t("ask.button")}
      choices={{ to: "/profile?tab=notifications", label: t("choices") }}
    />
  );
}
