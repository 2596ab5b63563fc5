// Files in a bucket of an S3-compatible service. The bucket can be private: those who may have a file get its address,
// signed for some hours.
import { openAsBlob } from "node:fs";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { AwsClient } from "aws4fetch";
import { checkKey, isKey, type Storage, typeOf } from "./storage.server.ts";

export type BucketSettings = {
  /** Such as `https://s3.example.eu`; the bucket's name follows in the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Larger files are uploaded in parts of this size, in bytes; a part that fails is sent again alone. */
export const partBytes = 16 * 1_048_576;
/** For how long an address is valid, in seconds: a browser goes on with it for as long as a recording is played, with pauses. */
const addressSeconds = 7 * 3_600;

/** The service refused, or its response is invalid. */
export class StoreError extends Error {
  readonly status: number;
  constructor(what: string, status: number) {
    super(`the store answers ${status} to ${what}`);
    this.name = "StoreError";
    this.status = status;
  }
}

/** @param o.partBytes tests only */
export function openBucket(settings: BucketSettings, o: { partBytes?: number } = {}): Storage {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    service: "s3",
    region,
    // With the pauses between them, about three seconds.
    retries: 5,
  });
  const root = `${endpoint}/${bucket}`;
  const sizeOfParts = o.partBytes ?? partBytes;

  /** @throws {StoreError} for what is neither success nor among `also` */
  async function ask(
    method: string,
    address: string,
    more: { body?: Blob | string; type?: string; also?: number } = {},
  ): Promise<Response> {
    const { body, type, also } = more;
    const response = await client.fetch(address, {
      method,
      ...(body === undefined ? {} : { body }),
      ...(type === undefined ? {} : { headers: { "content-type": type } }),
    });
    if (response.ok || response.status === also) return response;
    await response.body?.cancel();
    throw new StoreError(`${method} ${new URL(address).pathname}`, response.status);
  }

  async function putParts(address: string, body: Blob, type: string): Promise<void> {
    const begun = await (await ask("POST", `${address}?uploads=`, { type })).text();
    const id = tagIn(begun, "UploadId");
    if (!id) throw new StoreError("an upload in parts", 502);
    const upload = `uploadId=${encodeURIComponent(id)}`;
    try {
      const parts: string[] = [];
      for (let from = 0; from < body.size; from += sizeOfParts) {
        const number = parts.length + 1;
        const slice = body.slice(from, from + sizeOfParts);
        const sent = await ask("PUT", `${address}?partNumber=${number}&${upload}`, { body: slice });
        await sent.body?.cancel();
        const etag = sent.headers.get("etag") ?? "";
        parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`);
      }
      const list = `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`;
      const done = await (await ask("POST", `${address}?${upload}`, { body: list })).text();
      // The response starts before the work is done, so that an error may follow a 200.
      if (done.includes("<Error>")) throw new StoreError("the end of an upload in parts", 500);
    } catch (error) {
      // Parts of an unfinished upload are stored and charged.
      await ask("DELETE", `${address}?${upload}`, { also: 404 }).catch(() => {});
      throw error;
    }
  }

  const addressOf = (key: string): string => `${root}/${checkKey(key)}`;
  return {
    async find(key) {
      if (!isKey(key)) return null;
      const found = await ask("HEAD", addressOf(key), { also: 404 });
      if (!found.ok) return null;
      const signed = await client.sign(`${addressOf(key)}?X-Amz-Expires=${addressSeconds}`, {
        aws: { signQuery: true },
      });
      return { address: signed.url, bytes: Number(found.headers.get("content-length") ?? 0) };
    },
    async read(key) {
      if (!isKey(key)) return null;
      const found = await ask("GET", addressOf(key), { also: 404 });
      if (found.ok && found.body) return Readable.fromWeb(found.body as ReadableStream);
      await found.body?.cancel();
      return null;
    },
    async put(key, what) {
      const type = typeOf(key);
      const body =
        typeof what === "string"
          ? await openAsBlob(what, { type })
          : new Blob([new Uint8Array(what)], { type });
      if (body.size > sizeOfParts) return putParts(addressOf(key), body, type);
      await (await ask("PUT", addressOf(key), { body, type })).body?.cancel();
    },
    async *list(prefix) {
      let next: string | null = null;
      do {
        const query = new URLSearchParams({ "list-type": "2", prefix });
        if (next) query.set("continuation-token", next);
        const page: string = await (await ask("GET", `${root}?${query}`)).text();
        for (const [, file = ""] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const key = tagIn(file, "Key") ?? "";
          const storedAt = Date.parse(tagIn(file, "LastModified") ?? "");
          if (isKey(key)) yield { key, bytes: Number(tagIn(file, "Size")), storedAt };
        }
        next = tagIn(page, "NextContinuationToken");
      } while (next);
    },
    async remove(key) {
      await (await ask("DELETE", addressOf(key), { also: 404 })).body?.cancel();
    },
  };
}

const tagIn = (xml: string, name: string): string | null =>
  new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml)?.[1] ?? null;
