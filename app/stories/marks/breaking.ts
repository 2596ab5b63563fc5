import { bucketsOf, type Signature, signatureOf, similarity } from "./similarity.ts";

/** When stories are breaking without an editor's word (decision 10, until events are clustered). */
export const breakingRule = {
  /** So many different owners … */
  owners: 3,
  /** … report within this time … */
  withinMinutes: 90,
  /** … in one language, in words so much alike. */
  similarity: 0.5,
  /** It stays breaking so long after its newest report. */
  lastsMinutes: 180,
} as const;

export type Report = {
  id: number;
  lang: string;
  /** The owner of its source, or the source itself where the owner is not known. */
  owner: string;
  /** When it was published; milliseconds since 1970. */
  at: number;
  /** Title and excerpt. */
  text: string;
  /** Whether it was breaking when the rule was last applied: a new report keeps its event alive. */
  breaking: boolean;
};

/** How far back reports matter: an event lasts after its newest report, which needs others shortly before. */
export const breakingReach = breakingRule.withinMinutes + breakingRule.lastsMinutes;

/**
 * The stories that are breaking at `now`, each with the time of the newest report of its event.
 * @param now milliseconds since 1970
 */
export function breakingAt(reports: Report[], now: number): Map<number, number> {
  const found = new Map<number, number>();
  for (const event of eventsOf(reports.filter((r) => r.at <= now))) {
    const newest = Math.max(...event.map((r) => r.at));
    if (newest <= now - breakingRule.lastsMinutes * 60_000) continue;
    if (!event.some((r) => r.breaking) && !manyOwnersAtOnce(event)) continue;
    for (const report of event) found.set(report.id, newest);
  }
  return found;
}

function manyOwnersAtOnce(event: Report[]): boolean {
  const reach = breakingRule.withinMinutes * 60_000;
  return event.some((first) => {
    const owners = new Set(
      event.filter((r) => r.at >= first.at && r.at - first.at <= reach).map((r) => r.owner),
    );
    return owners.size >= breakingRule.owners;
  });
}

type Signed = { report: Report; signature: Signature; event: Signed[] };

// A bucket that everything falls into, such as a ticker's, must not make the work quadratic.
const compared = 24;

/** Reports of one language that are alike, directly or by way of others, grouped; loners are left out. */
const eventsOf = (reports: Report[]): Report[][] =>
  [...Map.groupBy(reports, (r) => r.lang).values()].flatMap(eventsOfLanguage);

function eventsOfLanguage(reports: Report[]): Report[][] {
  const buckets = new Map<number, Signed[]>();
  const events = new Set<Signed[]>();
  for (const report of reports) {
    const signature = signatureOf(report.text);
    if (!signature) continue;
    const signed: Signed = { report, signature, event: [] };
    signed.event.push(signed);
    events.add(signed.event);
    for (const bucket of bucketsOf(signature)) {
      const others = buckets.get(bucket) ?? [];
      for (const other of others.slice(-compared)) {
        if (other.event === signed.event) continue;
        if (similarity(other.signature, signature) < breakingRule.similarity) continue;
        events.delete(signed.event);
        for (const one of signed.event) {
          one.event = other.event;
          other.event.push(one);
        }
      }
      others.push(signed);
      if (others.length === 1) buckets.set(bucket, others);
    }
  }
  return [...events].filter((e) => e.length > 1).map((e) => e.map((s) => s.report));
}
