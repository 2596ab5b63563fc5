import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { IntlProvider } from "use-intl";
import de from "#locales/de.ts";
import en from "#locales/en.ts";
import es from "#locales/es.ts";
import fr from "#locales/fr.ts";
import type { Messages } from "#locales/messages.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import type { Locale } from "#platform/locale.ts";
import { SiteProvider } from "#site/site.tsx";
import { NamedLanguageContext } from "#ui/link.tsx";
import { NowContext } from "#ui/now.tsx";
import { timeZone } from "#ui/time.ts";

const messages = { en, es, fr, de };

/**
 * The markup of a part of a page that does not change in the browser. It travels as text in the loader's
 * data, so that neither its components nor what they are made from need to be loaded (docs/decisions).
 * @param now when the page is rendered
 */
export function print(
  node: ReactNode,
  o: { url: URL; context: Readonly<RouterContextProvider>; now: Date },
): string {
  const locale = o.context.get(localeContext);
  return renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messages[locale] as Messages} timeZone={timeZone}>
      <SiteProvider site={siteOf(o.context)}>
        <NamedLanguageContext value={namedLanguage(o.url, locale)}>
          <NowContext value={o.now.getTime()}>{node}</NowContext>
        </NamedLanguageContext>
      </SiteProvider>
    </IntlProvider>,
  );
}

export function siteOf(context: Readonly<RouterContextProvider>) {
  const { site, baseUrl } = context.get(servicesContext).config;
  return { name: site.name, social: site.social, baseUrl };
}

/** The language, where the address names it. */
export const namedLanguage = (url: URL, locale: Locale): Locale | null =>
  url.searchParams.get("lang") === locale ? locale : null;
