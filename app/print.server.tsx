import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { IntlProvider } from "use-intl";
import de from "#locales/de.ts";
import en from "#locales/en.ts";
import es from "#locales/es.ts";
import fr from "#locales/fr.ts";
import type { Messages } from "#locales/messages.ts";
import { localeContext, printedContext, servicesContext } from "#platform/context.ts";
import type { Locale } from "#platform/locale.ts";
import { SiteProvider } from "#site/site.tsx";
import { printedMark } from "#ui/kept.tsx";
import { NamedLanguageContext } from "#ui/link.tsx";
import { NowContext } from "#ui/now.tsx";
import { timeZone } from "#ui/time.ts";

const messages = { en, es, fr, de };

type Asked = {
  url: URL;
  context: Readonly<RouterContextProvider>;
  /** When it is rendered. */
  now: Date;
};

/** Markup by itself, for what a script adds to a page that stands. */
export function printText(node: ReactNode, o: Asked): string {
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

/**
 * A part of a page that does not change in the browser, for `Printed`. Neither its components nor what they are
 * made from need to be loaded (docs/decisions). A reader who comes from another page gets its markup in the
 * loader's data; a document has it in its place, and the data only a mark by which `Printed` finds it there.
 */
export function print(node: ReactNode, o: Asked): string {
  const html = printText(node, o);
  const ofDocument = o.context.get(printedContext);
  if (!ofDocument) return html;
  const mark = `${printedMark}${ofDocument.size}`;
  ofDocument.set(mark, html);
  return mark;
}

export function siteOf(context: Readonly<RouterContextProvider>) {
  const { site, baseUrl } = context.get(servicesContext).config;
  return { name: site.name, social: site.social, baseUrl };
}

/** The language, where the address names it. */
export const namedLanguage = (url: URL, locale: Locale): Locale | null =>
  url.searchParams.get("lang") === locale ? locale : null;
