import { fill, line, rect, round } from "../draw.ts";
import { HOURS } from "../ink.ts";
import { type Motif, person, sky } from "../scene.ts";

export const bookSteps: Motif = (p, r) => {
  let s = sky(p, r, { sr: 150, sx: 860, sy: 220 });
  const cs = [p.mid, p.accent, p.near, p.light, p.far];
  let y = 740;
  s += rect(0, 740, 1200, 60, p.near);
  for (let i = 0; i < 8; i++) {
    const h = r.between(52, 72),
      x = 170 + i * 62 + r.between(-14, 14),
      w = 860 - i * 74,
      cover = cs[i % 5] ?? p.near,
      c = cover === p.sky ? p.near : cover;
    y -= h;
    s +=
      rect(x, y, w, h - 4, c) +
      rect(x + w - 34, y + 7, 34, h - 18, p.light) +
      line(
        `M${round(x + 50)} ${round(y)}v${round(h - 4)}M${round(x + 74)} ${round(y)}v${round(h - 4)}`,
        c === p.light ? p.near : p.light,
        5,
      );
    if (i === 7) s += person(x + w * 0.6, y + 2, 128, p.near, r);
    if (i === 3) s += person(x + 20, y + 2, 96, p.near, r, true);
  }
  return s;
};

export const bookRoof: Motif = (p, r) => {
  let s = sky(p, r, { sr: 160, sx: 600, sy: 200 });
  s +=
    fill(
      "M600 210C480 130 300 130 120 260L150 430C320 330 490 330 600 420C710 330 880 330 1050 430L1080 260C900 130 720 130 600 210Z",
      p.light,
    ) +
    fill("M600 210C720 130 900 130 1080 260L1050 430C880 330 710 330 600 420Z", p.far) +
    line("M600 210V420", p.near, 10) +
    line(
      "M190 290C320 220 460 220 570 280M200 340C330 270 470 270 570 330M1010 290C880 220 740 220 630 280M1000 340C870 270 730 270 630 330",
      p.near,
      8,
    ) +
    line("M116 262L148 436C320 336 490 336 600 428C710 336 880 336 1052 436L1084 262", p.near, 14);
  s += rect(0, 720, 1200, 80, p.near);
  for (let i = 0; i < 5; i++)
    s += rect(270 + i * 150, 380 + Math.abs(i - 2) * 0, 44, 344, i % 2 ? p.mid : p.near);
  for (let i = 0; i < 6; i++)
    s += person(
      250 + i * 150 + r.between(-20, 20),
      736,
      i % 2 ? 96 : 128,
      i === 2 ? p.accent : p.near === HOURS.night.near ? p.light : p.near,
      r,
      i === 4,
    );
  return s;
};
