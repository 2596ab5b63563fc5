// Places that stories of more than one topic come to.
import { clip, cuts, disc, dots, fill, line, poly, rect, round } from "../draw.ts";
import { hills, type Motif, person, sea, sky } from "../scene.ts";

export const ferry: Motif = (p, r) => {
  const y = 500;
  const back = sky(p, r, { sr: 170, sx: r.between(520, 760), sy: 290, horizon: 480 });
  const shore = hills(r, 470, 60, p.far).svg;
  const hull = fill("M240 520H980L930 640H300Z", p.near) + rect(262, 560, 694, 14, p.accent);
  const deck = rect(330, y - 30, 560, 50, p.light) + line(`M330 ${y - 60}H890`, p.near, 6);
  let rails = "";
  for (let x = 340; x < 890; x += 44) rails += line(`M${x} ${y - 60}v34`, p.near, 5);
  const bridge =
    rect(690, y - 160, 150, 104, p.near) +
    [0, 1, 2].map((i) => rect(706 + i * 44, y - 138, 30, 34, p.accent)).join("") +
    line(`M765 ${y - 160}v-90M730 ${y - 220}h70`, p.near, 8);
  const tractor =
    disc(430, y - 44, 34, p.near) +
    disc(430, y - 44, 14, p.accent) +
    disc(516, y - 34, 22, p.near) +
    fill(
      poly([
        [396, y - 60],
        [400, y - 128],
        [452, y - 128],
        [460, y - 88],
        [536, y - 84],
        [538, y - 48],
        [440, y - 48],
      ]),
      p.mid === p.sky ? p.near : p.mid,
    );
  const water = sea(p, r, 500);
  const front = clip(
    "M0 610H1200V800H0Z",
    rect(0, 614, 1200, 200, p.mid) + cuts(-40, 624, 1300, 190, p.light, 25, r),
  );
  return (
    back +
    shore +
    water +
    hull +
    deck +
    rails +
    tractor +
    bridge +
    person(600, y - 26, 108, p.near, r, true) +
    front
  );
};

/** A tram or a bus, by its wire: the vehicle that comes to the people. */
const vehicle =
  (wire: boolean): Motif =>
  (p, r) => {
    const body = p.mid === p.sky ? p.near : p.accent === p.sky ? p.mid : p.accent;
    let s = sky(p, r, { sr: 190, sx: r.between(420, 780), sy: 260 });
    let roofs = "";
    for (let x = -40, i = 0; x < 1240; i++) {
      const w = r.between(110, 190);
      const h = r.between(150, 290);
      roofs += fill(
        poly([
          [x, 640],
          [x, 640 - h],
          [x + w / 2, 640 - h - r.between(40, 90)],
          [x + w, 640 - h],
          [x + w, 640],
        ]),
        i % 2 ? p.far : p.mid,
      );
      for (let k = 0; k < 3; k++)
        if (r.chance(0.6))
          roofs += rect(
            x + 24 + (k % 2) * 44,
            660 - h + k * 46,
            22,
            28,
            r.chance(0.5) ? p.light : p.near,
          );
      x += w;
    }
    s += roofs + rect(0, 640, 1200, 160, p.near);
    if (wire)
      s += line("M-10 250L1210 230", p.near, 5) + line("M560 352L620 242L690 352", p.near, 9);
    s += `<rect x="290" y="350" width="640" height="280" rx="34" fill="${body}"/>`;
    s += rect(290, 540, 640, 16, p.light) + rect(308, 392, 604, 110, p.near);
    for (let i = 0; i < 6; i++) {
      s += rect(322 + i * 98, 402, 84, 90, p.light);
      if (i % 2 === 0)
        s += clip(`M${322 + i * 98} 402h84v90h-84Z`, person(364 + i * 98, 540, 130, p.near, r));
    }
    s += rect(470, 400, 74, 226, p.near) + rect(476, 408, 62, 212, p.light);
    for (const x of [400, 820]) s += disc(x, 634, 46, p.near) + disc(x, 634, 18, p.light);
    s += rect(0, 676, 1200, 8, p.mid) + (wire ? rect(0, 712, 1200, 8, p.mid) : "");
    return (
      s +
      person(1000, 690, 128, p.light, r, true) +
      person(1056, 690, 104, p.accent === p.near ? p.light : p.accent, r)
    );
  };
