import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  cached,
  cut,
  type FeedServer,
  openFeedServer,
  redirect,
  rss,
  send,
  stall,
} from "../../../tests/fakes/feed-server.ts";
import { readConfig } from "../config.server.ts";
import { type Fetched, type Fetcher, openFetcher, userAgent } from "./fetch.server.ts";

const now = new Date("2026-11-20T12:00:00Z");
const body = rss(["One", "Two"]);
let server: FeedServer;
let fetcher: Fetcher;
beforeAll(async () => {
  server = await openFeedServer();
  fetcher = openFetcher({ userAgent: "Test/1", now: () => now, allowPrivate: true });
});
afterEach(() => {
  server.hits.length = 0;
});
afterAll(async () => {
  await fetcher.close();
  await server.close();
});
const get = (path: string, known: { etag?: string; lastModified?: string } = {}) =>
  fetcher.fetch({ url: server.origin + path, ...known });
const textOf = (f: Fetched) => (f.kind === "fresh" ? Buffer.from(f.body).toString() : f);

describe("what comes back", () => {
  test("the body with its validators; we say who asks", async () => {
    server.on("/a", cached(body, { etag: '"v1"', lastModified: "Fri, 20 Nov 2026 11:00:00 GMT" }));
    expect(await get("/a")).toMatchObject({
      kind: "fresh",
      status: 200,
      etag: '"v1"',
      movedTo: null,
      lastModified: "Fri, 20 Nov 2026 11:00:00 GMT",
    });
    expect(server.hits[0]?.headers).toMatchObject({
      "user-agent": "Test/1",
      "accept-encoding": "gzip, br, deflate",
    });
    expect(server.hits[0]?.headers["if-none-match"]).toBeUndefined();
  });

  test("304 for a known tag or date", async () => {
    server.on("/b", cached(body, { etag: '"v1"' }));
    server.on("/c", cached(body, { lastModified: "Fri, 20 Nov 2026 11:00:00 GMT" }));
    const unchanged = { kind: "unchanged", status: 304, movedTo: null };
    expect(await get("/b", { etag: '"v1"' })).toEqual(unchanged);
    expect(await get("/c", { lastModified: "Fri, 20 Nov 2026 11:00:00 GMT" })).toEqual(unchanged);
    expect(await get("/b", { etag: '"v0"' })).toMatchObject({ kind: "fresh" });
  });

  test.each([
    ["gzip", gzipSync(body)],
    ["br", brotliCompressSync(body)],
    ["deflate", deflateSync(body)],
    ["deflate", deflateRawSync(body)],
    ["gzip, br", brotliCompressSync(gzipSync(body))],
    ["identity", Buffer.from(body)],
  ])("%s is unpacked", async (encoding, bytes) => {
    server.on("/packed", send(bytes, { "content-encoding": encoding }));
    expect(textOf(await get("/packed"))).toBe(body);
  });

  test("410, 404, 500 and throttling with seconds, a date, or nothing", async () => {
    server.on("/410", send("", {}, 410));
    server.on("/500", send("", {}, 500));
    server.on("/429", send("", { "retry-after": "120" }, 429));
    server.on("/503", send("", { "retry-after": "Fri, 20 Nov 2026 12:30:00 GMT" }, 503));
    server.on("/429-bare", send("", {}, 429));
    expect(await get("/410")).toEqual({ kind: "gone", status: 410 });
    expect(await get("/404")).toMatchObject({ kind: "failed", status: 404, reason: "status" });
    expect(await get("/500")).toMatchObject({ kind: "failed", status: 500 });
    expect(await get("/429")).toMatchObject({ kind: "throttled", retryAfterMs: 120_000 });
    expect(await get("/503")).toMatchObject({ kind: "throttled", retryAfterMs: 1_800_000 });
    expect(await get("/429-bare")).toMatchObject({ kind: "throttled", retryAfterMs: null });
  });
});

