// What stands before a piece that a reader may not have: the wall of Premium, that of the archive, and the moment at
// which access ends, also for pages that are cached.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "#platform/config.server.ts";
import { momentBefore } from "#platform/duration.ts";
import { preview } from "#stories/body.server.ts";
import { openFiles } from "../../server/files.ts";
import { openSite } from "../../server/site.ts";
import { createWeb, type Web } from "../../server/web.ts";
import { signIn } from "../factories/readers.ts";
import { publish } from "../factories/stories.ts";
import { noon, openTestSite, origin, type TestSite, testSecret } from "../site.ts";
import {
  type GuardedPieces,
  names,
  premium,
  publishGuardedPieces,
  type Role,
  roles,
  secrets,
} from "./guarded-pieces.ts";
import { attribute, structuredData, textOf } from "./html.ts";

let site: TestSite;
let pageOf: GuardedPieces["pageOf"];
let headersOf: GuardedPieces["headersOf"];
beforeAll(async () => {
  site = await openTestSite();
  ({ pageOf, headersOf } = await publishGuardedPieces(site.db));
});
afterAll(() => site?.close());

const textAt = async (address: string, role: Role) =>
  (await site.at(address, { headers: headersOf(role) })).text();

describe("a premium piece", () => {
  it("shows a beginning, names the tier, and leads each on their way", async () => {
    const address = pageOf.premiumArticle;
    for (const [role, way] of [
      ["visitor", "View Pricing Plans Login"],
      ["reader", "View Pricing Plans"],
      ["basic", "Upgrade to Premium"],
    ] as const) {
      const html = await textAt(address, role);
      const text = textOf(html);
      expect(text, role).toContain("An opening for all.");
      expect(text, role).toContain(
        `Keep reading with the Insider Pass The rest of this piece is part of Premium (Insider Pass). ${way}`,
      );
      expect(text.split("More words.").length - 1).toBeLessThan(preview.characters / 11);
    }
    expect(textOf(await textAt(address, "premium"))).not.toContain("Keep reading with");
    expect(textOf(await textAt(pageOf.premiumVideo, "basic"))).toContain(
      "The whole video is part of Premium (Insider Pass). Upgrade to Premium",
    );
    expect(textOf(await textAt(pageOf.premiumEpisode, "visitor"))).toContain(
      "The whole episode is part of Premium (Insider Pass). View Pricing Plans Login",
    );
  });

  it("tells machines whom it is for, and nothing more of it to those who may see it", async () => {
    for (const name of ["premiumArticle", "premiumVideo", "premiumEpisode", "agedArticle"] as const)
      for (const role of ["visitor", "premium"] as const)
        expect(structuredData(await textAt(pageOf[name], role))[0]).toMatchObject({
          isAccessibleForFree: false,
          hasPart: { "@type": "WebPageElement", isAccessibleForFree: false },
        });
    expect(structuredData(await textAt(pageOf.freeArticle, "premium"))[0]).toMatchObject({
      isAccessibleForFree: true,
    });
  });

  it.each([
    ["es", "Sigue leyendo con el Insider Pass"],
    ["fr", "Continuez avec l’Insider Pass"],
    ["de", "Mit dem Insider Pass weiterlesen"],
  ])("says so in %s", async (lang, words) => {
    expect(textOf(await textAt(`${pageOf.premiumArticle}?lang=${lang}`, "visitor"))).toContain(
      words,
    );
  });
});

