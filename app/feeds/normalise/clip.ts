/** Text of at most `limit` characters: cut after a word, with an ellipsis, where it was longer. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  if (limit < 2) return "";
  const room = text.slice(0, limit - 1);
  const whole = /\s/.test(text.charAt(limit - 1)) ? room : room.replace(/\s+\S*$/, "");
  // A word longer than half of all room is cut itself: some scripts have no blanks.
  const kept = whole.length > limit / 2 && whole !== "" ? whole : room;
  return `${kept.replace(/[\ud800-\udbff]$/, "").replace(/[\s,;:.…\-–—([{«„“"'/|]+$/, "")}…`;
}
