import { type Cluster, type ClusteredStory, comparedMembers } from "./cluster.ts";
import { cosineOf } from "./vectors.ts";

/**
 * The lead story of a cluster: the most similar to the others of a language, by default the most common
 * language. Tickers, videos and columns are taken only if there is nothing else. Null without a story in the language.
 */
export function leadStoryIn(cluster: Cluster, lang?: string): number | null {
  const language = lang ?? mostCommon(cluster.members.map((m) => m.lang));
  const isOfLanguage = (m: ClusteredStory) => m.lang === language;
  const compared = comparedMembers(cluster).filter(isOfLanguage);
  let best: { id: number; score: number } | null = null;
  for (const member of cluster.members.filter(isOfLanguage)) {
    const { id, headlineQuality } = member;
    const others = (compared.length > 0 ? compared : [member]).map((m) =>
      cosineOf(m.monolingual, member.monolingual),
    );
    const similarity = others.reduce((sum, cosine) => sum + cosine, 0) / others.length;
    // Similarities are between 0 and 1: with 2 subtracted, a ticker or column ranks below every headline.
    const score = headlineQuality === 0 ? similarity - 2 : similarity * headlineQuality;
    if (!best || score > best.score || (score === best.score && id < best.id)) best = { id, score };
  }
  return best?.id ?? null;
}

function mostCommon(langs: string[]): string {
  const counts = new Map<string, number>();
  for (const lang of langs) counts.set(lang, (counts.get(lang) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "";
}
