import { clip, cuts, disc, dots, fill, line, placed, poly, rect, round, slab } from "../draw.ts";
import { figure, ground, hills, type Motif, person, sea, shadow, sky, walker } from "../scene.ts";

export const litDoor: Motif = (p, r) => {
  let s = rect(0, 0, 1200, 800, p.near) + dots(-10, -6, 1240, 560, p.mid, 0.65, 0.02);
  const x = r.between(520, 680),
    t = 110;
  s +=
    rect(x - 120, t, 240, 480, p.sun) +
    clip(
      `M${x - 120} ${t}h240v480h-240Z`,
      disc(x, t + 330, 130, p.accent === p.sun ? p.sky : p.accent),
    ) +
    fill(
      poly([
        [x - 120, 590],
        [x + 120, 590],
        [x + 520, 800],
        [x - 520, 800],
      ]),
      p.sun,
    ) +
    fill(
      poly([
        [x + 120, t],
        [x + 210, t + 60],
        [x + 210, 640],
        [x + 120, 590],
      ]),
      p.light,
    );
  const n = r.whole(3, 5);
  for (let i = 0; i < n; i++) {
    const y = 640 + i * 30,
      X = x - 120 + i * 74 + r.between(-14, 14),
      h = 120 + i * 20;
    s += shadow(X, y, h, p.mid) + person(X, y, h * (i === 1 ? 0.68 : 1), p.near, r, i % 2 === 0);
  }
  return s;
};

export const passage: Motif = (p, r) => {
  let s = sky(p, r, { sr: 190, sy: 330, horizon: 540 });
  s += sea(p, r, 520, p.mid);
  const X = r.between(520, 660);
  for (let i = 0; i < 13; i++) {
    const d = i - 6,
      x = X + d * 62 + r.between(-6, 6),
      y = 110 + Math.abs(d) * 30 + r.between(-7, 7),
      k = r.between(20, 28);
    s += fill(
      `M${round(x)} ${round(y)}q${-k} ${-k * 1.1} ${round(-k * 2)} ${round(-k * 0.2)}q${k} ${round(-k * 0.1)} ${round(k * 2)} ${round(k * 0.9)}q${k} ${round(-k)} ${round(k * 2)} ${round(-k * 0.9)}q${-k} ${round(-k * 0.9)} ${round(-k * 2)} ${round(k * 0.2)}Z`,
      p.near,
    );
  }
  s += fill(`M${X - 230} 596q230 44 460 0q-40 84 -110 92h-240q-80 -8 -110 -92Z`, p.near);
  for (let i = 0; i < 7; i++)
    s += person(X - 160 + i * 54, 628, i % 3 === 1 ? 76 : 108, i === 3 ? p.accent : p.near, r);
  return (
    s +
    clip(
      "M0 660H1200V800H0Z",
      rect(0, 664, 1200, 200, p.mid) + cuts(-40, 672, 1300, 180, p.light, 25, r),
    )
  );
};

export const ropeBridge: Motif = (p, r) => {
  let s = sky(p, r, { sx: 600, sy: 400, sr: 230 });
  s +=
    fill(
      poly([
        [0, 360],
        [250, 430],
        [310, 800],
        [0, 800],
      ]),
      p.near,
    ) +
    fill(
      poly([
        [1200, 360],
        [950, 430],
        [890, 800],
        [1200, 800],
      ]),
      p.near,
    ) +
    clip(
      "M0 360L250 430L310 800H0ZM1200 360L950 430L890 800H1200Z",
      cuts(0, 400, 1200, 400, p.mid, 30, r, { slant: 0.2 }),
    ) +
    line("M230 440Q600 560 970 440", p.near, 22) +
    line("M230 350Q600 480 970 350", p.near, 7);
  for (let i = 0; i < 18; i++) {
    const t = (i + 0.5) / 18,
      x = 230 + 740 * t,
      y = (1 - t) ** 2 * 350 + 2 * t * (1 - t) * 480 + t * t * 350;
    s += line(`M${round(x)} ${round(y)}v90`, p.near, 4);
  }
  [0.2, 0.32, 0.44, 0.52, 0.68].forEach((t, i) => {
    const y = (1 - t) ** 2 * 440 + 2 * t * (1 - t) * 560 + t * t * 440;
    s += person(
      230 + 740 * t,
      y - 6,
      i === 2 ? 74 : 108,
      i === 3 ? (p.accent === p.sun ? p.mid : p.accent) : p.near,
      r,
      i % 2 === 0,
    );
  });
  return s;
};

