import { mkdir, readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import sharp from "sharp";
import { recordingFiles, streamName } from "../recording.ts";
import { ffmpeg, runTool } from "./ffmpeg.server.ts";
import type { Probed } from "./probe.server.ts";

type OnProgress = (part: number) => void;
type Source = { file: string; probed: Probed };

/** The target for speech on the web (EBU R 128 s2): loudness, true peak, range. */
const target = { i: -16, tp: -1.5, lra: 11 } as const;
/** Longer videos get an HLS stream, in seconds. */
const maxFileOnlySeconds = 120;
/** The variants of the HLS stream: height of the picture, and kbit/s. */
const variants = [
  { height: 360, video: 700, audio: 96 },
  { height: 540, video: 1_500, audio: 128 },
  { height: 720, video: 2_800, audio: 128 },
  { height: 1_080, video: 5_000, audio: 160 },
] as const;
const segmentSeconds = 6;
const posterWidth = 1_280;
/** How many values a waveform has. */
const waveformSteps = 120;

/**
 * The filter that brings a sound to the target loudness. It measures the whole file first, because a filter that measures
 * while it runs always compresses. Where the peaks leave no room for an even gain, as in most speech that was recorded
 * quietly, this one compresses too. Null for silence, which has no loudness.
 */
async function loudnessFilter(
  { file, probed }: Source,
  onProgress: OnProgress,
): Promise<string | null> {
  const wanted = `I=${target.i}:TP=${target.tp}:LRA=${target.lra}`;
  const heard = await ffmpeg(
    [
      ..."-i".split(" "),
      `file:${file}`,
      ..."-map 0:a:0 -vn -af".split(" "),
      `loudnorm=${wanted}:print_format=json`,
      ..."-f null -".split(" "),
    ],
    probed.seconds,
    onProgress,
  );
  const [json] = /\{[^{}]*"input_i"[^{}]*\}/.exec(heard) ?? [];
  if (!json) return null;
  const m: Record<string, string> = JSON.parse(json);
  const numbers = [m.input_i, m.input_tp, m.input_lra, m.input_thresh, m.target_offset].map(Number);
  if (!numbers.every(Number.isFinite)) return null;
  const [i, tp, lra, thresh, offset] = numbers;
  return `loudnorm=${wanted}:measured_I=${i}:measured_TP=${tp}:measured_LRA=${lra}:measured_thresh=${thresh}:offset=${offset}:linear=true`;
}

/** Encodes an episode as one MP3, which every podcast app plays. */
export async function encodeEpisode(
  source: Source,
  folder: string,
  onProgress: OnProgress,
): Promise<void> {
  const filter = await loudnessFilter(source, (part) => onProgress(part / 2));
  const stereo = (source.probed.sound?.channels ?? 1) > 1;
  await ffmpeg(
    [
      "-i",
      `file:${source.file}`,
      ..."-map 0:a:0 -vn -map_metadata -1 -map_chapters -1".split(" "),
      ...(filter ? ["-af", filter] : []),
      ...`-ar 44100 -ac ${stereo ? 2 : 1} -c:a libmp3lame -b:a ${stereo ? 128 : 96}k`.split(" "),
      join(folder, recordingFiles.podcast.name),
    ],
    source.probed.seconds,
    (part) => onProgress(0.5 + part / 2),
  );
}

/**
 * Encodes a video as one MP4, which plays while it loads, and a longer one also as an HLS stream (RFC 8216).
 * @returns whether there is a stream
 */
export async function encodeVideo(
  source: Source,
  folder: string,
  onProgress: OnProgress,
): Promise<boolean> {
  const { file, probed } = source;
  const streamed = probed.seconds > maxFileOnlySeconds;
  const filter = probed.sound
    ? await loudnessFilter(source, (part) => onProgress(part / 10))
    : null;
  const sound = [...(filter ? ["-af", filter] : []), ..."-c:a aac -ar 48000 -ac 2".split(" ")];
  await ffmpeg(
    [
      "-i",
      `file:${file}`,
      ...`-map 0:${probed.picture?.index ?? 0} -map_metadata -1 -map_chapters -1`.split(" "),
      "-vf",
      fitTo(720),
      ..."-c:v libx264 -preset fast -crf 23 -pix_fmt yuv420p".split(" "),
      ...(probed.sound ? [..."-map 0:a:0 -b:a 128k".split(" "), ...sound] : []),
      ..."-movflags +faststart".split(" "),
      join(folder, recordingFiles.video.name),
    ],
    probed.seconds,
    (part) => onProgress(0.1 + part * (streamed ? 0.3 : 0.9)),
  );
  if (streamed) await encodeStream(source, sound, folder, (part) => onProgress(0.4 + part * 0.6));
  return streamed;
}

/** No taller than this, in even numbers of pixels; never enlarged. */
const fitTo = (height: number) => `scale=-2:'min(${height},trunc(ih/2)*2)'`;

async function encodeStream(
  { file, probed }: Source,
  sound: readonly string[],
  folder: string,
  onProgress: OnProgress,
): Promise<void> {
  const height = probed.picture?.height ?? 0;
  const steps = variants.filter((rung, n) => n === 0 || rung.height <= height);
  const names = steps.map((_, n) => `[v${n}]`);
  const split = `[0:${probed.picture?.index ?? 0}]split=${steps.length}${steps.map((_, n) => `[s${n}]`).join("")}`;
  const scales = steps.map((rung, n) => `[s${n}]${fitTo(rung.height)},format=yuv420p${names[n]}`);
  const perRung = steps.flatMap((rung, n) => [
    "-map",
    names[n] ?? "",
    ...`-c:v:${n} libx264 -preset:v:${n} veryfast -b:v:${n} ${rung.video}k -maxrate:v:${n} ${Math.round(rung.video * 1.1)}k -bufsize:v:${n} ${rung.video * 2}k`.split(
      " ",
    ),
    ...(probed.sound ? `-map 0:a:0 -b:a:${n} ${rung.audio}k`.split(" ") : []),
  ]);
  const into = join(folder, dirname(streamName));
  await mkdir(into, { recursive: true });
  await ffmpeg(
    [
      "-i",
      `file:${file}`,
      "-filter_complex",
      [split, ...scales].join(";"),
      ...perRung,
      ...(probed.sound ? sound : []),
      ..."-map_metadata -1 -map_chapters -1 -sc_threshold 0".split(" "),
      "-force_key_frames",
      `expr:gte(t,n_forced*${segmentSeconds})`,
      ...`-f hls -hls_playlist_type vod -hls_time ${segmentSeconds} -hls_segment_type fmp4`.split(
        " ",
      ),
      "-hls_segment_filename",
      join(into, "%v/%05d.m4s"),
      "-master_pl_name",
      basename(streamName),
      "-var_stream_map",
      steps.map((r, n) => `v:${n}${probed.sound ? `,a:${n}` : ""},name:${r.height}p`).join(" "),
      join(into, "%v/index.m3u8"),
    ],
    probed.seconds,
    onProgress,
  );
}

/** Takes the poster of a video from a frame of its first half minute. */
export async function drawPoster({ file, probed }: Source, to: string): Promise<void> {
  const from = Math.min(probed.seconds * 0.1, 30);
  const frame = `${to}.png`;
  await ffmpeg([
    ...`-ss ${from} -i`.split(" "),
    `file:${file}`,
    ...`-map 0:${probed.picture?.index ?? 0} -vf thumbnail=60 -frames:v 1`.split(" "),
    frame,
  ]);
  await storePicture(frame, to);
}

/** Extracts the cover that is in an audio file. */
export async function extractCover({ file, probed }: Source, to: string): Promise<void> {
  const frame = `${to}.png`;
  await ffmpeg(["-i", `file:${file}`, ...`-map 0:${probed.cover} -frames:v 1`.split(" "), frame]);
  await storePicture(frame, to);
}

/** Writes a picture in the format of the site. @throws if the file is no picture */
export async function storePicture(from: string, to: string): Promise<void> {
  await sharp(from)
    .rotate()
    .resize({ width: posterWidth, withoutEnlargement: true })
    .webp({ quality: 82 })
    .toFile(to);
}

/** The loudness of a recording over time, from 0 to 100. */
export async function waveformOf(file: string): Promise<number[]> {
  const rate = 100;
  const { output } = await runTool("ffmpeg", [
    ..."-v error -nostdin -i".split(" "),
    `file:${file}`,
    // The envelope is enough: the loudness of each hundredth of a second.
    ...`-map 0:a:0 -vn -ac 1 -af aresample=8000,aeval=abs(val(0)),lowpass=f=20,aresample=${rate} -f s16le -`.split(
      " ",
    ),
  ]);
  const values = new Int16Array(output.buffer, output.byteOffset, output.length >> 1);
  const size = values.length / waveformSteps;
  const peaks = Array.from({ length: waveformSteps }, (_, n) => {
    const part = values.subarray(Math.floor(n * size), Math.ceil((n + 1) * size));
    return part.reduce((peak, value) => Math.max(peak, value), 0);
  });
  const loudest = Math.max(...peaks, 1);
  return peaks.map((peak) => Math.round((peak / loudest) * 100));
}

/** The files of a folder and the folders in it, by their paths below it. */
export const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".png"))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
