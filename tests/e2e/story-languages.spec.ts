import { namedByUs } from "#stories/state-name.ts";
import { allStoryLanguages } from "#stories/story-languages.ts";
import { expect, served, test } from "./site.ts";

// The sample newsroom has events that are told in several languages.
for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("the languages of stories are chosen, all are one press, and the default is another", async ({
      page,
    }) => {
      await page.goto("/");
      if (javaScriptEnabled) await served(page);
      const row = page.getByRole("group", { name: "Languages of the stories" });
      const main = page.getByRole("main");
      const polish = main.locator("#stories h3[lang=pl]");
      await expect(polish).toHaveCount(0);
      await row.getByRole("button", { name: /^English chosen/ }).click();
      const panel = page.getByRole("dialog", { name: "Languages of the stories" });
      await expect(panel.getByRole("checkbox", { checked: true })).toHaveCount(1);
      await panel.getByRole("checkbox", { name: "English" }).focus();
      await page.keyboard.press("Space");
      await panel.getByText("Polski").click();
      await panel.getByRole("button", { name: "Show stories" }).click();
      await expect(row.getByRole("button", { name: /^Polski chosen/ })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect(polish.first()).toBeVisible();
      await row.getByRole("button", { name: "all 24" }).click();
      await expect(row.getByRole("button", { name: /^all 24 chosen/ })).toBeVisible();
      await row.getByRole("button", { name: "English" }).click();
      await expect(row.getByRole("button", { name: /^English chosen/ })).toBeVisible();
      await expect(polish).toHaveCount(0);
    });
  });

test("the browser and the server name languages and states alike, where we have no names of our own", async ({
  page,
}) => {
  await page.goto("/");
  for (const locale of ["en-GB", "es", "fr", "de"]) {
    const ask = { locale, without: [...namedByUs] };
    const names = await page.evaluate(stateNames, ask);
    expect(names.length).toBeGreaterThan(200);
    expect(names).toEqual(stateNames(ask));
    const languages = { locale, of: [...allStoryLanguages] };
    const named = await page.evaluate(namesOfLanguages, languages);
    expect(named).toEqual(namesOfLanguages(languages));
  }
});

/** The names of languages in a language. As below, it uses nothing around it. */
function namesOfLanguages({
  locale,
  of,
}: {
  locale: string;
  of: string[];
}): (string | undefined)[] {
  const names = new Intl.DisplayNames(locale, { type: "language" });
  return of.map((language) => names.of(language));
}

/** The name of each region in a language. It runs in the browser too, so it uses nothing around it. */
function stateNames({ locale, without }: { locale: string; without: string[] }): string[] {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  return letters
    .flatMap((one) => letters.map((two) => one + two))
    .filter((code) => !without.includes(code))
    .flatMap((code) => names.of(code) ?? []);
}
