import { clip, disc, dots, fill, line, rect, round } from "../draw.ts";
import { hills, type Motif, person, sky } from "../scene.ts";

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
