/** When stories are breaking without an editor's word (decision 10). */
export const breakingRule = {
  /** So many different owners … */
  owners: 3,
  /** … report one event within this time, in whatever languages. */
  withinMinutes: 90,
  /** It stays breaking so long after its newest report. */
  lastsMinutes: 180,
  /** An event that is older has been told; what else is reported of it follows on. */
  youngHours: 12,
} as const;

export type Report = {
  id: number;
  /** The owner of its source, or the source itself where the owner is not known. */
  owner: string;
  /** When it was published; milliseconds since 1970. */
  at: number;
  /** Whether it was breaking when the rule was last applied: a new report keeps its event alive. */
  breaking: boolean;
};

/**
 * The stories that are breaking at `now`, each with the time of the newest report of its event.
 * @param events the reports of each event, in any order
 * @param now milliseconds since 1970
 */
export function breakingAt(events: readonly Report[][], now: number): Map<number, number> {
  const found = new Map<number, number>();
  for (const all of events) {
    const event = all.filter((r) => r.at <= now);
    const times = event.map((r) => r.at);
    const newest = Math.max(...times);
    if (newest <= now - breakingRule.lastsMinutes * 60_000) continue;
    if (Math.min(...times) <= now - breakingRule.youngHours * 3_600_000) continue;
    if (!event.some((r) => r.breaking) && !manyOwnersAtOnce(event)) continue;
    for (const report of event) found.set(report.id, newest);
  }
  return found;
}

function manyOwnersAtOnce(event: Report[]): boolean {
  const windowMs = breakingRule.withinMinutes * 60_000;
  return event.some((first) => {
    const owners = new Set(
      event.filter((r) => r.at >= first.at && r.at - first.at <= windowMs).map((r) => r.owner),
    );
    return owners.size >= breakingRule.owners;
  });
}
