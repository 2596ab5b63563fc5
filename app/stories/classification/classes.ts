import type { StoryClass } from "../story-class.ts";
import { classStemsOf } from "./class-terms.ts";
import { compile, type Lexicon } from "./lexicon.ts";
import type { Placement } from "./publisher-section.ts";
import { isServiceTitle } from "./service-titles.ts";
import { pointsOf, type Signals, signalsIn, termsOf } from "./signals.ts";
import type { Subjects } from "./topics.ts";
import { foldingOf, type Words } from "./words.ts";

/** The points from which a piece is no news, unless it is as much about public affairs. */
const SOFT = 4;
/** The same in a section of news about the outlet's own country. */
const SOFT_AT_HOME = 7;
/** The points from which what is no news is hinted at. */
const HINT = 2;
/** The share of the points for news that they need at least, and of those for culture. */
const SOFT_SHARE = 0.65;
const SOFT_SHARE_OF_CULTURE = 0.9;
/** How much the second-best kind of what is no news adds: a star on holiday is both showbiz and lifestyle. */
const SECOND_SOFT = 0.4;
/** How much a topic's words add to society's, and the other way round. */
const BESIDE = 0.3;
/** How far a topic must outweigh society to be the class. */
const TOPIC_OVER_SOCIETY = 1.25;
/** The points that the other classes of news need. */
const SOCIETY = 4;
const CULTURE = 5;
const BUSINESS = 5;
const INTERNATIONAL = 3;
const FAINT_SOCIETY = 3;
/** The vocabulary of topics has sport and leisure too; they count a little less than their own stems. */
const OF_TOPIC_VOCABULARY = 0.8;
/** Its words on leisure count less where nothing else speaks for showbiz or lifestyle: a beach may be a place of news. */
const LEISURE_ALONE = 0.5;
/** The weight of a term that speaks by itself. */
const PLAIN = 2;
/** Points below which the habit of the feed decides rather than the text. */
export const WEAK = 8;

const lexicons = new Map<string, Lexicon>();

function lexiconOf(lang: string): Lexicon {
  let lexicon = lexicons.get(lang);
  if (!lexicon) {
    lexicon = compile(classStemsOf(lang), foldingOf(lang));
    lexicons.set(lang, lexicon);
  }
  return lexicon;
}

