// The live connection: server-sent events at /live (docs/api.md). Each text is formatted once for all clients; a client
// costs a socket and one small object.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "#platform/http/client-address.server.ts";
import type { AnnouncedChange } from "#platform/live/outbox.server.ts";
import type { Log } from "#platform/log.server.ts";
import { detachSocket } from "./detach-socket.ts";
import { formatMessage, type Outbox, openMessageLog, resetMessage } from "./live-messages.ts";
import { isLoopback } from "./request.ts";
import { processTimers, type Timers } from "./timers.ts";

export type LiveSession = { sessionId: string; readerId: string; ends: number };

export type LiveOptions = {
  outbox: Outbox;
  /** The session token in a Cookie header; null when there is none. */
  tokenOf: (cookie: string) => string | null;
  /** The session of a token; null when it has ended or never existed. */
  readerOf: (token: string) => Promise<LiveSession | null>;
  /** Of some sessions, those that are still valid, with their ends by the wall clock. */
  validSessions: (sessionIds: string[]) => Promise<Map<string, Date>>;
  addressOf: (req: IncomingMessage) => string;
  /** How many connections one address may hold; 0: any number. */
  perAddress: number;
  headers: Record<string, string>;
  timers?: Timers;
  /** Milliseconds since the epoch, by which sessions end. */
  wallClock?: () => number;
  log: Log;
};

export type Live = {
  /** Answers a request for /live. Throws when the database is unavailable. */
  answer(req: IncomingMessage, res: ServerResponse): Promise<void>;
  /** Receives new rows: the listener for `watchOutbox`. */
  onChanges(changes: AnnouncedChange[], missed: boolean): void;
  /** Ends every stream, and refuses new ones. */
  close(): void;
  clients(): number;
};

export const heartbeatMs = 25_000;
/** Stories come in bursts: the first is sent at once, the next ones together after this delay. */
export const batchDelayMs = 2_000;
/** The same for contributions to discussions, which should appear within a second. */
export const discussionBatchDelayMs = 400;
/** A client with so many unread bytes is disconnected. */
export const slowBytes = 65_536;
const maxClients = 20_000;
/** How many clients are written to before the event loop continues. */
const batchSize = 500;
const retryMs = 1_000;

type Client = {
  socket: Socket;
  address: string;
  reader: LiveSession | null;
  gone: boolean;
};

