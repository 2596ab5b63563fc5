// A thread of the database process: a query that takes its time keeps the main thread from hearing that its
// parent is gone. Killing it costs no written row.
import { kill, pid, ppid } from "node:process";

const patienceMs = 500;
const started = ppid;

setInterval(() => {
  if (process.ppid !== started) setTimeout(() => kill(pid, "SIGKILL"), patienceMs);
}, 200);
