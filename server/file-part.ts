import { open } from "node:fs/promises";
import type { ServerResponse } from "node:http";

/** Larger parts are sent a little faster, and each listener of a slow connection holds one, in bytes. */
const bufferBytes = 128 * 1024;
/** What many listeners at once had is not kept for the next ones. */
const maxUnused = 32;
const unused: Buffer[] = [];

/**
 * Sends bytes of a file as the rest of a response whose headers are set, and ends it. A client that goes away ends it too.
 * A read stream takes new memory for each piece, and the collector then looks through everything that the site holds every
 * few hundred of them, which takes longer than sending; here the memory of one piece serves the next.
 * @param part from the first byte to before the last
 * @throws what the file system says; nothing is sent where the file could not be opened
 */
export async function sendFilePart(
  res: ServerResponse,
  path: string,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const file = await open(path);
  const buffer = unused.pop() ?? Buffer.allocUnsafeSlow(bufferBytes);
  let isFree = true;
  try {
    for (let at = from; at < to && isFree && !res.destroyed; ) {
      const { bytesRead } = await file.read(buffer, 0, Math.min(bufferBytes, to - at), at);
      if (bytesRead === 0) throw new Error(`${path} has become shorter`);
      at += bytesRead;
      isFree = await isWritten(res, buffer.subarray(0, bytesRead));
    }
    if (isFree) res.end();
  } finally {
    if (isFree && unused.length < maxUnused) unused.push(buffer);
    await file.close();
  }
}

/** Whether the bytes were handed over; false where the client has gone away. */
const isWritten = (res: ServerResponse, bytes: Uint8Array): Promise<boolean> =>
  new Promise((done) => {
    const gone = () => done(false);
    res.once("close", gone);
    res.write(bytes, (error) => {
      res.off("close", gone);
      done(!error);
    });
  });
