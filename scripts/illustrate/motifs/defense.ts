import {
  clip,
  cuts,
  disc,
  dots,
  fill,
  line,
  oval,
  type Point,
  placed,
  poly,
  rect,
  round,
  slab,
} from "../draw.ts";
import { palettes } from "../palettes.ts";
import { figure, ground, hills, type Motif, person, sea, sky } from "../scene.ts";

export const watchtower: Motif = (p, r) => {
  const x = r.between(420, 560);
  let s = sky(p, r, { sun: false });
  s +=
    fill(
      poly([
        [x, 280],
        [1240, r.between(20, 100)],
        [1240, r.between(240, 330)],
      ]),
      p.sun,
    ) +
    fill(
      poly([
        [x, 280],
        [-40, 60],
        [-40, 190],
      ]),
      p.light,
    );
  const a = hills(r, 610, 80, p.far),
    b = hills(r, 680, 60, p.near);
  s +=
    a.svg +
    clip(a.d, dots(0, 540, 1220, 270, p.mid, 0.1, 0.9)) +
    line(
      `M${x - 60} 690L${x - 30} 330M${x + 60} 690L${x + 30} 330M${x - 54} 620L${x + 40} 470M${x + 54} 620L${x - 40} 470M${x - 44} 470L${x + 34} 350M${x + 44} 470L${x - 34} 350`,
      p.near,
      13,
    ) +
    rect(x - 80, 236, 160, 96, p.near) +
    fill(
      poly([
        [x - 100, 240],
        [x, 176],
        [x + 100, 240],
      ]),
      p.accent,
    ) +
    rect(x - 56, 262, 112, 36, p.light) +
    person(x, 330, 70, p.near, r) +
    b.svg;
  for (let i = 0; i < 22; i++) {
    const X = i * 60 - 20;
    s += line(`M${X} ${720 + (i % 2) * 6}v60M${X - 20} 742l84 ${r.between(-6, 6)}`, p.light, 5);
  }
  return s;
};

export const greyShip: Motif = (p, r) => {
  let s = sky(p, r, { sx: r.between(300, 900), sy: 300, sr: 180 });
  s += sea(p, r, 560, p === palettes.night ? p.far : p.mid);
  const x = r.between(-30, 60);
  s +=
    `<g transform="translate(${round(x)} 0)">` +
    fill(
      poly([
        [210, 520],
        [980, 500],
        [1010, 540],
        [930, 640],
        [290, 640],
      ]),
      p.near,
    ) +
    fill(
      poly([
        [400, 512],
        [430, 430],
        [560, 430],
        [580, 350],
        [660, 350],
        [690, 440],
        [790, 440],
        [820, 506],
      ]),
      p.near,
    ) +
    fill(
      poly([
        [590, 350],
        [620, 210],
        [640, 350],
      ]),
      p.near,
    ) +
    line("M560 262H690M574 300H676M617 210V150", p.near, 9) +
    rect(452, 452, 90, 16, p.accent) +
    rect(602, 378, 44, 14, p.accent) +
    line("M300 512L240 470M300 512h60", p.near, 14) +
    rect(300, 596, 610, 12, p.light) +
    "</g>";
  for (let i = 1; i < 5; i++)
    s += line(
      `M${620 + x - i * 84} ${168}A${i * 84} ${i * 84} 0 0 1 ${620 + x + i * 84} 168`,
      i % 2 ? p.accent : p.light,
      10,
      'stroke-dasharray="44 16"',
    );
  return s + clip("M0 620H1200V800H0Z", cuts(-40, 636, 1300, 180, p.light, 26, r));
};

export const jets: Motif = (p, r) => {
  let s = sky(p, r, { sr: 200, sx: 600, sy: 420 });
  const a = hills(r, 640, 90, p.mid),
    b = hills(r, 720, 40, p.near);
  const jet = (x: number, y: number, k: number) =>
    `<g transform="translate(${x} ${y}) scale(${k}) rotate(-58)">${fill("M0 -120L20 -40L96 34L96 60L22 44L18 92L46 116V130H-46V116L-18 92L-22 44L-96 60V34L-20 -40Z", p.near)}</g>`;
  const X = r.between(560, 720);
  const places: Point[] = [
    [0, 0],
    [-170, 20],
    [-40, 150],
    [-340, 44],
    [-90, 300],
  ];
  places.slice(0, r.whole(3, 5)).forEach(([dx, dy], i) => {
    s +=
      fill(
        poly([
          [X + dx - 40, 220 + dy + 14],
          [X + dx - 700, 560 + dy],
          [X + dx - 720, 530 + dy],
          [X + dx - 46, 208 + dy],
        ]),
        i ? p.light : p.accent,
      ) + jet(X + dx, 190 + dy, 0.72);
  });
  return (
    s +
    a.svg +
    clip(a.d, dots(0, 560, 1220, 260, p.near, 0.05, 0.9)) +
    b.svg +
    person(880, 716, 92, p.light, r) +
    person(926, 716, 80, p.light, r)
  );
};

