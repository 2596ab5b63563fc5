// Whether others confirm what the headline says by which an event would be shown.
import { hourMs } from "#platform/duration.ts";
import { isStateName } from "./clustering/countries.ts";
import { headlineQuality } from "./clustering/headline-quality.ts";
import { sharedTermsOf } from "./clustering/shared-terms.server.ts";
import { tokensOf } from "./clustering/tokens.ts";
import type { Vocabulary } from "./clustering/vocabulary.server.ts";
import { type EventFacts, type HeadlineCandidate, newestOf } from "./headline-candidate.ts";
import {
  analystsVerb,
  feeling,
  footage,
  hearsay,
  isOfPictures,
  loadedWord,
  meaning,
  showsPictures,
  speakersSubject,
  tellsReaction,
  vagueNumber,
} from "./headline-patterns.ts";
import { wordsOf } from "./headline-words.ts";
import { isStraightNews } from "./straight-news.ts";
import { tollIn } from "./toll.ts";

/**
 * Whether others confirm what a headline says. One of these does:
 * - a report of another publisher in its language that shares a word with it, beside names of states;
 * - reports in two other languages, with two of its names and terms or half of them;
 * - reports in one other language, with two and half of them; or with one, if the event is in the country of its outlet.
 *
 * In other languages nothing confirms a headline if three publishers comment on the event in its own; if its number of deaths is
 * outdated; if it comes from abroad and is hours older than most reports of a grave event, whose outcome it cannot know; or if
 * none of them names the person with whom it begins. A reaction needs a report in its language that is none. Questions, columns,
 * headlines that tell feelings, pictures, hearsay or meanings, and all of an event that is mostly comment are never confirmed, our
 * own pieces always are.
 */
export function isConfirmed(story: HeadlineCandidate, event: EventFacts): boolean {
  const { stories, vocabulary } = event;
  if (story.provenance === "own") return true;
  if (event.isMostlyComment) return false;
  if (!isOwnOrStraightNews(story) || isAside(story)) return false;
  if (showsPictures.test(story.title) && !isOfPictures(inLanguageOf(story, stories))) return false;
  const byOthers = stories.filter((s) => s.publisher !== story.publisher);
  const others = byOthers.filter(isOwnOrStraightNews);
  const words = wordsBesideStates(story, vocabulary);
  const shareWord = (s: HeadlineCandidate) => {
    const theirs = wordsOf(textOf(s), vocabulary.stopWords.get(s.lang));
    return words.some((word) => theirs.has(word));
  };
  const confirms = (s: HeadlineCandidate) => (!mayBeAside(story) || !mayBeAside(s)) && shareWord(s);
  if (others.some((s) => s.lang === story.lang && confirms(s))) return true;
  const commenting = byOthers.filter((s) => s.lang === story.lang).map((s) => s.publisher);
  if (new Set(commenting).size >= maxCommenting) return false;
  if (mayBeAside(story) || hasOutdatedToll(story, event)) return false;
  const isHome = isAtHome(story, stories);
  if (!isHome && isOvertaken(story, event)) return false;
  const elsewhere = others.filter((s) => s.lang !== story.lang);
  const terms = sharedTermsOf({ ...story, excerpt: "" }, vocabulary);
  const theirs = newestOf(elsewhere).map(event.termsOf);
  const shared = [...terms].filter((term) => theirs.some((t) => t.has(term))).length;
  if (!namesWhoOthersName(story, theirs, vocabulary)) return false;
  if (shared > 0 && isHome) return true;
  if (new Set(elsewhere.map((s) => s.lang)).size > 1)
    return shared > 1 || (shared > 0 && 2 * shared >= terms.size);
  return shared > 1 && 2 * shared >= terms.size;
}

/**
 * Whether fewer than half of an event's publishers report what happened, while the others comment, explain or react. Live
 * tickers and videos are neither.
 */
export function isMostlyComment(stories: readonly HeadlineCandidate[]): boolean {
  const told = stories.filter((s) => headlineQuality(s) > 0);
  const publishers = publishersOf(told);
  const reporting = publishersOf(told.filter((s) => s.provenance === "own" || !isComment(s)));
  return publishers >= minPublishers && 2 * reporting < publishers;
}

