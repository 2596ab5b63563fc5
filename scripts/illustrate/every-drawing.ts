import { createHash } from "node:crypto";
import { drawingChoices } from "../../app/stories/drawing-motifs.ts";
import type { DrawingName } from "../../app/ui/drawing-address.ts";
import { drawing } from "./drawing.ts";

/** Every motif in every palette of its subject. */
export function* everyDrawing(): Generator<{ name: DrawingName; svg: string }> {
  for (const { motifs, palettes } of Object.values(drawingChoices))
    for (const motif of motifs)
      for (const palette of palettes)
        yield { name: { motif, palette }, svg: drawing(motif, palette) };
}

/** Eight hexadecimal digits that change when any drawing does. */
export function editionOf(): string {
  const hash = createHash("sha256");
  for (const { name, svg } of everyDrawing()) hash.update(`${name.motif} ${name.palette} ${svg}`);
  return hash.digest("hex").slice(0, 8);
}
