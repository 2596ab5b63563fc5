import { clip, disc, dots, fill, line, placed, rect, round, slab } from "../draw.ts";
import { palettes } from "../palettes.ts";
import { figure, ground, type Motif, person, sky, walker } from "../scene.ts";

export const bookSteps: Motif = (p, r) => {
  let s = sky(p, r, { sr: 150, sx: 860, sy: 220 });
  const cs = [p.mid, p.accent, p.near, p.light, p.far];
  let y = 740;
  s += rect(0, 740, 1200, 60, p.near);
  for (let i = 0; i < 8; i++) {
    const h = r.between(52, 72),
      x = 170 + i * 62 + r.between(-14, 14),
      w = 860 - i * 74,
      cover = cs[i % 5] ?? p.near,
      c = cover === p.sky ? p.near : cover;
    y -= h;
    s +=
      rect(x, y, w, h - 4, c) +
      rect(x + w - 34, y + 7, 34, h - 18, p.light) +
      line(
        `M${round(x + 50)} ${round(y)}v${round(h - 4)}M${round(x + 74)} ${round(y)}v${round(h - 4)}`,
        c === p.light ? p.near : p.light,
        5,
      );
    if (i === 7) s += person(x + w * 0.6, y + 2, 128, p.near, r);
    if (i === 3) s += person(x + 20, y + 2, 96, p.near, r, true);
  }
  return s;
};

export const bookRoof: Motif = (p, r) => {
  let s = sky(p, r, { sr: 160, sx: 600, sy: 200 });
  s +=
    fill(
      "M600 210C480 130 300 130 120 260L150 430C320 330 490 330 600 420C710 330 880 330 1050 430L1080 260C900 130 720 130 600 210Z",
      p.light,
    ) +
    fill("M600 210C720 130 900 130 1080 260L1050 430C880 330 710 330 600 420Z", p.far) +
    line("M600 210V420", p.near, 10) +
    line(
      "M190 290C320 220 460 220 570 280M200 340C330 270 470 270 570 330M1010 290C880 220 740 220 630 280M1000 340C870 270 730 270 630 330",
      p.near,
      8,
    ) +
    line("M116 262L148 436C320 336 490 336 600 428C710 336 880 336 1052 436L1084 262", p.near, 14);
  s += rect(0, 720, 1200, 80, p.near);
  for (let i = 0; i < 5; i++)
    s += rect(270 + i * 150, 380 + Math.abs(i - 2) * 0, 44, 344, i % 2 ? p.mid : p.near);
  for (let i = 0; i < 6; i++)
    s += person(
      250 + i * 150 + r.between(-20, 20),
      736,
      i % 2 ? 96 : 128,
      i === 2 ? p.accent : p.near === palettes.night.near ? p.light : p.near,
      r,
      i === 4,
    );
  return s;
};

/** A blackboard, and the heads before it. */
export const blackboard: Motif = (p, r) => {
  let s = rect(0, 0, 1200, 800, p.sky) + dots(-10, -6, 1240, 700, p.dot, 0.6, 0.04);
  const board = p === palettes.night ? p.mid : p.near;
  s +=
    rect(190, 70, 820, 490, p.accent === p.sky ? p.mid : p.accent) + rect(214, 94, 772, 442, board);
  s +=
    line("M290 460L460 190L570 460Z", p.light, 9) +
    line("M460 190V460", p.sun, 7, 'stroke-dasharray="20 14"');
  s +=
    `<circle cx="730" cy="250" r="${round(r.between(80, 104))}" fill="none" stroke="${p.light}" stroke-width="9"/>` +
    line("M730 250L802 190", p.sun, 8);
  s += line("M640 410h120M640 460h200M790 410h60", p.light, 9) + rect(190, 560, 820, 18, p.light);
  s +=
    person(930, 640, 330, p.mid === board ? p.near : p.mid, r) +
    line("M900 430L800 330", p.light, 9);
  for (let i = 0; i < 8; i++) {
    const x = 90 + i * 148 + (i % 2) * 10,
      y = 690 + (i % 3) * 16;
    s +=
      disc(x, y, 46, i === 3 ? p.accent : p.near) +
      fill(
        `M${x - 84} 820Q${x - 70} ${y + 50} ${x} ${y + 50}Q${x + 70} ${y + 50} ${x + 84} 820Z`,
        i === 3 ? p.accent : p.near,
      );
  }
  return s;
};

