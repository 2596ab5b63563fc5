import { clip, disc, dots, fill, line, type Point, poly, rect, round } from "../draw.ts";
import { palettes } from "../palettes.ts";
import { ground, type Motif, person, shadow, sky } from "../scene.ts";

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
      s += person(x, 690 - k * 32 + 6, 96, p.near === palettes.night.near ? p.light : p.near, r);
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
        p.near === palettes.night.near ? p.accent : p.near,
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

/** A works with a saw-tooth roof, and who goes in. */
export const factory: Motif = (p, r) => {
  let s = sky(p, r, { sr: 150, sx: r.between(300, 420), sy: 230 });
  const puffs = (x: number, y: number) =>
    [0, 1, 2, 3].map((i) => disc(x + i * 58, y - i * 46, 34 + i * 17, p.light)).join("");
  s += puffs(800, 150) + puffs(950, 210);
  for (const [x, y] of [
    [800, 170],
    [950, 230],
  ] as const)
    s +=
      fill(`M${x - 40} 720L${x - 28} ${y}H${x + 28}L${x + 40} 720Z`, p.near) +
      rect(x - 31, y + 40, 62, 26, p.accent);
  let roof = "M170 720V430";
  for (let i = 0; i < 4; i++) roof += `L${330 + i * 160} 330V430`;
  s +=
    fill(`${roof}H1010V720Z`, p.mid) +
    clip(`${roof}H1010V720Z`, dots(170, 430, 860, 300, p.near, 0.04, 0.7));
  for (let i = 0; i < 4; i++) s += fill(`M${214 + i * 160} 430L${318 + i * 160} 366V430Z`, p.light);
  for (let i = 0; i < 6; i++)
    s += rect(206 + i * 134, 480, 88, 70, r.chance(0.4) ? p.accent : p.light);
  s += ground(p, 716) + rect(560, 590, 110, 130, p.near);
  return (
    s +
    person(615, 720, 112, p.accent, r, true) +
    person(420, 752, 150, p.light, r, true) +
    person(330, 746, 138, p.light, r)
  );
};

/** A bill so long that it is the road. */
export const receipt: Motif = (p, r) => {
  let s = sky(p, r, { sr: 170, sx: 250, sy: 220, horizon: 560 });
  s += ground(p, 560) + dots(0, 566, 1200, 60, p.mid, 0.6, 0.08);
  s += fill(
    "M440 -10H800V470Q810 590 900 680L1010 800H420Q370 700 380 560Q440 540 440 470Z",
    p.far,
  );
  s += fill(
    "M420 -10H780V470Q790 600 880 690L980 800H400Q350 700 370 560Q420 540 420 470Z",
    p.light,
  );
  for (let i = 0; i < 7; i++) {
    const y = 50 + i * 58;
    s +=
      rect(466, y, r.between(90, 170), 18, p.near) +
      rect(668, y, 66, 18, i % 3 ? p.near : p.accent === p.light ? p.mid : p.accent);
  }
  s += line("M452 470H748", p.near, 6, 'stroke-dasharray="18 12"');
  s += fill("M440 520H770L786 580H424Z", p.mid);
  return s + shadow(610, 748, 140, p.near) + person(610, 748, 150, p.near, r, true);
};

/** The door of a vault, left open by a hand's breadth. */
export const vault: Motif = (p, r) => {
  const wall = p === palettes.night ? p.mid : p.near;
  let s =
    rect(0, 0, 1200, 800, wall) +
    dots(-10, -6, 1240, 820, p === palettes.night ? p.far : p.mid, 0.6, 0.05);
  s +=
    disc(590, 390, 350, p.sun) +
    disc(630, 400, 338, p.near) +
    disc(640, 400, 330, p.far) +
    disc(640, 400, 262, p.mid);
  s += clip(
    "M378 400a262 262 0 0 1 524 0a262 262 0 0 1 -524 0Z",
    dots(370, 330, 560, 350, p.near, 0.02, 0.7),
  );
  for (let i = 0; i < 16; i++) {
    const a = (Math.PI * i) / 8;
    s += disc(640 + Math.cos(a) * 296, 400 + Math.sin(a) * 296, 17, p.light);
  }
  const turn = r.between(0, 1);
  let spokes = "";
  for (let i = 0; i < 5; i++) {
    const a = (Math.PI * 2 * (i + turn)) / 5;
    spokes += `M640 400L${round(640 + Math.cos(a) * 168)} ${round(400 + Math.sin(a) * 168)}`;
    s += disc(640 + Math.cos(a) * 168, 400 + Math.sin(a) * 168, 27, p.accent);
  }
  s += line(spokes, p.accent, 24) + disc(640, 400, 58, p.near) + disc(640, 400, 24, p.accent);
  s += rect(0, 716, 1200, 84, p.near);
  return s + person(290, 744, 190, p.light, r, true);
};
