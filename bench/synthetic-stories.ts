import type { StoryInput } from "#events/clustering/clusters.ts";

// Stories of made-up words, as unevenly common as words are, in the 24 languages of the Union: only their number
// and mixture matter here, not what they say.
const langs = "bg cs da de el en es et fi fr ga hr hu it lt lv mt nl pl pt ro sk sl sv".split(" ");
const wordCount = 30_000;
const nameCount = 20_000;
const latin = "ba de fi go ka le mi no pu ra se ti vo za bro sta kri mel gar lin tos ven".split(
  " ",
);
const scripts: Record<string, string[]> = {
  bg: "ба де фи го ка ле ми но пу ра се ти во за бро ста кри мел гар лин тос вен".split(" "),
  el: "βα δε φι γο κα λε μι νο πο ρα σε τι ζα βρο στα κρι μελ γαρ λιν τος βεν που".split(" "),
};

/** The same numbers at every run, from 0 to 1 (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  };
}

function wordOf(index: number, syllables: string[]): string {
  let rest = index + 22;
  let word = "";
  while (rest > 0) {
    word += syllables[rest % 22];
    rest = Math.floor(rest / 22);
  }
  return word;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * A stream of stories, `perDay` a day from `from` (milliseconds): three in ten belong to events that several outlets
 * report within hours; the rest are single stories.
 */
export function* syntheticStories(
  perDay: number,
  days: number,
  from: number,
): Generator<StoryInput> {
  const random = numbers(1);
  const rank = (n: number) => Math.floor(n ** random()) % n;
  const events: { names: number[]; words: number[]; remaining: number }[] = [];
  const total = perDay * days;
  for (let i = 0; i < total; i++) {
    const lang = langs[Math.floor(random() * langs.length)] as string;
    const syllables = scripts[lang] ?? latin;
    const spare = langs.indexOf(lang) * wordCount;
    if (random() < 0.08) {
      const pick = (n: number, of: number) =>
        Array.from({ length: n }, () => Math.floor(random() * of));
      events.push({
        names: pick(4, nameCount),
        words: pick(8, 5_000),
        remaining: 2 + Math.floor(random() * 5),
      });
    }
    const event = random() < 0.3 ? events[Math.floor(random() * events.length)] : undefined;
    if (event && --event.remaining === 0) events.splice(events.indexOf(event), 1);
    const word = () => {
      if (event && random() < 0.35) {
        if (random() < 0.4)
          return capital(wordOf(event.names[Math.floor(random() * 4)] ?? 0, latin));
        return wordOf(spare + (event.words[Math.floor(random() * 8)] ?? 0), syllables);
      }
      if (random() < 0.08) return capital(wordOf(rank(nameCount), syllables));
      return wordOf(spare + rank(wordCount), syllables);
    };
    const text = (n: number) => capital(Array.from({ length: n }, word).join(" "));
    const at = from + (i / perDay) * 86_400_000;
    const publisher = `outlet-${Math.floor(random() * 450)}`;
    yield {
      id: i + 1,
      lang,
      country: "",
      states: [],
      publisher,
      at,
      title: text(9),
      excerpt: `${text(16)}. ${text(14)}.`,
    };
  }
}
