import { execFileSync, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getEpisode, getVideo } from "#media/media.server.ts";
import { readBytes, type Storage } from "#platform/storage/storage.server.ts";
import { openTestBucket, type TestBucket } from "../../tests/bucket-server.ts";
import { runHere, runOn, type Said } from "../../tests/command.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { openFiles } from "../files.ts";
import { command } from "./media.ts";

const hasTools = spawnSync("ffmpeg", ["-version"]).error === undefined;
if (!hasTools) console.info("ffmpeg is not installed: what is made of a file is not tested.");
const everything = { mayAccess: () => true, isFree: () => true, secret: "s".repeat(32) };

let t: TestDatabase;
let dir: string;
// Files go to a bucket, so that nothing depends on where a process has its data folder.
let bucket: TestBucket;
let storage: Storage;
beforeAll(async () => {
  t = await openTestDatabase();
  dir = await mkdtemp(join(tmpdir(), "eunison-media-"));
  bucket = await openTestBucket();
  storage = openFiles({ dataDir: dir, bucket: bucket.settings });
});
afterAll(async () => {
  await t.close();
  await bucket.close();
  await rm(dir, { recursive: true, force: true });
});

const media = (words: string[]): Promise<Said> =>
  runHere(t, command, words, {
    dir,
    env: {
      S3_ENDPOINT: bucket.settings.endpoint,
      S3_BUCKET: bucket.settings.bucket,
      S3_REGION: bucket.settings.region,
      S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
    },
  });
const path = (name: string) => join(dir, name);
/** Draws or plays what the arguments say into a file. */
const draw = (name: string, args: string) =>
  execFileSync("ffmpeg", [..."-y -loglevel error".split(" "), ...args.split(" "), path(name)]);
/** The loudness of a file, in LUFS. */
const loudnessOf = (file: string) => {
  const { stderr } = spawnSync("ffmpeg", [
    ..."-i".split(" "),
    file,
    ..."-af loudnorm=print_format=json -f null -".split(" "),
  ]);
  return Number(/"input_i" : "([-\d.]+)"/.exec(stderr.toString())?.[1]);
};

