import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Cue } from "./recording.ts";
import { webVtt } from "./recording-texts.ts";
import { readChapters, readTranscript } from "./transcript-file.server.ts";

describe("a transcript is read", () => {
  it("from WebVTT, with speakers, without what is marked up", async () => {
    const file = `\ufeffWEBVTT\n\nNOTE of the desk\n\nSTYLE\n::cue { color: red }\n\n1\n00:01.000 --> 00:03.500 align:start
<v.loud Ana Pérez>Good <i>morning</i> &amp; welcome,\nall of you.\n\n01:00:04.000 --> 01:00:06.000\nNext.\n`;
    expect(await readTranscript(file)).toEqual([
      { from: 1, to: 3.5, text: "Good morning & welcome, all of you.", speaker: "Ana Pérez" },
      { from: 3_604, to: 3_606, text: "Next." },
    ]);
  });

  it("from SubRip", async () => {
    const file =
      "1\r\n00:00:01,000 --> 00:00:03,500\r\n<b>Hello</b>\r\n\r\n2\r\n00:00:04,000 --> 00:00:05,000\r\n3 < 4 and 5 > 2\r\n";
    expect(await readTranscript(file)).toEqual([
      { from: 1, to: 3.5, text: "Hello" },
      { from: 4, to: 5, text: "3 < 4 and 5 > 2" },
    ]);
  });

  it("from the podcast namespace's JSON", async () => {
    const lines = [
      { startTime: 0.5, endTime: 2, body: "Hello", speaker: "Ana" },
      { startTime: 2, body: " " },
      { startTime: "soon", body: "Never" },
      { startTime: 3, endTime: null, body: "Bye", speaker: null },
    ];
    expect(await readTranscript(JSON.stringify({ version: "1.0.0", segments: lines }))).toEqual([
      { from: 0.5, to: 2, text: "Hello", speaker: "Ana" },
      { from: 3, to: 3, text: "Bye" },
    ]);
  });

  it("for chapters too, without those that have no title", () => {
    const chapters = [
      { startTime: 0, title: "Bells", toc: null },
      { startTime: 10, title: null },
      { startTime: "20", title: "Quay" },
    ];
    expect(readChapters(JSON.stringify({ chapters }))).toEqual([{ at: 0, title: "Bells" }]);
  });

  it("without half of an emoji where a line, a speaker or a chapter is cut", async () => {
    const line = { startTime: 0, endTime: 1, body: "a".repeat(999), speaker: "b".repeat(99) };
    const file = (emoji: string) =>
      JSON.stringify({
        segments: [{ ...line, body: line.body + emoji, speaker: line.speaker + emoji }],
      });
    expect(await readTranscript(file("🌊"))).toEqual(await readTranscript(file("")));
    const chapters = [{ startTime: 0, title: `${"c".repeat(199)}🌊` }];
    expect(readChapters(JSON.stringify({ chapters }))?.[0]?.title).toBe("c".repeat(199));
  });

  it.each(["", "<html><p>Hello</p>", "{", '{"segments":"x"}', "WEBVTT\n\n", "Hello --> you"])(
    "not from %j",
    async (text) => {
      expect(await readTranscript(text)).toBeNull();
    },
  );

  it("as we write it, whatever is said", async () => {
    const word = fc.stringMatching(/^[\p{L}\p{N}&<>'",.!?-]{1,12}$/u);
    const said = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(" "));
    const cue = fc.record({ length: fc.integer({ min: 1, max: 9_000 }), text: said });
    await fc.assert(
      fc.asyncProperty(fc.array(cue, { minLength: 1, maxLength: 12 }), async (given) => {
        let at = 0;
        const cues: Cue[] = given.map(({ length, text }) => {
          const from = at / 1_000;
          at += length;
          return { from, to: at / 1_000, text, speaker: "Ana" };
        });
        expect(await readTranscript(webVtt(cues, true))).toEqual(cues);
      }),
      { numRuns: 100 },
    );
  });
});
