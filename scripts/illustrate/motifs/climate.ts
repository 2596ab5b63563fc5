import { clip, cuts, dots, fill, line, poly, rect } from "../draw.ts";
import { HOURS, INK } from "../ink.ts";
import { hills, type Motif, peak, person, sea, sky } from "../scene.ts";

export const lakeHouse: Motif = (p, r) => {
  let s = sky(p, r, { sx: r.between(380, 800), sy: 270, sr: r.between(150, 200) });
  s +=
    peak(260, 600, 720, 390, p, r, p.far, p.mid) +
    peak(880, 600, 800, r.between(300, 440), p, r, p.near, p.mid) +
    sea(p, r, 560, p.near);
  const x = r.between(420, 640);
  s +=
    fill(
      poly([
        [x, 610],
        [x, 520],
        [x + 90, 450],
        [x + 180, 520],
        [x + 180, 610],
      ]),
      p.accent,
    ) +
    fill(
      poly([
        [x - 22, 532],
        [x + 90, 440],
        [x + 202, 532],
        [x + 186, 546],
        [x + 90, 468],
        [x - 6, 546],
      ]),
      p.light,
    ) +
    rect(x + 70, 530, 40, 46, p.near) +
    rect(x - 40, 604, 270, 10, p.light) +
    person(x + 90, 458, 74, p.light, r);
  return s;
};

export const stripes: Motif = (_, r) => {
  const cs = [
    "#1d3f8f",
    "#2c4da6",
    "#7d9ccb",
    INK.mist,
    "#dcdccb",
    INK.rose,
    "#ee8f6f",
    INK.verm,
    "#b62f25",
    "#7d1d1f",
  ];
  let s = "";
  for (let i = 0; i < 24; i++) {
    const k = Math.max(0, Math.min(9, Math.round((i / 23) * 9 + r.between(-1.6, 1.6))));
    s += rect(i * 50, 0, 51, 800, cs[k] ?? INK.mist);
  }
  const h = hills(r, 650, 50, INK.navy);
  s += h.svg + clip(h.d, cuts(0, 640, 1200, 170, "#2a3a66", 26, r));
  const x = r.between(520, 680);
  s +=
    line(
      `M${x} 640C${x - 6} 540 ${x + 8} 470 ${x} 400M${x} 520l-80 -90M${x} 490l90 -100M${x} 440l-50 -90M${x + 2} 420l44 -90M${x - 44} 470l-70 -20M${x + 52} 432l66 -8`,
      INK.navy,
      15,
      'stroke-linecap="round"',
    ) + person(x + 170, 626, 118, INK.navy, r);
  return s;
};

export const ice: Motif = (p, r) => {
  let s = sky(p, r, { sr: 100, sy: 170, horizon: 330 });
  const w = p === HOURS.night ? p.mid : p.near;
  s +=
    rect(0, 330, 1200, 470, w) +
    clip("M0 330H1200V800H0Z", dots(0, 336, 1220, 470, p.mid === w ? p.far : p.mid, 0.8, 0.05));
  const x = r.between(520, 680);
  s +=
    fill(
      poly([
        [x - 250, 332],
        [x - 170, 190],
        [x - 90, 236],
        [x - 10, 90],
        [x + 110, 200],
        [x + 170, 170],
        [x + 260, 332],
      ]),
      p.light,
    ) +
    fill(
      poly([
        [x - 10, 90],
        [x + 110, 200],
        [x + 60, 332],
        [x - 40, 332],
        [x + 20, 220],
      ]),
      p.far,
    ) +
    fill(
      poly([
        [x - 300, 346],
        [x + 300, 346],
        [x + 230, 560],
        [x + 90, 740],
        [x - 40, 780],
        [x - 190, 610],
      ]),
      p.far,
    ) +
    fill(
      poly([
        [x - 300, 346],
        [x - 20, 346],
        [x - 80, 540],
        [x - 40, 780],
        [x - 190, 610],
      ]),
      p.sky === p.far ? p.light : p.sky,
    ) +
    line("M0 338H1200", p.light, 7);
  return (
    s +
    fill(`M${x - 480} 332h130l-24 34h-86Z`, p.accent) +
    line(`M${x - 414} 332v-84`, p.light, 5) +
    fill(
      poly([
        [x - 410, 250],
        [x - 410, 322],
        [x - 358, 322],
      ]),
      p.light,
    )
  );
};
