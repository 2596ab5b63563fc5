import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fold } from "../folding.ts";

type Row = { id: string; columns: string[] };
type Stem = { id: string; lang: string; text: string; whole: boolean; key: string };

/** The lists of one shape: an id, then the stems of each language. Stop words have their own. */
const lists = readdirSync(import.meta.dirname).filter(
  (name) => name.endsWith(".tsv") && name !== "stop-words.tsv",
);

function read(name: string): { langs: string[]; rows: Row[]; stems: Stem[] } {
  const lines = readFileSync(join(import.meta.dirname, name), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => line.split("\t"));
  const [[, ...langs] = [], ...rest] = lines;
  const rows = rest.map(([id = "", ...columns]) => ({ id, columns }));
  const stems = rows.flatMap(({ id, columns }) =>
    columns.flatMap((column, i) =>
      column.split(",").map((text) => {
        const whole = text.startsWith("=");
        const bare = whole ? text.slice(1) : text;
        const capital = /^\p{Lu}/u.test(bare) ? "^" : "";
        return { id, lang: langs[i] ?? "", text, whole, key: capital + fold(bare) };
      }),
    ),
  );
  return { langs, rows, stems };
}

describe("the vocabulary of events", () => {
  it("has its three lists", () => {
    expect(lists).toEqual(["concepts.tsv", "exonyms.tsv", "institutions.tsv"]);
  });

  describe.each(lists)("%s", (name) => {
    const { langs, rows, stems } = read(name);

    it("speaks the 24 languages in every row", () => {
      expect(new Set(langs).size).toBe(24);
      const short = rows.filter(
        ({ columns }) => columns.length !== 24 || columns.some((column) => !column),
      );
      expect(short.map(({ id }) => id)).toEqual([]);
    });

    it("names each idea once", () => {
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    });

    it("has no stem that is only a letter or two, but whole words", () => {
      const letters = (key: string) => key.replace("^", "").length;
      expect(stems.filter((s) => letters(s.key) < (s.whole ? 2 : 3))).toEqual([]);
    });

    it("mixes no scripts within a stem", () => {
      const mixed =
        /\p{Script=Latin}.*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}].*\p{Script=Latin}/u;
      expect(stems.filter((s) => mixed.test(s.text)).map((s) => s.text)).toEqual([]);
    });

    it("gives a stem to one idea of a language only", () => {
      const owner = new Map<string, string>();
      const shared = stems.filter(({ id, lang, key }) => {
        const first = owner.get(`${lang} ${key}`) ?? id;
        owner.set(`${lang} ${key}`, first);
        return first !== id;
      });
      expect(shared.map(({ id, lang, text }) => `${lang} ${text} (${id})`)).toEqual([]);
    });
  });
});
