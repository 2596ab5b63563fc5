// A simple clustering for tests of the events room: reports belong together when their titles and excerpts share a
// word of four letters or more, other than "What" and the like.
import type { Clusters, Override, Report } from "../../app/events/clustering/clusters.ts";
import type { Clustering } from "../../app/events/clustering-job/newsroom-clusters.ts";

type PlacedReport = { report: Report; group: number; words: Set<string> };
type Fake = { known: Map<number, PlacedReport>; apart: [number, number][]; next: number };
const common = new Set(["short", "excerpt", "what", "know", "ends", "hits", "this"]);

const fakeOf = (c: Clusters) => c as unknown as Fake;
const wordsOf = ({ title, excerpt }: Report) =>
  new Set(
    (`${title} ${excerpt}`.toLowerCase().match(/[a-z0-9]{4,}/g) ?? []).filter(
      (w) => !common.has(w),
    ),
  );
const members = (f: Fake, group: number) => [...f.known.values()].filter((k) => k.group === group);
const addOverride = (f: Fake, id: number, override: Override = {}) => {
  for (const other of override.without ?? []) f.apart.push([id, other], [other, id]);
};
const mayJoin = (f: Fake, a: PlacedReport[], b: PlacedReport[]) =>
  !a.some((x) => b.some((y) => f.apart.some(([p, q]) => p === x.report.id && q === y.report.id)));
const areSimilar = (a: PlacedReport, b: PlacedReport) => [...a.words].some((w) => b.words.has(w));

export const wordClustering: Clustering = {
  newClusters: () =>
    ({ known: new Map(), apart: [], next: -1 }) satisfies Fake as unknown as Clusters,
  learnFrequencies: () => {},
  restoreReport(c, report, group, override) {
    const f = fakeOf(c);
    addOverride(f, report.id, override);
    f.next = Math.min(f.next, group - 1);
    f.known.set(report.id, { report, group, words: wordsOf(report) });
  },
  placeReport(c, report, override) {
    const f = fakeOf(c);
    addOverride(f, report.id, override);
    const known: PlacedReport = { report, group: 0, words: wordsOf(report) };
    const groups = new Set(
      [...f.known.values()]
        .filter((k) => areSimilar(k, known) || override?.with?.includes(k.report.id))
        .map((k) => k.group),
    );
    const joinable = [...groups]
      .filter((g) => mayJoin(f, [known], members(f, g)))
      .sort((a, b) => Number(b > 0) - Number(a > 0) || Math.abs(a) - Math.abs(b));
    const [group = f.next--, ...others] = joinable;
    const membersBefore = members(f, group).length;
    f.known.set(report.id, { ...known, group });
    const merged = others.filter((g) => mayJoin(f, members(f, group), members(f, g)));
    for (const g of merged) for (const k of members(f, g)) k.group = group;
    return { group, membersBefore, merged };
  },
  membersOf: (c, group) => members(fakeOf(c), group).map((k) => k.report.id),
  renameGroup(c, from, to) {
    for (const k of members(fakeOf(c), from)) k.group = to;
  },
  removeReport: (c, id) => void fakeOf(c).known.delete(id),
  setOverride: (c, id, override) => addOverride(fakeOf(c), id, override),
  isolateReport(c, id) {
    const f = fakeOf(c);
    const known = f.known.get(id);
    if (!known) return null;
    known.group = f.next--;
    return known.group;
  },
  forgetBefore(c, at) {
    for (const [id, k] of fakeOf(c).known) if (k.report.at < at) fakeOf(c).known.delete(id);
  },
  headlineReportOf: (c, group) => members(fakeOf(c), group)[0]?.report.id ?? null,
  // A chapter begins with the same short word as another group: "ECB …".
  parentGroupOf(c, group) {
    const first = (g: number) =>
      /^\w{2,3}\b/.exec(members(fakeOf(c), g)[0]?.report.title ?? "")?.[0];
    const mark = first(group);
    const groups = new Set([...fakeOf(c).known.values()].map((k) => k.group));
    return [...groups].find((g) => mark && g > 0 && g !== group && first(g) === mark) ?? null;
  },
  isUpdate: (a, b) => a.outlet === b.outlet && a.title === b.title,
};
