import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { IntlProvider } from "use-intl";
import { pageLocale } from "#enhance/messages.ts";
import type { Messages } from "#locales/messages.ts";
import type { Locale } from "#platform/locale.ts";
import { timeZone } from "#ui/time.ts";

const load: Record<Locale, () => Promise<{ default: unknown }>> = {
  en: () => import("#locales/en.ts"),
  es: () => import("#locales/es.ts"),
  fr: () => import("#locales/fr.ts"),
  de: () => import("#locales/de.ts"),
};

/**
 * Hydrates a members' application as a whole. @param onAlive called once it answers
 * @throws where its texts cannot be loaded; then nothing was hydrated
 */
export async function hydrateApplication(onAlive: () => void): Promise<void> {
  const locale = pageLocale();
  const messages = (await load[locale]()).default as Messages;
  startTransition(() => {
    hydrateRoot(
      document,
      <IntlProvider locale={locale} messages={messages} timeZone={timeZone}>
        <Alive onAlive={onAlive}>
          <HydratedRouter />
        </Alive>
      </IntlProvider>,
    );
  });
}

function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}
