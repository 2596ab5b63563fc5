/** What a reader can report about an event: a story does not belong there, or one is missing. */
export const reportKinds = ["wrong", "missing"] as const;
export type ReportKind = (typeof reportKinds)[number];

/** The least characters by which a missing story can be found, and the most that are stored. */
const shortest = 8;
const longest = 500;
/** Space, and invisible characters that change how a terminal or a page shows the rest. */
const invisible = /[\s\p{Cc}\p{Cs}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu;
/** Reports that are accepted from one reader in a day. */
export const mostReportsADay = 5;

export type SentReport = { kind: ReportKind; story: string; note: string };
export type ReportProblem = "story" | "text" | "long" | "often";
/** A report that was refused: what was sent, and what is wrong with it. */
export type RefusedReport = SentReport & { problem: ReportProblem };

/**
 * Validates the form. @param stories the ids of the event's stories
 * @returns the report as it is stored, or what is wrong with it
 */
export function checkReport(
  sent: SentReport,
  stories: readonly number[],
): { kind: ReportKind; storyId: number | null; note: string } | ReportProblem {
  const note = sent.note.replace(invisible, " ").trim();
  if (note.length > longest) return "long";
  if (sent.kind === "missing")
    return note.length < shortest ? "text" : { kind: "missing", storyId: null, note };
  const storyId = /^\d{1,15}$/.test(sent.story) ? Number(sent.story) : null;
  return storyId === null || !stories.includes(storyId)
    ? "story"
    : { kind: "wrong", storyId, note };
}
