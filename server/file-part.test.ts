import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { beforeEach, expect, it } from "vitest";
import { sendFilePart } from "./file-part.ts";

const size = 1_000_003;
/** Each file has bytes of its own, so that none of them can be taken for another's. */
const bytesOf = (n: number) => Buffer.from(Array.from({ length: size }, (_, at) => (at * n) % 251));

let dir: string;
let server: Server;
let failed: Error[];
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "file-part-"));
  for (let n = 1; n < 9; n++) writeFileSync(join(dir, String(n)), bytesOf(n));
  failed = [];
  // An address such as /3?from=10&to=20.
  server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? "/", "http://site");
    const [from, to] = [Number(searchParams.get("from")), Number(searchParams.get("to"))];
    res.setHeader("content-length", to - from);
    sendFilePart(res, join(dir, pathname), { from, to }).catch((error: Error) => {
      failed.push(error);
      if (res.headersSent) res.destroy();
      else res.writeHead(404, { "content-length": 0 }).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    rmSync(dir, { recursive: true });
  };
});
const ask = async (file: number | string, from: number, to: number): Promise<IncomingMessage> => {
  const { port } = server.address() as AddressInfo;
  const [answer] = await once(
    get(`http://127.0.0.1:${port}/${file}?from=${from}&to=${to}`, { agent: false }),
    "response",
  );
  return answer;
};
const part = async (file: number, from: number, to: number) => buffer(await ask(file, from, to));
const openFiles = () => readdirSync("/proc/self/fd").length;

it("sends the bytes that are asked for, however many", async () => {
  for (const [from, to] of [
    [0, size],
    [0, 1],
    [size - 1, size],
    [131_071, 262_145],
    [5, 5],
  ] as const)
    expect((await part(3, from, to)).equals(bytesOf(3).subarray(from, to)), `${from}`).toBe(true);
});

it("mixes nothing up for many at once, also after some have gone away", async () => {
  for (let round = 0; round < 3; round++) {
    const gone = await Promise.all([1, 2, 3, 4].map((n) => ask(n, 0, size)));
    const whole = [1, 2, 3, 4, 5, 6, 7, 8].map(async (n) =>
      (await part(n, 0, size)).equals(bytesOf(n)),
    );
    for (const answer of gone) answer.destroy();
    expect(new Set(await Promise.all(whole))).toEqual(new Set([true]));
  }
  expect(failed).toEqual([]);
});

it("leaves no file open after a client that goes away", async () => {
  await part(1, 0, size);
  const before = openFiles();
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask(2, 0, size)));
  for (const answer of answers) answer.destroy();
  await expect.poll(openFiles).toBeLessThanOrEqual(before + 2);
});

it("says what the file system says, and breaks off where the file ends too early", async () => {
  expect((await ask("none", 0, 10)).statusCode).toBe(404);
  expect(failed[0]?.message).toContain("ENOENT");
  truncateSync(join(dir, "4"), 200_000);
  await expect(part(4, 0, size)).rejects.toThrow("aborted");
  expect(failed[1]?.message).toContain("has become shorter");
});
