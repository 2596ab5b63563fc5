import type { ReactNode } from "react";
import { IntlProvider, useLocale, useMessages } from "use-intl";
import { timeZone } from "./time.ts";

/**
 * Gives a part of the page the texts that came with its data, beside those that every page has.
 * @param messages compiled, as the server imports a catalogue
 */
export function PageMessages({ messages, children }: { messages: object; children: ReactNode }) {
  const all = useMessages();
  return (
    <IntlProvider locale={useLocale()} messages={{ ...all, ...messages }} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}
