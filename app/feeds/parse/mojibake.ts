// UTF-8 that was read as windows-1252 and encoded as UTF-8 again: "Ã¶" for "ö".

const specials = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";
const specialBytes = [
  0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8e, 0x91, 0x92, 0x93,
  0x94, 0x95, 0x96, 0x97, 0x98, 0x99, 0x9a, 0x9b, 0x9c, 0x9e, 0x9f,
];
const byteOf = new Map([...specials].map((char, i) => [char, specialBytes[i] ?? 0]));
const continuation = `[\\u0080-\\u00bf${specials}]`;
const sequences = new RegExp(
  `[\\u00c2-\\u00df]${continuation}|[\\u00e0-\\u00ef]${continuation}{2}|[\\u00f0-\\u00f4]${continuation}{3}`,
  "g",
);
const highCharacters = /[^\p{ASCII}]/gu;

/** The repaired text; null if less than nine tenths of its characters above ASCII are double-encoded. */
export function repairMojibake(text: string): string | null {
  let mojibakeLength = 0;
  for (const [sequence] of text.matchAll(sequences)) mojibakeLength += sequence.length;
  if (mojibakeLength < 4) return null;
  const high = text.match(highCharacters)?.length ?? 0;
  if (mojibakeLength < 0.9 * high) return null;
  const known = new Map<string, string>();
  return text.replace(sequences, (sequence) => {
    const plain = known.get(sequence) ?? decode(sequence);
    known.set(sequence, plain);
    return plain;
  });
}

function decode(sequence: string): string {
  const bytes = Array.from(sequence, (char) => byteOf.get(char) ?? char.charCodeAt(0));
  const plain = new TextDecoder().decode(Uint8Array.from(bytes));
  return plain.includes("\ufffd") ? sequence : plain;
}
