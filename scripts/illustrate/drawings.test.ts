import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { drawingVersion } from "#ui/drawing-address.ts";
import { editionOf, everyDrawing } from "./every-drawing.ts";

it("has the edition of the drawings in their address", () => {
  expect(drawingVersion, "drawingEdition in app/ui/drawing-address.ts").toBe(editionOf());
});

it("sends none larger than 6 kB, and none with a hole, a script or a reference", () => {
  for (const { name, svg } of everyDrawing()) {
    const about = `${name.motif} at ${name.palette}`;
    expect(gzipSync(svg, { level: 9 }).length, about).toBeLessThanOrEqual(6_000);
    expect(svg, about).not.toMatch(/NaN|undefined|Infinity|\[object|<script|href=|filter/);
  }
}, 60_000);
