// Stands in for the recipe of the events room where something around it is tested: reports belong together when
// their titles and excerpts share a word of four letters or more, other than "What" and the like.
import type { Clusters, Mend, Report } from "../../app/events/clustering/clusters.ts";
import type { Recipe } from "../../app/events/gathering/memory.ts";

type Known = { report: Report; group: number; words: Set<string> };
type Fake = { known: Map<number, Known>; apart: [number, number][]; next: number };
const common = new Set(["short", "excerpt", "what", "know", "ends", "hits", "this"]);

const of = (c: Clusters) => c as unknown as Fake;
const wordsOf = ({ title, excerpt }: Report) =>
  new Set(
    (`${title} ${excerpt}`.toLowerCase().match(/[a-z0-9]{4,}/g) ?? []).filter(
      (w) => !common.has(w),
    ),
  );
const members = (f: Fake, group: number) => [...f.known.values()].filter((k) => k.group === group);
const keep = (f: Fake, id: number, mend: Mend = {}) => {
  for (const other of mend.without ?? []) f.apart.push([id, other], [other, id]);
};
const mayJoin = (f: Fake, a: Known[], b: Known[]) =>
  !a.some((x) => b.some((y) => f.apart.some(([p, q]) => p === x.report.id && q === y.report.id)));
const alike = (a: Known, b: Known) => [...a.words].some((w) => b.words.has(w));

export const wordRecipe: Recipe = {
  newClusters: () =>
    ({ known: new Map(), apart: [], next: -1 }) satisfies Fake as unknown as Clusters,
  warm: () => {},
  put(c, report, group, mend) {
    const f = of(c);
    keep(f, report.id, mend);
    f.next = Math.min(f.next, group - 1);
    f.known.set(report.id, { report, group, words: wordsOf(report) });
  },
  place(c, report, mend) {
    const f = of(c);
    keep(f, report.id, mend);
    const known: Known = { report, group: 0, words: wordsOf(report) };
    const groups = new Set(
      [...f.known.values()]
        .filter((k) => alike(k, known) || mend?.with?.includes(k.report.id))
        .map((k) => k.group),
    );
    const near = [...groups]
      .filter((g) => mayJoin(f, [known], members(f, g)))
      .sort((a, b) => Number(b > 0) - Number(a > 0) || Math.abs(a) - Math.abs(b));
    const [group = f.next--, ...others] = near;
    const joined = members(f, group).length;
    f.known.set(report.id, { ...known, group });
    const merged = others.filter((g) => mayJoin(f, members(f, group), members(f, g)));
    for (const g of merged) for (const k of members(f, g)) k.group = group;
    return { group, joined, merged };
  },
  membersOf: (c, group) => members(of(c), group).map((k) => k.report.id),
  nameGroup(c, from, to) {
    for (const k of members(of(c), from)) k.group = to;
  },
  drop: (c, id) => void of(c).known.delete(id),
  keep: (c, id, mend) => keep(of(c), id, mend),
  takeOut(c, id) {
    const f = of(c);
    const known = f.known.get(id);
    if (!known) return null;
    known.group = f.next--;
    return known.group;
  },
  forgetBefore(c, at) {
    for (const [id, k] of of(c).known) if (k.report.at < at) of(c).known.delete(id);
  },
  headlineOf: (c, group) => members(of(c), group)[0]?.report.id ?? null,
  // A chapter begins with the same short word as another group: "ECB …".
  partOf(c, group) {
    const first = (g: number) => /^\w{2,3}\b/.exec(members(of(c), g)[0]?.report.title ?? "")?.[0];
    const mark = first(group);
    const groups = new Set([...of(c).known.values()].map((k) => k.group));
    return [...groups].find((g) => mark && g > 0 && g !== group && first(g) === mark) ?? null;
  },
  isUpdate: (a, b) => a.outlet === b.outlet && a.title === b.title,
};
