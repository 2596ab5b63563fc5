import { describe, expect, it } from "vitest";
import { openPageCache, type Purge } from "./page-cache.ts";
import type { Page } from "./pages.ts";

const variant = { etag: '"x"', body: Buffer.from("x"), headers: [], unchanged: [] };
const page = (name: string, more: Partial<Page> = {}): Page & { name: string } => ({
  name,
  status: 200,
  shared: true,
  size: 1_000,
  variants: { br: variant, gzip: variant, identity: variant },
  ...more,
});
const home = { id: "en /", path: "/" };
const article = (slug: string) => ({ id: `en /article/${slug}`, path: `/article/${slug}` });
const purge = (what: Partial<Purge>): Purge => ({
  paths: new Set(),
  lists: false,
  all: false,
  revoked: false,
  ...what,
});

function open() {
  let at = 0;
  const failures: unknown[] = [];
  const cache = openPageCache({
    maxBytes: 100_000,
    freshMs: 60_000,
    staleMs: 600_000,
    now: () => at,
    onFailure: (error) => failures.push(error),
  });
  return {
    cache,
    failures,
    pass: (ms: number) => {
      at += ms;
    },
  };
}
/** A render that ends when a test says so. */
function held() {
  let count = 0;
  let finish = (_: Page) => {};
  let fail = (_: Error) => {};
  return {
    render: () => {
      count++;
      return new Promise<Page>((resolve, reject) => {
        finish = resolve;
        fail = reject;
      });
    },
    finish: (made: Page) => finish(made),
    fail: (error: Error) => fail(error),
    count: () => count,
  };
}
const settled = () => new Promise((done) => setImmediate(done));