export const tram = vehicle(true);
export const bus = vehicle(false);

/** A vaulted oven with its fire, and the baker. */
export const oven: Motif = (p, r) => {
  let s = rect(0, 0, 1200, 800, p.near) + dots(-10, -6, 1240, 700, p.mid, 0.6, 0.04);
  s += fill("M170 720V400A430 330 0 0 1 1030 400V720Z", p.mid);
  for (let row = 0; row < 8; row++)
    for (let i = 0; i < 9; i++) {
      const x = 180 + i * 98 + (row % 2 ? 49 : 0);
      const y = 130 + row * 74;
      const inside = ((x - 560) / 400) ** 2 + ((Math.min(y, 400) - 400) / 300) ** 2 < 0.92;
      if (inside) s += rect(x, y, 86, 62, r.chance(0.14) ? p.light : r.chance(0.5) ? p.far : p.mid);
    }
  s += fill("M360 720V470A240 190 0 0 1 840 470V720Z", p.near);
  s += fill("M390 720V480A210 165 0 0 1 810 480V720Z", p.sun);
  s += clip(
    "M390 720V480A210 165 0 0 1 810 480V720Z",
    dots(380, 320, 460, 420, p.accent === p.sun ? p.sky : p.accent, 0.02, 0.85, 18),
  );
  for (let i = 0; i < 3; i++)
    s += `<ellipse cx="${490 + i * 112}" cy="${652 - (i % 2) * 8}" rx="62" ry="34" fill="${p.near}"/>${line(`M${462 + i * 112} 640l16 22M${486 + i * 112} 634l16 22M${510 + i * 112} 634l14 20`, p.light, 5)}`;
  s += rect(0, 716, 1200, 84, p.near) + line("M300 700L660 640", p.light, 12);
  return s + person(270, 752, 216, p.light, r);
};

/** Things that must be opened: a kettle larger than the person who repairs it. */
export const kettle: Motif = (p, r) => {
  let s = sky(p, r, { sun: false, horizon: 800 }) + disc(620, 400, 310, p.sun);
  const body = p.mid === p.sky ? p.near : p.mid;
  s += line("M640 200C700 60 900 90 890 280", p.near, 34);
  s += fill("M440 620L500 260H780L850 620Z", body);
  s += clip("M440 620L500 260H780L850 620Z", dots(640, 240, 240, 400, p.near, 0.05, 0.8));
  s += fill("M500 330L360 250L330 270L470 450Z", body) + rect(486, 246, 308, 26, p.near);
  s +=
    rect(620, 214, 46, 36, p.near) +
    rect(420, 616, 450, 44, p.near) +
    rect(0, 656, 1200, 144, p.near);
  s += disc(640, 640, 17, p.accent) + line("M630 640h20M640 630v20", p.near, 5);
  for (let i = 0; i < 3; i++)
    s += line(
      `M${330 - i * 34} ${228 - i * 30}q-26 -34 0 -62t0 -60`,
      p.light,
      11,
      'stroke-linecap="round"',
    );
  s +=
    line("M230 520L372 664", p.light, 13) +
    line("M196 486L250 540", p.accent, 34, 'stroke-linecap="round"');
  const parts = [960, 1020, 1086]
    .map((x, i) => line(`M${x} ${700 + i * 12}h34v22`, p.light, 9))
    .join("");
  return s + parts + person(250, 700, 190, p.light, r);
};

