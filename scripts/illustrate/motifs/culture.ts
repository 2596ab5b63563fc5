import { clip, disc, dots, fill, line, placed, rect, round } from "../draw.ts";
import { hills, type Motif, person, shadow, walker } from "../scene.ts";

/** A curtain opens. */
export const curtain: Motif = (p, r) => {
  let s =
    rect(0, 0, 1200, 800, p.near) +
    fill("M600 -40L930 640H270Z", p.far) +
    clip("M600 -40L930 640H270Z", dots(260, 60, 700, 600, p.near, 0.6, 0.02));
  s +=
    rect(0, 620, 1200, 70, p.light) +
    fill("M270 640a330 52 0 0 1 660 0a330 52 0 0 1 -660 0Z", p.sun);
  const cloth = p.mid;
  for (const side of [1, -1]) {
    let c = "";
    for (let i = 0; i < 5; i++) {
      const x = i * 76,
        w = 80;
      c += fill(
        `M${x} -10H${x + w}Q${x + w - 8 - i * 6} 380 ${x + w - 40 - i * 26} 640H${x - 10 - i * 26}Q${x - i * 6} 380 ${x} -10Z`,
        i % 2 ? p.accent : cloth,
      );
    }
    s += side === 1 ? c : `<g transform="translate(1200 0) scale(-1 1)">${c}</g>`;
  }
  for (let i = 0; i < 10; i++)
    s += fill(`M${i * 120} -10h120v70a60 54 0 0 1 -120 0Z`, i % 2 ? p.accent : cloth);
  s += shadow(600, 640, 200, p.near) + person(600, 644, 230, p.near, r);
  for (let i = 0; i < 11; i++)
    s +=
      disc(40 + i * 112, 742 + (i % 2) * 14, 52, p.near) +
      rect(-10 + i * 112, 770, 104, 60, p.near);
  return s + rect(0, 690, 1200, 14, p.mid);
};

/** A picture on its wall, and who stays before it. */
export const gallery: Motif = (p, r) => {
  let s = rect(0, 0, 1200, 800, p.sky) + dots(-10, -6, 1240, 680, p.dot, 0.06, 0.62);
  const frame = p.accent === p.sky ? p.mid : p.accent;
  s +=
    rect(300, 70, 600, 460, p.near) +
    rect(290, 60, 600, 460, frame) +
    rect(316, 86, 548, 408, p.near) +
    rect(336, 106, 508, 368, p.light);
  const inside = "M336 106H844V474H336Z";
  s += clip(
    inside,
    rect(336, 106, 508, 368, p.far) +
      disc(r.between(460, 700), 230, 92, p.sun === p.far ? p.light : p.sun) +
      placed(0, -300, 0, 1, hills(r, 660, 70, p.mid).svg) +
      placed(0, -270, 0, 1, hills(r, 720, 30, p.near).svg),
  );
  for (const x of [90, 1010])
    s +=
      rect(x - 8, 172, 130, 190, p.near) +
      rect(x - 14, 166, 130, 190, p.mid) +
      rect(x + 2, 182, 98, 158, p.light);
  s +=
    rect(0, 620, 1200, 180, p.near) +
    dots(0, 626, 1200, 60, p.mid, 0.5, 0.05) +
    rect(0, 606, 1200, 14, p.light);
  s +=
    rect(700, 690, 300, 30, p.mid) + rect(730, 716, 22, 60, p.mid) + rect(948, 716, 22, 60, p.mid);
  return (
    s +
    shadow(480, 740, 200, p.mid) +
    person(480, 740, 300, walker(p), r) +
    person(800, 694, 150, p.accent === p.near ? p.light : p.accent, r)
  );
};

/** Keys as a road. */
export const keys: Motif = (p, r) => {
  let s =
    rect(0, 0, 1200, 800, p.sky) +
    dots(-10, -6, 1240, 500, p.dot, 0.72, 0.04) +
    disc(r.between(380, 820), 250, 180, p.sun);
  s += fill("M0 430H1200V470H0Z", p.near) + rect(0, 452, 1200, 348, p.light);
  for (let i = -4; i <= 14; i++) {
    const far = 600 + (i - 5) * 92,
      near = 600 + (i - 5) * 170;
    s += line(`M${far} 456L${near} 810`, p.near, 7);
    if (![0, 3].includes((((i + 4) % 7) + 7) % 7))
      s +=
        fill(
          `M${far - 26} 456H${far + 26}L${round(far + (near - far) * 0.56 + 40)} 656H${round(far + (near - far) * 0.56 - 40)}Z`,
          p.near,
        ) +
        fill(
          `M${far - 14} 456H${far + 6}L${round(far + (near - far) * 0.5 + 6)} 620H${round(far + (near - far) * 0.5 - 22)}Z`,
          p.mid,
        );
  }
  const note = (x: number, y: number, k: number, c: string) =>
    placed(
      x,
      y,
      0,
      k,
      `<ellipse rx="44" ry="31" transform="rotate(-22)" fill="${c}"/>` +
        rect(30, -190, 14, 190, c) +
        fill("M30 -190Q110 -160 100 -80Q90 -130 44 -136Z", c),
    );
  s +=
    note(330, 300, 1, p.mid) +
    note(860, 250, 1.2, p.accent === p.sky ? p.mid : p.accent) +
    note(700, 160, 0.7, p.near);
  return (
    s +
    shadow(600, 740, 180, p.far) +
    person(600, 740, 220, p.accent === p.light ? p.mid : p.accent, r)
  );
};
