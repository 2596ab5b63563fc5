// Runs one child process at a time. It ends when this process does, and this one when its own parent does.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";
import { compileCache } from "./runtime.mjs";

const exitWithParent = new URL("./exit-with-parent.mjs", import.meta.url).href;
const signals = ["SIGTERM", "SIGINT", "SIGHUP"];
const root = fileURLToPath(new URL("..", import.meta.url));
const parent = process.ppid;
let child;
let ending = false;

for (const signal of signals)
  process.on(signal, () => {
    if (child) child.kill("SIGTERM");
    else process.exit(128 + constants.signals[signal]);
  });

// When the parent is killed, another process adopts this one. The child then gets little time to end.
setInterval(() => {
  if (process.ppid === parent || ending) return;
  ending = true;
  if (!child) process.exit(1);
  if (child.connected) child.disconnect();
  setTimeout(() => child.kill("SIGKILL"), 600).unref();
}, 200).unref();

/**
 * Runs a program to its end and returns its exit code, 128 + n when signal n ended it. A Node program gets a channel:
 * with `endsItself` it listens for "disconnect" and shuts down, otherwise it is ended there.
 */
export function run(command, args, options = {}) {
  const { env = {}, stdin = "ignore", stdout = 1, endsItself = false } = options;
  const isNode = /(^|[\\/])node(\.exe)?$/.test(command);
  const all = isNode && !endsItself ? ["--import", exitWithParent, ...args] : args;
  return new Promise((resolve) => {
    child = spawn(command, all, {
      cwd: root,
      env: { ...compileCache, ...process.env, ...env },
      stdio: [stdin, stdout, 2, isNode ? "ipc" : "ignore"],
    });
    child.on("error", (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(127);
    });
    child.on("exit", (code, signal) => {
      child = undefined;
      if (ending) process.exit(1);
      resolve(code === null ? 128 + (constants.signals[signal] || 0) : code);
    });
  });
}
