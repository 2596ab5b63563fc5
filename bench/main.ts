// npm run bench -- [NAME…]: measures, prints a table and writes bench/results.json. What is compared is measured
// side by side in one run: figures depend on the machine, ratios hardly do.
import "../server/environment.ts";

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../tests/postgres.ts";
import type { Row } from "./row.ts";

type Bench = {
  about: string;
  /** Whether it is given a PostgreSQL server of its own, and makes no sense without one. */
  onServer?: "needed" | "welcome";
  load: () => Promise<{ run: (o: { address: string }) => Promise<Row[]> }>;
};

const benches: Record<string, Bench> = {
  pages: {
    about: "cached and rendered pages, first-load script",
    load: () => import("./pages.ts"),
  },
  phone: {
    about: "pages on a simulated phone, and what axe finds on them (Chromium)",
    load: () => import("./phone.ts"),
  },
  browsing: {
    about: "presses in the first second, the next page, the way back (Chromium)",
    load: () => import("./browsing.ts"),
  },
  listings: {
    about: "lists at ten thousand and a million stories",
    onServer: "needed",
    load: () => import("./listings.ts"),
  },
  search: {
    about: "search and type-ahead over a million stories, one client and four",
    onServer: "needed",
    load: () => import("./search.ts"),
  },
  ingest: {
    about: "from a feed's bytes to stored stories, and the memory it takes",
    onServer: "welcome",
    load: () => import("./ingest.ts"),
  },
  classify: {
    about: "precision and recall of topics, countries and language",
    load: () => import("./classify.ts"),
  },
  clusters: {
    about: "stories of one event: precision, recall and B-cubed, speed and memory",
    load: () => import("./clusters.ts"),
  },
  "pair-weights": {
    about: "weights of the features that two stories are of one event, fitted and judged crosswise",
    load: () => import("./pair-weights.ts"),
  },
  breaking: {
    about: "five days of real news replayed: each event that begins to break, to be read",
    load: () => import("./breaking.ts"),
  },
  fronts: {
    about: "the same replayed into the built site: its fronts at six moments a day, to be read",
    load: () => import("./fronts.ts"),
  },
  "check-in": {
    about: "a check-in by the reader's own calendar, in database time",
    onServer: "welcome",
    load: () => import("./check-in.ts"),
  },
  discussions: {
    about:
      "pages of a discussion of ten thousand contributions, alone and among a million; posting",
    onServer: "needed",
    load: () => import("./discussions.ts"),
  },
  live: {
    about: "ten thousand clients of the live channel: memory, and how long news needs to all",
    onServer: "needed",
    load: () => import("./live.ts"),
  },
  sitemaps: {
    about: "sitemaps of a million pieces of our own: the list, one of them, the memory they take",
    onServer: "needed",
    load: () => import("./sitemaps.ts"),
  },
  media: {
    about: "the player's bytes, play to sound, seeking, ranges, two hundred listeners (Chromium)",
    load: () => import("./media.ts"),
  },
  memory: {
    about: "the memory of a site, fresh and after an hour of light use",
    load: () => import("./memory.ts"),
  },
  webhooks: {
    about: "5,000 webhooks, three in ten sent twice: answers, and one effect each",
    load: () => import("./webhooks.ts"),
  },
};

/** About a sixth of the memory, as a production server would have it (docs/operations.md). */
const sharedBuffers = `${Math.max(128, Math.round(totalmem() / 2 ** 20 / 6))}MB`;
const resultsFile = join(import.meta.dirname, "results.json");
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
const say = (line: string) => process.stderr.write(`${line}\n`);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in benches));
if (unknown.length) {
  say(`There is no benchmark ${unknown.join(", ")}. There are:`);
  for (const [name, { about }] of Object.entries(benches)) say(`  ${name.padEnd(12)} ${about}`);
  process.exit(64);
}

let failed = false;
for (const name of asked.length ? asked : Object.keys(benches)) {
  say(`${name}: ${benches[name]?.about}…`);
  try {
    const rows = await measure(benches[name] as Bench);
    if (!rows) continue;
    print(rows);
    storeResults(name, rows);
  } catch (error) {
    failed = true;
    say(`${name} failed: ${(error as Error).stack}`);
  }
}
process.exit(failed ? 1 : 0);

async function measure(bench: Bench): Promise<Row[] | null> {
  const { run } = await bench.load();
  if (!bench.onServer) return run({ address: "" });
  const server = await startPostgres(say, { shared_buffers: sharedBuffers });
  if (typeof server === "string") {
    say(`!!! SKIPPED on PostgreSQL: ${server}`);
    return bench.onServer === "needed" ? null : run({ address: "" });
  }
  try {
    return await run({ address: server.address });
  } finally {
    await server.close();
  }
}

function print(rows: Row[]): void {
  const lines = rows.map((row) => [
    row.name,
    `${round(row.figure)} ${row.unit}`,
    row.ratio === undefined ? "" : `${round(row.ratio)} × ${row.ratioTo}`,
  ]);
  const width = (column: number) => Math.max(...lines.map((line) => line[column]?.length ?? 0));
  for (const [name = "", figure = "", ratio = ""] of lines)
    console.log(`${name.padEnd(width(0))}  ${figure.padStart(width(1))}  ${ratio}`.trimEnd());
  console.log();
}

/** Three digits that matter. */
function round(figure: number): string {
  return figure >= 1_000
    ? Math.round(figure).toLocaleString("en")
    : String(Number(figure.toPrecision(3)));
}

/** Replaces what this benchmark measured before, and leaves the others' results. */
function storeResults(bench: string, rows: Row[]): void {
  const date = new Date().toISOString();
  const before: { bench: string }[] = existsSync(resultsFile)
    ? JSON.parse(readFileSync(resultsFile, "utf8"))
    : [];
  const results = [
    ...before.filter((row) => row.bench !== bench),
    ...rows.map((row) => ({ bench, ...row, machine, date })),
  ];
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
}
