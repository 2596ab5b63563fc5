/**
 * What a page's route says of the browser (docs/decisions/017), as its `handle`. A page for everybody is finished when
 * the server has written it: islands come alive in it, and the page's script makes the rest quicker. A members'
 * application is hydrated as a whole, and goes on by the router.
 */
export type BrowserModel = { hydrated: boolean };

export const pageForEverybody: BrowserModel = { hydrated: false };
export const application: BrowserModel = { hydrated: true };
