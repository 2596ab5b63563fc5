import { clip, disc, dots, fill, line, placed, poly, rect, round } from "../draw.ts";
import { figure, ground, type Motif, person, shadow, sky } from "../scene.ts";

/** The earth as large as a hill, and two who meet on it. */
export const globe: Motif = (p, r) => {
  const s = sky(p, r, { sr: 120, sx: r.between(230, 330), sy: 190, horizon: 800 });
  const d = "M210 500a390 390 0 0 1 780 0a390 390 0 0 1 -780 0Z";
  const lands = [
    "M330 300Q420 190 520 230Q560 290 480 340Q500 420 420 440Q350 400 330 300Z",
    "M610 200Q760 170 860 290Q840 360 760 330Q740 420 660 380Q590 320 610 200Z",
    "M520 480Q640 430 700 520Q720 640 620 720Q540 690 520 600Z",
    "M800 470Q900 440 960 520Q900 640 820 600Z",
    "M270 540Q340 500 400 580Q390 700 330 680Z",
  ];
  let earth =
    disc(600, 500, 390, p.mid) +
    clip(
      d,
      placed(r.between(-60, 60), 0, 0, 1, fill(lands.join(""), p.far === p.sky ? p.light : p.far)) +
        dots(620, 110, 400, 800, p.near, 0.05, 0.8),
    );
  earth += line(
    "M600 110V800M600 110Q330 400 400 800M600 110Q870 400 800 800M222 400Q600 300 978 400M214 560Q600 640 986 560",
    p.light,
    5,
  );
  earth +=
    person(540, 124, 120, figure(p), r, true) +
    person(664, 126, 114, p.accent === p.sky ? p.light : p.accent, r);
  return s + placed(18, 72, 0, 0.97, earth) + rect(0, 772, 1200, 28, p.near);
};

/** Poles with flags of nobody in particular. */
export const flagRow: Motif = (p, r) => {
  let s = sky(p, r, { sr: 190, sx: r.between(420, 780), sy: 300, horizon: 640 });
  s += ground(p, 690);
  const inks = [p.accent, p.mid, p.light, p.near, p.accent, p.mid].map((c) =>
    c === p.sky ? p.near : c,
  );
  for (let i = 0; i < 6; i++) {
    const k = 1 - i * 0.11,
      x = 180 + i * 158 - i * i * 4,
      top = 700 - 610 * k,
      w = 190 * k,
      h = 118 * k;
    s += rect(x - 7 * k, top, 14 * k, 700 - top, figure(p)) + disc(x, top, 13 * k, p.sun);
    s += fill(
      `M${round(x)} ${round(top + 12)}q${round(w * 0.3)} -24 ${round(w * 0.55)} 0t${round(w * 0.45)} 4v${round(h)}q${round(-w * 0.2)} 20 ${round(-w * 0.45)} 0t${round(-w * 0.55)} -4Z`,
      inks[i] ?? p.mid,
    );
  }
  for (let i = 0; i < 3; i++)
    s += rect(120 - i * 30, 690 + i * 32, 960 + i * 60, 32, i % 2 ? p.mid : p.far);
  return s + shadow(600, 740, 150, p.near) + person(600, 740, 176, p.light, r, true);
};

/** A compass, and who asks it the way. */
export const compass: Motif = (p, r) => {
  let s = rect(0, 0, 1200, 800, p.sky) + dots(-10, -6, 1240, 820, p.dot, 0.06, 0.7);
  s +=
    disc(600, 390, 352, p.near) +
    disc(600, 390, 318, p.light) +
    disc(600, 390, 224, p.far === p.light ? p.sky : p.far);
  let ticks = "";
  for (let i = 0; i < 32; i++) {
    const a = (Math.PI * i) / 16,
      long = i % 4 ? 286 : 262;
    ticks += `M${round(600 + Math.cos(a) * 310)} ${round(390 + Math.sin(a) * 310)}L${round(600 + Math.cos(a) * long)} ${round(390 + Math.sin(a) * long)}`;
  }
  s += line(ticks, p.near, 7);
  const ray = (long: number, wide: number, one: string, two: string) =>
    fill(
      poly([
        [0, -long],
        [wide, -wide],
        [0, 0],
      ]),
      one,
    ) +
    fill(
      poly([
        [0, -long],
        [-wide, -wide],
        [0, 0],
      ]),
      two,
    );
  const turn = r.between(8, 38);
  for (let i = 0; i < 4; i++) s += placed(600, 390, 45 + i * 90, 1, ray(190, 36, p.near, p.mid));
  for (let i = 0; i < 4; i++) s += placed(600, 390, i * 90, 1, ray(250, 50, p.mid, p.near));
  s +=
    placed(
      600,
      390,
      turn,
      1,
      fill("M0 -276L34 0H-34Z", p.accent === p.light ? p.sun : p.accent) +
        fill("M0 200L34 0H-34Z", p.light),
    ) + disc(600, 390, 30, p.near);
  return (
    s +
    rect(0, 730, 1200, 70, p.near) +
    person(960, 764, 190, figure(p) === p.near ? p.near : p.light, r, true)
  );
};
