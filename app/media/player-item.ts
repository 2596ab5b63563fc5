/** What a player plays, as the player bar and the device's lock screen show it. */
export type PlayerItem = {
  /** Kind and id, such as `podcast:12`. */
  key: string;
  /** Of its page. */
  path: string;
  title: string;
  lang: string;
  /** The show or the author. */
  byline: string;
  artwork: string;
};
