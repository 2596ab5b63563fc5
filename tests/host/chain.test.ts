import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runtime } from "../../scripts/runtime.mjs";
import { environmentOf, familyOf, start, survivors, workplace } from "./processes.ts";

// The contract gives the chain one second to end, which the soak measures. Here it only has to end.
const limitMs = 60_000;

// The worker's chain is the site's without a build: npm, the script, the program, the database.
describe("a chain of processes", { timeout: 600_000 }, () => {
  const place = workplace();
  afterAll(place.clear);
  const DATA_DIR = join(place.dir, "data");

  async function begin() {
    const npm = start("npm", ["run", "-s", "start:worker"], { DATA_DIR });
    await npm.said("worker is ready");
    const [, script, program, database] = familyOf(npm.pid);
    expect(script?.args).toContain("scripts/start.mjs");
    expect(program?.args).toContain("server/main.ts");
    expect(database?.args).toContain("server/database.ts");
    return { npm, pids: familyOf(npm.pid).map((process) => process.pid) };
  }

  it.skipIf(!existsSync("/proc/self/environ"))(
    "gives the program the settings of its runtime",
    async () => {
      const { pids } = await begin();
      expect(environmentOf(pids[2] ?? 0)).toMatchObject(runtime);
      process.kill(pids[0] ?? 0);
      expect(await survivors(pids, limitMs)).toEqual([]);
    },
  );

  // In this order each start also meets the lock that a killed one left.
  for (const [position, name] of ["npm", "the script", "the program", "the database"].entries())
    it(`ends whole when ${name} is killed`, async () => {
      const { pids } = await begin();
      process.kill(pids[position] ?? 0, "SIGKILL");
      expect(await survivors(pids, limitMs)).toEqual([]);
    });

  for (const [position, name] of ["npm", "the script", "the program", "the database"].entries())
    it(`ends whole and well when ${name} is asked to`, async () => {
      const { npm, pids } = await begin();
      process.kill(pids[position] ?? 0, position % 2 ? "SIGINT" : "SIGTERM");
      expect(await survivors(pids, limitMs)).toEqual([]);
      expect(await npm.ended).toBe(0);
    });
});
