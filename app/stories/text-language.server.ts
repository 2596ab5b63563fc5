import { languageOfText } from "./classification/language.server.ts";

/** The language of a text of any length, by its words (ISO 639-1); English if they do not tell. */
export const languageOfWords = (text: string): string =>
  languageOfText(text, "", null, { language: null, country: null });
