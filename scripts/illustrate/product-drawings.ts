// Products of the store on a picture of 800 x 800, each in one color (`base`) with a print in another.
import { chanceOf } from "./chance.ts";
import { clip, cuts, disc, dots, fill, line, oval, placed, poly, rect, slab } from "./draw.ts";

/** The colors of one picture: the product, the print on it, its shaded side, and the background. */
export type Inks = { base: string; print: string; shade: string; ground: string; dot: string };
export type ProductDrawing = (inks: Inks, seed: number) => string;

/** The letter of the favicon and the wordmark (app/site), as outlines: an SVG in an image has no fonts. */
const letter =
  "M-9-11H9v7H6L4.500-7.200H-1V-1.500h3.500l.8-2.300H5V4.700H3.300L2.500 2.200H-1V7.900H4.800L6.500 4.200h3V11H-9V8L-6.500 7.200V-7.200L-9-8z";
const emblem = (x: number, y: number, scale: number, ink: string) =>
  placed(x, y, 0, scale, fill(letter, ink));
const word =
  "M164,139h-22l-13,29h-51v-35h19l9,18h20v-67h-20l-9,17h-19v-34h50l11,25h23v-57h-160v20l23,8-4,110-9,4q-5,2-10,5v18h162zM220,203q3,0,7-1,7-9,12-19,4-6,7-12,2,8,6,14,5,9,14,13,8,5,16,5,9,0,17-5,7-4,12-13,5-8,4-21l-17,4v-95q-34,1-66,19l15,26-2,40q-4,1-8,1-7,0-12-2v-84q-32,1-66,19l16,26-3,59q7,13,17,20,11,6,25,6zM308,184v16h69v-18l-8-6v-57q4-1,9-1,7,0,14,3l-3,54-4,4q-2,2-3,5v16h69v-18l-9-6v-79q-7-12-17-18-11-6-25-6-2,0-5,1h-7q-7,9-13,19-4,7-7,14l-4-34q-32,2-61,19l16,26-3,57q-3,2-5,4zM448,184v16h69v-18l-8-6v-103q-18,0-35,5-16,5-31,14l16,26-3,57q-3,2-5,4zM506,20q-6-11-15-18-11,1-22,8-10,6-18,14,2,12,8,22,6,11,15,18,11-1,22-8,11-6,18-15-2-11-8-21zM543,200q13,2,25,2,28,0,45-11,17-10,17-29,0-10-5-18-5-7-13-13-8-5-17-9-8-4-16-7-8-2-13-5-5-2-5-5,3-1,5-1,11,0,23,2,3,0,7,1l7,13h22l1-41q-13-3-24-4-12-2-22-2-28,0-45,11-17,10-17,29,0,10,5,18,5,7,12,13,8,5,17,9t17,6q8,3,13,6,5,2,5,4-1,2-2,2h-7q-10,0-20-3-6-1-12-3l-6-13h-23l-1,42q14,4,27,6zM654,196q14,8,34,8,21,0,36-8t23-24q8-15,8-37,0-20-8-34-7-14-21-21-15-7-35-7-21,0-36,8-14,7-22,22-7,15-7,36t7,35q7,15,21,22zM697,170q-2,3-7,3-4,0-7-3-2-3-3-10-1-8-1-21,0-15,1-26,1-4,1-7,4-1,7-1,6,0,8,3,3,3,4,10,1,8,1,21t-1,21-3,10zM750,184v16h69v-18l-8-6v-57q4-1,9-1,7,0,14,3l-3,54-4,4q-2,2-3,5v16h69v-18l-9-6v-79q-7-12-17-18-11-6-25-6-2,0-5,1h-7q-7,9-13,19-4,7-7,14l-4-34q-32,2-61,19l16,26-3,57q-3,2-5,4z";
const wordmark = (x: number, y: number, scale: number, ink: string) =>
  placed(x - 447 * scale, y - 101 * scale, 0, scale, fill(word, ink));
/** Folds: gouge marks within an outline. */
const worn = (d: string, [x, y, w, h]: number[], ink: string, seed: number) =>
  clip(d, cuts(x ?? 0, y ?? 0, w ?? 0, h ?? 0, ink, 26, chanceOf(seed), { slant: 0.12 }));

