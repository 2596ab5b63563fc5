import { mkdtempSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { serveSession } from "./database-socket.ts";

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
/** That the session is idle (`I`) or within a transaction (`T`). */
const readyForQuery = (state: string) => Buffer.from(`Z\0\0\0\u0005${state}`);
const startup = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);
const query = Buffer.from("Q\0\0\0\rselect 1\0");

/** An engine that answers at once and is busy for a moment longer, as when it writes its files. */
const engineOf = (states: string[]) => ({
  async exec(_message: Uint8Array, onData: (data: Uint8Array) => void): Promise<void> {
    await pause(5);
    onData(readyForQuery(states.shift() ?? "I"));
    await pause(30);
  },
  rollback: async () => {},
});

const ask = (socket: Socket, message: Buffer) =>
  new Promise<Buffer>((answered) => {
    socket.once("data", answered);
    socket.write(message);
  });

it.each([
  ["a question", ["I", "I", "I", "I"]],
  ["a transaction", ["I", "I", "T", "I"]],
])("answers who asks while another goes on with %s", async (_, states) => {
  const path = join(mkdtempSync(join(tmpdir(), "socket-")), "s");
  const server = await serveSession(engineOf(states), path);
  const [a, b] = [connect(path), connect(path)];
  for (const socket of [a, b]) await ask(socket, startup);
  await pause(50);
  const answers: string[] = [];
  const first = (async () => {
    // The second is asked while the engine is still busy with the first.
    for (const name of ["a1", "a2"]) {
      await ask(a, query);
      answers.push(name);
    }
  })();
  await pause(60);
  const second = ask(b, query).then(() => answers.push("b"));
  await Promise.race([Promise.all([first, second]), pause(5_000)]);
  expect(answers.sort()).toEqual(["a1", "a2", "b"]);
  await server.close();
});