/** A suitcase that is a house. */
export const suitcase: Motif = (p, r) => {
  let s = sky(p, r, { sr: 150, sx: r.between(300, 400), sy: 190, horizon: 640 });
  s += ground(p, 690) + line("M500 240V190q0 -50 50 -50h100q50 0 50 50v50", figure(p), 30);
  s +=
    slab(280, 236, 640, 470, 44, p.mid) +
    clip("M280 236H920V706H280Z", dots(280, 380, 660, 330, p.near, 0.02, 0.7));
  s +=
    rect(360, 236, 44, 470, p.near) +
    rect(796, 236, 44, 470, p.near) +
    rect(352, 300, 60, 40, p.accent) +
    rect(788, 300, 60, 40, p.accent);
  for (const [x, y] of [
    [456, 320],
    [560, 320],
    [664, 320],
    [456, 450],
    [664, 450],
  ] as const)
    s +=
      rect(x, y, 76, 92, r.chance(0.35) ? p.accent : p.light) +
      rect(x + 34, y, 8, 92, p.near) +
      rect(x, y + 42, 76, 8, p.near);
  s += rect(556, 470, 88, 236, p.light) + fill("M556 706H644L720 800H480Z", p.light);
  return (
    s +
    person(600, 716, 170, p.near, r, true) +
    person(1010, 752, 170, walker(p), r, true) +
    person(1074, 748, 112, p.accent === p.near ? p.light : p.accent, r)
  );
};

/** A fence, and the gap in it. */
export const fenceGap: Motif = (p, r) => {
  const x = r.between(540, 640);
  let s = sky(p, r, { sx: x, sy: 420, sr: 250, horizon: 660 });
  const dark = figure(p) === p.near ? p.near : p.mid;
  s += hills(r, 610, 30, p.far).svg + ground(p, 680);
  const mesh = (from: number, to: number) => {
    let d = "";
    for (let i = from - 600; i < to; i += 46)
      d += `M${round(i)} 190l560 560M${round(i + 560)} 190l-560 560`;
    return clip(`M${round(from)} 190H${round(to)}V700H${round(from)}Z`, line(d, dark, 5));
  };
  s += mesh(-20, x - 110) + mesh(x + 110, 1220);
  for (const at of [x - 490, x - 300, x - 112, x + 112, x + 300, x + 490])
    s += rect(at - 11, 150, 22, 560, dark) + line(`M${round(at)} 154l34 -60`, dark, 16);
  for (const [a, b] of [
    [-20, x - 112],
    [x + 112, 1220],
  ] as const)
    s += line(`M${round(a)} 190H${round(b)}M${round(a)} 110H${round(b + 20)}`, dark, 7);
  s += fill(
    `M${round(x - 100)} 684H${round(x + 100)}L${round(x + 230)} 800H${round(x - 230)}Z`,
    p.far,
  );
  return s + person(x - 24, 720, 200, p.near, r, true) + person(x + 62, 730, 128, p.near, r);
};

/** Papers that one goes through as through a door. */
export const passport: Motif = (p, r) => {
  let s = sky(p, r, { sr: 130, sx: r.between(880, 960), sy: 200, horizon: 660 });
  s +=
    ground(p, 690) +
    fill("M600 120L960 190V730L600 690Z", p.light) +
    fill("M600 120L240 190V730L600 690Z", p.mid);
  s +=
    clip("M600 120L240 190V730L600 690Z", dots(230, 120, 400, 620, p.near, 0.04, 0.6)) +
    line("M600 120V690", p.near, 9);
  for (let i = 0; i < 12; i++) {
    const a = (Math.PI * i) / 6;
    s += disc(420 + Math.cos(a) * 84, 380 + Math.sin(a) * 100, 15, p.accent);
  }
  s += fill("M350 560L490 540V566L350 588Z", p.accent);
  const ring = (x: number, y: number, colour: string, turn: number) =>
    placed(
      x,
      y,
      turn,
      1,
      `<circle r="66" fill="none" stroke="${colour}" stroke-width="13"/>` +
        rect(-84, -17, 168, 34, colour),
    );
  s += ring(800, 300, p.accent, -18) + ring(860, 460, p.mid, 14);
  s +=
    fill("M640 694V470a66 76 0 0 1 132 8V706Z", p.near) +
    fill("M640 694L772 706L900 800H640Z", p.light);
  return (
    s +
    person(706, 716, 170, p.accent === p.near ? p.light : p.accent, r, true) +
    person(400, 770, 170, p.light, r, true) +
    person(334, 766, 118, p.light, r)
  );
};
