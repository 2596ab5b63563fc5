import { printable } from "./entities.ts";

/** Parses a JSON object that may be truncated: the complete `items` are kept. */
export function readJson(text: string): { value: object; cut: boolean } | null {
  const whole = parseObject(text);
  if (whole) return { value: whole, cut: false };
  const end = lastWholeItem(text);
  const kept = end === null ? null : parseObject(`${text.slice(0, end)}]}`);
  return kept && { value: kept, cut: true };
}

function parseObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text, clean);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

// Escapes may hold characters that the database refuses: NUL and lone surrogates.
const clean = (_key: string, value: unknown) =>
  typeof value === "string" ? printable(value.toWellFormed().replaceAll("\ufffd", "")) : value;

/** The position after the last complete element of the outermost object's array `items`. */
function lastWholeItem(text: string): number | null {
  const start = /^\s*\{/.exec(text)?.[0].length;
  if (!start) return null;
  let depth = 1;
  let key = "";
  let within = false;
  let last: number | null = null;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 34) {
      const end = stringEnd(text, at);
      if (end === null) break;
      if (depth === 1) key = text.slice(at + 1, end);
      at = end;
    } else if (code === 91 || code === 123) {
      depth++;
      if (depth === 2 && code === 91 && key === "items") {
        within = true;
        last = at + 1;
      }
    } else if (code === 93 || code === 125) {
      depth--;
      if (depth === 2 && within) last = at + 1;
      if (depth === 1 && within) return last;
    }
  }
  return last;
}

function stringEnd(text: string, quote: number): number | null {
  for (let at = quote + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 92) at++;
    else if (code === 34) return at;
  }
  return null;
}
