import { clip, disc, dots, fill, line, placed, poly, rect, round, slab } from "../draw.ts";
import { palettes } from "../palettes.ts";
import { figure, ground, hills, type Motif, person, shadow, sky, walker } from "../scene.ts";

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

/** A telephone as a gate. */
export const phoneGate: Motif = (p, r) => {
  let s = sky(p, r, { sun: false, horizon: 640 }) + disc(r.between(330, 420), 250, 130, p.sun);
  s += ground(p, 640) + fill("M450 640H750L960 800H240Z", p.far);
  s += slab(410, 50, 380, 640, 46, p.near) + slab(434, 82, 332, 576, 26, p.light);
  const colours = [p.mid, p.accent, p.far, p.near];
  for (let y = 0; y < 3; y++)
    for (let x = 0; x < 3; x++)
      s += slab(464 + x * 96, 116 + y * 96, 78, 78, 18, colours[r.whole(0, 3)] ?? p.mid);
  s += fill("M520 690V520a80 80 0 0 1 160 0V690Z", p.accent === p.light ? p.mid : p.accent);
  return (
    s +
    person(600, 690, 150, p.near, r) +
    shadow(880, 740, 150, p.mid) +
    person(880, 740, 156, walker(p), r, true)
  );
};

/** A machine's arm that offers something to a person. */
export const robotArm: Motif = (p, r) => {
  let s = sky(p, r, { sx: 720, sy: 330, sr: 230, horizon: 660 });
  s += ground(p, 680);
  s += fill("M170 690L210 590H410L450 690Z", p.near) + rect(236, 540, 148, 60, p.mid);
  s += line("M310 540L250 290L560 150L740 260", figure(p), 84, 'stroke-linejoin="round"');
  s += line("M310 540L250 290L560 150L740 260", p.mid, 62, 'stroke-linejoin="round"');
  for (const [x, y, big] of [
    [310, 540, 62],
    [250, 290, 66],
    [560, 150, 56],
  ] as const)
    s += disc(x, y, big, p.near) + disc(x, y, big * 0.42, p.accent);
  s += placed(
    750,
    268,
    r.between(-6, 6),
    1,
    rect(-52, -20, 104, 40, p.near) +
      line("M-40 14L-62 96L-26 150M40 14L62 96L26 150", p.near, 24) +
      disc(0, 138, 44, p.accent === p.sun ? p.light : p.accent),
  );
  return s + shadow(760, 720, 190, p.mid) + person(760, 720, 220, p.light, r);
};

/** A satellite above the curve of the earth. */
export const satellite: Motif = (p, r) => {
  let s = sky(p, r, { sun: p === palettes.night, sx: 960, sy: 170, sr: 90, horizon: 800 });
  const globe = "M40 1050a560 560 0 0 1 1120 0Z";
  s +=
    disc(600, 1050, 560, p.mid) +
    clip(
      globe,
      dots(40, 480, 1140, 330, p.near, 0.02, 0.85) +
        line(
          "M600 490V800M600 490Q420 600 380 800M600 490Q780 600 820 800M100 640Q600 540 1100 640",
          p.light,
          5,
        ),
    );
  const body =
    rect(-330, -62, 230, 124, p.near) +
    rect(100, -62, 230, 124, p.near) +
    line(
      "M-272 -62V62M-215 -62V62M-158 -62V62M-330 0H-100M158 -62V62M215 -62V62M272 -62V62M100 0H330",
      p.light,
      5,
    ) +
    line("M-100 0H100", p.light, 12) +
    rect(-66, -84, 132, 168, p.accent) +
    rect(-66, -84, 44, 168, p.light) +
    line("M0 84V120", p.light, 10) +
    fill("M-58 118Q0 176 58 118Z", p.light);
  s += placed(590, 220, r.between(-24, -12), 1.12, body);
  for (let i = 0; i < 3; i++)
    s += line(
      `M${600 - 40 - i * 34} ${392 - i * -26}q${40 + i * 34} ${30 + i * 10} ${80 + i * 68} 0`,
      p.accent === p.sky ? p.light : p.accent,
      10,
    );
  return s + person(600, 496, 110, figure(p), r);
};