describe("the archive", () => {
  it("keeps page, headline and excerpt, and says what opens the rest", async () => {
    const html = await textAt(pageOf.agedArticle, "basic");
    const text = textOf(html);
    expect(text).toContain("The aged piece");
    expect(text).not.toContain("An opening for all.");
    expect(text).toContain(
      "This piece is more than 12 months old. Premium (Insider Pass) opens what we have published in the last 5 years.",
    );
    expect(attribute(html, "meta", "property", "og:title", "content")).toContain("The aged piece");
  });

  it("ends after five years for everybody, and promises no plan that would help", async () => {
    for (const role of ["visitor", "premium", "editor"] as const) {
      const html = await textAt(pageOf.oldestArticle, role);
      const wall = /<section class="wall"[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
      expect(textOf(wall)).toContain("This piece is more than 5 years old.");
      expect(wall).not.toContain("/pricing");
    }
  });

  it("is marked on lists", async () => {
    const text = textOf(await textAt("/search?q=aged+or+oldest", "visitor"));
    expect(text.split(" Archive ").length - 1).toBe(6);
  });
});

it("prints no advertising for Premium", async () => {
  for (const address of ["/", pageOf.freeArticle])
    for (const role of roles) {
      const has = (await textAt(address, role)).includes("house-ad");
      expect(has, `${address} for ${role}`).toBe(!premium.includes(role));
    }
});

it("gives a reader the preview from the second at which access ends, by the site clock", async () => {
  const reader = await signIn(site.db, noon);
  await site.db
    .insertInto("entitlements")
    .values({
      user_id: reader.id,
      origin: "grant",
      tier: "premium",
      starts_at: noon,
      ends_at: new Date(noon.getTime() + 60_000),
      created_at: noon,
    })
    .execute();
  const [word] = secrets.premiumArticle;
  const has = async () =>
    (await (await site.at(pageOf.premiumArticle, { headers: reader.headers })).text()).includes(
      word,
    );
  site.clock.advance(59_000);
  expect(await has()).toBe(true);
  site.clock.advance(2_000);
  expect(await has()).toBe(false);
  site.clock.set(noon);
});

describe("the cache of pages", () => {
  let web: Web;
  let at = 0;
  beforeAll(async () => {
    const config = readConfig({ BASE_URL: origin, SESSION_SECRET: testSecret });
    const line = () => {};
    const log = { info: line, warn: line, error: line, fatal: line };
    const handle = await openSite({
      db: site.db,
      config,
      log,
      now: site.clock.now,
      storage: openFiles(config),
    });
    const ready = async () => ({ ok: true, state: {} });
    web = createWeb({ handle, config, log, ready, cache: { now: () => at } });
    web.server.listen(0, "127.0.0.1");
    await once(web.server, "listening");
  });
  afterAll(() => {
    web.server.closeAllConnections();
    web.server.close();
  });
  const ask = async (path: string, role: Role) => {
    const { port } = web.server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: headersOf(role) });
    return { caching: answer.headers.get("cache-control"), text: await answer.text() };
  };

  it("never keeps what a premium reader was given, in either order of visits", async () => {
    const pages = [pageOf.premiumArticle, pageOf.premiumVideo, pageOf.premiumEpisode];
    for (const [n, page] of pages.flatMap((path) => [path, `${path}.data`]).entries()) {
      const [word] = secrets[names.find((name) => page.startsWith(pageOf[name])) ?? "freeArticle"];
      if (n % 2) await ask(page, "visitor");
      const mine = await ask(page, "premium");
      expect(mine.text.includes(word), page).toBe(true);
      expect(mine.caching, page).toBe("private, no-store");
      const theirs = await ask(page, "visitor");
      expect(theirs.text.includes(word), page).toBe(false);
      expect(theirs.caching, page).toContain(page.endsWith(".data") ? "no-store" : "public");
      expect((await ask(page, "premium")).text.includes(word), page).toBe(true);
    }
  });

  it("makes a page anew when its piece passes the line of the archive", async () => {
    const word = "nudiustertian";
    const slug = await publish(site.db, noon, {
      body: `Here is ${word}.`,
      publishedAt: momentBefore(new Date(noon.getTime() + 30_000), "P12M") ?? noon,
    });
    const has = async () => (await ask(`/article/${slug}`, "visitor")).text.includes(word);
    expect(await has()).toBe(true);
    site.clock.advance(31_000);
    at += 61_000;
    await has();
    await expect.poll(has).toBe(false);
    site.clock.set(noon);
  });
});
