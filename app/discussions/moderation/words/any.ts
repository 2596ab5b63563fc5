/**
 * Entries that hold a contribution in any language: advertising, account numbers, and insults that need no translation.
 */
export const any = [
  "viagra",
  "cialis",
  "/\\bt\\.me\\/\\w/",
  "onlyfans",
  "casino bonus",
  "forex signal*",
  "crypto signal*",
  "/\\b(?:\\d[ -]?){13,19}\\b/",
  "/[a-z]{2}\\d{2}(?: ?[0-9a-z]{4}){3,7}/",
  "nazi*",
  "untermensch*",
  "heil hitler",
  "sieg heil",
  "1488",
];
