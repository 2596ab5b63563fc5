// A push service of our own, on the own machine (RFC 8030): browsers subscribe here, it checks who sends (RFC 8292),
// decrypts as the browser would (RFC 8291), and fails as push services do when a test asks for it.
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Delivered = {
  /** Of the subscription that it went to. */
  endpoint: string;
  /** As the browser reads it. */
  text: string;
  headers: Record<string, string | string[] | undefined>;
  /** What the sender's token says. */
  claims: { aud: string; exp: number; sub?: string };
};

export type Subscribed = { endpoint: string; keys: { p256dh: string; auth: string } };
type Failure = { status: number; retryAfter?: string };

export type PushService = {
  /** A new subscription. @param serverKey the sender's public key, which alone may send to it */
  subscribe(serverKey: string): Subscribed;
  /** What was delivered, in order. */
  delivered: Delivered[];
  /** How many requests came. */
  requests(): number;
  /** How the next messages fare, for all subscriptions or for one; null: well. */
  fail(how: Failure | null, endpoint?: string): void;
  /** Ends a subscription: its messages are answered by 410. */
  end(endpoint: string): void;
  /** Resolves when `count` messages were delivered. */
  got(count: number): Promise<Delivered[]>;
  close(): Promise<void>;
};

type Browser = { ecdh: ECDH; auth: Buffer; serverKey: string; ended: boolean };

export async function openPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  const delivered: Delivered[] = [];
  const failures = new Map<string, Failure>();
  const waiting = new Set<() => void>();
  let count = 0;
  const server = createServer((req, res) => {
    void receive(req, res).catch(() => res.writeHead(400).end());
  });
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function receive(req: IncomingMessage, res: ServerResponse): Promise<void> {
    count += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const endpoint = `${origin()}${req.url}`;
    const browser = browsers.get(endpoint);
    const failure = failures.get(endpoint) ?? failures.get("*");
    if (failure) {
      const wait = failure.retryAfter ? { "retry-after": failure.retryAfter } : {};
      return void res.writeHead(failure.status, wait).end();
    }
    if (!browser || req.method !== "POST") return void res.writeHead(404).end();
    if (browser.ended) return void res.writeHead(410).end();
    if (body.length > 4_096) return void res.writeHead(413).end();
    if (!/^\d+$/.test(String(req.headers.ttl))) return void res.writeHead(400).end();
    if (String(req.headers.topic ?? "").length > 32) return void res.writeHead(400).end();
    const sender = senderOf(String(req.headers.authorization), origin());
    if (sender?.key !== browser.serverKey) return void res.writeHead(403).end();
    if (req.headers["content-encoding"] !== "aes128gcm") return void res.writeHead(400).end();
    const text = decrypted(body, browser);
    delivered.push({ endpoint, text, headers: req.headers, claims: sender.claims });
    res.writeHead(201, { location: `${origin()}/m/${delivered.length}` }).end();
    for (const look of waiting) look();
  }

  server.listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  return {
    delivered,
    requests: () => count,
    subscribe: (serverKey) => {
      const ecdh = createECDH("prime256v1");
      ecdh.generateKeys();
      const auth = randomBytes(16);
      const endpoint = `${origin()}/push/${randomBytes(16).toString("base64url")}`;
      browsers.set(endpoint, { ecdh, auth, serverKey, ended: false });
      return {
        endpoint,
        keys: {
          p256dh: ecdh.getPublicKey().toString("base64url"),
          auth: auth.toString("base64url"),
        },
      };
    },
    fail: (how, endpoint = "*") => {
      if (how) failures.set(endpoint, how);
      else failures.delete(endpoint);
    },
    end: (endpoint) => {
      const browser = browsers.get(endpoint);
      if (browser) browser.ended = true;
    },
    got: (wanted) =>
      new Promise((done) => {
        const look = () => {
          if (delivered.length < wanted) return;
          waiting.delete(look);
          done(delivered);
        };
        waiting.add(look);
        look();
      }),
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The sender of a request, where its token is one for this service and not over. */
function senderOf(header: string, audience: string) {
  const [, header64 = "", claims64 = "", signature = "", key = ""] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  const point = Buffer.from(key, "base64url");
  if (point.length !== 65) return null;
  const publicKey = createPublicKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const good = verify(
    "sha256",
    Buffer.from(`${header64}.${claims64}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const claims = JSON.parse(Buffer.from(claims64, "base64url").toString());
  const seconds = Date.now() / 1_000;
  const inTime = claims.exp > seconds && claims.exp <= seconds + 86_400;
  return good && inTime && claims.aud === audience ? { key, claims } : null;
}

/** The text of a message, read by the receiver's half of RFC 8291 and RFC 8188. */
function decrypted(body: Buffer, { ecdh, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), sender]);
  const ikm = Buffer.from(hkdfSync("sha256", ecdh.computeSecret(sender), auth, info, 32));
  const of = (label: string, length: number) =>
    Buffer.from(hkdfSync("sha256", ikm, salt, Buffer.from(`Content-Encoding: ${label}\0`), length));
  const decipher = createDecipheriv("aes-128-gcm", of("aes128gcm", 16), of("nonce", 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error("its padding is broken");
  return padded.subarray(0, end).toString();
}
