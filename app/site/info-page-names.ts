/** The information pages: their addresses, and their folders in db/pages. */
export const infoPageNames = [
  "about",
  "privacy",
  "terms",
  "accessibility",
  "careers",
  "press",
  "imprint",
  "ownership",
  "editorial-standards",
  "corrections",
  "community-guidelines",
] as const;
export type InfoPageName = (typeof infoPageNames)[number];

export const isInfoPage = (name: string): name is InfoPageName =>
  infoPageNames.some((known) => known === name);

/** Legal pages keep their earlier versions at addresses such as /terms/2026-11-23. */
export const isVersioned = (name: InfoPageName): boolean => name === "terms" || name === "privacy";
