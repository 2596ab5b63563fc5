import { clip, cuts, disc, dots, fill, line, placed, poly, rect } from "../draw.ts";
import { figure, ground, hills, type Motif, person, sea, sky } from "../scene.ts";

export const viaduct: Motif = (p, r) => {
  let s = sky(p, r, { sr: 160 });
  s += hills(r, 560, 110, p.far).svg;
  const y = 400;
  s += rect(-10, y, 1220, 34, p.near);
  for (let i = 0; i < 6; i++) {
    const x = -60 + i * 230;
    s +=
      fill(`M${x} ${y + 30}h230V800h-36V${y + 170}a79 110 0 0 0 -158 0V800h-36Z`, p.near) +
      rect(x + 194, y + 60, 12, 400, p.mid);
  }
  const m = r.chance(0.5);
  s += `<g ${m ? 'transform="translate(1200 0) scale(-1 1)"' : ""}>${fill(`M-10 ${y - 110}H800q130 6 190 72q16 22 -6 38H-10Z`, p.light)}${rect(-10, y - 40, 990, 16, p.accent)}${[0, 1, 2, 3, 4, 5, 6, 7].map((i) => rect(30 + i * 96, y - 92, 66, 36, p.near)).join("")}${fill(`M820 ${y - 92}q60 6 96 36h-96Z`, p.near)}</g>`;
  s += hills(r, 730, 30, p.mid).svg;
  return s + person(r.between(500, 700), 720, 100, p.light, r, true);
};

export const rails: Motif = (p, r) => {
  const v = r.between(480, 720);
  let s = sky(p, r, { sx: v, sy: 330, sr: 170, horizon: 420 });
  s += rect(0, 400, 1200, 400, p.near) + dots(0, 404, 1220, 120, p.mid, 0.7, 0.05);
  for (let t = 0; t < 2; t++) {
    const o = t ? 420 : -40;
    for (let i = 0; i < 13; i++) {
      const k = (i / 12) ** 2.2,
        y = 404 + 396 * k,
        w = 10 + 330 * k,
        x = v + (o - 190) * k * 1.5;
      s += rect(x - w / 2, y, w, 3 + 22 * k, p.mid);
    }
    s +=
      fill(
        poly([
          [v - 2, 402],
          [v + 1, 402],
          [v + (o - 190) * 1.5 - 84, 800],
          [v + (o - 190) * 1.5 - 120, 800],
        ]),
        p.light,
      ) +
      fill(
        poly([
          [v + 1, 402],
          [v + 3, 402],
          [v + (o - 190) * 1.5 + 120, 800],
          [v + (o - 190) * 1.5 + 84, 800],
        ]),
        p.light,
      );
  }
  const x = v > 600 ? 250 : 940;
  s +=
    line(`M${x} 700V150M${x - 90} 240H${x + 90}`, p.near, 16) +
    rect(x - 44, 120, 88, 196, p.near) +
    disc(x, 168, 26, p.accent) +
    disc(x, 232, 26, p.far) +
    disc(x, 286, 14, p.light);
  const q = x < 600 ? x + 80 : x - 80;
  return s + person(q, 640, 150, p.light, r, true);
};

export const cableBridge: Motif = (p, r) => {
  let s = sky(p, r, { sr: 170, sy: 280 });
  s += hills(r, 560, 40, p.far).svg + sea(p, r, 600, p.mid);
  const X = [330, 870],
    y = 520;
  X.forEach((x) => {
    for (let i = 1; i < 11; i++)
      s += line(
        `M${x} ${110 + i * 14}L${x - i * 27} ${y}M${x} ${110 + i * 14}L${x + i * 27} ${y}`,
        p.near,
        4,
      );
    s += fill(
      poly([
        [x - 14, 90],
        [x + 14, 90],
        [x + 34, 700],
        [x - 34, 700],
      ]),
      p.near,
    );
  });
  s += rect(-10, y, 1220, 26, p.near) + rect(-10, y - 14, 1220, 8, p.accent);
  for (let i = 0; i < 5; i++) {
    const x = r.between(40, 1100);
    s += rect(x, y - 44, r.between(60, 120), 32, r.pick([p.light, p.near, p.accent]));
  }
  return (
    s +
    clip(
      "M0 660H1200V800H0Z",
      rect(0, 690, 1200, 110, p.mid) + cuts(-40, 700, 1300, 120, p.light, 24, r),
    ) +
    fill("M520 690h150l-26 34h-98Z", p.near) +
    person(590, 694, 74, p.near, r)
  );
};

/** An airliner over its tower. */
export const airliner: Motif = (p, r) => {
  let s = sky(p, r, { sr: 180, sx: r.between(700, 860), sy: 300, horizon: 660 });
  const dark = figure(p) === p.near ? p.near : p.mid,
    hull = p.light === p.sky ? p.near : p.light;
  s += ground(p, 690) + rect(0, 744, 1200, 10, p.light);
  const tower =
    fill("M214 700L232 420H308L326 700Z", dark) +
    fill("M176 430L196 330H344L364 430Z", dark) +
    fill("M204 404L216 350H324L336 404Z", p.accent === p.sky ? p.light : p.accent) +
    line("M270 330V230", dark, 10);
  s += placed(-70, 60, 0, 0.92, tower);
  const plane =
    fill("M-30 -20L-190 -170H-120L120 -20Z", p.near) +
    fill("M-400 -70L-470 -210H-400L-290 -60Z", p.accent) +
    fill(
      "M-420 -20Q-410 -64 -330 -66H300Q410 -60 450 -6Q410 40 300 44H-240Q-380 34 -420 -20Z",
      hull,
    ) +
    fill("M-400 8Q-340 40 -240 44H300Q400 40 440 6Z", p.mid) +
    fill("M330 -54H372Q404 -40 420 -20H340Z", p.near) +
    Array.from({ length: 13 }, (_, i) => disc(-270 + i * 44, -28, 11, p.near)).join("") +
    fill("M20 10L-150 190H-60L190 16Z", p.near) +
    fill("M-24 110H70q20 24 0 48H-24Z", p.accent) +
    fill("M-390 -20L-480 40H-420L-310 -6Z", p.near);
  s += placed(690, 300, r.between(-22, -14), 1, plane);
  return (
    s +
    person(760, 736, 150, p.light, r, true) +
    person(838, 732, 100, p.accent === p.near ? p.light : p.accent, r)
  );
};
