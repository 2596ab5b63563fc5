/**
 * A path for a line in the log. What opens something by itself is left out: tokens, which are random letters of both
 * cases, and UUIDs. Readers of the log would otherwise have the feed, the recording or the report of another person by it.
 */
export const pathForLog = (path: string): string =>
  path
    .replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi, hidden)
    .replace(/[\w-]{20,}/g, (run) => (/[A-Z]/.test(run) ? hidden : run));

const hidden = "***";
