import { useTranslations } from "use-intl";
import { ConsentPanel } from "#accounts/cookie-banner.tsx";
import { pageTexts } from "#locales/texts.server.ts";
import { Storage } from "#offline/device-page.tsx";
import offlineSheet from "#offline/offline.css?url";
import { localeContext, servicesContext } from "#platform/context.ts";
import { accountCookieName, cookieNames } from "#platform/http/cookies.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { Link } from "#ui/link.tsx";
import sheet from "../../text-pages.css?url";
import type { Route } from "./+types/route.ts";
import { cacheNames, perDay, storedNames } from "./stored-names.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: sheet },
  { rel: "stylesheet", href: offlineSheet },
];

export function loader({ context }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext);
  const { mailbox } = config.site;
  const texts = pageTexts("cookies", context.get(localeContext), { mailbox });
  const https = config.baseUrl.startsWith("https:");
  const cookies = [
    { name: cookieNames.language, about: texts.language },
    { name: cookieNames.theme, about: texts.theme },
    { name: cookieNames.storyLanguages, about: texts.stories },
    { name: cookieNames.currency, about: texts.currency },
    { name: cookieNames.hubFilters, about: texts.hub },
    { name: cookieNames.originals, about: texts.originals },
    { name: accountCookieName("session_token", https), about: texts.session },
    { name: accountCookieName("passkey", https), about: texts.passkey },
    { name: accountCookieName("device", https), about: texts.device },
    { name: accountCookieName("sign_up", https), about: texts.signUp },
  ];
  const stored = pageTexts("stored", context.get(localeContext), { mailbox });
  const entries = storedNames.map((name) => ({
    name: perDay.has(name) ? `${name}_…` : name,
    about: stored[name],
  }));
  const caches = {
    title: stored.caches,
    text: stored.cachesText,
    entries: cacheNames.map((name) => ({ name: `${name} …`, about: stored[name] })),
  };
  return { texts, cookies, entries, caches, lasting: stored.lasting };
}

/** Every cookie of the site, what else the browser stores, and the cookie question. */
export default function Cookies({
  loaderData: { texts, cookies, entries, caches, lasting },
}: Route.ComponentProps) {
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
          <NamedList entries={cookies} />
        </section>
        <section>
          <h2>{texts.storage}</h2>
          <p>{texts.storageText}</p>
          <NamedList entries={entries} />
          <p>{lasting}</p>
        </section>
        <section>
          <h2>{caches.title}</h2>
          <p>{caches.text}</p>
          <NamedList entries={caches.entries} />
        </section>
        <Storage />
        <p>
          <Link to="/offline">{useTranslations("offline.storage")("link")}</Link>
        </p>
      </div>
      <ConsentPanel />
    </div>
  );
}

const NamedList = ({ entries }: { entries: { name: string; about: string }[] }) => (
  <ul>
    {entries.map(({ name, about }) => (
      <li key={name}>
        <code>{name}</code> {about}
      </li>
    ))}
  </ul>
);
