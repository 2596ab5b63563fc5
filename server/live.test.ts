// Size: one setup for all that clients, sessions and the outbox can do to the channel; each case is short.
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { OutboxEvent } from "#platform/live/outbox.server.ts";
import { gatherMs, heartbeatMs, type Live, type LiveSession, openLive, slowBytes } from "./live.ts";
import { maxStories } from "./live-messages.ts";

type Listener = { socket: Socket; text: () => string; ended: Promise<unknown> };

const story = (id: number) => ({ id, topics: ["Politics"], countries: ["FR"] });
const added = (id: number, ...stories: number[]): OutboxEvent => ({
  id,
  topic: "stories",
  payload: { slugs: stories.map((n) => `story-${n}`), added: stories.map(story) },
});
const urgent = { slug: "b", title: "It breaks", lang: "en" };
const of = (id: number, reader: string, what: "session" | "subscription"): OutboxEvent => ({
  id,
  topic: "reader",
  payload: { reader, what },
});

describe("the live channel", () => {
  let live: Live;
  let server: Server;
  let kept: OutboxEvent[];
  let at: number;
  let timers: { at: number; work: () => void }[];
  let sessions: Map<string, LiveSession>;
  let away: Error | null;
  let warned: string[];
  const listeners: Listener[] = [];

  beforeEach(async () => {
    [kept, at, timers, away, warned] = [[], 1_000_000, [], null, []];
    sessions = new Map([
      ["mine", { readerId: "ada", sessionId: "s1", ends: 9e15 }],
      ["phone", { readerId: "ada", sessionId: "s2", ends: 9e15 }],
      ["other", { readerId: "bob", sessionId: "s3", ends: 9e15 }],
    ]);
    const line = (_: object, message: string) => void warned.push(message);
    live = openLive({
      outbox: {
        newest: async (limit) => {
          if (away) throw away;
          return { events: kept.slice(-limit), newest: kept.at(-1)?.id ?? 0 };
        },
      },
      tokenOf: (cookie) => /session=(\w+)/.exec(cookie)?.[1] ?? null,
      readerOf: async (token) => sessions.get(token) ?? null,
      validSessions: async (ids) => {
        if (away) throw away;
        const stand = [...sessions.values()].filter((s) => ids.includes(s.sessionId));
        return new Map(stand.map((s) => [s.sessionId, new Date(s.ends)]));
      },
      addressOf: (req) => String(req.headers["x-from"] ?? "127.0.0.1"),
      perAddress: 2,
      headers: { "x-content-type-options": "nosniff" },
      timers: {
        now: () => at,
        after: (ms, work) => {
          const timer = { at: at + ms, work };
          timers.push(timer);
          return () => void timers.splice(timers.indexOf(timer), 1);
        },
      },
      log: { info: line, warn: line, error: line, fatal: line },
    });
    server = createServer((req, res) => {
      live.answer(req, res).catch(() => res.writeHead(500).end());
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
  });
  afterEach(() => {
    for (const { socket } of listeners.splice(0)) socket.destroy();
    server.closeAllConnections();
    server.close();
  });

  /** Lets the clock run, and does what falls due. */
  function pass(ms: number): void {
    at += ms;
    for (const timer of timers.splice(0)) timer.at <= at ? timer.work() : timers.push(timer);
  }

  function ask(headers: Record<string, string> = {}, first = "GET /live"): Listener {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    const all = { host: "x", accept: "text/event-stream", ...headers };
    const fields = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`${first} HTTP/1.1\r\n${fields.join("")}\r\n`);
    let text = "";
    socket.setEncoding("utf8").on("data", (more) => {
      text += more;
    });
    socket.on("error", () => {});
    const listener = { socket, text: () => text, ended: once(socket, "close") };
    listeners.push(listener);
    return listener;
  }
  /** A stream that has begun. */
  async function listen(headers: Record<string, string> = {}): Promise<Listener> {
    const before = live.clients();
    const listener = ask(headers);
    await expect.poll(() => live.clients()).toBe(before + 1);
    await expect.poll(listener.text).toContain("retry: 1000");
    return listener;
  }
  const says = (listener: Listener, text: string) => expect.poll(listener.text).toContain(text);
  /** What has been sent by now has also arrived: a heartbeat comes after it. */
  async function settled(...who: Listener[]): Promise<void> {
    const beats = (listener: Listener) => listener.text().split("\n:\n").length;
    const before = who.map(beats);
    pass(heartbeatMs);
    for (const [n, listener] of who.entries())
      await expect.poll(() => beats(listener)).toBe((before[n] ?? 0) + 1);
  }
  const idsIn = (text: string) => [...text.matchAll(/"id":(\d+)/g)].map((m) => Number(m[1]));

  it("begins with how to come back and where, and no proxy may hold it up", async () => {
    kept = [added(7, 1)];
    const client = await listen();
    expect(client.text()).toMatch(/^HTTP\/1.1 200 /);
    for (const field of [
      "content-type: text/event-stream; charset=utf-8",
      "cache-control: no-store, no-transform",
      "x-accel-buffering: no",
      "x-content-type-options: nosniff",
    ])
      expect(client.text()).toContain(`${field}\r\n`);
    expect(client.text()).not.toMatch(/content-encoding|transfer-encoding|set-cookie/);
    expect(client.text().split("\r\n\r\n")[1]).toBe("retry: 1000\nid: 7\n\n");
  });

  it("tells everybody at once, and gathers what comes soon after", async () => {
    const [one, two] = [await listen(), await listen()];
    live.onEvents([added(1, 10)], false);
    for (const client of [one, two])
      await says(client, `event: stories\nid: 1\ndata: {"added":[${JSON.stringify(story(10))}]}\n`);
    for (let n = 2; n <= 9; n++) live.onEvents([added(n, 10 * n)], false);
    await settled(one);
    expect(one.text().match(/event: stories/g)).toHaveLength(2);
    expect(idsIn(one.text())).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90]);
    expect(two.text()).toContain("event: stories\nid: 9\n");
  });

  it("names at most so many stories, and otherwise says that all may be new", async () => {
    const client = await listen();
    const many = Array.from({ length: maxStories + 1 }, (_, n) => n);
    live.onEvents([added(3, ...many)], false);
    await says(client, "event: reset\nid: 3\ndata: {}\n");
    expect(client.text()).not.toContain("event: stories");
  });

  it("tells what breaks, and nothing of what is no news", async () => {
    const client = await listen();
    live.onEvents([{ id: 1, topic: "media", payload: {} }], false);
    live.onEvents([{ id: 2, topic: "stories", payload: { slugs: ["a"] } }], false);
    const payload = { slugs: ["b"], breaking: [urgent] };
    live.onEvents([{ id: 3, topic: "stories", payload }], false);
    await says(client, `event: breaking\nid: 3\ndata: [${JSON.stringify(urgent)}]\n`);
    expect(client.text().match(/event: /g)).toHaveLength(1);
  });

  it("beats every 25 s, with the id that all have seen", async () => {
    expect(heartbeatMs).toBe(25_000);
    const client = await listen();
    live.onEvents([{ id: 5, topic: "media", payload: {} }], false);
    pass(24_999);
    pass(1);
    await says(client, ":\nid: 5\n\n");
    pass(25_000);
    await expect.poll(() => client.text().match(/^:$/gm)).toHaveLength(2);
  });

  describe("a page that comes back", () => {
    beforeEach(() => {
      kept = [added(4, 40), added(5, 50), { id: 6, topic: "media", payload: {} }];
    });

    it("is told what it has missed, once, by header or address", async () => {
      const byHeader = await listen({ "last-event-id": "4" });
      await says(byHeader, "event: stories\nid: 6\n");
      expect(idsIn(byHeader.text())).toEqual([50]);
      const client = ask({}, "GET /live?after=3");
      await says(client, "event: stories\nid: 6\n");
      expect(idsIn(client.text())).toEqual([40, 50]);
      const nothing = await listen({ "last-event-id": "6" });
      expect(nothing.text()).not.toContain("event:");
    });

    it("is told what it has missed while this process listened, too", async () => {
      await listen();
      live.onEvents([added(7, 70)], false);
      const client = await listen({ "last-event-id": "5" });
      expect(idsIn(client.text())).toEqual([70]);
    });

    it("looks anew after what is no longer kept, after too much, and after a restore", async () => {
      for (const id of ["2", "7", "999999999999999"])
        await says(await listen({ "last-event-id": id }), "event: reset\nid: 6\n");
      kept.push(added(7, ...Array.from({ length: maxStories }, (_, n) => n)));
      live.onEvents([], true);
      const client = await listen({ "last-event-id": "4" });
      await says(client, "event: reset\nid: 7\n");
    });

    it.each(["", "x", "-1", "1e3", "9".repeat(40)])("is new where it says %j", async (id) => {
      const client = await listen({ "last-event-id": id });
      expect(client.text()).not.toContain("event:");
    });

    it("misses nothing that waits to be gathered", async () => {
      const first = await listen();
      live.onEvents([added(7, 70)], false);
      live.onEvents([added(8, 80)], false);
      await says(first, "id: 7\n");
      const back = await listen({ "last-event-id": "7" });
      expect(back.text()).toContain("retry: 1000\nid: 7\n\n");
      pass(gatherMs);
      await says(back, "event: stories\nid: 8\n");
      expect(idsIn(back.text())).toEqual([80]);
    });
  });

  it("says that anything may be new when some of it was missed", async () => {
    const client = await listen();
    kept = [added(90, 1)];
    live.onEvents([], true);
    await says(client, "event: reset\nid: 90\n");
  });

  describe("readers", () => {
    it("hear of their own plan, and nobody else does", async () => {
      const mine = await listen({ cookie: "session=mine" });
      const phone = await listen({ cookie: "session=phone" });
      const others = [await listen({ cookie: "session=other" }), await listen()];
      live.onEvents([of(1, "ada", "subscription")], false);
      for (const client of [mine, phone]) await says(client, "event: subscription\ndata: {}\n");
      await settled(...others);
      for (const client of others) expect(client.text()).not.toContain("event:");
      for (const client of [mine, phone, ...others]) expect(client.text()).not.toMatch(/ada|bob/);
    });

    it("hear when their session has ended, and listen on as visitors", async () => {
      const mine = await listen({ cookie: "session=mine" });
      const phone = await listen({ cookie: "session=phone" });
      sessions.delete("phone");
      live.onEvents([of(1, "ada", "session")], false);
      await says(phone, 'event: session\ndata: {"signedIn":false}\n');
      live.onEvents([of(2, "ada", "subscription")], false);
      await says(mine, "event: subscription");
      live.onEvents([added(3, 30)], false);
      await says(phone, "event: stories");
      expect(phone.text()).not.toContain("subscription");
      expect(mine.text()).not.toContain("event: session");
    });

    it("whose session ended before they came are told so; visitors carry nothing", async () => {
      await says(await listen({ cookie: "session=gone" }), '{"signedIn":false}');
      expect((await listen({ cookie: "theme=dark" })).text()).not.toContain("event:");
    });

    it("whose session ends while they connect are told so", async () => {
      const find = sessions.get.bind(sessions);
      await listen();
      sessions.get = (token) => {
        const found = find(token);
        sessions.delete(token);
        live.onEvents([of(1, "ada", "session")], false);
        return found;
      };
      await says(ask({ cookie: "session=mine" }), '{"signedIn":false}');
    });

    it("whose session runs out are told so at the next heartbeat", async () => {
      sessions.set("mine", { readerId: "ada", sessionId: "s1", ends: at + 1_000 });
      const client = await listen({ cookie: "session=mine" });
      sessions.delete("mine");
      pass(heartbeatMs);
      await says(client, '{"signedIn":false}');
    });

    it("hear of a plan that changed while they were away", async () => {
      kept = [of(4, "ada", "subscription"), of(5, "bob", "subscription"), of(6, "ada", "session")];
      const mine = await listen({ cookie: "session=mine", "last-event-id": "3" });
      await says(mine, "event: subscription");
      const later = await listen({ cookie: "session=mine", "last-event-id": "4" });
      expect(later.text()).not.toContain("event:");
    });

    it("have to come back when nobody knows whether their session stands", async () => {
      const [mine, visitor] = [await listen({ cookie: "session=mine" }), await listen()];
      away = new Error("away");
      live.onEvents([of(1, "ada", "session")], false);
      await mine.ended;
      await expect.poll(() => live.clients()).toBe(1);
      expect(visitor.socket.destroyed).toBe(false);
      expect(warned).toEqual(["sessions of the live channel could not be looked at"]);
    });
  });

  it("drops who does not read, and nobody else", async () => {
    const [slow, quick] = [await listen(), await listen()];
    slow.socket.pause();
    let read = 0;
    // One bracket closes each message.
    quick.socket.on("data", (text) => {
      read += String(text).split("]").length - 1;
    });
    const title = "x".repeat(slowBytes * 0.75);
    let id = 0;
    // What the kernel takes for a reader that reads nothing is bounded too.
    while (live.clients() === 2 && id < 1_000) {
      id++;
      const breaking = [{ slug: `b-${id}`, title, lang: "en" }];
      live.onEvents([{ id, topic: "stories", payload: { slugs: [], breaking } }], false);
      pass(gatherMs);
      await expect.poll(() => read, { interval: 1 }).toBe(id);
    }
    await expect.poll(() => live.clients()).toBe(1);
    expect(quick.socket.destroyed).toBe(false);
  });

  it("keeps nothing of the request, which would cost most of a client", async () => {
    const connected = once(server, "connection");
    await listen();
    const [socket] = await connected;
    // With another Node this may fail: then server/detach-socket.ts has to be looked at.
    await expect.poll(() => Reflect.get(socket, "parser")).toBeNull();
    expect(socket.listenerCount("data")).toBe(0);
  });

  it("forgets who leaves, also while their session is looked up", async () => {
    const from = { "x-from": "192.0.2.1" };
    for (let n = 0; n < 5; n++) {
      const client = await listen({ cookie: "session=mine", ...from });
      client.socket.destroy();
      await expect.poll(() => live.clients()).toBe(0);
    }
    const found = Promise.withResolvers<void>();
    sessions.get = (() => found.promise) as never;
    const asked = once(server, "request");
    const { socket } = ask({ cookie: "session=mine", ...from });
    const left = once((await asked)[1], "close");
    socket.destroy();
    await left.then(() => found.resolve());
    await new Promise(setImmediate);
    expect(live.clients()).toBe(0);
  });

  it("bounds the connections of one address, of an IPv6 network, and not those of this machine", async () => {
    const statusFrom = async (address: string) => {
      const client = ask({ "x-from": address });
      await expect.poll(client.text).toContain("\r\n\r\n");
      return Number(client.text().slice(9, 12));
    };
    for (const addresses of [
      ["192.0.2.1", "192.0.2.1", "192.0.2.1"],
      ["2001:db8::1", "2001:db8::2", "2001:db8:0:0:1::3"],
    ]) {
      const seen = [];
      for (const address of addresses) seen.push(await statusFrom(address));
      expect(seen).toEqual([200, 200, 429]);
    }
    expect(await statusFrom("192.0.2.2")).toBe(200);
    for (let n = 0; n < 3; n++) expect(await statusFrom("127.0.0.1")).toBe(200);
  });

  it("answers what does not ask for a stream", async () => {
    for (const [first, headers, begins] of [
      ["HEAD /live", {}, "HTTP/1.1 200 OK\r\n"],
      ["POST /live", { "content-length": "0" }, "HTTP/1.1 405 "],
      ["GET /live", { accept: "text/html,*/*;q=0.8" }, "HTTP/1.1 406 "],
    ] as const) {
      const client = ask({ connection: "close", ...headers }, first);
      await client.ended;
      expect(client.text()).toMatch(new RegExp(`^${begins}`));
      expect(client.text().split("\r\n\r\n")[1]).toBe("");
    }
    expect(live.clients()).toBe(0);
  });

  it("fails openly while the database is away, and is there again with it", async () => {
    away = new Error("away");
    await says(ask(), "HTTP/1.1 500");
    away = null;
    await listen();
  });

  it("ends every stream at once, and takes no more", async () => {
    const [one, two] = [await listen(), await listen()];
    two.socket.pause();
    live.close();
    await one.ended;
    two.socket.resume();
    await two.ended;
    await says(ask(), "HTTP/1.1 503");
    expect(live.clients()).toBe(0);
    expect(timers).toEqual([]);
  });
});
