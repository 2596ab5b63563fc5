import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { rules, sizes, unusedPermissions, violations } from "./house.ts";
import type { File } from "./house-imports.ts";
import { type Catalogue, differences } from "./house-messages.ts";

const root = join(import.meta.dirname, "..");
const skipped = /^(node_modules|build|data|backups|test-results|playwright-report|\..*)$/;
const text = /\.(ts|tsx|mjs|css|sql|md|json|html|svg|yml|webmanifest|txt)$/;

function read(dir: string): File[] {
  return readdirSync(join(root, dir), { withFileTypes: true }).flatMap((e) => {
    const path = dir ? `${dir}/${e.name}` : e.name;
    if (e.isDirectory()) return skipped.test(e.name) ? [] : read(path);
    return [{ path, text: text.test(e.name) ? readFileSync(join(root, path), "utf8") : "" }];
  });
}

describe("the house", () => {
  const tree = read("");
  for (const [name, { says, find }] of Object.entries(rules))
    it(name, () => {
      const found = find(tree).map((t) => `${t.file}\n    ${t.what}`);
      if (found.length) throw new Error([says, ...found].join("\n  "));
    });

  it("permits no import that no room needs", () => {
    expect(unusedPermissions(tree)).toEqual([]);
  });

  it("says the same in every locale", async () => {
    const names = tree
      .map((f) => /^app\/locales\/([a-z]{2})\.ts$/.exec(f.path)?.[1])
      .filter((n) => n !== undefined)
      .sort((a, b) => Number(b === "en") - Number(a === "en"));
    const catalogues = await Promise.all(
      names.map(async (name) => {
        const module: Record<string, Catalogue> = await import(`../app/locales/${name}.ts`);
        return module.default ?? module[name] ?? {};
      }),
    );
    const [first = {}, ...others] = catalogues;
    const found = others.flatMap((c, i) => differences(first, c, names[i + 1] ?? ""));
    if (found.length)
      throw new Error(
        ["Locales have the same keys, and their messages take the same.", ...found].join("\n  "),
      );
  });

  it("has files of a readable size", () => {
    const { files, median, longest } = sizes(tree);
    console.info(`${files} source files, median ${median} lines; longest: ${longest.join(", ")}`);
    expect(median, "The median source file has about 60 lines.").toBeLessThanOrEqual(75);
  });
});

