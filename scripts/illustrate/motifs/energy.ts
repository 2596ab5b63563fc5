import { clip, disc, dots, fill, line, type Point, poly, rect, round } from "../draw.ts";
import { hills, type Motif, person, sky } from "../scene.ts";

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
