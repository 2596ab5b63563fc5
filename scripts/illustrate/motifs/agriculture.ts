import { clip, cuts, disc, dots, fill, line, type Point, poly, rect, round } from "../draw.ts";
import { ground, hills, type Motif, person, sky, walker } from "../scene.ts";

export const furrows: Motif = (p, r) => {
  let s = sky(p, r, { sr: 150, sy: 250, horizon: 420 });
  const v = r.between(420, 780),
    y = 400;
  s += hills(r, 420, 40, p.far).svg + rect(0, y + 12, 1200, 400, p.mid);
  for (let i = -12; i <= 12; i++) {
    const a = v + i * 12,
      b = v + i * 150;
    s += fill(
      poly([
        [a, y + 12],
        [a + 4, y + 12],
        [b + 78, 800],
        [b, 800],
      ]),
      i % 3 === 0 ? p.accent : p.near,
    );
  }
  const x = v > 600 ? 300 : 840;
  s +=
    fill(
      poly([
        [x - 74, y + 40],
        [x - 74, y - 40],
        [x, y - 96],
        [x + 74, y - 40],
        [x + 74, y + 40],
      ]),
      p.near,
    ) + rect(x - 22, y - 20, 44, 60, p.accent);
  [x + 130, x + 172, x + 206].forEach((q, i) => {
    s +=
      line(`M${q} ${y + 40}v-70`, p.near, 8) +
      `<ellipse cx="${q}" cy="${y - 60 - i * 8}" rx="${24 - i * 2}" ry="${62 - i * 8}" fill="${p.near}"/>`;
  });
  const q = x === 300 ? 850 : 360;
  return s + person(q, 620, 150, p.light, r);
};

export const wheat: Motif = (p, r) => {
  let s = sky(p, r, { sr: 210, sx: 600, sy: 330 });
  s += hills(r, 600, 60, p.far).svg + hills(r, 680, 40, p.mid).svg;
  for (let i = 0; i < 9; i++) {
    const x = 120 + i * 122 + r.between(-30, 30),
      h = r.between(380, 640),
      b = r.between(-60, 60),
      c = i % 3 === 1 ? p.near : i % 3 ? p.accent : p.light;
    s += line(
      `M${round(x)} 810Q${round(x)} ${round(810 - h * 0.6)} ${round(x + b)} ${round(810 - h)}`,
      c,
      9,
    );
    for (let k = 0; k < 7; k++) {
      const t = k / 7,
        X = x + b * (1 - t * 0.25),
        Y = 810 - h + k * 30;
      s += `<ellipse cx="${round(X - 17)}" cy="${round(Y)}" rx="11" ry="25" fill="${c}" transform="rotate(-28 ${round(X - 17)} ${round(Y)})"/><ellipse cx="${round(X + 17)}" cy="${round(Y)}" rx="11" ry="25" fill="${c}" transform="rotate(28 ${round(X + 17)} ${round(Y)})"/>`;
    }
  }
  return s + person(r.between(520, 700), 690, 120, p.near, r);
};

export const tractor: Motif = (p, r) => {
  let s = sky(p, r, { sr: 220, sx: r.between(480, 720), sy: 360 });
  const h = hills(r, 600, 36, p.near);
  const x = r.between(420, 560),
    y = 590;
  s +=
    h.svg +
    clip(h.d, cuts(-20, 620, 1240, 190, p.mid, 28, r, { slant: 0.05 })) +
    disc(x, y - 70, 92, p.near) +
    disc(x, y - 70, 48, p.accent) +
    disc(x, y - 70, 16, p.near) +
    disc(x + 250, y - 42, 58, p.near) +
    disc(x + 250, y - 42, 26, p.accent) +
    fill(
      poly([
        [x - 20, y - 120],
        [x - 10, y - 300],
        [x + 120, y - 300],
        [x + 140, y - 190],
        [x + 300, y - 180],
        [x + 310, y - 80],
        [x + 90, y - 80],
      ]),
      p.mid === p.sky ? p.near : p.mid,
    ) +
    fill(
      poly([
        [x + 8, y - 196],
        [x + 14, y - 280],
        [x + 104, y - 280],
        [x + 120, y - 196],
      ]),
      p.light,
    ) +
    person(x + 60, y - 190, 84, p.near) +
    line(`M${x + 236} ${y - 184}v-90`, p.near, 12) +
    rect(x - 32, y - 320, 176, 22, p.near);
  for (let i = 0; i < 4; i++) s += disc(x + 244 - i * 26, y - 300 - i * 44, 16 + i * 9, p.light);
  return s;
};

