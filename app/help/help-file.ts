import type { HelpArticle, HelpCategory } from "./help.ts";

export type HelpFile = { title: string; text: string; articles: HelpArticle[] };

/** @throws an error with the name of the file and what is wrong in it */
export function readHelpFile(text: string, category: HelpCategory, name: string): HelpFile {
  const [head = "", ...parts] = text.split(/^## /m);
  const [, title, sentence] = /^# (.+)\n([\s\S]+)$/.exec(head.trim()) ?? [];
  if (!title || !sentence) throw new Error(`${name}: has no title or no sentence under it`);
  const articles = parts.map((part) => {
    const [, slug, heading, markdown] = /^([a-z0-9-]+) \| (.+)\n([\s\S]+)$/.exec(part.trim()) ?? [];
    if (!slug || !heading || !markdown)
      throw new Error(`${name}: "${part.slice(0, 40)}" is no article`);
    return { category, slug, title: heading, markdown: markdown.trim() };
  });
  return { title, text: sentence.trim(), articles };
}
