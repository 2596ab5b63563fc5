import { clip, disc, dots, fill, line, oval, placed, poly, rect, round, slab } from "../draw.ts";
import { palettes } from "../palettes.ts";
import { flag, ground, type Motif, person, shadow, sky } from "../scene.ts";

export const hemicycle: Motif = (p, r) => {
  let s = rect(0, 0, 1200, 800, p.sky) + dots(-10, -6, 1240, 520, p.dot, 0.7, 0.02);
  const cx = 600,
    cy = 690,
    lead = r.between(0.15, 0.75),
    span = r.between(0.12, 0.24);
  s += fill(`M${cx - 560} ${cy}A560 560 0 0 1 ${cx + 560} ${cy}Z`, p.near);
  for (let k = 0; k < 6; k++) {
    const R = 210 + k * 60,
      n = 11 + k * 4;
    for (let i = 0; i <= n; i++) {
      const t = i / n,
        a = Math.PI * (0.03 + 0.94 * t),
        x = cx - Math.cos(a) * R,
        y = cy - Math.sin(a) * R;
      const hot = t > lead && t < lead + span;
      s += `<rect x="${round(x - 12)}" y="${round(y - 15)}" width="24" height="30" rx="9" fill="${hot ? p.accent : r.chance(0.1) ? p.light : p.mid}" transform="rotate(${round(90 - (a * 180) / Math.PI) * -1} ${round(x)} ${round(y)})"/>`;
    }
  }
  s +=
    rect(0, cy, 1200, 110, p.near === palettes.night.near ? p.far : p.mid) +
    fill(
      poly([
        [cx - 96, cy + 16],
        [cx + 96, cy + 16],
        [cx + 70, cy - 60],
        [cx - 70, cy - 60],
      ]),
      p.light,
    ) +
    person(cx, cy - 44, 118, p === palettes.noon ? p.light : p.accent, r) +
    rect(cx - 78, cy - 66, 156, 18, p.accent);
  return s;
};

export const houseOfFlags: Motif = (p, r) => {
  let s = sky(p, r, { sx: r.between(420, 780), sy: 250, sr: 190 });
  s +=
    fill(
      poly([
        [210, 330],
        [600, 170],
        [990, 330],
      ]),
      p.near,
    ) +
    fill(
      poly([
        [330, 316],
        [600, 206],
        [870, 316],
      ]),
      p.mid,
    ) +
    disc(600, 274, 26, p.accent) +
    rect(210, 330, 780, 40, p.light) +
    rect(230, 370, 740, 250, p.near);
  for (let i = 0; i < 7; i++) {
    const x = 258 + i * 104;
    s +=
      rect(x, 376, 58, 240, p.light) +
      rect(x + 34, 376, 24, 240, p.far) +
      rect(x - 8, 372, 74, 16, p.light);
  }
  for (let i = 0; i < 4; i++)
    s += rect(190 - i * 46, 618 + i * 26, 820 + i * 92, 27, i % 2 ? p.light : p.far);
  s += rect(0, 722, 1200, 80, p.near);
  [110, 200, 1010, 1100].forEach((x, i) => {
    s += flag(x - 30, 722, r.between(330, 400), i % 2 ? p.mid : p.accent, p.near);
  });
  const q = r.between(420, 700);
  return (
    s +
    shadow(q, 700, 96, p.near) +
    person(q, 706, 104, p.near, r, true) +
    person(q + 64, 706, 96, p.near, r)
  );
};

export const ballot: Motif = (p, r) => {
  let s = sky(p, r, { sun: false, horizon: 620 });
  const cx = r.between(520, 640);
  s +=
    rect(0, 620, 1200, 180, p.near) +
    dots(0, 628, 1200, 60, p.mid, 0.6, 0.1) +
    fill(
      poly([
        [cx - 270, 330],
        [cx + 190, 330],
        [cx + 190, 700],
        [cx - 270, 700],
      ]),
      p.mid,
    ) +
    fill(
      poly([
        [cx + 190, 330],
        [cx + 320, 270],
        [cx + 320, 630],
        [cx + 190, 700],
      ]),
      p.near,
    ) +
    fill(
      poly([
        [cx - 270, 330],
        [cx - 130, 270],
        [cx + 320, 270],
        [cx + 190, 330],
      ]),
      p.light,
    ) +
    fill(
      poly([
        [cx - 150, 312],
        [cx + 130, 312],
        [cx + 158, 296],
        [cx - 120, 296],
      ]),
      p.near,
    );
  s += `<g transform="rotate(${round(r.between(-9, 9))} ${cx} 200)">${rect(cx - 120, 60, 240, 244, p.light)}${rect(cx - 92, 100, 150, 14, p.near)}${rect(cx - 92, 134, 184, 14, p.near)}${rect(cx - 92, 168, 120, 14, p.near)}${line(`M${cx + 40} 236l24 26 42-58`, p.accent === p.sky ? p.mid : p.accent, 16)}</g>`;
  s += disc(cx - 40, 500, 78, p.accent) + line(`M${cx - 78} 502l30 32 52-74`, p.near, 20);
  for (let i = 0; i < 5; i++)
    s += person(cx + 300 + i * 58, 728 - (i % 2) * 6, 122 - i * 4, i === 2 ? p.accent : p.light, r);
  return s;
};

