// A step of the build: every drawing that a card can ask for, in build/client/assets.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { drawingAddress } from "../../app/ui/drawing-address.ts";
import { everyDrawing } from "./every-drawing.ts";

const root = join(import.meta.dirname, "../../build/client");
for (const { name, svg } of everyDrawing()) {
  const file = join(root, drawingAddress(name));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg);
}
