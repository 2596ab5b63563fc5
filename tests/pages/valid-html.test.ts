// Every page that stands on its own, and one of each other kind, is valid HTML by the W3C's checker (Nu Html Checker).
// It needs Java (`apt-get install default-jre-headless`), and skips where there is none.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadSample } from "#media/sample.server.ts";
import { locales } from "#platform/locale.ts";
import { sectionPages, standingPages } from "../../app/routes/distribution/pages.ts";
import { signIn } from "../factories/readers.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";

const root = join(import.meta.dirname, "../..");
const checker = join(root, "node_modules/vnu-jar/build/dist/vnu.jar");
const hasJava = spawnSync("java", ["-version"]).status === 0;

let site: TestSite;
const folder = mkdtempSync(join(tmpdir(), "html-"));
beforeAll(async () => {
  if (!hasJava) return;
  site = await openTestSite();
  await loadSample(site.db, noon, { dir: join(root, "db/seed") });
});
afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** One of each kind that the list of standing pages does not have. */
const otherKinds = [
  "/article/eu-parliament-passes-landmark-climate-package",
  "/video/1",
  "/podcast/1",
  "/show/border-lines",
  "/search?q=europe",
  "/support?q=password",
  "/support/billing",
  "/store?collection=clearance",
  "/auth?mode=sign-up",
  "/saved",
  "/withdraw",
  "/cancel",
  "/nowhere",
];
const membersPages = [
  "/news",
  "/article/eu-parliament-passes-landmark-climate-package",
  "/dashboard",
  "/following",
  "/discussions",
  "/profile?tab=subscription",
  "/history",
  "/account",
];

/** What the checker says that is no fault of the page: programs that read feeds know their addresses by `feed:` before the whole. */
const known = /^Bad value “feed:https?:/;

it.skipIf(!hasJava)(
  hasJava ? "every page is valid" : "SKIPPED without Java: every page is valid",
  async () => {
    const member = await signIn(site.db, noon, { tier: "premium" });
    const names = new Map<string, string>();
    const save = (path: string, html: string) => {
      const file = join(folder, `${names.size}.html`);
      names.set(file, path);
      writeFileSync(file, html);
    };
    const some = [
      ...standingPages,
      sectionPages[0] ?? "",
      sectionPages.at(-1) ?? "",
      ...otherKinds,
    ];
    for (const [n, path] of some.entries()) {
      // Each in one of the languages, in turn: texts differ, markup does not.
      const lang = locales[n % locales.length];
      const answer = await site.at(`${path}${path.includes("?") ? "&" : "?"}lang=${lang}`);
      save(path, await answer.text());
    }
    for (const name of ["Climate", "Economy"])
      await site.at("/following", {
        method: "POST",
        headers: member.headers,
        body: new URLSearchParams({ intent: "follow", what: `topic:${name}` }),
      });
    for (const path of membersPages)
      save(path, await (await site.at(path, { headers: member.headers })).text());

    const { stderr } = spawnSync("java", ["-jar", checker, "--format", "json", folder], {
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    });
    const { messages } = JSON.parse(stderr) as {
      messages: { type: string; url: string; message: string; extract?: string }[];
    };
    const wrong = messages
      .filter(({ type, message }) => type === "error" && !known.test(message))
      .map(({ url, message, extract = "" }) => {
        const path = names.get(url.replace("file:", "")) ?? url;
        return `${path}: ${message} ${extract.replace(/\s+/g, " ").slice(0, 120)}`;
      });
    expect([...new Set(wrong)]).toEqual([]);
    expect(names.size).toBeGreaterThan(45);
  },
  300_000,
);

it("has its checker installed", () => {
  expect(() => execFileSync("test", ["-s", checker])).not.toThrow();
});
