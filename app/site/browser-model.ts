/**
 * The `handle` of a page's route: how the page works in the browser (docs/decisions/017). A page for everybody is complete
 * HTML: only its islands are hydrated, and the page's script enhances the rest. A members' application is hydrated as a
 * whole, with React Router.
 */
export type BrowserModel = {
  hydrated: boolean;
  /** Whether it shows stories in the reader's story languages, and the control that changes these. */
  showsStories?: true;
};

export const pageForEverybody: BrowserModel = { hydrated: false };
/** A page of news: its address must be in `storiesPath` (server/cacheable.ts) too, as a test there checks. */
export const pageOfStories: BrowserModel = { hydrated: false, showsStories: true };
export const application: BrowserModel = { hydrated: true };
export const applicationOfStories: BrowserModel = { hydrated: true, showsStories: true };
