import { afterAll, beforeAll, expect, it } from "vitest";
import { publish } from "../factories/stories.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";

let site: TestSite;
let id: number;
beforeAll(async () => {
  site = await openTestSite();
  await publish(site.db, noon, { topics: ["Climate"], countries: ["DE"] });
  id = (await site.db.selectFrom("stories").select("id").executeTakeFirstOrThrow()).id;
});
afterAll(() => site?.close());

const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
const call = (name: string, body: unknown, headers: Record<string, string> = {}) =>
  site.at(`/functions/${name}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "user-agent": browser,
      "x-eunison-client": "198.51.100.7",
      ...headers,
    },
    body: JSON.stringify(body),
  });
const views = async () =>
  (await site.db.selectFrom("stories").select("views").executeTakeFirstOrThrow()).views;

it("counts a beacon once a day, and no robot", async () => {
  const beacon = { kind: "article", id };
  expect((await call("view", beacon)).status).toBe(204);
  expect((await call("view", beacon)).status).toBe(204);
  expect((await call("view", beacon, { "user-agent": "Googlebot/2.1" })).status).toBe(204);
  expect(await views()).toBe(1);
  site.clock.advance(24 * 3_600_000);
  await call("view", beacon);
  expect(await views()).toBe(2);
});

it("answers an unknown item's beacon like any other, and says what is wrong with a spoiled one", async () => {
  expect((await call("view", { kind: "video", id: 404 })).status).toBe(204);
  for (const wrong of [
    {},
    { kind: "page", id },
    { kind: "article", id: "1; drop" },
    { kind: "article", id: -1 },
  ]) {
    const response = await call("view", wrong);
    expect(response.status).toBe(400);
    expect((await response.json()).error.code).toBe("invalid_request");
  }
  expect((await site.at("/functions/view")).status).toBe(405);
});

it("likes, and takes the like back by its receipt", async () => {
  const liked = await (await call("like", { kind: "article", id, liked: true })).json();
  expect(liked.likes).toBe(1);
  const back = await call("like", { kind: "article", id, liked: false, receipt: liked.receipt });
  expect(await back.json()).toEqual({ likes: 0, receipt: null });
  expect((await call("like", { kind: "podcast", id: 9, liked: true })).status).toBe(404);
});
