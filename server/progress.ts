const width = 30;

/**
 * A progress bar in a terminal; elsewhere nothing.
 * @param to where it is drawn, as a rule `process.stderr`
 */
export function openProgress(to: Pick<NodeJS.WriteStream, "isTTY" | "write"> = process.stderr): {
  /** @param part from 0 to 1 */
  tell(part: number, text: string): void;
  clear(): void;
} {
  if (!to.isTTY) return { tell: () => {}, clear: () => {} };
  return {
    tell(part, text) {
      const full = Math.round(width * Math.min(1, Math.max(0, part)));
      to.write(`\r${"█".repeat(full)}${"░".repeat(width - full)} ${text}\x1b[K`);
    },
    clear: () => void to.write("\r\x1b[2K"),
  };
}
