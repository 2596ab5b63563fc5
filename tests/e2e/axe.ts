import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Long enough for a slow machine: one look at a long page takes seconds there. */
const lookedAtMs = 60_000;

/**
 * Expects that axe finds no barrier on the page. It looks again while it finds some: colours pass through others when
 * a theme changes. No page here has frames of other sites, so the results need no page of their own to be put together
 * on, which takes longer than looking (`setLegacyMode`), and what is well needs no description, which takes as long.
 * @param within a selector of the only part to look at
 * @param tags the only rules to follow, by axe's tags
 */
export async function expectNoBarriers(
  page: Page,
  { within, tags }: { within?: string; tags?: string[] } = {},
): Promise<void> {
  const barriers = async () => {
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
    if (within) axe.include(within);
    if (tags) axe.withTags(tags);
    const { violations } = await axe.analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
  };
  await expect.poll(barriers, { message: page.url(), timeout: lookedAtMs }).toEqual([]);
}