/** Rings of a radar, and who watches them. */
export const radar: Motif = (p, r) => {
  let s = rect(0, 0, 1200, 800, p.sky) + dots(-10, -6, 1240, 820, p.dot, 0.5, 0.06);
  s +=
    disc(600, 370, 350, p.near) +
    disc(600, 370, 326, p.mid) +
    clip(
      "M274 370a326 326 0 0 1 652 0a326 326 0 0 1 -652 0Z",
      dots(270, 40, 670, 670, p.near, 0.7, 0.3),
    );
  const a = r.between(-1.2, -0.3);
  const at = (angle: number, far: number) =>
    `${round(600 + Math.cos(angle) * far)} ${round(370 + Math.sin(angle) * far)}`;
  s += fill(`M600 370L${at(a, 326)}A326 326 0 0 0 ${at(a - 0.75, 326)}Z`, p.accent);
  for (const far of [110, 215])
    s += `<circle cx="600" cy="370" r="${far}" fill="none" stroke="${p.light}" stroke-width="5"/>`;
  s += line("M274 370H926M600 44V696", p.light, 5);
  for (let i = 0; i < 5; i++) {
    const angle = r.between(0, 6.2),
      far = r.between(90, 290);
    s += disc(600 + Math.cos(angle) * far, 370 + Math.sin(angle) * far, 15, p.light);
  }
  return (
    s +
    ground(p, 690) +
    person(470, 800, 330, p.near, r) +
    person(760, 790, 290, p.near, r) +
    line("M300 704H900", p.light, 6)
  );
};

/** A boat under the sea, and the cable on its bed. */
export const submarine: Motif = (p, r) => {
  let s = sky(p, r, { sr: 110, sx: r.between(760, 900), sy: 120, horizon: 250 });
  const water = p === palettes.night ? p.far : p.mid;
  s +=
    rect(0, 250, 1200, 550, water) +
    clip(
      "M0 250H1200V800H0Z",
      dots(-10, 420, 1240, 400, p.near, 0.02, 0.85) +
        cuts(-40, 264, 1300, 70, p.light, 22, r, { max: 0.34 }),
    );
  s +=
    fill("M500 410L520 262H660L690 410Z", p.near) +
    line("M570 262V160h34", figure(p), 14) +
    person(632, 268, 104, figure(p), r);
  s +=
    fill(
      "M200 470Q220 396 420 392H800Q960 400 1000 470Q960 556 800 560H420Q240 556 200 470Z",
      p.near,
    ) +
    fill("M204 470L130 400V540Z", p.near) +
    fill("M420 392H800Q900 396 950 424H280Q330 396 420 392Z", p.light);
  for (let i = 0; i < 5; i++) s += disc(400 + i * 110, 478, 24, p.accent);
  s +=
    fill("M0 720Q300 650 600 706T1200 690V800H0Z", p.near) +
    line("M-10 716Q240 640 420 706T760 690T1210 730", p.accent, 13);
  for (let i = 0; i < 5; i++) s += disc(1030 + i * 24, 430 - i * 40, 8 + i * 3, p.light);
  return s;
};

/** Something hums above a field. */
export const drones: Motif = (p, r) => {
  let s = sky(p, r, { sr: 170, sx: r.between(480, 720), sy: 420 });
  const a = hills(r, 640, 50, p.mid);
  s +=
    a.svg + clip(a.d, dots(0, 540, 1220, 260, p.near, 0.05, 0.85)) + hills(r, 730, 22, p.near).svg;
  const dark = figure(p);
  const drone =
    line("M-190 -46L0 0L190 -46M-130 40L0 0L130 40", dark, 20) +
    slab(-78, -42, 156, 84, 36, dark) +
    disc(0, 8, 28, p.accent) +
    disc(0, 8, 11, dark === p.near ? p.light : p.near) +
    [
      [-190, -62],
      [190, -62],
      [-130, 24],
      [130, 24],
    ]
      .map(
        ([x = 0, y = 0]) =>
          rect(x - 7, y - 6, 14, 26, dark) +
          oval(x, y - 8, 92, 11, p.light === p.sky ? p.far : p.light),
      )
      .join("") +
    line("M-50 42L-70 96M50 42L70 96M-96 96H-44M44 96H96", dark, 11);
  s +=
    placed(r.between(560, 640), 250, r.between(-8, 8), 1.25, drone) +
    placed(260, 170, -6, 0.42, drone) +
    placed(960, 210, 7, 0.5, drone) +
    placed(870, 90, 0, 0.3, drone);
  return s + person(600, 748, 150, p.light, r);
};
