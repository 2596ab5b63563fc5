/** The languages of stories, by ISO 639-1 code: those of the Union (Regulation No 1, Art. 1). */
export const storyLanguages = [
  "bg",
  "cs",
  "da",
  "de",
  "el",
  "en",
  "es",
  "et",
  "fi",
  "fr",
  "ga",
  "hr",
  "hu",
  "it",
  "lt",
  "lv",
  "mt",
  "nl",
  "pl",
  "pt",
  "ro",
  "sk",
  "sl",
  "sv",
] as const;
export type StoryLanguage = (typeof storyLanguages)[number];

export const isStoryLanguage = (value: unknown): value is StoryLanguage =>
  storyLanguages.includes(value as StoryLanguage);

/** What a visitor reads who has chosen nothing: the language of the interface, and English (product decision 34). */
export const defaultLanguages = (locale: StoryLanguage): StoryLanguage[] =>
  locale === "en" ? ["en"] : [locale, "en"];

/** What home has only for readers who ask for it (product decision 30). */
export const homeExtras = ["sport", "culture"] as const;
export type HomeExtra = (typeof homeExtras)[number];

/** What a reader has chosen to be shown. */
export type StoryChoice = {
  /** In the order of `storyLanguages`; null: nothing was chosen, so that the default holds. */
  languages: readonly StoryLanguage[] | "all" | null;
  /** What home has too, in the order of `homeExtras`. */
  extras: readonly HomeExtra[];
};

export const noChoice: StoryChoice = { languages: null, extras: [] };

/** Reads a choice as it is kept: codes or `all`, and `homeExtras`, joined by full stops. What is unknown is left out. */
export function storyChoiceOf(stored: string | undefined): StoryChoice {
  const words = new Set(stored?.split("."));
  const codes = storyLanguages.filter((code) => words.has(code));
  const isAll = words.has("all") || codes.length === storyLanguages.length;
  return {
    languages: isAll ? "all" : codes.length > 0 ? codes : null,
    extras: homeExtras.filter((extra) => words.has(extra)),
  };
}

/** The choice as it is kept, in one spelling; empty where nothing was chosen. */
export const storyChoiceText = ({ languages, extras }: StoryChoice): string =>
  [...(languages === "all" ? ["all"] : (languages ?? [])), ...extras].join(".");

/** The text of a choice, without what a page in this language shows to everybody. */
export function storyChoiceKey(stored: string | undefined, locale: StoryLanguage): string {
  const choice = storyChoiceOf(stored);
  const named = choice.languages === "all" ? ["all"] : choice.languages;
  const isDefault = named?.join(".") === defaultLanguages(locale).sort().join(".");
  return storyChoiceText(isDefault ? { ...choice, languages: null } : choice);
}

/**
 * The choice that a form asks for: its fields `stories` are codes, `all`, or `default`, which empty ones alone mean too;
 * a field `sport` or `culture` that is not empty asks for it, where an empty field `stories` says that the form has the
 * question.
 * @param before what held before, and still does where the form does not ask for it
 * @returns null for a language that we do not have
 */
export function storyChoiceFrom(
  fields: { getAll(name: string): unknown[] },
  before: StoryChoice,
): StoryChoice | null {
  const stories = fields.getAll("stories");
  const asks = stories.includes("");
  const extras = asks
    ? homeExtras.filter((extra) => fields.getAll(extra).some((value) => value !== ""))
    : before.extras;
  const values = stories.filter((value) => value !== "");
  if (values.includes("default")) return { ...noChoice, extras };
  if (!values.every((value) => value === "all" || isStoryLanguage(value))) return null;
  return { ...storyChoiceOf(values.join(".")), extras };
}

/**
 * The languages that a reader with this choice reads.
 * @param stored the choice as it is kept
 * @returns the languages, that of the interface first where it is among them; null: all
 */
export function readingLanguagesOf(
  stored: string | undefined,
  locale: StoryLanguage,
): StoryLanguage[] | null {
  const { languages } = storyChoiceOf(stored);
  if (languages === "all") return null;
  if (languages === null) return defaultLanguages(locale);
  return languages.toSorted((a, b) => Number(b === locale) - Number(a === locale));
}
