const width = 30;

/**
 * A line that shows how far something is: drawn again in a terminal, and elsewhere written at each tenth.
 * @param to where it is written, as a rule `process.stderr`
 */
export function openProgress(to: Pick<NodeJS.WriteStream, "isTTY" | "write">): {
  /** @param part from 0 to 1 */
  tell(part: number, text: string): void;
  end(): void;
} {
  let tenth = -1;
  let isDrawn = false;
  return {
    tell(part, text) {
      const done = Math.min(1, Math.max(0, part));
      const filled = Math.round(done * width);
      const bar = `[${"#".repeat(filled)}${" ".repeat(width - filled)}]`;
      const line = `${bar} ${String(Math.floor(done * 100)).padStart(3)} %  ${text}`;
      if (to.isTTY) {
        to.write(`\r${line}\u001b[K`);
        isDrawn = true;
      } else if (Math.floor(done * 10) !== tenth) {
        tenth = Math.floor(done * 10);
        to.write(`${line}\n`);
      }
    },
    end() {
      if (isDrawn) to.write("\n");
    },
  };
}
