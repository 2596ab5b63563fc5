import { expect, it } from "vitest";
import { localPath } from "./local-path.ts";

it.each(["/", "/news", "/article/a-b?lang=de#top", "/search?q=caf%C3%A9%20au%20lait"])(
  "lets %s through",
  (path) => expect(localPath(path)).toBe(path),
);

it.each([
  null,
  "",
  "news",
  "//evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "https:evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "/\t/evil.example",
  "\t//evil.example",
  "/%2f%2fevil.example",
  "/%2Fevil.example",
  "/%5Cevil.example",
  "/%09/evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  "/%",
])("stays at home for %j", (path) => expect(localPath(path)).toBe("/"));
