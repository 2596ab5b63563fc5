// Which pages may take each other's place, by what their routes say of themselves.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import routes from "../app/routes.ts";
import { mayReplace } from "../app/site/replaceable.ts";

const app = join(import.meta.dirname, "../app");
const filled: Record<string, string> = {
  ":file": "one.xml",
  ":date": "2026-11-21",
  "*": "nowhere",
};

it("are all pages for everybody, and nothing else", () => {
  const wrong = routes.flatMap(({ path = "", file }) => {
    const address = `/${path.replace(/:\w+|\*/g, (part) => filled[part] ?? "some-name")}`;
    const code = readFileSync(join(app, file), "utf8");
    const isPage = /export const handle = page(ForEverybody|OfStories);/.test(code);
    return mayReplace(address) === isPage ? [] : [`${address} (${file})`];
  });
  expect(routes.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

it("are no recordings, which a link may lead to", () => {
  expect(mayReplace("/media/podcast/1/free/episode.mp3")).toBe(false);
  expect(mayReplace("/")).toBe(true);
});
