import { languageOfText } from "./classification/language.server.ts";

/** The language that a text of any length is written in, by its words (ISO 639-1); English where they say nothing. */
export const languageOfWords = (text: string): string =>
  languageOfText(text, "", null, { language: null, country: null });
