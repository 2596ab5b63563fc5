/** Rooms whose texts no browser has: only pages for everybody say them, and these are finished on the server. */
<<<<<<< HEAD
export const serverOnlyRooms = ["academy", "account", "advertising", "fronts", "store"] as const;
=======
export const serverOnlyRooms = [
  "academy",
  "account",
  "advertising",
  "fronts",
  "inquiries",
] as const;
>>>>>>> main
export type ServerOnlyRoom = (typeof serverOnlyRooms)[number];
