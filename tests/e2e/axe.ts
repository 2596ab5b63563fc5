import { expect, type Page } from "@playwright/test";
import { barriersOn, putAxe } from "../pages/barriers.ts";

/** Long enough for a slow machine: one look at a long page takes seconds there. */
const lookedAtMs = 60_000;

type Look = {
  /** A selector of the only part to look at. */
  within?: string;
  /** The only rules to follow, by axe's tags. */
  tags?: string[];
  /** For the second theme of a page that was looked at in the first: what can differ there. */
  onlyColors?: boolean;
};

/** `expectNoBarriers` in light, and for what can differ in dark. The page stays as it is, in dark. */
export async function expectNoBarriersInBothThemes(
  page: Page,
  look: Omit<Look, "onlyColors"> = {},
): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoBarriers(page, { ...look, onlyColors: colorScheme === "dark" });
  }
}

/**
 * Expects that axe finds no barrier on the page. It looks again while it finds some: colours pass through others when
 * a theme changes.
 */
export async function expectNoBarriers(
  page: Page,
  { within, tags, onlyColors = false }: Look = {},
): Promise<void> {
  const barriers = async () => {
    await putAxe(page);
    return barriersOn(page, {
      ...(within ? { within } : {}),
      ...(tags ? { tags } : {}),
      ...(onlyColors ? { rules: ["color-contrast"] } : {}),
    });
  };
  await expect.poll(barriers, { message: page.url(), timeout: lookedAtMs }).toEqual([]);
}
