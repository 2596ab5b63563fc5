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
import { languageInAddress } from "#platform/request-locale.ts";
import { siteOf } from "#site/site.server.ts";
import { SiteProvider } from "#site/site.tsx";
import { NamedLanguageContext } from "#ui/link.tsx";
import { timeZone } from "#ui/time.ts";
import { NowContext } from "#ui/time-elements.tsx";

const messages = { en, es, fr, de };

/**
 * Markup of components by itself, in the language of the request: for what a script adds to a page that stands, so that
 * the components need not be loaded. Its links name the language where the address does.
 */
export function renderFragment(
  node: ReactNode,
  request: { url: URL; context: Readonly<RouterContextProvider> },
): string {
  const { url, context } = request;
  const locale = context.get(localeContext);
  const now = context.get(servicesContext).now();
  return renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messages[locale] as Messages} timeZone={timeZone}>
      <SiteProvider site={siteOf(context)}>
        <NamedLanguageContext value={languageInAddress(url, locale)}>
          <NowContext value={now.getTime()}>{node}</NowContext>
        </NamedLanguageContext>
      </SiteProvider>
    </IntlProvider>,
  );
}
