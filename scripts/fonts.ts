// Makes the web fonts under app/ui/fonts from the fontsource packages: narrows the weight axis to what the
// design uses and each file to the characters its unicode-range in app/ui/faces.css, or tokens.css, names. Run by hand when
// a font or a range changes: node scripts/fonts.ts
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const out = join(import.meta.dirname, "../app/ui/fonts");
const sheet = ["faces.css", "tokens.css"]
  .map((name) => readFileSync(join(import.meta.dirname, "../app/ui", name), "utf8"))
  .join("\n");

const faces = {
  piazzolla: { from: "piazzolla-{set}-opsz-{style}", wght: { min: 400, max: 900 } },
  "sofia-sans": { from: "sofia-sans-{set}-wght-{style}", wght: { min: 400, max: 800 } },
};

for (const [, name, range] of sheet.matchAll(
  /url\("\.\/fonts\/([\w-]+)\.woff2"\)[^}]*unicode-range:\s*([^;]+);/g,
)) {
  if (!name || !range) continue;
  const family = name.startsWith("piazzolla") ? "piazzolla" : "sofia-sans";
  const italic = name.endsWith("-italic");
  const heads = name.endsWith("-heads");
  const set = heads ? "latin" : name.slice(family.length + 1).replace("-italic", "");
  const file = faces[family].from
    .replace("{set}", set)
    .replace("{style}", italic ? "italic" : "normal");
  const source = readFileSync(
    require.resolve(`@fontsource-variable/${family}/files/${file}.woff2`),
  );
  const made = await subsetFont(source, charactersOf(range), {
    targetFormat: "woff2",
    // Headlines need no figures for tables, nor ligatures.
    noLayoutClosure: heads,
    variationAxes: heads
      ? { wght: 700, opsz: 30 }
      : { wght: italic ? { min: 400, max: 700 } : faces[family].wght },
  });
  writeFileSync(join(out, `${name}.woff2`), made);
  console.log(`${name}.woff2 ${(made.length / 1000).toFixed(1)} kB`);
}

/** Every character of a CSS unicode-range such as `U+0000-00FF, U+0131`. */
function charactersOf(range: string): string {
  let text = "";
  for (const part of range.split(",")) {
    const [from = "", to = from] = part.trim().replace("U+", "").split("-");
    for (let c = Number.parseInt(from, 16); c <= Number.parseInt(to, 16); c++)
      text += String.fromCodePoint(c);
  }
  return text;
}
