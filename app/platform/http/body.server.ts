import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createBrotliDecompress, createGunzip, inflate, inflateRaw } from "node:zlib";

/** The codes of the errors that `readBody` itself throws. */
export const tooLarge = "too-large";
export const badEncoding = "bad-encoding";

/**
 * Reads an answer's body whole and decoded.
 *
 * @param encoding the Content-Encoding header; gzip, br and deflate, at most two of them
 * @param o.maxBytes bounds the bytes on the wire as well as the decoded ones; reading stops there
 * @throws errors with a `code`: one of the above, or zlib's and the connection's own
 */
export async function readBody(
  body: Readable,
  encoding: string | null,
  o: { maxBytes: number; signal: AbortSignal },
): Promise<Uint8Array> {
  const names = (encoding ?? "")
    .toLowerCase()
    .split(",")
    .map((n) => n.trim())
    .filter((n) => n !== "" && n !== "identity");
  const steps = names.reverse().map((name) => decoders[name]?.(o.maxBytes));
  if (steps.length > 2 || steps.includes(undefined)) {
    discard(body);
    const message = `encoded as ${encoding?.slice(0, 60)}, which was not asked for`;
    throw Object.assign(new Error(message), { code: badEncoding });
  }
  let whole: Buffer = Buffer.alloc(0);
  const stages = [
    body,
    bounded(o.maxBytes),
    ...steps,
    async (source: AsyncIterable<Buffer>) => {
      whole = await collect(source, o.maxBytes);
    },
  ];
  await pipeline(stages as never as [NodeJS.ReadableStream, NodeJS.WritableStream], {
    signal: o.signal,
  });
  return whole;
}

/** Passes chunks on, and throws beyond `limit` bytes. */
const bounded = (limit: number) =>
  async function* (source: AsyncIterable<Buffer>) {
    let size = 0;
    for await (const chunk of source) {
      size += chunk.length;
      if (size > limit) throw Object.assign(new Error(tooLarge), { code: tooLarge });
      yield chunk;
    }
  };

async function collect(source: AsyncIterable<Buffer>, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of bounded(limit)(source)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const gunzip = () => createGunzip();
const decoders: Record<string, (limit: number) => unknown> = {
  gzip: gunzip,
  "x-gzip": gunzip,
  br: () => createBrotliDecompress(),
  // Half of the web's servers mean RFC 1950 by "deflate", the other half RFC 1951.
  deflate: (maxOutputLength) =>
    async function* (source: AsyncIterable<Buffer>) {
      const packed = await collect(source, maxOutputLength);
      const wrapped = (packed[0] ?? 0) % 16 === 8;
      yield await promisify(wrapped ? inflate : inflateRaw)(packed, { maxOutputLength });
    },
};

/** Ends a body without reading it. */
export function discard(body: Readable) {
  body.on("error", () => {});
  body.destroy();
}
