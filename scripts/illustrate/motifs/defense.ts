import { clip, cuts, dots, fill, line, type Point, poly, rect, round } from "../draw.ts";
import { HOURS } from "../ink.ts";
import { hills, type Motif, person, sea, sky } from "../scene.ts";

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
  s += sea(p, r, 560, p === HOURS.night ? p.far : p.mid);
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
