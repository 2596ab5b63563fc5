import { cutText } from "#platform/cut-text.ts";

/** Text of at most `limit` characters; longer text is cut after a word and ends with an ellipsis. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  if (limit < 2) return "";
  const room = cutText(text, limit - 1);
  const whole = /\s/.test(text.charAt(limit - 1)) ? room : room.replace(/\s+\S*$/, "");
  // A word longer than half the limit is cut within: some scripts have no spaces.
  const kept = whole.length > limit / 2 && whole !== "" ? whole : room;
  return `${kept.replace(/[\s,;:.…\-–—([{«„“"'/|]+$/, "")}…`;
}
