import { ConsentPanel } from "#accounts/cookie-banner.tsx";
import { sessionCookie } from "#accounts/session.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { localeCookie } from "#platform/locale.ts";
import { print } from "#print.server.tsx";
import { PageHead } from "#site/page-head.tsx";
import { hubCookie } from "#stories/hub.ts";
import { currencyCookie } from "#subscriptions/currency.ts";
import { Printed } from "#ui/kept.tsx";
import { themeCookie } from "#ui/theme.ts";
import sheet from "../../text-pages.css?url";
import { pageTexts } from "../texts.server.ts";
import type { Route } from "./+types/route.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  const { config, now } = context.get(servicesContext);
  const { mailbox } = config.site;
  const texts = pageTexts("cookies", context.get(localeContext), { mailbox });
  const session = sessionCookie(config.baseUrl.startsWith("https:"));
  const passkey = session.replace(/[^.]+$/, "passkey");
  const device = session.replace(/[^.]+$/, "device");
  const signUp = session.replace(/[^.]+$/, "sign_up");
  const parts = (
    <>
      <div className="body prose">
        <section>
          <h2>{texts.cookies}</h2>
          <ul>
            {[
              [localeCookie, texts.language],
              [themeCookie, texts.theme],
              [currencyCookie, texts.currency],
              [hubCookie, texts.hub],
              [session, texts.session],
              [passkey, texts.passkey],
              [device, texts.device],
              [signUp, texts.signUp],
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
