import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { playTime } from "./chapters-and-transcripts.ts";
import { parseFeed } from "./parse.server.ts";

const podcast = `xmlns:podcast="https://podcastindex.org/namespace/1.0"`;
const chaptersAndTranscriptsOf = (inner: string, namespaces = podcast) => {
  const xml = `<rss version="2.0" ${namespaces}><channel><title>Tide</title><link>https://radio.example/</link>
    <item><title>One</title><enclosure url="/one.mp3" type="audio/mpeg" length="9"/>${inner}</item></channel></rss>`;
  const feed = parseFeed(new TextEncoder().encode(xml), { url: "https://radio.example/feed" });
  return "failed" in feed ? feed.failed : feed.items[0]?.texts;
};

describe("words of a recording", () => {
  it("are chapters of a file, and one transcript for each language in its best format", () => {
    const found = chaptersAndTranscriptsOf(`
      <podcast:transcript url="/one.html" type="text/html"/>
      <podcast:transcript url="/one.srt" type="application/x-subrip"/>
      <podcast:transcript url="/one.vtt" type="text/vtt; charset=utf-8"/>
      <podcast:transcript url="/eins.json" type="application/json" language="de-AT"/>
      <podcast:chapters url="/one.chapters.json" type="application/json+chapters"/>`);
    const at = "https://radio.example";
    expect(found).toEqual({
      chapters: [],
      files: [
        { role: "chapters", url: `${at}/one.chapters.json`, lang: null },
        { role: "transcript", url: `${at}/one.vtt`, lang: null },
        { role: "transcript", url: `${at}/eins.json`, lang: "de" },
      ],
    });
  });

  it("may be chapters in the feed itself, under any prefix", () => {
    const found = chaptersAndTranscriptsOf(
      `<podcast:chapters url="/c.json" type="application/json"/><c:chapters version="1.2">
        <c:chapter start="00:01:30.500" title="The quay"/><c:chapter start="0" title=" Bells "/>
        <c:chapter start="soon" title="Never"/><c:chapter start="00:02:00"/></c:chapters>`,
      `${podcast} xmlns:c="http://podlove.org/simple-chapters"`,
    );
    expect(found).toEqual({
      chapters: [
        { at: 0, title: "Bells" },
        { at: 90.5, title: "The quay" },
      ],
      files: [],
    });
  });

  it("are none where a feed has none, or only what has no times", () => {
    expect(chaptersAndTranscriptsOf("")).toBeNull();
    expect(
      chaptersAndTranscriptsOf(`<podcast:transcript url="/one.html" type="text/html"/>`),
    ).toBeNull();
    expect(
      chaptersAndTranscriptsOf(`<podcast:transcript url="javascript:1" type="text/vtt"/>`),
    ).toBeNull();
  });
});

describe("playing time", () => {
  it("has hours and minutes or not", () => {
    expect(["12.5", "01:02", "1:00:00", " 00:00:01.250 "].map(playTime)).toEqual([
      12.5, 62, 3_600, 1.25,
    ]);
  });

  it("is nothing else", () => {
    for (const text of ["", "soon", "-1", "1:2:3:4", "1e9", "00:00:01,5"])
      expect(playTime(text)).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        const at = playTime(text);
        expect(at === null || (at >= 0 && Number.isFinite(at))).toBe(true);
      }),
    );
  });
});
