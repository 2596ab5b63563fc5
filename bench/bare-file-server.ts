// The least that node:http can do for a file: a stream of what a range asks for. Its parent sends the path and gets the port.
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";

process.once("message", (path: string) => {
  const { size } = statSync(path);
  const server = createServer((req, res) => {
    const [, from = "0", to = String(size - 1)] = /(\d+)-(\d+)/.exec(req.headers.range ?? "") ?? [];
    const [start, end] = [Number(from), Number(to)];
    res.writeHead(206, {
      "content-type": "audio/mpeg",
      "content-length": end - start + 1,
      "content-range": `bytes ${start}-${end}/${size}`,
    });
    pipeline(createReadStream(path, { start, end }), res).catch(() => {});
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
});
process.on("disconnect", () => process.exit());
