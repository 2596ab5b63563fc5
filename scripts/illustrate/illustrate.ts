// node scripts/illustrate/illustrate.ts [NAME …]: draws the pictures of db/seed into public/pictures. All of them,
// or those named. Deterministic: a picture changes only when its drawing does.
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import { cover } from "./cover.ts";
import type { PaletteName } from "./palettes.ts";
import { picture } from "./picture.ts";
import { type Hair, portrait } from "./portrait.ts";

type PictureOptions = { motif: string; hour?: PaletteName };
type Sheet = { name: string; width: number; svg(): string };

const root = join(import.meta.dirname, "../..");
const seed = join(root, "db/seed");
const out = join(root, "public/pictures");
const json = (file: string) => JSON.parse(readFileSync(join(seed, file), "utf8"));

const stories = readdirSync(join(seed, "stories")).map((file): Sheet => {
  const name = file.replace(/\.md$/, "");
  const head = readFileSync(join(seed, "stories", file), "utf8").split(/^---$/m)[1] ?? "";
  const { motif, hour = "day" } = parse(head).picture as PictureOptions;
  return { name, width: 1200, svg: () => picture({ name, motif, hour, height: 800 }) };
});
const videos = json("videos.json").map((v: { id: number; picture: PictureOptions }): Sheet => {
  const name = `video-${v.id}`;
  const { motif, hour = "day" } = v.picture;
  return { name, width: 1200, svg: () => picture({ name, motif, hour, height: 675 }) };
});
const people = json("authors.json").map(
  (a: {
    slug: string;
    name: string;
    portrait: { hair: Hair; hour: PaletteName; glasses: boolean };
  }): Sheet => ({
    name: a.slug,
    width: 480,
    svg: () => portrait({ name: a.name, ...a.portrait }),
  }),
);
const shows = json("shows.json").map(
  (s: { slug: string; name: string; cover: { hour: PaletteName; motif: number } }): Sheet => ({
    name: s.slug,
    width: 800,
    svg: () => cover({ show: s.name, ...s.cover }),
  }),
);

const wanted = process.argv.slice(2);
mkdirSync(out, { recursive: true });
let bytes = 0;
for (const sheet of [...stories, ...videos, ...people, ...shows] as Sheet[]) {
  if (wanted.length && !wanted.includes(sheet.name)) continue;
  const { size } = await sharp(Buffer.from(sheet.svg()))
    .resize(sheet.width)
    .webp({ quality: 62, effort: 6 })
    .toFile(join(out, `${sheet.name}.webp`));
  bytes += size;
  process.stdout.write(`${sheet.name}: ${Math.round(size / 1024)} kB\n`);
}
process.stdout.write(`${(bytes / 1e6).toFixed(2)} MB\n`);
