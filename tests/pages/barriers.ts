// axe on many pages in one tab. Its builder takes longer to put itself into a page than most pages take to look at.
import { createRequire } from "node:module";
import type { BrowserContext, Page } from "@playwright/test";

const axe = createRequire(import.meta.resolve("@axe-core/playwright")).resolve(
  "axe-core/axe.min.js",
);

type Axe = {
  run(
    where: { exclude: string[] },
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};

/** Gives axe to every page that the context opens from now on. */
export const bringAxe = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ path: axe });

/**
 * What axe finds on the page as it is now.
 * @param o.rules the only ones to follow; all by default
 * @param o.without selectors of what is not looked at
 */
export const barriersOn = (
  page: Page,
  o: { rules?: string[]; without?: readonly string[] } = {},
): Promise<string[]> =>
  page.evaluate(
    async ({ rules, without }) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const { violations } = await axe.run(
        { exclude: without },
        // No page here has frames, nor a sheet of another site that would have to be fetched.
        {
          resultTypes: ["violations"],
          iframes: false,
          preload: false,
          selectors: false,
          ...(rules ? { runOnly: rules } : {}),
        },
      );
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" ")}`,
      );
    },
    { rules: o.rules ?? null, without: [...(o.without ?? [])] },
  );
