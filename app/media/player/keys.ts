export type Wish =
  | { do: "toggle" | "mute" | "full" }
  | { do: "skip"; seconds: number }
  | { do: "faster"; steps: number }
  | { do: "part"; tenths: number };

/**
 * What a key asks the player for. It is heard while the focus is within the player alone, so that a single
 * letter does nothing elsewhere, and can be switched off (WCAG 2.2, 2.1.4).
 * @param on what has the focus: a button answers to the space bar by itself
 */
export function wishOf(key: string, on: "button" | "other"): Wish | null {
  if (key === " ") return on === "button" ? null : { do: "toggle" };
  if (key === "k" || key === "K") return { do: "toggle" };
  if (key === "m" || key === "M") return { do: "mute" };
  if (key === "f" || key === "F") return { do: "full" };
  if (key === "ArrowLeft") return { do: "skip", seconds: -5 };
  if (key === "ArrowRight") return { do: "skip", seconds: 5 };
  if (key === "<") return { do: "faster", steps: -1 };
  if (key === ">") return { do: "faster", steps: 1 };
  return /^\d$/.test(key) ? { do: "part", tenths: Number(key) } : null;
}
