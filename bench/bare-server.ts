// The least that node:http can do: the same answer to everything. Its parent sends the answer and gets the port.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

process.once("message", ({ headers, body }: { headers: [string, string][]; body: string }) => {
  const bytes = Buffer.from(body, "base64");
  const fields = headers.flat();
  const server = createServer((_req, res) => {
    res.writeHead(200, fields);
    res.end(bytes);
  });
  server.keepAliveTimeout = 65_000;
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
});
process.on("disconnect", () => process.exit());
