import { chmod, link, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Line, writeBackup } from "./file.server.ts";

let dir: string;
let file: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "eunison-backup-file-"));
  file = join(dir, "all.backup");
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const openToOthers = async (names: string[]) => {
  const modes = await Promise.all(names.map(async (name) => (await stat(join(dir, name))).mode));
  return names.filter((_, i) => ((modes[i] ?? 0) & 0o077) !== 0);
};

it("is its owner's alone from the first byte, whatever lies where it is written", async () => {
  const left = `${file}.part`;
  await writeFile(left, "an earlier one, cut off");
  await chmod(left, 0o644);
  // Another user of the machine who may read the folder has linked the file under another name.
  await link(left, join(dir, "watched"));
  let during: string[] = [];
  async function* lines(): AsyncGenerator<Line> {
    for (let i = 0; i < 2_000; i++) yield [String(i).repeat(50)];
    during = await readdir(dir);
    expect(await openToOthers(during)).toEqual(["all.backup.part", "watched"]);
    yield ["last"];
  }
  await writeBackup(file, lines());
  expect(during.length).toBe(3);
  expect(await openToOthers(["all.backup"])).toEqual([]);
  expect(String(await readFile(left))).toBe("an earlier one, cut off");
  expect((await readdir(dir)).toSorted()).toEqual(["all.backup", "all.backup.part", "watched"]);
});

it("leaves two that are written to one name at once apart: the last one stands, whole", async () => {
  async function* lines(word: string): AsyncGenerator<Line> {
    for (let i = 0; i < 500; i++) yield [word.repeat(100)];
  }
  await Promise.all([writeBackup(file, lines("a")), writeBackup(file, lines("b"))]);
  expect(await readdir(dir)).toEqual(["all.backup"]);
});

it("leaves nothing behind when what is written breaks off", async () => {
  async function* lines(): AsyncGenerator<Line> {
    yield ["first"];
    throw new Error("the database is away");
  }
  await expect(writeBackup(file, lines())).rejects.toThrow("the database is away");
  expect(await readdir(dir)).toEqual([]);
});
