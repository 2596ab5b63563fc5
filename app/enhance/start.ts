import { sayIfEnded, watchSession } from "#accounts/watch-session.ts";
import { serveReader } from "#library/serve-reader.ts";
import { servePlayers } from "#media/player/serve-players.ts";
import { serveSignUps } from "#newsletters/serve-sign-up.ts";
import { serveResults } from "#search/serve-results.ts";
import { serveSearchForms } from "#site/search-forms.ts";
import { serveThemeForms } from "#site/theme-forms.ts";
import { serveBreakingBanner } from "#stories/front/serve-breaking-banner.ts";
import { serveFrontPage } from "#stories/front/serve-front-page.ts";
import { serveShareMenus } from "#stories/serve-share.ts";
import { serveConfirmation } from "#subscriptions/offers/serve-confirmation.ts";
import { servePricing } from "#subscriptions/offers/serve-pricing.ts";
import { closeMenus } from "#ui/close-menus.ts";
import { keepTimes } from "#ui/keep-times.ts";
import { makeTabs } from "#ui/make-tabs.ts";
import { fetchPhoneFaces } from "#ui/phone-faces.ts";
import { watchPictures } from "#ui/watch-pictures.ts";
import { serveEarlyPresses } from "./early-presses.ts";
import { textsOf } from "./messages.ts";
import { wakeIslands, watchIslands } from "./wake.ts";

/** Attaches the page's scripts to what the server wrote, which works without them. Once in a document. */
export function startPage(): void {
  watchPictures();
  closeMenus();
  serveThemeForms();
  serveSearchForms(() => import("#search/search-boxes.ts"));
  serveResults();
  serveShareMenus(() => textsOf("stories"));
  serveSignUps(() => textsOf("newsletters"));
  serveBreakingBanner();
  servePricing();
  servePlayers();
  makeTabs();
  watchIslands();
  fetchPhoneFaces();
  whenShown(() => {
    keepTimes();
    serveReader(() => textsOf("library"));
    void sayIfEnded(() => textsOf("library"));
    const { session } = document.documentElement.dataset;
    if (session) watchSession();
    whenIdle(() => {
      import("./live-notices.ts").then((live) => live.watchLive(session ?? "")).catch(console.info);
    });
    if (document.querySelector("[data-campaign]"))
      whenIdle(() => {
        import("./count-advertisements.ts")
          .then((m) => m.countAdvertisements())
          .catch(console.info);
      });
    serveConfirmation();
    serveFrontPage(wakeFrontPage);
    if (document.querySelector("form[data-rules]"))
      import("#accounts/serve-forms.ts")
        .then((m) => m.serveForms())
        .catch(console.info)
        .finally(answerPresses);
    else if (document.querySelector("[data-store]"))
      import("#store/serve-store.ts")
        .then((m) => m.serveStore())
        .catch(console.info)
        .finally(answerPresses);
    else if (document.querySelector("[data-inquiry]"))
      import("#inquiries/serve-inquiry.ts")
        .then((m) => m.serveInquiries())
        .catch(console.info)
        .finally(answerPresses);
    else if (document.querySelector("[data-help-search]"))
      import("#help/serve-help-search.ts")
        .then((m) => m.serveHelpSearch())
        .catch(console.info)
        .finally(answerPresses);
    else answerPresses();
  });
}

/** From here on the controls of the page answer. */
function answerPresses(): void {
  document.documentElement.dataset.served = "";
  serveEarlyPresses();
}

/** A page that is rendered ahead counts nothing and stores nothing until it is shown. */
function whenShown(begin: () => void): void {
  if ("prerendering" in document && document.prerendering)
    document.addEventListener("prerenderingchange", begin, { once: true });
  else begin();
}

const wakeFrontPage = {
  all: () => wakeIslands("fresh-stories", "front-stories", "more-news", "your-countries"),
  yourCountries: () => wakeIslands("your-countries"),
};

const whenIdle = (run: () => void) => void (window.requestIdleCallback ?? setTimeout)(run);
