import { parse } from "yaml";
import { z } from "zod";
import { momentBefore } from "#platform/duration.ts";
import { bands } from "./bias.ts";
import { searchClasses } from "./category.ts";
import { coveredPlaces } from "./country.ts";
import { allStoryLanguages } from "./story-languages.ts";
import { topics } from "./topic.ts";

const count = z.number().int().nonnegative();

const head = z.strictObject({
  title: z.string().trim().min(1),
  excerpt: z.string().trim().default(""),
  /** Why it matters, in a sentence or two, for the brief. */
  why: z.string().trim().min(1).optional(),
  lang: z.enum(allStoryLanguages),
  source: z.string().default("eunison"),
  /** The slug of one of `authors`. */
  author: z.string().optional(),
  byline: z.string().optional(),
  topics: z.array(z.enum(topics)).min(1),
  countries: z.array(z.enum(coveredPlaces)).min(1),
  sections: z.array(z.enum(searchClasses)).default([]),
  tags: z.array(z.string()).default([]),
  premium: z.boolean().optional(),
  breaking: z.boolean().optional(),
  trending: z.boolean().optional(),
  band: z.enum(bands).optional(),
  views: count.default(0),
  likes: count.default(0),
  /** How long before now it came out. */
  age: z.string().optional(),
  published: z.iso.datetime({ offset: true }).optional(),
  image: z
    .string()
    .regex(
      /^(\/pictures\/[\w-]{1,80}\.webp|https:\/\/\S+)$/,
      "must be a picture of ours, like /pictures/ferry.webp, or an address that begins with https://",
    )
    .optional(),
  /** What the picture shows, in the piece's language. */
  alt: z.string().optional(),
  /** A file of the piece read aloud, beside the file of the piece. */
  audio: z.string().trim().min(1).optional(),
  /** For scripts/illustrate: motif and palette (`hour`). */
  picture: z.unknown().optional(),
  sample: z.boolean().default(false),
  /** Whether AI wrote any of it, and who reviewed it (Regulation 2024/1689, Art. 50). */
  ai: z.strictObject({ used: z.boolean(), reviewedBy: z.string().trim().min(1).nullable() }),
});

/** A piece as a file: its head in YAML between two lines of `---`, then its body in Markdown. */
export type PieceFile = Omit<z.infer<typeof head>, "age" | "published" | "picture"> & {
  /** Null where the file does not say. */
  publishedAt: Date | null;
  body: string;
};

/** The name of the file of a picture of ours, like `ferry.webp`; null for a picture elsewhere. */
export const ownPictureName = (image: string): string | null =>
  image.startsWith("/pictures/") ? image.slice("/pictures/".length) : null;

/** The mistakes in a file, one sentence each. */
export type PieceProblems = { problems: string[] };

const kindsInWords: Record<string, string> = {
  string: "a text",
  boolean: "true or false",
  number: "a number",
  int: "a whole number",
  array: "a list, like [Politics, Climate]",
  object: "a set of names with values, like { used: false, reviewedBy: A. Name }",
  record: "a set of names with values",
};

/** A mistake in one value of the head, as a sentence for its author. */
function sentenceOf(issue: z.core.$ZodRawIssue): string {
  const { path = [], input } = issue;
  const name = path[0];
  if (input === undefined && name === "ai")
    return "is missing: say whether AI wrote any of it and who reviewed it, like { used: false, reviewedBy: A. Name }";
  if (issue.code === "invalid_type")
    return `${input === undefined ? "is missing: it" : "this"} must be ${kindsInWords[issue.expected] ?? issue.expected}`;
  if (issue.code === "invalid_value")
    return `${JSON.stringify(input) ?? "this"} must be one of ${issue.values.join(", ")}`;
  if (issue.code === "unrecognized_keys")
    return `${issue.keys.join(", ")} is not known here; known are ${Object.keys(name === "ai" ? head.shape.ai.shape : head.shape).join(", ")}`;
  if (issue.code === "too_small")
    return issue.origin === "number" ? "must not be less than 0" : "must not be empty";
  if (issue.code === "invalid_format")
    return `${JSON.stringify(input)} must be a date with a time and its zone, like 2026-11-21T09:30:00+01:00`;
  return "is not right";
}

/** Reads a piece; mistakes in it are values. */
export function readPiece(text: string, now: Date): PieceFile | PieceProblems {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text);
  if (!match?.[1])
    return { problems: ["The file must begin with a head between two lines of ---"] };
  let yaml: unknown;
  try {
    yaml = parse(match[1]);
  } catch (error) {
    return { problems: [`The head is not YAML: ${(error as Error).message.split("\n")[0]}`] };
  }
  const read = head.safeParse(yaml, { error: sentenceOf });
  if (!read.success)
    return {
      problems: read.error.issues.map((i) => `${i.path.join(".") || "head"}: ${i.message}`),
    };
  const { age, published, picture: _, ...piece } = read.data;
  const body = (match[2] ?? "").trim();
  if (!body) return { problems: ["body: there is no text"] };
  const aged = age === undefined ? null : momentBefore(now, age);
  if (age !== undefined && !aged)
    return { problems: [`age: ${age} is not a duration like PT3H or P14M`] };
  const publishedAt = published ? new Date(published) : aged;
  // It would lead every list until then.
  if (publishedAt && publishedAt > now)
    return {
      problems: [
        `published: ${published} is still to come: a piece goes out at once; leave the line out, or publish it then`,
      ],
    };
  return { ...piece, body, publishedAt };
}