describe("npm run media", { timeout: 600_000 }, () => {
  test("says what is wrong with its words, and opens nothing", async () => {
    const said: [string[], number, string][] = [
      [[], 64, "Usage: npm run -s media"],
      [["fly"], 64, "There is no command fly."],
      [["add"], 64, "add takes one file."],
      [["add", "a.mp3", "--title", "A"], 64, "Either --show SLUG or --video"],
      [["add", "a.mp3", "--show", "x", "--video", "--title", "A"], 64, "Either --show"],
      [["add", "a.mp3", "--video"], 64, "--title is missing."],
      [["add", "a.mp3", "--video", "--title", "A"], 64, "--lang is a language"],
      [
        ["add", "a.mp3", "--video", "--title", "A", "--lang", "en", "--category", "Sport"],
        64,
        "--category is one of: Politics",
      ],
      [
        ["add", "a.mp3", "--show", "x", "--title", "A", "--number", "one"],
        64,
        "--number is a whole",
      ],
      [["add", "a.mp3", "--show", "x", "--title", "A", "--country", "France"], 64, "--country is"],
      [["add", "a.mp3", "--show", "x", "--title", "A", "--loud"], 64, "Unknown option '--loud'"],
      [
        ["add", "a.mp3", "--show", "x", "--title", "A", "--text", "de=a", "--text", "de=b"],
        64,
        "--text names a language once.",
      ],
      [["show", "A b", "--name", "A"], 64, "show takes one slug"],
      [["withdraw", "podcast", "x"], 64, "withdraw needs video or podcast"],
      [["withdraw", "podcast", "99"], 1, "There is no recording /podcast/99"],
      [
        ["add", "a.mp3", "--show", "nowhere", "--title", "A"],
        1,
        "No show of ours is called nowhere",
      ],
    ];
    for (const [words, code, text] of said) {
      const ended = await media(words);
      expect(ended, words.join(" ")).toMatchObject({ code, out: "" });
      expect(ended.err).toContain(text);
    }
  });

  test("says what has to be installed", async () => {
    expect(await media(["show", "tools", "--name", "Tools", "--lang", "en"])).toMatchObject({
      code: 0,
    });
    await mkdir(path("empty"), { recursive: true });
    const ended = await runOn(
      t,
      dir,
      "media",
      ["add", path("a.mp3"), "--show", "tools", "--title", "A"],
      { PATH: path("empty") },
    );
    expect(ended.code).toBe(69);
    expect(ended.err).toContain("ffmpeg and ffprobe must be installed first.");
  });

  test.runIf(hasTools)(
    "makes an episode of a file, at the loudness of speech, with its chapters and lines",
    async () => {
      await media([
        "show",
        "night-train",
        "--name",
        "Night Train",
        "--lang",
        "de",
        "--category",
        "Transport",
      ]);
      await writeFile(
        path("chapters.txt"),
        ";FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/1\nSTART=0\nEND=3\ntitle=Abfahrt\n[CHAPTER]\nTIMEBASE=1/1\nSTART=3\nEND=6\ntitle=Ankunft\n",
      );
      draw(
        "talk.mp3",
        `-f lavfi -i sine=frequency=440:duration=6,volume=0.05 -i ${path("chapters.txt")} -map_metadata 1`,
      );
      await writeFile(path("talk.vtt"), "WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ana>Guten Abend.\n");
      const words = [
        "add",
        path("talk.mp3"),
        "--show",
        "night-train",
        "--title",
        "Die Abfahrt",
        "--number",
        "7",
      ];
      const added = await media([...words, "--text", `de=${path("talk.vtt")}`, "--premium"]);
      expect(added).toMatchObject({ code: 0, err: "" });
      const [, id = ""] =
        /^\/podcast\/(\d+) is published: 00:06, [\d.]+ MB, 2 chapters, text in de\n$/.exec(
          added.out,
        ) ?? [];
      const episode = await getEpisode(t.db, Number(id), new Date(), everything);
      expect(episode).toMatchObject({
        title: "Die Abfahrt",
        lang: "de",
        episodeNumber: 7,
        showSlug: "night-train",
        isPremium: true,
        chapters: [
          { at: 0, title: "Abfahrt" },
          { at: 3, title: "Ankunft" },
        ],
        transcripts: [{ lang: "de", cues: [{ text: "Guten Abend.", speaker: "Ana" }] }],
      });
      expect(episode?.waveform).toHaveLength(120);
      const [key = ""] = [...bucket.files.keys()].filter((one) => one.endsWith("/episode.mp3"));
      await writeFile(path("made.mp3"), (await readBytes(storage, key)) ?? "");
      expect(loudnessOf(path("made.mp3"))).toBeCloseTo(-16, 0);
      const again = await media(words);
      expect(again).toMatchObject({
        code: 1,
        err: `This file is published already, at /podcast/${id}.\n`,
      });

      expect((await media(["list"])).out).toContain(`/podcast/${id}  `);
      expect((await media(["withdraw", "podcast", id])).out).toBe(`/podcast/${id} is withdrawn.\n`);
      expect(await media(["withdraw", "podcast", id])).toMatchObject({ code: 1, out: "" });
      const withdrawn = await media(["withdraw", "podcast", id, "--files"]);
      expect(withdrawn.out).toBe(`/podcast/${id} is withdrawn, and its files are deleted.\n`);
      expect(await getEpisode(t.db, Number(id), new Date(), everything)).toBeNull();
      expect([...bucket.files.keys()]).toEqual([]);
    },
  );

  test.runIf(hasTools)(
    "makes a video of a file, with its poster, and a stream of a longer one",
    async () => {
      draw("short.mkv", "-f lavfi -i testsrc=size=322x181:rate=5:duration=4 -c:v mpeg4");
      const short = await media([
        "add",
        path("short.mkv"),
        "--video",
        "--title",
        "Bars",
        "--lang",
        "en",
        "--category",
        "Energy",
      ]);
      expect(short).toMatchObject({ code: 0, err: "" });
      const [, id = ""] = /^\/video\/(\d+) is published: 00:04/.exec(short.out) ?? [];
      expect(await getVideo(t.db, Number(id), new Date(), everything)).toMatchObject({
        category: "Energy",
        stream: null,
        mediaType: "video/mp4",
      });
      expect([...bucket.files.keys()].map((key) => key.split("/").at(-1)).sort()).toEqual([
        "film.mp4",
        "poster.webp",
      ]);
      draw(
        "long.mp4",
        "-f lavfi -i testsrc=size=640x540:rate=1:duration=125 -f lavfi -i sine=duration=125 -c:v mpeg4 -c:a aac",
      );
      const long = await media([
        "add",
        path("long.mp4"),
        "--video",
        "--title",
        "Long bars",
        "--lang",
        "en",
      ]);
      expect(long).toMatchObject({ code: 0, err: "" });
      expect(long.out).toContain("02:05");
      expect(long.out).toContain("with a stream");
      const [main = ""] = [...bucket.files.keys()].filter((key) => key.endsWith("hls/main.m3u8"));
      const playlist = (await readBytes(storage, main))?.toString() ?? "";
      expect(playlist.match(/^\w+\/index\.m3u8$/gm)).toEqual([
        "360p/index.m3u8",
        "540p/index.m3u8",
      ]);
      const rung = await readBytes(storage, main.replace("main.m3u8", "360p/index.m3u8"));
      // Every segment that a playlist names is there, and is no longer than it says.
      const names = rung?.toString().match(/^\d+\.m4s$/gm) ?? [];
      expect(names.length).toBeGreaterThan(15);
      for (const name of names)
        expect(await storage.find(main.replace("main.m3u8", `360p/${name}`)), name).not.toBeNull();
      expect(Number(/TARGETDURATION:(\d+)/.exec(rung?.toString() ?? "")?.[1])).toBeLessThanOrEqual(
        7,
      );
    },
  );

  test.runIf(hasTools)(
    "takes nothing that is neither sound nor video, and leaves nothing behind",
    async () => {
      const before = bucket.files.size;
      draw("mute.mp4", "-f lavfi -i testsrc=size=64x64:rate=5:duration=2 -c:v mpeg4");
      draw("sound.mp3", "-f lavfi -i sine=duration=2");
      await writeFile(
        path("noise.mp4"),
        Buffer.from(Array.from({ length: 4_000 }, (_, n) => (n * 7919) % 256)),
      );
      // A file whose head states twelve seconds, and of which half was copied.
      draw("whole.mp4", "-f lavfi -i sine=duration=12 -c:a aac -movflags +faststart");
      const whole = await readFile(path("whole.mp4"));
      await writeFile(path("half.mp4"), whole.subarray(0, whole.length / 2));
      await writeFile(path("text.mp3"), "hello");
      await writeFile(path("lines.vtt"), "WEBVTT\n\n00:01.000 --> 00:02.000\nHello.\n");
      await media(["show", "bad", "--name", "Bad", "--lang", "en"]);
      const said: [string[], string][] = [
        [[path("none.mp4"), "--video"], "none.mp4 cannot be read."],
        [[dir, "--video"], "cannot be read."],
        [[path("noise.mp4"), "--video"], "neither a sound nor a film"],
        [[path("text.mp3"), "--video"], "neither a sound nor a film"],
        [[path("lines.vtt"), "--show", "bad"], "neither a sound nor a film"],
        [[path("sound.mp3"), "--video"], "has no moving picture"],
        [[path("mute.mp4"), "--show", "bad"], "has no sound."],
        [[path("half.mp4"), "--show", "bad"], "of 00:12: it was not copied to its end."],
        [[path("sound.mp3"), "--show", "bad", "--picture", path("text.mp3")], "is no picture"],
        [[path("sound.mp3"), "--show", "bad", "--text", `en=${path("text.mp3")}`], "has no lines"],
        [
          [path("sound.mp3"), "--show", "bad", "--text", `en=${path("none.vtt")}`],
          "there is no such file",
        ],
        [["concat:a|b", "--video"], "cannot be read."],
      ];
      for (const [words, text] of said) {
        const ended = await media(["add", ...words, "--title", "Bad", "--lang", "en"]);
        expect(ended, words.join(" ")).toMatchObject({ code: 1, out: "" });
        expect(ended.err).toContain(text);
      }
      expect(bucket.files.size).toBe(before);
      const rows = await t.db
        .selectFrom("episodes")
        .select("id")
        .where("title", "=", "Bad")
        .execute();
      expect(rows).toEqual([]);
    },
  );
});
