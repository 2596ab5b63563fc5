/** Rooms whose texts are not sent to browsers: only the server renders them, on pages for everybody. */
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
