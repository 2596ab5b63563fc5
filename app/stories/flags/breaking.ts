/** The rule by which stories are breaking if no editor decides (decision 10). */
export const breakingRule = {
  /** An event is breaking when this many different owners … */
  owners: 3,
  /** … report it within this time, in any languages. */
  withinMinutes: 90,
  /** It stays breaking for this time after its newest report. */
  lastsMinutes: 180,
  /** Older events are not breaking: further reports are follow-ups. */
  youngHours: 12,
} as const;

export type Report = {
  id: number;
  /** The owner of its source, or the source itself if the owner is unknown. */
  owner: string;
  /** When it was published; milliseconds since 1970. */
  at: number;
  /** Whether it was breaking when the rule was last applied; then a new report prolongs the event. */
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
