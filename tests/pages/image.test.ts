import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { deliver } from "../factories/stories.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";

let site: TestSite;
let publisher: Server;
let hits = 0;
beforeAll(async () => {
  const picture = await sharp({
    create: { width: 1600, height: 900, channels: 3, background: "#c33" },
  })
    .jpeg()
    .toBuffer();
  publisher = createServer((req, res) => {
    hits++;
    if (req.url === "/a.jpg") res.end(picture);
    else if (req.url === "/a.svg")
      res.end("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>");
    else res.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  site = await openTestSite({ env: { FEEDS_ALLOW_PRIVATE: "1" } });
});
afterAll(async () => {
  await site?.close();
  publisher.close();
});

let stories = 0;
async function storyWith(path: string, allowed: boolean): Promise<number> {
  const title = `A picture, number ${++stories}`;
  const address = publisher.address() as AddressInfo;
  await deliver(site.db, noon, { title, topics: ["Climate"] });
  const row = await site.db
    .updateTable("stories")
    .set({ image: `http://127.0.0.1:${address.port}${path}` })
    .where("title", "=", title)
    .returning(["id", "source_id"])
    .executeTakeFirstOrThrow();
  await site.db
    .updateTable("sources")
    .set({ images_allowed: allowed })
    .where("id", "=", row.source_id)
    .execute();
  return row.id;
}

it("re-encodes a publisher's picture in the width and format that the address names", async () => {
  const id = await storyWith("/a.jpg", true);
  const response = await site.at(`/image/article/${id}/480.avif`);
  expect(response.headers.get("content-type")).toBe("image/avif");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 480, height: 270 });
  // Pages name it with a mark of the picture.
  expect((await site.at(`/image/article/${id}-1x9k2ab/480.avif`)).status).toBe(200);
});

it("asks no publisher whose entry does not allow pictures", async () => {
  const id = await storyWith("/a.jpg", false);
  hits = 0;
  expect((await site.at(`/image/article/${id}/800.webp`)).status).toBe(404);
  expect(hits).toBe(0);
});

it("hands on neither SVG nor a missing picture, and asks for it once", async () => {
  for (const path of ["/a.svg", "/gone.jpg"]) {
    const id = await storyWith(path, true);
    hits = 0;
    expect((await site.at(`/image/article/${id}/800.webp`)).status).toBe(404);
    expect((await site.at(`/image/article/${id}/800.webp`)).status).toBe(404);
    expect(hits).toBe(1);
  }
});

it.each([
  "/image/article/1/481.webp",
  "/image/article/1/480.png",
  "/image/article/1/480",
  "/image/article/1e9/480.webp",
  "/image/article/999999/480.webp",
  "/image/pictures/..%2f..%2fpackage/480.webp",
  "/image/pictures/nothing-here/480.webp",
  "/image/elsewhere/1/480.webp",
])("answers 404 to %s", async (path) => expect((await site.at(path)).status).toBe(404));

it("makes our own pictures smaller", async () => {
  const response = await site.at("/image/pictures/tram-vote/240.webp");
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 240, format: "webp" });
});
