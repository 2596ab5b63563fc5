/** The replacement character, and what becomes of it where its bytes are read as windows-1250 or windows-1252. */
const lostLetter = /\ufffd|ďż˝|ï¿½/i;

/** Whether a publisher's wrong encoding has destroyed letters of a text. */
export const hasLostLetters = (text: string): boolean => lostLetter.test(text);

/** The whole sentences before the first destroyed letter; empty if they are too short to tell anything. */
export function beforeLostLetters(text: string): string {
  const first = text.search(lostLetter);
  if (first < 0) return text;
  const [sentences = ""] = /^.*[.!?…]["'”“»’)]*(?=\s)/su.exec(text.slice(0, first)) ?? [];
  return sentences.length < shortestExcerpt ? "" : sentences;
}

const shortestExcerpt = 40;
