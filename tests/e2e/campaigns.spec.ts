// A campaign from the operator's command to the reader's click.
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { runOn } from "../command.ts";
import { test } from "./own-site.ts";
import { overflowOf, visitorsBrowser } from "./reader.ts";
import { expect, served } from "./site.ts";

test.use({
  filledFor: "campaigns",
  // Where the advertisement leads; the test answers in its place.
  elsewhere: "https://rail.example.eu",
  userAgent: visitorsBrowser,
});

test("a campaign is added, seen on the front page and an article, followed, and counted", async ({
  page,
  own,
}) => {
  const dir = await mkdtemp(join(tmpdir(), "eunison-campaigns-"));
  const picture = join(dir, "picture.png");
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#1d4ed8" } })
    .png()
    .toFile(picture);
  const { slug } = await own.db
    .selectFrom("stories")
    .select("slug")
    .where("provenance", "=", "own")
    .executeTakeFirstOrThrow();
  const campaigns = (...words: string[]) =>
    runOn({ address: own.address }, dir, "campaigns", words);
  for (const [id, slot] of [
    ["rail-front", "home-upper"],
    ["rail-article", "article"],
  ] as const) {
    const file = join(dir, `${id}.json`);
    const words = {
      title: "Asleep to Rome",
      text: "Night trains.",
      action: "See trains",
      alt: "A train",
    };
    await writeFile(
      file,
      JSON.stringify({
        id,
        name: "Night trains",
        advertiser: "Alpine Rail",
        slot,
        starts_at: "2020-01-01",
        ends_at: "2099-01-01",
        target: "https://rail.example.eu/",
        texts: { en: words },
        political: false,
      }),
    );
    const added = await campaigns("add", file, "--picture", picture);
    expect(added, added.err).toMatchObject({ code: 0 });
  }
  await page.route("https://rail.example.eu/", (route) => route.fulfill({ body: "trains" }));
  for (const [path, id] of [
    ["/", "rail-front"],
    [`/article/${slug}`, "rail-article"],
  ] as const) {
    const box = page.locator(`[data-campaign="${id}"]`);
    await expect(async () => {
      await page.goto(path);
      await expect(box).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await served(page);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => overflowOf(page), `at ${width} px`).toBeLessThanOrEqual(0);
    }
    await box.scrollIntoViewIfNeeded();
    await expect(box.getByRole("img", { name: "A train" })).toHaveJSProperty("complete", true);
    await expect(box).toContainText("Paid by Alpine Rail.");
    const counted = (what: "views" | "clicks") =>
      own.db
        .selectFrom("advertising_counts")
        .select(what)
        .where("campaign", "=", id)
        .executeTakeFirst()
        .then((row) => row?.[what]);
    await expect.poll(() => counted("views"), { timeout: 30_000 }).toBe(1);
    await box.getByRole("link", { name: "See trains" }).click();
    await expect(page).toHaveURL("https://rail.example.eu/");
    await expect.poll(() => counted("clicks")).toBe(1);
  }
  const listed = await campaigns("list");
  expect(listed.out).toMatch(/rail-front .* 1 views {2}1 clicks/);
});
