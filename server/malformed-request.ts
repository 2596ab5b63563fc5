import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Responds to bytes that are no complete HTTP request: malformed, too long, or too slow. The client has `lingerMs` to
 * read the response; then the connection is closed.
 * @param headers those of every response
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
  // Closing at once would lose the response for a client that is still sending.
  const end = setTimeout(() => socket.destroy(), lingerMs);
  end.unref();
  socket.on("close", () => clearTimeout(end));
}
