import { clip, cuts, disc, dots, fill, line, placed, rect } from "../draw.ts";
import { palettes } from "../palettes.ts";
import { figure, ground, type Motif, person, sea, sky, walker } from "../scene.ts";

export const containerShip: Motif = (p, r) => {
  let s = sky(p, r, { sr: 170, sy: 270 });
  s += sea(p, r, 590, p.mid);
  const cs = [p.accent, p.light, p.far, p.mid === p.sky ? p.near : p.mid, p.accent];
  for (let x = 0; x < 8; x++) {
    const n = r.whole(2, 5);
    for (let y = 0; y < n; y++) {
      const c = r.pick(cs);
      s +=
        rect(220 + x * 88, 470 - y * 50, 84, 46, c) +
        line(
          `M${238 + x * 88} ${474 - y * 50}v38M${256 + x * 88} ${474 - y * 50}v38M${274 + x * 88} ${474 - y * 50}v38`,
          p.near,
          3,
        );
    }
  }
  s +=
    rect(934, 290, 96, 230, p.light) +
    rect(946, 310, 72, 18, p.near) +
    rect(946, 350, 72, 12, p.far) +
    rect(946, 380, 72, 12, p.far) +
    rect(966, 220, 34, 70, p.accent) +
    fill("M120 516H1080L1050 660H230Z", p.near) +
    rect(188, 560, 872, 14, p.accent) +
    person(1000, 290, 64, p.near, r);
  return (
    s +
    clip(
      "M0 640H1200V800H0Z",
      rect(0, 640, 1200, 200, p.mid) + cuts(-40, 650, 1300, 180, p.light, 26, r),
    )
  );
};

export const cranes: Motif = (p, r) => {
  let s = sky(p, r, { sr: 150 });
  const k = r.whole(2, 3);
  for (let i = 0; i < k; i++) {
    const x = 190 + i * (900 / k) + r.between(-20, 40),
      h = r.between(440, 520),
      y = 690 - h;
    s +=
      line(
        `M${x} 690V${y}M${x + 130} 690V${y}M${x} ${690 - 150}H${x + 130}M${x} 690L${x + 130} 540M${x} 540L${x + 130} ${y + 60}M${x - 120} ${y + 60}H${x + 330}M${x + 60} ${y + 60}V${y - 90}M${x + 60} ${y - 90}L${x + 330} ${y + 60}M${x + 60} ${y - 90}L${x - 120} ${y + 60}`,
        p.near,
        14,
      ) +
      rect(x + 190, y + 70, 50, 26, p.near) +
      line(`M${x + 200} ${y + 90}v110M${x + 230} ${y + 90}v110`, p.near, 4) +
      rect(x + 168, y + 200, 96, 50, p.accent);
  }
  const cs = [p.accent, p.mid, p.light, p.far];
  s += rect(0, 690, 1200, 110, p.near);
  for (let x = 0; x < 10; x++) {
    const n = r.whole(0, 3);
    for (let y = 0; y < n; y++) s += rect(20 + x * 118, 642 - y * 50, 112, 46, r.pick(cs));
  }
  return s + person(r.between(300, 800), 737, 48, p.light, r, true);
};

/** A lorry at the bar of a border. */
export const lorry: Motif = (p, r) => {
  let s = sky(p, r, { sr: 170, sx: r.between(380, 520), sy: 230, horizon: 620 });
  s += ground(p, 650) + rect(0, 726, 1200, 12, p.light);
  s +=
    rect(150, 250, 520, 330, p.light) +
    rect(150, 250, 520, 60, p.accent) +
    rect(150, 520, 520, 60, p.near);
  s += line("M280 320V510M410 320V510M540 320V510", p.far, 9);
  s +=
    fill("M684 580V330H800Q850 334 870 400L890 470V580Z", p.mid) +
    fill("M720 362H792Q826 366 840 410L852 456H720Z", p.light) +
    rect(150, 572, 750, 26, p.near) +
    rect(876, 500, 26, 34, p.accent);
  for (const x of [240, 350, 560, 800]) s += disc(x, 606, 62, p.near) + disc(x, 606, 25, p.light);
  s +=
    rect(960, 470, 36, 190, p.accent) +
    placed(
      978,
      486,
      48 + r.between(0, 8),
      1,
      rect(-480, -15, 480, 30, p.light) +
        [0, 1, 2].map((i) => rect(-440 + i * 150, -15, 76, 30, p.accent)).join(""),
    );
  return s + person(1056, 690, 170, p === palettes.night ? p.light : p.near, r);
};