const shirt =
  "M292 150Q400 218 508 150L590 182L716 300L632 388L578 344V676H222V344L168 388L84 300L210 182Z";
export const tee: ProductDrawing = (i, seed) =>
  fill(shirt, i.base) +
  worn(shirt, [480, 420, 110, 260], i.shade, seed) +
  line("M292 150Q400 218 508 150", i.print, 10) +
  emblem(400, 404, 6.4, i.print);

const pullover =
  "M300 168Q400 206 500 168L604 204L706 560L622 590L566 396V664H234V396L178 590L94 560L196 204Z";
export const sweatshirt: ProductDrawing = (i, seed) =>
  fill(pullover, i.base) +
  worn(pullover, [470, 420, 240, 250], i.shade, seed) +
  rect(234, 636, 332, 28, i.shade) +
  fill("M94 560L178 590L170 616L86 586ZM706 560L622 590L630 616L714 586Z", i.shade) +
  line("M300 168Q400 206 500 168", i.shade, 16) +
  wordmark(400, 372, 0.33, i.print);

export const hoodie: ProductDrawing = (i, seed) =>
  fill("M286 236Q268 96 400 88Q532 96 514 236L400 300Z", i.shade) +
  fill("M330 226Q322 142 400 138Q478 142 470 226L400 268Z", i.ground) +
  fill(pullover, i.base) +
  worn(pullover, [470, 420, 240, 250], i.shade, seed) +
  fill("M300 168L400 296L500 168L514 214L400 344L286 214Z", i.shade) +
  fill("M290 520H510L546 612H254Z", i.shade) +
  line("M378 304V420M422 304V404", i.print, 9, 'stroke-linecap="round"') +
  rect(234, 640, 332, 24, i.shade) +
  emblem(488, 400, 2.8, i.print);

export const cap: ProductDrawing = (i, seed) => {
  const crown = "M166 500Q158 236 400 222Q610 236 610 500Z";
  return (
    fill(crown, i.base) +
    worn(crown, [470, 300, 150, 190], i.shade, seed) +
    line("M400 222Q300 320 306 500M400 222Q512 320 508 500", i.shade, 7) +
    slab(380, 202, 40, 24, 12, i.print) +
    fill("M166 496H610Q728 516 744 592Q560 528 166 556Z", i.print) +
    emblem(406, 398, 5.2, i.print)
  );
};

const stocking =
  "M0 0H132V250Q132 292 176 312L262 352Q300 372 292 414Q284 452 240 452H120Q0 452 0 330Z";
export const socks: ProductDrawing = (i) => {
  const one = (ink: string) =>
    fill(stocking, ink) +
    clip(
      stocking,
      [96, 140, 184, 228].map((y) => rect(0, y, 140, 20, i.print)).join("") +
        disc(30, 440, 84, i.shade) +
        disc(292, 414, 66, i.shade),
    ) +
    rect(-6, -8, 144, 54, i.shade);
  return placed(300, 150, 8, 1, one(i.base)) + placed(180, 190, -4, 1.02, one(i.base));
};

export const scarf: ProductDrawing = (i, seed) => {
  const tail = "M420 300L560 330L606 640L470 664Z";
  const other = "M262 300L400 300L380 690L236 682Z";
  const fringe = (x: number, y: number, turn: number) =>
    placed(
      x,
      y,
      turn,
      1,
      [0, 22, 44, 66, 88, 110, 132].map((at) => rect(at, 0, 10, 44, i.base)).join(""),
    );
  return (
    fill(tail, i.shade) +
    fringe(470, 660, -9) +
    fill(other, i.base) +
    worn(other, [240, 300, 160, 300], i.shade, seed) +
    fringe(237, 680, 2) +
    fill("M220 190Q400 90 590 190Q626 300 560 356Q400 420 250 352Q180 300 220 190Z", i.base) +
    fill("M300 214Q400 172 510 214Q486 262 400 268Q316 262 300 214Z", i.ground) +
    line("M250 300Q400 372 566 300", i.shade, 10) +
    fill(
      poly([
        [242, 540],
        [389, 546],
        [387, 566],
        [241, 560],
      ]),
      i.print,
    ) +
    emblem(312, 616, 3.3, i.print)
  );
};

