// No link of ours leads nowhere: every page that stands on its own, in four languages, and every page that these lead to.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadSample } from "#media/sample.server.ts";
import { locales } from "#platform/locale.ts";
import { sectionPages, standingPages } from "../../app/routes/distribution/pages.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await loadSample(site.db, noon, { dir: join(import.meta.dirname, "../../db/seed") });
});
afterAll(() => site?.close());

const built = join(import.meta.dirname, "../../build/client");
const isFile = (path: string) => existsSync(join(built, path.split(/[?#]/)[0] ?? ""));

/** The addresses of ours that a page links to, without fragments. */
const linksIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<(?:a|form)\b[^>]*?\s(?:href|action)="(\/[^"#]*)/g)].map(([, link = ""]) =>
      link.replaceAll("&amp;", "&"),
    ),
  ),
];

async function get(path: string): Promise<{ status: number; html: string }> {
  const response = await site.at(path, { redirect: "manual" });
  const isPage = response.headers.get("content-type")?.includes("text/html") ?? false;
  const html = isPage ? await response.text() : "";
  if (!isPage) await response.body?.cancel();
  return { status: response.status, html };
}

/** What each address answered, in whichever language it was found. */
const asked = new Map<string, number>();
const withoutLanguage = (path: string) =>
  path.replace(/([?&])lang=\w\w(?:&|$)/, "$1").replace(/[?&]$/, "");
/** Addresses that were found, whichever language they name: a page that is there is there in all four. */
const found = new Set<string>();

it.each(locales)(
  "leads from every page to pages that are there, in %s",
  async (locale) => {
    const from = new Map<string, string>();
    let wave = [...standingPages, ...sectionPages].map((path) => `${path}?lang=${locale}`);
    for (const path of wave) from.set(path, "the list");
    // Two steps from the pages that stand on their own reach every kind of page. The second asks what no other language led to.
    for (let step = 0; step < 2; step++) {
      const next = new Set<string>();
      for (const path of wave) {
        if (asked.has(path) || (path !== "/" && isFile(path))) continue;
        if (step > 0 && found.has(withoutLanguage(path))) continue;
        found.add(withoutLanguage(path));
        const { status, html } = await get(path);
        asked.set(path, status);
        for (const link of linksIn(html))
          if (!from.has(link)) {
            from.set(link, path);
            next.add(link);
          }
      }
      wave = [...next];
    }
    const dead = [...asked]
      .filter(([path]) => from.has(path))
      .filter(([, status]) => ![200, 302, 303].includes(status));
    expect(dead.map(([path, status]) => `${status} ${path}, linked by ${from.get(path)}`)).toEqual(
      [],
    );
    expect([...from.keys()].filter((path) => asked.has(path)).length).toBeGreaterThan(50);
  },
  600_000,
);
