// The cookie policy is true of the code: it names each cookie and each entry of the browser's storage.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { accountCookieName, cookieNames } from "#platform/http/cookies.ts";
import { cacheNames, perDay, storedNames } from "../app/routes/site/cookies/stored-names.ts";

const root = join(import.meta.dirname, "..");
const sources = readdirSync(join(root, "app"), { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter(
    (path) =>
      /\.tsx?$/.test(path) && !/\.(server|test)\.|\.db\.|^routes\/site\/cookies\//.test(path),
  )
  .map((path) => ({ path, text: readFileSync(join(root, "app", path), "utf8") }));

/** Constants that look like the name of an entry and are none. */
const others = new Set([
  // Of an object at the payment provider.
  "offer",
]);
const constant = /const (?:\w*[kK]ey|prefix) = "([a-z_]+)"/g;
const prefixes = /const prefixes = \{([^}]*)\}/g;
const stored = sources.flatMap(({ text }) =>
  [
    ...[...text.matchAll(constant)].map(([, name = ""]) => name),
    ...[...text.matchAll(prefixes)].flatMap(([, inner = ""]) =>
      [...inner.matchAll(/"([a-z_]+)"/g)].map(([, name = ""]) => name),
    ),
  ].filter((name) => !others.has(name)),
);

describe("the cookie policy", () => {
  it("names each entry that pages store in the browser, and no other", () => {
    const known = storedNames.map((name) => (perDay.has(name) ? `${name}_` : name));
    expect([...new Set(stored)].sort()).toEqual([...known].sort());
  });

  it("knows every file that stores something without reader-storage.ts", () => {
    const direct = sources
      .filter(({ text }) =>
        /\b(?:local|session)Storage\.setItem|\bindexedDB\b|\bcaches\.open/.test(text),
      )
      .map(({ path }) => path);
    // What a form keeps of a draft is told in a sentence of the policy.
    const known = [
      "ui/reader-storage.ts",
      "stories/hub/loaded-feeds.ts",
      "inquiries/attach-inquiry-forms.ts",
      "media/playback-to-resume.ts",
      "offline/copy-store.ts",
      "offline/answer-offline.ts",
    ];
    expect(direct.filter((path) => !known.includes(path))).toEqual([]);
    expect(direct).toContain("ui/reader-storage.ts");
  });

  it("names each cache", () => {
    const prefixes = sources.flatMap(({ text }) =>
      [...text.matchAll(/const \w*[pP]refix = "([a-z]+) "/g)].map(([, name = ""]) => name),
    );
    expect([...new Set(prefixes)].sort()).toEqual([...cacheNames].sort());
  });

  it("names each cookie", () => {
    const page = readFileSync(join(root, "app/routes/site/cookies/route.tsx"), "utf8");
    for (const key of Object.keys(cookieNames)) expect(page).toContain(`cookieNames.${key},`);
    const type = /type AccountCookie = ([^;]+);/.exec(
      readFileSync(join(root, "app/platform/http/cookies.ts"), "utf8"),
    )?.[1];
    const accountCookies = [...(type ?? "").matchAll(/"(\w+)"/g)].map(([, name = ""]) => name);
    expect(accountCookies.length).toBeGreaterThan(0);
    for (const name of accountCookies)
      expect(page).toContain(`accountCookieName("${name}", https)`);
    expect(accountCookieName("device", true)).toBe("__Host-eunison.device");
  });
});
