// Where the HTTP server's inside is known. What parses a connection's requests, and the request and its answer, stay
// with the connection for as long as it stands: eleven kilobytes that an answer without end never needs again.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** What Node's HTTP server (24) keeps on a socket: no public name, and looked at before it is used. */
type Parser = {
  unconsume(): void;
  remove(): void;
  close(): void;
  [more: string | symbol]: unknown;
};
const isParser = (value: unknown): value is Parser =>
  typeof value === "object" &&
  value !== null &&
  ["unconsume", "remove", "close"].every(
    (name) => typeof (value as Record<string, unknown>)[name] === "function",
  );

/** What the HTTP server hears of a connection. */
const heard = ["data", "end", "close", "drain", "timeout", "error", "resume", "pause"];

/**
 * Takes the connection of an answer whose head has been sent from the HTTP server, whose last it was: from then on
 * only the socket is written to. Where Node's inside looks different, everything stays, and only costs more.
 * @param gone called when the connection has ended, in either case
 */
export function takeOver(
  req: IncomingMessage,
  res: ServerResponse,
  socket: Socket,
  gone: () => void,
): void {
  const parser: unknown = Reflect.get(socket, "parser");
  if (socket.destroyed || !req.complete || res.socket !== socket || !isParser(parser)) return;
  res.detachSocket(socket);
  for (const name of heard) socket.removeAllListeners(name);
  parser.unconsume();
  parser.remove();
  Reflect.set(socket, "parser", null);
  // Its callbacks lead to the request.
  for (const name of Object.keys(parser)) parser[name] = null;
  setImmediate(close, parser);
  adopt(socket, gone);
}

const close = (parser: Parser) => parser.close();

/** On its own, so that no listener keeps request and answer. */
function adopt(socket: Socket, gone: () => void): void {
  socket.on("error", () => {});
  socket.on("close", gone);
  socket.on("end", () => socket.destroy());
  // Whatever the page says is not read, but that it leaves is heard.
  socket.resume();
}
