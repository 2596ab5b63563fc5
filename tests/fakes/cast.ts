// A publisher of episodes and videos that exists in the browser of a test alone.
import type { BrowserContext, Route } from "@playwright/test";

export const castOrigin = "https://cast.example";

/** A WAV file of silence (RIFF, 8 kHz, 8 bit, mono). */
function silence(seconds: number): Buffer {
  const rate = 8_000;
  const samples = Buffer.alloc(rate * seconds, 128);
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write("data", 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

/** Answers for the publisher: sixty seconds of silence in ranges, and nothing under `/gone`. */
export async function serveCast(context: BrowserContext): Promise<void> {
  const file = silence(60);
  await context.route(`${castOrigin}/**`, (route: Route) => {
    const request = route.request();
    if (request.url().includes("/gone")) return route.fulfill({ status: 404, body: "" });
    const range = /bytes=(\d+)-(\d*)/.exec(request.headers().range ?? "");
    const from = Number(range?.[1] ?? 0);
    const to = range?.[2] ? Number(range[2]) : file.length - 1;
    return route.fulfill({
      status: range ? 206 : 200,
      body: file.subarray(from, to + 1),
      headers: {
        "content-type": "audio/wav",
        "accept-ranges": "bytes",
        ...(range ? { "content-range": `bytes ${from}-${to}/${file.length}` } : {}),
      },
    });
  });
}

/** A feed of that publisher. @param items title, kind and file of each */
export const castFeed = (items: { title: string; type: string; file: string }[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>
<title>Cast of the Valley</title><link>${castOrigin}/</link><description>Talk</description><language>en</language>
${items
  .map(
    ({ title, type, file }) => `<item><title>${title}</title><link>${castOrigin}${file}/page</link>
<guid isPermaLink="false">${file}</guid><description>A talk about the valley.</description>
<itunes:duration>60</itunes:duration><enclosure url="${castOrigin}${file}" type="${type}" length="480044"/>
<pubDate>${new Date().toUTCString()}</pubDate></item>`,
  )
  .join("\n")}
</channel></rss>`;
