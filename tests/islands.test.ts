import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { serverOnlyNamespaces } from "#locales/server-only-namespaces.ts";
import { importsOf } from "./house-imports.ts";

// What an island or an application says must be in the catalogues that come with it: a missing text is only seen in
// the browser, in the language that misses it.

const root = join(import.meta.dirname, "..");
const textOf = (path: string) => readFileSync(join(root, path), "utf8");
const isCode = (path: string) => /^app\/.*\.tsx?$/.test(path);

/** The files that a browser loads with `path`: what it imports, and what that imports. Types are gone by then. */
function closure(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const { target, typeOnly } of importsOf({ path, text: textOf(path) }))
    if (!typeOnly && isCode(target) && !/\.server\.tsx?$/.test(target)) closure(target, seen);
  return seen;
}

/** The first-level keys that these files ask for by `useTranslations`. */
const namespacesIn = (files: Iterable<string>): Set<string> =>
  new Set(
    [...files].flatMap((path) =>
      [...textOf(path).matchAll(/useTranslations\(\s*["'`]([\w-]+)/g)].map(
        ([, namespace]) => namespace ?? "",
      ),
    ),
  );

const registry = textOf("app/enhance/islands.ts");
const registered = [
  ...registry.matchAll(
    /"?([\w-]+)"?: \{\s*load: \(\) =>\s*import\("#([^"]+)"\)[\s\S]*?texts: (\[[^\]]*\])/g,
  ),
].map(([, name = "", file = "", texts = "[]"]) => ({
  name,
  file: `app/${file}`,
  texts: JSON.parse(texts.replace(/,\s*\]/, "]")) as string[],
}));

describe("an island", () => {
  it("is registered in a way that this test can read", () => {
    expect(registered.length).toBe([...registry.matchAll(/\bload: /g)].length);
    expect(registered.length).toBeGreaterThan(0);
  });

  for (const { name, file, texts } of registered) {
    it(`brings the texts that it needs, and no others: ${name}`, () => {
      expect([...texts].sort()).toEqual([...namespacesIn(closure(file))].sort());
    });

    it(`has no router around it: ${name}`, () => {
      const using = [...closure(file)].filter((path) =>
        /from "react-router"/.test(textOf(path).replace(/import type .*\n/g, "")),
      );
      expect(using).toEqual([]);
    });
  }
});

describe("a members' application", () => {
  const left =
    textOf("vite/icu-messages.ts").match(/const notInApplications = \[([\s\S]*?)\];/)?.[1] ?? "";
  const missing = new Set([
    ...serverOnlyNamespaces,
    ...[...left.matchAll(/"([\w.]+)"/g)].map(([, path]) => path ?? ""),
  ]);
  const missingWithin = [...missing].filter((path) => path.includes("."));
  /** Whether a file says something at a dotted path of the catalogue, by the whole path or within its namespace. */
  const says = (file: string, path: string): boolean => {
    const [namespace = "", ...keys] = path.split(".");
    const quoted = (name: string) => `["'\`]${name.replaceAll(".", "\\.")}`;
    const text = textOf(file);
    return (
      new RegExp(`${quoted(path)}\\b`).test(text) ||
      (new RegExp(`useTranslations\\(\\s*${quoted(namespace)}["'\`]`).test(text) &&
        new RegExp(`\\(\\s*${quoted(keys.join("."))}\\b`).test(text))
    );
  };
  const routes = readdirSync(join(root, "app/routes"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("route.tsx"))
    .map((path) => `app/routes/${path}`)
    .filter((path) => /export const handle = application(OfStories)?;/.test(textOf(path)));

  it("leaves out of its catalogue what this test can read", () => {
    expect(missing.size).toBeGreaterThan(serverOnlyNamespaces.length);
    expect(routes.length).toBeGreaterThanOrEqual(6);
  });

  for (const path of routes)
    it(`has the texts that it needs: ${path}`, () => {
      const travelling = textOf(path);
      const namespaces = [...namespacesIn(closure(path)), ...namespacesIn(closure("app/root.tsx"))];
      const absent = namespaces.filter(
        (namespace) =>
          missing.has(namespace) &&
          !new RegExp(`\\b${namespace}\\b.*messagesFor|messagesFor\\([^)]*\\b${namespace}\\b`).test(
            travelling,
          ),
      );
      expect(absent).toEqual([]);
      for (const file of closure("app/root.tsx", closure(path)))
        expect(
          missingWithin.filter((text) => says(file, text)),
          file,
        ).toEqual([]);
    });

  it("sees texts within a namespace that are left out", () => {
    const saying = (text: string) => missingWithin.filter((path) => says(`app/${text}`, path));
    expect(saying("stories/article/article-page.tsx")).toContain("stories.article");
    expect(saying("media/media-page.tsx")).toContain("stories.sampleNote");
    expect(saying("stories/cards/story-card.tsx")).toEqual([]);
  });
});
