import { clip, cuts, disc, dots, fill, line, poly, rect, round } from "../draw.ts";
import { type Motif, person, sea, shadow, sky } from "../scene.ts";

export const litDoor: Motif = (p, r) => {
  let s = rect(0, 0, 1200, 800, p.near) + dots(-10, -6, 1240, 560, p.mid, 0.65, 0.02);
  const x = r.between(520, 680),
    t = 110;
  s +=
    rect(x - 120, t, 240, 480, p.sun) +
    clip(
      `M${x - 120} ${t}h240v480h-240Z`,
      disc(x, t + 330, 130, p.accent === p.sun ? p.sky : p.accent),
    ) +
    fill(
      poly([
        [x - 120, 590],
        [x + 120, 590],
        [x + 520, 800],
        [x - 520, 800],
      ]),
      p.sun,
    ) +
    fill(
      poly([
        [x + 120, t],
        [x + 210, t + 60],
        [x + 210, 640],
        [x + 120, 590],
      ]),
      p.light,
    );
  const n = r.whole(3, 5);
  for (let i = 0; i < n; i++) {
    const y = 640 + i * 30,
      X = x - 120 + i * 74 + r.between(-14, 14),
      h = 120 + i * 20;
    s += shadow(X, y, h, p.mid) + person(X, y, h * (i === 1 ? 0.68 : 1), p.near, r, i % 2 === 0);
  }
  return s;
};

export const passage: Motif = (p, r) => {
  let s = sky(p, r, { sr: 190, sy: 330, horizon: 540 });
  s += sea(p, r, 520, p.mid);
  const X = r.between(520, 660);
  for (let i = 0; i < 13; i++) {
    const d = i - 6,
      x = X + d * 62 + r.between(-6, 6),
      y = 110 + Math.abs(d) * 30 + r.between(-7, 7),
      k = r.between(20, 28);
    s += fill(
      `M${round(x)} ${round(y)}q${-k} ${-k * 1.1} ${round(-k * 2)} ${round(-k * 0.2)}q${k} ${round(-k * 0.1)} ${round(k * 2)} ${round(k * 0.9)}q${k} ${round(-k)} ${round(k * 2)} ${round(-k * 0.9)}q${-k} ${round(-k * 0.9)} ${round(-k * 2)} ${round(k * 0.2)}Z`,
      p.near,
    );
  }
  s += fill(`M${X - 230} 596q230 44 460 0q-40 84 -110 92h-240q-80 -8 -110 -92Z`, p.near);
  for (let i = 0; i < 7; i++)
    s += person(X - 160 + i * 54, 628, i % 3 === 1 ? 76 : 108, i === 3 ? p.accent : p.near, r);
  return (
    s +
    clip(
      "M0 660H1200V800H0Z",
      rect(0, 664, 1200, 200, p.mid) + cuts(-40, 672, 1300, 180, p.light, 25, r),
    )
  );
};

export const ropeBridge: Motif = (p, r) => {
  let s = sky(p, r, { sx: 600, sy: 400, sr: 230 });
  s +=
    fill(
      poly([
        [0, 360],
        [250, 430],
        [310, 800],
        [0, 800],
      ]),
      p.near,
    ) +
    fill(
      poly([
        [1200, 360],
        [950, 430],
        [890, 800],
        [1200, 800],
      ]),
      p.near,
    ) +
    clip(
      "M0 360L250 430L310 800H0ZM1200 360L950 430L890 800H1200Z",
      cuts(0, 400, 1200, 400, p.mid, 30, r, { slant: 0.2 }),
    ) +
    line("M230 440Q600 560 970 440", p.near, 22) +
    line("M230 350Q600 480 970 350", p.near, 7);
  for (let i = 0; i < 18; i++) {
    const t = (i + 0.5) / 18,
      x = 230 + 740 * t,
      y = (1 - t) ** 2 * 350 + 2 * t * (1 - t) * 480 + t * t * 350;
    s += line(`M${round(x)} ${round(y)}v90`, p.near, 4);
  }
  [0.2, 0.32, 0.44, 0.52, 0.68].forEach((t, i) => {
    const y = (1 - t) ** 2 * 440 + 2 * t * (1 - t) * 560 + t * t * 440;
    s += person(
      230 + 740 * t,
      y - 6,
      i === 2 ? 74 : 108,
      i === 3 ? (p.accent === p.sun ? p.mid : p.accent) : p.near,
      r,
      i % 2 === 0,
    );
  });
  return s;
};
