// A throw-away PostgreSQL server for tests, reached by a socket of its own, so that it meets no other server.
// As a command it runs another one beside it: node tests/postgres.ts npx vitest run --project data
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

export type Server = {
  /** Connection string of the superuser, for TEST_POSTGRES. */
  address: string;
  close(): Promise<void>;
};

const oldest = 15;
const isRoot = () => process.getuid?.() === 0;
const packages = ["postgresql"];

/** @param more settings of the server @returns the server, or why there can be none on this machine */
export async function startPostgres(
  say: (line: string) => void,
  more: Record<string, string> = {},
): Promise<Server | string> {
  let bin = findBin();
  if (!bin && canInstall()) {
    install(packages, say);
    bin = findBin();
  }
  if (!bin)
    return `no PostgreSQL ${oldest} or newer here; install one with: ${installCommand(packages)}`;
  return await start(bin, more);
}

/** Whether Debian's packages can be installed from here without asking anyone. */
export const canInstall = (): boolean => isRoot() && onPath("apt-get") !== null;
export const installCommand = (names: string[]): string =>
  `sudo apt-get install --yes --no-install-recommends ${names.join(" ")}`;

/** Installs Debian packages and says so. What fails, shows in the tool that is then still missing. */
export function install(names: string[], say: (line: string) => void): void {
  const get = (...args: string[]) =>
    execFileSync("apt-get", args, {
      stdio: ["ignore", 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  say(`Installing ${names.join(" ")} with apt-get…`);
  const wanted = ["install", "--yes", "--no-install-recommends", ...names];
  try {
    get(...wanted);
  } catch {
    try {
      get("update");
      get(...wanted);
    } catch (error) {
      say(`apt-get could not install ${names.join(" ")}: ${(error as Error).message}`);
    }
  }
}

/** The path of a program, or null. */
export function onPath(name: string): string | null {
  const dirs = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return dirs.map((dir) => join(dir, name)).find((path) => existsSync(path)) ?? null;
}

/** Debian keeps the server's programs off the PATH, one directory for each version. */
function findBin(): string | null {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const dirs = versions.sort((a, b) => Number(b) - Number(a)).map((v) => join(debian, v, "bin"));
  const initdb = onPath("initdb");
  if (initdb) dirs.push(join(initdb, ".."));
  return dirs.find((dir) => existsSync(join(dir, "initdb")) && versionOf(dir) >= oldest) ?? null;
}

const versionOf = (dir: string): number =>
  Number(
    /\) (\d+)/.exec(execFileSync(join(dir, "initdb"), ["--version"], { encoding: "utf8" }))?.[1],
  );

/** PostgreSQL refuses to run as root: the package's own user, else one that owns nothing. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (!isRoot()) return undefined;
  const users = new Map(
    readFileSync("/etc/passwd", "utf8")
      .split("\n")
      .map((line) => line.split(":"))
      .map(([name, , uid, gid]) => [name, { uid: Number(uid), gid: Number(gid) }]),
  );
  return users.get("postgres") ?? users.get("nobody");
}

// The shell outlives us by the moment it takes to stop the server and remove its directory: its standard
// input ends when we do, however we end.
const script = `
  bin=$0; dir=$1; trap '' INT TERM HUP
  "$bin/initdb" --pgdata="$dir/data" --username=postgres --auth=trust --encoding=UTF8 --locale=C.UTF-8 \\
    --no-sync --no-instructions >"$dir/log" 2>&1 &&
  "$bin/pg_ctl" --pgdata="$dir/data" --log="$dir/log" --wait --silent start --options="$2" </dev/null >&2 &&
  echo ready && cat >/dev/null
  [ -f "$dir/data/postmaster.pid" ] && "$bin/pg_ctl" --pgdata="$dir/data" --mode=immediate --silent stop >/dev/null 2>&1
  [ -f "$dir/log" ] && [ "$dir" ] && tail -n 5 "$dir/log"
  rm -rf "$dir"`;
const settings = {
  listen_addresses: "",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: 100,
  timezone: "UTC",
};

async function start(bin: string, more: Record<string, string>): Promise<Server | string> {
  const user = unprivileged();
  // Another user must reach the directory, and a socket's path is limited to about 100 bytes.
  const dir = mkdtempSync(join(user ? "/tmp" : tmpdir(), "eunison-pg-"));
  if (user) chownSync(dir, user.uid, user.gid);
  const options = Object.entries({ ...settings, ...more })
    .map(([name, value]) => `-c ${name}='${value}'`)
    .concat(`-c unix_socket_directories='${dir}'`)
    .join(" ");
  const shell = spawn("/bin/sh", ["-c", script, bin, dir, options], {
    ...user,
    cwd: "/",
    detached: true,
    stdio: ["pipe", "pipe", "inherit"],
  });
  let said = "";
  shell.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    said += chunk;
  });
  const exited = once(shell, "exit");
  const close = async () => {
    shell.stdin.end();
    await exited;
    rmSync(dir, { recursive: true, force: true });
  };
  await Promise.race([once(shell.stdout, "data"), exited]);
  if (!said.startsWith("ready")) {
    await close();
    return `PostgreSQL did not start: ${said.trim() || "it said nothing"}`;
  }
  const host = encodeURIComponent(dir);
  return { address: `postgres://postgres@localhost/postgres?host=${host}`, close };
}

if (import.meta.main) {
  const [command, ...args] = process.argv.slice(2);
  const server = await startPostgres((line) => console.error(line));
  if (typeof server === "string" || !command) {
    console.error(command ? server : "Usage: node tests/postgres.ts COMMAND [ARGUMENT…]");
    process.exit(command ? 69 : 64);
  }
  const env = { ...process.env, TEST_POSTGRES: server.address };
  const [code] = await once(spawn(command, args, { env, stdio: "inherit" }), "exit");
  await server.close();
  process.exit(code ?? 1);
}
