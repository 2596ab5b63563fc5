import type { Feed } from "#feeds/feeds.server.ts";
import { minuteMs } from "#platform/duration.ts";

const headings = ["ID", "STATE", "SOURCE", "LAST FETCH", "STATUS", "ITEMS", "NEXT CHECK", "FEED"];
const right = new Set(["ID", "STATUS", "ITEMS"]);

/** The table of health: one line for each feed, its last error under it. */
export function healthTable(feeds: readonly Feed[], now: Date): string {
  if (feeds.length === 0) return "No feeds yet: npm run feeds -- add FILE|URL\n";
  const rows = feeds.map((f) => [
    String(f.id),
    f.condition,
    cut(f.source.name, 28),
    f.fetchedAt ? ago(f.fetchedAt, now) : "never",
    f.status === null ? "–" : String(f.status),
    f.items === null ? "–" : String(f.items),
    f.nextCheckAt && f.condition !== "opted-out" ? ahead(f.nextCheckAt, now) : "–",
    f.url,
  ]);
  const widths = headings.map((h, i) => Math.max(h.length, ...rows.map((r) => lengthOf(r[i]))));
  const line = (cells: string[]) =>
    cells
      .map((cell, i) => {
        const gap = " ".repeat((widths[i] ?? 0) - lengthOf(cell));
        return right.has(headings[i] ?? "") ? gap + cell : cell + gap;
      })
      .join("  ")
      .trimEnd();
  const indent = " ".repeat((widths[0] ?? 0) + 2);
  const lines = rows.flatMap((row, i) => {
    const error = feeds[i]?.lastError;
    return error ? [line(row), `${indent}└ ${cut(error, 160)}`] : [line(row)];
  });
  return `${[line(headings), ...lines].join("\n")}\n`;
}

const lengthOf = (text = "") => [...text].length;
/** A publisher's text for a terminal: one line, without control codes. */
const cut = (words: string, maxLength: number) => {
  const text = words.replace(/[\s\p{Cc}]+/gu, " ");
  return lengthOf(text) > maxLength ? `${[...text].slice(0, maxLength - 1).join("")}…` : text;
};

const ago = (at: Date, now: Date) => `${span(now.getTime() - at.getTime())} ago`;
const ahead = (at: Date, now: Date) => {
  const remainingMs = at.getTime() - now.getTime();
  return remainingMs <= 0 ? "due" : `in ${span(remainingMs)}`;
};

function span(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / minuteMs));
  if (minutes < 1) return "<1 min";
  if (minutes < 120) return `${minutes} min`;
  return minutes < 2880 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} d`;
}
