import { hourMs } from "#platform/duration.ts";
import type { Band } from "#stories/bias.ts";
import { hasLostLetters } from "#stories/lost-letters.ts";
import { headlineQuality } from "./clustering/headline-quality.ts";
import { isEntity } from "./clustering/key.ts";
import { sharedTermsOf } from "./clustering/shared-terms.server.ts";
import { tokensOf } from "./clustering/tokens.ts";
import type { Vocabulary } from "./clustering/vocabulary.server.ts";
import { gravityOf } from "./front/gravity.ts";
import { nameLength } from "./front/headline-names.ts";
import { type EventFacts, type HeadlineCandidate, newestOf } from "./headline-candidate.ts";
import {
  hasOutdatedToll,
  isConfirmed,
  isMostlyComment,
  tellsWhatHappened,
} from "./headline-confirmation.server.ts";
import {
  analystsVerb,
  dottedAside,
  feeling,
  footage,
  hearsay,
  loadedWord,
  meaning,
  scene,
  showsPictures,
  tabloidEpithet,
  tellsOfMarkets,
  tellsReaction,
  vagueNumber,
} from "./headline-patterns.ts";
import { countWords, wordsOf } from "./headline-words.ts";
import { storiesOfDevelopment } from "./new-development.ts";
import { isStraightNews } from "./straight-news.ts";
import { knownToll } from "./toll.ts";

/** Points for the presumed neutrality of headlines, by the band of their outlet. */
const neutrality: Record<Band | "unrated", number> = {
  center: 0.2,
  left: 0.1,
  right: 0.1,
  unrated: 0.05,
  "far-left": 0,
  "far-right": 0,
};

/** Points for and against a story, beside how much of its headline the other stories share (0 to about 2). */
const scoreRule = {
  own: 10,
  hasExcerpt: 0.2,
  premium: -0.5,
  isUpdate: -0.1,
  /** A live ticker, a question, an opinion or a guide. */
  notStraightNews: -4,
  /** A wrong encoding has destroyed letters of its headline. */
  lostLetters: -4,
  /** It has none of the topics that many of the stories have, as a story about the consequences of an event. */
  onlyMinorTopics: -0.35,
  reaction: -0.35,
  vagueNumber: -0.25,
  /** It counts far fewer deaths than are known by now, or "several". */
  outdatedToll: -0.5,
  footage: -0.35,
  hearsay: -0.35,
  tabloid: -0.35,
  analysis: -0.35,
  /** A statement stands before what happened. */
  startsWithQuote: -0.2,
  /** It is about an event abroad and has no name. */
  nameless: -0.25,
  /** For each ten characters beyond a hundred. */
  perTenLonger: -0.06,
  /** A stop word in capitals ("a VERY unfortunate post"). */
  shoutedWord: -0.4,
  /** For each hour before the newest story, twelve at most: early stories do not know how the event ended. */
  perHourOlder: -0.03,
  /** The part of a shared word's point that is given if other stories have it in their excerpt only. */
  inExcerpt: 0.6,
} as const;

/** So much older than the newest story, a headline gives way to one that tells of a new development. */
const renewedAfter = 8 * hourMs;

/** The story that was chosen, whether it is straight news, and whether others confirm it (`isConfirmed`). */
export type ChosenHeadline = { story: number; straightNews: boolean; confirmed: boolean };

/**
 * The best story of an event in each language: our own piece first; else the one whose headline shares most words with
 * the headlines and excerpts of the other stories, with the points of `scoreRule` and `neutrality`. When that one is old, the
 * best of those that tell of a new development (`storiesOfDevelopment`) takes its place.
 * @returns by language
 */