describe("the page cache", () => {
  it("renders once for everybody who comes meanwhile", async () => {
    const { cache } = open();
    const one = held();
    const waiting = Array.from({ length: 2_000 }, () => cache.get(home, one.render));
    await settled();
    one.finish(page("first"));
    const pages = await Promise.all(waiting);
    expect(one.count()).toBe(1);
    expect(new Set(pages).size).toBe(1);
    expect(cache.get(home, one.render)).toBe(pages[0]);
  });

  it("sends what it has while one render makes a new page", async () => {
    const { cache, pass } = open();
    const old = page("old");
    await cache.get(home, async () => old);
    pass(61_000);
    const next = held();
    for (let i = 0; i < 2_000; i++) expect(cache.get(home, next.render)).toBe(old);
    await settled();
    expect(next.count()).toBe(1);
    const fresh = page("fresh");
    next.finish(fresh);
    await settled();
    expect(cache.get(home, next.render)).toBe(fresh);
  });

  it("makes what is asked for again better, once, while nobody waits", async () => {
    const { cache } = open();
    let times = 0;
    const made = page("made", {
      better: async () => {
        times++;
        return page("better");
      },
    });
    await cache.get(home, async () => made);
    expect(times, "asked for once").toBe(0);
    for (let i = 0; i < 3; i++)
      expect(cache.get(home, async () => made)).toMatchObject({ name: "made" });
    await settled();
    expect(cache.get(home, async () => made)).toMatchObject({ name: "better" });
    expect(times).toBe(1);
  });

  it("tells a render whether anybody waits for it", async () => {
    const { cache, pass } = open();
    const backgroundRenders: boolean[] = [];
    const render = async (inBackground: boolean) => {
      backgroundRenders.push(inBackground);
      return page("a page");
    };
    for (const later of [0, 61_000, 3_600_000]) {
      pass(later);
      await cache.get(home, render);
      await settled();
    }
    expect(backgroundRenders).toEqual([false, true, false]);
  });

  it("makes a visitor wait rather than see an hour-old page", async () => {
    const { cache, pass } = open();
    await cache.get(home, async () => page("old"));
    pass(3_600_000);
    expect(await cache.get(home, async () => page("new"))).toMatchObject({ name: "new" });
  });

  it("forgets the articles that a change names, and the lists, and nothing else", async () => {
    const { cache } = open();
    for (const key of [home, article("a"), article("b")])
      await cache.get(key, async () => page("old"));
    cache.purge(purge({ paths: new Set(["/article/a"]), lists: true }));
    const again = async (key: typeof home) =>
      ((await cache.get(key, async () => page("new"))) as Page & { name: string }).name;
    expect(await again(home)).toBe("new");
    expect(await again(article("a"))).toBe("new");
    expect(await again(article("b"))).toBe("old");
    cache.purge(purge({ all: true }));
    expect(await again(article("b"))).toBe("new");
  });

  it("keeps no page that was begun before a change", async () => {
    const { cache } = open();
    const before = held();
    const early = cache.get(home, before.render);
    await settled();
    cache.purge(purge({ lists: true }));
    const after = page("after");
    expect(await cache.get(home, async () => after)).toBe(after);
    before.finish(page("before"));
    expect(await early).toMatchObject({ name: "before" });
    expect(cache.get(home, before.render)).toBe(after);
  });

  it("sends the last copy, purged or old, when no new one can be made", async () => {
    const { cache, failures, pass } = open();
    const old = page("old");
    await cache.get(home, async () => old);
    cache.purge(purge({ lists: true }));
    const broken = async () => {
      throw new Error("away");
    };
    expect(await cache.get(home, broken)).toBe(old);
    pass(86_400_000);
    expect(await cache.get(home, async () => page("fault", { status: 500, shared: false }))).toBe(
      old,
    );
    expect(failures).toHaveLength(1);
    pass(3_000);
    expect(await cache.get(home, async () => page("new"))).toMatchObject({ name: "new" });
  });

  it("does not bring back what was withdrawn", async () => {
    const { cache } = open();
    await cache.get(article("a"), async () => page("here"));
    cache.purge(purge({ paths: new Set(["/article/a"]) }));
    const gone = page("404", { status: 404 });
    await cache.get(article("a"), async () => gone);
    cache.purge(purge({ all: true }));
    const broken = () => Promise.reject(new Error("away"));
    expect(await cache.get(article("a"), broken)).toBe(gone);
  });

  it("has no last copy of anything once something is revoked", async () => {
    const { cache } = open();
    const broken = () => Promise.reject(new Error("away"));
    for (const key of [home, article("a")]) await cache.get(key, async () => page("here"));
    // Begun before, and failing after: the copy that it would fall back on is revoked too.
    cache.purge(purge({ lists: true }));
    const early = held();
    const waiting = cache.get(home, early.render);
    const fresh = held();
    const arriving = cache.get(article("b"), fresh.render);
    await settled();
    cache.purge(purge({ all: true, revoked: true }));
    expect(cache.bytes()).toBe(0);
    early.fail(new Error("away"));
    await expect(waiting).rejects.toThrow("away");
    fresh.finish(page("here"));
    await arriving;
    for (const key of [home, article("a"), article("b")])
      await expect(Promise.resolve(cache.get(key, broken))).rejects.toThrow("away");
  });

  it("passes a failure on when there is nothing else", async () => {
    const { cache } = open();
    await expect(cache.get(home, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(await cache.get(home, async () => page("new"))).toMatchObject({ name: "new" });
  });

  it("keeps nothing that is private, set a cookie or failed", async () => {
    const { cache } = open();
    for (const more of [{ shared: false }, { status: 500 }, { status: 302 }]) {
      const one = page("one", more);
      expect(await cache.get(home, async () => one)).toBe(one);
      const two = page("two", more);
      expect(await cache.get(home, async () => two)).toBe(two);
    }
  });

  it("stays in its bounds, and lets strangers push out nothing", async () => {
    const { cache } = open();
    const known = page("known");
    await cache.get(home, async () => known);
    for (let i = 0; i < 500; i++)
      await cache.get(article(`no-${i}`), async () => page("404", { status: 404 }));
    expect(cache.get(home, async () => page("again"))).toBe(known);
    for (let i = 0; i < 500; i++) await cache.get(article(`yes-${i}`), async () => page("yes"));
    expect(cache.bytes()).toBeLessThanOrEqual(107_000);
  });

  it("keeps versions for a choice of languages apart, and in bounds of their own", async () => {
    const { cache } = open();
    const [all, own] = [page("all"), page("own")];
    await cache.get(home, async () => all);
    const variant = { id: "en; stories=pl /", path: "/", isLanguageVariant: true } as const;
    await cache.get(variant, async () => own);
    expect(cache.get(variant, async () => page("again"))).toBe(own);
    for (let i = 0; i < 500; i++)
      await cache.get({ ...variant, id: `stories=${i}` }, async () => page("one of many"));
    expect(cache.get(home, async () => page("again"))).toBe(all);
    expect(cache.bytes()).toBeLessThanOrEqual(26_000);
    await cache.get(variant, async () => own);
    cache.purge(purge({ lists: true }));
    const fresh = page("fresh");
    expect(await cache.get(variant, async () => fresh)).toBe(fresh);
  });

  it("believes soon that a missing page has come", async () => {
    const { cache, pass } = open();
    await cache.get(article("a"), async () => page("404", { status: 404 }));
    pass(11_000);
    expect(await cache.get(article("a"), async () => page("here"))).toMatchObject({ name: "here" });
    expect(cache.get(article("a"), async () => page("404", { status: 404 }))).toMatchObject({
      name: "here",
    });
  });
});
