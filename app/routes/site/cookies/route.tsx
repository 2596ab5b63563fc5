import { ConsentPanel } from "#accounts/cookie-banner.tsx";
import { localeContext, servicesContext } from "#platform/context.ts";
import { accountCookieName, cookieNames } from "#platform/http/cookies.ts";
import { print } from "#print.server.tsx";
import { PageHead } from "#site/page-head.tsx";
import { Printed } from "#ui/kept.tsx";
import sheet from "../../text-pages.css?url";
import { pageTexts } from "../texts.server.ts";
import type { Route } from "./+types/route.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  const { config, now } = context.get(servicesContext);
  const { mailbox } = config.site;
  const texts = pageTexts("cookies", context.get(localeContext), { mailbox });
  const https = config.baseUrl.startsWith("https:");
  const parts = (
    <>
      <div className="body prose">
        <section>
          <h2>{texts.cookies}</h2>
          <ul>
            {[
              [cookieNames.language, texts.language],
              [cookieNames.theme, texts.theme],
              [cookieNames.currency, texts.currency],
              [cookieNames.hubFilters, texts.hub],
              [accountCookieName("session_token", https), texts.session],
              [accountCookieName("passkey", https), texts.passkey],
              [accountCookieName("device", https), texts.device],
              [accountCookieName("sign_up", https), texts.signUp],
            ].map(([name, about]) => (
              <li key={name}>
                <code>{name}</code> {about}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{texts.storage}</h2>
          <p>{texts.storageText}</p>
        </section>
      </div>
      <ConsentPanel />
    </>
  );
  const { title, text } = texts;
  return { title, text, html: print(parts, { url, context, now: now() }) };
}

/** Every cookie of the site, what else the browser keeps, and the question again. */
export default function Cookies({ loaderData: { title, text, html } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <link rel="stylesheet" href={sheet} precedence="page" />
      <PageHead title={title} description={text} />
      <div className="page-head">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <Printed html={html} />
    </div>
  );
}
