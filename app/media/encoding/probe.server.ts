import { z } from "zod";
import type { Chapter } from "../recording.ts";
import { runTool, ToolError } from "./ffmpeg.server.ts";

/** The streams and chapters of a file. */
export type Probed = {
  seconds: number;
  sound: { index: number; channels: number } | null;
  picture: { index: number; width: number; height: number } | null;
  /** The stream of a picture that belongs to the sound, such as a cover. */
  cover: number | null;
  chapters: Chapter[];
};

const number = z.coerce.number();
const answer = z.object({
  format: z.object({ duration: number.optional() }),
  streams: z.array(
    z.object({
      index: z.number(),
      codec_type: z.string().optional(),
      width: z.number().optional(),
      height: z.number().optional(),
      channels: z.number().optional(),
      disposition: z.object({ attached_pic: z.number().optional() }).optional(),
    }),
  ),
  chapters: z
    .array(
      z.object({ start_time: number, tags: z.object({ title: z.string().optional() }).optional() }),
    )
    .default([]),
});

/** Reads the streams and chapters of a file; null if it is neither audio nor video. */
export async function probe(file: string): Promise<Probed | null> {
  const args = "-v error -print_format json -show_format -show_streams -show_chapters".split(" ");
  let text: string;
  try {
    // As an address of the protocol `file`, a name cannot be taken for another protocol's.
    text = (await runTool("ffprobe", [...args, `file:${file}`])).output.toString();
  } catch (error) {
    if (error instanceof ToolError) return null;
    throw error;
  }
  const read = answer.safeParse(JSON.parse(text)).data;
  const seconds = read?.format.duration ?? 0;
  // ffprobe gives pictures and texts the length of a single frame.
  if (!read || !(seconds > 0.5)) return null;
  const isCover = (stream: { disposition?: { attached_pic?: number | undefined } | undefined }) =>
    stream.disposition?.attached_pic === 1;
  const sound = read.streams.find((s) => s.codec_type === "audio");
  const picture = read.streams.find((s) => s.codec_type === "video" && !isCover(s));
  const cover = read.streams.find((s) => s.codec_type === "video" && isCover(s));
  if (!sound && !picture) return null;
  return {
    seconds,
    sound: sound ? { index: sound.index, channels: sound.channels ?? 1 } : null,
    picture: picture
      ? { index: picture.index, width: picture.width ?? 0, height: picture.height ?? 0 }
      : null,
    cover: cover?.index ?? null,
    chapters: chaptersIn(read.chapters),
  };
}

function chaptersIn(found: z.infer<typeof answer>["chapters"]): Chapter[] {
  const chapters = found
    .map(({ start_time, tags }) => ({
      at: Math.round(start_time * 10) / 10,
      title: tags?.title?.trim() ?? "",
    }))
    .filter(({ title }) => title !== "")
    .sort((a, b) => a.at - b.at);
  return chapters.length > 1 ? chapters : [];
}
