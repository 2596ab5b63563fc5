export type Progress = { step(): void; clear(): void; end(): void };

const width = 30;

/** A progress bar on stderr; nothing if stderr is not a terminal, or if there is only one step. */
export function openProgress(total: number, stream: NodeJS.WriteStream = process.stderr): Progress {
  if (!stream.isTTY || total < 2) return { step: () => {}, clear: () => {}, end: () => {} };
  let done = 0;
  const draw = () => {
    const full = Math.round((width * done) / total);
    stream.write(`\r${"█".repeat(full)}${"░".repeat(width - full)} ${done}/${total}`);
  };
  const clear = () => void stream.write("\r\x1b[2K");
  draw();
  return {
    step: () => {
      done++;
      draw();
    },
    clear,
    end: clear,
  };
}
