// Where things stand beside each other: on a phone in two languages, on a tablet, on a wide screen.
import type { Page } from "@playwright/test";
import sharp from "sharp";

import { accepted, keep, overflowOf } from "./reader.ts";
import { expect, served, test } from "./site.ts";

const article = "/article/eu-parliament-passes-landmark-climate-package";
const event = "/event/climate-package-passes-by-eleven-votes-and-leaves-tenants-a-promise";

/** The levels of a picture, from black to white. */
const greyOf = (png: Buffer): Promise<Buffer> => sharp(png).greyscale().raw().toBuffer();

/** What a page may not show anywhere, as lines that say where it does. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = (part: Element) => part.checkVisibility({ visibilityProperty: true });
    const all = (selector: string, within: ParentNode = document) =>
      [...within.querySelectorAll(selector)].filter(seen);
    const box = (part: Element) => part.getBoundingClientRect();
    const middle = (part: Element) => (box(part).top + box(part).bottom) / 2;
    const over = (a: Element, b: Element) =>
      Math.min(box(a).right, box(b).right) - Math.max(box(a).left, box(b).left) > 1 &&
      Math.min(box(a).bottom, box(b).bottom) - Math.max(box(a).top, box(b).top) > 1;
    const name = (part: Element) => part.closest("article, li, header")?.textContent?.slice(0, 60);

    const faults: string[] = [];
    for (const last of all("main .kick > :last-child:not(:only-child)"))
      if (
        ![...(last.parentElement?.children ?? [])].some(
          (other) => other !== last && seen(other) && Math.abs(middle(other) - middle(last)) < 10,
        )
      )
        faults.push(`alone on a line: ${last.textContent}, ${name(last)}`);
    for (const picture of all(".pic").filter((one) => box(one).width < 140))
      for (const mark of all(".badges .badge", picture))
        if (all("img, .drawing", picture).some((drawn) => over(mark, drawn)))
          faults.push(`on a small picture: ${mark.textContent}, ${name(mark)}`);
    for (const save of all("main .save-btn")) {
      if (all("main .pic").some((picture) => over(save, picture)))
        faults.push(`save over a picture: ${name(save)}`);
      const lines = all(".meta, .coverage", save.closest(".card") ?? save);
      if (lines[0] && !lines.some((line) => Math.abs(box(line).bottom - 10 - middle(save)) <= 6))
        faults.push(`save on a line of its own: ${name(save)}`);
    }
    for (const portrait of all(".byline .portrait")) {
      const words = portrait.nextElementSibling;
      if (words && box(words).top >= box(portrait).bottom)
        faults.push(`portrait above its words: ${words.textContent}`);
    }
    for (const wide of all("main .compared, main table"))
      if (wide.scrollWidth > wide.clientWidth + 1 || box(wide).right > innerWidth)
        faults.push(`a column is cut: ${wide.textContent?.slice(0, 60)}`);
    if (document.documentElement.scrollWidth > innerWidth) faults.push("wider than the screen");
    return faults;
  });

test("a headline with a word longer than its column is broken, and widens no page", async ({
  page,
}) => {
  test.slow();
  await keep(page, accepted);
  const paths = ["/", "/topic/politics", "/country/de", article, event, "/search?q=europe"];
  for (const path of paths) {
    await page.goto(path);
    await served(page);
    await page.evaluate(() => {
      for (const headline of document.querySelectorAll("main :is(h1, h2, h3):not(.sec-head *)"))
        (headline.querySelector("a") ?? headline).textContent =
          "Bundesgeneralstaatsanwaltschaftsermittlungsverfahren";
    });
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => overflowOf(page), `${path} at ${width}`).toBe(0);
    }
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const lang of ["en", "de"])
    test(`nothing is alone, cut or covered (${lang})`, async ({ page }) => {
      test.slow();
      await keep(page, accepted);
      for (const path of ["/", article, event, "/search?q=europe", "/video/1", "/pricing"]) {
        await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${lang}`);
        await served(page);
        await expect.poll(() => faultsOf(page), path).toEqual([]);
      }
    });

  for (const height of [640, 740])
    test(`the cookie question leaves the first headline free (${height} px high)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height });
      for (const lang of ["en", "de"]) {
        await page.goto(`/?lang=${lang}`);
        await served(page);
        const question = page.locator(".consent");
        const headline = page.getByRole("main").getByRole("article").first().getByRole("heading");
        const covered = async () => {
          const [bar, words] = await Promise.all([question.boundingBox(), headline.boundingBox()]);
          if (!bar || !words || !(await question.isVisible())) return 0;
          return Math.max(0, words.y + words.height - bar.y);
        };
        await expect.poll(covered).toBe(0);
        await page.mouse.wheel(0, 400);
        await expect(question).toBeVisible();
        const part = async () => ((await question.boundingBox())?.height ?? height) / height;
        await expect.poll(part).toBeLessThan(0.25);
        await expect(question.getByRole("button")).toHaveCount(2);
      }
    });

  test("the name is drawn: the first page shows it as the second does", async ({ page }) => {
    await keep(page, accepted);
    await page.goto("/");
    await served(page);
    const name = page.getByRole("banner").getByRole("link", { name: "Eunison, Home" });
    const first = await name.screenshot();
    await page.goto("/about", { referer: page.url() });
    await served(page);
    await page.evaluate(() => document.fonts.ready);
    const [one, other] = await Promise.all([first, await name.screenshot()].map(greyOf));
    const differing = one?.filter((level, place) => Math.abs(level - (other?.[place] ?? 0)) > 32);
    expect(one?.length).toBe(other?.length);
    expect(differing).toHaveLength(0);
  });
});

test("on a tablet, marks keep off the pictures, and Top Stories its distance", async ({ page }) => {
  await keep(page, accepted);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/");
  await served(page);
  await expect.poll(() => faultsOf(page)).toEqual([]);
  const gap = () =>
    page.evaluate(() => {
      const [list] = document.querySelectorAll("section[aria-labelledby=top-stories]");
      const above = [...document.querySelectorAll("main article *")].map(
        (part) => part.getBoundingClientRect().bottom,
      );
      const top = list?.getBoundingClientRect().top ?? 0;
      return top - Math.max(...above.filter((bottom) => bottom < top + 20));
    });
  await expect.poll(gap).toBeGreaterThanOrEqual(20);
});

test("a wide screen is used: cards, For You, rail, texts, footer", async ({ page }) => {
  await keep(page, accepted);
  await page.goto("/");
  await served(page);
  await expect.poll(() => faultsOf(page)).toEqual([]);
  // The largest space that any such part leaves empty under its content.
  const emptyUnder = (selector: string, within: string) => () =>
    page.locator(selector).evaluateAll(
      (parts, last) =>
        Math.max(
          ...parts.map((part) => {
            const ends = [...part.querySelectorAll(last)].map(
              (one) => one.getBoundingClientRect().bottom,
            );
            return part.getBoundingClientRect().bottom - Math.max(...ends);
          }),
        ),
      within,
    );
  await expect.poll(emptyUnder("main .wide", ".meta")).toBeLessThan(24);
  await expect.poll(emptyUnder("main .for-you", "p")).toBeLessThan(24);
  const end = page.getByRole("contentinfo");
  await expect.poll(emptyUnder(".foot", "a, button, small")).toBeLessThan(56);
  const short = async () => {
    const [theme, edge] = await Promise.all([
      end.getByRole("button", { name: "System" }).boundingBox(),
      end.locator(".wrap").boundingBox(),
    ]);
    return (edge?.width ?? 0) - ((theme?.x ?? 0) + (theme?.width ?? 0));
  };
  await expect.poll(short).toBeLessThan(80);

  await page.goto(article);
  await served(page);
  await page
    .getByRole("heading", { name: "The same event in other outlets" })
    .scrollIntoViewIfNeeded();
  await expect(page.getByRole("tab", { name: "Articles" })).toBeInViewport();
  await expect(page.getByRole("tabpanel").getByRole("article").first()).toBeInViewport();

  for (const path of ["/terms", "/how-we-work"]) {
    await page.goto(path);
    const rightEdge = async () => {
      const text = await page
        .getByRole("main")
        .locator("section p, .info-text p")
        .first()
        .boundingBox();
      return (text?.x ?? 0) + (text?.width ?? 0);
    };
    await expect.poll(rightEdge, path).toBeGreaterThan(1_000);
  }
});

test("a page has one form for the newsletter", async ({ page }) => {
  for (const [path, place] of [
    ["/", "main"],
    ["/newsletter", "main"],
    ["/about", "contentinfo"],
  ] as const) {
    await page.goto(path);
    const forms = page.locator("form").filter({ has: page.locator("[type=email]"), visible: true });
    await expect(forms).toHaveCount(1);
    await expect(page.getByRole(place).locator("[type=email]")).toBeVisible();
  }
});

test("the keyboard reaches stories and search past the menus", async ({ page }) => {
  await page.goto("/");
  await served(page);
  const skip = async (name: string) => {
    for (let press = 0; press < 3; press++) {
      await page.keyboard.press("Tab");
      if ((await page.locator(":focus").textContent()) === name) break;
    }
    await expect(page.getByRole("link", { name })).toBeFocused();
    await page.keyboard.press("Enter");
  };
  await skip("Skip to the stories");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("article").first().locator(":focus")).toHaveCount(
    1,
  );
  await page.goto("/search?q=grid");
  await served(page);
  await skip("Skip to search");
  await expect(page.locator("#find")).toBeFocused();
  // Where there is no list, nothing leads to it.
  await page.goto("/about");
  await served(page);
  await expect(page.getByRole("link", { name: "Skip to the stories" })).toHaveCount(0);
});

test("in the system's own colours it is seen where one is, and what is chosen", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/pricing");
  await served(page);
  const looks = (selector: string) =>
    page.locator(selector).evaluateAll((parts) =>
      parts.map((part) => {
        const { borderBottomColor, backgroundColor } = getComputedStyle(part);
        return `${borderBottomColor} on ${backgroundColor}`;
      }),
    );
  const differ = async (chosen: string, others: string) => {
    const [[one], rest] = [await looks(chosen), await looks(others)];
    expect(one, chosen).toBeTruthy();
    expect(rest, chosen).not.toHaveLength(0);
    expect(rest, chosen).not.toContain(one);
  };
  const menu = ".bar nav a";
  await differ(`${menu}[aria-current]`, `${menu}:not([aria-current])`);
  const choice = ".pricing-choices .seg:first-child > *";
  const on = ":is([aria-current], [aria-pressed=true])";
  await differ(`${choice}${on}`, `${choice}:not(${on})`);
  await page.goto(article);
  await served(page);
  await differ(".rail [aria-selected=true]", ".rail [aria-selected=false]");
});
