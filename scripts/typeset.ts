// Sets the spaces and ellipses of every text that readers see, where its language asks for others than were typed:
// node scripts/typeset.ts
import { readFileSync, writeFileSync } from "node:fs";
import { textFiles } from "./text-files.ts";
import { typeset } from "./typography.ts";

for (const { path, locale } of textFiles()) {
  const text = readFileSync(path, "utf8");
  const set = typeset(locale, text);
  if (set !== text) writeFileSync(path, set);
}
