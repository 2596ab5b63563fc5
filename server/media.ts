import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { LRUCache } from "lru-cache";
import send from "send";
import { mayCountView } from "#library/limits.server.ts";
import { countViewer } from "#library/views.server.ts";
import { isRobot, visitorOf } from "#library/visitor.server.ts";
import { feedTokenIn, freeAccessToken, isValidAccessToken } from "#media/access-tokens.server.ts";
import {
  addByteRange,
  type ByteRange,
  countDownload,
  isDownload,
  isPodcastApp,
} from "#media/downloads.server.ts";
import { recordingFiles } from "#media/recording.ts";
import {
  type MediaId,
  type Recording,
  type RecordingItemId,
  readRecording,
  recordingText,
} from "#media/recordings.server.ts";
import { dayMs } from "#platform/duration.ts";
import type { CoreServices } from "#platform/services.server.ts";
import {
  type LocalFile,
  readBytes,
  type Storage,
  typeOf,
} from "#platform/storage/storage.server.ts";
import { mayRead } from "#subscriptions/access.ts";
import { mayListenByToken } from "#subscriptions/private-feeds.server.ts";
import { type ErrorPageOptions, sendErrorPage } from "./error-page.ts";
import { sendFilePart } from "./file-part.ts";
import { partSent, rangeToServe } from "./ranges.ts";
import { clientAddress } from "./request.ts";
import { bareHeaders } from "./security-headers.ts";

export type MediaServices = Omit<CoreServices, "config"> & {
  /** Signs the addresses of premium files. */
  secret: string;
  trustProxy: number;
  storage: Storage;
};

const mediaPath = /^\/media\/(video|podcast|article)\/([1-9]\d{0,14})\/([\w.-]+)\/([\w./-]+)$/;
/**
 * A recording can be withdrawn, and a token replaced: the facts behind an answer are cached for this time, in
 * milliseconds.
 */
const cacheMs = 10_000;
/** A browser may keep a free file for a day, and a cache that many share for a minute: it can be withdrawn. */
const freeCaching = "public, max-age=86400, s-maxage=60";

type MediaRequest = { item: RecordingItemId; accessToken: string; name: string };

/**
 * Serves the files of recordings to those who may have them: `/media/{kind}/{id}/{token}/{file}`, by ranges (RFC 9110,
 * section 14). A file of another storage is answered by a redirect to an address that expires soon.
 */
