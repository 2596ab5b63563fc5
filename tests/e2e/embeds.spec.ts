// A film whose feed gives the page of another site's player instead of a file.
import { expectNoBarriers } from "./axe.ts";
import { test } from "./own-site.ts";
import { accepted, keep, open } from "./reader.ts";
import { expect } from "./site.ts";

test.use({
  filledFor: "embeds",
  // The reader's choices are put into each document, also into the stranger's, which may keep nothing.
  allowed: [/^asks a stranger: https:\/\/www\.youtube-nocookie\.com|^thrown: SecurityError/],
});

test("a film at YouTube is loaded when the reader asks for it, and not before", async ({
  page,
  own,
}) => {
  await own.db
    .insertInto("sources")
    .values({ id: "harbour-tv", name: "Harbour TV", country: "IE" })
    .execute();
  const { id } = await own.db
    .insertInto("videos")
    .values({
      source_id: "harbour-tv",
      title: "A tide in four minutes",
      description: "What comes in goes out again.",
      lang: "en",
      media_url: "https://www.youtube.com/watch?v=tideTIDE012",
      media_type: "video/youtube",
      canonical_url: "https://www.youtube.com/watch?v=tideTIDE012",
      identity: "tide",
      content_hash: "tide",
      country: "IE",
      tags: [],
      published_at: new Date(),
      updated_at: new Date(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const asked: string[] = [];
  await page.context().route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>Player</title>The film" });
  });
  await keep(page, accepted);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `/video/${id}`);
  await expect(page.getByText("It learns that you watch")).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoBarriers(page);
  }
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Play from YouTube" }).press("Enter");
  const frame = page.locator("iframe");
  await expect(frame).toHaveAttribute("title", "A tide in four minutes");
  await expect(frame).toBeFocused();
  await expect(frame.contentFrame().getByText("The film")).toBeVisible();
  expect(asked).toEqual(["https://www.youtube-nocookie.com/embed/tideTIDE012?autoplay=1"]);
  await expect(page.getByText("It learns that you watch")).toBeHidden();
});
