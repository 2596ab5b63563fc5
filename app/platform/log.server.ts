import { pino } from "pino";
import pretty from "pino-pretty";

export type Log = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  fatal(fields: object, message: string): void;
};

/** JSON lines on stderr; coloured lines when a person sits at the terminal. `quiet` drops everything under a warning. */
export function openLog(options: { quiet?: boolean } = {}): Log {
  const stream = process.stderr.isTTY
    ? pretty({ destination: 2, sync: true, ignore: "pid,hostname" })
    : pino.destination({ dest: 2, sync: true });
  return pino({ level: options.quiet ? "warn" : "info", base: undefined }, stream);
}
