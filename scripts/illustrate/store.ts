// node scripts/illustrate/store.ts: draws the products of the store into public/store/pictures, each in each of its
// colours. Deterministic: a picture changes only when its drawing does.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { products } from "#store/catalogue.server.ts";
import { pictureOf } from "#store/product.ts";
import { productSheet } from "./product-sheets.ts";

const folder = join(import.meta.dirname, "../../public");
rmSync(join(folder, "store/pictures"), { recursive: true, force: true });
mkdirSync(join(folder, "store/pictures"), { recursive: true });
for (const { slug, colours } of products)
  for (const colour of colours)
    writeFileSync(join(folder, pictureOf(slug, colour)), productSheet(slug, colour));
