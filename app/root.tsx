import { type ReactNode, useContext, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  type RouterContextProvider,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useMatches,
  useRevalidator,
  useRouteLoaderData,
} from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { smallAvatar } from "#accounts/avatar.ts";
import { AskConsent, CookieBanner } from "#accounts/cookie-banner.tsx";
import {
  outdatedPreferenceCookies,
  savedBrowserPreferences,
  themeOf,
} from "#accounts/preferences.server.ts";
import { readerContext } from "#accounts/reader.ts";
import { sessionKeys, sessionOf, tokenOf } from "#accounts/request-session.server.ts";
import { recordSeen } from "#accounts/session-list.server.ts";
import { mayModerate } from "#discussions/moderation.ts";
import { earlyPressesScript } from "#enhance/early-presses.ts";
import { planChangedEvent } from "#enhance/plan-changed-event.ts";
import { loadAccountState } from "#library/account-state.server.ts";
import { accountContext } from "#library/account-state.ts";
import { firstPaintScript } from "#library/first-paint-script.ts";
import { SignUpForm } from "#newsletters/sign-up-form.tsx";
import { installPromptScript } from "#offline/install-prompt.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { cookieHeader, cookieValue } from "#platform/http/cookie-header.ts";
import { cookieNames } from "#platform/http/cookies.ts";
import { languageInAddress, localeOf } from "#platform/request-locale.ts";
import { SearchFilters } from "#search/search-filters.tsx";
import { type BrowserModel, pageForEverybody } from "#site/browser-model.ts";
import { DocumentContext } from "#site/document-context.ts";
import icon from "#site/favicon.svg?no-inline";
import { Footer } from "#site/footer.tsx";
import { Header } from "#site/header.tsx";
import { Broken, type Missing, NotFound } from "#site/problem.tsx";
import { siteOf } from "#site/site.server.ts";
import { SiteProvider } from "#site/site.tsx";
import { speculationRules } from "#site/speculation.ts";
import { TopicRow } from "#stories/cards/topic-row.tsx";
import { OpensOriginalsContext, originalsDirect } from "#stories/originals.ts";
import { StoryLanguagesRow } from "#stories/story-languages/story-languages-row.tsx";
import { storyChoiceOf, storyChoiceText, storyLanguagesOf } from "#stories/story-languages.ts";
import { storyPreferencesContext } from "#stories/story-preferences.ts";
import { accessContext, accessFrom } from "#subscriptions/access.ts";
import { passNames } from "#subscriptions/plans.ts";
import heads from "#ui/fonts/piazzolla-heads.woff2";
import serif from "#ui/fonts/piazzolla-latin.woff2";
import sans from "#ui/fonts/sofia-sans-latin.woff2";
import { NamedLanguageContext } from "#ui/link.tsx";
import { phoneFontsScript, phoneScreens, wideScreens } from "#ui/phone-fonts.ts";
import { Sprite } from "#ui/sprite.tsx";
import { themeColors, themeScript } from "#ui/theme.ts";
import { NowContext } from "#ui/time-elements.tsx";
import { Toasts } from "#ui/toasts.tsx";
import { viewTransitionScript } from "#ui/view-transition-script.ts";
import type { Route } from "./+types/root.ts";
import sheet from "./app.css?url";
import printSheet from "./print.css?url";

/**
 * The language of the page, and those of stories: a reader's own go before those of the browser, which follows them from
 * here on.
 */
const localeMiddleware: Route.MiddlewareFunction = async ({ request, context }, next) => {
  const cookie = request.headers.get("cookie") ?? "";
  const look = savedBrowserPreferences(context.get(readerContext));
  const locale = localeOf({
    search: new URL(request.url).searchParams,
    cookie: look ? cookieHeader({ [cookieNames.language]: look.language }) : cookie,
    acceptLanguage: request.headers.get("accept-language") ?? "",
  });
  context.set(localeContext, locale);
  const stories = look ? look.story_languages : cookieValue(cookie, cookieNames.storyLanguages);
  const choice = storyChoiceOf(stories);
  context.set(storyPreferencesContext, {
    languages: storyLanguagesOf(stories, locale),
    extras: choice.extras,
    choice: storyChoiceText(choice),
  });
  const response = await next();
  response.headers.set("Content-Language", locale);
  if (look && request.method === "GET" && isPage(response))
    for (const follow of outdatedPreferenceCookies(
      look,
      cookie,
      context.get(servicesContext).config,
    ))
      response.headers.append("Set-Cookie", follow);
  return response;
};

