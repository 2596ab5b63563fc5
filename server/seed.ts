import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadSample } from "#media/sample.server.ts";
import { transaction } from "#platform/db.server.ts";
import type { Basics } from "#platform/services.server.ts";
import { readSetting, writeSetting } from "#platform/settings.server.ts";
import { readCatalogue } from "#stories/catalogue.server.ts";
import { loadCatalogue } from "#stories/sources.server.ts";

const home = join(import.meta.dirname, "../db");
const catalogueFile = join(home, "catalogue/sources.json");
const key = "catalogue";

/**
 * What a database must hold before the first page: the catalogue in its newest version with its feeds, and,
 * on the first start outside production, a sample newsroom.
 */
export async function seed({ db, config, log, now }: Basics): Promise<void> {
  const sha256 = createHash("sha256").update(readFileSync(catalogueFile)).digest("hex");
  if ((await readSetting(db, key)) !== sha256) {
    const entries = readCatalogue(catalogueFile);
    const { seedFeeds } = await import("#feeds/feeds.server.ts");
    const loaded = await transaction(db, async (tx) => {
      const { added, changed } = await loadCatalogue(tx, entries, now());
      const feeds = await seedFeeds(tx, entries, now());
      await writeSetting(tx, key, sha256, now());
      return { added: added.length, changed: changed.length, feeds };
    });
    log.info(loaded, "the source catalogue is loaded");
  }
  if (config.production) return;
  const sample = await loadSample(db, now(), { dir: join(home, "seed") });
  if (sample) log.info(sample, "the sample newsroom is loaded");
}
