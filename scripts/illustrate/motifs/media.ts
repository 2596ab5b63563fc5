// Voices, for what is heard and seen.
import { disc, dots, fill, rect, round } from "../draw.ts";
import { figure, ground, type Motif, person, sky } from "../scene.ts";

/** Rings around a voice. */
export const voiceRings: Motif = (p, r) => {
  let s = rect(0, 0, 1200, 800, p.sky);
  for (let i = 9; i > 0; i--) s += disc(600, 420, i * 72, i % 2 ? p.near : i % 4 ? p.mid : p.sky);
  s += dots(-10, 420, 1240, 400, p.near, 0.03, 0.6) + disc(600, 420, 116, p.accent);
  return s + ground(p, 730) + person(600, 740, 300, p.light, r);
};

/** A voice as a row of bars, and who stands among them. */
export const voiceBars: Motif = (p, r) => {
  let s = rect(0, 0, 1200, 800, p.sky) + dots(-10, -6, 1240, 820, p.dot, 0.04, 0.72);
  for (let i = 0; i < 19; i++) {
    const h = 110 + Math.abs(Math.sin(i * 0.9 + r.between(0, 0.7))) * 440;
    s += rect(40 + i * 60, 400 - h / 2, 36, h, i === 9 ? p.accent : i % 2 ? p.mid : p.near);
  }
  return s + ground(p, 700) + person(330, 740, 190, p.light, r) + person(840, 740, 180, p.light, r);
};

/** A voice that goes over land in waves. */
export const voiceLayers: Motif = (p, r) => {
  let s = sky(p, r, { sx: 600, sy: 300, sr: 220, horizon: 500 });
  for (const [j, colour] of [p.far, p.mid, p.near, p.mid, p.accent, p.near].entries()) {
    let d = `M-20 ${400 + j * 68}`;
    for (let x = 0; x < 13; x++)
      d += `q24 ${round(-(7 - Math.abs(x - 6)) * r.between(6, 17))} 48 0t48 0`;
    s += fill(`${d}V820H-20Z`, colour);
  }
  return s + person(600, 372, 150, figure(p), r);
};
