import { data, redirect } from "react-router";
import { isStopLink, stopAlertMails } from "#alerts/settings.server.ts";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { servicesContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { Link, useLanguagePath } from "#ui/link.tsx";
import { withLanguage } from "#ui/with-language.ts";
import sheet from "../../text-pages.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

const pathOf = (token: string) => `/alerts/stop?token=${encodeURIComponent(token)}`;

/** The page behind the link in an alert by mail. It has a button, because opening a link must not change anything. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const known = await isStopLink(context.get(servicesContext).db, token);
  const done = url.searchParams.has("done");
  return data({ token, step: known ? (done ? "done" : "ask") : "unknown" } as const, {
    status: known ? 200 : 404,
  });
}

/**
 * Ends alerts by mail at once: having the mail is enough. Mail programs post here without a cookie and without an Origin
 * (RFC 8058), and follow no redirect.
 */
const answerPrograms: Route.MiddlewareFunction = async ({ request, url, context }, next) => {
  if (request.method !== "POST") return next();
  const { db, now } = context.get(servicesContext);
  const token = url.searchParams.get("token") ?? "";
  const form = await request.formData().catch(() => null);
  await stopAlertMails(db, token, now());
  if (form?.get("List-Unsubscribe") === "One-Click") return new Response(null, { status: 200 });
  return redirect(withLanguage(`${pathOf(token)}&done=1`, url.searchParams.get("lang")), 303);
};
export const middleware = [answerPrograms];

export default function StopAlerts({ loaderData: { token, step } }: Route.ComponentProps) {
  const t = useServerTexts("account.stopAlerts");
  const path = useLanguagePath(pathOf(token));
  return (
    <div className="wrap newsletter-page">
      <PageHead title={t(`${step}.title`)} noindex />
      <div className="page-head">
        <h1>{t(`${step}.title`)}</h1>
        <p>{t(`${step}.text`)}</p>
        {step === "ask" ? (
          <form method="post" action={path}>
            <button type="submit" className="btn btn-solid">
              {t("ask.button")}
            </button>
          </form>
        ) : (
          <Link className="btn btn-solid" to="/profile?tab=notifications">
            {t("choices")}
          </Link>
        )}
      </div>
    </div>
  );
}
