import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { publishPiece } from "./newsroom.server.ts";
import { feedEntries } from "./syndication.server.ts";

const now = new Date("2026-11-21T12:00:00Z");

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const publish = (title: string) =>
  publishPiece(
    test.db,
    "lamp",
    `---\ntitle: ${title}\nlang: en\ntopics: [Politics]\ncountries: [SI]\nai: { used: false, reviewedBy: M. Stoyanova }\n---\nIt was carried.\n`,
    { actor: "ines", now, pictureProblem: () => null },
  );
const entry = async () =>
  (
    await feedEntries(test.db, "own", {
      baseUrl: "https://eunison.example",
      isFree: () => true,
      reviewedOnly: false,
      words: { ai: () => "", sample: "" },
    })
  ).map(({ id, link }) => ({ id, link }));

it("keeps the id of an entry when its headline changes, and links to the present address", async () => {
  await publish("The Lamp Arrives");
  const id = "https://eunison.example/article/the-lamp-arrives";
  expect(await entry()).toEqual([{ id, link: id }]);
  for (const title of ["The Lamp Is Late", "The Lamp Is Lost"]) {
    await publish(title);
    const slug = title.toLowerCase().replaceAll(" ", "-");
    expect(await entry()).toEqual([{ id, link: `https://eunison.example/article/${slug}` }]);
  }
  await publish("The Lamp Arrives");
  expect(await entry()).toEqual([{ id, link: id }]);
});
