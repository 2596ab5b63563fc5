// A thread of the database process that ends it after its parent has ended: a long query keeps the main thread from
// noticing. Killing the process loses no committed row.
import { kill, pid, ppid } from "node:process";

const timeoutMs = 500;
const started = ppid;

setInterval(() => {
  if (process.ppid !== started) setTimeout(() => kill(pid, "SIGKILL"), timeoutMs);
}, 200);
