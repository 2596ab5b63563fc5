import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { browserArguments, ensureBrowser } from "./browser.ts";

let bin: string;
const said: string[] = [];
const ensure = () => ensureBrowser((line) => said.push(line));
const program = (name: string, text: string) => {
  writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`);
  chmodSync(join(bin, name), 0o755);
};

beforeEach(() => {
  bin = mkdtempSync(join(tmpdir(), "eunison-bin-"));
  vi.stubEnv("PATH", bin);
  vi.stubEnv("CHROMIUM", undefined);
  vi.spyOn(chromium, "executablePath").mockReturnValue(join(bin, "none"));
  said.length = 0;
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(bin, { recursive: true, force: true });
});
const as = (uid: number) =>
  vi.spyOn(process as { getuid(): number }, "getuid").mockReturnValue(uid);

it("takes the system's browser, and says nothing", async () => {
  program("chromium", "");
  expect(await ensure()).toBe(join(bin, "chromium"));
  expect(said).toEqual([]);
});

it("installs one as root, and says so", async () => {
  as(0);
  // Like a fresh machine: nothing can be installed before the lists are there.
  program(
    "apt-get",
    `echo "$*" >> ${bin}/calls\ncase "$1" in\nupdate) : > ${bin}/lists;;\n*) [ -e ${bin}/lists ] && : > ${bin}/chromium;;\nesac`,
  );
  expect(await ensure()).toBe(join(bin, "chromium"));
  expect(said).toEqual(["No Chromium here.", "Installing chromium with apt-get…"]);
  const install = "install --yes --no-install-recommends chromium";
  expect(readFileSync(join(bin, "calls"), "utf8").trim().split("\n")).toEqual([
    install,
    "update",
    install,
  ]);
});

it("names the command that installs one where it may not", async () => {
  as(1000);
  program("apt-get", `: > ${bin}/called`);
  expect(await ensure()).toBeNull();
  expect(existsSync(join(bin, "called"))).toBe(false);
  expect(said.join()).toContain("sudo apt-get install --yes --no-install-recommends chromium");
});

it("starts without all that Playwright starts without: the browser follows its last list alone", async () => {
  program("chromium", `echo "$*" > ${bin}/arguments`);
  const executablePath = join(bin, "chromium");
  await expect(chromium.launch({ executablePath, args: browserArguments })).rejects.toThrow();
  const given = readFileSync(join(bin, "arguments"), "utf8");
  const [playwrights = [], ours = []] = [...given.matchAll(/--disable-features=(\S*)/g)].map(
    ([, list = ""]) => list.split(","),
  );
  expect(playwrights).not.toEqual([]);
  expect(ours).toEqual(expect.arrayContaining(playwrights));
});
