import { isReplyUnsubscribeToken, unsubscribeFromReplyMails } from "#discussions/members.server.ts";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { servicesContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import sheet from "../../text-pages.css?url";
import { answerUnsubscribe, unsubscribeStep } from "../../unsubscribe-link.server.ts";
import { UnsubscribePage } from "../../unsubscribe-page.tsx";
import type { Route } from "./+types/unsubscribe.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** The page behind the unsubscribe link in the daily mail of replies. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  return unsubscribeStep(url, (token) => isReplyUnsubscribeToken(db, token));
}

const answerPost: Route.MiddlewareFunction = ({ request, url, context }, next) => {
  if (request.method !== "POST") return next();
  const { db } = context.get(servicesContext);
  return answerUnsubscribe(request, url, (token) => unsubscribeFromReplyMails(db, token));
};
export const middleware = [answerPost];

export default function UnsubscribeFromReplies({
  loaderData: { step, path },
}: Route.ComponentProps) {
  const t = useServerTexts("discussions.stopMails");
  return (
    <UnsubscribePage
      step={step}
      title={t(`${step}.title`)}
      text={t(`${step}.text`)}
      path={path}
      button={t("ask.button")}
      choices={{ to: "/discussions#settings", label: t("choices") }}
    />
  );
}
