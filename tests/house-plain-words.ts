import type { File } from "./house-imports.ts";

/** The rooms that were read for their words; a room is added once it was. */
const rooms =
  /^(?:app\/(?:academy|accounts|advertising|alerts|discussions|events|help|inquiries|library|mails|media|newsletters|platform|store|subscriptions|stories\/classification)|server)\//;

const avoided =
  /\b(?:whoever|by and by|tombstones?|nobody's business|what stands stays|product decision|(?:billing|look)\.md|noteShown|tell(?:Writer|Reporters|Hub|Device|Tracks)|serve(?:Reader|Forms|Players|Moments|Pushes)|heardUntil|note(?:Place|Former)|(?:free|token)Pass|passFor|wishOf|SaveMark|tasteColumn|front doors?|somebody|tellings?|likest|gatherers?|isPlainReport|clue(?:s|Names)?|at a press)\b/i;

/** Rooms whose comments were read after these words. */
const otherRooms =
  /^(?:app\/(?:enhance|ui|offline|stories|site|search|feeds)|packages|scripts|vite)\//;
const avoidedThere =
  /\b(?:whoever|by and by|comes? alive|to life|sleeps on)\b|\b(?:look|billing)\.md\b/i;

/** Names that the field's terms have replaced in all code. `mostSimilar` and the like are superlatives, not limits. */
const replaced = [
  /\bmost(?!Specific|Similar|Common|Reported)[A-Z]\w*/,
  /\b(?:const|let) [A-Z][A-Z\d]+(?:_[A-Z\d]+)* =/,
  /\b(?:isCountry|countryNames|isHomeSection|isAbroad|FlaggedReport|PublishedTexts|savedNames|itemNamed)\b/,
  /\b(?:KeptList|KeptEntry|KeepingPlan|keepCopies|keepFollowed|showKept|forgetKept|indexed(?:Events|Pieces))\b/,
  /\bdata-(?:words|said|medium)\b/,
  /\b(?:cookiesToFollow|sealOf|linkOver|sayIfEnded|PersonRow|BrowserChoices|followReporter|quickLimits|repliesMail|OwnPage)\b/,
  /\b(?:Entitled|entitled(?:By|Context)|takeTicket|storeRefusals?|NoOrder|NoContract|useOpening|queueOfficeLetter)\b/,
  /\b(?:onlyPost|refuse(?:SignedOut|TooMany)|RequestNote|admitInline|withShipped|ShellCommand|sendFault|faultPage)\b/,
  /\b(?:printLocale|fadeScript|pageVisit|keepTimes|own-storage|unsubscribeDeadAddresses|product's clock)\b/,
];
const code = /^(?:app|bench|packages|scripts|server|vite)\/.*\.(?:tsx?|mjs)$/;

const firstIn = (patterns: readonly RegExp[], text: string) =>
  patterns.map((pattern) => pattern.exec(text)).find((found) => found !== null) ?? null;

export const plainWords = {
  says: "Names and comments use words that nobody has to look up (notified, stored, placeholder, unsubscribe), and state a rule instead of citing a paper outside of the repository.",
  find: (tree: File[]) =>
    tree
      .filter(({ path }) => !/\.test\.tsx?$/.test(path))
      .flatMap(({ path, text }) => {
        const pattern = rooms.test(path) ? avoided : otherRooms.test(path) ? avoidedThere : null;
        const found = pattern?.exec(text) ?? (code.test(path) ? firstIn(replaced, text) : null);
        return found ? [{ file: path, what: found[0] }] : [];
      }),
};
