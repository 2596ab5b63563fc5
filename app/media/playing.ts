/** What other parts of the browser show of what is playing: its bar, and the device's lock screen. */
export type Playing = {
  name: string;
  path: string;
  title: string;
  lang: string;
  by: string;
  artwork: string;
};
