const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text for XML; control characters and halves of surrogate pairs, which XML cannot hold, become spaces. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"\p{Cc}\p{Cs}\ufffe\uffff]/gu, (c) => entities[c] ?? " ");
