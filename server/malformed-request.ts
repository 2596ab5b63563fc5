import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers what never became a request: no HTTP, too long, or too slow. Whoever sent it may read the answer for
 * `lingerMs`; then the connection ends, read or not.
 * @param headers what every answer carries
 */
export function answerMalformedRequest(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  headers: Record<string, string>,
  lingerMs = 2_000,
): void {
  const status = statuses[error.code ?? ""] ?? 400;
  const fields = { ...headers, connection: "close", "content-length": "0" };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n`);
  // Closed at once, the answer would be lost to whoever still sends.
  const end = setTimeout(() => socket.destroy(), lingerMs);
  end.unref();
  socket.on("close", () => clearTimeout(end));
}
