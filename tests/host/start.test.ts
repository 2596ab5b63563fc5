import { chmodSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { poolConfig } from "#platform/db/db.server.ts";
import { readOwner, socketDir } from "../../server/data-dir.ts";
import { openDatabase } from "../../server/open-database.ts";
import { node, start, workplace } from "./processes.ts";

const server = (role: string, env: Record<string, string>) =>
  start(node, ["server/main.ts", role], env);

async function isAnswered(address: string): Promise<void> {
  const client = new pg.Client(poolConfig(address));
  await client.connect();
  expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await client.end();
}

describe("a start", { timeout: 600_000 }, () => {
  let place = workplace();
  afterEach(async () => {
    await place.clear();
    place = workplace();
  });

  it("names every mistake in the settings in a line of its own, and ends with 78", async () => {
    const run = server("all", { DATA_DIR: place.dir, PORT: "http", FEEDS: "maybe" });
    expect(await run.ended).toBe(78);
    expect(run.err().trim().split("\n")).toEqual([
      "PORT must be a whole number from 0 to 65535, such as 3000",
      "FEEDS must be one of: on, off (or unset)",
    ]);
    expect(run.out()).toBe("");
  });

  it.each([
    ["of the site", ["server/main.ts", "worker"]],
    ["of a command", ["server/commands/messages.ts", "list"]],
  ])(
    "%s ends with 69 and one line without the password while the database is away",
    async (_, args) => {
      const DATABASE_URL = "postgres://news:secret@127.0.0.1:1/news";
      const run = start(node, args, { DATA_DIR: place.dir, DATABASE_URL });
      expect(await run.ended).toBe(69);
      expect(run.err().trim().split("\n").at(-1)).toMatch(/^The database cannot be reached: ECONN/);
      expect(run.err()).not.toContain("secret");
    },
  );

  it("will not close a directory to others that is not its own", async () => {
    chmodSync(place.dir, 0o755);
    writeFileSync(join(place.dir, "letter.txt"), "");
    const run = server("worker", { DATA_DIR: place.dir });
    expect(await run.ended).toBe(78);
    expect(run.err()).toContain("holds other files (letter.txt): give it a directory of its own");
    expect(statSync(place.dir).mode & 0o777).toBe(0o755);
  });

  it("is refused with 75 and a name while another server has the data, which goes on", async () => {
    const DATA_DIR = join(place.dir, "data");
    const first = server("worker", { DATA_DIR });
    await first.said("ready");
    expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700);
    const second = server("all", { DATA_DIR, PORT: "0" });
    expect(await second.ended).toBe(75);
    expect(second.err()).toContain(`is in use by process ${first.pid} (npm run start:worker`);
    await isAnswered(DATA_DIR);
    first.kill("SIGTERM");
    expect(await first.ended).toBe(0);
  });

  it("waits for a command to give the data back, and takes a path too long for a socket", async () => {
    const dataDir = join(place.dir, "d".repeat(90));
    const command = await openDatabase({ dataDir });
    expect(command.address).toBe(socketDir(dataDir));
    expect(command.address.length).toBeLessThan(80);
    const order: string[] = [];
    const server = openDatabase({ dataDir, server: true }).then((opened) => {
      order.push("server");
      return opened;
    });
    await isAnswered(command.address);
    await command.close().then(() => order.push("command"));
    const opened = await server;
    expect(order).toEqual(["command", "server"]);
    await isAnswered(opened.address);
    await opened.close();
  });

  it("lets a worker go on with the database of another that is gone", async () => {
    const DATA_DIR = join(place.dir, "data");
    const two = [server("worker", { DATA_DIR }), server("worker", { DATA_DIR })];
    await Promise.all(two.map((run) => run.said("ready")));
    const holder = () => two.find((run) => run.pid === readOwner(DATA_DIR)?.pid);
    const owner = holder();
    const guest = two.find((run) => run !== owner);
    owner?.kill("SIGKILL");
    await expect.poll(() => holder() === guest).toBe(true);
    guest?.kill("SIGTERM");
    expect(await guest?.ended).toBe(0);
  });
});
