import { clip, disc, dots, fill, line, type Point, poly, rect, round } from "../draw.ts";
import { HOURS } from "../ink.ts";
import { type Motif, person, sky } from "../scene.ts";

export const coinSkyline: Motif = (p, r) => {
  let s = sky(p, r, { sr: 170 });
  s += rect(0, 690, 1200, 110, p.near);
  const n = 6,
    best = r.whole(2, 4);
  for (let i = 0; i < n; i++) {
    const x = 240 + i * 146,
      k = i === best ? 14 : r.whole(4, 11);
    for (let j = 0; j < k; j++) {
      const y = 690 - j * 32,
        dx = r.between(-6, 6);
      s +=
        fill(
          `M${round(x - 62 + dx)} ${y - 24}a62 15 0 0 1 124 0v24a62 15 0 0 1 -124 0Z`,
          i === best ? p.accent : j % 2 ? p.mid : p.near,
        ) +
        fill(
          `M${round(x - 62 + dx)} ${y - 24}a62 15 0 0 1 124 0a62 15 0 0 1 -124 0Z`,
          i === best ? p.light : p.far,
        );
    }
    if (i === best - 1)
      s += person(x, 690 - k * 32 + 6, 96, p.near === HOURS.night.near ? p.light : p.near, r);
  }
  return s;
};

export const climb: Motif = (p, r) => {
  let s = sky(p, r, { sx: 880, sy: 230, sr: 150 });
  const up = r.chance(0.6);
  for (let i = 0; i < 7; i++) {
    const h = 110 + (up ? i : 6 - i) * 74 + r.between(-34, 34);
    s +=
      rect(60 + i * 156, 760 - h, 156, h, i % 2 ? p.mid : p.near) +
      clip(
        `M${60 + i * 156} ${760 - h}h156v${h}h-156Z`,
        dots(60 + i * 156, 760 - h, 170, h, i % 2 ? p.near : p.mid, 0.05, 0.7, 14),
      ) +
      rect(60 + i * 156, 760 - h, 156, 14, p.light);
    if (i === 4)
      s += person(
        60 + i * 156 + 78,
        760 - h + 2,
        130,
        p.near === HOURS.night.near ? p.accent : p.near,
        r,
        true,
      );
  }
  return s + rect(0, 756, 1200, 44, p.near);
};

export const balance: Motif = (p, r) => {
  let s =
    sky(p, r, { sun: false }) +
    disc(600, 400, 300, p.mid) +
    clip(
      "M300 400a300 300 0 0 1 600 0a300 300 0 0 1 -600 0Z",
      dots(290, 380, 640, 330, p.near, 0.05, 0.85),
    );
  const t = r.pick([-1, 1]) * r.between(40, 90);
  s +=
    rect(0, 720, 1200, 80, p.near) +
    line("M600 200V720", p.near, 26) +
    line(`M270 ${300 + t}L930 ${300 - t}`, p.near, 22) +
    disc(600, 300, 32, p.accent) +
    fill(
      poly([
        [480, 724],
        [720, 724],
        [650, 670],
        [550, 670],
      ]),
      p.near,
    );
  const pans: Point[] = [
    [270, 300 + t],
    [930, 300 - t],
  ];
  pans.forEach(([x, y], i) => {
    s +=
      line(`M${x} ${y}l-100 190M${x} ${y}l100 190`, p.light, 5) +
      fill(`M${x - 130} ${y + 190}h260q-30 76 -130 76t-130 -76Z`, p.accent) +
      (i
        ? person(x - 36, y + 194, 112, p.light, r) + person(x + 30, y + 194, 100, p.light, r)
        : [0, 1, 2]
            .map((k) =>
              fill(
                `M${x - 64} ${y + 168 - k * 30}a64 14 0 0 1 128 0v22a64 14 0 0 1 -128 0Z`,
                k % 2 ? p.light : p.far,
              ),
            )
            .join(""));
  });
  return s;
};
