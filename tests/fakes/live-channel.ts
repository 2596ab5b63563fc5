// The live channel over a stored list of changes, known sessions and a clock that tests move; clients are bare sockets.
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect } from "vitest";
import type { AnnouncedChange } from "#platform/live/outbox.server.ts";
import { heartbeatMs, type Live, type LiveSession, openLive } from "../../server/live.ts";

export type Client = { socket: Socket; text: () => string; ended: Promise<unknown> };

export type LiveChannel = {
  live: Live;
  server: Server;
  /** What the outbox has kept. */
  changes: AnnouncedChange[];
  /** The sessions by the token in the cookie. */
  sessions: Map<string, LiveSession>;
  /** What every query throws; null while the database answers. */
  outage: Error | null;
  timers: { at: number; work: () => void }[];
  /** The messages that were logged. */
  logged: string[];
  now(): number;
  /** Lets the clock run, and does what falls due. */
  pass(ms: number): void;
  ask(headers?: Record<string, string>, first?: string): Client;
  /** A stream that has begun. */
  listen(headers?: Record<string, string>): Promise<Client>;
  /** What has been sent by now has also arrived: a heartbeat comes after it. */
  settled(...clients: Client[]): Promise<void>;
  close(): void;
};

/** @param o.ownTimers the channel's timers run by the process's clock instead of the one that tests move */
export async function openLiveChannel(o: { ownTimers?: boolean } = {}): Promise<LiveChannel> {
  let at = 1_000_000;
  const clients: Client[] = [];
  const line = (_: object, message: string) => void channel.logged.push(message);
  const channel: LiveChannel = {
    live: openLive({
      outbox: {
        newest: async (limit) => {
          if (channel.outage) throw channel.outage;
          return {
            changes: channel.changes.slice(-limit),
            newest: channel.changes.at(-1)?.id ?? 0,
          };
        },
      },
      tokenOf: (cookie) => /session=(\w+)/.exec(cookie)?.[1] ?? null,
      readerOf: async (token) => channel.sessions.get(token) ?? null,
      validSessions: async (ids) => {
        if (channel.outage) throw channel.outage;
        const valid = [...channel.sessions.values()].filter((s) => ids.includes(s.sessionId));
        return new Map(valid.map((s) => [s.sessionId, new Date(s.ends)]));
      },
      addressOf: (req) => String(req.headers["x-from"] ?? "127.0.0.1"),
      perAddress: 2,
      headers: { "x-content-type-options": "nosniff" },
      ...(!o.ownTimers && {
        timers: {
          now: () => at,
          after: (ms, work) => {
            const timer = { at: at + ms, work };
            channel.timers.push(timer);
            return () => void channel.timers.splice(channel.timers.indexOf(timer), 1);
          },
        },
        wallClock: () => at,
      }),
      log: { info: line, warn: line, error: line, fatal: line },
    }),
    server: createServer((req, res) => {
      channel.live.answer(req, res).catch(() => res.writeHead(500).end());
    }),
    changes: [],
    sessions: new Map([
      ["mine", { readerId: "ada", sessionId: "s1", ends: 9e15 }],
      ["phone", { readerId: "ada", sessionId: "s2", ends: 9e15 }],
      ["other", { readerId: "bob", sessionId: "s3", ends: 9e15 }],
    ]),
    outage: null,
    timers: [],
    logged: [],
    now: () => at,
    pass: (ms) => {
      at += ms;
      for (const timer of channel.timers.splice(0))
        timer.at <= at ? timer.work() : channel.timers.push(timer);
    },
    ask: (headers = {}, first = "GET /live") => {
      const socket = connect((channel.server.address() as AddressInfo).port, "127.0.0.1");
      const all = { host: "x", accept: "text/event-stream", ...headers };
      const fields = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`${first} HTTP/1.1\r\n${fields.join("")}\r\n`);
      let text = "";
      socket.setEncoding("utf8").on("data", (more) => {
        text += more;
      });
      socket.on("error", () => {});
      const client = { socket, text: () => text, ended: once(socket, "close") };
      clients.push(client);
      return client;
    },
    listen: async (headers = {}) => {
      const before = channel.live.clients();
      const client = channel.ask(headers);
      await expect.poll(() => channel.live.clients()).toBe(before + 1);
      await expect.poll(client.text).toContain("retry: 1000");
      return client;
    },
    settled: async (...some) => {
      const beats = (client: Client) => client.text().split("\n:\n").length;
      const before = some.map(beats);
      channel.pass(heartbeatMs);
      for (const [n, client] of some.entries())
        await expect.poll(() => beats(client)).toBe((before[n] ?? 0) + 1);
    },
    close: () => {
      for (const { socket } of clients.splice(0)) socket.destroy();
      channel.server.closeAllConnections();
      channel.server.close();
    },
  };
  channel.server.listen(0, "127.0.0.1");
  await once(channel.server, "listening");
  return channel;
}
