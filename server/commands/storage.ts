// npm run -s storage -- show|move
import { strayAvatars } from "#accounts/stray-avatars.server.ts";
import { openBucket } from "#platform/storage/bucket.server.ts";
import { moveFiles } from "#platform/storage/move.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import {
  type CliCommand,
  type Command,
  type CommandAction,
  refuseMore,
  runCommand,
  UsageError,
  unknownCommand,
} from "../command.ts";
import { openFilesFolder } from "../files.ts";
import { openProgress } from "../progress.ts";

const usage = `Usage: npm run -s storage -- COMMAND
  show                what is stored, and where: kind, files, MB
  move                carries what is in the data folder into the bucket of the S3_ settings
  move --to folder    carries what is in the bucket into the data folder
Nothing is removed where it was; readers' pictures that no profile names stay behind. A move that was cut off goes on where it was when it is begun again.
`;

/** @throws UsageError */
function read([name, ...args]: string[]): CommandAction {
  if (name === "show") {
    refuseMore(name, "nothing", args);
    return show;
  }
  if (name !== "move") throw unknownCommand(name);
  const [option, to, ...rest] = args;
  const isTo = option === "--to";
  refuseMore(name, "nothing but --to bucket or --to folder", isTo ? rest : args);
  if (!isTo || to === "bucket") return move("bucket");
  if (to !== "folder") throw new UsageError(`--to ${to ?? ""} is neither bucket nor folder.`);
  return move("folder");
}

const show: CommandAction = async ({ config, storage }) => {
  console.log(config.bucket ? nameOfBucket(config.bucket) : `${config.dataDir}/files`);
  const kinds = new Map<string, { files: number; bytes: number }>();
  for await (const file of storage.list("")) {
    const [kind = ""] = file.key.split("/");
    const { files, bytes } = kinds.get(kind) ?? { files: 0, bytes: 0 };
    kinds.set(kind, { files: files + 1, bytes: bytes + file.bytes });
  }
  if (kinds.size === 0) console.log("There are no files.");
  for (const [kind, { files, bytes }] of [...kinds].sort(([a], [b]) => a.localeCompare(b)))
    console.log(`${kind}  ${files}  ${(bytes / 1_000_000).toFixed(1)} MB`);
  return 0;
};

const move =
  (to: "bucket" | "folder"): CommandAction =>
  async (command) => {
    const bucket = bucketOf(command);
    if (!bucket) {
      console.error(
        "No bucket is set: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY.",
      );
      return 78;
    }
    const folder = openFilesFolder(command.config);
    const progress = openProgress();
    try {
      const [from, into] = to === "bucket" ? [folder, bucket] : [bucket, folder];
      const { db } = command;
      const { carried, before } = await moveFiles(
        from,
        into,
        ({ done, of }) => progress.tell(of === 0 ? 1 : done / of, `${done} of ${of} files`),
        new Set(await strayAvatars(db, from)),
      );
      // Of readers who were erased, or have chosen another picture, since an earlier move carried these.
      for (const key of await strayAvatars(db, into)) await into.remove(key);
      progress.clear();
      console.log(`${carried} files were carried, ${before} were there before.`);
      return 0;
    } catch (error) {
      progress.clear();
      console.error(`The move was cut off: ${(error as Error).message}. Begin it again to go on.`);
      return 1;
    }
  };

const bucketOf = ({ config }: Command): Storage | null =>
  config.bucket && openBucket(config.bucket);

const nameOfBucket = ({ endpoint, bucket }: { endpoint: string; bucket: string }) =>
  `${endpoint}/${bucket}`;

export const command: CliCommand = { name: "storage", usage, parse: read };
if (import.meta.main) await runCommand(command);
