import { createHash } from "node:crypto";
import { families } from "../../app/stories/drawing-motifs.ts";
import type { DrawingName } from "../../app/ui/drawing-address.ts";
import { drawing } from "./drawing.ts";

/** Every motif at every hour of its family. */
export function* everyDrawing(): Generator<{ name: DrawingName; svg: string }> {
  for (const { motifs, hours } of Object.values(families))
    for (const motif of motifs)
      for (const hour of hours) yield { name: { motif, hour }, svg: drawing(motif, hour) };
}

/** Eight digits that change when any of them does. */
export function editionOf(): string {
  const hash = createHash("sha256");
  for (const { name, svg } of everyDrawing()) hash.update(`${name.motif} ${name.hour} ${svg}`);
  return hash.digest("hex").slice(0, 8);
}
