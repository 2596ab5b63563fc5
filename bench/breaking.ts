import {
  forgetBefore,
  groupOf,
  headlineReportOf,
  newClusters,
  placeReport,
  type Report,
} from "#events/clustering/clusters.ts";
import { classify } from "#stories/classify.server.ts";
import { breakingAt } from "#stories/flags/breaking.ts";
import { isNews } from "#stories/story-class.ts";
import { streamReports } from "./event-stream.ts";
import type { Row } from "./row.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Whether the product would gather a report. */
const isGathered = ({ title, excerpt, lang, url, country }: Report & { url: string }): boolean =>
  isNews(
    classify({
      title,
      excerpt,
      categories: [],
      lang,
      url,
      source: { country, language: lang, kind: "news" },
    }).class,
  );

/** An event that began to break, with the headlines that brought it about. */
type Beginning = { at: number; headline: string; reports: Report[]; group: number };

/** Replays the stream as the worker would see it, every five minutes, and prints each beginning to be read. */
export async function run(): Promise<Row[]> {
  const stream = streamReports();
  if (!stream) {
    process.stderr.write(
      "!!! SKIPPED: the replay of breaking news (needs ../shared/feeds/stream)\n",
    );
    return [];
  }
  const beginnings = replay(stream);
  for (const { at, headline, reports, group } of beginnings) {
    const outlets = [...new Set(reports.map((r) => `${r.outlet} (${r.country})`))].join(", ");
    console.log(`${new Date(at).toISOString().slice(0, 16)}  ${headline}  [${group}]`);
    console.log(`                  ${reports.length} reports: ${outlets}`);
  }
  const days = new Set(stream.map((r) => new Date(r.at).toISOString().slice(0, 10))).size;
  return [
    {
      name: "breaking: beginnings in the stream",
      figure: beginnings.length,
      unit: `in ${days} days`,
    },
  ];
}

function replay(stream: readonly (Report & { url: string })[]): Beginning[] {
  const c = newClusters();
  const byId = new Map(stream.map((r) => [r.id, r]));
  /** When the event last broke, by the reports that it had then: groups change their numbers as they merge. */
  const broke = new Map<number, number>();
  const beginnings: Beginning[] = [];
  const changed = new Set<number>();
  let next = stream[0]?.at ?? 0;
  for (const report of stream) {
    for (; next < report.at; next += 5 * MINUTE) {
      for (const id of changed) {
        const group = groupOf(c, id);
        const cluster = group !== null && c.clusters.get(group);
        if (!cluster) continue;
        const ids = cluster.members.map((m) => m.id);
        const times = ids.flatMap((member) => broke.get(member) ?? []);
        const reports = ids
          .map((member) => byId.get(member) as Report)
          .map((r) => ({ ...r, owner: r.outlet }));
        const brokeAt = times.length > 0 ? Math.max(...times) : null;
        if (!breakingAt({ reports, brokeAt }, next)?.begins) continue;
        for (const member of ids) broke.set(member, next);
        const recent = reports.filter((r) => r.at > next - 90 * MINUTE);
        const lead = headlineReportOf(c, cluster.group);
        const headline = byId.get(lead ?? 0)?.title ?? "";
        beginnings.push({ at: next, headline, reports: recent, group: cluster.group });
      }
      for (const id of changed) if ((byId.get(id)?.at ?? 0) < next - 2 * HOUR) changed.delete(id);
      if (next % HOUR < 5 * MINUTE) forgetBefore(c, next - 72 * HOUR);
    }
    if (!isGathered(report)) continue;
    placeReport(c, report);
    changed.add(report.id);
  }
  return beginnings;
}
