import { pageSignal } from "#ui/page-signal.ts";
import { read, subscribe } from "#ui/reader-storage.ts";
import { countriesKey } from "../countries-key.ts";
import { topicsKey } from "../topics-key.ts";
import { frontPageId } from "./front-page-id.ts";

const retryMs = 10_000;

type Hydrate = {
  /** Hydrates all islands of the front page. */
  all: () => void;
  /** Hydrates the island of the reader's countries. */
  yourCountries: () => void;
};

/** On the front page: keeps its stories up to date, and shows the reader's countries. */
export function attachFrontPage(hydrate: Hydrate): void {
  if (!document.getElementById(frontPageId)) return;
  const showChosen = () => {
    if (read(countriesKey) !== null || read(topicsKey) !== null) hydrate.yourCountries();
  };
  showChosen();
  // The choice may also change in another tab, or come with the account.
  const visit = pageSignal();
  visit.addEventListener("abort", subscribe(showChosen));
  // If loading fails it is tried again, and then asks for news that was missed.
  const watch = (isLate: boolean): void => {
    if (visit.aborted) return;
    import("./front-page.ts")
      .then((front) => front.watchNews(hydrate.all, { isLate, visit }))
      .catch((error) => {
        console.info(error);
        setTimeout(watch, retryMs, true);
      });
  };
  (window.requestIdleCallback ?? setTimeout)(() => watch(false));
}
