import { beforeEach, describe, expect, it, vi } from "vitest";
import { type LiveMessage, openParser, openStream } from "./stream.ts";

describe("a stream of events", () => {
  const read = (...parts: string[]) => {
    const received: (LiveMessage | string)[] = [];
    const parse = openParser(
      (message) => received.push(message),
      (id) => received.push(id),
    );
    for (const part of parts) parse(part);
    return received;
  };
  const text =
    'retry: 1000\nid: 4\n\n:\nid: 5\n\nevent: stories\nid: 6\ndata: {"added":[]}\n\n: x\n\nevent: reset\ndata: {}\n\n';
  const received = [
    "4",
    "5",
    "6",
    { event: "stories", data: { added: [] } },
    { event: "reset", data: {} },
  ];

  it("gives messages, and ids also where they come alone", () =>
    expect(read(text)).toEqual(received));
  it("is the same however the network cuts it", () => {
    for (let at = 0; at <= text.length; at++)
      expect(read(text.slice(0, at), text.slice(at)), String(at)).toEqual(received);
    expect(read(...text)).toEqual(received);
  });
  it("gives nothing of what is not complete", () =>
    expect(read("event: stories\ndata: {}\n")).toEqual([]));
  it("takes what is no JSON for nothing", () =>
    expect(read("data: {\n\n")).toEqual([{ event: "message", data: null }]));
});

describe("a connection", () => {
  type Answer = { send(text: string): void; end(): void };
  let asked: Headers[];
  let answers: (Response | Error)[];
  let open: Answer[];
  let timers: { ms: number; work: () => void }[];
  let received: LiveMessage[];
  let close: () => void;

  beforeEach(() => {
    [asked, answers, open, timers, received] = [[], [], [], [], []];
    vi.spyOn(Math, "random").mockReturnValue(0.5);
  });
  /** Waits for nothing but promises that are due. */
  const settle = () => new Promise((done) => setImmediate(done));

  function stream(): Response {
    let control: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        control = controller;
      },
    });
    open.push({
      send: (text) => control.enqueue(new TextEncoder().encode(text)),
      end: () => control.close(),
    });
    return new Response(body);
  }
  const begin = (lastId = "") => {
    close = openStream(
      lastId,
      { message: (message) => received.push(message), id: () => {} },
      {
        fetch: async (url, { headers, signal }) => {
          expect(url).toBe("/live");
          asked.push(new Headers(headers));
          const answer = answers.shift() ?? stream();
          if (answer instanceof Error) throw answer;
          signal?.addEventListener("abort", () => open.at(-1)?.end());
          return answer;
        },
        after: (ms, work) => {
          const timer = { ms, work };
          timers.push(timer);
          return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
        },
      },
    );
    return settle();
  };
  const fire = async () => {
    const [timer] = timers.splice(0);
    timer?.work();
    await settle();
    return timer?.ms;
  };

  it("comes back after 1, 2, 5, and then every 10 seconds", async () => {
    answers = Array.from({ length: 6 }, () => new Error("offline"));
    await begin();
    const waited = [];
    for (let n = 0; n < 6; n++) waited.push(await fire());
    expect(waited).toEqual([1_000, 2_000, 5_000, 10_000, 10_000, 10_000]);
  });

  it("comes back at another time than others do, up to half sooner or later", async () => {
    answers = Array.from({ length: 2 }, () => new Error("offline"));
    await begin();
    vi.spyOn(Math, "random").mockReturnValueOnce(0.999);
    expect(await fire()).toBe(1_000);
    vi.spyOn(Math, "random").mockReturnValueOnce(0);
    expect(await fire()).toBeCloseTo(2_998);
  });

  it("begins with a second again once it was there", async () => {
    answers = [new Error("offline"), new Error("offline")];
    await begin();
    await fire();
    await fire();
    open[0]?.send("retry: 1000\n\n");
    await settle();
    open[0]?.end();
    await settle();
    expect(await fire()).toBe(1_000);
  });

  it("goes on behind the last id, its own or another connection's", async () => {
    await begin("7");
    open[0]?.send('event: stories\nid: 9\ndata: {"added":[]}\n\n');
    await settle();
    open[0]?.end();
    await settle();
    await fire();
    expect(asked.map((headers) => headers.get("last-event-id"))).toEqual(["7", "9"]);
    expect(received).toEqual([{ event: "stories", data: { added: [] } }]);
  });

  it("waits for as long as it is told to", async () => {
    answers = [new Response(null, { status: 429, headers: { "retry-after": "60" } })];
    await begin();
    expect(await fire()).toBe(60_000);
    expect(asked).toHaveLength(2);
  });

  it("takes a line for dead that is silent for a minute, heartbeats missing", async () => {
    await begin();
    open[0]?.send(":\nid: 1\n\n");
    await settle();
    expect(timers.map(({ ms }) => ms)).toEqual([60_000]);
    await fire();
    expect(timers.map(({ ms }) => ms)).toEqual([1_000]);
  });

  it("ends when it is closed, and never comes back", async () => {
    await begin();
    close();
    await settle();
    expect(timers).toEqual([]);
    expect(asked).toHaveLength(1);
  });
});