export const oliveTree: Motif = (p, r) => {
  const crown = p.mid === p.sky ? p.near : p.mid;
  let s = sky(p, r, { sr: 190, sx: r.between(760, 880), sy: 270, horizon: 560 });
  s += hills(r, 540, 60, p.far).svg + hills(r, 640, 24, p.near).svg;
  s += fill(
    "M500 670C560 600 520 520 470 440L530 420C560 470 590 480 600 500C620 470 660 450 690 400L740 430C700 500 650 540 660 670Z",
    p.near,
  );
  s += line("M560 640C590 580 570 540 556 500M620 650C612 600 624 560 650 530", p.far, 8);
  const blobs: Point[] = [
    [400, 360],
    [500, 260],
    [620, 210],
    [740, 290],
    [800, 390],
    [560, 360],
    [680, 370],
    [460, 420],
  ];
  for (const [x, y] of blobs) s += disc(x, y, 96, crown);
  s += clip(
    blobs.map(([x, y]) => `M${x - 96} ${y}a96 96 0 0 1 192 0a96 96 0 0 1 -192 0Z`).join(""),
    dots(300, 220, 600, 300, p.near, 0.02, 0.75),
  );
  for (let i = 0; i < 26; i++) {
    const [x, y] = r.pick(blobs);
    s += `<ellipse cx="${round(x + r.between(-74, 74))}" cy="${round(y + r.between(-70, 74))}" rx="11" ry="16" fill="${r.chance(0.7) ? p.accent : p.light}"/>`;
  }
  s += fill("M300 676Q600 640 900 676L1010 752Q600 716 190 752Z", p.light);
  for (let i = 0; i < 30; i++)
    s += `<ellipse cx="${round(r.between(320, 900))}" cy="${round(r.between(676, 726))}" rx="12" ry="8" fill="${r.chance(0.5) ? p.accent : p.near}"/>`;
  return s + line("M318 560L470 330", p.near, 9) + person(290, 720, 180, p.near, r);
};

/** Green under glass. */
export const greenhouse: Motif = (p, r) => {
  let s = sky(p, r, { sr: 140, sx: r.between(300, 420), sy: 180, horizon: 600 });
  s += hills(r, 560, 50, p.far).svg + ground(p, 650);
  const arch = "M210 700V400Q210 190 600 190Q990 190 990 400V700Z";
  s += fill(arch, p.light) + clip(arch, dots(210, 180, 800, 330, p.far, 0.5, 0.05));
  for (let i = 0; i < 9; i++) {
    const x = 262 + i * 84,
      h = r.between(90, 190),
      c = i % 3 === 1 ? p.near : p.mid;
    s += line(`M${x} 660V${round(650 - h)}`, c, 9);
    for (let k = 0; k < 4; k++) {
      const y = 640 - h + k * 42;
      s += fill(
        `M${x} ${round(y)}q-50 -8 -56 -48q46 4 56 48ZM${x} ${round(y)}q50 -8 56 -48q-46 4 -56 48Z`,
        c,
      );
    }
    if (r.chance(0.6))
      s +=
        disc(x + 16, 640 - h + 52, 14, p.accent === p.light ? p.sun : p.accent) +
        disc(x - 18, 640 - h + 84, 12, p.accent);
  }
  s +=
    line(arch, p.near, 16) +
    line("M405 214V700M795 214V700M600 190V640M210 400H990", p.near, 8) +
    rect(210, 640, 780, 66, p.near);
  return (
    s +
    person(600, 716, 200, p.accent === p.near ? p.light : p.accent, r) +
    fill("M640 616h56v48h-56ZM696 624l36 -22v12l-36 30Z", p.light)
  );
};

/** A cow on its hill. */
export const cow: Motif = (p, r) => {
  let s = sky(p, r, { sr: 210, sx: r.between(480, 720), sy: 300, horizon: 620 });
  const h = hills(r, 660, 30, p.mid),
    hide = p.light === p.sky ? p.near : p.light;
  s += hills(r, 580, 60, p.far).svg + h.svg + clip(h.d, dots(0, 600, 1220, 210, p.near, 0.02, 0.8));
  for (const x of [392, 470, 716, 786])
    s +=
      fill(
        `M${x - 30} 480H${x + 34}L${x + 24} 690H${x - 16}Z`,
        x === 470 || x === 716 ? p.near : hide,
      ) + rect(x - 18, 676, 44, 22, p.near);
  s += fill(
    "M336 330Q340 290 400 284H790Q850 286 856 340V500Q850 546 790 548H640Q600 580 560 548H400Q340 546 336 490Z",
    hide,
  );
  const body =
    "M336 330Q340 290 400 284H790Q850 286 856 340V500Q850 546 790 548H400Q340 546 336 490Z";
  s += clip(
    body,
    fill(
      "M420 270Q520 330 470 420Q400 460 370 400Q360 300 420 270ZM640 300Q760 270 800 360Q780 470 690 440Q610 400 640 300ZM560 470Q640 450 650 560H520Q520 490 560 470Z",
      p.near,
    ),
  );
  s += line("M342 330Q280 340 286 470", hide, 15) + disc(286, 486, 22, p.near);
  s +=
    fill("M800 300L880 190Q930 160 980 190L1000 300Q1000 380 960 400H900Q830 380 800 300Z", hide) +
    fill(
      "M904 330H1000Q1004 396 960 404H910Q880 380 904 330Z",
      p.accent === p.sky ? p.sun : p.accent,
    ) +
    disc(930, 370, 9, p.near) +
    disc(974, 370, 9, p.near) +
    disc(912, 262, 12, p.near) +
    disc(976, 258, 12, p.near);
  s +=
    fill(
      "M890 200Q830 180 806 220Q850 250 896 226ZM976 196Q1030 170 1056 206Q1020 240 974 222Z",
      p.near,
    ) + line("M900 186Q890 140 916 124M964 184Q980 140 954 122", p.near, 13);
  return s + person(210, 720, 210, walker(p), r) + line("M246 620L246 730", p.near, 8);
};
