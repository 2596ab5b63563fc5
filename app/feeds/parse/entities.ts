import { decodeHTMLStrict } from "entities";

/** What windows-1252 has in 0x80–0x9F, where Unicode and ISO-8859-1 have control characters nobody means. */
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
 * Text with its numeric and HTML character references decoded, once. A reference needs its semicolon: feeds
 * are full of `?a=1&copy=2`. An unknown name stays as it stands, except one that the document declared in its
 * own doctype: that is left out, never expanded.
 */
export function decodeReferences(text: string, declared?: ReadonlySet<string>): string {
  if (!text.includes("&")) return text;
  let split = false;
  const decoded = text.replace(references, (whole, decimal, hex, name) => {
    if (name === undefined) {
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      if (code >= 0xd800 && code <= 0xdfff) split = true;
      return character(code);
    }
    const known = named.get(name);
    if (known !== undefined) return known;
    if (declared?.has(name)) return "";
    const value = decodeHTMLStrict(whole);
    if (value !== whole && named.size < 3000) named.set(name, value);
    return value;
  });
  return split ? decoded.replace(loneSurrogates, "") : decoded;
}

/** Halves of a surrogate pair are passed on, because some publishers write an emoji as two references. */
function character(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return windows1252[code - 0x80] ?? "";
  if (code < 0x20 && code !== 9 && code !== 10 && code !== 13) return "";
  if (code === 0x7f || code === 0xfffd || (code & 0xfffe) === 0xfffe) return "";
  if (code > 0x10ffff) return "";
  return code > 0xffff ? String.fromCodePoint(code) : String.fromCharCode(code);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufdd0-\ufdef\ufffe\uffff]/g;
const misread = /[\u0080-\u009f]/g;

/** Text without control characters; windows-1252 punctuation that was read as ISO-8859-1 is put right. */
export const printable = (text: string): string =>
  text
    .replace(unprintable, "")
    .replace(misread, (char) => windows1252[char.charCodeAt(0) - 0x80] ?? "");
