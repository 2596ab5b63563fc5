import {
  clip,
  disc,
  dots,
  fill,
  line,
  type Point,
  placed,
  poly,
  rect,
  round,
  slab,
} from "../draw.ts";
import { figure, ground, hills, type Motif, peak, person, sky } from "../scene.ts";

export const turbines: Motif = (p, r) => {
  let s = sky(p, r, { sr: 160 });
  const a = hills(r, 560, 80, p.far),
    b = hills(r, 640, 90, p.mid),
    c = hills(r, 740, 40, p.near);
  const mill = (x: number, y: number, h: number, k: number) => {
    const t = r.between(0, 120);
    return (
      fill(
        poly([
          [x - 9 * k, y],
          [x - 4 * k, y - h],
          [x + 4 * k, y - h],
          [x + 9 * k, y],
        ]),
        p.near,
      ) +
      [0, 120, 240]
        .map(
          (q) =>
            `<path d="M0 0C${round(14 * k)} ${round(-40 * k)} ${round(12 * k)} ${round(-120 * k)} 0 ${round(-190 * k)}C${round(-5 * k)} ${round(-120 * k)} ${round(-6 * k)} ${round(-40 * k)} 0 0Z" fill="${p.light === p.sky ? p.near : p.light}" stroke="${p.near}" stroke-width="5" transform="translate(${round(x)} ${round(y - h)}) rotate(${round(t + q)})"/>`,
        )
        .join("") +
      disc(x, y - h, 10 * k, p.accent)
    );
  };
  s +=
    a.svg +
    mill(r.between(180, 260), 570, 240, 0.62) +
    mill(r.between(940, 1010), 560, 260, 0.66) +
    b.svg +
    clip(b.d, dots(0, 520, 1220, 280, p.near, 0.02, 0.8)) +
    mill(r.between(480, 680), 690, 430, 1.15) +
    c.svg;
  return s + person(r.between(760, 860), 742, 92, p.light, r);
};

export const pylons: Motif = (p, r) => {
  let s = sky(p, r, { sr: 180, sy: 300 });
  const h = hills(r, 650, 40, p.near);
  const pylon = ([x, k]: Point, y = 700) =>
    line(
      `M${x - 70 * k} ${y}L${x - 14 * k} ${y - 470 * k}H${x + 14 * k}L${x + 70 * k} ${y}M${x - 60 * k} ${y - 90 * k}L${x + 40 * k} ${y - 250 * k}M${x + 60 * k} ${y - 90 * k}L${x - 40 * k} ${y - 250 * k}M${x - 36 * k} ${y - 260 * k}L${x + 24 * k} ${y - 400 * k}M${x + 36 * k} ${y - 260 * k}L${x - 24 * k} ${y - 400 * k}M${x - 150 * k} ${y - 300 * k}H${x + 150 * k}M${x - 120 * k} ${y - 400 * k}H${x + 120 * k}M${x - 150 * k} ${y - 300 * k}L${x} ${y - 345 * k}L${x + 150 * k} ${y - 300 * k}`,
      p.near,
      round(12 * k),
    );
  // From the nearest to the farthest: where it stands, and how large it is.
  const row: Point[] = [
    [330, 1.32],
    [690, 0.9],
    [960, 0.58],
    [1110, 0.38],
  ];
  const arms: Point[] = [
    [150, 300],
    [120, 400],
  ];
  let wires = "";
  for (const side of [-1, 1])
    for (const [dx, dy] of arms) {
      let [px, py] = [row[0]?.[0] ?? 0, 700 - dy * 1.8 + 20];
      px -= 520;
      for (const [x, k] of row) {
        const [nx, ny] = [x + side * dx * k, 700 - dy * k];
        wires += `M${round(px)} ${round(py)}Q${round((px + nx) / 2)} ${round((py + ny) / 2 + 70 * k)} ${round(nx)} ${round(ny)}`;
        [px, py] = [nx, ny];
      }
    }
  const mirrored = r.chance(0.5) ? 'transform="translate(1200 0) scale(-1 1)"' : "";
  const wire = line(wires, p.mid === p.sky ? p.near : p.mid, 5);
  s += `<g ${mirrored}>${wire}${row.map((at) => pylon(at)).join("")}</g>${h.svg}`;
  return s + person(600, 660, 90, p.accent, r);
};

export const solarRows: Motif = (p, r) => {
  let s = sky(p, r, { sr: 180, sx: r.between(400, 800), sy: 250 });
  s += hills(r, 470, 60, p.far).svg + rect(0, 480, 1200, 320, p.near);
  for (let i = 0; i < 4; i++) {
    const y = 500 + i * 74 + i * i * 4,
      k = 0.5 + i * 0.2;
    for (let x = -3; x < 12; x++) {
      const w = 170 * k,
        X = 600 + (x - 4.5) * (w + 12 * k);
      s +=
        fill(
          poly([
            [X, y + 62 * k],
            [X + w * 0.16, y],
            [X + w, y],
            [X + w * 0.84, y + 62 * k],
          ]),
          r.chance(0.12) ? p.accent : p.mid,
        ) +
        line(
          `M${round(X + w * 0.44)} ${round(y)}L${round(X + w * 0.28)} ${round(y + 62 * k)}M${round(X + w * 0.72)} ${round(y)}L${round(X + w * 0.56)} ${round(y + 62 * k)}M${round(X + w * 0.08)} ${round(y + 31 * k)}H${round(X + w * 0.92)}`,
          p.light,
          round(3 * k),
        );
    }
  }
  return s + person(r.between(300, 900), 512, 92, p.accent, r);
};

