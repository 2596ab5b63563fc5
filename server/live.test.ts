// The live channel: what is sent to whom and when, what a page that comes back gets, and what bounds it.
import { once } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnnouncedChange } from "#platform/live/outbox.server.ts";
import { type Client, type LiveChannel, openLiveChannel } from "../tests/fakes/live-channel.ts";
import { batchDelayMs, discussionBatchDelayMs, heartbeatMs, slowBytes } from "./live.ts";
import { maxStories } from "./live-messages.ts";

const story = (id: number) => ({ id, lang: "en", topics: ["Politics"], countries: ["FR"] });
const added = (id: number, ...stories: number[]): AnnouncedChange => ({
  id,
  topic: "stories",
  payload: { slugs: stories.map((n) => `story-${n}`), added: stories.map(story) },
});
const urgent = { slug: "b", title: "It breaks", lang: "en" };

let channel: LiveChannel;
beforeEach(async () => {
  channel = await openLiveChannel();
});
afterEach(() => channel.close());

const says = (client: Client, text: string) => expect.poll(client.text).toContain(text);
const idsIn = (text: string) => [...text.matchAll(/"id":(\d+)/g)].map((m) => Number(m[1]));

describe("the live channel", () => {
  it("begins with how to come back and where, and no proxy may hold it up", async () => {
    channel.changes = [added(7, 1)];
    const client = await channel.listen();
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

  it("sends to everybody at once, and gathers what comes soon after", async () => {
    const [one, two] = [await channel.listen(), await channel.listen()];
    channel.live.onChanges([added(1, 10)], false);
    for (const client of [one, two])
      await says(client, `event: stories\nid: 1\ndata: {"added":[${JSON.stringify(story(10))}]}\n`);
    for (let n = 2; n <= 9; n++) channel.live.onChanges([added(n, 10 * n)], false);
    await channel.settled(one);
    expect(one.text().match(/event: stories/g)).toHaveLength(2);
    expect(idsIn(one.text())).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90]);
    expect(two.text()).toContain("event: stories\nid: 9\n");
  });

  it("goes on when the wall clock is set back", async () => {
    const own = await openLiveChannel({ ownTimers: true });
    try {
      const client = await own.listen();
      own.live.onChanges([added(1, 10)], false);
      await says(client, "id: 1\n");
      vi.setSystemTime(Date.now() - 3_600_000);
      own.live.onChanges([added(2, 20)], false);
      await expect.poll(client.text, { timeout: 10 * batchDelayMs }).toContain("id: 2\n");
    } finally {
      vi.useRealTimers();
      own.close();
    }
  });

  it("tells open discussions within a second, what came meanwhile together", async () => {
    const client = await channel.listen();
    const said = (id: number, discussion: number, shown: number): AnnouncedChange => ({
      id,
      topic: "discussions",
      payload: { id: discussion, path: "/article/a", shown, added: { id: 100 + id, root: 100 } },
    });
    channel.live.onChanges([said(1, 7, 1)], false);
    await says(
      client,
      'event: discussions\nid: 1\ndata: [{"id":7,"path":"/article/a","shown":1,"added":[{"id":101,"root":100}]}]\n',
    );
    channel.live.onChanges([added(2, 10)], false);
    channel.live.onChanges([said(3, 7, 2), said(4, 8, 1), said(5, 7, 3)], false);
    channel.pass(discussionBatchDelayMs);
    await says(
      client,
      'event: discussions\ndata: [{"id":7,"path":"/article/a","shown":3,"added":[{"id":103,"root":100},{"id":105,"root":100}]},' +
        '{"id":8,"path":"/article/a","shown":1,"added":[{"id":104,"root":100}]}]\n\nevent: stories\nid: 5\n',
    );
  });

  it("names at most so many stories, and otherwise says that all may be new", async () => {
    const client = await channel.listen();
    const many = Array.from({ length: maxStories + 1 }, (_, n) => n);
    channel.live.onChanges([added(3, ...many)], false);
    await says(client, "event: reset\nid: 3\ndata: {}\n");
    expect(client.text()).not.toContain("event: stories");
  });

  it("tells what breaks, and nothing of what is no news", async () => {
    const client = await channel.listen();
    channel.live.onChanges([{ id: 1, topic: "media", payload: {} }], false);
    channel.live.onChanges([{ id: 2, topic: "stories", payload: { slugs: ["a"] } }], false);
    const payload = { slugs: ["b"], breaking: [urgent] };
    channel.live.onChanges([{ id: 3, topic: "stories", payload }], false);
    await says(client, `event: breaking\nid: 3\ndata: [${JSON.stringify(urgent)}]\n`);
    expect(client.text().match(/event: /g)).toHaveLength(1);
  });

  it("beats every 25 s, with the id that all have seen", async () => {
    expect(heartbeatMs).toBe(25_000);
    const client = await channel.listen();
    channel.live.onChanges([{ id: 5, topic: "media", payload: {} }], false);
    channel.pass(24_999);
    channel.pass(1);
    await says(client, ":\nid: 5\n\n");
    channel.pass(25_000);
    await expect.poll(() => client.text().match(/^:$/gm)).toHaveLength(2);
  });

  describe("a page that comes back", () => {
    beforeEach(() => {
      channel.changes = [added(4, 40), added(5, 50), { id: 6, topic: "media", payload: {} }];
    });

    it("gets what it has missed, once, by header or address", async () => {
      const byHeader = await channel.listen({ "last-event-id": "4" });
      await says(byHeader, "event: stories\nid: 6\n");
      expect(idsIn(byHeader.text())).toEqual([50]);
      const client = channel.ask({}, "GET /live?after=3");
      await says(client, "event: stories\nid: 6\n");
      expect(idsIn(client.text())).toEqual([40, 50]);
      const nothing = await channel.listen({ "last-event-id": "6" });
      expect(nothing.text()).not.toContain("event:");
    });

    it("gets what it has missed while this process listened, too", async () => {
      await channel.listen();
      channel.live.onChanges([added(7, 70)], false);
      const client = await channel.listen({ "last-event-id": "5" });
      expect(idsIn(client.text())).toEqual([70]);
    });

    it("looks anew after what is no longer kept, after too much, and after a restore", async () => {
      for (const id of ["2", "7", "999999999999999"])
        await says(await channel.listen({ "last-event-id": id }), "event: reset\nid: 6\n");
      channel.changes.push(added(7, ...Array.from({ length: maxStories }, (_, n) => n)));
      channel.live.onChanges([], true);
      const client = await channel.listen({ "last-event-id": "4" });
      await says(client, "event: reset\nid: 7\n");
    });

    it.each(["", "x", "-1", "1e3", "9".repeat(40)])("is new where it says %j", async (id) => {
      const client = await channel.listen({ "last-event-id": id });
      expect(client.text()).not.toContain("event:");
    });

    it("misses nothing that waits to be gathered", async () => {
      const first = await channel.listen();
      channel.live.onChanges([added(7, 70)], false);
      channel.live.onChanges([added(8, 80)], false);
      await says(first, "id: 7\n");
      const back = await channel.listen({ "last-event-id": "7" });
      expect(back.text()).toContain("retry: 1000\nid: 7\n\n");
      channel.pass(batchDelayMs);
      await says(back, "event: stories\nid: 8\n");
      expect(idsIn(back.text())).toEqual([80]);
    });
  });

  it("says that anything may be new when some of it was missed", async () => {
    const client = await channel.listen();
    channel.changes = [added(90, 1)];
    channel.live.onChanges([], true);
    await says(client, "event: reset\nid: 90\n");
  });

  it("drops who does not read, and nobody else", async () => {
    const [slow, quick] = [await channel.listen(), await channel.listen()];
    slow.socket.pause();
    let read = 0;
    // One bracket closes each message.
    quick.socket.on("data", (text) => {
      read += String(text).split("]").length - 1;
    });
    const title = "x".repeat(slowBytes * 0.75);
    let id = 0;
    // What the kernel takes for a reader that reads nothing is bounded too.
    while (channel.live.clients() === 2 && id < 1_000) {
      id++;
      const breaking = [{ slug: `b-${id}`, title, lang: "en" }];
      channel.live.onChanges([{ id, topic: "stories", payload: { slugs: [], breaking } }], false);
      channel.pass(batchDelayMs);
      await expect.poll(() => read, { interval: 1 }).toBe(id);
    }
    await expect.poll(() => channel.live.clients()).toBe(1);
    expect(quick.socket.destroyed).toBe(false);
  });

  it("keeps nothing of the request, which would cost most of a client", async () => {
    const connected = once(channel.server, "connection");
    await channel.listen();
    const [socket] = await connected;
    // With another Node this may fail: then server/detach-socket.ts has to be looked at.
    await expect.poll(() => Reflect.get(socket, "parser")).toBeNull();
    expect(socket.listenerCount("data")).toBe(0);
  });

  it("forgets who leaves, also while their session is looked up", async () => {
    const from = { "x-from": "192.0.2.1" };
    for (let n = 0; n < 5; n++) {
      const client = await channel.listen({ cookie: "session=mine", ...from });
      client.socket.destroy();
      await expect.poll(() => channel.live.clients()).toBe(0);
    }
    const found = Promise.withResolvers<void>();
    channel.sessions.get = (() => found.promise) as never;
    const asked = once(channel.server, "request");
    const { socket } = channel.ask({ cookie: "session=mine", ...from });
    const left = once((await asked)[1], "close");
    socket.destroy();
    await left.then(() => found.resolve());
    await new Promise(setImmediate);
    expect(channel.live.clients()).toBe(0);
  });

  it("bounds the connections of one address, of an IPv6 network, and not those of this machine", async () => {
    const statusFrom = async (address: string) => {
      const client = channel.ask({ "x-from": address });
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
      const client = channel.ask({ connection: "close", ...headers }, first);
      await client.ended;
      expect(client.text()).toMatch(new RegExp(`^${begins}`));
      expect(client.text().split("\r\n\r\n")[1]).toBe("");
    }
    expect(channel.live.clients()).toBe(0);
  });

  it("fails openly while the database is away, and is there again with it", async () => {
    channel.outage = new Error("away");
    await says(channel.ask(), "HTTP/1.1 500");
    channel.outage = null;
    await channel.listen();
  });

  it("ends every stream at once, and takes no more", async () => {
    const [one, two] = [await channel.listen(), await channel.listen()];
    two.socket.pause();
    channel.live.close();
    await one.ended;
    two.socket.resume();
    await two.ended;
    await says(channel.ask(), "HTTP/1.1 503");
    expect(channel.live.clients()).toBe(0);
    expect(channel.timers).toEqual([]);
  });
});
