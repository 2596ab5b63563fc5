import { once } from "node:events";
import { request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "#platform/config.server.ts";
import type { RequestState } from "#platform/context.ts";
import { clientHeader } from "#platform/http/client-address.server.ts";
import { securityHeaders } from "./security-headers.ts";
import { createWeb, type Web } from "./web.ts";

type Ask = { method?: string; headers?: Record<string, string>; body?: string | Buffer };
type Answer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
};

const origin = "https://news.example.eu";
const html = { "content-type": "text/html; charset=utf-8" };
const away = () => Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

describe("the server", () => {
  let web: Web;
  let at = 0;
  let rendered: Request[];
  let [logged, fields]: [string[], object[]] = [[], []];
  let site: (request: Request, state: RequestState) => Response | Promise<Response>;
  let port: number;

  beforeEach(async () => {
    [at, rendered, logged, fields] = [0, [], [], []];
    site = (r) =>
      new Response(`<body>${new URL(r.url).pathname} ${rendered.length}</body>`, { headers: html });
    const line = (about: object, message: string) => fields.push(about) && logged.push(message);
    web = createWeb({
      handle: async (r, state = { id: "", nonce: "" }) => {
        rendered.push(r);
        return site(r, state);
      },
      config: {
        baseUrl: origin,
        production: true,
        trustProxy: 0,
        site: readConfig({}).site,
      },
      log: { info: line, warn: line, error: line, fatal: line },
      ready: async () => ({ ok: false, state: { database: "away" } }),
      live: async (_, res) => void res.writeHead(200, { "x-live": "1" }).end(),
      cache: { now: () => at },
    });
    web.server.listen(0, "127.0.0.1");
    await once(web.server, "listening");
    port = (web.server.address() as AddressInfo).port;
  });
  afterEach(() => {
    web.server.closeAllConnections();
    web.server.close();
  });

  function ask(path: string, { method = "GET", headers = {}, body }: Ask = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = request(
        { host: "127.0.0.1", port, path, method, headers, agent: false },
        (res) => {
          let text = "";
          res.setEncoding("utf8").on("data", (part) => {
            text += part;
          });
          res.on("end", () => resolve({ status: res.statusCode ?? 0, headers: res.headers, text }));
        },
      );
      sent.on("error", reject);
      sent.end(body);
    });
  }

  it("renders a page once, for nobody in particular", async () => {
    const first = await ask("/", { headers: { cookie: "consent=all", "user-agent": "first" } });
    const second = await ask("/?utm_source=letter");
    expect(second.text).toBe(first.text);
    expect(rendered).toHaveLength(1);
    expect(Object.fromEntries(rendered[0]?.headers ?? [])).toEqual({
      "accept-language": "en",
      cookie: "language=en",
    });
    expect(first.headers["set-cookie"]).toBeUndefined();
  });

  it("says 304 to who has the page, and sends no body for HEAD", async () => {
    const { headers } = await ask("/");
    const etag = String(headers.etag);
    for (const known of [etag, `"x", W/${etag}`, "*"]) {
      const again = await ask("/", { headers: { "if-none-match": known } });
      expect(again).toMatchObject({ status: 304, text: "" });
      expect(again.headers).toMatchObject({ etag, vary: headers.vary });
    }
    const head = await ask("/", { method: "HEAD" });
    expect(head).toMatchObject({ status: 200, text: "" });
    expect(head.headers["content-length"]).toBe(headers["content-length"]);
    expect(rendered).toHaveLength(1);
  });

  it("answers a thousand at once from one render, and none of them badly, when a page has expired", async () => {
    await ask("/");
    at += 61_000;
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => ask("/")));
    expect(new Set(answers.map((a) => a.status))).toEqual(new Set([200]));
    expect(rendered).toHaveLength(2);
  });

  it("renders for each reader with a session, and lets nobody keep that", async () => {
    await ask("/");
    const headers = { cookie: "__Host-eunison.session_token=secret" };
    const mine = await ask("/", { headers });
    expect(mine.headers["cache-control"]).toBe("private, no-store");
    expect(rendered).toHaveLength(2);
    expect((await ask("/")).text).not.toBe(mine.text);
    expect(rendered).toHaveLength(2);
  });

  it("gives the live channel to its own pages alone, and never to the router", async () => {
    const status = async (headers: Record<string, string>, path = "/live?after=1") => {
      const answer = await ask(path, { headers });
      expect(answer.headers["x-live"]).toBe(
        answer.status === 200 && !rendered.length ? "1" : undefined,
      );
      return answer.status;
    };
    expect(await status({})).toBe(200);
    expect(await status({ origin, "sec-fetch-site": "same-origin" })).toBe(200);
    expect(await status({ origin: "https://evil.example" })).toBe(403);
    expect(await status({ "sec-fetch-site": "cross-site" })).toBe(403);
    expect(rendered).toHaveLength(0);
    await status({}, "/lively");
    expect(rendered).toHaveLength(1);
  });

  it("guards every answer", async () => {
    site = (r) =>
      new Response("<body></body>", { headers: html, status: r.url.endsWith("/x") ? 404 : 200 });
    const seen = new Set<number>();
    for (const [path, more] of [
      ["/", {}],
      ["/auth", {}],
      ["/article/x", {}],
      ["/%zz", {}],
      ["/.env", {}],
      ["/", { method: "TRACE" }],
      ["/auth", { method: "POST", headers: { origin: "https://evil.example" } }],
      ["/healthz", {}],
      ["/readyz", {}],
    ] as [string, Ask][]) {
      const { status, headers } = await ask(path, more);
      seen.add(status);
      expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
      expect(headers, path).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "strict-transport-security": "max-age=31536000",
      });
    }
    expect(seen).toEqual(new Set([200, 404, 400, 405, 403, 503]));
  });

  it("runs no action for another site, and one for its own", async () => {
    const post = (from: string) =>
      ask("/auth", { method: "POST", headers: { origin: from, cookie: "a=b" }, body: "email=x" });
    expect((await post("https://evil.example")).status).toBe(403);
    expect((await post("null")).status).toBe(403);
    expect(rendered).toHaveLength(0);
    expect((await post(origin)).status).toBe(200);
    expect(await rendered[0]?.text()).toBe("email=x");
  });

  it("reads no more than a megabyte, announced or not", async () => {
    const body = Buffer.alloc(1_100_000);
    const headers = { origin };
    expect((await ask("/auth", { method: "POST", headers, body })).status).toBe(413);
    const chunked = { ...headers, "transfer-encoding": "chunked" };
    expect((await ask("/auth", { method: "POST", headers: chunked, body })).status).toBe(413);
    expect(rendered).toHaveLength(0);
  });

  it("takes a picture of five megabytes at one address alone, and explains there what is too much", async () => {
    const post = (path: string, bytes: number, more: Record<string, string> = {}) =>
      ask(path, { method: "POST", headers: { origin, ...more }, body: Buffer.alloc(bytes) });
    const picture = 5 * 1_048_576;
    for (const path of ["/profile/avatar", "/profile/avatar.data", "/profile/avatar?lang=de"])
      expect((await post(path, picture + 1_000)).status, path).toBe(200);
    expect(rendered).toHaveLength(3);
    for (const path of ["/profile", "/profile/avatars", "/profile/avatar/x", "/x/profile/avatar"])
      expect((await post(path, picture)).status, path).toBe(413);
    const chunked = { "transfer-encoding": "chunked", "accept-language": "de" };
    for (const more of [{ "accept-language": "de" }, chunked]) {
      const refused = await post("/profile/avatar", 8 * 1_048_576, more);
      expect(refused.status).toBe(413);
      expect(refused.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(refused.text).toContain("Ein Profilbild darf höchstens 5 MB haben.");
    }
    expect(rendered).toHaveLength(3);
  });

  it("believes no header about who asks and where", async () => {
    const headers = {
      [clientHeader]: "8.8.8.8",
      "x-forwarded-for": "8.8.8.8",
      "x-forwarded-host": "evil.example",
      forwarded: "for=8.8.8.8",
      host: "evil.example",
    };
    await ask("/auth", { headers });
    const [seen] = rendered;
    expect(seen?.url).toBe(`${origin}/auth`);
    expect(seen?.headers.get(clientHeader)).toBe("127.0.0.1");
    for (const name of ["x-forwarded-for", "x-forwarded-host", "forwarded", "host"])
      expect(seen?.headers.has(name), name).toBe(false);
  });

  it("shows what it has while the database is away, else says so in the visitor's language", async () => {
    const page = await ask("/");
    site = (_, state) => {
      state.error = away();
      return new Response("<body>bug</body>", { status: 500, headers: html });
    };
    at += 86_400_000;
    expect(await ask("/")).toMatchObject({ status: 200, text: page.text });
    for (const path of ["/about", "/auth"]) {
      const fault = await ask(path, { headers: { "accept-language": "de" } });
      expect(fault).toMatchObject({ status: 503, headers: { "retry-after": "30" } });
      expect(fault.text).toContain("Wir können diese Seite gerade nicht zeigen");
      expect(fault.text).not.toMatch(/datenbank/i);
      expect(fault.text).toMatch(/<header>.*<a class="word" href="\/">Eunison<\/a>/);
      expect(fault.text).toContain('lang="de"');
    }
    const json = await ask("/functions/fetch-news", { method: "POST", body: "{}" });
    expect(JSON.parse(json.text).error.code).toBe("unavailable");
    site = () => new Response("<body>back</body>", { headers: html });
    expect(await ask("/about")).toMatchObject({ status: 200, text: "<body>back</body>" });
  });

  it("tells nobody what went wrong inside", async () => {
    site = () => {
      throw new Error("secret at /srv/app.ts:12");
    };
    for (const path of ["/about", "/auth"]) {
      const fault = await ask(path);
      expect(fault.status).toBe(500);
      expect(fault.text).not.toContain("secret");
    }
    site = () => new Response("Unexpected Server Error", { status: 500 });
    expect((await ask("/auth")).text).toContain("Something went wrong");
    expect(logged).toEqual(["a page could not be made", "a request failed", "a request failed"]);
  });

  it("gives each failure the id of its line in the log, which tells no token", async () => {
    let id = "";
    for (const headers of [html, { "content-type": "text/plain" }]) {
      site = (_, state) => {
        id = state.id;
        return new Response("<body>bug</body>", { status: 500, headers });
      };
      for (const path of ["/about", "/auth"])
        expect((await ask(path)).headers["x-request-id"], path).toBe(id);
    }
    site = () => Promise.reject(new Error("thrown"));
    const fault = await ask("/feeds/hub/a2b4c6d8E0f2g4h6j8k0L2m4n6p8q0r2/news.rss?topics=Energy");
    const line = { requestId: fault.headers["x-request-id"], path: "/feeds/hub/***/news.rss" };
    expect(fields.at(-1)).toMatchObject(line);
  });

  it("hides the developer's pages from everybody else", async () => {
    const spelled = ["/dev/mail", "/dev", "/dev.data", "/dev/mail.json?to=a", "/DEV/mail"];
    for (const path of [...spelled, "/%64ev/clock", "/x/../dev/mail", "/.//dev/mail"])
      await ask(path);
    expect(new Set(rendered.map((r) => new URL(r.url).pathname))).toEqual(new Set(["/404"]));
    await ask("/devices");
    expect(rendered.at(-1)?.url).toBe(`${origin}/devices`);
  });

  it("shows them at a developer's desk, but not under a stranger's name", async () => {
    const log = { info: () => {}, warn: () => {}, error: () => {}, fatal: () => {} };
    const desk = createWeb({
      handle: async (r) => new Response(new URL(r.url).pathname),
      config: {
        baseUrl: "http://127.0.0.1:3000",
        production: false,
        trustProxy: 0,
        site: readConfig({}).site,
      },
      log,
      ready: async () => ({ ok: true, state: {} }),
    });
    desk.server.listen(0, "127.0.0.1");
    await once(desk.server, "listening");
    const seen = async (host: string) => {
      const { port: at } = desk.server.address() as AddressInfo;
      const socket = connect(at, "127.0.0.1").setEncoding("utf8");
      socket.write(`GET /dev/mail.json HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
      const [text] = await once(socket, "data");
      return /\/404|\/dev\/mail\.json/.exec(text)?.[0];
    };
    for (const host of ["localhost:3000", "127.0.0.1", "[::1]:3000"])
      expect(await seen(host)).toBe("/dev/mail.json");
    for (const host of [
      "evil.example",
      "localhost.evil.example:3000",
      "localhost@evil.example",
      "",
    ])
      expect(await seen(host)).toBe("/404");
    desk.server.close();
  });

  /** What comes back for these bytes, until the connection ends. */
  async function say(sent: string): Promise<string> {
    const socket = connect(port, "127.0.0.1").setEncoding("latin1");
    socket.on("error", () => {});
    socket.write(sent, "latin1");
    let text = "";
    for await (const part of socket) text += part;
    return text;
  }

  it.each([
    ["nonsense", "nonsense\r\n\r\n", 400],
    ["header fields beyond all measure", `GET / HTTP/1.1\r\nx: ${"x".repeat(20_000)}\r\n\r\n`, 431],
    [
      "extensions of a chunk beyond all measure",
      `POST /auth HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n1;${"x".repeat(20_000)}`,
      413,
    ],
    [
      "two lengths",
      "POST /auth HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
    ],
    ["no host", "GET /about HTTP/1.1\r\nconnection: close\r\n\r\n", 400],
    [
      "what nobody expects",
      "GET /about HTTP/1.1\r\nhost: a\r\nexpect: cake\r\nconnection: close\r\n\r\n",
      200,
    ],
  ])("answers %s on the wire with all that an answer carries", async (_, sent, status) => {
    const text = await say(sent);
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} \\w`));
    for (const [name, value] of Object.entries(securityHeaders({ https: true, formActions: [] })))
      expect(text).toContain(`\r\n${name}: ${value}\r\n`);
    expect(text).toMatch(/\r\ncontent-security-policy: default-src /);
    expect(text).toContain("\r\nconnection: close\r\n".replace("c", status === 200 ? "C" : "c"));
  });

  it("puts no word about nonsense into the middle of another answer", async () => {
    site = () =>
      new Response(
        new ReadableStream({
          pull: (stream) => stream.enqueue(new Uint8Array(65_536)),
        }),
      );
    const socket = connect(port, "127.0.0.1").setEncoding("latin1");
    socket.on("error", () => {});
    socket.write("GET /auth HTTP/1.1\r\nhost: a\r\n\r\n");
    let text = "";
    for await (const part of socket) {
      if (text === "") socket.write("nonsense\r\n\r\n");
      text += part;
    }
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200"]);
  });

  it.each([
    ["an answer", "GET /auth HTTP/1.1\r\nhost: a\r\n\r\n"],
    ["a refusal", "nonsense\r\n\r\n"],
  ])("cuts off who never reads %s", async (_, sent) => {
    const impatient = createWeb({
      handle: async () => new Response(new Uint8Array(64 * 1_048_576)),
      config: {
        baseUrl: origin,
        production: true,
        trustProxy: 0,
        site: readConfig({}).site,
      },
      log: { info: () => {}, warn: () => {}, error: () => {}, fatal: () => {} },
      ready: async () => ({ ok: true, state: {} }),
      stallMs: 100,
    });
    impatient.server.listen(0, "127.0.0.1");
    await once(impatient.server, "listening");
    const { port: at } = impatient.server.address() as AddressInfo;
    const accepted = once(impatient.server, "connection");
    const reader = connect(at, "127.0.0.1").pause();
    reader.on("error", () => {});
    reader.write(sent);
    const [socket] = await accepted;
    await once(socket, "close");
    reader.destroy();
    impatient.server.close();
  });
});
