import { sayIfEnded } from "#accounts/say-if-ended.ts";
import { noteOpened, serveReader } from "#library/serve-reader.ts";
import { readLeftPlaying } from "#media/left-playing.ts";
import { nowPlayingEvent } from "#media/now-playing-event.ts";
import { serveSignUps } from "#newsletters/serve-sign-up.ts";
import { mayKeepOffline } from "#offline/may-keep-offline.ts";
import { attachSearchForms } from "#site/search-forms.ts";
import { attachThemeForms } from "#site/theme-forms.ts";
import { attachShareMenus, showNativeShare } from "#stories/attach-share.ts";
import { attachBreakingBanner } from "#stories/front/attach-breaking-banner.ts";
import { attachFrontPage } from "#stories/front/attach-front-page.ts";
import { closeMenus } from "#ui/close-menus.ts";
import { keepTimes } from "#ui/keep-times.ts";
import { makeTabs } from "#ui/make-tabs.ts";
import { prefetchPhoneFonts } from "#ui/phone-fonts.ts";
import { watchPictures } from "#ui/watch-pictures.ts";
import { replayEarlyPresses } from "./early-presses.ts";
import { hydrateIslands, hydrateUsedIslands, hydrateVisibleIslands } from "./island-hydration.ts";
import { textsOf } from "./messages.ts";

/** Attaches the page's scripts to what the server wrote. Called once in a document. */
export function startPage(): void {
  watchPictures();
  hydrateUsedIslands();
  closeMenus();
  attachThemeForms();
  attachSearchForms(() => import("#search/search-boxes.ts"));
  attachShareMenus(() => textsOf("stories"));
  serveSignUps(() => textsOf("newsletters"));
  attachBreakingBanner();
  prefetchPhoneFonts();
  startContent();
  listenForPlaying();
  whenShown(() => {
    keepTimes();
    serveReader(() => textsOf("library"));
    if (readLeftPlaying()) withPlayback((keep) => keep.resumeFromLastDocument(startNext));
    void sayIfEnded(() => textsOf("library"));
    const { session } = document.documentElement.dataset;
    if (session)
      import("#accounts/watch-session.ts").then((m) => m.watchSession()).catch(console.info);
    whenIdle(() => {
      // The offline page has no connection.
      if (document.querySelector("[data-kept=shell]")) return;
      import("./live-notices.ts").then((live) => live.watchLive(session ?? "")).catch(console.info);
      updateDevice();
    });
    startShown();
    void attachParts().finally(answerPresses);
  });
}

/** Scripts of parts that only some pages have, by the selector of the part. */
const partScripts: Record<string, () => Promise<unknown>> = {
  "form[data-rules]": () => import("#accounts/serve-forms.ts").then((m) => m.serveForms()),
  ".pricing[data-interval]": () =>
    import("#subscriptions/offers/serve-pricing.ts").then((m) => m.servePricing()),
  "[data-waiting]": () =>
    import("#subscriptions/offers/serve-confirmation.ts").then((m) => m.serveConfirmation()),
  "[data-results]": () => import("#search/attach-results.ts").then((m) => m.attachResults()),
  "[data-store]": () => import("#store/serve-store.ts").then((m) => m.serveStore()),
  "[data-kept]": () =>
    import("#offline/show-kept.ts").then((m) => m.showKept(() => textsOf("offline"))),
  "[data-kept-storage]:not([data-kept] *)": () =>
    import("#offline/attach-storage-controls.ts").then((m) =>
      m.attachStorageControls(() => textsOf("offline")),
    ),
  "[data-save-shared]": () => import("#library/save-shared.ts").then((m) => m.saveShared()),
  "[data-inquiry]": () => import("#inquiries/serve-inquiry.ts").then((m) => m.serveInquiries()),
  "[data-help-search]": () => import("#help/serve-help-search.ts").then((m) => m.serveHelpSearch()),
  "[data-discussion]": () =>
    import("#discussions/serve-discussion.ts").then((m) => m.serveDiscussion()),
  "main [data-embed]": () => import("./serve-films.ts").then((m) => m.serveFilms()),
  "main [data-listen]": () =>
    import("#media/listen/serve-listen.ts").then((m) => m.serveListen(() => textsOf("playing"))),
  "main [data-player]": () =>
    import("#media/player/serve-players.ts").then((m) => m.servePlayers()),
};

const attachParts = (): Promise<unknown> =>
  Promise.all(
    Object.entries(partScripts)
      .filter(([what]) => document.querySelector(what))
      .map(([, serve]) => serve().catch(console.info)),
  );

/** Attaches what every page needs, also one that replaces another in this document. */
function startContent(): void {
  showNativeShare();
  makeTabs();
  hydrateVisibleIslands();
}

/** Updates the offline copies, or deletes those that the device must not keep any longer. */
function updateDevice(): void {
  if (mayKeepOffline() || navigator.serviceWorker?.controller)
    import("#offline/keep-on-device.ts")
      .then((m) => m.keepOnDevice(() => textsOf("offline")))
      .catch(console.info);
}

/** Starts what counts and stores, once the page is seen. */
function startShown(): void {
  noteOpened();
  if (document.querySelector("[data-campaign]"))
    whenIdle(() => {
      import("./count-advertisements.ts").then((m) => m.countAdvertisements()).catch(console.info);
    });
  attachFrontPage(hydrateFrontPage);
}

/** Attaches the scripts of a page that replaced another; the listeners on the document are there already. */
function startNext(): void {
  startContent();
  startShown();
  void attachParts();
}

const withPlayback = (then: (keep: typeof import("./keep-playing.ts")) => unknown) =>
  void import("./keep-playing.ts").then(then).catch(console.info);

/** Loads what keeps media playing across pages, once something plays. */
const listenForPlaying = () =>
  document.addEventListener(
    nowPlayingEvent,
    () => withPlayback((keep) => keep.keepPlaying(startNext)),
    {
      once: true,
    },
  );

/** Marks the document as attached (`data-served`), and replays the presses that came before. */
function answerPresses(): void {
  document.documentElement.dataset.served = "";
  replayEarlyPresses();
}

/** Runs at once, or on a prerendered page when it is shown: until then it must count and store nothing. */
function whenShown(begin: () => void): void {
  if ("prerendering" in document && document.prerendering)
    document.addEventListener("prerenderingchange", begin, { once: true });
  else begin();
}

const hydrateFrontPage = {
  all: () => hydrateIslands("fresh-stories", "front-stories", "more-news", "your-countries"),
  yourCountries: () => hydrateIslands("your-countries"),
};

const whenIdle = (run: () => void) => void (window.requestIdleCallback ?? setTimeout)(run);
