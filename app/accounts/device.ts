/** What a browser says it is, as far as a person would recognise it; names are proper nouns in every language. */
export type Device = { browser: string | null; system: string | null };

// In this order: most browsers also name the ones they descend from.
const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

const first = (known: [RegExp, string][], text: string): string | null =>
  known.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** @param userAgent the header as it came (RFC 9110, 10.1.5) */
export const deviceOf = (userAgent: string): Device => ({
  browser: first(browsers, userAgent),
  system: first(systems, userAgent),
});
