// Runs the sandbox as a process. It ends with SIGTERM, SIGINT, or with the parent process at the other end of its IPC
// channel, to whom it reports its port. Exit codes as in sysexits(3): 69 when the port is taken, 75 when another sandbox
// has the folder, 78 for a wrong setting, which is printed.
import { startSandbox } from "./sandbox.ts";
import { readSettings } from "./settings.ts";

const read = readSettings();
if (!read.ok) {
  for (const mistake of read.mistakes) process.stderr.write(`${mistake}\n`);
  process.exit(78);
}

const sandbox = await startSandbox(read.settings).catch((error: NodeJS.ErrnoException) => {
  process.stderr.write(`${error.message}\n`);
  if (error.code === "EADDRINUSE") process.exit(69);
  process.exit(/database is locked/.test(error.message) ? 75 : 1);
});

let ending = false;
/** Gives requests and deliveries under way `ms` to end. */
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

// A parent that has ended meanwhile is no error here: `disconnect` ends this process too.
process.send?.({ port: sandbox.port }, undefined, undefined, () => {});
process.stdout.write(`stripe-sandbox ready at ${sandbox.url}\n`);
