import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * Looks for barriers on the page as it stands. No page here has frames of others, so the results need no page of
 * their own to be put together on, which takes longer than looking.
 */
export const axeOn = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();
