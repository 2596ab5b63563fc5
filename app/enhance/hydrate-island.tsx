import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { IntlProvider } from "use-intl";
import { OpensOriginalsContext } from "#stories/originals.ts";
import { NamedLanguageContext } from "#ui/link.tsx";
import { pageSignal } from "#ui/page-signal.ts";
import { timeZone } from "#ui/time.ts";
import { NowContext } from "#ui/time-elements.tsx";
import { type IslandName, islands } from "./islands.ts";
import { loadMessages, pageLocale } from "./messages.ts";

/** Hydrates one island with its part of the texts, and with the contexts that its page was rendered with. */
export async function hydrateIsland(island: HTMLElement): Promise<void> {
  const { load, texts } = islands[island.dataset.island as IslandName];
  const [Component, messages] = await Promise.all([load(), loadMessages(texts)]);
  const { named = null, now = "", originals } = document.documentElement.dataset;
  const visit = pageSignal();
  if (visit.aborted || !island.isConnected) return;
  startTransition(() => {
    const root = hydrateRoot(
      island,
      <IntlProvider locale={pageLocale()} messages={messages as never} timeZone={timeZone}>
        <NamedLanguageContext value={named}>
          <NowContext value={Date.parse(now)}>
            <OpensOriginalsContext value={originals !== undefined}>
              <MarkHydrated island={island}>
                <Component />
              </MarkHydrated>
            </OpensOriginalsContext>
          </NowContext>
        </NamedLanguageContext>
      </IntlProvider>,
      {
        onUncaughtError: (error) => {
          console.error(error);
          island.dispatchEvent(new Event("island:failed"));
        },
      },
    );
    visit.addEventListener("abort", () => root.unmount());
  });
}

function MarkHydrated({ island, children }: { island: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    island.dataset.hydrated = "";
    island.dispatchEvent(new Event("island:hydrated"));
  }, [island]);
  return children;
}
