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

it("lets one network count an item so often in a day, whatever it calls itself", async () => {
  const before = await views();
  for (let n = 0; n < 30; n++)
    await call(
      "view",
      { kind: "article", id },
      { "user-agent": `${browser} n${n}`, "x-eunison-client": "203.0.113.9" },
    );
  expect((await views()) - before).toBe(20);
  const like = () =>
    call("like", { kind: "article", id, liked: true }, { "x-eunison-client": "203.0.113.10" });
  for (let n = 0; n < 20; n++) expect((await like()).status).toBe(200);
  const refused = await like();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

it("likes, and takes the like back by its receipt", async () => {
  const liked = await (await call("like", { kind: "article", id, liked: true })).json();
  const { likes } = liked;
  const back = await call("like", { kind: "article", id, liked: false, receipt: liked.receipt });
  expect(await back.json()).toEqual({ likes: likes - 1, receipt: null });
  expect((await call("like", { kind: "podcast", id: 9, liked: true })).status).toBe(404);
});
