// npm run record-samples: speaks the scripts of the sample newsroom by espeak-ng, and makes videos and episodes of them by
// ffmpeg. What it makes is in the repository, so that the site runs without either.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { waveformOf } from "#media/encoding/encode.server.ts";
import type { Chapter, Transcript } from "#media/recording.ts";

type Script = {
  lang: string;
  translation: string;
  lines: [speaker: string, text: string, translated: string, chapter?: string][];
};

const root = join(import.meta.dirname, "..");
const dir = join(root, "db/seed/recordings");
/** The silence after a line, and before a chapter, in seconds. */
const pause = { line: 0.45, chapter: 1.1 };
const voices: Record<string, [first: string, second: string]> = {
  en: ["en-gb+f3", "en-gb-x-rp+m3"],
  fr: ["fr+m3", "fr+f2"],
  de: ["de+f2", "de+m3"],
  es: ["es+m1", "es+f2"],
};
/** The loudness of speech on the web (EBU R 128 s2). */
const loudness = "loudnorm=I=-16:TP=-1.5:LRA=7";

for (const tool of ["espeak-ng", "ffmpeg", "ffprobe"])
  try {
    execFileSync(tool, [tool === "espeak-ng" ? "--version" : "-version"], { stdio: "ignore" });
  } catch {
    console.error(`${tool} is missing. On Debian: apt install espeak-ng ffmpeg`);
    process.exit(69);
  }

const ffmpeg = (...args: string[]) =>
  execFileSync("ffmpeg", ["-y", "-loglevel", "error", "-bitexact", ...args]);
const secondsOf = (file: string): number =>
  Number(
    execFileSync("ffprobe", [
      ..."-v error -show_entries format=duration -of csv=p=0".split(" "),
      file,
    ]).toString(),
  );
const tenths = (seconds: number) => Math.round(seconds * 10) / 10;

const scripts: Record<string, Script> = parse(readFileSync(join(dir, "scripts.yaml"), "utf8"));
for (const [name, script] of Object.entries(scripts)) await record(name, script);

async function record(name: string, { lang, translation, lines }: Script): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), "recording-"));
  const spoken: Transcript = { lang, cues: [] };
  const translated: Transcript = { lang: translation, cues: [] };
  const chapters: Chapter[] = [];
  const speakers = [...new Set(lines.map(([speaker]) => speaker))];
  const parts: string[] = [];
  let at = 0;
  for (const [n, [speaker, text, other, chapter]] of lines.entries()) {
    const file = join(work, `${n}.wav`);
    const voice = voices[lang]?.[speakers.indexOf(speaker)] ?? lang;
    execFileSync("espeak-ng", ["-v", voice, "-s", "158", "-w", file, text]);
    const gap = n === 0 ? 0.4 : chapter === undefined ? pause.line : pause.chapter;
    at += gap;
    const to = at + secondsOf(file);
    if (chapter !== undefined)
      chapters.push({ at: n === 0 ? 0 : tenths(at - gap / 2), title: chapter });
    spoken.cues.push({ from: tenths(at), to: tenths(to), text, speaker });
    translated.cues.push({ from: tenths(at), to: tenths(to), text: other, speaker });
    const padded = join(work, `p${n}.wav`);
    ffmpeg("-i", file, "-af", `adelay=${Math.round(gap * 1_000)}`, "-ar", "44100", padded);
    parts.push(padded);
    at = to;
  }
  const list = join(work, "list.txt");
  writeFileSync(list, parts.map((part) => `file '${part}'\n`).join(""));
  const sound = join(work, "sound.wav");
  const finished = `apad=pad_dur=0.6,${loudness}`;
  ffmpeg("-f", "concat", "-safe", "0", "-i", list, "-af", finished, "-ar", "44100", sound);

  const folder = join(dir, name);
  mkdirSync(folder, { recursive: true });
  const isVideo = name.startsWith("video");
  const file = join(folder, isVideo ? "film.mp4" : "episode.mp3");
  if (isVideo) makeVideo(name, sound, file);
  else ffmpeg("-i", sound, "-ac", "1", "-b:a", "48k", "-map_metadata", "-1", file);
  const recording = {
    seconds: Math.round(secondsOf(file)),
    bytes: statSync(file).size,
    ...(isVideo ? {} : { waveform: await waveformOf(file) }),
    chapters,
    transcripts: [spoken, translated],
  };
  writeFileSync(join(folder, "recording.json"), `${JSON.stringify(recording, null, 2)}\n`);
  rmSync(work, { recursive: true });
  console.log(name, recording.seconds, "s", Math.round(recording.bytes / 1_000), "kB");
}

/** A slow walk over the drawing of the video. */
function makeVideo(name: string, sound: string, file: string): void {
  const picture = join(root, "public/pictures", `${name}.webp`);
  const seconds = secondsOf(sound);
  const frames = Math.ceil(seconds * 15);
  const walk = `scale=1920:-2,zoompan=z='1.06+0.14*on/${frames}':x='(iw-iw/zoom)*on/${frames}':y='(ih-ih/zoom)/2':d=${frames}:s=640x360:fps=15`;
  ffmpeg(
    ..."-loop 1 -framerate 15 -i".split(" "),
    picture,
    "-i",
    sound,
    "-vf",
    `${walk},format=yuv420p`,
    ..."-c:v libx264 -preset veryslow -tune animation -crf 30 -g 150".split(" "),
    ..."-c:a aac -ac 1 -b:a 48k -movflags +faststart -map_metadata -1 -shortest".split(" "),
    "-t",
    String(seconds),
    file,
  );
}
