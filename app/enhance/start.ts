import { showSessionEnded } from "#accounts/session-ended-message.ts";
import { attachReaderControls, trackOpenedPage } from "#library/attach-reader-controls.ts";
import { playbackChangedEvent } from "#media/playback-changed-event.ts";
import { readPlaybackToResume } from "#media/playback-to-resume.ts";
import { attachSignUpForms } from "#newsletters/attach-sign-up-forms.ts";
import { attachSearchForms } from "#site/search-forms.ts";
import { attachThemeForms } from "#site/theme-forms.ts";
import { attachShareMenus, showNativeShare } from "#stories/attach-share.ts";
import { attachBreakingBanner } from "#stories/front/attach-breaking-banner.ts";
import { attachFrontPage } from "#stories/front/attach-front-page.ts";
import { closeMenus } from "#ui/close-menus.ts";
import { makeTabs } from "#ui/make-tabs.ts";
import { prefetchPhoneFonts } from "#ui/phone-fonts.ts";
import { refreshRelativeTimes } from "#ui/refresh-relative-times.ts";
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
  attachSignUpForms(() => textsOf("newsletters"));
  attachBreakingBanner();
  prefetchPhoneFonts();
  startContent();
  listenForPlaying();
  whenShown(() => {
    refreshRelativeTimes();
    attachReaderControls(() => textsOf("library"));
    if (readPlaybackToResume()) withPlayback((keep) => keep.resumeFromLastDocument(startNext));
    void showSessionEnded(() => textsOf("library"));
    const { session } = document.documentElement.dataset;
    if (session)
      import("./watch-reader-session.ts").then((m) => m.watchReaderSession()).catch(console.info);
    whenIdle(() => {
      // The offline page has no connection.
      if (document.querySelector("[data-kept=shell]")) return;
      import("./start-idle.ts").then((idle) => idle.startIdle(session ?? "")).catch(console.info);
    });
    startShown();
    void attachParts().finally(answerPresses);
  });
}

/** Scripts of parts that only some pages have, by the selector of the part. */
const partScripts: Record<string, () => Promise<unknown>> = {
  "form[data-rules]": () => import("#accounts/attach-forms.ts").then((m) => m.attachForms()),
  ".pricing[data-interval]": () =>
    import("#subscriptions/pages/attach-pricing.ts").then((m) => m.attachPricing()),
  "[data-waiting]": () =>
    import("#subscriptions/pages/attach-confirmation.ts").then((m) => m.attachConfirmation()),
  "[data-results]": () => import("#search/attach-results.ts").then((m) => m.attachResults()),
  "[data-store]": () => import("#store/attach-store.ts").then((m) => m.attachStore()),
  "[data-kept]": () =>
    import("#offline/fill-offline-page.ts").then((m) =>
      m.fillOfflinePage(() => textsOf("offline")),
    ),
  "[data-kept-storage]:not([data-kept] *)": () =>
    import("#offline/attach-storage-controls.ts").then((m) =>
      m.attachStorageControls(() => textsOf("offline")),
    ),
  "[data-save-shared]": () => import("#library/save-shared.ts").then((m) => m.saveShared()),
  "[data-inquiry]": () =>
    import("#inquiries/attach-inquiry-forms.ts").then((m) => m.attachInquiryForms()),
  "[data-help-search]": () =>
    import("#help/attach-help-search.ts").then((m) => m.attachHelpSearch()),
  "[data-discussion]": () =>
    import("#discussions/attach-discussion.ts").then((m) => m.attachDiscussion()),
  "main [data-embed]": () =>
    import("./attach-counted-embeds.ts").then((m) => m.attachCountedEmbeds()),
  "main [data-listen]": () =>
    import("#media/listen/attach-listen-buttons.ts").then((m) =>
      m.attachListenButtons(() => textsOf("playing")),
    ),
  "main [data-player]": () =>
    import("#media/player/attach-players.ts").then((m) => m.attachPlayers()),
};

const attachParts = (): Promise<unknown> =>
  Promise.all(
    Object.entries(partScripts)
      .filter(([what]) => document.querySelector(what))
      .map(([, attach]) => attach().catch(console.info)),
  );

/** Attaches what every page needs, also one that replaces another in this document. */
function startContent(): void {
  showNativeShare();
  makeTabs();
  hydrateVisibleIslands();
}

/** Starts what counts and stores, once the page is seen. */
function startShown(): void {
  trackOpenedPage();
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

/** Loads the script that keeps media playing across pages, once something plays. */
const listenForPlaying = () =>
  document.addEventListener(
    playbackChangedEvent,
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
