// The built site in a process of its own, with the sample newsroom, as the benchmarks ask it for pages.
import { type ChildProcess, spawn } from "node:child_process";
import { request } from "node:http";
import { join } from "node:path";
import { options, runtime } from "../scripts/runtime.mjs";

export type Server = { child: ChildProcess; port: number };

/**
 * Starts the built site on a free port, with the sample newsroom and without feeds, and waits until it is ready.
 * Throws what it said when it ends before.
 * @param dataDir of its own, empty
 * @param role "web" without the worker, "all" with it
 */
export async function startSite(dataDir: string, role: "web" | "all"): Promise<Server> {
  const own = { NODE_ENV: "test", DATA_DIR: dataDir, PORT: "0", FEEDS: "off" };
  const env = { ...runtime, ...process.env, ...own };
  const main = join(import.meta.dirname, "../server/main.ts");
  const child = spawn(process.execPath, [...options, main, role], {
    env,
    stdio: ["ignore", "pipe", "ignore", "ipc"],
  });
  let said = "";
  for await (const text of child.stdout ?? []) {
    said += text;
    const port = /ready at http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1];
    if (port) return { child, port: Number(port) };
  }
  throw new Error(`the site did not start: ${said}`);
}

export type Answer = { headers: [string, string][]; body: Buffer };

/** One GET, with the body as it came over the wire. */
export function get(port: number, path: string, encoding: string): Promise<Answer> {
  const options = { host: "127.0.0.1", port, path, headers: { "accept-encoding": encoding } };
  return new Promise((resolve, reject) => {
    request(options, async (res) => {
      const chunks: Buffer[] = [];
      for await (const chunk of res) chunks.push(chunk);
      const headers: [string, string][] = [];
      for (let i = 0; i < res.rawHeaders.length; i += 2)
        if (!/^(date|connection|keep-alive)$/i.test(res.rawHeaders[i] ?? ""))
          headers.push([res.rawHeaders[i] ?? "", res.rawHeaders[i + 1] ?? ""]);
      resolve({ headers, body: Buffer.concat(chunks) });
    })
      .on("error", reject)
      .end();
  });
}
