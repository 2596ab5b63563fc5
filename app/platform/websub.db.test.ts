import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { announce } from "./live/outbox.server.ts";
import { notifyWebSubHub } from "./websub.server.ts";

const noon = new Date("2026-11-21T12:00:00Z");
let test: TestDatabase;
let hub: Server;
let status = 204;
const heard: URLSearchParams[] = [];
beforeAll(async () => {
  test = await openTestDatabase();
  hub = createServer(async (req, res) => {
    let body = "";
    for await (const part of req) body += part;
    heard.push(new URLSearchParams(body));
    res.writeHead(status).end();
  });
  await new Promise<void>((done) => hub.listen(0, "127.0.0.1", done));
});
afterAll(async () => {
  hub?.close();
  await test?.close();
});
afterEach(async () => {
  heard.length = 0;
  status = 204;
});

const tell = (
  webSubHub: string | null = `http://127.0.0.1:${(hub.address() as AddressInfo).port}/`,
) =>
  notifyWebSubHub(
    { db: test.db, config: { webSubHub, baseUrl: "https://news.example" }, now: () => noon },
    {
      stories: async () => ["/feeds/news/all.rss", "/feeds/own/all.atom"],
      media: async () => ["/feeds/podcast/border-lines.xml"],
    },
  );
const change = (topic: "stories" | "media") => announce(test.db, topic, {});

it("tells a hub which feeds have changed, once for each change", async () => {
  await tell();
  await change("stories");
  expect(await tell(null)).toBe(0);
  heard.length = 0;
  expect(await tell()).toBe(2);
  expect(heard[0]?.get("hub.mode")).toBe("publish");
  expect(heard[0]?.getAll("hub.url")).toContain("https://news.example/feeds/own/all.atom");
  expect(await tell()).toBe(0);
  await announce(test.db, "academy", {});
  expect(await tell()).toBe(0);
  await change("media");
  expect(await tell()).toBe(1);
  expect(heard.at(-1)?.getAll("hub.url")).toEqual([
    "https://news.example/feeds/podcast/border-lines.xml",
  ]);
});

it("tells a hub again what it did not take", async () => {
  await change("stories");
  status = 500;
  await expect(tell()).rejects.toThrow("500");
  status = 202;
  expect(await tell()).toBe(2);
});
