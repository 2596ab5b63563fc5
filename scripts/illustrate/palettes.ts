/** The colors of all illustrations. */
export const colors = {
  navy: "#16203a",
  blue: "#2c4da6",
  mist: "#adc7d1",
  yellow: "#f6c244",
  verm: "#d84b31",
  green: "#22664f",
  sand: "#efe7d5",
  rose: "#efbba6",
} as const;

/** The colors of one picture by their part in it. Neighbouring pictures have different palettes. */
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
  sky: colors.rose,
  dot: "#e58f72",
  sun: colors.yellow,
  far: "#d38b77",
  mid: colors.blue,
  near: colors.navy,
  light: colors.sand,
  accent: colors.verm,
};
const day: Palette = {
  sky: colors.sand,
  dot: colors.mist,
  sun: colors.verm,
  far: colors.mist,
  mid: colors.blue,
  near: colors.navy,
  light: "#fbf6e9",
  accent: colors.yellow,
};
const noon: Palette = {
  sky: colors.yellow,
  dot: "#eda22f",
  sun: "#fbf6e9",
  far: "#e6953a",
  mid: colors.verm,
  near: colors.navy,
  light: colors.sand,
  accent: colors.blue,
};
const dusk: Palette = {
  sky: colors.verm,
  dot: "#ae3327",
  sun: colors.yellow,
  far: "#ae3327",
  mid: "#6b2340",
  near: colors.navy,
  light: colors.rose,
  accent: colors.yellow,
};
const night: Palette = {
  sky: colors.navy,
  dot: colors.blue,
  sun: colors.sand,
  far: "#253a6c",
  mid: colors.blue,
  near: "#0a1122",
  light: colors.mist,
  accent: colors.yellow,
};
const field: Palette = {
  sky: colors.mist,
  dot: colors.sand,
  sun: colors.yellow,
  far: "#6aa08d",
  mid: colors.green,
  near: colors.navy,
  light: colors.sand,
  accent: colors.verm,
};
export const palettes = { dawn, day, noon, dusk, night, field };
export type PaletteName = keyof typeof palettes;
