import { createHash } from "node:crypto";
import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/**
 * A start that fails for a reason that the operator can fix; the process prints the message and ends with `exitCode`.
 */
export class StartError extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode: number) {
    super(message);
    this.name = "StartError";
    this.exitCode = exitCode;
  }
}

/** The exit code of an error that is reported by its message alone, without a stack; null for any other error. */
export const exitCodeOf = (error: unknown): number | null =>
  error instanceof Error && typeof (error as { exitCode?: unknown }).exitCode === "number"
    ? (error as unknown as { exitCode: number }).exitCode
    : null;

// The files that this program writes there; a directory with other files may have other uses.
const ours =
  /^(\.s\.PGSQL\.5432|pg|lock(-journal)?|owner\.json|secret|push-key|cache|files|stripe-sandbox(\.json)?|\..*)$/;

/**
 * The data directory, made when missing. It holds secrets and the database's socket, and is accessible to its owner only
 * (0700): wider permissions are removed, unless the directory holds other files too.
 * @throws {StartError} 78 with what is wrong with it
 */
export function openDataDir(path: string): string {
  const dir = resolve(path);
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    const { mode } = statSync(dir);
    if ((mode & 0o077) === 0) return dir;
    const foreign = readdirSync(dir).find((name) => !ours.test(name));
    if (foreign)
      throw new StartError(
        `DATA_DIR ${dir} may be entered by others and holds other files (${foreign}): give it a directory of its own`,
        78,
      );
    chmodSync(dir, 0o700);
    return dir;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`DATA_DIR ${dir} cannot be used: ${(error as Error).message}`, 78);
  }
}

const socketName = ".s.PGSQL.5432";
// Linux allows 107 bytes for a socket's path, macOS 103.
const longest = 100;

/**
 * The directory of the embedded database's socket: the data directory, or, where that makes a path too long
 * for the system, one under the temporary directory that only this user may enter. It is what `pg` takes as host.
 */
export function socketDir(dataDir: string): string {
  if (Buffer.byteLength(join(dataDir, socketName)) <= longest) return dataDir;
  const noted = readOwner(dataDir)?.socketDir;
  if (noted) return noted;
  const short = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  return join(tmpdir(), `eunison-${process.getuid?.() ?? 0}-${short}`);
}

/** Makes the socket's directory. One that belongs to another user is refused. */
export function makeSocketDir(dir: string): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const found = lstatSync(dir);
  const mine = process.getuid === undefined || found.uid === process.getuid();
  if (!found.isDirectory() || !mine || (found.mode & 0o077) !== 0)
    throw new StartError(`${dir} belongs to another user; set DATA_DIR to a shorter path`, 78);
}

export const socketPath = (dir: string): string => join(dir, socketName);

/** The process that holds the embedded database: a server or a command. */
export type Owner = {
  pid: number;
  name: string;
  server: boolean;
  since: string;
  socketDir?: string;
};

export function readOwner(dataDir: string): Owner | null {
  try {
    return JSON.parse(readFileSync(join(dataDir, "owner.json"), "utf8")) as Owner;
  } catch {
    return null;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
