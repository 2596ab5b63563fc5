import iconv from "iconv-lite";
import type { FeedProblem } from "../feed.ts";
import { guessCharset, looksMisdeclared } from "./charset.server.ts";
import { repairMojibake } from "./mojibake.ts";

type Decoded =
  | { text: string; encoding: string; problems: FeedProblem[] }
  | { failed: FeedProblem };

/**
 * Decodes a document. The bytes count more than the declaration: bytes that are valid UTF-8 beyond ASCII are UTF-8,
 * others are not. After that the charset of the HTTP header counts, then that of the XML declaration, then a guess from
 * the letters that the bytes would be.
 */
export function decodeBytes(bytes: Uint8Array, contentType: string | null): Decoded {
  if (bytes.length === 0) return fail("empty", "The document is empty.");
  const byteOrderMark = byteOrder(bytes);
  if (byteOrderMark)
    return decoded(
      decodeAs(bytes.subarray(byteOrderMark.skip), byteOrderMark.encoding),
      byteOrderMark.encoding,
    );
  const start = hasUtf8Mark(bytes) ? 3 : 0;
  const body = start > 0 ? bytes.subarray(start) : bytes;
  if (looksBinary(body)) return fail("binary", "The document is binary data, not a feed.");
  const { multibyte, invalid } = countUtf8(body);
  const { declared, name } = declaredEncoding(body, contentType, invalid === 0);
  if (declared !== null && stateful.has(declared) && multibyte === 0 && invalid === 0)
    return decoded(decodeAs(body, declared), name);
  const utf8 = start > 0 || declared === null || declared === "utf-8";
  if (invalid === 0) {
    const problems = utf8 || multibyte === 0 ? [] : [wrongCharset(name, "utf-8")];
    const text = decodeAs(body, "utf-8");
    const repaired = multibyte === 0 ? null : repairMojibake(text);
    if (repaired !== null) return decoded(repaired, "utf-8", [...problems, doubleEncoding]);
    return decoded(text, multibyte === 0 ? name : "utf-8", problems);
  }
  // Text in another charset has hardly any valid sequences: this is UTF-8 with a few invalid bytes.
  if (multibyte > 4 * invalid) {
    const problem = {
      code: "encoding-mixed",
      message: `${invalid} bytes are not UTF-8 and were read as windows-1252.`,
    };
    return decoded(decodeMixed(body), "utf-8", [problem]);
  }
  if (declared !== null && !utf8 && !looksMisdeclared(body, declared))
    return decoded(decodeAs(body, declared), name);
  const encoding = guessCharset(body);
  const problems =
    declared === null ? [undeclaredCharset(encoding)] : [wrongCharset(name, encoding)];
  return decoded(decodeAs(body, encoding), encoding, problems);
}

const decoded = (text: string, encoding: string, problems: FeedProblem[] = []): Decoded => ({
  text: text.replaceAll("\ufffd", "").replaceAll("\ufeff", ""),
  encoding,
  problems,
});
const fail = (code: string, message: string) => ({ failed: { code, message } });
const undeclaredCharset = (encoding: string) => ({
  code: "encoding-undeclared",
  message: `No charset is declared; the text reads as ${encoding}.`,
});
const wrongCharset = (declared: string, encoding: string) => ({
  code: "encoding-wrong",
  message: `The feed is declared to be ${declared}, but is ${encoding}.`,
});

const doubleEncoding = {
  code: "encoding-doubled",
  message: "The text was encoded as UTF-8 twice; one layer was taken off.",
};

/** Seven-bit charsets that switch characters by escape sequences. */
const stateful = new Set(["iso-2022-jp", "hz-gb-2312"]);

/** Names of charsets as browsers read them: Latin-1 is windows-1252 in practice. */
const aliases: Record<string, string> = {
  utf8: "utf-8",
  unicode: "utf-8",
  "us-ascii": "windows-1252",
  ascii: "windows-1252",
  latin1: "windows-1252",
  "latin-1": "windows-1252",
  "iso-8859-1": "windows-1252",
  "iso8859-1": "windows-1252",
  "iso_8859-1": "windows-1252",
  "iso-8859-9": "windows-1254",
  gb2312: "gb18030",
  gbk: "gb18030",
  "x-sjis": "shift_jis",
  cp1250: "windows-1250",
  cp1251: "windows-1251",
  cp1252: "windows-1252",
};

/**
 * The declared charset, and the name in the declaration; "utf-8" if there is none. The HTTP header has precedence over
 * the document, unless it wrongly says UTF-8.
 */
