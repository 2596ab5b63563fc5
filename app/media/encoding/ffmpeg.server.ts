import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { buffer } from "node:stream/consumers";

export type Tool = "ffmpeg" | "ffprobe";

/** A tool ended with an error; the message has the last lines that it wrote. */
export class ToolError extends Error {
  constructor(tool: Tool, lines: string) {
    super(`${tool}: ${lines}`);
    this.name = "ToolError";
  }
}

/** The tools that are not installed on this machine. */
export async function missingTools(): Promise<Tool[]> {
  const missing: Tool[] = [];
  for (const tool of ["ffmpeg", "ffprobe"] as const)
    await runTool(tool, ["-version"]).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
      missing.push(tool);
    });
  return missing;
}

/**
 * Runs a tool. Nothing is read from the terminal, and no shell is between.
 * @param onLine called with each line of its output, which is empty then
 * @returns what it wrote: its output, and its messages
 * @throws {ToolError} if it fails; ENOENT if it is not installed
 */
export function runTool(
  tool: Tool,
  args: readonly string[],
  onLine?: (line: string) => void,
): Promise<{ output: Buffer; messages: string }> {
  return new Promise((done, fail) => {
    const child = spawn(tool, args, { stdio: ["ignore", "pipe", "pipe"] });
    const messages: string[] = [];
    createInterface(child.stderr).on("line", (line) => {
      messages.push(line);
      if (messages.length > 200) messages.shift();
    });
    if (onLine) createInterface(child.stdout).on("line", onLine);
    const output = onLine ? Promise.resolve(Buffer.alloc(0)) : buffer(child.stdout);
    child.once("error", fail);
    child.once("close", async (code) => {
      if (code === 0) done({ output: await output, messages: messages.join("\n") });
      else fail(new ToolError(tool, messages.slice(-4).join(" ").trim() || `ended with ${code}`));
    });
  });
}

/**
 * Runs ffmpeg. A file that is there is replaced.
 * @param seconds the length of the result, from which the progress for `onProgress` is computed, from 0 to 1
 * @returns its messages
 */
export async function ffmpeg(
  args: readonly string[],
  seconds = 0,
  onProgress: (part: number) => void = () => {},
): Promise<string> {
  const common = ["-y", "-hide_banner", "-nostdin", "-nostats", "-progress", "pipe:1"];
  const { messages } = await runTool("ffmpeg", [...common, ...args], (line) => {
    const [, micros] = /^out_time_us=(\d+)$/.exec(line) ?? [];
    if (micros && seconds > 0) onProgress(Math.min(1, Number(micros) / 1_000_000 / seconds));
  });
  return messages;
}
