import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { browserArguments, ensureBrowser, findBrowser, findHeadlessShell } from "./browser.ts";

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
  program("chromium-headless-shell", "");
  expect(await ensure()).toBe(join(bin, "chromium"));
  expect(findHeadlessShell()).toBe(join(bin, "chromium-headless-shell"));
  expect(said).toEqual([]);
});

it("takes the whole browser where there is none without windows, and the one that CHROMIUM names for all", () => {
  program("chromium", "");
  expect(findHeadlessShell()).toBe(join(bin, "chromium"));
  program("chromium-headless-shell", "");
  program("mine", "");
  vi.stubEnv("CHROMIUM", join(bin, "mine"));
  expect([findBrowser(), findHeadlessShell()]).toEqual([join(bin, "mine"), join(bin, "mine")]);
});

it("installs one as root, and says so", async () => {
  as(0);
  // Like a fresh machine: nothing can be installed before the lists are there.
  program(
    "apt-get",
    `echo "$*" >> ${bin}/calls\ncase "$*" in\nupdate) : > ${bin}/lists;;\n*chromium) [ -e ${bin}/lists ] && : > ${bin}/chromium;;\n*) : > ${bin}/chromium-headless-shell;;\nesac`,
  );
  expect(await ensure()).toBe(join(bin, "chromium"));
  expect(said).toEqual([
    "No Chromium here.",
    "Installing chromium with apt-get…",
    "Installing chromium-headless-shell with apt-get…",
  ]);
  const install = "install --yes --no-install-recommends chromium";
  expect(readFileSync(join(bin, "calls"), "utf8").trim().split("\n")).toEqual([
    install,
    "update",
    install,
    `${install}-headless-shell`,
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