describe("the rules themselves", () => {
  const file = (path: string, text = ""): File => ({ path, text });
  const importing = (path: string, target: string) =>
    file(path, `import { x } from "${target}";\n`);
  const migration = file("db/migrations/1.sql", "create table stories (id bigint);");
  const readme = (room: string, text = "") => file(`app/${room}/README.md`, text);

  // One made-up violation for each way in which a rule can be broken.
  const broken: Record<keyof typeof rules, File[][]> = {
    dependencies: [
      [importing("app/stories/stories.server.ts", "#feeds/feeds.server.ts")],
      [importing("app/platform/db/db.server.ts", "#stories/story.ts")],
      [file("app/site/about.tsx", `import type { Story } from "#stories/story.ts";`)],
      [file("app/ui/card.tsx", `const story = await import("#stories/story.ts");`)],
      [importing("app/cellar/wine.ts", "#platform/clock.ts")],
      [importing("app/media/video.ts", "#root.tsx")],
      [file("app/media/video.ts", `import {\n  a,\n  b,\n} from "#feeds/feed.ts";`)],
    ],
    "nobody imports routes": [
      [importing("app/stories/stories.server.ts", "#routes/home/route.tsx")],
      [importing("server/web.ts", "#routes/home/route.tsx")],
      [importing("app/root.tsx", "../server/web.ts")],
      [importing("vite/icu-messages.ts", "../server/web.ts")],
    ],
    packages: [
      [importing("app/subscriptions/stripe.server.ts", "../../packages/stripe-sandbox/sandbox.ts")],
      [importing("scripts/start.mjs", "../packages/stripe-sandbox/main.ts")],
      [importing("packages/stripe-sandbox/world.ts", "../../app/platform/clock.ts")],
      [importing("packages/stripe-sandbox/world.ts", "../other/world.ts")],
    ],
    "imports within rooms": [
      [importing("app/stories/stories.server.ts", "../platform/clock.ts")],
      [importing("app/routes/home/route.tsx", "../../stories/story.ts")],
      [
        file(
          "app/stories/catalogue.server.ts",
          `import list from "../../db/catalogue/sources.json";`,
        ),
      ],
    ],
    "public API": [
      [importing("app/feeds/feeds.server.ts", "#stories/listing/stories.queries.server.ts")],
      [importing("server/worker.ts", "#stories/classification/words.ts")],
      [importing("app/routes/home/route.tsx", "#newsletters/digest.mail.server.ts")],
      [importing("app/media/video-card.tsx", "#stories/cards/story-card.tsx")],
      [importing("app/routes/home/route.tsx", "#stories/flags/breaking.ts")],
      [importing("app/routes/home/route.tsx", "#stories/front/parts/front-page-top.tsx")],
    ],
    "server only": [
      [importing("app/stories/story.ts", "node:crypto")],
      [importing("app/stories/cards/story-card.tsx", "kysely")],
      [importing("app/routes/home/route.tsx", "pg")],
    ],
    "one writer": [
      [
        migration,
        file("app/stories/stories.server.ts", `db.insertInto("stories")`),
        file("app/feeds/feeds.server.ts", "sql`update stories set title = null`"),
      ],
      [
        migration,
        file("server/worker.ts", "sql`delete from stories`"),
        file("app/stories/stories.server.ts", `db.updateTable("stories as s")`),
      ],
    ],
    "said in the README": [
      [file("app/stories/story.ts")],
      [
        migration,
        readme("stories", "nothing"),
        file("app/stories/a.server.ts", `db.insertInto("stories")`),
      ],
    ],
    environment: [
      [file("app/stories/story.ts", "const key = process.env.KEY;")],
      [file("server/web.ts", "const { PORT } = process.env;")],
      [file("app/feeds/feeds.server.ts", "readConfig(process.env);")],
      [file("packages/stripe-sandbox/main.ts", "const { PORT } = process.env;")],
    ],
    cookies: [
      [file("server/cacheable.ts", "const session = /(?:^|;\\s*)eunison\\.session/;")],
      [file("app/stories/hub.ts", `export const hubCookie = "hub";`)],
      [file("app/accounts/request-session.server.ts", `const prefix = https ? "__Host-" : "";`)],
      [file("app/accounts/request-session.server.ts", "header.split(/;\\s*/).find(isOurs)")],
      [file("app/routes/news/route.tsx", "`hub=x; Path=/; SameSite=Lax`")],
      [file("app/routes/news/route.tsx", 'headers.append("Set-Cookie", "hub=1");')],
    ],
    "cached formatters": [
      [file("app/ui/time.ts", `new Intl.NumberFormat("de").format(n)`)],
      [file("server/commands/users.ts", `new Intl.DateTimeFormat("de", { timeZone })`)],
      [file("app/search/narrow.tsx", `new Intl.DisplayNames(locale, { type: "region" })`)],
    ],
    "no cycles": [
      [importing("server/a.ts", "./b.ts"), importing("server/b.ts", "./a.ts")],
      [
        importing("app/media/a.ts", "./b.ts"),
        file("app/media/b.ts", `const late = await import("./c.ts");`),
        importing("app/media/c.ts", "#media/a.ts"),
      ],
      [importing("server/a.ts", "./a.ts")],
    ],
    "named exports": [
      [file("app/stories/story.ts", "export default function story() {}")],
      [file("server/web.ts", "export { web as default };")],
    ],
    "no barrels": [
      [file("app/stories/all.ts", `export * from "./story.ts";`)],
      [file("app/stories/index.ts")],
    ],
    "no catch-all files": [[file("app/stories/utils/date.ts")], [file("app/platform/helpers.ts")]],
    size: [[file("app/stories/story.ts", "x;\n".repeat(401))]],
    "own hosts": [[file("app/root.tsx", `"https://fonts.googleapis.com/css"`)]],
    "replaced modules": [[file("app/accounts/mails.db.test.ts", `vi.mock("node:crypto");`)]],
    "journeys wait": [
      [file("tests/e2e/home.spec.ts", "await page.waitForTimeout(500);")],
      [file("tests/e2e/home.spec.ts", `await page.waitForLoadState("networkidle");`)],
      [file("tests/e2e/home.spec.ts", "expect(await page.evaluate(() => scrollY)).toBe(0);")],
      [file("tests/e2e/home.spec.ts", "expect(\n  await titles.allInnerTexts(),\n).toEqual([]);")],
      [file("tests/e2e/reader.ts", "expect((await link.boundingBox())?.y).toBe(y);")],
      [file("tests/e2e/hub.spec.ts", "if (await more.isVisible()) await more.click();")],
    ],
    "plain literals": [
      [file("tests/site.ts", "const o = { ...{ a, b }, c };")],
      [file("app/routes/home/route.tsx", "<Figures {...{ a, b }} />")],
      [file("server/web.ts", `const all = [...["a", "b"], ...rest];`)],
    ],
    "forms keep the language": [
      [file("app/site/menu.tsx", `<form method="post" action="/auth/sign-out">`)],
      [file("app/routes/help/route.tsx", `<Form\n  method="post"\n  action={path}\n>`)],
    ],
    "plain words": [
      [file("app/discussions/threads.server.ts", "// Whoever comes second is told so.")],
      [file("app/alerts/README.md", "It leaves a tombstone.")],
      [file("app/store/product.ts", "/** The sizes (product decision 15). */")],
      [file("app/enhance/island.tsx", "/** It comes alive when it is seen. */")],
      [file("app/ui/tokens.ts", "// The figures are in look.md.")],
      [file("bench/clusters.ts", "// By somebody else.")],
    ],
    "constant casing": [
      [file("bench/clusters.ts", "const A_DAY = 5;")],
      [file("vite/plugin.mjs", "let LIMIT = 5;")],
    ],
    "whole documents": [
      [file("docs/tour.md", "```markdown\nA piece.\n\n```sh\nnpm start\n```\n\nMore.\n```\n")],
      [file("README.md", "```sh\nnpm start\n")],
      [file("app/stories/README.md", "| a | b |\n|---|---|\n| 1 | 2 |\n\n| 3 | 4 |\n")],
      [file("docs/api.md", "| a | b |\n|---|---|\n| `x|y` | 2 |\n")],
    ],
    "existing references": [
      [file("docs/tour.md", "`platform/db.server.ts`"), file("app/platform/db/db.server.ts")],
      [file("app/stories/README.md", "The rules are in `rules/`."), file("app/stories/rule.ts")],
      [file("docs/a.md", "docs `docs/decisions/007`"), file("docs/decisions/006-parts.md")],
      [file("docs/glossary.md", "`relationBy`"), file("app/events/a.ts", "const relation = 1;")],
      [file("README.md", "`handle = pageOfNews`"), file("app/root.tsx", "pageOfNewsAndMore")],
    ],
    "any machine": [
      [file("docs/tour.md", "Look into /home/anna/eunison.")],
      [file("package-lock.json", `"resolved": "https://mirror.example/x.tgz"`)],
    ],
  };

  it("accepts a project without violations", () => {
    expect(
      violations([
        migration,
        readme("stories", "writes stories"),
        readme("feeds"),
        readme("ui"),
        readme("platform"),
        importing("app/feeds/feeds.server.ts", "#stories/stories.server.ts"),
        importing("app/feeds/parse/atom.server.ts", "../feed.ts"),
        importing("app/stories/cards/story-card.tsx", "#ui/card.tsx"),
        importing("app/stories/story.test.ts", "node:fs"),
        importing("app/stories/stories.db.test.ts", "../../tests/database.ts"),
        importing("app/routes/home/route.tsx", "#stories/cards/story-card.tsx"),
        importing("app/platform/db/db.server.ts", "kysely"),
        importing("server/main.ts", "./web.ts"),
        file("server/web.ts", `import type { Main } from "./main.ts";`),
        file("app/root.tsx", `import type { Route } from "./+types/house.test.ts";`),
        importing("server/web.ts", "#platform/services.server.ts"),
        file("app/platform/services.server.ts", "export const readConfig = 1;"),
        file("server/main.ts", "readConfig({ ...process.env, NODE_ENV });"),
        importing("tests/site.ts", "../server/web.ts"),
        importing("packages/stripe-sandbox/main.ts", "./sandbox.ts"),
        importing("app/stories/b.db.test.ts", "../../packages/stripe-sandbox/sandbox.ts"),
        file("packages/stripe-sandbox/settings.ts", "readSettings(process.env);"),
        file("app/routes/home/route.tsx", "export default function Home() {}"),
        file("app/stories/a.server.ts", `db.insertInto("stories"); // process.env stays out`),
        file("tests/e2e/home.spec.ts", "await expect.poll(async () => await count()).toBe(1);"),
        file("tests/site.ts", "const o = { ...(a ? { b } : {}), ...rest };"),
        file(
          "docs/b.md",
          "`server/main.ts`, `home/`, `services.server`, `readConfig`, `NAME.ts`, `/a`",
        ),
        file("docs/decisions/001-a.md", "# 001\n\nReplaced by 002.\n\n`goneFor`, `gone.ts`\n"),
        file("docs/a.md", "| a |\n|---|\n| `x\\|y` |\n\n```md\n| no table\n```\n"),
        file("app/stories/long.ts", `// Size: a table of words.\n${"x;\n".repeat(500)}`),
      ]),
    ).toEqual([]);
  });

  for (const [name, cases] of Object.entries(broken))
    it.each(cases.map((tree, i) => [i + 1, tree] as const))(
      `${name}: sees violation %i`,
      (_, tree) => {
        expect(rules[name]?.find(tree)).not.toEqual([]);
      },
    );

  it("has a violation for every rule", () => {
    expect(Object.keys(broken).sort()).toEqual(Object.keys(rules).sort());
  });

  it("sees a permission that nothing but tests needs", () => {
    const room = "app/feeds/feeds.server.ts";
    expect(unusedPermissions([importing(room, "#media/media.ts")])).not.toContain("feeds -> media");
    expect(unusedPermissions([importing("app/feeds/feeds.test.ts", "#media/media.ts")])).toContain(
      "feeds -> media",
    );
  });

  it("sees differing locales", () => {
    const en = {
      home: { title: "News", count: "{n, plural, one {# story} other {{n} of {all}}}" },
    };
    const es = {
      home: { count: "{n, plural, one {# a} many {# b} other {{n} de {all}}}", title: "Noticias" },
    };
    expect(differences(en, es, "es")).toEqual([]);
    expect(differences(en, { home: { title: "N" } }, "fr")).toEqual(["fr lacks home.count"]);
    expect(differences({ a: "x" }, { a: "x", b: "y" }, "fr")).toEqual(["fr alone has b"]);
    expect(differences({ a: "{x} <b>it</b>" }, { a: "{y} it" }, "de")).toHaveLength(1);
    expect(differences({ a: "{x, date, short} '{z}'" }, { a: "{x}" }, "de")).toEqual([]);
    expect(() => differences({ a: "{x, date" }, {}, "de")).toThrow("brace");
  });
});
