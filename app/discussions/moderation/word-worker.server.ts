import { parentPort } from "node:worker_threads";
import { findEntries } from "./word-matching.ts";

// The worker thread of the word search: an expression that never finishes blocks only this thread, which is then ended.

parentPort?.on("message", ({ text, entries }: { text: string; entries: string[] }) => {
  parentPort?.postMessage(findEntries(text, entries));
});
parentPort?.postMessage("ready");
