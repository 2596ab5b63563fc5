/** The inks of the press (look.md, Pictures). */
export const INK = {
  navy: "#16203a",
  blue: "#2c4da6",
  mist: "#adc7d1",
  yellow: "#f6c244",
  verm: "#d84b31",
  green: "#22664f",
  sand: "#efe7d5",
  rose: "#efbba6",
} as const;

/** A sheet is printed with the inks of one hour; pictures that stand beside each other differ in it. */
export type Palette = {
  sky: string;
  dot: string;
  sun: string;
  far: string;
  mid: string;
  near: string;
  light: string;
  accent: string;
};

const dawn: Palette = {
  sky: INK.rose,
  dot: "#e58f72",
  sun: INK.yellow,
  far: "#d38b77",
  mid: INK.blue,
  near: INK.navy,
  light: INK.sand,
  accent: INK.verm,
};
const day: Palette = {
  sky: INK.sand,
  dot: INK.mist,
  sun: INK.verm,
  far: INK.mist,
  mid: INK.blue,
  near: INK.navy,
  light: "#fbf6e9",
  accent: INK.yellow,
};
const noon: Palette = {
  sky: INK.yellow,
  dot: "#eda22f",
  sun: "#fbf6e9",
  far: "#e6953a",
  mid: INK.verm,
  near: INK.navy,
  light: INK.sand,
  accent: INK.blue,
};
const dusk: Palette = {
  sky: INK.verm,
  dot: "#ae3327",
  sun: INK.yellow,
  far: "#ae3327",
  mid: "#6b2340",
  near: INK.navy,
  light: INK.rose,
  accent: INK.yellow,
};
const night: Palette = {
  sky: INK.navy,
  dot: INK.blue,
  sun: INK.sand,
  far: "#253a6c",
  mid: INK.blue,
  near: "#0a1122",
  light: INK.mist,
  accent: INK.yellow,
};
const field: Palette = {
  sky: INK.mist,
  dot: INK.sand,
  sun: INK.yellow,
  far: "#6aa08d",
  mid: INK.green,
  near: INK.navy,
  light: INK.sand,
  accent: INK.verm,
};
export const HOURS = { dawn, day, noon, dusk, night, field };
export type Hour = keyof typeof HOURS;
