import { minuteMs } from "#platform/duration.ts";

/** The least and the most characters of a contribution, as a person counts them. */
const shortest = 10;
export const longest = 2_000;
/** How many members one contribution can name. */
export const maxMentions = 5;
/** For how long a contribution can be changed by its writer. */
export const editableMs = 10 * minuteMs;

/** What is wrong with a text. */
export type TextProblem = "short" | "long" | "mentions";

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** How many characters a person sees in a text. */
export function lengthOf(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;
  return count;
}

/** Control characters, lone surrogates, and characters that are invisible or change the text direction. */
const unwanted =
  /(?!\n)[\p{Cc}\p{Cs}\u00ad\u115f\u1160\u200b\u2060-\u2064\u202a-\u202e\u2066-\u206f\ufeff\uffa0\ufff9-\uffff]/gu;
/** Blanks of every width, and letters and signs that look like one. */
const blanks = /[\t\u00a0\u2000-\u200a\u2800\u3000\u3164]/g;
/** More combining marks on one letter than any language uses. */
const piledMarks = /(\p{M}{4})\p{M}+/gu;

/**
 * A text as it is stored: one kind of line break, at most one empty line at a time, and no character that changes how
 * the surrounding text is shown.
 */
export const cleanText = (typed: string): string =>
  typed
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, "\n")
    .replace(blanks, " ")
    .replace(unwanted, "")
    .replace(piledMarks, "$1")
    .replace(/ +$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** A name after "@": as many words as a display name can have. */
const mention = /(?<![\p{L}\p{N}.@_-])@(?=[\p{L}\p{N}])/gu;

/** The text after each "@", as far as a display name can reach. */
export const mentionsIn = (text: string): string[] =>
  [...text.matchAll(mention)].map(({ index }) =>
    (text.slice(index + 1).split("\n")[0] ?? "").slice(0, 40),
  );

/** What a reader sees of a text: without characters that show nothing, such as joiners, and with single spaces. */
const visibleIn = (text: string): string =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/\s+/g, " ")
    .trim();

/**
 * Checks a text.
 * @param text as `cleanText` returns it
 */
export function problemOf(text: string): TextProblem | null {
  // Counting characters of a megabyte takes long, and a character is at most some code units.
  if (text.length > longest * 8) return "long";
  if (lengthOf(visibleIn(text)) < shortest) return "short";
  if (lengthOf(text) > longest) return "long";
  return mentionsIn(text).length > maxMentions ? "mentions" : null;
}

/** Whether its writer may still change a contribution. */
export const isEditable = (
  { state, createdAt }: { state: string; createdAt: Date },
  now: Date,
): boolean =>
  (state === "shown" || state === "held") && now.getTime() - createdAt.getTime() < editableMs;

/** The first lines of a text as a quotation, for a reply to it. */
export function quoteOf(text: string): string {
  const said = text
    .split("\n")
    .filter((line) => !line.startsWith(">"))
    .join("\n")
    .trim();
  // Cut between characters, and between words where there are several.
  const cut =
    said.length > 300 ? `${said.slice(0, 300).replace(/\s+\S*$|[\ud800-\udbff]$/, "")} …` : said;
  return `${cut
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n")}\n\n`;
}
