import { createServer, type Socket } from "node:net";
import {
  expectsResponse,
  fatalError,
  isTerminate,
  openingKind,
  openMessageReader,
  watchTransactionState,
} from "./postgres-protocol.ts";

/** The one session that all clients share: takes messages, hands back what the database says to them. */
export type Session = {
  exec(message: Uint8Array, onData: (data: Uint8Array) => void): Promise<void>;
  rollback(): Promise<void>;
};

export type DatabaseSocket = { connections(): number; close(): Promise<void> };

type Client = { socket: Socket; turns: Uint8Array[][]; gone: boolean };

const mostClients = 40;
const mostBytes = 256 * 1_048_576;
const idleInTransactionMs = 60_000;

/**
 * Serves one session to many clients over a Unix socket. What belongs together stays together: all messages
 * up to Sync, and all turns of a transaction, before anybody else's. (Message by message, one client's Bind would
 * meet another's Parse, since the unnamed statement is the session's.) Who leaves in the midst of a transaction,
 * or sleeps in it for a minute, has it rolled back.
 */
export async function serveSession(session: Session, path: string): Promise<DatabaseSocket> {
  const clients = new Set<Client>();
  const waiting: Client[] = [];
  let holder: Client | null = null;
  let busy = false;
  let idle: NodeJS.Timeout | undefined;

  async function pump(): Promise<void> {
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
      if (!client || !turn) break;
      const isIdle = await take(client, turn);
      holder = isIdle ? null : client;
      if (isIdle && client.turns.length) waiting.push(client);
    }
    busy = false;
    if (holder) idle = setTimeout(() => holder?.socket.destroy(), idleInTransactionMs);
  }

  /** One turn, message by message. Resolves to whether the session is free for others afterwards. */
  async function take(client: Client, turn: Uint8Array[]): Promise<boolean> {
    const state = watchTransactionState();
    try {
      for (const message of turn)
        await session.exec(message, (data) => {
          state.see(data);
          // The session's buffer is used again for the next answer.
          if (!client.gone) client.socket.write(Buffer.from(data));
        });
    } catch (error) {
      client.socket.destroy(error as Error);
      return false;
    }
    return state.isIdle();
  }

  function welcome(socket: Socket): void {
    const client: Client = { socket, turns: [], gone: false };
    const leave = () => {
      if (client.gone) return;
      client.gone = true;
      clients.delete(client);
      const at = waiting.indexOf(client);
      if (at >= 0) waiting.splice(at, 1);
      void pump();
    };
    socket.on("error", () => {}).on("close", leave);
    if (clients.size >= mostClients) {
      socket.end(fatalError("53300", "too many clients for the embedded database"));
      return;
    }
    clients.add(client);
    const reader = openMessageReader(mostBytes);
    let turn: Uint8Array[] = [];
    let open = false;
    const enqueue = () => {
      const isFirst = client.turns.push(turn) === 1;
      turn = [];
      if (isFirst && client !== holder && !waiting.includes(client)) waiting.push(client);
      void pump();
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

  const server = createServer(welcome);
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