export const mug: ProductDrawing = (i, seed) => {
  const body = "M196 240H532V596Q532 640 488 640H240Q196 640 196 596Z";
  return (
    line("M526 320H590Q654 320 654 420T590 520H526", i.base, 46) +
    fill(body, i.base) +
    worn(body, [430, 300, 110, 300], i.shade, seed) +
    oval(364, 240, 168, 26, i.shade) +
    emblem(346, 446, 7.4, i.print) +
    line(
      "M300 184q-28-34 0-68t0-62M392 184q-28-34 0-68t0-62",
      i.print,
      12,
      'stroke-linecap="round"',
    )
  );
};

export const cups: ProductDrawing = (i) => {
  const one = (x: number, y: number, base: string, print: string) =>
    oval(x, y + 176, 178, 30, i.shade) +
    oval(x, y + 166, 178, 28, base) +
    line(`M${x + 104} ${y + 30}h24q40 0 40 40t-50 42`, base, 24) +
    fill(
      `M${x - 120} ${y}H${x + 120}Q${x + 116} ${y + 160} ${x} ${y + 164}Q${x - 116} ${y + 160} ${x - 120} ${y}Z`,
      base,
    ) +
    oval(x, y, 120, 22, i.shade) +
    emblem(x, y + 84, 3.8, print);
  return one(480, 230, i.shade, i.base) + one(318, 430, i.base, i.print);
};

export const cushion: ProductDrawing = (i, seed) => {
  const pillow = "M150 150Q400 210 650 150Q596 400 650 650Q400 596 150 650Q206 400 150 150Z";
  return (
    fill(pillow, i.base) +
    clip(pillow, rect(150, 470, 500, 26, i.print) + rect(150, 510, 500, 10, i.print)) +
    worn(pillow, [470, 180, 170, 260], i.shade, seed) +
    emblem(400, 340, 9, i.print)
  );
};

export const towel: ProductDrawing = (i) =>
  rect(110, 130, 580, 18, i.shade) +
  rect(206, 140, 388, 540, i.base) +
  rect(560, 140, 34, 540, i.shade) +
  wordmark(384, 228, 0.33, i.print) +
  rect(236, 286, 294, 10, i.print) +
  [0, 1, 2, 3, 4].map((n) => dots(242 + n * 60, 320, 44, 240, i.print, 0.42, 0.42, 10)).join("") +
  rect(206, 610, 388, 14, i.print) +
  rect(206, 636, 388, 14, i.print);

export const clock: ProductDrawing = (i) =>
  disc(400, 410, 270, i.shade) +
  disc(400, 396, 270, i.base) +
  disc(400, 396, 232, i.print) +
  disc(400, 396, 222, i.base) +
  Array.from({ length: 12 }, (_, n) =>
    placed(400, 396, n * 30, 1, rect(-6, -206, 12, n % 3 ? 28 : 52, i.print)),
  ).join("") +
  placed(400, 396, 296, 1, slab(-10, -128, 20, 150, 6, i.print)) +
  placed(400, 396, 48, 1, slab(-7, -186, 14, 214, 6, i.print)) +
  disc(400, 396, 18, i.ground) +
  emblem(400, 500, 2.2, i.print);

export const tote: ProductDrawing = (i, seed) => {
  const bag = "M196 318H604L650 690H150Z";
  return (
    line("M286 366V246Q286 132 400 132T514 246V366", i.print, 30) +
    fill(bag, i.base) +
    worn(bag, [500, 340, 150, 340], i.shade, seed) +
    line("M286 318V372M514 318V372", i.print, 30) +
    wordmark(400, 520, 0.38, i.print)
  );
};

export const bottle: ProductDrawing = (i, seed) => {
  const flask =
    "M330 250Q330 214 356 200H444Q470 214 470 250Q516 276 516 330V660Q516 692 484 692H316Q284 692 284 660V330Q284 276 330 250Z";
  return (
    slab(340, 104, 120, 86, 10, i.print) +
    line("M400 106q0-44 54-44t54 60v40", i.print, 16) +
    rect(352, 188, 96, 14, i.shade) +
    fill(flask, i.base) +
    worn(flask, [440, 330, 80, 350], i.shade, seed) +
    rect(284, 610, 232, 16, i.print) +
    emblem(392, 470, 5.6, i.print)
  );
};

