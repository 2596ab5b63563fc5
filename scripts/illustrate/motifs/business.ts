import { clip, disc, dots, fill, line, rect, round, slab } from "../draw.ts";
import { figure, ground, type Motif, person, sky, walker } from "../scene.ts";

/** A house of offices, and who is still there. */
export const offices: Motif = (p, r) => {
  let s = sky(p, r, { sr: 160, sx: r.between(250, 340), sy: 220, horizon: 700 });
  s += rect(130, 380, 220, 330, p.far) + rect(900, 300, 190, 410, p.far);
  for (let i = 0; i < 9; i++)
    s +=
      rect(160 + (i % 3) * 60, 420 + Math.floor(i / 3) * 80, 36, 46, p.mid) +
      rect(926 + (i % 3) * 52, 340 + Math.floor(i / 3) * 90, 32, 52, p.mid);
  s +=
    fill("M360 60H840V720H360Z", p.mid) +
    clip("M360 60H840V720H360Z", dots(600, 60, 260, 670, p.near, 0.05, 0.7)) +
    rect(344, 44, 512, 26, p.near);
  const column = r.whole(1, 3),
    row = r.whole(1, 3);
  for (let y = 0; y < 6; y++)
    for (let x = 0; x < 5; x++) {
      const X = 386 + x * 90,
        Y = 96 + y * 94,
        lit = (x === column && y === row) || r.chance(0.14);
      s += rect(X, Y, 70, 70, lit ? p.accent : r.chance(0.3) ? p.light : p.near);
      if (x === column && y === row) s += person(X + 36, Y + 70, 62, p.near, r);
    }
  s += ground(p, 690) + rect(540, 640, 120, 80, p.light) + rect(596, 640, 8, 80, p.near);
  return (
    s +
    person(470, 756, 150, p.light, r, true) +
    person(740, 750, 140, p.light, r) +
    person(1040, 752, 140, walker(p), r, true)
  );
};

/** Wheels that turn each other, one by a person's feet. */
export const gears: Motif = (p, r) => {
  let s = sky(p, r, { sun: false, horizon: 720 });
  const gear = (
    x: number,
    y: number,
    radius: number,
    teeth: number,
    colour: string,
    turn: number,
  ) => {
    let d = "";
    const at = (a: number, far: number) =>
      `${round(x + Math.cos(a) * far)} ${round(y + Math.sin(a) * far)}`;
    for (let i = 0; i < teeth; i++) {
      const a = ((i + turn) * Math.PI * 2) / teeth,
        w = Math.PI / teeth;
      d += `${i ? "L" : "M"}${at(a - w * 0.62, radius)}L${at(a - w * 0.4, radius * 1.16)}L${at(a + w * 0.4, radius * 1.16)}L${at(a + w * 0.62, radius)}`;
    }
    return (
      fill(`${d}Z`, colour) +
      clip(`${d}Z`, dots(x, y - radius * 1.2, radius * 1.3, radius * 2.4, p.near, 0.04, 0.7))
    );
  };
  s +=
    gear(480, 430, 250, 16, p.mid, 0) +
    disc(480, 430, 196, p.sun) +
    gear(820, 260, 136, 10, p.accent === p.sky ? p.near : p.accent, 0.3) +
    disc(820, 260, 52, p.light) +
    gear(880, 560, 150, 11, p.mid, 0.5) +
    disc(880, 560, 60, p.accent === p.sky ? p.light : p.accent) +
    ground(p, 730);
  for (const [x, y] of [
    [820, 260],
    [880, 560],
  ] as const)
    s += disc(x, y, 22, p.near);
  for (let i = 0; i < 6; i++) {
    const a = (Math.PI * i) / 3 + 0.2;
    s += line(
      `M${round(480 + Math.cos(a) * 130)} ${round(430 + Math.sin(a) * 130)}L${round(480 + Math.cos(a) * 200)} ${round(430 + Math.sin(a) * 200)}`,
      p.mid,
      20,
    );
  }
  return s + person(480, 622, 190, p.near, r, true) + person(1060, 764, 140, walker(p), r);
};

/** A trolley for the largest of all purchases. */
export const trolley: Motif = (p, r) => {
  let s = sky(p, r, { sr: 190, sx: r.between(560, 760), sy: 270, horizon: 660 });
  s += ground(p, 700);
  const dark = figure(p);
  s +=
    slab(440, 190, 170, 230, 14, p.accent === p.sky ? p.mid : p.accent) +
    rect(440, 240, 170, 18, p.light) +
    slab(640, 130, 150, 290, 70, p.mid) +
    rect(676, 90, 78, 60, p.near) +
    slab(810, 250, 140, 170, 14, p.light) +
    rect(810, 320, 140, 20, p.near) +
    disc(580, 190, 76, p.sun === p.light ? p.far : p.sun) +
    line("M580 120q10 -40 44 -44", p.near, 11);
  s +=
    line("M190 210H290L380 560H940", dark, 24, 'stroke-linejoin="round"') +
    line("M310 290H1010L930 500H366", dark, 18, 'stroke-linejoin="round"');
  s += clip(
    "M318 290H1004L926 500H370Z",
    line(
      "M320 360H990M340 430H960M420 290V500M520 290V500M620 290V500M720 290V500M820 290V500M910 290V500",
      dark,
      9,
    ),
  );
  s +=
    line("M400 560L380 640H930", dark, 16) +
    disc(450, 690, 44, p.near) +
    disc(450, 690, 17, p.light) +
    disc(870, 690, 44, p.near) +
    disc(870, 690, 17, p.light) +
    line("M450 646V690M870 646V690", dark, 14);
  return s + person(220, 742, 260, walker(p), r);
};
