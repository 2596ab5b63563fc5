// A bucket in memory behind the interface of S3, for tests: it checks the signature of each request as AWS documents it
// (Signature Version 4, in headers and in the query), and refuses what is not signed, changed or too old.
import { createHash, createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { BucketSettings } from "#platform/storage/bucket.server.ts";

export type TestBucket = {
  settings: BucketSettings;
  files: Map<string, { bytes: Buffer; type: string; at: Date }>;
  /** Uploads in parts that were begun, and neither ended nor given up. */
  open: Map<string, Buffer[]>;
  /** Each request that was let in: method and path. */
  asked: string[];
  /** The next requests of this method are answered by 503. */
  failNext(method: string, times: number): void;
  close(): Promise<void>;
};

const pageOfList = 2;

export async function openTestBucket(): Promise<TestBucket> {
  const files: TestBucket["files"] = new Map();
  const open: TestBucket["open"] = new Map();
  const asked: string[] = [];
  // Each file is a little later than the one before, so that their order is known.
  let latest = 0;
  const nextMoment = () => {
    latest = Math.max(latest + 1, Date.now());
    return new Date(latest);
  };
  const failing = { method: "", times: 0 };
  const server = createServer((req, res) => {
    answer(req, res).catch((error: unknown) => res.writeHead(500).end(String(error)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const settings: BucketSettings = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: "files",
    region: "eu-test-1",
    accessKeyId: "AKTEST",
    secretAccessKey: "a secret of the tests",
  };

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await buffer(req);
    const url = new URL(req.url ?? "/", settings.endpoint);
    if (!isSigned(req, url, settings)) return void res.writeHead(403).end("<Error/>");
    asked.push(`${req.method} ${url.pathname}`);
    if (failing.times > 0 && req.method === failing.method) {
      failing.times--;
      return void res.writeHead(503).end("<Error/>");
    }
    const key = decodeURIComponent(url.pathname).slice(settings.bucket.length + 2);
    if (key === "") return list(url.searchParams, res);
    const upload = url.searchParams.get("uploadId");
    if (upload !== null) return part(req, res, { upload, key, body, query: url.searchParams });
    if (req.method === "POST" && url.searchParams.has("uploads")) {
      const id = randomUUID();
      open.set(id, []);
      return void res.end(`<R><UploadId>${id}</UploadId></R>`);
    }
    if (req.method === "PUT") {
      files.set(key, { bytes: body, type: req.headers["content-type"] ?? "", at: nextMoment() });
      return void res.end();
    }
    if (req.method === "DELETE") {
      files.delete(key);
      return void res.writeHead(204).end();
    }
    const file = files.get(key);
    if (!file) return void res.writeHead(404).end();
    const cors = { "access-control-allow-origin": "*" };
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(req.headers.range ?? "") ?? [];
    const end = to ? Math.min(Number(to) + 1, file.bytes.length) : file.bytes.length;
    const bytes = file.bytes.subarray(Number(from ?? 0), end);
    const range =
      from === undefined
        ? {}
        : { "content-range": `bytes ${from}-${end - 1}/${file.bytes.length}` };
    const headers = {
      ...cors,
      ...range,
      "content-type": file.type,
      "content-length": bytes.length,
    };
    res.writeHead(from === undefined ? 200 : 206, headers);
    res.end(req.method === "HEAD" ? undefined : bytes);
  }

  function part(
    req: IncomingMessage,
    res: ServerResponse,
    o: { upload: string; key: string; body: Buffer; query: URLSearchParams },
  ): void {
    const parts = open.get(o.upload);
    if (!parts) return void res.writeHead(404).end();
    if (req.method === "PUT") {
      parts[Number(o.query.get("partNumber")) - 1] = o.body;
      return void res.writeHead(200, { etag: `"${md5(o.body)}"` }).end();
    }
    open.delete(o.upload);
    if (req.method === "DELETE") return void res.writeHead(204).end();
    const named = [...o.body.toString().matchAll(/<ETag>"(\w+)"<\/ETag>/g)].map(([, etag]) => etag);
    if (named.join() !== parts.map(md5).join()) return void res.writeHead(400).end("<Error/>");
    files.set(o.key, { bytes: Buffer.concat(parts), type: "", at: nextMoment() });
    res.end("<Done/>");
  }

  /** By pages of two, so that the second page is asked for. */
  function list(query: URLSearchParams, res: ServerResponse): void {
    const keys = [...files.keys()].filter((key) => key.startsWith(query.get("prefix") ?? ""));
    const from = Number(query.get("continuation-token") ?? 0);
    const names = keys.sort().slice(from, from + pageOfList);
    const isLast = from + pageOfList >= keys.length;
    const next = isLast
      ? ""
      : `<NextContinuationToken>${from + pageOfList}</NextContinuationToken>`;
    const told = names.map((name) => {
      const { bytes, at } = files.get(name) ?? { bytes: "", at: new Date() };
      return `<Contents><Key>${name}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    res.end(`<R>${told.join("")}${next}</R>`);
  }

  return {
    settings,
    files,
    open,
    asked,
    failNext: (method, times) => void Object.assign(failing, { method, times }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const md5 = (bytes: Buffer) => createHash("md5").update(bytes).digest("hex");
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html */
function isSigned(req: IncomingMessage, url: URL, settings: BucketSettings): boolean {
  const query = url.searchParams;
  const inQuery = query.get("X-Amz-Signature");
  const [, credential = "", signedHeaders = "", inHeader = ""] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      req.headers.authorization ?? "",
    ) ?? [];
  const time = query.get("X-Amz-Date") ?? String(req.headers["x-amz-date"] ?? "");
  const [accessKeyId, day = "", region = "", service = "", end = ""] = (
    query.get("X-Amz-Credential") ?? credential
  ).split("/");
  const names = (query.get("X-Amz-SignedHeaders") ?? signedHeaders).split(";");
  const ends = timeOf(time) + Number(query.get("X-Amz-Expires") ?? 900) * 1_000;
  if (accessKeyId !== settings.accessKeyId || region !== settings.region) return false;
  if (!names.includes("host") || !(ends > Date.now())) return false;
  const canonical = [
    req.method,
    url.pathname,
    [...query]
      .filter(([name]) => name !== "X-Amz-Signature")
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .sort()
      .join("&"),
    ...names.map((name) => `${name}:${String(req.headers[name] ?? "").trim()}`),
    "",
    names.join(";"),
    String(req.headers["x-amz-content-sha256"] ?? "UNSIGNED-PAYLOAD"),
  ].join("\n");
  const scope = [day, region, service, end].join("/");
  const text = ["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n");
  const key = [day, region, service, end].reduce<string | Buffer>(
    hmac,
    `AWS4${settings.secretAccessKey}`,
  );
  return hmac(key, text).toString("hex") === (inQuery ?? inHeader);
}

const timeOf = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