/** Opens the endpoint. Nothing is read and no timer runs before the first client connects. */
export function openLive(options: LiveOptions): Live {
  const { log, perAddress, timers = processTimers, wallClock = Date.now } = options;
  const news = openMessageLog(options.outbox);
  const clients = new Set<Client>();
  const byReader = new Map<string, Set<Client>>();
  const byAddress = new Map<string, number>();
  let closed = false;
  let loaded: Promise<void> | null = null;
  /** Counts batches of changes: a session that was read while one arrived is checked again. */
  let batches = 0;

  const load = () => {
    loaded ??= news.load().catch((error: unknown) => {
      loaded = null;
      throw error;
    });
    return loaded;
  };

  function write({ socket }: Client, text: string | Buffer): void {
    if (socket.destroyed) return;
    if (socket.writableLength > slowBytes) socket.destroy();
    else socket.write(text);
  }

  const queue: (() => void)[] = [];
  /** Writes to all current clients, in batches; one text after the other. */
  function broadcast(text: string): void {
    if (text === "" || clients.size === 0) return;
    const bytes = Buffer.from(text);
    const all = [...clients];
    let from = 0;
    const writeBatch = () => {
      for (const client of all.slice(from, from + batchSize)) write(client, bytes);
      from += batchSize;
      if (from < all.length) return void setImmediate(writeBatch);
      queue.shift();
      queue[0]?.();
    };
    queue.push(writeBatch);
    if (queue.length === 1) writeBatch();
  }

  let last = Number.NEGATIVE_INFINITY;
  let gathering: (() => void) | null = null;
  function send(): void {
    gathering = null;
    last = timers.now();
    broadcast(news.flush());
  }
  let due = Number.POSITIVE_INFINITY;
  function gather(gap: number): void {
    const at = last + gap;
    if (gathering && due <= at) return;
    gathering?.();
    gathering = null;
    const wait = at - timers.now();
    if (wait <= 0) {
      send();
      return;
    }
    due = at;
    gathering = timers.after(wait, send);
  }

  let heartbeat: (() => void) | null = null;
  function sendHeartbeat(): void {
    heartbeat = clients.size > 0 ? timers.after(heartbeatMs, sendHeartbeat) : null;
    broadcast(`:\nid: ${news.position()}\n\n`);
    const now = wallClock();
    const expired = [...clients].filter(({ reader }) => reader && reader.ends <= now);
    if (expired.length > 0) void checkSessions(expired);
  }

  function setReader(client: Client, reader: LiveSession | null): void {
    const before = client.reader?.readerId;
    if (before) {
      const same = byReader.get(before);
      same?.delete(client);
      if (same?.size === 0) byReader.delete(before);
    }
    client.reader = reader;
    if (!reader) return;
    const same = byReader.get(reader.readerId) ?? new Set();
    byReader.set(reader.readerId, same.add(client));
  }

  /** Checks the sessions of these clients. A client whose session has ended gets a message and continues as a visitor. */
  async function checkSessions(which: Client[]): Promise<void> {
    const withSession = which.filter((client) => client.reader !== null);
    if (withSession.length === 0) return;
    const ids = new Set(withSession.map(({ reader }) => reader?.sessionId ?? ""));
    try {
      const valid = await options.validSessions([...ids]);
      for (const client of withSession) {
        const ends = valid.get(client.reader?.sessionId ?? "");
        if (ends && client.reader) client.reader.ends = ends.getTime();
        else if (client.reader) {
          setReader(client, null);
          write(client, signedOut);
        }
      }
    } catch (error) {
      // A client whose session cannot be checked is disconnected; the page reconnects and is checked then.
      log.warn({ err: error }, "sessions of the live channel could not be looked at");
      for (const { socket } of withSession) socket.destroy();
    }
  }

  function onChanges(changes: AnnouncedChange[], missed: boolean): void {
    if (loaded === null) return;
    batches++;
    if (missed) {
      news.clear();
      loaded = null;
      load().then(
        () => broadcast(resetMessage(news.position())),
        (error: unknown) => {
          log.warn({ err: error }, "the live channel has lost the outbox");
          for (const { socket } of clients) socket.destroy();
        },
      );
      void checkSessions([...clients]);
      return;
    }
    const { waiting, soon, readers } = news.add(changes);
    if (waiting) gather(soon ? discussionBatchDelayMs : batchDelayMs);
    const toCheck = new Set<Client>();
    for (const { id, session } of readers)
      for (const client of byReader.get(id) ?? [])
        if (session) toCheck.add(client);
        else write(client, changed);
    if (toCheck.size > 0) void checkSessions([...toCheck]);
  }

  function refusal(req: IncomingMessage, address: string): [number, Record<string, string>] | null {
    if (req.method !== "GET" && req.method !== "HEAD") return [405, { allow: "GET, HEAD" }];
    if (!/\btext\/event-stream\b/.test(req.headers.accept ?? "")) return [406, {}];
    if (closed || clients.size >= maxClients) return [503, { "retry-after": "10" }];
    if (perAddress > 0 && address !== "" && (byAddress.get(address) ?? 0) >= perAddress)
      return [429, { "retry-after": "60" }];
    return null;
  }

  /** Called once for each client, or twice where its socket was detached while it closed. */
  function remove(client: Client): void {
    if (client.gone) return;
    client.gone = true;
    clients.delete(client);
    setReader(client, null);
    const remaining = (byAddress.get(client.address) ?? 1) - 1;
    if (remaining > 0) byAddress.set(client.address, remaining);
    else byAddress.delete(client.address);
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const address = countedAddress(options.addressOf(req));
    const refused = refusal(req, address);
    if (refused) {
      const [status, more] = refused;
      res.writeHead(status, { ...options.headers, ...more, "content-length": "0" }).end();
      return;
    }
    const head = {
      ...options.headers,
      "content-type": "text/event-stream; charset=utf-8",
      // A proxy that transforms, buffers or compresses the stream would delay it.
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    };
    if (req.method === "HEAD") {
      res.writeHead(200, head).end();
      return;
    }
    byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
    const client: Client = { socket: req.socket, address, reader: null, gone: false };
    const gone = () => remove(client);
    res.on("close", gone);
    const token = options.tokenOf(req.headers.cookie ?? "");
    await load();
    const before = batches;
    const reader = token ? await options.readerOf(token) : null;
    const { socket } = res;
    // The client may have left in the meantime. A response without a socket waits behind another one on the same
    // connection, which pages never cause.
    if (closed || client.gone || !socket) return void req.socket.destroy();
    setReader(client, reader);
    clients.add(client);
    // The stream ends with its connection, so that messages need no chunk framing for each client.
    res.useChunkedEncodingByDefault = false;
    res.shouldKeepAlive = false;
    res.writeHead(200, head);
    res.flushHeaders();
    setImmediate(detachSocket, req, res, socket, gone);
    const after = lastSeenId(req);
    const missed =
      after === null ? null : news.since(after, client.reader ? client.reader.readerId : null);
    write(
      client,
      `retry: ${retryMs}\nid: ${news.position()}\n\n${missed?.text ?? ""}${
        token && !reader ? signedOut : ""
      }${reader && missed?.subscription ? changed : ""}`,
    );
    if (reader && batches !== before) void checkSessions([client]);
    heartbeat ??= timers.after(heartbeatMs, sendHeartbeat);
  }

  return {
    answer,
    onChanges,
    clients: () => clients.size,
    close() {
      closed = true;
      heartbeat?.();
      gathering?.();
      for (const { socket } of clients) {
        // A client that does not read is not waited for.
        if (socket.writableLength > 0) socket.destroy();
        else socket.destroySoon();
      }
    },
  };
}

const signedOut = formatMessage("session", { signedIn: false });
const changed = formatMessage("subscription", {});

/** The last id that the page has received: in a header, or in the address where a browser cannot set one. */
function lastSeenId(req: IncomingMessage): number | null {
  const query = new URLSearchParams((req.url ?? "").split("?")[1] ?? "");
  const id = String(req.headers["last-event-id"] ?? query.get("after") ?? "");
  return /^\d{1,15}$/.test(id) ? Number(id) : null;
}

/**
 * The address that a connection is counted for: an IPv4 address, or an IPv6 network of 64 bits. Empty for this machine
 * itself: connections from there come through a proxy that does not pass on addresses.
 */
function countedAddress(address: string): string {
  if (isLoopback(address)) return "";
  return networkOf(address);
}