/** Of fewer publishers, one column and one reaction are most of an event. */
const minPublishers = 5;

const publishersOf = (stories: readonly HeadlineCandidate[]): number =>
  new Set(stories.map((s) => s.publisher)).size;

const isComment = (s: HeadlineCandidate): boolean =>
  !isStraightNews(s) || feeling.test(s.title) || tellsMeaning(s) || tellsReaction(s.title);

const tellsMeaning = ({ lang, title }: HeadlineCandidate): boolean =>
  lang === "en" && meaning.test(title);

/** Whether a headline tells what happened: no comment, and neither what witnesses say nor hearsay. */
export const tellsWhatHappened = (s: HeadlineCandidate): boolean =>
  !isComment(s) && !footage.test(s.title) && !hearsay.test(s.title);

/** The words of a headline that name no state: two reports about one war do not confirm each other. */
function wordsBesideStates(
  { title, lang }: HeadlineCandidate,
  { stopWords }: Vocabulary,
): string[] {
  const tokens = tokensOf(title).filter(({ folded }) => !isStateName(folded, lang));
  return [...wordsOf(tokens.map(({ text }) => text).join(" "), stopWords.get(lang))];
}

const textOf = ({ title, excerpt }: HeadlineCandidate): string => `${title}\n${excerpt}`;

/** Whether others name the person with whose full name a headline begins, if it does. In German any two nouns look like a name. */
function namesWhoOthersName(
  story: HeadlineCandidate,
  theirs: readonly ReadonlySet<number>[],
  vocabulary: Vocabulary,
): boolean {
  const [name] = (story.lang !== "de" && fullNameAtStart.exec(story.title)) || [];
  if (!name) return true;
  const terms = [...sharedTermsOf({ ...story, title: name, excerpt: "" }, vocabulary)];
  return terms.length === 0 || terms.some((term) => theirs.some((has) => has.has(term)));
}

const fullNameAtStart = /^\p{Lu}\p{L}+(?: \p{Lu}[\p{L}’'-]+)+/u;

/** Whether an event is in the country of a story's outlet: by more than half of the stories, and by this one. */
const isAtHome = (
  { outletCountry, places }: HeadlineCandidate,
  stories: readonly HeadlineCandidate[],
): boolean =>
  places.includes(outletCountry) &&
  2 * stories.filter((s) => s.places.includes(outletCountry)).length > stories.length;

const inLanguageOf = ({ lang }: HeadlineCandidate, stories: readonly HeadlineCandidate[]) =>
  stories.filter((s) => s.lang === lang);

/** With so many publishers that only comment or explain, a single report among them may be a comment that no pattern tells. */
const maxCommenting = 3;

/** Whether a grave event was reported mostly later: an early headline does not know what it has come to. */
const isOvertaken = ({ at }: HeadlineCandidate, { isGrave, medianAt }: EventFacts): boolean =>
  isGrave && medianAt - at > overtakenAfter;

const overtakenAfter = 3 * hourMs;

/** Whether a headline counts far fewer deaths than are known by now, or "several" where others know a number. */
export function hasOutdatedToll(headline: HeadlineCandidate, { toll }: EventFacts): boolean {
  if (toll === 0) return false;
  const { most } = tollIn(headline);
  return most > 0 ? most < outdatedShare * toll : vagueNumber.test(headline.title);
}

/** Publishers count differently for a while: a headline is outdated with less than this share of what is known. */
const outdatedShare = 0.75;

const isOwnOrStraightNews = (s: HeadlineCandidate): boolean =>
  s.provenance === "own" || isStraightNews(s);

/** Whether a headline tells feelings, pictures, hearsay or meanings instead of what happened. */
const isAside = (story: HeadlineCandidate): boolean =>
  [feeling, footage, hearsay].some((pattern) => pattern.test(story.title)) || tellsMeaning(story);

/** Whether it may be an aside, since reports use the same words: then a report in its language without them confirms it. */
const mayBeAside = (story: HeadlineCandidate): boolean =>
  isAside(story) ||
  tellsReaction(story.title) ||
  loadedWord.test(story.title) ||
  (story.lang === "en" && analystsVerb.test(story.title)) ||
  (story.lang === "de" && speakersSubject.test(story.title));
