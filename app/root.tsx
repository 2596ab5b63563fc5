import { type ReactNode, useContext, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  type ShouldRevalidateFunction,
  useNavigate,
  useRouteLoaderData,
} from "react-router";
import { useLocale } from "use-intl";
import { smallAvatar } from "#accounts/avatar.ts";
import { useSession } from "#accounts/browser/use-session.ts";
import { AskConsent, CookieBanner } from "#accounts/cookie-banner.tsx";
import { chosenLook, cookiesToFollow, themeOf } from "#accounts/preferences.server.ts";
import { readerContext } from "#accounts/reader.ts";
import { keysOf, sessionOf, tokenOf } from "#accounts/session.server.ts";
import { noteSeen } from "#accounts/sessions.server.ts";
import { loadAccountState } from "#library/account-state.server.ts";
import { accountContext, accountMark } from "#library/account-state.ts";
import { useReader } from "#library/browser/use-reader.ts";
import { firstPaintScript } from "#library/first-paint-script.ts";
import { SignUpForm } from "#newsletters/sign-up-form.tsx";
import { useSignUp } from "#newsletters/use-sign-up.ts";
import { localeContext, printedContext, servicesContext } from "#platform/context.ts";
import { localeCookie, localeOf } from "#platform/locale.ts";
import { namedLanguage, siteOf } from "#print.server.tsx";
import { SearchFilters } from "#search/search-filters.tsx";
import icon from "#site/favicon.svg?no-inline";
import { Footer } from "#site/footer.tsx";
import { Header } from "#site/header.tsx";
import { Pending } from "#site/pending.tsx";
import { Broken, type Missing, NotFound } from "#site/problem.tsx";
import { SiteProvider } from "#site/site.tsx";
import { useSearchBox } from "#site/use-search-box.ts";
import { useThemeSwitch } from "#site/use-theme-switch.ts";
import { TopicRow } from "#stories/cards/topic-row.tsx";
import { entitledBy, entitledContext } from "#subscriptions/access.ts";
import { passNames } from "#subscriptions/plans.ts";
import { useClientNavigation } from "#ui/client-navigation.ts";
import heads from "#ui/fonts/piazzolla-heads.woff2";
import serif from "#ui/fonts/piazzolla-latin.woff2";
import sans from "#ui/fonts/sofia-sans-latin.woff2";
import { Kept, PrintedContext } from "#ui/kept.tsx";
import { lateFacesScript, phoneScreens, wideScreens } from "#ui/late-faces.ts";
import { lateLayoutScript } from "#ui/late-layout.ts";
import { NamedLanguageContext } from "#ui/link.tsx";
import { NonceContext } from "#ui/nonce.ts";
import { NowContext, useTicking } from "#ui/now.tsx";
import { Sprite } from "#ui/sprite.tsx";
import { themeColors, themeScript } from "#ui/theme.ts";
import { Toasts } from "#ui/toast.tsx";
import { useScrollPlaces } from "#ui/use-scroll-places.ts";
import type { Route } from "./+types/root.ts";
import sheet from "./app.css?url";
import printSheet from "./print.css?url";

/** The language of the page: a reader's own goes before that of the browser, which follows it from here on. */
const localeMiddleware: Route.MiddlewareFunction = async ({ request, context }, next) => {
  const cookie = request.headers.get("cookie") ?? "";
  const look = chosenLook(context.get(readerContext));
  const locale = localeOf({
    search: new URL(request.url).searchParams,
    cookie: look ? `${localeCookie}=${look.language}` : cookie,
    acceptLanguage: request.headers.get("accept-language") ?? "",
  });
  context.set(localeContext, locale);
  // The router asks for data alone under another address: there is no document then to find printed parts in.
  if (!new URL(request.url).pathname.endsWith(".data")) context.set(printedContext, new Map());
  const response = await next();
  response.headers.set("Content-Language", locale);
  if (look && request.method === "GET" && isPage(response))
    for (const follow of cookiesToFollow(look, cookie, context.get(servicesContext).config))
      response.headers.append("Set-Cookie", follow);
  return response;
};

/** A document, or the data of one. */
const isPage = ({ headers }: Response): boolean =>
  /^text\/(html|x-script)\b/.test(headers.get("content-type") ?? "");

