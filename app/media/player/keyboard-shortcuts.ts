export type PlayerCommand =
  | { do: "toggle" | "mute" | "fullscreen" }
  | { do: "skip"; seconds: number }
  | { do: "speed"; steps: number }
  | { do: "seek"; tenths: number };

/**
 * The command of a key; null if it has none. Keys work only while the focus is within the player, and can be switched
 * off (WCAG 2.2, 2.1.4).
 * @param on what has the focus: a button is pressed by the space bar anyway
 */
export function commandOf(key: string, on: "button" | "other"): PlayerCommand | null {
  if (key === " ") return on === "button" ? null : { do: "toggle" };
  if (key === "k" || key === "K") return { do: "toggle" };
  if (key === "m" || key === "M") return { do: "mute" };
  if (key === "f" || key === "F") return { do: "fullscreen" };
  if (key === "ArrowLeft") return { do: "skip", seconds: -5 };
  if (key === "ArrowRight") return { do: "skip", seconds: 5 };
  if (key === "<") return { do: "speed", steps: -1 };
  if (key === ">") return { do: "speed", steps: 1 };
  return /^\d$/.test(key) ? { do: "seek", tenths: Number(key) } : null;
}
