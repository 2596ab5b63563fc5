import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { transaction } from "#platform/db/db.server.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { storyDraft } from "../../tests/factories/drafts.ts";
import { storyPicture } from "./pictures.server.ts";
import { ensureSource, optIn, optOut, setSource } from "./sources.server.ts";
import { getStory, storeDrafts } from "./stories.server.ts";
import type { StoryDraft } from "./story.ts";

let opened: TestDatabase;
const now = new Date("2026-11-21T12:00:00Z");

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(async () => {
  await opened.pool.query("truncate sources, live_events, audit, views restart identity cascade");
  await ensureSource(opened.db, { id: "coast", name: "The Coast", country: "IE" }, now);
});

const url = "https://creativecommons.org/licenses/by/4.0/";
const open = { licence: "CC BY 4.0", url, open: true, credit: null };
const closed = { ...open, licence: "CC BY-NC 4.0", open: false };
const image = { url: "https://a.example/p.jpg", width: 10, height: 5, alt: "" };
const store = (drafts: StoryDraft[]) =>
  transaction(opened.db, (tx) => storeDrafts(tx, { id: "coast" }, drafts, now));
const storyOf = async (slug: string) => {
  const found = await getStory(opened.db, slug);
  if (!found || !("story" in found)) throw new Error("not found");
  return found.story;
};
const pictureOf = async (slug: string) => {
  const { id, picture } = await storyOf(slug);
  // The picture's own address says the same as the page.
  expect((await storyPicture(opened.db, id)) !== null).toBe(picture !== null);
  return picture;
};

test("a picture that its feed licenses is shown with its credit unless its source opts out or an operator bans pictures", async () => {
  const item = storyDraft(now, { image: { ...image, licence: open } });
  const [slug = ""] = (await store([item])).slugs;
  const licence = { licence: "CC BY 4.0", url, credit: "The Coast" };
  expect(await pictureOf(slug)).toMatchObject({ licence });
  const { id } = await storyOf(slug);
  await optOut(opened.db, "coast", { actor: "operator", now });
  expect(await storyPicture(opened.db, id)).toBeNull();
  await optIn(opened.db, "coast", { actor: "operator", now });
  expect(await storyPicture(opened.db, id)).toBe(image.url);
  await setSource(opened.db, "coast", { imagesAllowed: false }, { actor: "operator", now });
  expect(await pictureOf(slug)).toBeNull();
});

test("it is shown no more once the feed reserves it, and was not before it was licensed", async () => {
  const item = storyDraft(now, { image });
  const [slug = ""] = (await store([item])).slugs;
  expect(await pictureOf(slug)).toBeNull();
  for (const [licence, shown] of [
    [open, true],
    [closed, false],
    [open, true],
  ] as const) {
    const contentHash = licence.licence;
    await store([{ ...item, image: { ...image, licence }, contentHash }]);
    expect((await pictureOf(slug)) !== null, contentHash).toBe(shown);
  }
  await store([item]);
  expect(await pictureOf(slug), "as at first, without a licence").toBeNull();
});

test("it is closed by its item also where the catalogue's licence shows its source's others", async () => {
  const pictureLicence = { licence: "CC BY 3.0", url, date: "2026-11-20", credit: "Coast desk" };
  await setSource(opened.db, "coast", { pictureLicence }, { actor: "operator", now });
  const drafts = [image, { ...image, licence: closed }].map((one) =>
    storyDraft(now, { image: one }),
  );
  const { slugs } = await store(drafts);
  expect(await pictureOf(slugs[0] ?? "")).toMatchObject({ licence: { credit: "Coast desk" } });
  expect(await pictureOf(slugs[1] ?? "")).toBeNull();
});
