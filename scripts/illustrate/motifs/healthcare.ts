import { clip, disc, dots, fill, line, placed, rect, round, slab } from "../draw.ts";
import { figure, ground, hills, type Motif, person, sky, walker } from "../scene.ts";

export const crossWindow: Motif = (p, r) => {
  let s = rect(0, 0, 1200, 800, p.mid) + dots(-10, -6, 1240, 820, p.near, 0.1, 0.75);
  const d = "M480 80H720V270H910V510H720V700H480V510H290V270H480Z";
  s +=
    fill(d, p.light) +
    clip(
      d,
      disc(r.between(460, 740), r.between(260, 360), 130, p.sun === p.light ? p.accent : p.sun) +
        hills(r, 520, 50, p.far).svg +
        rect(280, 600, 640, 120, p.near),
    ) +
    line(d, p.near, 14);
  const x = r.between(520, 560);
  return (
    s +
    rect(0, 700, 1200, 100, p.near) +
    person(x, 736, 210, p.accent, r) +
    person(x + 110, 736, 186, p.light, r, true)
  );
};

export const pulseRidge: Motif = (p, r) => {
  let s = sky(p, r, { sr: 170, sy: 300 });
  const y = 520;
  const d = `M-20 ${y}H300l50 -70 60 120 80 -330 110 460 76 -250 54 70H860l50 -60 50 60H1220`;
  s +=
    fill(`${d}V820H-20Z`, p.mid) +
    clip(`${d}V820H-20Z`, dots(0, 330, 1220, 480, p.near, 0.05, 0.9)) +
    line(d, p.near, 20, 'stroke-linejoin="round"') +
    line(d, p.accent, 8, 'stroke-linejoin="round"');
  return s + person(160, y - 6, 116, p.near, r) + person(1020, y - 6, 104, p.near, r);
};

export const medicineChest: Motif = (p, r) => {
  let s = rect(0, 0, 1200, 800, p.sky) + dots(-10, 280, 1240, 540, p.dot, 0.05, 0.75);
  const cap = (x: number, y: number, a: number, k: number, c: string, q: string) =>
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(a)}) scale(${k})"><path d="M-140 0a64 64 0 0 1 64 -64H0V64H-76a64 64 0 0 1 -64 -64Z" fill="${c}"/><path d="M140 0a64 64 0 0 0 -64 -64H0V64H76a64 64 0 0 0 64 -64Z" fill="${q}"/><path d="M-92 -34h60" stroke="${p.light}" stroke-width="12" stroke-linecap="round"/></g>`;
  s +=
    cap(r.between(300, 400), 260, r.between(-60, -10), 1.25, p.accent, p.light) +
    cap(r.between(820, 900), 250, r.between(10, 70), 1.5, p.mid, p.near) +
    cap(r.between(560, 640), 440, r.between(-20, 30), 1.7, p.near, p.accent) +
    cap(230, 600, 20, 1, p.mid, p.light) +
    disc(950, 560, 84, p.light) +
    line("M880 560h140", p.near, 9);
  return s + rect(0, 700, 1200, 100, p.near) + person(600, 726, 150, p.light, r, true);
};

/** A syringe longer than the row of those who wait. */
export const syringe: Motif = (p, r) => {
  let s = sky(p, r, { sr: 200, sx: r.between(420, 760), sy: 330, horizon: 660 });
  const drop = p.accent === p.sky ? p.mid : p.accent;
  const body =
    rect(-420, -12, 170, 24, figure(p)) +
    rect(-440, -86, 30, 172, figure(p)) +
    rect(-256, -104, 28, 208, figure(p)) +
    slab(-232, -72, 440, 144, 20, p.near) +
    rect(-214, -54, 404, 108, p.light) +
    rect(-30, -54, 220, 108, drop) +
    rect(-52, -54, 26, 108, p.near) +
    fill("M208 -34L262 -14V14L208 34Z", p.near) +
    line("M260 0H450", figure(p), 9) +
    line("M-150 -54V-14M-96 -54V-26M-42 -54V-14M12 -54V-26M66 -54V-14M120 -54V-26", p.near, 8);
  s += placed(600, 320, r.between(-36, -26), 1.12, body) + disc(1010, 120, 0, drop);
  s += ground(p, 690);
  for (let i = 0; i < 7; i++)
    s += person(
      250 + i * 112,
      730,
      i % 3 === 1 ? 100 : 146,
      i === 4 ? p.accent : walker(p),
      r,
      i === 2,
    );
  return s;
};

/** A bed by a window, at night and by day. */
export const sickBed: Motif = (p, r) => {
  let s = rect(0, 0, 1200, 800, p.mid) + dots(-10, -6, 1240, 700, p.near, 0.08, 0.6);
  const pane = "M330 90H830V400H330Z";
  s +=
    fill(pane, p.sky) +
    clip(
      pane,
      disc(r.between(480, 700), r.between(200, 260), 104, p.sun) + hills(r, 390, 40, p.far).svg,
    ) +
    line(`${pane}M580 90V400M330 245H830`, p.light, 14) +
    rect(310, 400, 540, 24, p.light);
  s +=
    rect(0, 690, 1200, 110, p.near) +
    line("M950 700V180h60", p.near, 12) +
    line("M904 704H996", p.near, 14) +
    slab(976, 196, 70, 116, 18, p.accent === p.mid ? p.light : p.accent) +
    line("M1010 312Q1010 470 880 520", p.light, 6);
  s +=
    line("M270 700V420M860 700V520", p.near, 22) +
    rect(260, 590, 610, 44, p.near) +
    slab(300, 540, 560, 60, 24, p.light);
  s +=
    slab(300, 484, 150, 76, 34, p.light) +
    disc(400, 488, 44, p.near) +
    fill(
      "M440 560Q470 470 600 476Q760 470 850 520L862 596H440Z",
      p.accent === p.mid ? p.far : p.accent,
    );
  return (
    s +
    person(180, 742, 300, p.light, r) +
    disc(300, 704, 20, p.light) +
    disc(846, 704, 20, p.light)
  );
};

/** A microscope, and a person on its stage. */
export const microscope: Motif = (p, r) => {
  let s =
    rect(0, 0, 1200, 800, p.sky) +
    dots(-10, 160, 1240, 660, p.dot, 0.03, 0.76) +
    disc(560, 390, 320, p.sun);
  const dark = figure(p) === p.near ? p.near : p.mid;
  s +=
    ground(p, 716) +
    fill("M420 720Q420 650 500 650H840Q900 650 900 720Z", dark) +
    line("M800 660C900 560 890 340 740 250", dark, 66);
  s += placed(
    690,
    250,
    28,
    1,
    slab(-64, -190, 128, 330, 20, p.mid) +
      clip("M-64 -190H64V140H-64Z", dots(-10, -190, 90, 340, p.near, 0.1, 0.75)) +
      slab(-48, -260, 96, 70, 14, p.near) +
      rect(-74, -70, 148, 30, p.light) +
      slab(-44, 140, 88, 80, 10, p.near) +
      slab(-28, 216, 56, 54, 8, p.accent),
  );
  s +=
    rect(400, 556, 400, 34, dark) +
    rect(430, 540, 220, 16, p.light) +
    disc(818, 540, 56, p.accent) +
    disc(818, 540, 24, p.near);
  return s + person(510, 542, 132, p.near, r) + person(300, 756, 170, walker(p), r);
};