describe("redirects", () => {
  test("three are followed, the fourth is not", async () => {
    for (const [from, to] of ["12", "23", "34", "45"]) server.on(`/r${from}`, redirect(`/r${to}`));
    server.on("/r5", body);
    expect(await get("/r2")).toMatchObject({ kind: "fresh", url: `${server.origin}/r5` });
    server.hits.length = 0;
    expect(await get("/r1")).toMatchObject({ kind: "failed", reason: "too-many-redirects" });
    expect(server.hits.map((h) => h.path)).toEqual(["/r1", "/r2", "/r3", "/r4"]);
  });

  test("only an unbroken run of permanent ones is remembered", async () => {
    server.on("/old", redirect("/older", 301));
    server.on("/older", redirect("/new", 308));
    server.on("/new", body);
    server.on("/new-for-now", redirect("/new", 302));
    server.on("/mixed", redirect("/new-for-now", 301));
    server.on("/for-now", redirect("/old", 307));
    const movedTo = async (path: string) => {
      const f = await get(path);
      return f.kind === "fresh" ? f.movedTo : f;
    };
    expect(await movedTo("/old")).toBe(`${server.origin}/new`);
    expect(await movedTo("/mixed")).toBe(`${server.origin}/new-for-now`);
    expect(await movedTo("/for-now")).toBeNull();
  });

  test("a redirect to another kind of address is refused", async () => {
    for (const to of ["file:///etc/passwd", "ftp://127.0.0.1/", "javascript:1", "gopher://x/"]) {
      server.on("/away", redirect(to));
      expect(await get("/away"), to).toMatchObject({ kind: "failed", reason: "bad-address" });
    }
  });
});

describe("limits", () => {
  const small = () =>
    openFetcher({
      userAgent: "Test/1",
      now: () => now,
      allowPrivate: true,
      limits: { deadlineMs: 200, maxBytes: 100_000 },
    });

  test("a body without end or headers without a body hit the deadline", async () => {
    const f = small();
    server.on("/drip", stall());
    server.on("/silent", () => {});
    for (const path of ["/drip", "/silent"])
      expect(await f.fetch({ url: server.origin + path })).toMatchObject({ reason: "deadline" });
    await f.close();
  });

  test.each([
    ["gzip", gzipSync(Buffer.alloc(50_000_000))],
    ["br", brotliCompressSync(Buffer.alloc(50_000_000))],
    ["deflate", deflateSync(Buffer.alloc(50_000_000))],
    ["gzip, gzip", gzipSync(gzipSync(Buffer.alloc(50_000_000)))],
    ["identity", Buffer.alloc(100_001)],
  ])("a bomb in %s is stopped", async (encoding, bytes) => {
    const f = openFetcher({
      userAgent: "Test/1",
      now: () => now,
      allowPrivate: true,
      limits: { maxBytes: 100_000 },
    });
    server.on("/bomb", send(bytes, { "content-encoding": encoding }));
    expect(await f.fetch({ url: `${server.origin}/bomb` })).toMatchObject({ reason: "too-large" });
    await f.close();
  });

  test("a bomb is left while it is still being sent", async () => {
    const f = openFetcher({
      userAgent: "Test/1",
      now: () => now,
      allowPrivate: true,
      limits: { maxBytes: 100_000 },
    });
    const left = Promise.withResolvers<void>();
    const start = gzipSync(Buffer.alloc(10_000_000)).subarray(0, 5_000);
    server.on("/endless", (_req, res) => {
      res.on("close", left.resolve);
      res.writeHead(200, { "content-encoding": "gzip" }).write(start);
    });
    expect(await f.fetch({ url: `${server.origin}/endless` })).toMatchObject({
      reason: "too-large",
    });
    await left.promise;
    await f.close();
  });

  test("broken or unknown compression, and a connection that ends early, are failures", async () => {
    server.on("/broken", send(body, { "content-encoding": "gzip" }));
    server.on("/half", send(gzipSync(body).subarray(0, 100), { "content-encoding": "gzip" }));
    server.on("/zstd", send(body, { "content-encoding": "zstd" }));
    server.on("/cut", cut(body));
    expect(await get("/broken")).toMatchObject({ reason: "bad-encoding" });
    expect(await get("/half")).toMatchObject({ reason: "bad-encoding" });
    expect(await get("/zstd")).toMatchObject({ reason: "bad-encoding" });
    expect(await get("/cut")).toMatchObject({ reason: "cut" });
  });

  test("stopping ends a request under way", async () => {
    const arrived = Promise.withResolvers<void>();
    server.on("/hang", () => arrived.resolve());
    const stop = new AbortController();
    const fetching = fetcher.fetch({ url: `${server.origin}/hang` }, stop.signal);
    await arrived.promise;
    stop.abort();
    expect(await fetching).toMatchObject({ kind: "failed", reason: "stopped" });
  });
});

