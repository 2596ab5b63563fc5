import { monthOf } from "./months.ts";

/** Named zones in hours east of Greenwich, as European publishers and American software write them. */
const zones: Record<string, number> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  wet: 0,
  bst: 1,
  ist: 1,
  west: 1,
  cet: 1,
  mez: 1,
  cest: 2,
  mest: 2,
  mesz: 2,
  hec: 2,
  sast: 2,
  eet: 2,
  oez: 2,
  eest: 3,
  oesz: 3,
  msk: 3,
  trt: 3,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
  jst: 9,
};

const zone = "(?:([a-z]{1,5})?\\s*(?:([+-])\\s?(\\d{1,2}):?(\\d{2})?)?)";
const isoDate = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?/;
const compact = new RegExp(
  `^(\\d{4})(\\d{2})(\\d{2})(?:t?(\\d{2}):?(\\d{2})(?::?(\\d{2}))?\\s*${zone})?$`,
);
/** After a year of four digits two digits are no year but seconds, as in "2026 10.00.00". */
const numericDate =
  /(?<!\d)(\d{1,2})(\s?[./-]\s?)(\d{1,2})\2(\d{4}|(?<!\b(?:19|20)\d{2}\b.*)\d{2})(?!\d)/;
const amOrPm = "(?:\\s*([ap]\\.?m\\.?(?![a-z])|[πμ]\\.?μ\\.?))?";
const afterClock = `(?!\\d)${amOrPm}(?:\\s*(?:uhr|heures|hrs?|h)(?![a-z]))?\\s*\\(?${zone}`;
const clock = `(?<!\\d)(\\d{1,2})(?::|\\s?h\\s?)(\\d{2})(?:[:.](\\d{2}))?(?:[.,]\\d+)?${afterClock}`;
const dottedClock = `(?<![\\d.])(\\d{1,2})\\.(\\d{2})(?:\\.(\\d{2}))?${afterClock}`;
const clocks = [new RegExp(clock), new RegExp(dottedClock)];
const clocksAtStart = [clock, dottedClock].map((one) => new RegExp(`^[t\\s,]+${one}`));

/**
 * Parses a feed's date: RFC 822 with any day name, ISO 8601 and its variants, dates in the languages of the Union
 * (`language` resolves ambiguous month names), dd.mm.yyyy, and seconds or milliseconds since 1970. A time without a
 * zone is taken as UTC, a date without a time as midnight. Null if it cannot be parsed.
 */
export function readDate(text: string | null, language: string | null): Date | null {
  if (text === null) return null;
  const folded = fold(text.slice(0, 100));
  return readEpoch(folded) ?? readIso(folded) ?? readWords(folded, language);
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[\s\u200e\u200f]+/g, " ")
    .replaceAll("ł", "l")
    .replaceAll("ı", "i")
    .trim();

function readEpoch(text: string): Date | null {
  if (/^\d{10}$/.test(text)) return plausible(new Date(Number(text) * 1000));
  return /^\d{13}$/.test(text) ? plausible(new Date(Number(text))) : null;
}

function readIso(text: string): Date | null {
  const match = isoDate.exec(text);
  if (!match) return readCompact(text);
  const [date, year, month, day] = match;
  const { at, offset } = timeOf(findClock(text.slice(date.length), clocksAtStart));
  return toDate(Number(year), Number(month) - 1, Number(day ?? 1), at, offset);
}

function readCompact(text: string): Date | null {
  const match = compact.exec(text);
  if (!match) return null;
  const [, year, month, day, hours, minutes, seconds, ...rest] = match;
  return toDate(
    Number(year),
    Number(month) - 1,
    Number(day),
    { hours: Number(hours ?? 0), minutes: Number(minutes ?? 0), seconds: Number(seconds ?? 0) },
    offsetOf(rest),
  );
}

const findClock = (text: string, [first, second]: RegExp[]) =>
  first?.exec(text) ?? second?.exec(text) ?? null;

/** Midnight without a clock. */
function timeOf(match: RegExpExecArray | null) {
  const amPm = match?.[4]?.[0];
  const hours = Number(match?.[1] ?? 0);
  return {
    amPm,
    at: {
      hours:
        amPm === "p" || amPm === "μ" ? (hours % 12) + 12 : amPm === undefined ? hours : hours % 12,
      minutes: Number(match?.[2] ?? 0),
      seconds: Number(match?.[3] ?? 0),
    },
    offset: offsetOf(match?.slice(5) ?? []),
  };
}

/** Parses dates with a named month, and numeric dates with the day before the month. */
function readWords(text: string, language: string | null): Date | null {
  const numbersMatch = numericDate.exec(text);
  const rest = numbersMatch ? text.replace(numbersMatch[0], " ") : text;
  const time = findClock(rest, clocks);
  const { amPm, at, offset } = timeOf(time);
  if (numbersMatch) {
    const [first, second, year] = [
      Number(numbersMatch[1]),
      Number(numbersMatch[3]),
      yearOf(numbersMatch[4] ?? ""),
    ];
    // American dates have the month first; a.m./p.m. or a number above 12 in second place shows them.
    const american = second > 12 || ((amPm === "a" || amPm === "p") && first <= 12);
    const [day, month] = american ? [second, first] : [first, second];
    return toDate(year, month - 1, day, at, offset);
  }
  const words = (time ? rest.replace(time[0], " ") : rest).match(/\p{L}+|\d+/gu);
  return words ? fromWords(words, language, at, offset) : null;
}

function fromWords(
  words: string[],
  language: string | null,
  at: { hours: number; minutes: number; seconds: number },
  offset: number,
): Date | null {
  // The last month counts: abbreviated weekdays come before it and may look like months ("mar", "mer").
  let month: number | null = null;
  const numbers: string[] = [];
  for (const word of words) {
    if (/^\d/.test(word)) numbers.push(word);
    else month = (word in zones ? null : monthOf(word, language)) ?? month;
  }
  if (month === null) return null;
  const year = numbers.find((number) => number.length === 4) ?? numbers[1];
  const day = numbers.find((number) => number !== year && number.length <= 2);
  if (year === undefined) return null;
  return toDate(yearOf(year), month, Number(day ?? 1), at, offset);
}

/** Two digits mean this century up to 68, as in most software. */
const yearOf = (year: string) =>
  year.length > 2 ? Number(year) : Number(year) + (Number(year) > 68 ? 1900 : 2000);

/** Minutes east of Greenwich. */
function offsetOf([name, sign, hours, minutes]: (string | undefined)[]): number {
  if (sign !== undefined) {
    const east = Number(hours) * 60 + Number(minutes ?? 0);
    return sign === "-" ? -east : east;
  }
  return (zones[name ?? ""] ?? 0) * 60;
}

function toDate(
  year: number,
  month: number,
  day: number,
  { hours, minutes, seconds }: { hours: number; minutes: number; seconds: number },
  offset: number,
): Date | null {
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  if (month < 0 || month > 11 || day < 1 || day > lastDay) return null;
  if (hours > 24 || minutes > 59 || seconds > 60 || Math.abs(offset) > 15 * 60) return null;
  return plausible(new Date(Date.UTC(year, month, day, hours, minutes - offset, seconds)));
}

/** Zero dates of databases and dates of 1970 mean that the date is missing. */
const plausible = (date: Date) =>
  date.getUTCFullYear() >= 1990 && date.getUTCFullYear() <= 2200 ? date : null;
