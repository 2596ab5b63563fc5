// A piece is read aloud by the browser's own speech. Browsers without an engine of speech, such as those of tests, have no
// voices: this one speaks by a clock, sentence after sentence, and tells what it was given.
import type { Page } from "@playwright/test";
import { expectNoBarriers } from "./axe.ts";
import { accepted, keep, open, overflowOf } from "./reader.ts";
import { expect, test } from "./site.ts";

const article = "/article/eu-parliament-passes-landmark-climate-package";
const opening = "It was ten past four when the numbers came up on the wall of the chamber";

/** @param lang of the only voice */
const giveVoice = (page: Page, lang: string) =>
  page.addInitScript((lang) => {
    type Words = { text: string; rate: number; onend?: () => void };
    const spoken: Words[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    class Utterance {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const speech = {
      getVoices: () => [{ lang, localService: true }],
      speak(words: Words) {
        spoken.push(words);
        timer = setTimeout(() => words.onend?.(), 400);
      },
      cancel: () => clearTimeout(timer),
      addEventListener() {},
    };
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, spoken });
    Object.defineProperty(window, "speechSynthesis", { value: speech });
  }, lang);

const spoken = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { spoken: { text: string; rate: number }[] }).spoken.map(
      ({ text, rate }) => ({ text, rate }),
    ),
  );
const texts = async (page: Page) => (await spoken(page)).map(({ text }) => text);
const bar = (page: Page) => page.getByRole("complementary", { name: "Now playing" });

test.beforeEach(({ page }) => keep(page, accepted));

test("an article is read aloud by sentences, in the bar, marked as machine speech", async ({
  page,
}) => {
  await giveVoice(page, "en-GB");
  await open(page, article);
  await page.getByRole("button", { name: "Listen" }).click();
  await expect(bar(page)).toContainText("Machine speech");
  await expect.poll(() => texts(page)).toContainEqual(expect.stringContaining(opening));
  const [title] = await texts(page);
  expect(title).toBe("EU Parliament Passes Landmark Climate Package");
  // The sentence that is spoken is marked in the page.
  await expect
    .poll(() =>
      page.evaluate(() => [...(CSS.highlights.get("spoken") ?? [])].map(String).join().length),
    )
    .toBeGreaterThan(10);

  await bar(page).getByRole("button", { name: "Pause" }).click();
  const paused = (await texts(page)).length;
  const at = await bar(page)
    .getByText(/^\d+:\d\d \/ /)
    .textContent();
  await expect(bar(page).getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await bar(page).getByRole("combobox", { name: "Speed" }).selectOption("1.5");
  await expect.poll(async () => (await texts(page)).length).toBe(paused);
  await bar(page).getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(async () => (await spoken(page)).at(-1)?.rate).toBe(1.5);
  expect(at).toMatch(/ \/ \d+:\d\d$/);

  const seek = bar(page).getByRole("slider", { name: "Position" });
  await seek.fill("0");
  await expect
    .poll(async () => (await texts(page)).lastIndexOf(title ?? ""))
    .toBeGreaterThan(paused);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overflowOf(page)).toBe(0);
    await expectNoBarriers(page);
  }
});

test("it is read on while the reader goes to other pages, and after a document", async ({
  page,
}) => {
  await giveVoice(page, "en-GB");
  await open(page, article);
  await page.getByRole("button", { name: "Listen" }).click();
  await expect.poll(() => texts(page)).toContainEqual(expect.stringContaining(opening));
  await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(bar(page)).toBeVisible();
  const before = (await texts(page)).length;
  await expect.poll(async () => (await texts(page)).length).toBeGreaterThan(before);
  await page.getByRole("banner").getByRole("link", { name: "Saved", exact: true }).first().click();
  await expect(page).toHaveURL(/\/saved$/);
  await expect(bar(page)).toBeVisible();
  // It goes on where it was, and not from the beginning.
  await expect.poll(async () => (await texts(page)).length).toBeGreaterThan(0);
  await expect
    .poll(() => texts(page))
    .not.toContain("EU Parliament Passes Landmark Climate Package");
  await bar(page).getByRole("button", { name: "Close the player" }).click();
  await expect(bar(page)).toBeHidden();
  // It goes on there also when the reader comes back later.
  await open(page, article);
  await page.getByRole("button", { name: "Listen" }).click();
  await expect(bar(page).getByRole("slider", { name: "Position" })).not.toHaveValue(/^\d(\.|$)/);
});

test("a browser without a voice of the language says so", async ({ page }) => {
  await giveVoice(page, "fi-FI");
  await open(page, article);
  await page.getByRole("button", { name: "Listen" }).click();
  await expect(page.getByText("This browser has no voice for this language.")).toBeAttached();
  await expect(bar(page)).toBeHidden();
});
