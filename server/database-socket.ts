import { createServer, type Socket } from "node:net";
import {
  expectsResponse,
  fatalError,
  isTerminate,
  openingKind,
  openMessageReader,
  watchTransactionState,
} from "./postgres-protocol.ts";

/** The database session that all clients share. */
export type Session = {
  exec(message: Uint8Array, onData: (data: Uint8Array) => void): Promise<void>;
  rollback(): Promise<void>;
};

export type DatabaseSocket = { connections(): number; close(): Promise<void> };

type Client = { socket: Socket; turns: Uint8Array[][]; gone: boolean };

const maxClients = 40;
const maxMessageBytes = 256 * 1_048_576;
const idleInTransactionMs = 60_000;

/**
 * Shares one session among many clients over a Unix socket. A client's turn is all messages up to Sync, and within a
 * transaction all turns to its end, before the next client has one: otherwise one client's Bind would use another's
 * Parse, since the unnamed statement belongs to the session. The transaction of a client that disconnects, or that is
 * idle in it for a minute, is rolled back.
 */
export async function serveSession(session: Session, path: string): Promise<DatabaseSocket> {
  const clients = new Set<Client>();
  const waiting: Client[] = [];
  let holder: Client | null = null;
  let busy = false;
  let idle: NodeJS.Timeout | undefined;

  async function runTurns(): Promise<void> {
    if (busy) return;
    busy = true;
    clearTimeout(idle);
    for (;;) {
      if (holder?.gone) {
        holder = null;
        await session.rollback().catch(() => {});
      }
      const client: Client | undefined = holder ?? waiting.shift();
      const turn = client?.turns.shift();
      // It asked while its turn ran, and has been answered within its transaction since.
      if (client && client !== holder && !turn) continue;
      if (!client || !turn) break;
      const isIdle = await runTurn(client, turn);
      holder = isIdle ? null : client;
      if (isIdle && client.turns.length && !waiting.includes(client)) waiting.push(client);
    }
    busy = false;
    if (holder) idle = setTimeout(() => holder?.socket.destroy(), idleInTransactionMs);
  }

  /** Runs a turn. Resolves to whether the session is free for other clients afterwards. */
  async function runTurn(client: Client, turn: Uint8Array[]): Promise<boolean> {
    const state = watchTransactionState();
    try {
      for (const message of turn)
        await session.exec(message, (data) => {
          state.read(data);
          // Copied, since the session reuses its buffer for the next response.
          if (!client.gone) client.socket.write(Buffer.from(data));
        });
    } catch (error) {
      client.socket.destroy(error as Error);
      return false;
    }
    return state.isIdle();
  }

  function onConnection(socket: Socket): void {
    const client: Client = { socket, turns: [], gone: false };
    const leave = () => {
      if (client.gone) return;
      client.gone = true;
      clients.delete(client);
      const at = waiting.indexOf(client);
      if (at >= 0) waiting.splice(at, 1);
      void runTurns();
    };
    socket.on("error", () => {}).on("close", leave);
    if (clients.size >= maxClients) {
      socket.end(fatalError("53300", "too many clients for the embedded database"));
      return;
    }
    clients.add(client);
    const reader = openMessageReader(maxMessageBytes);
    let turn: Uint8Array[] = [];
    let open = false;
    const enqueue = () => {
      const isFirst = client.turns.push(turn) === 1;
      turn = [];
      if (isFirst && client !== holder && !waiting.includes(client)) waiting.push(client);
      void runTurns();
    };
    const read = (message: Buffer): void => {
      const opening = open ? null : openingKind(message);
      if (opening === "encrypt") socket.write("N");
      else if (opening === "cancel") socket.destroy();
      else if (!opening && isTerminate(message)) socket.end();
      else {
        turn.push(message);
        if (opening || expectsResponse(message)) enqueue();
        if (opening) reader.typed();
        open = true;
      }
    };
    socket.on("data", (bytes) => {
      try {
        reader.push(bytes);
        for (let m = reader.next(); m && !client.gone; m = reader.next()) read(m);
      } catch {
        socket.destroy();
      }
    });
  }

  const server = createServer(onConnection);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(path, resolve);
  });
  return {
    connections: () => clients.size,
    close: async () => {
      clearTimeout(idle);
      const closed = new Promise((done) => server.close(done));
      for (const { socket } of clients) socket.destroy();
      await closed;
      while (busy) await new Promise((done) => setImmediate(done));
    },
  };
}
