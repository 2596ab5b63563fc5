// Size: one list of all rules, each of a few lines.
// The rules of the project as functions of the source text (docs/tour.md has the map). Without dependencies: regular
// expressions over imports are enough for these rules. tests/house.test.ts runs them.
import { wholeDocuments } from "./house-documents.ts";
import {
  type File,
  type Import,
  importCycles,
  importLine,
  importsOf,
  isCode,
  resolveFrom,
  withoutComments,
} from "./house-imports.ts";
import { constantCasing, plainWords } from "./house-plain-words.ts";
import { existingReferences } from "./house-references.ts";

export type Violation = { file: string; what: string; rule: string };
type Rule = { says: string; find: (tree: File[]) => { file: string; what: string }[] };

/** The rooms that a room may import. A new room is added here first. */
const allowedImports: Record<string, string[]> = {
  platform: [],
  ui: ["platform"],
  mails: ["platform"],
  stories: ["platform", "ui"],
  media: ["platform", "ui", "stories"],
  events: ["platform", "ui", "stories"],
  feeds: ["platform", "stories", "media"],
  search: ["platform", "ui", "stories", "media"],
  accounts: ["platform", "mails", "ui"],
  library: ["platform", "ui", "stories", "media", "accounts"],
  subscriptions: ["platform", "mails", "ui", "accounts"],
  alerts: ["platform", "mails", "ui", "stories", "events", "accounts", "library", "subscriptions"],
  newsletters: ["platform", "mails", "ui", "stories", "events", "accounts"],
  advertising: ["platform", "ui"],
  site: ["platform", "ui"],
  academy: ["platform", "ui"],
  store: ["platform", "ui"],
  inquiries: ["platform", "mails", "ui"],
  help: ["platform"],
  offline: ["platform", "ui", "accounts", "library", "alerts"],
  discussions: ["platform", "mails", "ui", "stories", "events", "accounts"],
};
/** Where rooms meet: these compose all of them. */
const meeting = new Set(["routes", "enhance", "locales", ""]);

