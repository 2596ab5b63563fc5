/** What a reader can report about an event. */
export const reportKinds = ["wrong", "title", "rating", "other"] as const;
export type ReportKind = (typeof reportKinds)[number];

/** The fewest and the most characters of a note. */
const shortest = 8;
export const longestNote = 500;
/** Space, and invisible characters that change how a terminal or a page shows the rest. */
const invisible = /[\s\p{Cc}\p{Cs}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu;
/** Reports that are accepted from one reader in a day. */
export const maxReportsPerDay = 5;

export type SentReport = { kind: ReportKind; note: string };
export type ReportProblem = "text" | "long" | "often";
/** A report that was refused, with the reason. */
export type RefusedReport = SentReport & { problem: ReportProblem };

/**
 * Validates the form. Every kind needs a note except `title`, which says enough by itself.
 * @returns the report as it is stored, or why it is refused
 */
export function checkReport(sent: SentReport): SentReport | ReportProblem {
  const note = sent.note.replace(invisible, " ").trim();
  if (note.length > longestNote) return "long";
  if (note.length < shortest && (sent.kind !== "title" || note !== "")) return "text";
  return { kind: sent.kind, note };
}
