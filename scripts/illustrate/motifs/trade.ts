import { clip, cuts, fill, line, rect } from "../draw.ts";
import { type Motif, person, sea, sky } from "../scene.ts";

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