/** Doors in a row, one of them lit. */
export const doors: Motif = (p, r) => {
  let s = sky(p, r, { sun: false, horizon: 500 });
  const lit = r.whole(2, 4);
  const wall = [p.mid, p.far, p.near];
  for (let i = 0; i < 7; i++) {
    const x = 20 + i * 166;
    const h = r.between(430, 600);
    const colour = wall[i % 3] ?? p.mid;
    s += rect(x, 700 - h, 164, h, i === lit ? p.light : colour);
    s += fill(
      poly([
        [x - 6, 700 - h],
        [x + 82, 700 - h - r.between(50, 110)],
        [x + 170, 700 - h],
      ]),
      p.near,
    );
    for (let k = 0; k < 4; k++)
      for (let j = 0; j < 2; j++) {
        const y = 740 - h + k * 78;
        if (y > 500) continue;
        const open = r.chance(0.35);
        s += rect(x + 28 + j * 66, y, 42, 52, open ? p.accent : i === lit ? p.far : p.near);
        if (!open) s += rect(x + 28 + j * 66, y + 24, 42, 4, i === lit ? p.light : colour);
      }
    s += rect(x + 52, 566, 60, 134, i === lit ? p.accent : p.near);
    s += disc(x + 100, 636, 5, p.light);
  }
  s += rect(0, 696, 1200, 104, p.near);
  const x = 20 + lit * 166 + 82;
  s += fill(
    poly([
      [x - 30, 700],
      [x + 30, 700],
      [x + 130, 800],
      [x - 130, 800],
    ]),
    p.accent,
  );
  return s + person(x, 762, 150, p.near === p.sky ? p.light : p.near, r, true);
};

/** A small boat with a lamp on a flat lagoon, and claws below it. */
export const lagoon: Motif = (p, r) => {
  let s = sky(p, r, { sr: 150, sx: r.between(300, 460), sy: 210, horizon: 380 });
  s += hills(r, 372, 26, p.far).svg + rect(0, 372, 1200, 428, p.mid);
  s += clip("M0 372H1200V520H0Z", cuts(-40, 388, 1300, 130, p.light, 22, r, { max: 0.3 }));
  s += fill("M560 372q190 60 380 -12q-30 100 -90 112H640q-60 -12 -80 -100Z", p.near);
  s += person(720, 412, 138, p.near, r) + line("M640 470L800 250", p.near, 8);
  for (let i = 0; i < 3; i++) s += line(`M${70 + i * 60} 400v-${60 + i * 14}`, p.near, 9);
  const shell = p.accent === p.mid ? p.sun : p.accent;
  const leg = (x: number, y: number, side: number, k: number) =>
    line(
      `M${x} ${y}q${side * 70} ${-34 + k * 30} ${side * 112} ${20 + k * 34}`,
      shell,
      15,
      'stroke-linecap="round"',
    );
  const [cx, cy] = [470, 640];
  for (const side of [-1, 1]) {
    for (let k = 0; k < 3; k++) s += leg(cx + side * 96, cy + 14 + k * 10, side, k);
    s += line(
      `M${cx + side * 96} ${cy - 20}q${side * 90} -20 ${side * 84} -86`,
      shell,
      20,
      'stroke-linecap="round"',
    );
    s += fill(
      `M${cx + side * 180} ${cy - 96}q${side * 74} -6 ${side * 70} -84q${side * -34} 16 ${side * -46} 44q${side * 4} -36 ${side * -30} -56q${side * -34} 52 ${side * 6} 96Z`,
      shell,
    );
  }
  s += `<ellipse cx="${cx}" cy="${cy}" rx="138" ry="74" fill="${shell}"/>`;
  s += clip(
    `M${cx - 138} ${cy}a138 74 0 0 1 276 0a138 74 0 0 1 -276 0Z`,
    dots(cx - 140, cy - 10, 290, 90, p.near, 0.02, 0.7, 14),
  );
  for (const x of [cx - 36, cx + 36])
    s += line(`M${x} ${cy - 62}v-26`, p.near, 7) + disc(x, cy - 92, 11, p.near);
  for (let i = 0; i < 6; i++)
    s += `<ellipse cx="${round(r.between(720, 1130))}" cy="${round(r.between(610, 770))}" rx="30" ry="19" fill="${p.light}"/>`;
  return s;
};
