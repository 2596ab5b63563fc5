/** Rooms whose texts no browser has: only pages for everybody say them, and these are finished on the server. */
export const serverOnlyRooms = [
  "academy",
  "account",
  "advertising",
  "discussions",
  "fronts",
  "help",
  "inquiries",
  "shows",
  "statements",
  "store",
] as const;
export type ServerOnlyRoom = (typeof serverOnlyRooms)[number];
