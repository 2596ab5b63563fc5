// Draws the icons of browsers and home screens from the E of app/site/favicon.svg into public/, and the icon and wordmark
// files of the press page. Run it again after one of them has changed: node scripts/icons.ts
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const root = join(import.meta.dirname, "..");
const out = join(root, "public");
const sprite = readFileSync(join(root, "app/ui/sprite.svg"), "utf8");
const wordmark = readFileSync(join(out, "press/wordmark.svg"), "utf8");
const sign = readFileSync(join(root, "app/site/favicon.svg"), "utf8");

/** The icon at a size in pixels; `room` shrinks the letter on its background (masks cut up to a fifth on each side). */
function draw(size: number, room = 1): Promise<Buffer> {
  const letter = /<path fill="#12161c"[^>]*\/>/.exec(sign)?.[0] ?? "";
  const moved = `<g transform="translate(16 16) scale(${room}) translate(-16 -16)">${letter}</g>`;
  const svg = Buffer.from(room === 1 ? sign : sign.replace(letter, moved));
  return sharp(svg, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** One PNG as an .ico (header of 6 bytes, one entry of 16, the picture). */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** The letter alone, which systems colour themselves; centred, since masks cut here too. */
function drawLetter(size: number): Promise<Buffer> {
  const letter = /<path fill="#12161c"[^>]*\/>/.exec(sign)?.[0] ?? "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g transform="translate(16 16) scale(.78) translate(-16 -16)">${letter}</g></svg>`;
  return png(svg, size, 32);
}

/** An icon of the pages on the background of the site's icon, for a shortcut. */
function drawShortcut(name: string, size: number): Promise<Buffer> {
  const symbol = new RegExp(`<symbol id="i-${name}"([^>]*)>(.*?)</symbol>`).exec(sprite);
  const [, attributes = "", shape = ""] = symbol ?? [];
  const own = attributes.replace(/ viewBox="[^"]*"/, "").replaceAll("currentColor", "#12161c");
  const fill = own.includes("fill=") ? own : `${own} fill="none"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="#ffcd1c" d="M0 0h48v48H0z"/><g transform="translate(12 12)"${fill}>${shape}</g></svg>`;
  return png(svg, size, 48);
}

const png = (svg: string, size: number, units: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / units })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();

/** The wordmark as on the pages, without a background. */
const drawWordmark = (colour: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(wordmark.replace("<path ", `<path fill="${colour}" `)), { density: 300 })
    .resize({ width })
    .png({ compressionLevel: 9 })
    .toBuffer();

for (const folder of ["app", "press"]) mkdirSync(join(out, folder), { recursive: true });
const small = await draw(32);
const icons = {
  "favicon.ico": ico(small, 32),
  "icon-32.png": small,
  "apple-touch-icon.png": await draw(180, 0.86),
  "icon-192.png": await draw(192),
  "icon-512.png": await draw(512),
  "icon-maskable-512.png": await draw(512, 0.78),
  "icon-monochrome-512.png": await drawLetter(512),
  "press/icon.png": await draw(1024),
  "press/wordmark-black.png": await drawWordmark("#000", 2000),
  "press/wordmark-white.png": await drawWordmark("#fff", 2000),
  "app/brief.png": await drawShortcut("star", 96),
  "app/saved.png": await drawShortcut("bookmark", 96),
  "app/search.png": await drawShortcut("search", 96),
};
for (const [name, bytes] of Object.entries(icons)) {
  writeFileSync(join(out, name), bytes);
  process.stdout.write(`${name} ${bytes.length} bytes\n`);
}
