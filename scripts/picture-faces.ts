// Makes the fonts of pictures that the server draws (app/library/members/faces): one weight of each, with the
// letters of Latin languages, in the one format that the drawing library reads. Run by hand when a font changes:
// node scripts/picture-faces.ts
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const out = join(import.meta.dirname, "../app/library/members/faces");
const faces = {
  serif: {
    from: "@fontsource-variable/piazzolla/files/piazzolla-latin-opsz-normal.woff2",
    variationAxes: { wght: 850, opsz: 30 },
  },
  sans: {
    from: "@fontsource-variable/sofia-sans/files/sofia-sans-latin-wght-normal.woff2",
    variationAxes: { wght: 600 },
  },
};
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n)).join("");
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}Œœ’“”–—…`;

mkdirSync(out, { recursive: true });
for (const [name, { from, variationAxes }] of Object.entries(faces)) {
  const made = await subsetFont(readFileSync(require.resolve(from)), letters, {
    targetFormat: "sfnt",
    variationAxes,
  });
  writeFileSync(join(out, `${name}.ttf`), made);
  console.log(`${name}.ttf ${(made.length / 1000).toFixed(1)} kB`);
}
