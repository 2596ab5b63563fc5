import { parentPort } from "node:worker_threads";
import { findEntries } from "./word-matching.ts";

// A thread of its own: an expression that takes for ever in a text stops nobody but this thread, which is then ended.

parentPort?.on("message", ({ text, entries }: { text: string; entries: string[] }) => {
  parentPort?.postMessage(findEntries(text, entries));
});
parentPort?.postMessage("ready");
