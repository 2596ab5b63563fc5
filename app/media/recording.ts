import { z } from "zod";

const seconds = z.number().nonnegative();

/** A part of a recording that has a name; it ends where the next begins. */
export const chapter = z.object({ at: seconds, title: z.string().min(1) });
export type Chapter = z.infer<typeof chapter>;

/** What is said from one moment to another, both in seconds. */
export const cue = z.object({
  from: seconds,
  to: seconds,
  text: z.string().min(1),
  speaker: z.string().optional(),
});
export type Cue = z.infer<typeof cue>;

/** The lines of a recording in one language; the first of several is the language that is spoken. */
export type Transcript = { lang: string; cues: Cue[] };
