import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { bands } from "./bias.ts";
import { sourceKinds } from "./source.ts";

const entry = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(1),
  homepage: z.url({ protocol: /^https?$/ }),
  country: z.string().regex(/^[A-Z]{2}$/),
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .nullable(),
  kind: z.enum(sourceKinds),
  owner: z.string().min(1).nullable(),
  band: z.enum(bands).nullable(),
  bandEvidence: z.array(
    z
      .strictObject({
        band: z.enum(bands).nullable(),
        by: z.string().min(1),
        url: z.url({ protocol: /^https?$/ }),
        copy: z.url({ protocol: /^https?$/ }).optional(),
        confidence: z.enum(["A", "B"]),
        date: z.string().optional(),
        says: z.string().min(1).max(60).optional(),
      })
      .refine((said) => said.band !== null || said.says !== undefined, "it says nothing"),
  ),
  /** Further hosts of this publisher alone, from which its feeds may come. */
  hosts: z.array(z.string().regex(/^[a-z0-9.-]+\.[a-z]{2,}$/)).optional(),
  pictureLicence: z
    .strictObject({
      licence: z.string().min(1),
      url: z.url({ protocol: /^https?$/ }),
      date: z.iso.date(),
      credit: z.string().min(1),
    })
    .nullable()
    .default(null),
  feeds: z
    .array(z.url({ protocol: /^https?$/ }))
    .min(1)
    .max(6),
});

/** A publisher of the project's own catalogue, and the addresses of its feeds. */
export type CatalogueEntry = z.infer<typeof entry>;

/**
 * The entries of db/catalogue/sources.json.
 * @param file another file of the same shape
 * @throws when the file is not of that shape
 */
export const readCatalogue = (file = "db/catalogue/sources.json"): CatalogueEntry[] =>
  z.array(entry).parse(JSON.parse(readFileSync(file, "utf8")));

/** The facts of a source in the catalogue; its band and the evidence for it are one fact. */
export type CatalogueFacts = Omit<CatalogueEntry, "id" | "feeds">;

const facts = [
  ["name"],
  ["homepage"],
  ["country"],
  ["language"],
  ["kind"],
  ["owner"],
  ["band", "bandEvidence"],
  ["pictureLicence"],
] as const satisfies (keyof CatalogueFacts)[][];

/**
 * The changes that a newer catalogue brings to a source. A fact is updated if it still has the value of the previous
 * catalogue; if it differs, an operator has edited it, and it stays.
 * @param before the facts when the catalogue was last loaded; null for a source that is not from the catalogue
 */
export function mergeFacts(
  stored: CatalogueFacts,
  before: CatalogueFacts | null,
  next: CatalogueFacts,
): Partial<CatalogueFacts> {
  const pick = (from: CatalogueFacts, keys: readonly (keyof CatalogueFacts)[]) =>
    Object.fromEntries(keys.map((key) => [key, from[key]]));
  return Object.assign(
    {},
    ...facts
      .filter((keys) => before && isDeepStrictEqual(pick(stored, keys), pick(before, keys)))
      .filter((keys) => !isDeepStrictEqual(pick(stored, keys), pick(next, keys)))
      .map((keys) => pick(next, keys)),
  );
}