function declaredEncoding(
  bytes: Uint8Array,
  contentType: string | null,
  validUtf8: boolean,
): { declared: string | null; name: string } {
  const header = /charset\s*=\s*["']?([\w.:-]{2,40})/i.exec(contentType?.slice(0, 500) ?? "")?.[1];
  const head = latin1(bytes.subarray(0, 1024));
  const xml = /<\?xml[^>]{0,200}?encoding\s*=\s*["']\s*([\w.:-]{2,40})/i.exec(head)?.[1];
  const all = [header, xml].flatMap((given) => {
    const name = given?.toLowerCase() ?? "";
    const declared = aliases[name] ?? name;
    const exists = stateful.has(declared) || iconv.encodingExists(declared);
    return exists && !notCharsets.test(declared) ? [{ declared, name }] : [];
  });
  const fitting = validUtf8 ? all[0] : all.find(({ declared }) => declared !== "utf-8");
  return fitting ?? all[0] ?? { declared: null, name: "utf-8" };
}

/** Declarations that are ignored: charsets that the byte order would have shown, and encodings that are no charsets. */
const notCharsets = /^(?:utf-?(?:16|32|7)|ucs|cesu|hex|base64|binary|internal|$)/;

function byteOrder(bytes: Uint8Array): { encoding: string; skip: number } | null {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe && c === 0 && d === 0) return { encoding: "utf-32le", skip: 4 };
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return { encoding: "utf-32be", skip: 4 };
  if (a === 0x3c && b === 0 && c === 0 && d === 0) return { encoding: "utf-32le", skip: 0 };
  if (a === 0 && b === 0 && c === 0 && d === 0x3c) return { encoding: "utf-32be", skip: 0 };
  if (a === 0xff && b === 0xfe) return { encoding: "utf-16le", skip: 2 };
  if (a === 0xfe && b === 0xff) return { encoding: "utf-16be", skip: 2 };
  if (a === 0x3c && b === 0 && c !== 0 && d === 0) return { encoding: "utf-16le", skip: 0 };
  if (a === 0 && b === 0x3c && c === 0 && d !== 0) return { encoding: "utf-16be", skip: 0 };
  return null;
}

const hasUtf8Mark = (bytes: Uint8Array) =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;

/** Whether there are many control bytes, as in no text; single ones are ignored. */
function looksBinary(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 4096);
  let controls = 0;
  for (const byte of head) if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) controls++;
  return controls > head.length / 10;
}

/** Counts valid multibyte sequences and bytes that belong to none. A sequence that is cut at the end is no error. */
function countUtf8(bytes: Uint8Array): { multibyte: number; invalid: number } {
  let multibyte = 0;
  let invalid = 0;
  for (let at = 0; at < bytes.length; ) {
    if ((bytes[at] ?? 0) < 0x80) {
      at++;
      continue;
    }
    const length = sequenceLength(bytes, at);
    if (length > 0) multibyte++;
    else if (at + 3 < bytes.length) invalid++;
    at += Math.max(length, 1);
  }
  return { multibyte, invalid };
}

/** The length of the UTF-8 sequence at `at`, or 0: RFC 3629, without overlong forms and surrogates. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return 1;
  const length = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
  for (let offset = 1; offset < length; offset++)
    if (((bytes[at + offset] ?? 0) & 0xc0) !== 0x80) return 0;
  const second = bytes[at + 1] ?? 0;
  if (lead === 0xe0 && second < 0xa0) return 0;
  if (lead === 0xed && second > 0x9f) return 0;
  if (lead === 0xf0 && second < 0x90) return 0;
  if (lead === 0xf4 && second > 0x8f) return 0;
  return length;
}

function decodeMixed(bytes: Uint8Array): string {
  const pieces: string[] = [];
  let start = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceLength(bytes, at);
    if (length === 0) {
      pieces.push(decodeAs(bytes.subarray(start, at), "utf-8"));
      pieces.push(decodeAs(bytes.subarray(at, at + 1), "windows-1252"));
      start = at + 1;
    }
    at += Math.max(length, 1);
  }
  pieces.push(decodeAs(bytes.subarray(start), "utf-8"));
  return pieces.join("");
}

const latin1 = (bytes: Uint8Array) => iconv.decode(bytes, "iso-8859-1");

function decodeAs(bytes: Uint8Array, encoding: string): string {
  if (encoding === "utf-8" || stateful.has(encoding))
    return new TextDecoder(encoding === "hz-gb-2312" ? "gb18030" : encoding).decode(bytes);
  return iconv.decode(bytes, encoding);
}
