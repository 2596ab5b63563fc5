// axe in the tab of a test. Its own builder takes longer to put itself into a page than most pages take to look at.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { BrowserContext, Page } from "@playwright/test";

const axe = createRequire(import.meta.resolve("@axe-core/playwright")).resolve(
  "axe-core/axe.min.js",
);

type Axe = {
  run(
    where: { include?: string[]; exclude: string[] },
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};

/** Gives axe to every page that the context opens from now on. */
export const bringAxe = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ path: axe });

let source = "";

/** Gives axe to the document that the page shows now. */
export async function putAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => "axe" in globalThis)) return;
  source ||= readFileSync(axe, "utf8");
  await page.evaluate(source);
}

/**
 * What axe finds on the page as it is now.
 * @param o.rules the only ones to follow; all by default
 * @param o.tags the only ones to follow, by axe's tags
 * @param o.within a selector of the only part that is looked at
 * @param o.without selectors of what is not looked at
 */
export const barriersOn = (
  page: Page,
  o: { rules?: string[]; tags?: string[]; within?: string; without?: readonly string[] } = {},
): Promise<string[]> =>
  page.evaluate(
    async ({ only, within, without }) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const { violations } = await axe.run(
        { ...(within ? { include: [within] } : {}), exclude: without },
        // No page here has frames, nor a sheet of another site that would have to be fetched.
        {
          resultTypes: ["violations"],
          iframes: false,
          preload: false,
          selectors: false,
          ...(only ? { runOnly: only } : {}),
        },
      );
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" ")}`,
      );
    },
    { only: o.rules ?? o.tags ?? null, within: o.within ?? null, without: [...(o.without ?? [])] },
  );