/** Pencils as towers. */
export const pencils: Motif = (p, r) => {
  let s = sky(p, r, { sr: 150, sx: r.between(250, 380), sy: 220, horizon: 680 });
  const inks = [p.mid, p.accent, p.near, p.mid, p.accent];
  [220, 380, 540, 720, 890].forEach((x, i) => {
    const top = [300, 150, 240, 60, 210][i] ?? 200,
      c = inks[i] === p.sky ? p.mid : (inks[i] ?? p.mid),
      w = 126;
    const h = top + r.between(-20, 30);
    s +=
      rect(x, h + 130, w, 800, c) +
      rect(x + w * 0.36, h + 130, w * 0.3, 800, c === p.near ? p.mid : p.near) +
      rect(x + w * 0.66, h + 130, w * 0.34, 800, c);
    s +=
      fill(
        `M${x} ${h + 134}L${x + w / 2} ${h}L${x + w} ${h + 134}q${-w / 6} 22 ${-w / 3} 0q${-w / 6} 22 ${-w / 3} 0q${-w / 6} 22 ${-w / 3} 0Z`,
        p.light,
      ) +
      fill(
        `M${x + w * 0.33} ${h + 44}L${x + w / 2} ${h}L${x + w * 0.67} ${h + 44}Z`,
        c === p.light ? p.near : c,
      );
  });
  s +=
    ground(p, 716) +
    line(
      "M664 720L708 330M700 726L744 336M676 640h34M684 560h36M692 480h36M700 400h34",
      p.light,
      8,
    );
  return (
    s +
    person(720, 400, 128, walker(p), r) +
    person(470, 760, 150, walker(p), r, true) +
    person(1080, 756, 130, walker(p), r)
  );
};

/** Caps in the air. */
export const caps: Motif = (p, r) => {
  let s = sky(p, r, { sx: 600, sy: 350, sr: 240, horizon: 640 });
  const cap = (x: number, y: number, turn: number, k: number, colour: string) =>
    placed(
      x,
      y,
      turn,
      k,
      fill("M-60 10V64Q0 96 60 64V10Z", colour === p.near ? p.mid : p.near) +
        fill("M-130 0L0 -56L130 0L0 56Z", colour) +
        line("M0 0Q70 20 92 24V84", p.light === p.sky ? p.sun : p.light, 7) +
        disc(92, 92, 14, p.accent === colour ? p.light : p.accent),
    );
  const dark = figure(p) === p.near ? p.near : p.mid;
  s +=
    cap(600, 200, r.between(-12, 12), 1.5, dark) +
    cap(300, 290, -24, 1, p.mid) +
    cap(900, 260, 22, 1.05, p.accent === p.sky ? p.mid : p.accent) +
    cap(430, 110, 14, 0.72, p.mid) +
    cap(790, 100, -16, 0.76, dark) +
    cap(740, 400, 30, 0.7, p.mid);
  for (let i = 0; i < 13; i++) {
    const x = 50 + i * 94,
      y = 830 + (i % 3) * 10,
      c = i === 6 ? p.light : i % 2 ? p.near : p.mid;
    s +=
      line(
        `M${x - 26} ${y - 150}L${x - 56} ${y - 270}M${x + 26} ${y - 150}L${x + 56} ${y - 270}`,
        c,
        20,
        'stroke-linecap="round"',
      ) + person(x, y, 250, c, r);
  }
  return s;
};

/** A satchel as high as a hill. */
export const satchel: Motif = (p, r) => {
  let s = sky(p, r, { sr: 160, sx: r.between(820, 940), sy: 220, horizon: 660 });
  s += ground(p, 690) + line("M520 170V130q0 -50 80 -50t80 50v40", figure(p), 26);
  s +=
    slab(350, 150, 500, 570, 120, p.mid) +
    clip(
      "M350 270a120 120 0 0 1 120 -120H730a120 120 0 0 1 120 120V720H350Z",
      dots(600, 150, 270, 580, p.near, 0.05, 0.75),
    );
  s += fill(
    "M350 280a130 130 0 0 1 130 -130H720a130 130 0 0 1 130 130V370Q600 460 350 370Z",
    p.accent === p.sky ? p.near : p.accent,
  );
  s += slab(410, 480, 380, 220, 40, p.near) + rect(410, 540, 380, 12, p.light);
  for (const x of [460, 700])
    s +=
      rect(x, 330, 46, 190, p.light) +
      rect(x - 8, 420, 62, 54, p.near) +
      rect(x + 6, 434, 34, 26, p.sun);
  s +=
    slab(290, 470, 80, 230, 36, p.near) +
    slab(830, 470, 80, 230, 36, p.near) +
    rect(850, 430, 16, 60, p.light) +
    rect(876, 410, 16, 80, p.far);
  return (
    s +
    person(600, 752, 160, p.light, r) +
    slab(578, 640, 50, 60, 12, p.accent === p.near ? p.sun : p.accent) +
    person(250, 756, 250, walker(p), r, true)
  );
};
