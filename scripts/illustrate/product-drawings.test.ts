import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { products } from "#store/catalogue.server.ts";
import { pictureOf } from "#store/product.ts";
import { productSheet } from "./product-sheets.ts";

it("has drawn the store's pictures as they are kept (node scripts/illustrate/store.ts)", () => {
  for (const { slug, colours } of products)
    for (const colour of colours) {
      const kept = readFileSync(
        join(import.meta.dirname, "../../public", pictureOf(slug, colour)),
        "utf8",
      );
      expect(kept === productSheet(slug, colour), `${slug} in ${colour}`).toBe(true);
    }
});
