// Listens to /live with many connections, in a process of its own: node bench/live-clients.ts PORT CONNECTIONS.
// Tells by IPC when all are there, then for each message how long every client waited for it.
import { connect } from "node:net";

const [port = "", wanted = "1000"] = process.argv.slice(2);
const total = Number(wanted);
const atOnce = 200;
const question =
  "GET /live HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\nUser-Agent: bench\r\n\r\n";

/** By message, when it came to each client, in milliseconds since the epoch. */
const arrived = new Map<number, number[]>();
let ended = 0;

function listen(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("error", reject);
    socket.on("close", () => {
      ended++;
    });
    socket.once("data", (head) => {
      if (!head.toString("latin1").startsWith("HTTP/1.1 200")) reject(new Error(String(head)));
      resolve();
    });
    socket.on("data", (bytes) => {
      const found = /^id: (\d+)\ndata: (?:\{"added"|\[\{"id")/m.exec(bytes.toString("latin1"));
      if (!found) return;
      const id = Number(found[1]);
      const times = arrived.get(id) ?? [];
      arrived.set(id, times);
      times.push(performance.timeOrigin + performance.now());
      if (times.length === total) process.send?.({ id, times });
    });
    socket.write(question);
  });
}

for (let n = 0; n < total; n += atOnce)
  await Promise.all(Array.from({ length: Math.min(atOnce, total - n) }, listen));
process.send?.({ ready: total });
process.on("message", () => process.send?.({ ended }));
