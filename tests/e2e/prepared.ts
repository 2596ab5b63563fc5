// The data of a site after its first start, made once before the journeys; each of their sites begins with a copy. The
// database, the sample newsroom, its index and its pictures cost ten times what a start on what is there costs.
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { openDb, openPool } from "#platform/db/db.server.ts";
import { frontPagePictures } from "../../server/warm-pictures.ts";
import { originOf, start } from "../host/processes.ts";
import { testSecret } from "../secret.ts";

/** Starts a site as the README says, in an empty directory. Returns what removes its data. */
export async function prepare(): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(tmpdir(), "eunison-prepared-"));
  const site = start("npm", ["start", "--silent"], {
    PORT: "0",
    DATA_DIR: dir,
    SESSION_SECRET: testSecret,
  });
  const origin = await originOf(site);
  const pool = openPool(dir, (error) => {
    throw error;
  });
  // Until what the site began with can be found.
  const waiting = () => pool.query("select from search_changes limit 1");
  await expect.poll(async () => (await waiting()).rowCount, { timeout: 240_000 }).toBe(0);
  for (const path of await frontPagePictures(openDb(pool), new Date())) await fetch(origin + path);
  await pool.end();
  site.kill("SIGTERM");
  await site.ended;
  expect(faultsIn(site.err())).toEqual([]);
  process.env.PREPARED_DATA = dir;
  return () => rm(dir, { recursive: true, force: true });
}

/** A data directory of one's own, to be removed, with what a first start has made. */
export async function copyOfPrepared(name: string): Promise<string> {
  const from = process.env.PREPARED_DATA;
  if (!from) throw new Error("no data has been prepared for the journeys");
  const dir = await mkdtemp(join(tmpdir(), `eunison-${name}-`));
  await cp(from, dir, { recursive: true });
  return dir;
}

/** The errors that a site has logged, and whatever else it said beside its log. */
export const faultsIn = (log: string): string[] =>
  log.split("\n").filter((line) => /"level":[56]0\b/.test(line) || /^[^{]/.test(line));
