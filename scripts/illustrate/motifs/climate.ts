import { clip, cuts, disc, dots, fill, line, poly, rect, round, slab } from "../draw.ts";
import { colors, palettes } from "../palettes.ts";
import { ground, hills, type Motif, peak, person, sea, sky, walker } from "../scene.ts";

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
    colors.mist,
    "#dcdccb",
    colors.rose,
    "#ee8f6f",
    colors.verm,
    "#b62f25",
    "#7d1d1f",
  ];
  let s = "";
  for (let i = 0; i < 24; i++) {
    const k = Math.max(0, Math.min(9, Math.round((i / 23) * 9 + r.between(-1.6, 1.6))));
    s += rect(i * 50, 0, 51, 800, cs[k] ?? colors.mist);
  }
  const h = hills(r, 650, 50, colors.navy);
  s += h.svg + clip(h.d, cuts(0, 640, 1200, 170, "#2a3a66", 26, r));
  const x = r.between(520, 680);
  s +=
    line(
      `M${x} 640C${x - 6} 540 ${x + 8} 470 ${x} 400M${x} 520l-80 -90M${x} 490l90 -100M${x} 440l-50 -90M${x + 2} 420l44 -90M${x - 44} 470l-70 -20M${x + 52} 432l66 -8`,
      colors.navy,
      15,
      'stroke-linecap="round"',
    ) + person(x + 170, 626, 118, colors.navy, r);
  return s;
};

export const ice: Motif = (p, r) => {
  let s = sky(p, r, { sr: 100, sy: 170, horizon: 330 });
  const w = p === palettes.night ? p.mid : p.near;
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

/** A street that has become a river. */
export const flood: Motif = (p, r) => {
  let s = sky(p, r, { sr: 130, sx: r.between(520, 700), sy: 170, horizon: 460 });
  for (let i = 0; i < 7; i++) {
    const x = -30 + i * 180,
      h = r.between(220, 360),
      c = [p.mid, p.far, p.near][i % 3] ?? p.mid;
    s += rect(x, 560 - h, 172, h, c) + gable(x, 560 - h, r.between(60, 110), p.near);
    for (let k = 0; k < 4; k++)
      s += rect(
        x + 32 + (k % 2) * 66,
        590 - h + Math.floor(k / 2) * 96,
        42,
        56,
        r.chance(0.3) ? p.accent : p.light,
      );
  }
  s += line("M270 560V300q0 -40 44 -40h30", p.near, 12) + disc(352, 272, 20, p.sun);
  s +=
    rect(0, 520, 1200, 280, p === palettes.night ? p.far : p.near) +
    clip(
      "M0 520H1200V800H0Z",
      cuts(-40, 540, 1300, 270, p === palettes.night ? p.light : p.far, 30, r, { max: 0.34 }),
    );
  s += fill("M500 600q190 54 390 0q-26 82 -80 92H590q-62 -12 -90 -92Z", p.accent);
  s += person(640, 634, 150, p.light, r) + person(740, 634, 100, p.light, r);
  return (
    s +
    line("M600 520L470 690", p.light, 11) +
    clip(
      "M0 668H1200V800H0Z",
      rect(380, 676, 620, 60, p === palettes.night ? p.far : p.near) +
        cuts(-40, 690, 1300, 110, p === palettes.night ? p.light : p.far, 28, r, { max: 0.34 }),
    )
  );
};
const gable = (x: number, y: number, h: number, colour: string) =>
  fill(
    `M${round(x - 12)} ${round(y)}L${round(x + 86)} ${round(y - h)}L${round(x + 184)} ${round(y)}Z`,
    colour,
  );

/** The hottest day: a tower of mercury before the sun. */
export const thermometer: Motif = (p, r) => {
  let s =
    rect(0, 0, 1200, 800, p.sky) +
    dots(-10, 200, 1240, 620, p.dot, 0.02, 0.8) +
    disc(600, 360, 330, p.sun);
  s += hills(r, 690, 26, p.near).svg + ground(p, 690);
  s += slab(516, 40, 168, 560, 84, p.near) + disc(600, 610, 142, p.near);
  s += slab(540, 64, 120, 540, 60, p.light) + disc(600, 610, 116, p.light);
  const top = r.between(110, 190),
    hot = p.accent === p.sun || p === palettes.noon ? p.mid : p.accent;
  s += slab(568, top, 64, 600 - top, 32, hot) + disc(600, 610, 88, hot);
  for (let i = 0; i < 8; i++)
    s += rect(i % 2 ? 700 : 700, 110 + i * 52, i % 2 ? 36 : 66, 10, p.near);
  s +=
    line("M900 742V560", walker(p), 9) +
    fill(
      "M780 590Q800 490 900 486Q1000 490 1020 590Q980 566 940 590Q900 566 860 590Q820 566 780 590Z",
      p.accent === p.sky ? p.mid : p.accent,
    );
  return s + person(930, 748, 130, walker(p), r) + person(330, 752, 150, walker(p), r, true);
};

/** A wood on fire, and who stands before it. */
export const forestFire: Motif = (p, r) => {
  const flame = p === palettes.noon ? p.mid : p.accent,
    core = p === palettes.day ? p.sun : p === palettes.noon ? p.light : p.sun;
  let s = rect(0, 0, 1200, 800, p.sky) + dots(-10, -6, 1240, 700, p.dot, 0.72, 0.04);
  const tongues = (
    n: number,
    low: number,
    high: number,
    w: number,
    colour: string,
    shift: number,
  ) => {
    let d = "M-40 700";
    for (let i = 0; i < n; i++) {
      const x = -40 + shift + i * w,
        h = r.between(low, high);
      d += `C${round(x - 10)} ${round(700 - h * 0.5)} ${round(x + w * 0.7)} ${round(700 - h * 0.55)} ${round(x + w * 0.42)} ${round(700 - h)}C${round(x + w * 0.95)} ${round(700 - h * 0.7)} ${round(x + w * 1.15)} ${round(700 - h * 0.35)} ${round(x + w)} ${round(640)}`;
    }
    return fill(`${d}V700Z`, colour);
  };
  s +=
    tongues(6, 420, 620, 215, flame, 0) +
    tongues(7, 220, 380, 190, core === flame ? p.light : core, -20);
  for (let i = 0; i < 8; i++) {
    const x = 50 + i * 158 + r.between(-30, 30),
      w = r.between(13, 22),
      y = r.between(30, 160);
    s += fill(
      `M${round(x - w)} 720L${round(x - w * 0.4)} ${round(y)}H${round(x + w * 0.4)}L${round(x + w)} 720Z`,
      p.near,
    );
    for (let k = 0; k < 3; k++) {
      const by = y + 70 + k * 110,
        side = k % 2 ? 1 : -1;
      s += line(`M${round(x)} ${round(by)}l${side * 62} ${round(-r.between(40, 70))}`, p.near, 9);
    }
  }
  s += ground(p, 690);
  return (
    s +
    person(600, 694, 190, p.near, r) +
    line("M634 610Q760 600 800 720T1000 770", p.near, 22) +
    line("M634 610Q760 600 800 720T1000 770", p.light, 10)
  );
};
