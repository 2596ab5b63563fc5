import { read, subscribe } from "#ui/own-storage.ts";
import { pageVisit } from "#ui/page-visit.ts";
import { countriesKey } from "../countries-key.ts";
import { topicsKey } from "../topics-key.ts";
import { frontPageId } from "./front-page-id.ts";

const retryMs = 10_000;

type Wake = {
  /** Brings all islands of the front page to life. */
  all: () => void;
  /** Brings the reader's countries and their stories to life. */
  yourCountries: () => void;
};

/** Keeps the stories of the front page new, where it is the page, and shows the reader's own countries. */
export function serveFrontPage(wake: Wake): void {
  if (!document.getElementById(frontPageId)) return;
  const showChosen = () => {
    if (read(countriesKey) !== null || read(topicsKey) !== null) wake.yourCountries();
  };
  showChosen();
  // They may also come from another tab, or with the account.
  const visit = pageVisit();
  visit.addEventListener("abort", subscribe(showChosen));
  // Without a connection at this moment it is tried again, and what came meanwhile is asked for.
  const watch = (isLate: boolean): void => {
    if (visit.aborted) return;
    import("./front-page.ts")
      .then((front) => front.watchNews(wake.all, { isLate, visit }))
      .catch((error) => {
        console.info(error);
        setTimeout(watch, retryMs, true);
      });
  };
  (window.requestIdleCallback ?? setTimeout)(() => watch(false));
}
