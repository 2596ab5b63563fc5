import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lessonTexts } from "#academy/lesson-texts.server.ts";
import { reviewers } from "#academy/reviews.server.ts";
import { loadSampleDiscussions } from "#discussions/sample.server.ts";
import { moveAliasedFollows } from "#library/follows.server.ts";
import { loadSample } from "#media/sample.server.ts";
import { transaction } from "#platform/db/db.server.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { readSetting, writeSetting } from "#platform/settings.server.ts";
import { readCatalogue } from "#stories/catalogue.server.ts";
import { withdrawUnreviewed } from "#stories/newsroom.server.ts";
import { loadCatalogue } from "#stories/sources.server.ts";

const home = join(import.meta.dirname, "../db");
const catalogueFile = join(home, "catalogue/sources.json");
const key = "catalogue";

/**
 * Loads what a database must hold before the first page: the newest version of the source catalogue with its feeds, and
 * on the first start outside production the sample newsroom.
 */
export async function seed({
  db,
  config,
  log,
  now,
}: Pick<CoreServices, "db" | "config" | "log" | "now">): Promise<void> {
  const sha256 = createHash("sha256").update(readFileSync(catalogueFile)).digest("hex");
  if ((await readSetting(db, key)) !== sha256) {
    const entries = readCatalogue(catalogueFile);
    const { seedFeeds } = await import("#feeds/feeds.server.ts");
    const loaded = await transaction(db, async (tx) => {
      const { added, changed } = await loadCatalogue(tx, entries, now());
      await moveAliasedFollows(tx);
      const feeds = await seedFeeds(tx, entries, now());
      await writeSetting(tx, key, sha256, now());
      return { added: added.length, changed: changed.length, feeds };
    });
    log.info(loaded, "the source catalogue is loaded");
  }
  if (config.production) return;
  const sample = await loadSample(db, now(), { dir: join(home, "seed") });
  if (sample) await loadSampleDiscussions(db, join(home, "seed"), now());
  if (sample) log.info(sample, "the sample newsroom is loaded");
}

/**
 * In production, content of our own is shown only after a named person has reviewed it (Regulation 2024/1689, Art. 50).
 * At the start, pieces without a reviewer are withdrawn, for example those of a sample newsroom in a restored database.
 * Lessons are withheld by their pages (app/routes/academy/view.server.ts), and only logged here.
 */
export async function withdrawUnreviewedPieces({
  db,
  config,
  log,
  now,
}: Pick<CoreServices, "db" | "config" | "log" | "now">): Promise<void> {
  if (!config.production) return;
  const pieces = await withdrawUnreviewed(db, { actor: "start", now: now() });
  if (pieces > 0)
    log.warn(
      { pieces },
      "pieces without a named reviewer are taken off: publish them again with one, or npm run sample -- remove",
    );
  const reviewed = await reviewers(db);
  const lessons = lessonTexts(join(home, "academy")).filter((t) => !reviewed.has(t.fingerprint));
  if (lessons.length > 0)
    log.warn(
      { lessons: lessons.length },
      "lessons without a named reviewer are kept back from readers: npm run academy -- review",
    );
}
