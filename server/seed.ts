import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Services } from "#platform/services.server.ts";
import { readSetting, writeSetting } from "#platform/settings.server.ts";
import { readCatalogue } from "#stories/catalogue.server.ts";
import { loadCatalogue } from "#stories/sources.server.ts";

const catalogueFile = join(import.meta.dirname, "../db/catalogue/sources.json");

/** What a database must hold before the first page: the catalogue in its newest version, and a sample newsroom. */
export async function seed({ db, log, now }: Services): Promise<void> {
  const sha256 = createHash("sha256").update(readFileSync(catalogueFile)).digest("hex");
  if ((await readSetting(db, "catalogue")) === sha256) return;
  const entries = readCatalogue(catalogueFile);
  const { added, changed } = await loadCatalogue(db, entries, now());
  await writeSetting(db, "catalogue", sha256, now());
  log.info({ added: added.length, changed: changed.length }, "the source catalogue is loaded");
}
