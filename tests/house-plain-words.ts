import { type File, isCode } from "./house-imports.ts";

type Found = { file: string; what: string };

const avoided =
  /\b(?:whoever|somebody|by and by|tombstones?|nobody's business|what stands stays|front doors?|tellings?|likest|gatherers?|clues?|at a press|comes? alive|to life|sleeps on|product decision|(?:billing|look)\.md)\b/i;
/** What readers see has words of its own (house-words.ts), and tests show what readers do. */
const isRead = (path: string) =>
  /^(?:app|bench|packages|scripts|server|vite)\//.test(path) &&
  !/^app\/locales\/|\.test\.tsx?$/.test(path);

const firstIn = (tree: File[], where: (path: string) => boolean, pattern: RegExp): Found[] =>
  tree
    .filter(({ path }) => where(path))
    .flatMap(({ path, text }) => {
      const found = pattern.exec(text);
      return found ? [{ file: path, what: found[0] }] : [];
    });

export const plainWords = {
  says: "Names and comments use words that nobody has to look up (notified, stored, placeholder, unsubscribe), and state a rule instead of citing a paper outside of the repository.",
  find: (tree: File[]) => firstIn(tree, isRead, avoided),
};

export const constantCasing = {
  says: "Constants are written in camelCase like all other names.",
  find: (tree: File[]) =>
    firstIn(tree, (path) => isRead(path) && isCode(path), /\b(?:const|let) [A-Z][A-Z\d_]+ =/),
};
