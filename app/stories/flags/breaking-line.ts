import type { Report } from "./breaking.ts";

/** A report, and what decides whether it stands for its event in the banner. */
export type FlaggedReport = Report & {
  /** What an editor has decided; null if none has. */
  editorBreaking: boolean | null;
  listed: boolean;
  /** Whether it stands for its event already. */
  line: boolean;
};

/**
 * The report that stands for its event in the banner and in alerts: an editor's choice, else the one that stands there
 * already, so that readers are alerted once, else the one whose headline represents the event.
 */
export function lineOf(
  reports: readonly FlaggedReport[],
  lead: number | null,
  begins: boolean,
): number | undefined {
  const possible = reports.filter((r) => r.listed && r.editorBreaking !== false);
  const line =
    possible.find((r) => r.editorBreaking) ??
    (begins ? undefined : possible.find((r) => r.line)) ??
    possible.find((r) => r.id === lead) ??
    possible.toSorted((a, b) => b.at - a.at || b.id - a.id)[0];
  return line?.id;
}