export const umbrella: ProductDrawing = (i) => {
  const top =
    "M96 436Q110 150 400 138Q690 150 704 436Q650 386 602 436Q552 386 502 436Q450 386 400 436Q350 386 298 436Q248 386 198 436Q150 386 96 436Z";
  return (
    line("M400 420V640Q400 700 348 700T296 646", i.print, 20, 'stroke-linecap="round"') +
    fill(top, i.base) +
    clip(
      top,
      fill(
        "M400 138Q250 220 198 470H298Q300 250 400 138ZM400 138Q500 250 502 470H602Q550 220 400 138Z",
        i.shade,
      ),
    ) +
    rect(392, 92, 16, 56, i.print) +
    emblem(400, 344, 3.4, i.print)
  );
};

export const pin: ProductDrawing = (i) =>
  disc(412, 412, 262, i.shade) +
  disc(400, 400, 262, i.base) +
  Array.from({ length: 27 }, (_, n) =>
    placed(400, 400, (n * 360) / 27, 1, rect(-7, -240, 14, 34, i.print)),
  ).join("") +
  disc(400, 400, 186, i.print) +
  emblem(400, 400, 10.5, i.base) +
  line("M214 300Q250 206 340 180", i.ground, 12, 'stroke-linecap="round" opacity=".7"');

export const notebook: ProductDrawing = (i, seed) => {
  const cover = "M210 130H578V670H210Z";
  return (
    rect(226, 146, 368, 540, i.shade) +
    fill(cover, i.base) +
    worn(cover, [440, 150, 130, 500], i.shade, seed) +
    rect(210, 130, 62, 540, i.print) +
    rect(524, 130, 26, 540, i.print) +
    emblem(394, 372, 7, i.print)
  );
};

export const pencils: ProductDrawing = (i) =>
  [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5]
    .map((n) => {
      const ink = Math.round(n + 2.5) % 2 ? i.print : i.base;
      return placed(
        400 + n * 74,
        400 + Math.abs(n) * 16,
        n * 3,
        1,
        fill(
          poly([
            [-28, -200],
            [0, -290],
            [28, -200],
          ]),
          "#efd9b0",
        ) +
          fill(
            poly([
              [-9, -261],
              [0, -290],
              [9, -261],
            ]),
            ink,
          ) +
          rect(-28, -200, 56, 430, ink) +
          rect(10, -200, 18, 430, i.shade) +
          rect(-28, 230, 56, 22, i.shade) +
          slab(-28, 250, 56, 44, 10, i.ground === i.print ? i.shade : i.print),
      );
    })
    .join("") + emblem(363, 470, 1.9, i.ground);

export const planner: ProductDrawing = (i) =>
  fill(
    poly([
      [120, 600],
      [400, 640],
      [680, 600],
      [680, 220],
      [400, 260],
      [120, 220],
    ]),
    i.shade,
  ) +
  fill(
    poly([
      [120, 584],
      [400, 624],
      [400, 236],
      [120, 196],
    ]),
    i.base,
  ) +
  fill(
    poly([
      [680, 584],
      [400, 624],
      [400, 236],
      [680, 196],
    ]),
    i.base,
  ) +
  line("M400 236V624", i.shade, 8) +
  [0, 1, 2, 3]
    .map((n) => {
      const y = 300 + n * 70;
      return line(`M150 ${y}L372 ${y + 32}M428 ${y + 32}L650 ${y}`, i.print, 5);
    })
    .join("") +
  fill(
    poly([
      [428, 338],
      [530, 323],
      [530, 367],
      [428, 382],
    ]),
    i.print,
  ) +
  placed(250, 262, 8, 2.4, fill(letter, i.print)) +
  [0, 1, 2, 3, 4].map((n) => slab(388, 272 + n * 76, 24, 14, 7, i.print)).join("");
