import type { Result } from "./results.tsx";
import type { Sort } from "./search-address.ts";

/**
 * Results of all kinds in one order, each kind already being in it: by the words in the title, by date, or by
 * views; samples after real pieces except by views.
 */
export function mergeResults(results: Result[], sort: Sort, q: string): Result[] {
  const words = q.toLowerCase();
  const rank = ({ item }: Result) =>
    sort === "popularity"
      ? [item.views]
      : [
          item.sample ? 0 : 1,
          ...(sort === "relevance" ? [item.title.toLowerCase().includes(words) ? 1 : 0] : []),
        ];
  const keyed = results.map((result) => ({
    result,
    key: [...rank(result), Date.parse(result.item.publishedAt)],
  }));
  return keyed.sort((a, b) => compare(b.key, a.key)).map(({ result }) => result);
}

function compare(a: number[], b: number[]): number {
  const at = a.findIndex((value, n) => value !== b[n]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
