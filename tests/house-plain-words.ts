import type { File } from "./house-imports.ts";

/** The rooms that were read for their words; a room is added once it was. */
const rooms =
  /^(?:app\/(?:academy|accounts|advertising|alerts|discussions|help|inquiries|newsletters|platform|store|subscriptions)|server)\//;

const avoided =
  /\b(?:whoever|by and by|tombstones?|nobody's business|what stands stays|product decision|(?:billing|look)\.md|noteShown|tell(?:Writer|Reporters|Hub))\b/i;

export const plainWords = {
  says: "Names and comments use words that nobody has to look up (notified, stored, placeholder, unsubscribe), and state a rule instead of citing a paper outside of the repository.",
  find: (tree: File[]) =>
    tree
      .filter(({ path }) => rooms.test(path) && !/\.test\.tsx?$/.test(path))
      .flatMap(({ path, text }) => {
        const found = avoided.exec(text);
        return found ? [{ file: path, what: found[0] }] : [];
      }),
};
