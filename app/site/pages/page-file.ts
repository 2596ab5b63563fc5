import { parse } from "yaml";
import { z } from "zod";

// A file of db/pages: a head in YAML between lines of three hyphens, then Markdown.

const head = z.strictObject({
  title: z.string().min(1),
  /** One or two sentences under the title; search engines show them too. */
  summary: z.string().min(1),
  /** The day of the last change of what it says. */
  changed: z.iso.date(),
});

export type PageFile = z.infer<typeof head> & { markdown: string };

/** @throws an error with the name of the file and what is wrong in it */
export function readPageFile(text: string, name: string): PageFile {
  const [, headText, markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (headText === undefined || markdown === undefined) throw new Error(`${name}: has no head`);
  const read = head.safeParse(parse(headText, { schema: "failsafe" }));
  if (!read.success) throw new Error(`${name}: ${z.prettifyError(read.error)}`);
  return { ...read.data, markdown: markdown.trim() };
}

/**
 * A text with `{name}` and the like filled in.
 * @throws RangeError for a name that has no value
 */
export const filledIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`there is no value for {${name}}`);
    return value;
  });
