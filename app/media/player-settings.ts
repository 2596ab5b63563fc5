import { keep, read } from "#ui/own-storage.ts";

/** The speeds to choose from (design, "Players"); the pitch stays. */
export const speeds = ["0.5", "0.75", "1", "1.25", "1.5", "1.75", "2", "2.5", "3"];
export const sleepMinutes = [5, 15, 30, 45, 60];
/** How far one skips, in seconds. */
export const skipSteps = [5, 10, 15, 30, 45, 60];

/** How a reader wants to be played to. */
export type Settings = {
  /** Of each show or publisher, by its name; 1 where there is none. */
  speeds: Record<string, number>;
  back: number;
  forward: number;
  /** The language of captions; empty: none. */
  captions: string;
  /** Whether letters and digits are keys of the player (WCAG 2.2, 2.1.4). */
  keys: boolean;
  /** Whether the next saved one follows by itself. */
  next: boolean;
};

export const playerKey = "player";

const usual: Settings = {
  speeds: {},
  back: 15,
  forward: 30,
  captions: "",
  keys: true,
  next: false,
};
const mostSpeeds = 100;

/** The settings in a stored text; the usual ones where it is damaged. */
export function settingsIn(text: string | null): Settings {
  try {
    const value = JSON.parse(text ?? "{}") as Partial<Settings> | null;
    const step = (n: unknown, otherwise: number) =>
      skipSteps.includes(n as number) ? (n as number) : otherwise;
    const own = Object.entries(value?.speeds ?? {}).filter(([, n]) => speeds.includes(String(n)));
    return {
      speeds: Object.fromEntries(own),
      back: step(value?.back, usual.back),
      forward: step(value?.forward, usual.forward),
      captions: typeof value?.captions === "string" ? value.captions : "",
      keys: value?.keys !== false,
      next: value?.next === true,
    };
  } catch {
    return usual;
  }
}

export const readSettings = (): Settings => settingsIn(read(playerKey));

/** Keeps some of the settings, and leaves the others. */
export function changeSettings(change: Partial<Settings>): Settings {
  const settings = { ...readSettings(), ...change };
  const newest = Object.entries(settings.speeds).slice(-mostSpeeds);
  keep(playerKey, JSON.stringify({ ...settings, speeds: Object.fromEntries(newest) }));
  return settings;
}