export function chooseHeadlineStories(
  stories: readonly HeadlineCandidate[],
  vocabulary: Vocabulary,
): Map<string, ChosenHeadline> {
  const { stopWords } = vocabulary;
  const best = new Map<string, ChosenHeadline>();
  const topics = mainTopics(stories);
  const event: EventFacts = {
    stories,
    vocabulary,
    toll: knownToll(stories),
    isGrave: gravityOf(stories) === "grave",
    isMostlyComment: isMostlyComment(stories),
    medianAt: medianOf(stories.map((s) => s.at)),
    termsOf: termsKept(vocabulary),
  };
  for (const [lang, group] of Map.groupBy(stories, (s) => s.lang)) {
    const similarity = similarityIn(group, stopWords.get(lang));
    const isAlone = new Set(group.map((s) => s.publisher)).size === 1;
    const across = isAlone ? similarityAcross(group, event) : null;
    const isNamelessAbroad = namelessAbroadIn(group);
    const newest = Math.max(...group.map((s) => s.at));
    const score = (s: HeadlineCandidate): number =>
      (similarity.get(s.id) ?? 0) +
      (across?.get(s.id) ?? 0) +
      (s.provenance === "own" ? scoreRule.own : 0) +
      (s.excerpt ? scoreRule.hasExcerpt : 0) +
      neutrality[s.band ?? "unrated"] +
      (s.premium ? scoreRule.premium : 0) +
      (s.isUpdate ? scoreRule.isUpdate : 0) +
      (s.topics.length > 0 && !s.topics.some((topic) => topics.has(topic))
        ? scoreRule.onlyMinorTopics
        : 0) +
      (tellsReaction(s.title) || feeling.test(s.title) || tellsOfMarkets(s)
        ? scoreRule.reaction
        : 0) +
      (vagueNumber.test(s.title) ? scoreRule.vagueNumber : 0) +
      (hasOutdatedToll(s, event) ? scoreRule.outdatedToll : 0) +
      ([footage, scene, showsPictures].some((shown) => shown.test(s.title))
        ? scoreRule.footage
        : 0) +
      (hearsay.test(s.title) ? scoreRule.hearsay : 0) +
      (analyses(s) ? scoreRule.analysis : 0) +
      ([tabloidEpithet, loadedWord, dottedAside].some((words) => words.test(s.title))
        ? scoreRule.tabloid
        : 0) +
      (isNamelessAbroad(s) ? scoreRule.nameless : 0) +
      (/^["'„“«‘]/u.test(s.title) ? scoreRule.startsWithQuote : 0) +
      scoreRule.perTenLonger * Math.max(0, (s.title.length - 100) / 10) +
      (hasShoutedWord(s.title, stopWords.get(lang)) ? scoreRule.shoutedWord : 0) +
      scoreRule.perHourOlder * Math.min(12, (newest - s.at) / hourMs) +
      (hasLostLetters(s.title) ? scoreRule.lostLetters : 0) +
      (isStraightNews(s) ? 0 : scoreRule.notStraightNews) -
      (1 - headlineQuality(s));
    const ranked = group
      .map((s) => ({ s, score: score(s) }))
      .sort((a, b) => b.score - a.score || a.s.at - b.s.at || a.s.id - b.s.id)
      .map(({ s }) => s);
    const reports = group.filter(tellsWhatHappened);
    const renewing = storiesOfDevelopment(group, { reports, stopWords: stopWords.get(lang) });
    const [first] = ranked;
    const chosen =
      first && first.provenance !== "own" && newest - first.at > renewedAfter
        ? (ranked.find(({ id }) => renewing.has(id)) ?? first)
        : first;
    if (chosen) {
      const confirmed = isConfirmed(chosen, event);
      best.set(lang, { story: chosen.id, straightNews: isStraightNews(chosen), confirmed });
    }
  }
  return best;
}

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 0;

function termsKept(vocabulary: Vocabulary): EventFacts["termsOf"] {
  const kept = new Map<number, ReadonlySet<number>>();
  return (story) => {
    const terms = kept.get(story.id) ?? sharedTermsOf(story, vocabulary);
    kept.set(story.id, terms);
    return terms;
  };
}

/**
 * Tells which headlines about another country than their outlet's have no name ("Power fails in parts of the capital"): no
 * word with a capital but at the beginning, and there none that is a name within another text of the group.
 */
function namelessAbroadIn(group: readonly HeadlineCandidate[]): (s: HeadlineCandidate) => boolean {
  const inside = group
    .flatMap((s) => tokensOf(`${s.title}\n${s.excerpt}`))
    .filter((token) => token.capitalised && !token.startsSentence);
  const names = new Set(inside.map(({ folded }) => folded.slice(0, nameLength)));
  return ({ lang, title, places, outletCountry }) =>
    lang !== "de" &&
    places.length > 0 &&
    !places.includes(outletCountry) &&
    !tokensOf(title).some(
      ({ capitalised, folded }) => capitalised && names.has(folded.slice(0, nameLength)),
    );
}

const analyses = ({ lang, title }: HeadlineCandidate): boolean =>
  lang === "en" && (meaning.test(title) || analystsVerb.test(title));

/** The topics of a third of the stories at least. */
function mainTopics(stories: readonly HeadlineCandidate[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { topics } of stories)
    for (const topic of topics) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return new Set([...counts].filter(([, n]) => 3 * n >= stories.length).map(([topic]) => topic));
}

/** How much of each story's headline the other stories share, by story. Long headlines are scaled down: they share more. */
function similarityIn(
  group: readonly HeadlineCandidate[],
  stopWords: ReadonlySet<string> | undefined,
): Map<number, number> {
  const wordsIn = (text: string) => wordsOf(text, stopWords);
  const titles = group.map((s) => wordsIn(s.title));
  const texts = group.map((s) => wordsIn(`${s.title}\n${s.excerpt}`));
  const inTitles = countWords(titles);
  const inTexts = countWords(texts);
  const others = Math.max(1, group.length - 1);
  const { inExcerpt } = scoreRule;
  return new Map(
    group.map((s, i) => {
      const own = [...(titles[i] ?? [])];
      const shared = own.reduce((sum, word) => {
        const [title = 1, text = 1] = [inTitles.get(word), inTexts.get(word)];
        return sum + (1 - inExcerpt) * (title - 1) + inExcerpt * (text - 1);
      }, 0);
      return [s.id, shared / others / Math.max(6, own.length) ** 0.4];
    }),
  );
}

/**
 * The same for headlines of one publisher alone in its language, which no other one there can weigh: how many stories of other
 * publishers have their names and terms.
 */
function similarityAcross(
  group: readonly HeadlineCandidate[],
  { stories, vocabulary, termsOf }: EventFacts,
): Map<number, number> {
  const theirs = newestOf(stories.filter((s) => s.publisher !== group[0]?.publisher)).map(termsOf);
  if (theirs.length === 0) return new Map();
  return new Map(
    group.map((s) => {
      const own = [...sharedTermsOf({ ...s, excerpt: "" }, vocabulary)];
      const sharesOf = (terms: readonly number[]) =>
        terms.map((term) => theirs.filter((has) => has.has(term)).length / theirs.length);
      const [entities, concepts] = [own.filter(isEntity), own.filter((term) => !isEntity(term))];
      const most = sharesOf(entities).toSorted((x, y) => y - x);
      const shared = [...most.slice(0, maxEntities), ...sharesOf(concepts)];
      return [s.id, sum(shared) / Math.max(3, shared.length) ** 0.4];
    }),
  );
}

/** How many names of who and where count: a headline full of names says no more of what happened. */
const maxEntities = 2;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Whether a headline in small letters has a stop word in capitals. WHO is an organisation. */
const hasShoutedWord = (title: string, stopWords: ReadonlySet<string> | undefined): boolean =>
  /\p{Ll}{3}/u.test(title) &&
  tokensOf(title).some(
    ({ text, folded }) =>
      /^\p{Lu}{3,}$/u.test(text) && folded !== "who" && stopWords?.has(folded) === true,
  );
