import { isReplyStopLink, stopReplyMails } from "#discussions/members.server.ts";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { servicesContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { answerStop, stopStep } from "../../stop-link.server.ts";
import { StopPage } from "../../stop-page.tsx";
import sheet from "../../text-pages.css?url";
import type { Route } from "./+types/stop.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** The page behind the link in the daily mail of replies. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  return stopStep(url, (token) => isReplyStopLink(db, token));
}

const answerPrograms: Route.MiddlewareFunction = ({ request, url, context }, next) => {
  if (request.method !== "POST") return next();
  const { db } = context.get(servicesContext);
  return answerStop(request, url, (token) => stopReplyMails(db, token));
};
export const middleware = [answerPrograms];

export default function StopReplies({ loaderData: { step, path } }: Route.ComponentProps) {
  const t = useServerTexts("discussions.stopMails");
  return (
    <StopPage
      step={step}
      title={t(`${step}.title`)}
      text={t(`${step}.text`)}
      path={path}
      button={t("ask.button")}
      choices={{ to: "/discussions#settings", label: t("choices") }}
    />
  );
}
