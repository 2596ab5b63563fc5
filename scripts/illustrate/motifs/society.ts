import { clip, disc, dots, fill, line, oval, placed, rect, round, slab } from "../draw.ts";
import { ground, type Motif, person, sky, walker } from "../scene.ts";

/** The lamp of those who come to help. */
export const beacon: Motif = (p, r) => {
  let s = rect(0, 0, 1200, 800, p.near) + dots(-10, -6, 1240, 640, p.mid, 0.62, 0.04);
  const turn = r.between(-14, 14),
    lamp = p.accent === p.near ? p.sun : p.accent;
  for (const [a, b] of [
    [-168, -142],
    [-122, -100],
    [-80, -58],
    [-38, -12],
  ] as const) {
    const at = (degrees: number) =>
      `${round(600 + Math.cos(((degrees + turn) * Math.PI) / 180) * 900)} ${round(440 + Math.sin(((degrees + turn) * Math.PI) / 180) * 900)}`;
    s += fill(`M600 440L${at(a)}L${at(b)}Z`, p.far);
  }
  s +=
    fill("M420 600V420a180 200 0 0 1 360 0V600Z", lamp) +
    clip("M420 600V420a180 200 0 0 1 360 0V600Z", dots(600, 220, 190, 390, p.near, 0.03, 0.6)) +
    line("M480 560V430Q480 320 560 290", p.light, 22, 'stroke-linecap="round"');
  s +=
    disc(610, 460, 56, p.light) +
    rect(584, 500, 52, 100, p.near) +
    slab(360, 590, 480, 60, 16, p.light) +
    slab(320, 640, 560, 70, 12, p.mid);
  return (
    s +
    rect(0, 704, 1200, 96, p.near) +
    rect(0, 704, 1200, 8, p.mid) +
    person(270, 752, 190, p.light, r) +
    person(950, 752, 190, p.light, r, true)
  );
};

/** Candles for those who are missed. */
export const candles: Motif = (p, r) => {
  const dark = p.near;
  let s =
    rect(0, 0, 1200, 800, dark) +
    dots(-10, -6, 1240, 620, p.mid, 0.6, 0.03) +
    disc(600, 330, 250, p.far);
  s += clip(
    "M350 330a250 250 0 0 1 500 0a250 250 0 0 1 -500 0Z",
    dots(350, 90, 520, 500, dark, 0.05, 0.8),
  );
  s += rect(0, 690, 1200, 110, p.mid);
  const flame = p.accent === dark ? p.sun : p.accent;
  [150, 290, 440, 590, 760, 900, 1050].forEach((x, i) => {
    const h = [150, 230, 300, 420, 270, 200, 140][i] ?? 200,
      w = 46 + (i % 3) * 8,
      y = 700 - h;
    s +=
      rect(x - w / 2, y, w, h, i % 2 ? p.light : p.sun === p.light ? p.far : p.light) +
      rect(x + w * 0.12, y, w * 0.38, h, p.far) +
      line(`M${x} ${y}v-20`, p.near, 6);
    s +=
      fill(
        `M${x} ${round(y - 18)}C${x - 44} ${y - 50} ${x - 16} ${y - 84} ${x + round(r.between(-10, 10))} ${y - 128}C${x + 20} ${y - 84} ${x + 44} ${y - 50} ${x} ${round(y - 18)}Z`,
        flame,
      ) +
      fill(
        `M${x} ${y - 20}C${x - 20} ${y - 40} ${x - 8} ${y - 56} ${x} ${y - 76}C${x + 10} ${y - 56} ${x + 20} ${y - 40} ${x} ${y - 20}Z`,
        p.light,
      );
  });
  for (let i = 0; i < 9; i++)
    s += oval(360 + i * 60, 716 + (i % 2) * 16, 40, 15, i % 3 ? p.far : p.near);
  return (
    s +
    person(510, 790, 104, p.light, r) +
    person(690, 792, 104, p.light, r) +
    person(736, 792, 66, p.light, r)
  );
};

/** A hammer larger than those it speaks to. */
export const gavel: Motif = (p, r) => {
  let s = sky(p, r, { sun: false, horizon: 620 }) + disc(600, 350, 290, p.sun) + ground(p, 660);
  const wood = p.mid;
  const head =
    rect(-40, 60, 60, 430, p.near) +
    slab(-190, -90, 360, 180, 20, wood) +
    clip("M-190 -90H170V90H-190Z", dots(-190, 0, 380, 100, p.near, 0.05, 0.8)) +
    rect(-150, -98, 40, 196, p.accent) +
    rect(90, -98, 40, 196, p.accent) +
    slab(-230, -106, 50, 212, 16, p.near) +
    slab(160, -106, 50, 212, 16, p.near);
  s += placed(650, 290, r.between(38, 50), 1.06, head);
  s +=
    oval(720, 640, 250, 44, p.near) +
    rect(470, 600, 500, 44, wood) +
    oval(720, 600, 250, 44, p.light) +
    oval(720, 600, 200, 30, p.far);
  s += line(
    "M850 540l34 -70M910 560l64 -48M946 596l74 -18",
    p.accent === p.sky ? p.light : p.accent,
    14,
  );
  return s + person(230, 740, 190, walker(p), r) + person(960, 750, 170, p.light, r, true);
};
