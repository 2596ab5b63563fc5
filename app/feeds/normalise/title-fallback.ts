import { clip } from "./clip.ts";
import { plainText } from "./text.ts";

/** A title made of the words in an address: "/wahl-in-hessen-12345.html" → "Wahl in hessen". */
export function titleFromLink(link: string | null): string {
  const path = link === null ? "" : (URL.parse(link)?.pathname ?? "");
  const parts = path.split("/").map((part) => {
    const words = decode(part)
      .replace(/\.[a-z]{2,5}$/i, "")
      .split(/[-_+\s]+/)
      .filter((word) => /^\p{L}+$/u.test(word) || /^\d{1,4}$/.test(word));
    return words.join(" ");
  });
  const best = parts.reduce((chosen, next) => (next.length >= chosen.length ? next : chosen), "");
  if (!best.includes(" ")) return "";
  return clip(plainText(best.charAt(0).toUpperCase() + best.slice(1), "title"), 150);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A summary without the title that it begins with; empty if it is nothing but the title. */
export function withoutTitle(text: string, title: string): string {
  if (title === "" || !text.startsWith(title)) return text;
  const rest = text.slice(title.length).replace(/^[\s:.,;|–—-]+/u, "");
  // If the sentence goes on after the title, the title is part of it.
  const separate = rest === "" || /^[\p{Lu}\p{N}\p{P}\p{Lo}]/u.test(rest);
  return separate ? rest : text;
}
