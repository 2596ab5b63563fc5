// The memory of a running site: after the start, and after the requests of an hour of light use.
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { openDb, openPool } from "#platform/db/db.server.ts";
import { socketDir } from "../server/data-dir.ts";
import { openSession, signIn } from "../tests/factories/readers.ts";
import { testSecret } from "../tests/secret.ts";
import type { Row } from "./row.ts";
import { startSite } from "./site.ts";

/** Two visits a minute, of eight pages each with their pictures; every sixth by a reader with a plan. */
const visits = 120;
const locales = ["en", "es", "fr", "de"];
const widths = [240, 480, 640, 800, 1200];
const words = [
  "energy",
  "Europe",
  "Haushalt",
  "vivienda",
  "climat",
  "rail strike",
  '"digital euro"',
];
/** So long the process is left alone before its fresh memory is read: the pictures of the front page are made. */
const settleMs = 60_000;

export async function run(): Promise<Row[]> {
  process.env.SESSION_SECRET = testSecret;
  const dir = await mkdtemp(join(tmpdir(), "eunison-memory-"));
  const site = await startSite(dir, "all");
  const over = once(site.child, "exit");
  const pool = openPool(socketDir(dir), () => {});
  try {
    const pid = site.child.pid ?? 0;
    const ready = await resident(pid);
    await wait(settleMs);
    const fresh = await resident(pid);
    const db = openDb(pool);
    const reader = await signIn(db, new Date(), { email: "ana@example.eu", plan: "academy" });
    let asked = 0;
    for (let n = 0; n < visits; n++) {
      const cookie = n % 6 === 5 ? await openSession(db, reader.id) : null;
      asked += await visit(`http://127.0.0.1:${site.port}`, n, cookie);
    }
    await wait(settleMs);
    const row = (name: string, figure: number, unit = "MB"): Row => ({ name, figure, unit });
    const after = await resident(pid);
    return [
      row("memory of the site, worker included: ready", ready.rss),
      row("memory of the site: a minute later", fresh.rss),
      row("memory of the site: after an hour of light use", after.rss),
      row("memory of the site: at the peak", after.peak),
      row("requests of that hour", asked, ""),
    ];
  } finally {
    await pool.end();
    site.child.kill("SIGTERM");
    await over;
    await rm(dir, { recursive: true, force: true });
  }
}

/** Resident memory of a process, now and at its most, in megabytes. */
async function resident(pid: number): Promise<{ rss: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const of = (field: string) =>
    Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1_024);
  return { rss: of("VmRSS"), peak: of("VmHWM") };
}

/** A visit as a browser makes it: pages one after the other, each with its pictures, which it keeps. */
async function visit(origin: string, n: number, cookie: string | null): Promise<number> {
  const locale = locales[n % locales.length] ?? "en";
  const format = n % 4 === 3 ? "webp" : "avif";
  const width = widths[n % widths.length] ?? 640;
  const headers: Record<string, string> = {
    "accept-encoding": "br",
    "accept-language": locale,
    ...(cookie ? { cookie } : {}),
  };
  const seen = new Set<string>();
  let asked = 0;
  const ask = async (path: string, init: RequestInit = {}): Promise<string> => {
    asked++;
    const answer = await fetch(origin + path, {
      redirect: "manual",
      ...init,
      headers: { ...headers, ...init.headers },
    });
    if (answer.status >= 400 && answer.status !== 404 && answer.status !== 429)
      throw new Error(`${path} answered ${answer.status}`);
    const isText = /html|json/.test(answer.headers.get("content-type") ?? "");
    return isText ? answer.text() : answer.arrayBuffer().then(() => "");
  };
  const open = async (path: string): Promise<string> => {
    const html = await ask(path);
    const pictures = html.matchAll(/\/image\/(\w+\/[\w-]+)\/\d+\.\w+/g);
    for (const [, name] of pictures) {
      if (!name || seen.has(name)) continue;
      seen.add(name);
      await ask(`/image/${name}/${width}.${format}`);
    }
    return html;
  };
  const any = (list: readonly string[], at: number) => list[at % list.length] ?? "/";
  const home = await open("/");
  const articles = [...new Set(home.match(/\/article\/[\w-]+/g))];
  for (let i = 0; i < 3 && articles.length; i++) await open(any(articles, n * 3 + i));
  const word = encodeURIComponent(any(words, n));
  await ask(`/search/suggest?q=${word.slice(0, 3)}`);
  const found = await open(`/search?q=${word}`);
  const media = [...new Set(home.match(/\/(?:video|podcast|event)\/[\w-]+/g))];
  if (media.length) await open(any(media, n));
  await open(any([...new Set(found.match(/\/article\/[\w-]+/g))], n));
  await open(any(["/pricing", "/sources", "/how-we-work", "/academy", "/newsletter", "/auth"], n));
  if (cookie) await browse(origin, ask, open, n);
  return asked;
}

/** What a reader with a plan does beside reading. */
async function browse(
  origin: string,
  ask: (path: string, init?: RequestInit) => Promise<string>,
  open: (path: string) => Promise<string>,
  n: number,
): Promise<void> {
  for (const path of ["/news", "/dashboard", "/history", "/saved", "/profile", "/account"])
    await open(path);
  await open("/academy/reading-the-press/framing");
  await ask("/achievements.png");
  const form = new FormData();
  form.set("intent", "avatar");
  form.set("picture", new File([await photograph(n)], "me.jpg", { type: "image/jpeg" }));
  await ask("/profile/avatar", { method: "POST", body: form, headers: { origin } });
  await ask("/auth", {
    method: "POST",
    body: new URLSearchParams({
      intent: "sign-in",
      email: "bo@example.eu",
      password: `Wrong${n}x`,
    }),
    headers: { origin },
  }).catch(() => {});
}

const photograph = async (n: number): Promise<Uint8Array<ArrayBuffer>> => {
  const noise = { type: "gaussian", mean: 128, sigma: 20 + n } as const;
  const made = await sharp({
    create: { width: 3000, height: 2000, channels: 3, background: "#888", noise },
  })
    .jpeg({ quality: 70 })
    .toBuffer();
  return new Uint8Array(made);
};