export function openMedia(services: MediaServices, policy: ErrorPageOptions) {
  const { db, now, log, secret, storage, trustProxy } = services;
  const known = new LRUCache<string, { recording: Recording | null }>({ max: 5_000, ttl: cacheMs });
  const tokens = new LRUCache<string, { holds: boolean }>({ max: 5_000, ttl: cacheMs });
  const etags = new LRUCache<string, Promise<string>>({ max: 5_000 });
  const listeners = new LRUCache<string, { sent: ByteRange[]; isCounted: boolean }>({
    max: 20_000,
    ttl: dayMs,
  });

  async function recordingOf(item: RecordingItemId): Promise<Recording | null> {
    const name = `${item.kind}:${item.id}`;
    const found = known.get(name) ?? { recording: await readRecording(db, item) };
    if (!known.has(name)) known.set(name, found);
    return found.recording;
  }

  async function mayHave(
    recording: Recording,
    { item, accessToken }: MediaRequest,
  ): Promise<boolean> {
    const { premium, publishedAt } = recording;
    const piece = { premium, provenance: "own", publishedAt } as const;
    if (accessToken === freeAccessToken) return mayRead(null, piece, now());
    const token = item.kind === "podcast" ? feedTokenIn(accessToken) : null;
    if (token === null) return isValidAccessToken(secret, item, accessToken, now());
    return mayRead({ tier: "premium" }, piece, now()) && isListening(token);
  }

  /** Whether a private feed's token is valid. Cached, because an app requests one file by many ranges. */
  async function isListening(token: string): Promise<boolean> {
    const found = tokens.get(token) ?? {
      holds: (await mayListenByToken(db, token, now())) !== null,
    };
    if (!tokens.has(token)) tokens.set(token, found);
    return found.holds;
  }

  /** Strong, by the content, so that a part of one version never continues another (RFC 9110, 13.1.5). */
  function etagOf({ path, bytes, changedAt }: LocalFile): Promise<string> {
    const name = `${path}\n${bytes}\n${changedAt}`;
    const known = etags.get(name);
    if (known) return known;
    // Cached before it is known: players ask for several parts of a file at once, and a film takes seconds.
    const etag = contentHash(path);
    etags.set(name, etag);
    etag.catch(() => etags.delete(name));
    return etag;
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const wanted = mediaRequestOf(req.url ?? "/");
    const recording = wanted && (await recordingOf(wanted.item));
    if (!wanted || !recording) return sendErrorPage(req, res, 404, policy);
    if (!(await mayHave(recording, wanted)))
      return sendErrorPage(req, res, 403, policy, {}, "recording");
    const headers = {
      ...bareHeaders(policy),
      "cache-control":
        wanted.accessToken === freeAccessToken ? freeCaching : "private, max-age=3600",
      // Podcast apps in a browser request files and texts from another origin; neither needs a cookie.
      "access-control-allow-origin": "*",
    };
    const text = await recordingText(db, wanted.item, wanted.name, recording);
    if (text) {
      const body = Buffer.from(text.text);
      res.writeHead(200, { ...headers, "content-type": text.type, "content-length": body.length });
      return void res.end(req.method === "HEAD" ? undefined : body);
    }
    const place = await storage.find(`${recording.folder}/${wanted.name}`);
    if (!place) return sendErrorPage(req, res, 404, policy);
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    if ("path" in place) return sendFile(req, res, place, { wanted, recording });
    if (wanted.name.endsWith(".m3u8"))
      return sendPlaylist(req, res, `${recording.folder}/${wanted.name}`);
    // The other storage's address is signed for GET alone.
    if (req.method === "HEAD") return sendHead(res, wanted.name, place.bytes);
    res.writeHead(302, { "cache-control": "no-store", location: place.address }).end();
    // What the other storage sends is not known here; the requested range counts as sent.
    await countPart(
      req,
      { wanted, recording },
      partSent(req.headers.range, place.bytes),
      place.bytes,
    );
  }

  function sendHead(res: ServerResponse, name: string, bytes: number): void {
    const headers = { "content-type": typeOf(name), "content-length": bytes };
    res.writeHead(200, { ...headers, "accept-ranges": "bytes" }).end();
  }

  /** A playlist of another storage is sent from here, because its addresses are relative to this one. */
  async function sendPlaylist(
    req: IncomingMessage,
    res: ServerResponse,
    key: string,
  ): Promise<void> {
    const bytes = await readBytes(storage, key);
    if (!bytes) return sendErrorPage(req, res, 404, policy);
    res.writeHead(200, { "content-type": typeOf(key), "content-length": bytes.length });
    res.end(req.method === "HEAD" ? undefined : bytes);
  }

  async function sendFile(
    req: IncomingMessage,
    res: ServerResponse,
    file: LocalFile,
    { wanted, recording }: { wanted: MediaRequest; recording: Recording },
  ): Promise<void> {
    const before = req.socket.bytesWritten;
    const { path, bytes } = file;
    const etag = await etagOf(file);
    req.headers.range = rangeToServe(req, { etag, bytes });
    res.setHeader("etag", etag);
    await new Promise<void>((done) => {
      res.once("close", done);
      const options = { cacheControl: false, lastModified: false, dotfiles: "deny" } as const;
      const sending = send(req, path, { ...options, index: false });
      // What of the file is sent is decided by `send`; how it is read is not.
      sending.stream = (_path, part) => {
        const { start: from } = part as { start: number };
        const to = from + Number(res.getHeader("content-length"));
        sendFilePart(res, path, { from, to }).catch((error: Error) => sending.error(404, error));
      };
      sending
        .on("error", (error: { status: number }) => {
          // `send` has set `Content-Range` for what cannot be satisfied.
          const range = res.getHeader("content-range");
          const more = range === undefined ? {} : { "content-range": String(range) };
          if (error.status === 416) res.writeHead(416, { ...bareHeaders(policy), ...more }).end();
          else if (!res.headersSent) sendErrorPage(req, res, 404, policy);
          else res.destroy();
        })
        .pipe(res);
    });
    const isSent = req.method === "GET" && (res.statusCode === 200 || res.statusCode === 206);
    if (!isSent) return;
    const from = Number(/^bytes (\d+)-/.exec(String(res.getHeader("content-range")))?.[1] ?? 0);
    const all = Number(res.getHeader("content-length") ?? 0);
    const sent = res.writableFinished ? all : Math.min(all, req.socket.bytesWritten - before);
    await countPart(req, { wanted, recording }, [from, from + sent], bytes);
  }

  /**
   * Counts how much of the recording's file a listener got. Its other files, as the parts of a stream and the poster, and
   * articles read aloud are not counted.
   */
  async function countPart(
    req: IncomingMessage,
    { wanted, recording }: { wanted: MediaRequest; recording: Recording },
    part: ByteRange,
    bytes: number,
  ): Promise<void> {
    const { kind, id } = wanted.item;
    if (kind === "article" || wanted.name !== recordingFiles[kind].name) return;
    // A player on a page fetches ahead; its page tells what of a video was watched (library/count-video-view.ts).
    if (kind === "video" && req.headers["sec-fetch-dest"] === "video") return;
    await count(req, { kind, id }, part, { bytes, seconds: recording.seconds }).catch(
      (err: unknown) => log.warn({ err }, "a download could not be counted"),
    );
  }

  async function count(
    req: IncomingMessage,
    item: MediaId,
    stretch: ByteRange,
    file: { bytes: number; seconds: number | null },
  ): Promise<void> {
    const visit = {
      address: clientAddress(req, trustProxy),
      userAgent: String(req.headers["user-agent"] ?? ""),
    };
    if (isRobot(visit) && !isPodcastApp(visit.userAgent)) return;
    const listener = await visitorOf(db, visit, now());
    const name = `${item.kind}:${item.id}:${listener}`;
    const heard = listeners.get(name) ?? { sent: [], isCounted: false };
    // A long file comes in hundreds of parts: only the one that makes it count asks the database.
    if (heard.isCounted) return;
    heard.sent = addByteRange(heard.sent, stretch);
    listeners.set(name, heard);
    if (!isDownload(item.kind, heard.sent, file)) return;
    heard.isCounted = true;
    try {
      if (item.kind === "podcast") await countDownload(db, item.id, listener, now());
      else if (mayCountView(visit, item)) await countViewer(db, item, listener, now());
    } catch (error) {
      heard.isCounted = false;
      throw error;
    }
  }

  return answer;
}

async function contentHash(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return `"${hash.digest("base64url").slice(0, 22)}"`;
}

function mediaRequestOf(url: string): MediaRequest | null {
  const [path = ""] = url.split("?");
  const [, kind, id, accessToken, name] = mediaPath.exec(path) ?? [];
  if (!kind || !accessToken || !name) return null;
  return { item: { kind: kind as RecordingItemId["kind"], id: Number(id) }, accessToken, name };
}