/** More parcels than one can carry. */
export const parcels: Motif = (p, r) => {
  let s = sky(p, r, { sr: 190, sx: r.between(420, 780), sy: 220, horizon: 640 });
  s += ground(p, 700);
  const box = (x: number, y: number, w: number, h: number, colour: string) => {
    const tape = colour === p.light ? p.mid : p.light;
    return (
      rect(x, y, w, h, colour) +
      rect(x + w * 0.44, y, w * 0.13, h, tape) +
      rect(x, y, w, 14, p.near) +
      rect(x + w * 0.68, y + h * 0.62, w * 0.22, h * 0.2, tape)
    );
  };
  s +=
    box(210, 470, 260, 240, p.mid) +
    box(480, 500, 250, 210, p.accent) +
    box(740, 440, 260, 270, p.mid);
  s +=
    box(290, 270, 220, 196, p.accent) +
    box(520, 320, 210, 176, p.light) +
    box(760, 270, 190, 166, p.accent);
  s += box(560 + r.between(-20, 20), 168, 170, 148, p.mid);
  return (
    s +
    person(400, 274, 150, figure(p), r) +
    person(600, 752, 170, p.light, r, true) +
    person(1080, 740, 150, walker(p), r)
  );
};

/** A stamp comes down on a paper. */
export const customsStamp: Motif = (p, r) => {
  let s = rect(0, 0, 1200, 800, p.sky) + dots(-10, -6, 1240, 640, p.dot, 0.72, 0.03);
  s +=
    ground(p, 560) +
    placed(
      600,
      640,
      r.between(-5, 5),
      1,
      rect(-430, -110, 860, 300, p.light) +
        rect(-390, -70, 220, 16, p.near) +
        rect(-390, -36, 300, 16, p.near) +
        rect(-390, -2, 180, 16, p.near) +
        rect(-390, 32, 250, 16, p.near),
    );
  const print = p.accent === p.light ? p.mid : p.accent;
  s += `<g transform="translate(790 650) scale(1 .62)"><circle r="120" fill="none" stroke="${print}" stroke-width="20"/>${line("M-56 0l40 46 76 -96", print, 26)}</g>`;
  s +=
    disc(540, 130, 104, p.mid) +
    fill("M470 190Q510 300 470 400H610Q570 300 610 190Z", p.mid) +
    clip(
      "M436 130a104 104 0 0 1 208 0Q620 300 610 400H470Q460 300 436 130Z",
      dots(540, 30, 120, 380, p.near, 0.05, 0.8),
    );
  s += fill("M380 400H700L740 500H340Z", p.near) + rect(330, 496, 420, 40, p.accent);
  return s + person(960, 620, 200, p === palettes.night ? p.accent : p.near, r, true);
};

/** A stall under its awning. */
export const stall: Motif = (p, r) => {
  let s = sky(p, r, { sr: 150, sx: r.between(880, 960), sy: 170, horizon: 640 });
  s +=
    ground(p, 700) +
    rect(250, 250, 700, 300, p.mid) +
    clip("M250 250H950V550H250Z", dots(250, 250, 720, 310, p.near, 0.75, 0.1)) +
    rect(236, 250, 20, 460, p.near) +
    rect(944, 250, 20, 460, p.near);
  s += person(540, 540, 230, p.light, r);
  for (let i = 0; i < 8; i++) {
    const c = i % 2 ? p.light : p.accent,
      x = 200 + i * 100;
    s += fill(`M${250 + i * 87.5} 130H${337.5 + i * 87.5}L${x + 100} 290a50 44 0 0 1 -100 0Z`, c);
  }
  s += line("M200 290H1000", p.near, 7);
  for (let i = 0; i < 4; i++) {
    const x = 256 + i * 174,
      fruit = [p.accent, p.sun, p.light, p.accent][i] ?? p.accent;
    for (let k = 0; k < 5; k++)
      s += disc(x + 24 + k * 30, 500 - (k % 2) * 20, 27, fruit === p.light ? p.far : fruit);
    s +=
      fill(`M${x - 4} 510H${x + 168}L${x + 156} 620H${x + 8}Z`, i % 2 ? p.light : p.far) +
      line(`M${x} 546H${x + 164}M${x + 4} 584H${x + 160}`, p.near, 6);
  }
  return (
    s +
    rect(240, 620, 720, 90, p.near) +
    person(760, 752, 210, p.light, r, true) +
    person(850, 748, 150, p.accent, r)
  );
};
