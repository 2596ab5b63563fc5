import { read, write } from "#ui/reader-storage.ts";

/** The speeds to choose from. */
export const speeds = ["0.5", "0.75", "1", "1.25", "1.5", "1.75", "2", "2.5", "3"];
export const sleepMinutes = [5, 15, 30, 45, 60];
/** The lengths of a skip, in seconds. */
export const skipSteps = [5, 10, 15, 30, 45, 60];

/** A reader's settings of the player. */
export type PlayerSettings = {
  /** By show or publisher; 1 if there is none. */
  speeds: Record<string, number>;
  back: number;
  forward: number;
  /** The language of captions; empty: none. */
  captions: string;
  /** Whether keyboard shortcuts are on (WCAG 2.2, 2.1.4). */
  keys: boolean;
  /** Whether the next saved item plays automatically. */
  next: boolean;
};

export const playerKey = "player";

const defaults: PlayerSettings = {
  speeds: {},
  back: 15,
  forward: 30,
  captions: "",
  keys: true,
  next: false,
};
const maxSpeeds = 100;

/** The settings in a stored text; the defaults if it is damaged. */
export function settingsIn(text: string | null): PlayerSettings {
  try {
    const value = JSON.parse(text ?? "{}") as Partial<PlayerSettings> | null;
    const validStep = (n: unknown, otherwise: number) =>
      skipSteps.includes(n as number) ? (n as number) : otherwise;
    const own = Object.entries(value?.speeds ?? {}).filter(([, n]) => speeds.includes(String(n)));
    return {
      speeds: Object.fromEntries(own),
      back: validStep(value?.back, defaults.back),
      forward: validStep(value?.forward, defaults.forward),
      captions: typeof value?.captions === "string" ? value.captions : "",
      keys: value?.keys !== false,
      next: value?.next === true,
    };
  } catch {
    return defaults;
  }
}

export const readSettings = (): PlayerSettings => settingsIn(read(playerKey));

/** Stores some of the settings. @returns all of them */
export function changeSettings(change: Partial<PlayerSettings>): PlayerSettings {
  const settings = { ...readSettings(), ...change };
  const newest = Object.entries(settings.speeds).slice(-maxSpeeds);
  write(playerKey, JSON.stringify({ ...settings, speeds: Object.fromEntries(newest) }));
  return settings;
}