/** Who asks, by the session cookie; pages from the cache are rendered without one. */
const readerMiddleware: Route.MiddlewareFunction = async ({ request, context }) => {
  const { db, config, now } = context.get(servicesContext);
  const token = tokenOf(request.headers.get("cookie") ?? "", keysOf(config));
  const session = token ? await sessionOf(db, token, now()) : null;
  if (!session) return;
  const { reader, tiers, plans, seenAt } = session;
  // A page is read also while nothing can be written.
  await noteSeen(db, { sessionId: reader.sessionId, seenAt }).catch(() => {});
  context.set(readerContext, reader);
  let state: ReturnType<typeof loadAccountState> | undefined;
  context.set(accountContext, () => {
    state ??= loadAccountState(db, reader, now());
    return state;
  });
  context.set(entitledContext, entitledBy({ tiers, plans, editor: reader.role === "editor" }));
};
/**
 * A step within the hub asks for the hub alone: when it fails, the page says so in place of the list, and stands.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const isHub = [currentUrl, nextUrl].every(({ pathname }) => pathname === "/news");
  const [from, to] = [currentUrl, nextUrl].map(({ searchParams }) => searchParams.get("lang"));
  if (isHub && from === to && currentUrl.search !== nextUrl.search) return false;
  return defaultShouldRevalidate;
};

export const middleware: Route.MiddlewareFunction[] = [readerMiddleware, localeMiddleware];

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: icon, type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  ...[
    { href: serif, media: wideScreens },
    { href: sans, media: wideScreens },
    { href: heads, media: phoneScreens },
  ].map((face) => ({
    ...face,
    rel: "preload",
    as: "font" as const,
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
];

export function loader({ request, url, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const reader = context.get(readerContext);
  const entitled = context.get(entitledContext);
  const theme = chosenLook(reader)?.theme ?? themeOf(request.headers.get("cookie") ?? "");
  return {
    locale,
    named: namedLanguage(url, locale),
    now: context.get(servicesContext).now().toISOString(),
    site: siteOf(context),
    reader: reader && {
      email: reader.email,
      tier: entitled?.tier ?? null,
      pass: entitled?.plan ? passNames[entitled.plan] : null,
      picture: reader.avatarUrl && smallAvatar(reader.avatarUrl),
      session: reader.sessionId,
    },
    theme: theme === "system" ? undefined : theme,
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <html
      lang={useLocale()}
      data-theme={data?.theme}
      data-account={useContext(PrintedContext)?.get(accountMark)}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The head's script has made them those of the chosen theme: here they would be added once more. */}
        {import.meta.env.SSR
          ? (["light", "dark"] as const).map((theme) => (
              <meta
                key={theme}
                name="theme-color"
                media={`(prefers-color-scheme: ${theme})`}
                content={themeColors[theme]}
              />
            ))
          : null}
        <link
          rel="manifest"
          href={`/manifest.webmanifest?lang=${useLocale()}`}
          suppressHydrationWarning
        />
        <script
          nonce={useContext(NonceContext)}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text
          dangerouslySetInnerHTML={{
            __html: `${themeScript};${firstPaintScript};${lateLayoutScript};${lateFacesScript}`,
          }}
        />
        <link rel="stylesheet" href={sheet} precedence="site" />
        <link rel="stylesheet" href={printSheet} precedence="site" media="print" />
        <Links />
      </head>
      <body>
        <Sprite />
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const locale = useLocale();
  // Messages come with the document: another language needs another one.
  useEffect(() => {
    if (loaderData.locale !== locale) location.reload();
  }, [loaderData.locale, locale]);
  return (
    <Shell data={loaderData}>
      <Outlet />
    </Shell>
  );
}

type Data = Route.ComponentProps["loaderData"];

const readersTexts = () => import("#late-texts.ts").then((texts) => texts.readersTexts());
const searchBoxes = () => import("#search/search-boxes.ts");
const newslettersTexts = () => import("#late-texts.ts").then((texts) => texts.newslettersTexts());

function Shell({ data, children }: { data: Data; children: ReactNode }) {
  useScrollPlaces();
  useClientNavigation();
  useSearchBox(searchBoxes);
  useThemeSwitch();
  useTicking(data.now);
  useReader(readersTexts);
  useSignUp(newslettersTexts);
  useSession(data.reader !== null, readersTexts);
  useLive(data.reader?.session ?? "");
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    dispatchEvent(new Event("app:hydrated"));
  }, []);
  return (
    <SiteProvider site={data.site}>
      <NamedLanguageContext value={data.named}>
        <NowContext value={Date.parse(data.now)}>
          <Kept id="head">
            {import.meta.env.SSR ? (
              <Header
                now={data.now}
                reader={data.reader}
                topics={<TopicRow />}
                filters={<SearchFilters id="head" />}
              />
            ) : null}
          </Kept>
          <Pending />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <Kept id="foot">
            {import.meta.env.SSR ? (
              <>
                <Footer
                  now={data.now}
                  signUp={<SignUpForm id="foot-email" name={data.site.name} star />}
                  askConsent={<AskConsent />}
                />
                <CookieBanner />
              </>
            ) : null}
          </Kept>
          <Toasts />
        </NowContext>
      </NamedLanguageContext>
    </SiteProvider>
  );
}

/** Hears news while the page stands: from when the browser has nothing else to do. */
function useLive(session: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const watch = () =>
      import("#live-notices.ts").then((live) => live.watchLive(session, navigate));
    (window.requestIdleCallback ?? setTimeout)(watch);
  }, [session, navigate]);
}

const missing: Missing[] = ["page", "article", "video", "podcast"];

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>("root");
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const what = isRouteErrorResponse(error) ? missing.find((m) => m === error.data) : undefined;
  const problem = status === 404 ? <NotFound what={what ?? "page"} /> : <Broken status={status} />;
  return data ? <Shell data={data}>{problem}</Shell> : <main id="main">{problem}</main>;
}