/** A bulb, and the one who keeps it burning. */
export const bulb: Motif = (p, r) => {
  let s = rect(0, 0, 1200, 800, p.sky) + dots(-10, -6, 1240, 820, p.dot, 0.7, 0.04);
  const glass = p.sun,
    dark = figure(p) === p.near ? p.near : p.mid;
  for (let i = 0; i < 15; i++) {
    const a = Math.PI * (0.86 + (i / 14) * 1.28),
      near = 300,
      far = i % 2 ? 350 : 400;
    s += line(
      `M${round(600 + Math.cos(a) * near)} ${round(330 + Math.sin(a) * near)}L${round(600 + Math.cos(a) * far)} ${round(330 + Math.sin(a) * far)}`,
      p.accent === p.sky ? p.light : p.accent,
      14,
    );
  }
  s += fill(
    "M600 80a252 252 0 0 1 150 452Q700 570 696 610H504Q500 570 450 532A252 252 0 0 1 600 80Z",
    glass,
  );
  s += clip(
    "M600 80a252 252 0 0 1 150 452Q700 570 696 610H504Q500 570 450 532A252 252 0 0 1 600 80Z",
    dots(600, 90, 270, 540, p.accent === glass ? p.dot : p.accent, 0.02, 0.5, 18),
  );
  s +=
    line("M540 610V470L500 400M660 610V470L700 400", dark, 11) +
    line("M500 400L540 430L570 396L600 430L630 396L660 430L700 400", p.mid, 11);
  s += person(600, 412, 150, dark, r);
  for (let i = 0; i < 4; i++)
    s += slab(500 + i * 8, 612 + i * 40, 200 - i * 16, 34, 12, i % 2 ? p.mid : p.near);
  return (
    s +
    ground(p, 760) +
    person(330, 776, 128, figure(p), r, true) +
    person(890, 776, 120, figure(p), r)
  );
};

/** A wall that holds a lake. */
export const dam: Motif = (p, r) => {
  let s = sky(p, r, { sr: 140, sx: r.between(480, 720), sy: 140, horizon: 320 });
  s += peak(170, 420, 520, 320, p, r, p.far, p.mid) + peak(1050, 420, 560, 300, p, r, p.far, p.mid);
  s +=
    rect(0, 300, 1200, 60, p.mid) +
    fill("M0 250L190 330L330 800H0Z", p.near) +
    fill("M1200 250L1010 330L870 800H1200Z", p.near);
  s +=
    fill("M176 330Q600 400 1024 330L880 800H320Z", p.light) +
    clip("M176 330Q600 400 1024 330L880 800H320Z", dots(170, 360, 880, 460, p.far, 0.04, 0.8));
  for (const x of [430, 600, 770]) {
    s +=
      slab(x - 44, 420, 88, 60, 12, p.near) +
      fill(`M${x - 36} 452H${x + 36}L${x + 62} 800H${x - 62}Z`, p.mid) +
      line(`M${x - 14} 480L${x - 22} 780M${x + 14} 500L${x + 20} 780`, p.light, 7);
  }
  s += line("M176 330Q600 400 1024 330", p.near, 20) + line("M186 296Q600 362 1014 296", p.near, 6);
  for (let i = 0; i < 13; i++) {
    const x = 200 + i * 66,
      y = 330 + 36 * (1 - ((x - 600) / 424) ** 2);
    s += line(`M${x} ${round(y)}v-34`, p.near, 5);
  }
  for (let i = 0; i < 9; i++) s += disc(300 + i * 76, 794 + (i % 2) * 14, 54, p.light);
  return (
    s + person(r.between(500, 660), 362, 120, p.accent === p.sky ? p.light : p.accent, r, true)
  );
};

/** Cooling towers and their clouds. */
export const coolingTowers: Motif = (p, r) => {
  let s = sky(p, r, { sr: 150, sx: r.between(240, 360), sy: 240 });
  s += hills(r, 640, 40, p.far).svg;
  const tower = (x: number, y: number, k: number, colour: string) => {
    const d = "M-160 0C-96 -150 -96 -280 -116 -400H116C96 -280 96 -150 160 0Z";
    return placed(
      x,
      y,
      0,
      k,
      [
        [-70, -440, 70],
        [20, -470, 84],
        [110, -520, 76],
        [200, -560, 96],
        [60, -560, 66],
      ]
        .map(([cx = 0, cy = 0, q = 0]) => disc(cx, cy, q, p.light))
        .join("") +
        fill(d, colour) +
        clip(d, dots(-20, -400, 190, 410, p.near, 0.05, 0.85)) +
        rect(-119, -408, 238, 22, p.near) +
        line(
          "M-150 -8L-120 -60L-90 -8L-60 -60L-30 -8L0 -60L30 -8L60 -60L90 -8L120 -60L150 -8",
          p.near,
          8,
        ),
    );
  };
  s +=
    tower(820, 660, 0.72, p.mid) +
    tower(540, 690, 1.06, p.mid) +
    rect(930, 560, 130, 130, p.near) +
    rect(960, 520, 24, 60, p.near);
  s += ground(p, 680);
  for (let i = -6; i < 8; i++) s += line(`M600 684L${600 + i * 170} 810`, p.far, 6);
  return (
    s +
    person(300, 730, 130, p.light, r, true) +
    person(362, 734, 100, p.accent === p.near ? p.light : p.accent, r)
  );
};
