import { openProgress } from "../../progress.ts";

export type Steps = { step(): void; clear(): void; end(): void };

/** A progress bar of so many steps; nothing if there is only one. */
export function openSteps(total: number, stream: NodeJS.WriteStream = process.stderr): Steps {
  if (total < 2) return { step: () => {}, clear: () => {}, end: () => {} };
  const { tell, clear } = openProgress(stream);
  let done = 0;
  const draw = () => tell(done / total, `${done}/${total}`);
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