/** A document, or the data of one. */
const isPage = ({ headers }: Response): boolean =>
  /^text\/(html|x-script)\b/.test(headers.get("content-type") ?? "");

/** Who asks, by the session cookie; pages from the cache are rendered without one. */
const readerMiddleware: Route.MiddlewareFunction = async ({ request, context }) => {
  const { db, config, now } = context.get(servicesContext);
  const token = tokenOf(request.headers.get("cookie") ?? "", sessionKeys(config));
  const session = token ? await sessionOf(db, token, now()) : null;
  if (!session) return;
  const { reader, tiers, plans, seenAt } = session;
  // A page is read also while nothing can be written.
  await recordSeen(db, { sessionId: reader.sessionId, seenAt }).catch(() => {});
  context.set(readerContext, reader);
  let state: ReturnType<typeof loadAccountState> | undefined;
  context.set(accountContext, () => {
    state ??= loadAccountState(db, reader, now());
    return state;
  });
  context.set(accessContext, accessFrom({ tiers, plans, editor: reader.role === "editor" }));
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

export function loader({ request, url, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const reader = context.get(readerContext);
  const entitled = context.get(accessContext);
  const theme =
    savedBrowserPreferences(reader)?.theme ?? themeOf(request.headers.get("cookie") ?? "");
  return {
    locale,
    named: languageInAddress(url, locale),
    now: context.get(servicesContext).now().toISOString(),
    site: siteOf(context),
    reader: reader && {
      email: reader.email,
      tier: entitled?.tier ?? null,
      pass: entitled?.plan ? passNames[entitled.plan] : null,
      picture: reader.avatarUrl && smallAvatar(reader.avatarUrl),
      session: reader.sessionId,
      moderates: mayModerate(reader.role),
    },
    theme: theme === "system" ? undefined : theme,
    storyLanguages: storyLanguagesShown(context),
    originals:
      cookieValue(request.headers.get("cookie") ?? "", cookieNames.originals) === originalsDirect,
  };
}

/** The story languages (null: all), and what home has too, as the row that changes them shows them. */
function storyLanguagesShown(context: Readonly<RouterContextProvider>) {
  const { languages, extras } = context.get(storyPreferencesContext);
  return { chosen: languages, extras };
}

/** How the page that is shown behaves in the browser; what has no route of its own is finished as it stands. */
function useBrowserModel(): BrowserModel {
  const handle = useMatches().at(-1)?.handle as BrowserModel | undefined;
  return handle ?? pageForEverybody;
}

/** What a page's loader may say to the document around it. */
type PageData = {
  /** Whether there is a list of stories (`id="stories"`) to skip to. */
  listsStories?: boolean;
  /** After how many seconds a browser without scripts asks for the page again. */
  refresh?: number | null;
  /** Whether it is the page that the service worker keeps: what it links to cannot be fetched ahead. */
  shell?: boolean;
};

const usePageData = (): PageData => (useMatches().at(-1)?.loaderData ?? {}) as PageData;

const faces = [
  { href: serif, media: wideScreens },
  { href: sans, media: wideScreens },
  { href: heads, media: phoneScreens },
];

/**
 * The document. Its inline script stands before the style sheets, as it would wait for them, and the parser with it.
 */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const { nonce, account, script } = useContext(DocumentContext);
  const { hydrated } = useBrowserModel();
  const { refresh, shell } = usePageData();
  const locale = useLocale();
  return (
    <html
      lang={locale}
      data-theme={data?.theme}
      data-account={account}
      data-session={data?.reader?.session}
      data-tier={data?.reader?.tier ?? undefined}
      data-named={data?.named ?? undefined}
      data-now={data?.now}
      data-originals={data?.originals ? "" : undefined}
      data-just-now={useTranslations("ui")("now")}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {refresh ? (
          <noscript>
            <meta httpEquiv="refresh" content={String(refresh)} />
          </noscript>
        ) : null}
        {themeMetas}
        <script
          nonce={nonce}
          data-start={hydrated ? undefined : script}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text
          dangerouslySetInnerHTML={{
            __html: `${themeScript};${viewTransitionScript};${phoneFontsScript};${firstPaintScript};${installPromptScript};${earlyPressesScript}`,
          }}
        />
        {hydrated || shell ? null : (
          <script
            type="speculationrules"
            nonce={nonce}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text
            dangerouslySetInnerHTML={{ __html: speculationRules }}
          />
        )}
        <link rel="stylesheet" href={sheet} />
        <link rel="stylesheet" href={printSheet} media="print" />
        <Links />
        {faces.map((face) => (
          <link
            key={face.href}
            rel="preload"
            as="font"
            type="font/woff2"
            crossOrigin=""
            {...face}
          />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest.webmanifest?lang=${locale}`} />
        <link rel="alternate" type="application/rss+xml" href="/feeds/news/all.rss" />
      </head>
      <body>
        <Sprite />
        {children}
        {hydrated ? (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts />
          </>
        ) : null}
      </body>
    </html>
  );
}

/** The head's script makes them those of the chosen theme; in the browser they would be added once more. */
const themeMetas = import.meta.env.SSR
  ? (["light", "dark"] as const).map((theme) => (
      <meta
        key={theme}
        name="theme-color"
        media={`(prefers-color-scheme: ${theme})`}
        content={themeColors[theme]}
      />
    ))
  : null;

export default function Root({ loaderData }: Route.ComponentProps) {
  const { hydrated, showsStories } = useBrowserModel();
  const { listsStories } = usePageData();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // A step of an application that has led to a page for everybody: that one is a document.
    if (!hydrated) location.reload();
  }, [hydrated]);
  useEffect(() => {
    document.addEventListener(planChangedEvent, revalidate);
    return () => document.removeEventListener(planChangedEvent, revalidate);
  }, [revalidate]);
  return (
    <Shell data={loaderData} listsStories={listsStories} showsStories={showsStories}>
      <Outlet />
    </Shell>
  );
}

type Data = Route.ComponentProps["loaderData"];

type ShellProps = {
  data: Data;
  listsStories?: boolean | undefined;
  showsStories?: boolean | undefined;
  children: ReactNode;
};

function Shell({ data, listsStories = false, showsStories = false, children }: ShellProps) {
  return (
    <SiteProvider site={data.site}>
      <NamedLanguageContext value={data.named}>
        <NowContext value={Date.parse(data.now)}>
          <OpensOriginalsContext value={data.originals}>
            <div id="head">
              <Header
                now={data.now}
                reader={data.reader}
                topics={
                  <div className="topic-line">
                    <TopicRow />
                    {showsStories ? <StoryLanguagesRow {...data.storyLanguages} /> : null}
                  </div>
                }
                filters={<SearchFilters id="head" />}
                listsStories={listsStories}
              />
            </div>
            <main id="main" tabIndex={-1}>
              {children}
            </main>
            <div id="foot">
              <Footer
                now={data.now}
                signUp={<SignUpForm id="foot-email" name={data.site.name} star />}
                askConsent={<AskConsent />}
              />
              <CookieBanner />
            </div>
            <Toasts />
          </OpensOriginalsContext>
        </NowContext>
      </NamedLanguageContext>
    </SiteProvider>
  );
}

const missing: Missing[] = ["page", "article", "video", "podcast"];

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>("root");
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const what = isRouteErrorResponse(error) ? missing.find((m) => m === error.data) : undefined;
  const problem = status === 404 ? <NotFound what={what ?? "page"} /> : <Broken status={status} />;
  return data ? <Shell data={data}>{problem}</Shell> : <main id="main">{problem}</main>;
}
