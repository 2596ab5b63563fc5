import type { Question } from "./course.ts";

// Parses a file of db/academy: a head between lines of three hyphens, markdown, and for a lesson its test after a line
// `=== test`. A question begins with `? `, its options with `- ` (wrong) or `+ ` (right), its explanation with `! `.

export type LessonFile = {
  head: Record<string, string>;
  body: string;
  questions: Question[];
};

/** @throws an error with the name of the file and what is wrong in it */
export function readLessonFile(text: string, name: string): LessonFile {
  const wrong = (what: string) => new Error(`${name}: ${what}`);
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*?)(?:\n=== test\n([\s\S]*))?$/.exec(text);
  if (!parts) throw wrong("has no head");
  const [, headText = "", body = "", test] = parts;
  const head: Record<string, string> = {};
  for (const line of headText.split("\n")) {
    const field = /^(\w+): (.+)$/.exec(line);
    if (!field?.[1] || !field[2]) throw wrong(`"${line}" is no field`);
    head[field[1]] = field[2].trim();
  }
  return { head, body: body.trim(), questions: test ? readTest(test, wrong) : [] };
}

type Draft = { text: string; options: string[]; right: number[]; explanation: string };

function readTest(text: string, wrong: (what: string) => Error): Question[] {
  const drafts: Draft[] = [];
  for (const line of text.split("\n").filter((l) => l.trim() !== "")) {
    const [sign, text] = [line.slice(0, 2), line.slice(2).trim()];
    const draft = drafts.at(-1);
    if (sign === "? ") drafts.push({ text, options: [], right: [], explanation: "" });
    else if (draft && (sign === "- " || sign === "+ ")) {
      if (sign === "+ ") draft.right.push(draft.options.length);
      draft.options.push(text);
    } else if (draft && sign === "! ") draft.explanation = text;
    else throw wrong(`"${line}" belongs to no question`);
  }
  return drafts.map(({ right: [right, ...more], ...draft }) => {
    if (right === undefined || more.length > 0)
      throw wrong(`"${draft.text}" does not have one right answer`);
    if (draft.options.length < 2 || !draft.explanation)
      throw wrong(`"${draft.text}" lacks options or an explanation`);
    return { ...draft, right };
  });
}
