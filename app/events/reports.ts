/** What a reader can say of an event: a story of it does not belong there, or one is missing. */
export const reportKinds = ["wrong", "missing"] as const;
export type ReportKind = (typeof reportKinds)[number];

/** So much is needed to find a missing story, and so much is kept. */
const shortest = 8;
const longest = 500;
/** Space, and what is not seen but changes how a terminal or a page shows the rest. */
const unseen = /[\s\p{Cc}\p{Cs}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu;
/** So many reports of one reader are taken in a day. */
export const reportsOfADay = 5;

export type SentReport = { kind: ReportKind; story: string; note: string };
export type ReportProblem = "story" | "text" | "long" | "often";
/** A form that comes back: what was sent, and what is wrong with it. */
export type RefusedReport = SentReport & { problem: ReportProblem };

/**
 * Reads what a form sent. @param stories the ids of the event's stories
 * @returns the report as it is stored, or what is wrong with it
 */
export function checkReport(
  sent: SentReport,
  stories: readonly number[],
): { kind: ReportKind; storyId: number | null; note: string } | ReportProblem {
  const note = sent.note.replace(unseen, " ").trim();
  if (note.length > longest) return "long";
  if (sent.kind === "missing")
    return note.length < shortest ? "text" : { kind: "missing", storyId: null, note };
  const storyId = /^\d{1,15}$/.test(sent.story) ? Number(sent.story) : null;
  return storyId === null || !stories.includes(storyId)
    ? "story"
    : { kind: "wrong", storyId, note };
}
