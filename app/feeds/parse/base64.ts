const alphabet = /^[A-Za-z0-9+/]+={0,2}$/;
const textTypes = /^(?:text|html|xhtml|text\/.*|.*\/xml|.*\+xml)$/;

/**
 * Whether the content of an Atom element is base64: by `mode` in Atom 0.3, in Atom 1.0 by a media type that is neither
 * text nor XML (RFC 4287, section 4.1.3.3).
 */
export function isBase64(attributes: ReadonlyMap<string, string>): boolean {
  const mode = attributes.get("mode")?.trim().toLowerCase();
  if (mode !== undefined) return mode === "base64";
  const type = attributes.get("type")?.trim().toLowerCase().split(";", 1)[0] ?? "text";
  return type.includes("/") && !textTypes.test(type);
}

/** The UTF-8 text in base64; null if it encodes something else. Text that is not base64 is returned unchanged. */
export function textOfBase64(base64: string): string | null {
  const packed = base64.replace(/\s+/g, "");
  if (!alphabet.test(packed) || packed.length % 4 === 1) return base64;
  const bytes = Uint8Array.from(atob(packed), (char) => char.charCodeAt(0));
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they show that it is no text
    return /[\u0000-\u0008\u000e-\u001f]/.test(text) ? null : text;
  } catch {
    return null;
  }
}
