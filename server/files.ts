import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { samplesPrefix } from "#media/recording.ts";
import type { Config } from "#platform/config.server.ts";
import { openFolder, type Storage, withShipped } from "#platform/storage/storage.server.ts";

const samples = fileURLToPath(new URL("../db/seed/recordings", import.meta.url));

/** The storage of the site, with the recordings of the sample newsroom, which come with the program. */
export const openFiles = (config: Pick<Config, "dataDir">): Storage =>
  withShipped(openFolder(join(config.dataDir, "files")), samplesPrefix, samples);
