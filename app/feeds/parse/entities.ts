import { decodeHTMLStrict } from "entities";

/** The characters 0x80–0x9F of windows-1252, which in Unicode and ISO-8859-1 are control characters. */
const windows1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

const named = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", "\u00a0"],
]);

const references = /&(?:#(?:(\d{1,7})|[xX]([\dA-Fa-f]{1,6}))|([A-Za-z][\w.-]{0,39}));/g;
const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * Decodes numeric and HTML character references once. A reference needs its semicolon, since feeds are full of
 * `?a=1&copy=2`. An unknown name stays as it is, except an entity that the document declares: it is removed and never
 * expanded.
 */
export function decodeReferences(text: string, declared?: ReadonlySet<string>): string {
  if (!text.includes("&")) return text;
  let hasSurrogates = false;
  const decoded = text.replace(references, (whole, decimal, hex, name) => {
    if (name === undefined) {
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      if (code >= 0xd800 && code <= 0xdfff) hasSurrogates = true;
      return character(code);
    }
    const known = named.get(name);
    if (known !== undefined) return known;
    if (declared?.has(name)) return "";
    const value = decodeHTMLStrict(whole);
    if (value !== whole && named.size < 3000) named.set(name, value);
    return value;
  });
  return hasSurrogates ? decoded.replace(loneSurrogates, "") : decoded;
}

/** Surrogates are kept, because some publishers write an emoji as two references. */
function character(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return windows1252[code - 0x80] ?? "";
  if (code < 0x20 && code !== 9 && code !== 10 && code !== 13) return "";
  if (code === 0x7f || code === 0xfffd || (code & 0xfffe) === 0xfffe) return "";
  if (code > 0x10ffff) return "";
  return code > 0xffff ? String.fromCodePoint(code) : String.fromCharCode(code);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufdd0-\ufdef\ufffe\uffff]/g;
const misreadControls = /[\u0080-\u009f]/g;

/** Text without control characters; windows-1252 punctuation that was decoded as ISO-8859-1 is corrected. */
export const printable = (text: string): string =>
  text
    .replace(unprintable, "")
    .replace(misreadControls, (char) => windows1252[char.charCodeAt(0) - 0x80] ?? "");
