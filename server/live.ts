// The live channel: server-sent events at /live (docs/api.md). One text serves all who listen; a client costs a
// socket and one small object.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "#platform/http/rate-limit.server.ts";
import type { OutboxEvent } from "#platform/live/outbox.server.ts";
import type { Log } from "#platform/log.server.ts";
import { detachSocket } from "./detach-socket.ts";
import { message, type Outbox, openMessageLog, reset } from "./live-messages.ts";
import { isLoopback } from "./request.ts";

export type LiveSession = { sessionId: string; readerId: string; ends: number };

export type LiveOptions = {
  outbox: Outbox;
  /** The token of a session's cookie; null when there is none. */
  tokenOf: (cookie: string) => string | null;
  /** Whom a session's token stands for; null: nobody, or no longer. */
  readerOf: (token: string) => Promise<LiveSession | null>;
  /** Of some sessions, those that stand, with when they end in real time. */
  standing: (sessionIds: string[]) => Promise<Map<string, Date>>;
  addressOf: (req: IncomingMessage) => string;
  /** How many connections one address may hold; 0: any number. */
  perAddress: number;
  headers: Record<string, string>;
  timers?: Timers;
  log: Log;
};

export type Timers = {
  now: () => number;
  /** Calls back after `ms`; the result calls it off. */
  after: (ms: number, work: () => void) => () => void;
};

export type Live = {
  /** Answers a request for /live. Throws when the database is away. */
  answer(req: IncomingMessage, res: ServerResponse): Promise<void>;
  /** Takes what `watchOutbox` heard. */
  hear(events: OutboxEvent[], missed: boolean): void;
  /** Ends every stream at once, and takes no more. */
  close(): void;
  clients(): number;
};

export const heartbeatMs = 25_000;
/** Stories come in bursts: the first is told at once, the next not before this has passed. */
export const gatherMs = 2_000;
/** Who has so many bytes waiting does not read. */
export const slowBytes = 65_536;
const mostClients = 20_000;
/** So many are written to before others get their turn. */
const slice = 500;
const retryMs = 1_000;

type Client = {
  socket: Socket;
  address: string;
  reader: LiveSession | null;
  gone: boolean;
};

