import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import sans from "./members/faces/sans.ttf?inline";
import serif from "./members/faces/serif.ttf?inline";

/** The texts of the picture, in the reader's language. It names neither the reader nor their address. */
export type PictureText = {
  site: string;
  heading: string;
  figures: { figure: string; label: string }[];
  /** `5 of 14 achievements` */
  achievements: string;
  /** Names of those that were earned. */
  names: string[];
};

const width = 1200;
const height = 630;
const margin = 64;
const namesShown = 6;

let facesRegistered: Promise<void> | undefined;

/**
 * The picture of a reader's achievements, as PNG of 1200 x 630 pixels, the size of link previews.
 * @param dir where the fonts are written as files, which is how the drawing library loads them
 */
export async function drawAchievements(dir: string, text: PictureText): Promise<Buffer> {
  facesRegistered ??= registerFaces(dir);
  await facesRegistered;
  return sharp(Buffer.from(svgOf(text)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

// The library keeps a font that it has loaded by its file for all later drawings of the process.
async function registerFaces(dir: string): Promise<void> {
  const faces = join(dir, "faces");
  await mkdir(faces, { recursive: true });
  for (const [name, data] of Object.entries({ serif, sans })) {
    const fontfile = join(faces, `${name}.ttf`);
    await writeFile(fontfile, Buffer.from(data.slice(data.indexOf(",") + 1), "base64"));
    await sharp({ text: { text: "E", fontfile, font: families[name as Face] } })
      .png()
      .toBuffer();
  }
}
type Face = "serif" | "sans";
/** The family names in the files. */
const families: Record<Face, string> = { serif: "Piazzolla Thin", sans: "Sofia Sans" };

function svgOf({ site, heading, figures, achievements, names }: PictureText): string {
  const column = (width - 2 * margin) / figures.length;
  const firstNames = names.slice(0, namesShown).join("  ·  ");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="#fcfcfa"/>
${textElement(site, margin, 128, 92, "serif")}
${textElement(heading, width - margin, 124, 34, "sans", "end")}
<rect x="${margin}" y="160" width="${width - 2 * margin}" height="6" fill="#12161c"/>
${figures
  .map(
    ({ figure, label }, n) => `
${n > 0 ? `<rect x="${margin + n * column}" y="186" width="1" height="196" fill="#d3d8d6"/>` : ""}
${textElement(figure, margin + n * column + (n > 0 ? 28 : 0), 310, 128, "serif")}
${textElement(label, margin + n * column + (n > 0 ? 28 : 0), 362, 28, "sans")}`,
  )
  .join("")}
<rect y="420" width="${width}" height="${height - 420}" fill="#ffcd1c"/>
${textElement(achievements, margin, 504, 52, "serif")}
${textElement(firstNames, margin, 568, 26, "sans")}
</svg>`;
}

function textElement(
  text: string,
  x: number,
  y: number,
  size: number,
  face: Face,
  anchor: "start" | "end" = "start",
): string {
  return `<text x="${x}" y="${y}" font-family="${families[face]}" font-size="${size}" text-anchor="${anchor}" letter-spacing="${face === "serif" ? -0.012 * size : 0}" fill="#12161c">${escaped(text)}</text>`;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
