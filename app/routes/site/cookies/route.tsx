import { ConsentPanel } from "#accounts/cookie-banner.tsx";
import { sessionCookie } from "#accounts/session.server.ts";
import { pageTexts } from "#locales/texts.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { localeCookie } from "#platform/locale.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { hubCookie } from "#stories/hub.ts";
import { currencyCookie } from "#subscriptions/currency.ts";
import { themeCookie } from "#ui/theme.ts";
import sheet from "../../text-pages.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export function loader({ context }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext);
  const { mailbox } = config.site;
  const texts = pageTexts("cookies", context.get(localeContext), { mailbox });
  const session = sessionCookie(config.baseUrl.startsWith("https:"));
  const passkey = session.replace(/[^.]+$/, "passkey");
  const device = session.replace(/[^.]+$/, "device");
  const signUp = session.replace(/[^.]+$/, "sign_up");
  const cookies = [
    { name: localeCookie, about: texts.language },
    { name: themeCookie, about: texts.theme },
    { name: currencyCookie, about: texts.currency },
    { name: hubCookie, about: texts.hub },
    { name: session, about: texts.session },
    { name: passkey, about: texts.passkey },
    { name: device, about: texts.device },
    { name: signUp, about: texts.signUp },
  ];
  return { texts, cookies };
}

/** Every cookie of the site, what else the browser keeps, and the question again. */
export default function Cookies({ loaderData: { texts, cookies } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead title={texts.title} description={texts.text} />
      <div className="page-head">
        <h1>{texts.title}</h1>
        <p>{texts.text}</p>
      </div>
      <div className="body prose">
        <section>
          <h2>{texts.cookies}</h2>
          <ul>
            {cookies.map(({ name, about }) => (
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
    </div>
  );
}