const real: Timers = {
  now: Date.now,
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** Opens the channel. Nothing is read and no timer runs before the first client comes. */
export function openLive(options: LiveOptions): Live {
  const { log, perAddress, timers = real } = options;
  const news = openMessageLog(options.outbox);
  const clients = new Set<Client>();
  const byReader = new Map<string, Set<Client>>();
  const byAddress = new Map<string, number>();
  let closed = false;
  let loaded: Promise<void> | null = null;
  /** Rises with every word about a reader: who was asked about meanwhile is asked about again. */
  let words = 0;

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
  /** Everybody who listens now, a slice at a time; one text after the other. */
  function broadcast(text: string): void {
    if (text === "" || clients.size === 0) return;
    const bytes = Buffer.from(text);
    const all = [...clients];
    let from = 0;
    const step = () => {
      for (const client of all.slice(from, from + slice)) write(client, bytes);
      from += slice;
      if (from < all.length) return void setImmediate(step);
      queue.shift();
      queue[0]?.();
    };
    queue.push(step);
    if (queue.length === 1) step();
  }

  let last = Number.NEGATIVE_INFINITY;
  let gathering: (() => void) | null = null;
  function send(): void {
    gathering = null;
    last = timers.now();
    broadcast(news.flush());
  }
  function gather(): void {
    if (gathering) return;
    const wait = last + gatherMs - timers.now();
    if (wait <= 0) send();
    else gathering = timers.after(wait, send);
  }

  let beating: (() => void) | null = null;
  function beat(): void {
    beating = clients.size > 0 ? timers.after(heartbeatMs, beat) : null;
    broadcast(`:\nid: ${news.position()}\n\n`);
    const now = timers.now();
    const over = [...clients].filter(({ reader }) => reader && reader.ends <= now);
    if (over.length > 0) void check(over);
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

  /** Looks whether the sessions behind these streams stand. Whose does not is told, and listens as a visitor. */
  async function check(which: Client[]): Promise<void> {
    const asked = which.filter((client) => client.reader !== null);
    if (asked.length === 0) return;
    const ids = new Set(asked.map(({ reader }) => reader?.sessionId ?? ""));
    try {
      const stand = await options.standing([...ids]);
      for (const client of asked) {
        const ends = stand.get(client.reader?.sessionId ?? "");
        if (ends && client.reader) client.reader.ends = ends.getTime();
        else if (client.reader) {
          setReader(client, null);
          write(client, signedOut);
        }
      }
    } catch (error) {
      // Nobody may listen by a session of which nobody knows: they come back, and are asked again.
      log.warn({ err: error }, "sessions of the live channel could not be looked at");
      for (const { socket } of asked) socket.destroy();
    }
  }

  function hear(events: OutboxEvent[], missed: boolean): void {
    if (loaded === null) return;
    words++;
    if (missed) {
      news.lose();
      loaded = null;
      load().then(
        () => broadcast(reset(news.position())),
        (error: unknown) => {
          log.warn({ err: error }, "the live channel has lost the outbox");
          for (const { socket } of clients) socket.destroy();
        },
      );
      void check([...clients]);
      return;
    }
    const { waiting, readers } = news.hear(events);
    if (waiting) gather();
    const doubtful = new Set<Client>();
    for (const { id, session } of readers)
      for (const client of byReader.get(id) ?? [])
        if (session) doubtful.add(client);
        else write(client, changed);
    if (doubtful.size > 0) void check([...doubtful]);
  }

  function refusal(req: IncomingMessage, address: string): [number, Record<string, string>] | null {
    if (req.method !== "GET" && req.method !== "HEAD") return [405, { allow: "GET, HEAD" }];
    if (!/\btext\/event-stream\b/.test(req.headers.accept ?? "")) return [406, {}];
    if (closed || clients.size >= mostClients) return [503, { "retry-after": "10" }];
    if (perAddress > 0 && address !== "" && (byAddress.get(address) ?? 0) >= perAddress)
      return [429, { "retry-after": "60" }];
    return null;
  }

  /** Called for each client once, or twice where its connection was taken over as it ended. */
  function leave(client: Client): void {
    if (client.gone) return;
    client.gone = true;
    clients.delete(client);
    setReader(client, null);
    const left = (byAddress.get(client.address) ?? 1) - 1;
    if (left > 0) byAddress.set(client.address, left);
    else byAddress.delete(client.address);
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const address = placeOf(options.addressOf(req));
    const refused = refusal(req, address);
    if (refused) {
      const [status, more] = refused;
      res.writeHead(status, { ...options.headers, ...more, "content-length": "0" }).end();
      return;
    }
    const head = {
      ...options.headers,
      "content-type": "text/event-stream; charset=utf-8",
      // A proxy that changes, gathers or compresses what comes would keep it from the page.
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    };
    if (req.method === "HEAD") {
      res.writeHead(200, head).end();
      return;
    }
    byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
    const client: Client = { socket: req.socket, address, reader: null, gone: false };
    const gone = () => leave(client);
    res.on("close", gone);
    const token = options.tokenOf(req.headers.cookie ?? "");
    await load();
    const before = words;
    const reader = token ? await options.readerOf(token) : null;
    const { socket } = res;
    // Who has left meanwhile is not kept. Without a socket it waits behind an answer to the same visitor, which no
    // page does.
    if (closed || client.gone || !socket) return void req.socket.destroy();
    setReader(client, reader);
    clients.add(client);
    // The stream's end is its connection's: nothing frames each message anew for each client.
    res.useChunkedEncodingByDefault = false;
    res.shouldKeepAlive = false;
    res.writeHead(200, head);
    res.flushHeaders();
    setImmediate(detachSocket, req, res, socket, gone);
    const after = seenBy(req);
    const missed =
      after === null ? null : news.since(after, client.reader ? client.reader.readerId : null);
    write(
      client,
      `retry: ${retryMs}\nid: ${news.position()}\n\n${missed?.text ?? ""}${
        token && !reader ? signedOut : ""
      }${reader && missed?.subscription ? changed : ""}`,
    );
    if (reader && words !== before) void check([client]);
    beating ??= timers.after(heartbeatMs, beat);
  }

  return {
    answer,
    hear,
    clients: () => clients.size,
    close() {
      closed = true;
      beating?.();
      gathering?.();
      for (const { socket } of clients) {
        // Who does not read what is sent is not waited for.
        if (socket.writableLength > 0) socket.destroy();
        else socket.destroySoon();
      }
    },
  };
}

const signedOut = message("session", { signedIn: false });
const changed = message("subscription", {});

/** The last id that the page has seen: in the header, or in the address where a browser cannot set that. */
function seenBy(req: IncomingMessage): number | null {
  const query = new URLSearchParams((req.url ?? "").split("?")[1] ?? "");
  const said = String(req.headers["last-event-id"] ?? query.get("after") ?? "");
  return /^\d{1,15}$/.test(said) ? Number(said) : null;
}

/**
 * Whom a connection is counted for: an IPv4 address, or an IPv6 network of 64 bits. Nobody, for this machine
 * itself: there a proxy stands that does not say for whom it asks.
 */
function placeOf(address: string): string {
  if (isLoopback(address)) return "";
  return networkOf(address);
}
