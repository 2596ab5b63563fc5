// The sandbox as a process of its own. It ends with SIGTERM, SIGINT, or when the parent that holds its channel is
// gone; exit codes 75 (the port or the folder is taken) and 78 (a wrong setting, named on stderr) are sysexits(3).
import { startSandbox } from "./sandbox.ts";
import { readSettings } from "./settings.ts";

const read = readSettings();
if (!read.ok) {
  for (const mistake of read.mistakes) process.stderr.write(`${mistake}\n`);
  process.exit(78);
}

const sandbox = await startSandbox(read.settings).catch((error: NodeJS.ErrnoException) => {
  process.stderr.write(`${error.message}\n`);
  const taken = error.code === "EADDRINUSE" || /database is locked/.test(error.message);
  process.exit(taken ? 75 : 1);
});

let ending = false;
/** Whatever is under way gets `ms`; nothing that was answered is lost without it. */
const end = async (ms: number) => {
  if (ending) return;
  ending = true;
  setTimeout(() => process.exit(0), ms).unref();
  await sandbox.close();
  process.exit(0);
};
process.on("SIGTERM", () => void end(5000));
process.on("SIGINT", () => void end(5000));
process.on("disconnect", () => void end(500));

process.stdout.write(`stripe-sandbox ready at ${sandbox.url}\n`);
