// Node's HTTP server keeps its parser, the request and the response with a connection for as long as it is open: eleven
// kilobytes for each of thousands of event streams, which never need them again. `http` gives a socket away only after
// an Upgrade request, which a browser does not send for server-sent events, so that this reaches into Node's internals
// (as of version 24). `ServerResponse.detachSocket` alone leaves the parser on the socket.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** The parser that the HTTP server keeps on a socket. It is undocumented, and checked before it is used. */
type Parser = {
  unconsume(): void;
  remove(): void;
  close(): void;
  [property: string | symbol]: unknown;
};
const isParser = (value: unknown): value is Parser =>
  typeof value === "object" &&
  value !== null &&
  ["unconsume", "remove", "close"].every(
    (name) => typeof (value as Record<string, unknown>)[name] === "function",
  );

/** The events of a socket that the HTTP server listens to. */
const serverEvents = ["data", "end", "close", "drain", "timeout", "error", "resume", "pause"];

/**
 * Detaches the socket of a response from the HTTP server, once the head of the response is sent: from then on it is
 * only written to. Where Node's internals look different nothing is done, which only costs memory.
 * @param onClose called when the connection has ended, in either case
 */
export function detachSocket(
  req: IncomingMessage,
  res: ServerResponse,
  socket: Socket,
  onClose: () => void,
): void {
  const parser: unknown = Reflect.get(socket, "parser");
  if (socket.destroyed || !req.complete || res.socket !== socket || !isParser(parser)) return;
  res.detachSocket(socket);
  for (const name of serverEvents) socket.removeAllListeners(name);
  parser.unconsume();
  parser.remove();
  Reflect.set(socket, "parser", null);
  // The parser's callbacks reference the request.
  for (const name of Object.keys(parser)) parser[name] = null;
  setImmediate(closeParser, parser);
  watchClosing(socket, onClose);
}

const closeParser = (parser: Parser) => parser.close();

/** Outside `detachSocket`, so that no listener's scope holds the request and the response. */
function watchClosing(socket: Socket, onClose: () => void): void {
  socket.on("error", () => {});
  socket.on("close", onClose);
  socket.on("end", () => socket.destroy());
  // Nothing is read, but only a flowing socket reports that the other side has closed it.
  socket.resume();
}
