import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openClusteringJob } from "#events/clustering-job.server.ts";
import { loadSample } from "#media/sample.server.ts";
import { standingPages } from "../../app/routes/distribution/pages.ts";
import { firstLoadScript, playerScript } from "../../bench/first-load.ts";
import { toPage } from "../../server/pages.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";

// What a first page may weigh (docs/decisions/009 and 017): bytes are the same on every machine, where the seconds
// that they cost are not. Measured on the sample newsroom, compressed as they are sent.
const limits = {
  /** Script until everything on a page for everybody answers, in bytes of brotli (docs/decisions/017). */
  script: 20_000,
  /** The document of home, in bytes of brotli. */
  home: 25_000,
  /** What a server sends before it waits for an answer (RFC 6928): ten segments of 1,460 bytes, header fields included. */
  firstRound: 14_600,
  /** The one sheet that home and article wait for, in bytes of brotli. Other pages' rules belong into sheets of theirs. */
  sheet: 10_800,
  /** What the player adds to a page on which nothing plays, in bytes of brotli (docs/decisions/025). */
  quietPlayer: 6_000,
  /** The player with everything that its controls load but the library of streams, and what reads aloud. */
  player: 15_000,
};
const article = "/article/eu-parliament-passes-landmark-climate-package";
/** One of each kind of page that stands beside those of pieces, and is not in the list of standing pages. */
const otherKinds = [
  "/support/billing",
  "/support/billing/cancelling",
  "/store/morning-mug",
  "/privacy/2026-11-24",
];
const client = join(import.meta.dirname, "../../build/client");

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await loadSample(site.db, noon, { dir: join(import.meta.dirname, "../../db/seed") });
  // An article tells who else reports its event.
  const job = openClusteringJob({ db: site.db, now: () => noon });
  await job.round();
  await job.close();
});
afterAll(() => site?.close());

/** A page as it is sent from the page cache. */
async function sent(path: string) {
  const response = await site.at(path);
  const html = await response.text();
  const nonce = / nonce="([^"]+)"/.exec(html)?.[1] ?? "";
  const again = new Response(html, response);
  const caching = {
    "cache-control": "public, max-age=0, must-revalidate",
    vary: "Accept-Encoding, Accept-Language, Cookie",
  };
  const page = await toPage(again, nonce, { https: true, formActions: [] }, caching, true);
  const { body, headers } = page.variants.br;
  // Each field brings a colon, a space and a line's end; the status line and what node:http adds take 120 bytes.
  const fields = headers.join("").length + headers.length * 2 + 120;
  return {
    html: page.variants.identity.body.toString(),
    body: body.length,
    all: body.length + fields,
  };
}

describe("a first page", () => {
  it("brings no more script than it may, and neither React nor the router", async () => {
    for (const path of ["/", "/?lang=es", "/?lang=fr", "/?lang=de", article]) {
      const { files, brotli } = firstLoadScript((await sent(path)).html);
      expect(brotli, path).toBeLessThanOrEqual(limits.script);
      expect(files.filter((file) => /\/(react|router)/.test(file))).toEqual([]);
      // What holds the live connection is no import.
      expect(files).toContainEqual(expect.stringMatching(/\/(shared-worker|leader-tab)-/));
      // The page's script, what it consists of, and its texts: fewer would mean that something was not seen here.
      expect(files.length, path).toBeGreaterThan(5);
    }
  });

  it("has a document that comes in the first round trip", async () => {
    const [front, piece] = [await sent("/"), await sent(article)];
    expect(front.body).toBeLessThanOrEqual(limits.home);
    expect(front.all).toBeLessThanOrEqual(limits.firstRound);
    expect(piece.all).toBeLessThanOrEqual(limits.firstRound);
  });

  it("that is not an article brings no more script than one, and comes in the first round trip", async () => {
    const most = firstLoadScript((await sent(article)).html).brotli;
    const tooMuch: string[] = [];
    for (const path of [...standingPages, ...otherKinds]) {
      const page = await sent(path);
      const { brotli } = firstLoadScript(page.html);
      if (brotli > most) tooMuch.push(`${path}: ${brotli - most} bytes of script more`);
      if (page.all > limits.firstRound) tooMuch.push(`${path}: ${page.all} bytes`);
    }
    expect(tooMuch).toEqual([]);
  });

  it("brings little of the player, and the player no more than it may", async () => {
    const { files, quiet, controls } = playerScript(
      firstLoadScript((await sent(article)).html).files,
    );
    expect(quiet).toBeLessThanOrEqual(limits.quietPlayer);
    expect(controls).toBeLessThanOrEqual(limits.player);
    // What loads in time is among it, whatever names it.
    for (const part of [
      "player-controls",
      "attach-player-bar",
      "keep-playing",
      "bar-queue",
      "stream",
      "attach-listen-buttons",
    ])
      expect(
        files.some((file) => file.startsWith(`${part}-`)),
        part,
      ).toBe(true);
  });

  it("waits for one sheet, which has what home and articles need", async () => {
    for (const path of ["/", article]) {
      const { html } = await sent(path);
      const sheets = [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)]
        .map(([tag]) => tag)
        // A screen does not wait for the sheet of the printer.
        .filter((tag) => !tag.includes('media="print"'));
      expect(sheets, path).toHaveLength(1);
      const file = join(client, /href="([^"]+)"/.exec(sheets[0] ?? "")?.[1] ?? "");
      const size = existsSync(`${file}.br`)
        ? statSync(`${file}.br`).size
        : readFileSync(file).length;
      expect(
        size,
        `${file}: give what other pages need a sheet of its own, as routes/reader-pages.css`,
      ).toBeLessThanOrEqual(limits.sheet);
    }
  });
});
