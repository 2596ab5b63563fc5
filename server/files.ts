import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { samplesPrefix } from "#media/recording.ts";
import type { Config } from "#platform/config.server.ts";
import { openBucket } from "#platform/storage/bucket.server.ts";
import { openFolder } from "#platform/storage/folder.server.ts";
import { type Storage, withBundledFiles } from "#platform/storage/storage.server.ts";

const samples = fileURLToPath(new URL("../db/seed/recordings", import.meta.url));

/** The folder with the site's files, used if no bucket is configured. */
export const openFilesFolder = ({ dataDir }: Pick<Config, "dataDir">): Storage =>
  openFolder(join(dataDir, "files"));

/** The storage of the site, with the recordings of the sample newsroom, which are shipped with the code. */
export const openFiles = (config: Pick<Config, "dataDir" | "bucket">): Storage =>
  withBundledFiles(
    config.bucket ? openBucket(config.bucket) : openFilesFolder(config),
    samplesPrefix,
    openFolder(samples),
  );
