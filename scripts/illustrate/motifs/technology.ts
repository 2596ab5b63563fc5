import { clip, disc, dots, fill, line, poly, rect, round } from "../draw.ts";
import { hills, type Motif, person, shadow, sky } from "../scene.ts";

export const chipCity: Motif = (p, r) => {
  let s = rect(0, 0, 1200, 800, p.sky) + dots(-10, -6, 1240, 820, p.dot, 0.1, 0.5);
  let t = "";
  for (let i = 0; i < 9; i++) {
    const o = 250 + i * 38,
      b = r.whole(1, 3) * 46;
    t += `M${340 + i * 65} 190V${120 - b + (i % 3) * 20}L${round(340 + i * 65 + r.pick([-40, 0, 40]))} ${round(70 - b)}V-10M${340 + i * 65} 610v${60 + (i % 3) * 16}l${r.pick([-44, 0, 44])} 44V810M300 ${o - 20}H${200 - b}l-40 ${r.pick([-40, 0, 40])}H-10M900 ${o - 20}h${90 + b}l40 ${r.pick([-40, 0, 40])}H1210`;
  }
  s += line(t, p.near, 11) + rect(300, 160, 600, 480, p.near) + rect(336, 196, 528, 408, p.mid);
  for (let y = 0; y < 5; y++)
    for (let x = 0; x < 7; x++) {
      const k = r.whole(0, 5),
        X = 356 + x * 71,
        Y = 214 + y * 76;
      s +=
        k < 2
          ? rect(X, Y, 60, 62, p.near)
          : k < 3
            ? rect(X, Y, 60, 62, p.far)
            : k < 4
              ? rect(X, Y, 60, 28, p.light) + rect(X, Y + 34, 60, 28, p.near)
              : rect(X, Y, 27, 62, p.near) + rect(X + 33, Y, 27, 62, p.accent);
    }
  s += rect(498, 290, 204, 214, p.accent) + person(600, 500, 168, p.near, r);
  return s;
};

export const dish: Motif = (p, r) => {
  let s = sky(p, r, { sun: false });
  const a = r.pick([-1, 1]);
  for (let i = 0; i < 5; i++)
    s += line(
      `M${600 + a * (170 + i * 80)} ${210 - i * 44}A${150 + i * 96} ${150 + i * 96} 0 0 ${a > 0 ? 1 : 0} ${600 + a * (280 + i * 96)} ${430 - i * 6}`,
      i % 2 ? p.accent : p.light,
      18,
    );
  const h = hills(r, 640, 46, p.near);
  s += h.svg;
  s +=
    `<g transform="translate(600 470) scale(${a} 1) rotate(-38)">${fill("M-250 0A250 180 0 0 0 250 0Z", p.mid)}${clip("M-250 0A250 180 0 0 0 250 0Z", dots(-250, 20, 520, 170, p.near, 0.05, 0.85, 15))}<ellipse rx="250" ry="52" fill="${p.light}"/>${line("M-120 0L0 -190L120 0M0 -190V0", p.near, 9)}${disc(0, -194, 22, p.accent)}</g>` +
    fill(
      poly([
        [530, 700],
        [585, 520],
        [625, 520],
        [690, 700],
      ]),
      p.near,
    ) +
    rect(460, 690, 290, 110, p.near);
  return s + person(820, 654, 96, p.light, r);
};

export const serverStreet: Motif = (p, r) => {
  let s = sky(p, r, { sx: 600, sy: 330, sr: 190 });
  const vp = 430;
  const scale = [1, 0.72, 0.5, 0.34, 0.22, 0.14];
  for (let side = -1; side <= 1; side += 2)
    for (let i = 4; i >= 0; i--) {
      const [k = 0, next = 0] = [scale[i], scale[i + 1]],
        X = 600 + side * 640 * k,
        X2 = 600 + side * 640 * next,
        T = vp - 430 * k,
        B = vp + 330 * k,
        T2 = vp - 430 * next,
        B2 = vp + 330 * next;
      s += fill(
        poly([
          [X, T],
          [X2, T2],
          [X2, B2],
          [X, B],
        ]),
        i % 2 ? p.near : p.mid,
      );
      for (let j = 1; j < 9; j++) {
        const u = j / 9;
        s += line(
          `M${round(X - side * 14 * k)} ${round(T + (B - T) * u)}L${round(X2 + side * 10 * k)} ${round(T2 + (B2 - T2) * u)}`,
          r.chance(0.25) ? p.accent : r.chance(0.4) ? p.light : i % 2 ? p.mid : p.near,
          round(13 * k),
        );
      }
    }
  s += fill(
    poly([
      [600 - 92, vp + 46],
      [600 + 92, vp + 46],
      [1240, 800],
      [-40, 800],
    ]),
    p.far,
  );
  return s + shadow(600, 690, 190, p.near) + person(600, 690, 210, p.near, r);
};