const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith("tests/");
const isServer = (path: string) => /\.server\.tsx?$/.test(path);
const inApp = (path: string) => path.startsWith("app/");
/** "stories" for app/stories/…, "" for files at the top of app/, null elsewhere. */
const roomOf = (path: string): string | null =>
  inApp(path) ? (/^app\/([^/]+)\//.exec(path)?.[1] ?? "") : null;
/** "stripe-sandbox" for packages/stripe-sandbox/…, null elsewhere. */
const packageOf = (path: string): string | null => /^packages\/([^/]+)\//.exec(path)?.[1] ?? null;

/** Permissions that no import needs, written `from -> to`. */
export function unusedPermissions(tree: File[]): string[] {
  const used = new Set(
    tree
      .filter(({ path }) => isCode(path) && !isTest(path))
      .flatMap(importsOf)
      .map(({ file, target }) => `${roomOf(file)} -> ${roomOf(target)}`),
  );
  return Object.entries(allowedImports)
    .flatMap(([from, rooms]) => rooms.map((to) => `${from} -> ${to}`))
    .filter((permission) => !used.has(permission));
}

const importing = (
  tree: File[],
  judge: (i: Import) => string | false,
): { file: string; what: string }[] =>
  tree
    .filter((f) => isCode(f.path))
    .flatMap(importsOf)
    .flatMap((i) => {
      const why = judge(i);
      return why ? [{ file: i.file, what: `imports ${i.target}: ${why}` }] : [];
    });

const matching = (
  tree: File[],
  where: (path: string) => boolean,
  pattern: RegExp,
  { comments = false } = {},
): { file: string; what: string }[] =>
  tree
    .filter((f) => where(f.path))
    .flatMap((f) => {
      const found = (comments ? f.text : withoutComments(f.text)).match(pattern);
      return found ? [{ file: f.path, what: found[0].trim() }] : [];
    });

/** Tables by the rooms that write them. Only literal names are seen, which is how SQL is written here. */
export function writersOf(tree: File[]): Map<string, Map<string, string[]>> {
  const tables = new Set(
    tree
      .filter((f) => f.path.startsWith("db/migrations/"))
      .flatMap((f) => [
        ...f.text.matchAll(
          /create table (?:if not exists )?(\w+)|alter table \w+ rename to (\w+)/gi,
        ),
      ])
      .map((m) => m[1] ?? m[2] ?? ""),
  );
  const writes =
    /\b(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*["'`](\w+)|\b(?:insert\s+into|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+(\w+)|\bupdate\s+(\w+)(?:\s+(?:as\s+)?\w+)?\s+set\b/gi;
  const writers = new Map<string, Map<string, string[]>>();
  for (const f of tree) {
    if (!/^(app|server)\//.test(f.path) || isTest(f.path) || !isCode(f.path)) continue;
    const room = roomOf(f.path) ?? "server";
    for (const m of withoutComments(f.text).matchAll(writes)) {
      const table = m[1] ?? m[2] ?? m[3] ?? "";
      if (!tables.has(table)) continue;
      const rooms = writers.get(table) ?? new Map<string, string[]>();
      writers.set(table, rooms.set(room, [...(rooms.get(room) ?? []), f.path]));
    }
  }
  return writers;
}

const ownTests = /^tests\/house\b/;
const catchAlls = /(^|\/)(utils?|libs?|helpers?|hooks|types)(\/|\.tsx?$)/;
const sourceLines = (f: File) => f.text.split("\n").length - 1;
/** Files whose length is counted: code that is written and read by people. */
const isCounted = (path: string) =>
  isCode(path) && path !== "app/platform/db/tables.ts" && !/^app\/locales\//.test(path);

export const rules: Record<string, Rule> = {
  dependencies: {
    says: "A room imports only the rooms that allowedImports in tests/house.ts permits it.",
    find: (tree) =>
      importing(tree, ({ file, target }) => {
        const from = roomOf(file);
        const to = roomOf(target);
        if (from === null || to === null || isTest(file) || from === to || meeting.has(from))
          return false;
        // Any room may write mails on the server.
        if (/^app\/locales\/(texts\.server|use-server-texts)\.ts$/.test(target)) return false;
        const known = allowedImports[from];
        if (!known) return `${from} is not on the map in tests/house.ts`;
        return known.includes(to) ? false : `${from} must not import ${to || "the top of app/"}`;
      }),
  },
  "nobody imports routes": {
    says: "Nobody imports app/routes or server/: they compose the rest; only the list of islands names components of routes. Tests, scripts and benchmarks may import server/.",
    find: (tree) =>
      importing(tree, ({ file, target }) => {
        if (
          /^app\/routes\//.test(target) &&
          !/^(app\/routes(\.ts|\/)|app\/enhance\/islands\.ts|tests\/)/.test(file)
        )
          return "routes are imported by nobody";
        if (
          /^server\//.test(target) &&
          !/^(server|tests|scripts|bench)\//.test(file) &&
          !isTest(file)
        )
          return "server/ is imported by nobody";
        return false;
      }),
  },
  packages: {
    says: "A package is a program of its own: it imports node:, dependencies and itself, and is started as a process; only tests and benchmarks may embed it.",
    find: (tree) =>
      importing(tree, ({ file, target }) => {
        const from = packageOf(file);
        const to = packageOf(target);
        if (to && from !== to && !isTest(file) && !/^bench\//.test(file))
          return "packages are started, not imported";
        return (
          from !== null &&
          /^(app|server|scripts|bench|tests|vite)\//.test(target) &&
          "a package knows nothing of the site"
        );
      }),
  },
  "imports within rooms": {
    says: "A relative import stays inside its room; another room is written #room/file.ts.",
    find: (tree) =>
      tree
        .filter((f) => inApp(f.path) && isCode(f.path))
        .flatMap((f) =>
          [...withoutComments(f.text).matchAll(importLine)].flatMap((m) => {
            const target = m[2] ?? m[3] ?? "";
            if (!target.startsWith(".") || target.startsWith("./+types/")) return [];
            const to = resolveFrom(f.path, target);
            const harness = isTest(f.path) && /^(tests|server|scripts|packages|bench)\//.test(to);
            return roomOf(to) === roomOf(f.path) || harness
              ? []
              : [{ file: f.path, what: `imports ${target}` }];
          }),
        ),
  },
  "public API": {
    says: "Import another room only by its public API (name.server.ts at the top of the room) or its types and pure rules (name.ts), never by its queries, jobs, mails, subfolders or components. Components of ui may be imported anywhere, those of rooms only by routes, from the room or one folder down.",
    find: (tree) =>
      importing(tree, ({ file, target }) => {
        const to = roomOf(target);
        const from = roomOf(file);
        if (!to || to === from || isTest(file) || meeting.has(to)) return false;
        if (/^(bench|scripts)\//.test(file)) return false;
        const name = target.split("/").slice(2).join("/");
        // What routes compose may lie one folder down: cards, the front page, an article's parts.
        const shown =
          from !== null &&
          meeting.has(from) &&
          /^[\w-]+\/([\w-]+\.tsx|(use|attach)-[\w-]+\.ts)$/.test(name);
        if (name.includes("/") && to !== "ui" && to !== "platform" && !shown)
          return "a subfolder is internal to its room";
        if (/\.(queries|jobs|mail)\.server\.ts$/.test(name)) return "private to the room";
        if (/\.tsx$/.test(name) && to !== "ui" && !(from !== null && meeting.has(from)))
          return "a component comes as a slot, composed in routes";
        return false;
      }),
  },
  "server only": {
    says: "node:, pg and kysely are imported under app/ only by files that end in .server.ts (their types also by tables.ts).",
    find: (tree) =>
      importing(tree, ({ file, target }) => {
        if (!inApp(file) || isServer(file) || isTest(file)) return false;
        if (file === "app/platform/db/tables.ts") return false;
        return /^(node:|pg$|kysely$)/.test(target) && "it would reach the browser";
      }),
  },
  "one writer": {
    says: "A table has exactly one writing room; others call its public API, and may join it for reading.",
    find: (tree) =>
      [...writersOf(tree)].flatMap(([table, rooms]) =>
        rooms.size < 2
          ? []
          : [...rooms].map(([room, files]) => ({
              file: files[0] ?? "",
              what: `${room} writes ${table}, and so does ${[...rooms.keys()].filter((r) => r !== room).join(", ")}`,
            })),
      ),
  },
  "said in the README": {
    says: "Every room has a README.md that names the tables it writes.",
    find: (tree) => {
      const readmes = new Map(
        tree
          .filter((f) => /^app\/[^/]+\/README\.md$/.test(f.path))
          .map((f) => [roomOf(f.path), f.text]),
      );
      const rooms = new Set(
        tree.map((f) => roomOf(f.path)).filter((r) => r !== null && !meeting.has(r)),
      );
      const silent = [...writersOf(tree)].flatMap(([table, writers]) =>
        [...writers.keys()]
          .filter(
            (room) =>
              room !== "server" &&
              readmes.has(room) &&
              !new RegExp(`\\b${table}\\b`).test(readmes.get(room) ?? ""),
          )
          .map((room) => ({
            file: `app/${room}/README.md`,
            what: `does not name the table ${table}`,
          })),
      );
      const missing = [...rooms].filter((r) => !readmes.has(r));
      return [
        ...missing.map((r) => ({ file: `app/${r}/README.md`, what: "is missing" })),
        ...silent,
      ];
    },
  },
  environment: {
    says: "The environment is read in app/platform/config.server.ts alone. Under app/ nothing else touches process.env; server/ hands it on whole, and server/environment.ts sets NODE_ENV. A package reads it in its settings.ts.",
    find: (tree) => [
      ...matching(
        tree,
        (path) =>
          inApp(path) && isCode(path) && !isTest(path) && path !== "app/platform/config.server.ts",
        /process\.env\b.*/,
      ),
      ...matching(
        tree,
        (path) => /^server\//.test(path) && !isTest(path) && path !== "server/environment.ts",
        /process\.env\s*[.[].*|\}\s*=\s*process\.env\b.*/,
      ),
      ...matching(
        tree,
        (path) =>
          packageOf(path) !== null &&
          isCode(path) &&
          !isTest(path) &&
          !path.endsWith("/settings.ts"),
        /process\.env\b.*/,
      ),
    ],
  },
  cookies: {
    says: "Only app/platform/http/cookies.ts knows the name of a cookie or writes a cookie's line, and only cookie-header.ts beside it reads a Cookie header: the page cache and the session must agree on every name.",
    find: (tree) =>
      matching(
        tree,
        (path) =>
          /^(app|server|vite)\//.test(path) &&
          isCode(path) &&
          !isTest(path) &&
          !/^app\/platform\/http\/cookie(?:s|-header)\.ts$/.test(path),
        // Names and prefixes; splitting a header at semicolons; an expression for a part of a header; attributes.
        /["'`](?:__Host-|__Secure-).*|\b\w*[cC]ookie(?:Name)?\s*=\s*["'`][^"'`].*|[cC]ookie.*\.split\(.*;.*|\.split\(\/;.*|\(\?:\^\|;.*|\bSameSite=.*|\bHttpOnly\b.*|["'][sS]et-[cC]ookie["'][^\n]*["'`]\w+=.*|from "cookie-es".*/,
      ),
  },
  "cached formatters": {
    says: "Numbers, dates and names of regions are written by numberFormat, dateFormat and displayNames (app/ui/formats.ts), which cache formatters: making one is slow.",
    find: (tree) =>
      matching(
        tree,
        (path) =>
          /^(app|server)\//.test(path) &&
          isCode(path) &&
          !isTest(path) &&
          path !== "app/ui/formats.ts" &&
          // The platform imports no ui, and caches by time zone what all zones have in common.
          path !== "app/platform/zoned-time.ts" &&
          // Feeds import no ui; a command writes one list with it.
          path !== "app/feeds/feeds.server.ts" &&
          // It asks what a zone is called, and formats nothing.
          path !== "app/accounts/browser-zone.ts" &&
          // It hands them to the message library, which names locale and options.
          path !== "app/enhance/messages.ts",
        /\bnew Intl\.(?:NumberFormat|DateTimeFormat|DisplayNames)\b.*/,
      ),
  },
  "no cycles": {
    says: "No file imports itself, directly or through others (types aside): what both need moves to a file of its own.",
    find: (tree) =>
      importCycles(tree).map((group) => ({
        file: group[0] ?? "",
        what: `is in a circle with ${group.slice(1).join(", ") || "itself"}`,
      })),
  },
  "named exports": {
    says: "No default exports outside route modules, locales, the app's entries and configuration files.",
    find: (tree) =>
      matching(
        tree,
        (path) =>
          isCode(path) &&
          !/^app\/(routes|locales)\/|^app\/(root|entry\.\w+)\.tsx$|^app\/routes\.ts$|^[^/]+\.config\.ts$|^tests\/.*(setup|teardown)\.ts$/.test(
            path,
          ),
        /^export default .*|^export \{[^}]*\bas default\b/m,
      ),
  },
  "no barrels": {
    says: "No barrel files: a reader finds a name where it is made.",
    find: (tree) => [
      ...matching(tree, isCode, /^export \* (as \w+ )?from .*/m),
      ...tree
        .filter((f) => /^(app|server)\/.*(^|\/)index\.tsx?$/.test(f.path))
        .map((f) => ({ file: f.path, what: "is an index file" })),
    ],
  },
  "no catch-all files": {
    says: "No utils, lib, helpers, hooks, types or other catch-all names: code lives with its noun.",
    find: (tree) =>
      tree
        .filter((f) => catchAlls.test(f.path) && isCode(f.path))
        .map((f) => ({ file: f.path, what: "is a catch-all file" })),
  },
  size: {
    says: "A file of more than 400 lines says in its first lines why (a comment that begins with `Size:`).",
    find: (tree) =>
      tree
        .filter((f) => isCounted(f.path) && sourceLines(f) > 400)
        .filter((f) => !/(\/\/|\*)\s*Size:/.test(f.text.split("\n").slice(0, 12).join("\n")))
        .map((f) => ({ file: f.path, what: `has ${sourceLines(f)} lines` })),
  },
  "own hosts": {
    says: "Pages load nothing from other hosts: no foreign fonts, scripts or counters.",
    find: (tree) =>
      matching(
        tree,
        (path) =>
          /^(app|server|vite|public)\//.test(path) &&
          /\.(tsx?|css|html|svg|mjs)$/.test(path) &&
          !isTest(path),
        /\b(fonts\.(googleapis|gstatic)|cdn\.jsdelivr|unpkg|cdnjs\.cloudflare|ajax\.googleapis|google-analytics|googletagmanager|use\.typekit|esm)\.(com|net|sh)\b/,
      ),
  },
  "replaced modules": {
    says: "Files of data tests share their modules. One that replaces a module for itself (vi.mock) is named in vitest.config.ts, where it gets modules of its own.",
    find: (tree) => {
      const known = tree.find((f) => f.path === "vitest.config.ts")?.text ?? "";
      const shares = (path: string) => path.endsWith(".db.test.ts") && !known.includes(path);
      return matching(tree, shares, /\bvi\.mock\(.*/);
    },
  },
  "journeys wait": {
    says: "A journey waits for what it expects: expect(locator).toHave…, expect.poll or toPass; no fixed pauses, no value that is read once inside expect, and no check before a click.",
    find: (tree) =>
      matching(
        tree,
        (path) => /^tests\/e2e\//.test(path),
        /\.waitForTimeout\(|["']networkidle["']|\bexpect\(\s*\(?\s*await\b.*|\bif\s*\(\s*!?\s*\(?\s*await\b.*\.(isVisible|isHidden|isChecked|isEnabled|isDisabled|count)\(.*/,
      ),
  },
  "plain literals": {
    says: "Properties and items are written one by one: no literal object or list is spread into another one.",
    find: (tree) =>
      matching(
        tree,
        (path) =>
          /^(app|server|tests|bench|scripts|packages)\//.test(path) &&
          isCode(path) &&
          !ownTests.test(path),
        /\.\.\.(?:\{|\[(?!\.\.\.)[^[\]]*\](?!\s*\.)).*/,
      ),
  },
  "forms keep the language": {
    says: "A form that is posted within the site carries `?lang=` on, by PostForm or useLanguagePath (app/ui), except one to /preferences, which leads back.",
    find: (tree) =>
      tree
        .filter((f) => /^app\/(?!routes\/dev\/).*\.tsx$/.test(f.path))
        .filter((f) => !f.text.includes("useLanguagePath("))
        .flatMap((f) =>
          (f.text.match(/<form\b[^<]*/gi) ?? [])
            .filter((tag) => tag.includes('method="post"'))
            .filter((tag) => /\baction=(?!"\/preferences")/.test(tag))
            .map(() => ({ file: f.path, what: "posts a form without the language" })),
        ),
  },
  "plain words": plainWords,
  "constant casing": constantCasing,
  "whole documents": wholeDocuments,
  "existing references": existingReferences,
  "any machine": {
    says: "Nothing names the machine it was written on: no absolute paths of a home or work directory, and the lock file no download hosts.",
    find: (tree) => [
      ...matching(
        tree,
        (path) => !ownTests.test(path) && !/^tests\/fixtures\//.test(path),
        /(?<![\w.:/}-])\/(home|root|Users|work|farm)\/[\w.-]+/,
        { comments: true },
      ),
      ...matching(tree, (path) => path === "package-lock.json", /"resolved": .*/),
    ],
  },
};

/** Every violation in `tree`, each with the rule it breaks. */
export const violations = (tree: File[]): Violation[] =>
  Object.values(rules).flatMap(({ says, find }) => find(tree).map((t) => ({ ...t, rule: says })));

/** How long files are: the house aims at a median of 60 lines or less. */
export function sizes(tree: File[]): { files: number; median: number; longest: string[] } {
  const counted = tree
    .filter((f) => /^(app|server)\//.test(f.path) && isCounted(f.path) && !isTest(f.path))
    .map((f) => ({ path: f.path, lines: sourceLines(f) }))
    .sort((a, b) => b.lines - a.lines);
  return {
    files: counted.length,
    median: counted[Math.floor(counted.length / 2)]?.lines ?? 0,
    longest: counted.slice(0, 3).map((f) => `${f.path} ${f.lines}`),
  };
}