describe("addresses that are not public get no request (security 6)", () => {
  let guarded: Fetcher;
  let six: FeedServer;
  beforeAll(async () => {
    guarded = openFetcher({ userAgent: "Test/1", now: () => now });
    six = await openFeedServer("::1");
  });
  afterAll(async () => {
    await guarded.close();
    await six.close();
  });
  // Port 8000 is one that public feeds may have: the rule under test is the address, not the port.
  test.each([
    "http://127.0.0.1:8000/",
    "http://127.1:8000/",
    "http://127.0.0.2:8000/",
    "http://localhost:8000/",
    "http://2130706433:8000/",
    "http://0x7f000001:8000/",
    "http://0x7f.1:8000/",
    "http://0177.0.0.1:8000/",
    "http://0:8000/",
    "http://[::1]:8000/",
    "http://[::ffff:127.0.0.1]:8000/",
    "http://[::ffff:7f00:1]:8000/",
    "http://[::127.0.0.1]:8000/",
    "http://[64:ff9b::7f00:1]:8000/",
    "http://10.0.0.1:8000/",
    "http://169.254.169.254/latest/meta-data/",
    "http://user:password@127.0.0.1:8000/",
    "http://①②⑦.0.0.1:8000/",
  ])("%s", async (url) => {
    expect(await guarded.fetch({ url })).toMatchObject({
      kind: "failed",
      reason: "address-refused",
    });
  });

  test("the sink on this machine sees nothing of them, whatever the port", async () => {
    server.on("/", "hit");
    six.on("/", "hit");
    // The same tricks at the sinks' own ports, past the rule about ports.
    const open = openFetcher({
      userAgent: "Test/1",
      now: () => now,
      allowPrivate: true,
      dispatcher: (await import("./ip-ranges.server.ts")).guardedDispatcher(),
    });
    for (const host of ["127.0.0.1", "127.1", "localhost", "2130706433", "0x7f000001", "0"])
      expect(await open.fetch({ url: `http://${host}:${server.port}/` }), host).toMatchObject({
        reason: "address-refused",
      });
    for (const host of ["[::1]", "localhost", "[::ffff:127.0.0.1]"])
      for (const { port } of [six, server])
        expect(await open.fetch({ url: `http://${host}:${port}/` }), host).toMatchObject({
          reason: "address-refused",
        });
    expect([server.hits, six.hits]).toEqual([[], []]);
    await open.close();
  });

  test("a redirect to a private address is checked like the first address", async () => {
    // The first hop is let through, every other meets the guard.
    const { guardedDispatcher } = await import("./ip-ranges.server.ts");
    const strict = guardedDispatcher();
    const lax = guardedDispatcher({ allowPrivate: true });
    let hops = 0;
    const f = openFetcher({
      userAgent: "Test/1",
      now: () => now,
      allowPrivate: true,
      dispatcher: {
        dispatch: (o: never, h: never) => (hops++ ? strict : lax).dispatch(o, h),
        destroy: async () => {},
      } as never,
    });
    server.on("/out", redirect(`http://localhost:${six.port}/`));
    expect(await f.fetch({ url: `${server.origin}/out` })).toMatchObject({
      reason: "address-refused",
    });
    expect([server.hits.length, six.hits.length]).toEqual([1, 0]);
    await Promise.all([strict.destroy(), lax.destroy()]);
  });

  test.each(["file:///etc/passwd", "ftp://paper.example/rss", "http://paper.example:22/", "x", ""])(
    "%s is no feed's address",
    async (url) => expect(await guarded.fetch({ url })).toMatchObject({ reason: "bad-address" }),
  );
});

test("the user agent names product, version and where to write", () => {
  const { site } = readConfig({ SITE_NAME: "Eu nison™", SITE_MAILBOX: "desk@paper.example" });
  expect(userAgent({ site, baseUrl: "https://paper.example" })).toMatch(
    /^Eunison\/\d+\.\d+\.\d+ \(\+https:\/\/paper\.example; contact desk@paper\.example\)$/,
  );
});
