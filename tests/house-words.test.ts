import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { describe, expect, it } from "vitest";
import { type Locale, locales } from "../app/platform/locale.ts";
import { textFiles } from "../scripts/text-files.ts";
import { typeset } from "../scripts/typography.ts";
import type { Catalogue } from "./house-messages.ts";
import { unspoken } from "./house-words.ts";

const root = `${import.meta.dirname}/..`;

/** Every message of a catalogue, by its dotted key. */
const messages = (catalogue: Catalogue, prefix = ""): [string, string][] =>
  Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value]] : messages(value, `${prefix}${key}.`),
  );

describe("what readers see", () => {
  for (const locale of locales) {
    const files = textFiles().filter((file) => file.locale === locale);

    it(`is set as ${locale} is printed: node scripts/typeset.ts`, () => {
      const wrong = files.filter(({ path }) => {
        const text = readFileSync(path, "utf8");
        return typeset(locale, text) !== text;
      });
      expect(wrong.map(({ path }) => relative(root, path))).toEqual([]);
    });

    it(`uses one word for one thing, in ${locale}: docs/glossary.md`, async () => {
      const found: string[] = [];
      for (const { path } of files.filter((file) => file.path.endsWith(".ts"))) {
        const { default: catalogue }: { default: Catalogue } = await import(path);
        for (const [key, message] of messages(catalogue))
          found.push(
            ...unspoken(locale, message).map((what) => `${relative(root, path)} ${key}: ${what}`),
          );
      }
      expect(found).toEqual([]);
    });
  }
});

describe("the rules of words themselves", () => {
  it.each<[Locale, string, string]>([
    ["fr", "Voulez-vous dire : « Oui » ?", "Voulez-vous dire\u202f: «\u202fOui\u202f»\u202f?"],
    ["fr", "Jusqu’à {percent} % de 1 000 €", "Jusqu’à {percent}\u202f% de 1\u202f000\u202f€"],
    ["fr", "L’heure : 12:30, sur https://a.eu", "L’heure\u202f: 12:30, sur https://a.eu"],
    ["de", "Wird geladen ...", "Wird geladen\u00a0…"],
    ["de", "Bis zu {percent} % sparen", "Bis zu {percent}\u00a0% sparen"],
    ["es", "Cargando...", "Cargando…"],
    ["en", "Searching...", "Searching..."],
  ])("sets %s: %s", (locale, typed, set) => {
    expect(typeset(locale, typed)).toBe(set);
    expect(typeset(locale, set)).toBe(set);
  });

  it.each<[Locale, string, number]>([
    ["en", "A source of the center", 1],
    ["en", "the label reads Center", 0],
    ["en", "Content personalization", 1],
    ["en", "A mail confirms it", 1],
    ["en", "A rising prize of any size", 0],
    ["en", "An uppercase letter", 0],
    ["de", "Was jeder Pass öffnet", 1],
    ["de", "Der Insider Pass", 0],
    ["de", "erzählt von 3 Quellen", 1],
    ["fr", "vous acceptez que {name} vous envoie", 1],
    ["fr", "sur {name}", 0],
    ["es", "Algo mal?", 1],
    ["es", "¿Algo mal? ¡No!", 0],
  ])("hears %s: %s", (locale, message, times) => {
    expect(unspoken(locale, message)).toHaveLength(times);
  });
});
