/**
 * What a page's route says of the browser (docs/decisions/017), as its `handle`. A page for everybody is finished when
 * the server has written it: islands come alive in it, and the page's script makes the rest quicker. A members'
 * application is hydrated as a whole, and goes on by the router.
 */
export type BrowserModel = {
  hydrated: boolean;
  /** Whether its stories follow the languages that the reader has chosen, so that the choice stands on it. */
  showsStories?: true;
};

export const pageForEverybody: BrowserModel = { hydrated: false };
/** A page of news: its address must be in `storiesPath` (server/cacheable.ts) too. */
export const pageOfStories: BrowserModel = { hydrated: false, showsStories: true };
export const application: BrowserModel = { hydrated: true };
export const applicationOfStories: BrowserModel = { hydrated: true, showsStories: true };