/** "Name Surname, 49, looks…": a person by name and age, as tabloids write. */
const nameAndAge = /\p{Lu}\p{L}+ \p{Lu}[\p{L}'’-]* ?[,(] ?\d\d ?[,)]/u;
/** A word in capitals between others: "wears NOTHING under". */
const shouted = /(?<=\p{Ll} )\p{Lu}{4,}(?= \p{L}*\p{Ll})/u;
/** A title in which the writer speaks of himself, or to the reader; what others said stands in quotation marks. */
const quoted = /["“”„«»‘'’](?=\S)[^"“”„«»]*?["“”„«»’'](?!\p{L})/gu;
const personal: Record<string, RegExp> = {
  en: /(?<!\p{L})(?:I|I['’](?:m|ve|d|ll)|my|(?<!(?:Thank|thank) )you|your|you['’](?:re|ve|ll))(?![\p{L}-])/u,
  de: /(?<!\p{L})(?:ich|mein(?:e[mnrs]?)?|du|dich|dir|dein(?:e[mnrs]?)?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je|j['’]ai|mon|ma|mes|vous|votre|vos|tu)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:mi|mis|tu|tus|te|debes|puedes|necesitas)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:il mio|la mia|tuo|tua|tuoi|tue|puoi|devi)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:meu|minha|você|teu|tua|deve saber|pode fazer)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:ik|mijn|je|jij|jouw|jullie)(?!\p{L})/iu,
  sv: /(?<!\p{L})(?:jag|min|mina|du|din|dina|dig)(?!\p{L})/iu,
  da: /(?<!\p{L})(?:jeg|min|mine|du|din|dine|dig)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:twój|twoj\p{L}+|musisz|możesz|powinieneś|sprawdź|zobacz|poznaj|masz)(?!\p{L})/iu,
  cs: /(?<!\p{L})(?:tvůj|vaše|můžete|musíte|zkuste|víte)(?!\p{L})/iu,
  fi: /(?<!\p{L})(?:sinun|minun|näin (?:teet|saat)|tiesitkö|voit)(?!\p{L})/iu,
};
const PERSONAL = 3;

export type Weighed = {
  /** Null if the text says nothing. */
  byText: StoryClass | null;
  /** The class that faint signals hint at where nothing else does. */
  hint: StoryClass | null;
  /** The points of public affairs: of the best topic, or of society. */
  affairs: number;
  topicPoints: number;
  /** Whether the form of the title says that it is a service. */
  service: boolean;
  /** Whether a plain word of the title, not only of what stands below it, speaks of news. */
  titled: boolean;
};

/** The class of a piece by its words alone. */
export function weigh(
  text: { title: string; titleWords: Words; excerptWords: Words; lang: string },
  subjects: Subjects,
  home: boolean,
): Weighed {
  const stems = signalsIn(lexiconOf(text.lang), text.titleWords, text.excerptWords);
  const of = (label: string) => pointsOf(subjects.signals, label);
  const topicPoints = Math.max(0, ...subjects.topics.map(of));
  const society = Math.max(pointsOf(stems, "Society"), of("Society") / 2);
  const culture = of("Culture");
  const [first, second] = softKinds(text, stems, subjects.signals);
  const soft = first.points + SECOND_SOFT * second.points;
  const hard = Math.max(
    society + BESIDE * topicPoints,
    topicPoints + BESIDE * society,
    of("Business"),
    of("International"),
  );
  const weighed = {
    service: isServiceTitle(text.title),
    affairs: Math.max(society, topicPoints),
    topicPoints,
    hint: soft >= HINT ? first.kind : null,
    titled:
      isTitled(stems, ["Society"]) ||
      isTitled(subjects.signals, [...subjects.topics, ...plainNews]),
  };
  const enough = home ? { points: SOFT_AT_HOME, share: 1 } : { points: SOFT, share: SOFT_SHARE };
  if (
    soft >= enough.points &&
    soft >= hard * enough.share &&
    soft >= culture * SOFT_SHARE_OF_CULTURE &&
    // Accidents on icy roads are no weather report.
    !(first.kind === "Service" && isTitled(stems, ["Society"]))
  )
    return { ...weighed, byText: first.kind };
  return { ...weighed, byText: newsClass({ society, culture, topicPoints, subjects }) };
}

const plainNews = ["Culture", "Business", "International"];

const isTitled = (signals: Signals, labels: readonly string[]): boolean =>
  labels.some((label) => termsOf(signals, label).some((t) => t.inTitle && t.weight >= PLAIN));

function newsClass(o: {
  society: number;
  culture: number;
  topicPoints: number;
  subjects: Subjects;
}): StoryClass | null {
  const { society, culture, subjects } = o;
  const business = pointsOf(subjects.signals, "Business");
  const international = pointsOf(subjects.signals, "International");
  const onTopic = subjects.topics.length > 0;
  if (onTopic && o.topicPoints >= society * TOPIC_OVER_SOCIETY) return "Topic";
  if (society >= SOCIETY && society >= culture) return "Society";
  if (onTopic) return "Topic";
  if (culture >= CULTURE && culture >= Math.max(business, international)) return "Culture";
  if (business >= BUSINESS) return "Business";
  if (international >= INTERNATIONAL) return "International";
  return society >= FAINT_SOCIETY ? "Society" : null;
}

type Soft = { kind: StoryClass; points: number };

/** The kinds of what is no news, by points. */
function softKinds(
  { title, lang }: { title: string; lang: string },
  stems: Signals,
  topicSignals: Signals,
): [Soft, Soft] {
  const tabloid = (nameAndAge.test(title) ? 2 : 0) + (shouted.test(title) ? 1 : 0);
  const leisure = pointsOf(topicSignals, "Leisure") * OF_TOPIC_VOCABULARY;
  const showbiz = pointsOf(stems, "Showbiz") + tabloid;
  const lifestyle =
    pointsOf(stems, "Lifestyle") + (personal[lang]?.test(title.replace(quoted, "")) ? PERSONAL : 0);
  const known = showbiz + lifestyle > 0;
  const kinds: Soft[] = [
    {
      kind: "Sport",
      points: Math.max(
        pointsOf(stems, "Sport"),
        pointsOf(topicSignals, "Sport") * OF_TOPIC_VOCABULARY,
      ),
    },
    {
      kind: "Showbiz",
      points: Math.max(showbiz, known ? Math.min(leisure, showbiz + 3) : 0),
    },
    { kind: "Lifestyle", points: Math.max(lifestyle, known ? 0 : leisure * LEISURE_ALONE) },
    { kind: "Service", points: pointsOf(stems, "Service") },
  ];
  kinds.sort((a, b) => b.points - a.points);
  return [kinds[0] as Soft, kinds[1] as Soft];
}

const astray = (byText: StoryClass | null, { topicPoints }: Weighed): boolean =>
  (byText === "Lifestyle" || byText === "Showbiz") && topicPoints < SOFT;

/** Where the publisher's section and the text disagree. @returns null if neither says anything */
export function classBy(placement: Placement, weighed: Weighed): StoryClass | null {
  const { kind } = placement;
  const { byText } = weighed;
  const soft = byText !== null && softClasses.has(byText);
  if (weighed.service) return kind === "Sport" ? kind : "Service";
  // A warning of a storm stands in the section of the weather.
  if (kind === "Service" && byText === "Society" && weighed.affairs >= WEAK) return byText;
  if (kind !== null && softClasses.has(kind)) return kind as StoryClass;
  // Advice and gossip stand in the sections on health and money too.
  if (kind === "Topic") return astray(byText, weighed) ? byText : "Topic";
  if (kind === "Motoring") return byText === null || soft ? "Lifestyle" : byText;
  if (kind === "Culture") return byText === "Topic" && weighed.topicPoints >= 10 ? "Topic" : kind;
  // Papers put people's lives into their section on society too.
  if (soft && kind === "Society") return byText;
  if (kind !== null && (byText === null || soft)) return kind;
  if (byText !== null) return byText;
  return placement.home || placement.opinion ? null : weighed.hint;
}

export const softClasses: ReadonlySet<string> = new Set([
  "Sport",
  "Showbiz",
  "Lifestyle",
  "Service",
]);
