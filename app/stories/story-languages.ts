/** The languages that stories may be in, by ISO 639-1 code: those of the Union (Regulation No 1, Art. 1). */
export const allStoryLanguages = [
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
export type StoryLanguage = (typeof allStoryLanguages)[number];

export const isStoryLanguage = (value: unknown): value is StoryLanguage =>
  allStoryLanguages.includes(value as StoryLanguage);

/** The story languages without a choice: that of the interface, and English. */
export const defaultLanguages = (locale: StoryLanguage): StoryLanguage[] =>
  locale === "en" ? ["en"] : [locale, "en"];

/** What home only shows to readers who choose it. */
export const homeExtras = ["sport", "culture"] as const;
export type HomeExtra = (typeof homeExtras)[number];

/** A reader's choice of stories. */
export type StoryChoice = {
  /** In the order of `allStoryLanguages`; null: nothing was chosen, and the default applies. */
  languages: readonly StoryLanguage[] | "all" | null;
  /** What home shows in addition, in the order of `homeExtras`. */
  extras: readonly HomeExtra[];
};

export const noChoice: StoryChoice = { languages: null, extras: [] };

/** Reads a stored choice: codes or `all`, and `homeExtras`, joined by full stops. Unknown words are left out. */
export function storyChoiceOf(stored: string | undefined): StoryChoice {
  const words = new Set(stored?.split("."));
  const codes = allStoryLanguages.filter((code) => words.has(code));
  const isAll = words.has("all") || codes.length === allStoryLanguages.length;
  return {
    languages: isAll ? "all" : codes.length > 0 ? codes : null,
    extras: homeExtras.filter((extra) => words.has(extra)),
  };
}

/** The choice as it is stored, always in the same order; empty where nothing was chosen. */
export const storyChoiceText = ({ languages, extras }: StoryChoice): string =>
  [...(languages === "all" ? ["all"] : (languages ?? [])), ...extras].join(".");

/** The text of a choice for cache keys: empty where it equals the default of a page in this language. */
export function storyChoiceKey(stored: string | undefined, locale: StoryLanguage): string {
  const choice = storyChoiceOf(stored);
  const named = choice.languages === "all" ? ["all"] : choice.languages;
  const isDefault = named?.join(".") === defaultLanguages(locale).sort().join(".");
  return storyChoiceText(isDefault ? { ...choice, languages: null } : choice);
}

/**
 * The choice in a submitted form. Its fields `stories` are language codes, `all` or `default`. An empty `stories` field means
 * that the form contains the whole question: then fields `sport` and `culture` count too, and if nothing else is sent, the
 * default applies.
 * @param before the choice before; its extras stay where the form does not contain the question
 * @returns null for an unknown language
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
 * The story languages of a reader with this choice.
 * @param stored the stored choice
 * @returns the languages, that of the interface first if it is among them; null: all
 */
export function storyLanguagesOf(
  stored: string | undefined,
  locale: StoryLanguage,
): StoryLanguage[] | null {
  const { languages } = storyChoiceOf(stored);
  if (languages === "all") return null;
  if (languages === null) return defaultLanguages(locale);
  return languages.toSorted((a, b) => Number(b === locale) - Number(a === locale));
}