/** A speaker before microphones larger than they are. */
export const microphones: Motif = (p, r) => {
  let s = sky(p, r, { sx: 600, sy: 290, sr: 230, horizon: 640 });
  s += ground(p, 690) + person(600, 400, 190, p.near, r);
  s += fill("M500 720L530 380H670L700 720Z", p.mid) + rect(512, 366, 176, 26, p.light);
  const five = [
    [40, 820, 300, 430, -42, p.mid],
    [1160, 820, 900, 430, 42, p.mid],
    [250, 830, 420, 560, -30, p.near],
    [950, 830, 780, 560, 30, p.near],
    [600, 840, 600, 610, 0, p.accent],
  ] as const;
  for (const [x0, y0, x, y, turn, colour] of five) {
    const head = "M-58 20V-60a58 58 0 0 1 116 0V20Z";
    s += line(`M${x0} ${y0}L${x} ${y}`, p.near, 34);
    s += placed(
      x,
      y,
      turn,
      1.15,
      fill(head, colour) +
        clip(head, dots(-70, -120, 140, 140, colour === p.near ? p.mid : p.near, 0.1, 0.75, 15)) +
        rect(-66, 14, 132, 24, p.light),
    );
  }
  return s;
};

/** A table from above, and one who stands where nobody sits. */
export const roundTable: Motif = (p, r) => {
  let s = rect(0, 0, 1200, 800, p.sky) + dots(-10, -6, 1240, 820, p.dot, 0.06, 0.72);
  const seats = 18;
  const empty = r.whole(3, 6);
  const chair = (i: number) => {
    const a = (Math.PI * 2 * i) / seats - Math.PI / 2;
    const [x, y] = [600 + Math.cos(a) * 500, 395 + Math.sin(a) * 320];
    return placed(
      x,
      y,
      (Math.atan2(Math.sin(a) * 320, Math.cos(a) * 500) * 180) / Math.PI + 90,
      1,
      slab(-44, -34, 88, 62, 22, i === empty ? p.accent : p.near),
    );
  };
  for (let i = 0; i < seats; i++) s += chair(i);
  s += oval(600, 410, 440, 268, p.near) + oval(600, 392, 440, 268, p.mid);
  for (let i = 0; i < seats; i++) {
    const a = (Math.PI * 2 * i) / seats - Math.PI / 2;
    const [x, y] = [600 + Math.cos(a) * 372, 392 + Math.sin(a) * 216];
    s += placed(
      x,
      y,
      r.between(-14, 14),
      1,
      i % 3
        ? rect(-24, -15, 48, 30, p.light)
        : rect(-24, -15, 48, 30, p.light) + rect(-14, -7, 28, 5, p.near),
    );
  }
  s += oval(600, 392, 300, 158, p.near) + oval(600, 404, 300, 148, p.far);
  return s + shadow(600, 456, 150, p.near) + person(600, 456, 176, p.light, r, true);
};

/** A march: boards above heads. */
export const placards: Motif = (p, r) => {
  let s = sky(p, r, { sx: r.between(460, 740), sy: 330, sr: 230, horizon: 620 });
  const board = (x: number, y: number, w: number, h: number, turn: number, colour: string) => {
    const mark = colour === p.light ? p.near : p.light;
    return placed(
      x,
      y,
      turn,
      1,
      rect(-8, 0, 16, 420, p.near) +
        rect(-w / 2, -h / 2, w, h, colour) +
        rect(-w * 0.36, -h * 0.26, w * 0.72, h * 0.14, mark) +
        rect(-w * 0.36, -h * 0.02, w * 0.5, h * 0.14, mark),
    );
  };
  s += board(250, 400, 190, 130, -9, p.mid) + board(930, 380, 200, 140, 8, p.mid);
  s += board(440, 300, 220, 150, r.between(-8, -2), p.light);
  for (let i = 0; i < 15; i++) s += person(60 + i * 78, 760 + (i % 2) * 14, 210, p.mid, r);
  s += board(690, 250, 320, 220, r.between(2, 8), p.accent);
  for (let i = 0; i < 13; i++) s += person(30 + i * 95, 840 + (i % 3) * 12, 250, p.near, r);
  return s + person(560, 846, 262, p.light, r);
};
