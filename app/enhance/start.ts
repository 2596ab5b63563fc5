import { sayIfEnded } from "#accounts/say-if-ended.ts";
import { noteOpened, serveReader } from "#library/serve-reader.ts";
import { readLeftPlaying } from "#media/left-playing.ts";
import { nowPlayingEvent } from "#media/now-playing-event.ts";
import { serveSignUps } from "#newsletters/serve-sign-up.ts";
import { isOfflineWished } from "#offline/is-wished.ts";
import { serveSearchForms } from "#site/search-forms.ts";
import { serveThemeForms } from "#site/theme-forms.ts";
import { serveBreakingBanner } from "#stories/front/serve-breaking-banner.ts";
import { serveFrontPage } from "#stories/front/serve-front-page.ts";
import { serveShareMenus, showOwnShare } from "#stories/serve-share.ts";
import { closeMenus } from "#ui/close-menus.ts";
import { keepTimes } from "#ui/keep-times.ts";
import { makeTabs } from "#ui/make-tabs.ts";
import { fetchPhoneFaces } from "#ui/phone-faces.ts";
import { watchPictures } from "#ui/watch-pictures.ts";
import { serveEarlyPresses } from "./early-presses.ts";
import { textsOf } from "./messages.ts";
import { serveIslands, wakeIslands, watchIslands } from "./wake.ts";

/** Attaches the page's scripts to what the server wrote, which works without them. Once in a document. */
export function startPage(): void {
  watchPictures();
  serveIslands();
  closeMenus();
  serveThemeForms();
  serveSearchForms(() => import("#search/search-boxes.ts"));
  serveShareMenus(() => textsOf("stories"));
  serveSignUps(() => textsOf("newsletters"));
  serveBreakingBanner();
  fetchPhoneFaces();
  startContent();
  listenForPlaying();
  whenShown(() => {
    keepTimes();
    serveReader(() => textsOf("library"));
    if (readLeftPlaying()) playOn((keep) => keep.resumeLeft(startNext));
    void sayIfEnded(() => textsOf("library"));
    const { session } = document.documentElement.dataset;
    if (session)
      import("#accounts/watch-session.ts").then((m) => m.watchSession()).catch(console.info);
    whenIdle(() => {
      // A page from the device has no connection to listen on.
      if (document.querySelector("[data-kept=shell]")) return;
      import("./live-notices.ts").then((live) => live.watchLive(session ?? "")).catch(console.info);
      serveDevice();
    });
    startShown();
    void serveParts().finally(answerPresses);
  });
}

/** What only some pages have, and what serves it. */
const parts: Record<string, () => Promise<unknown>> = {
  "form[data-rules]": () => import("#accounts/serve-forms.ts").then((m) => m.serveForms()),
  ".pricing[data-interval]": () =>
    import("#subscriptions/offers/serve-pricing.ts").then((m) => m.servePricing()),
  "[data-waiting]": () =>
    import("#subscriptions/offers/serve-confirmation.ts").then((m) => m.serveConfirmation()),
  "[data-results]": () => import("#search/serve-results.ts").then((m) => m.serveResults()),
  "[data-store]": () => import("#store/serve-store.ts").then((m) => m.serveStore()),
  "[data-kept]": () =>
    import("#offline/show-kept.ts").then((m) => m.showKept(() => textsOf("offline"))),
  "[data-kept-storage]:not([data-kept] *)": () =>
    import("#offline/serve-storage.ts").then((m) => m.serveStorage(() => textsOf("offline"))),
  "[data-save-shared]": () => import("#library/save-shared.ts").then((m) => m.saveShared()),
  "[data-inquiry]": () => import("#inquiries/serve-inquiry.ts").then((m) => m.serveInquiries()),
  "[data-help-search]": () => import("#help/serve-help-search.ts").then((m) => m.serveHelpSearch()),
  "[data-discussion]": () =>
    import("#discussions/serve-discussion.ts").then((m) => m.serveDiscussion()),
  "main [data-embed]": () => import("./serve-films.ts").then((m) => m.serveFilms()),
  "main [data-listen]": () =>
    import("#media/listen/serve-listen.ts").then((m) => m.serveListen(() => textsOf("media"))),
  "main [data-player]": () =>
    import("#media/player/serve-players.ts").then((m) => m.servePlayers()),
};

const serveParts = (): Promise<unknown> =>
  Promise.all(
    Object.entries(parts)
      .filter(([what]) => document.querySelector(what))
      .map(([, serve]) => serve().catch(console.info)),
  );

/** What each page needs of its own, also one that comes in the place of another. */
function startContent(): void {
  showOwnShare();
  makeTabs();
  watchIslands();
}

/** What the device keeps for times without a connection; what it must not keep any longer goes in any case. */
function serveDevice(): void {
  if (isOfflineWished() || navigator.serviceWorker?.controller)
    import("#offline/keep-on-device.ts")
      .then((m) => m.keepOnDevice(() => textsOf("offline")))
      .catch(console.info);
}

/** What a page that is seen needs: it counts and stores. */
function startShown(): void {
  noteOpened();
  if (document.querySelector("[data-campaign]"))
    whenIdle(() => {
      import("./count-advertisements.ts").then((m) => m.countAdvertisements()).catch(console.info);
    });
  serveFrontPage(wakeFrontPage);
}

/** What a page needs that has come in the place of another; the document's listeners serve it already. */
function startNext(): void {
  startContent();
  startShown();
  void serveParts();
}

const playOn = (then: (keep: typeof import("./keep-playing.ts")) => unknown) =>
  void import("./keep-playing.ts").then(then).catch(console.info);

/** What plays goes on through the visit. */
const listenForPlaying = () =>
  document.addEventListener(nowPlayingEvent, () => playOn((keep) => keep.keepPlaying(startNext)), {
    once: true,
  });

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
