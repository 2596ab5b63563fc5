import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gather, type ReportDraft } from "../factories/events.ts";
import { publish } from "../factories/stories.ts";
import { noon, openTestSite, origin, type TestSite } from "../site.ts";
import { attribute, headlines, structuredData, textOf } from "./html.ts";

let site: TestSite;
let vote: Awaited<ReturnType<typeof gather>>;
const tellings: ReportDraft[] = [
  { source: "Middle", country: "FR", band: "center", title: "Le vote est passé", ago: 50 },
  { source: "Lefty", country: "ES", band: "far-left", lang: "es", title: "Gana el voto", ago: 40 },
  { source: "Righty", country: "PL", band: "right", lang: "pl", title: "Głosowanie", ago: 30 },
  { source: "Nobody", country: "DE", lang: "de", title: "Die Abstimmung <steht>", ago: 20 },
  { source: "Island", country: "GB", band: "center", lang: "en", title: "The vote is in", ago: 10 },
  { source: "Middle", band: "center", title: "Le vote, suite", ago: 5, updates: 0 },
];

beforeAll(async () => {
  site = await openTestSite();
  vote = await gather(site.db, noon, tellings, { slug: "the-vote" });
});
afterAll(() => site?.close());

const page = async (path: string, init?: RequestInit) => {
  const response = await site.at(path, { redirect: "manual", ...init });
  return {
    status: response.status,
    location: response.headers.get("location"),
    html: await response.text(),
  };
};
const english = { headers: { cookie: "language=en" } };
const post = (fields: Record<string, string>, more: Record<string, string> = {}) =>
  page("/event/the-vote", {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin, "user-agent": "Reader", ...more },
  });
const reportsIn = () =>
  site.db
    .selectFrom("event_reports")
    .select(["event_id", "kind", "story_id", "note", "handled_at"])
    .orderBy("id")
    .execute();

describe("the page of an event", () => {
  it("has every outlet's headline in its own language, by side, with the way to ours and to the original", async () => {
    const { status, html } = await page("/event/the-vote", english);
    expect(status).toBe(200);
    const found = headlines(html);
    expect(found.map((h) => [h.lang, h.title])).toEqual([
      ["es", "Gana el voto"],
      ["en", "The vote is in"],
      ["fr", "Le vote est passé"],
      ["pl", "Głosowanie"],
      ["de", "Die Abstimmung <steht>"],
    ]);
    expect(found[0]?.href).toBe(`/article/${vote.stories[1]?.slug}`);
    expect(html).toMatch(
      /<a href="https:\/\/Lefty\.example\/event-[\d-]+" rel="noopener">Original/,
    );
    // An outlet's update is folded under it.
    expect(html).toMatch(/<details><summary>1 more report from Middle<\/summary>.*Le vote, suite/s);
  });

  it("counts publishers by band, in words beside the bar", async () => {
    const { html } = await page("/event/the-vote", english);
    const label = attribute(html, "svg", "class", "spread", "aria-label");
    expect(label).toContain("Far Left 1, Left 0, Center 2, Right 1, Far Right 0, Unrated 1");
    expect(textOf(html)).toContain("reported by 5 sources");
  });

  it("has a headline in the language of the page, where there is one", async () => {
    const heading = async (lang: string) =>
      /<h1><span lang="(\w+)"/.exec((await page(`/event/the-vote?lang=${lang}`)).html)?.[1];
    expect(await heading("en")).toBe("en");
    expect(await heading("de")).toBe("de");
    expect(await heading("es")).toBe("es");
    expect(await heading("fr")).toBe("fr");
  });

  it("has a table of countries and bands, also of countries that are not ours", async () => {
    const { html } = await page("/event/the-vote", english);
    const rows = [...html.matchAll(/<tr><th scope="row">(.*?)<\/tr>/g)].map(([row]) => textOf(row));
    expect(rows).toContain("Spain 1 0 0 0 0 0 1");
    expect(rows).toContain("United Kingdom 0 0 1 0 0 0 1");
    expect(rows.at(-1)).toBe("All 1 0 2 1 0 1 5");
  });

  it("is described for machines by links alone, and may be found", async () => {
    const { html } = await page("/event/the-vote", english);
    expect(structuredData(html)).toMatchObject([
      {
        "@type": "CollectionPage",
        mainEntity: { numberOfItems: 6, itemListElement: [{ position: 1 }, {}, {}, {}, {}, {}] },
      },
      { "@type": "BreadcrumbList" },
    ]);
    expect(attribute(html, "link", "rel", "canonical", "href")).toBe(`${origin}/event/the-vote`);
    expect(attribute(html, "meta", "name", "robots", "content")).toBeNull();
    expect(attribute(html, "meta", "property", "og:title", "content")).toContain("The vote is in");
  });

  it("says which outlets have one owner, and counts them once", async () => {
    const event = await gather(site.db, noon, [
      { source: "House A", owner: "House", band: "left", ago: 9 },
      { source: "House B", owner: "House", band: "right", ago: 5 },
      { source: "Alone", band: "center", ago: 4 },
    ]);
    const text = textOf((await page(`/event/${event.slug}`, english)).html);
    expect(text).toContain("reported by 2 sources");
    expect(text).toContain("Same owner as House A: not counted twice.");
    expect(text).toContain("Outlets with the same owner count once");
    // Of so few there are counts, and no bar.
    expect(text).toContain("Fewer than 5 independent publishers");
    const { html } = await page(`/article/${event.stories[2]?.slug}`, english);
    expect(html).toContain("Compare all 2 sources");
    expect(html).not.toContain('class="spread"');
  });

  it("is a sample where its stories are, and then kept from search engines", async () => {
    const event = await gather(site.db, noon, [{ source: "S1" }, { source: "S2" }], {
      sample: true,
    });
    const { html } = await page(`/event/${event.slug}`, english);
    expect(attribute(html, "meta", "name", "robots", "content")).toBe("noindex");
    expect(textOf(html)).toContain("This is a sample event");
  });

  it("leads to the event that it is part of, and to its parts", async () => {
    const part = await gather(
      site.db,
      noon,
      [{ source: "P1", title: "A part" }, { source: "P2" }],
      {
        parent: vote.id,
      },
    );
    const whole = (await page("/event/the-vote", english)).html;
    expect(whole).toContain(`href="/event/${part.slug}"`);
    const one = (await page(`/event/${part.slug}`, english)).html;
    expect(one).toMatch(/Part of: <a href="\/event\/the-vote" class="event-link">/);
  });
});

describe("an address that is none", () => {
  it("is not found, whatever it is made of", async () => {
    for (const slug of ["nothing", "a%20b", "%27%3B--", "x".repeat(400), "%E2%82%AC"])
      expect((await page(`/event/${slug}`)).status, slug).toBe(404);
  });

  it("leads on from an event that was found to be another", async () => {
    const event = await gather(site.db, noon, [], { mergedInto: vote.id });
    const { status, location } = await page(`/event/${event.slug}?lang=de`);
    expect([status, location]).toEqual([301, "/event/the-vote?lang=de"]);
  });

  it("leads to the story where only one publisher is left", async () => {
    const event = await gather(site.db, noon, [{ source: "One" }, { source: "Two" }]);
    await site.db
      .updateTable("stories")
      .set({ withdrawn_at: noon })
      .where("id", "=", event.stories[0]?.id ?? 0)
      .execute();
    const left = await page(`/event/${event.slug}`);
    expect([left.status, left.location]).toEqual([302, `/article/${event.stories[1]?.slug}`]);
    // And nothing of it, once that one wants not to be shown.
    await site.db
      .updateTable("sources")
      .set({ opted_out_at: noon })
      .where("id", "=", "Two")
      .execute();
    expect((await page(`/event/${event.slug}`)).status).toBe(404);
  });
});

describe("the page of a story", () => {
  it("has other outlets' headlines of its event, and the way to it", async () => {
    const { html } = await page(`/article/${vote.stories[0]?.slug}`, english);
    const [, block = ""] =
      /<section class="sec inset" aria-labelledby="same-event">(.*?)<\/section>/s.exec(html) ?? [];
    expect(headlines(block).map((h) => h.title)).toEqual([
      "Die Abstimmung <steht>",
      "Głosowanie",
      "Gana el voto",
      "The vote is in",
    ]);
    expect(block).toContain(`href="/event/the-vote" class="btn btn-long">Compare all 5 sources`);
    expect(block).not.toContain("Le vote, suite");
  });

  it("has none where the story stands alone", async () => {
    const slug = await publish(site.db, noon);
    expect((await page(`/article/${slug}`)).html).not.toContain("same-event");
  });
});

describe("what readers report", () => {
  const story = () => String(vote.stories[2]?.id);

  it("is kept for the newsroom, once", async () => {
    for (const _ of [1, 2]) {
      const sent = await post({ kind: "wrong", story: story(), note: " another   vote " });
      expect([sent.status, sent.location]).toEqual([303, "/event/the-vote#thanks"]);
    }
    await post({ kind: "missing", note: "https://elsewhere.example/the-vote" });
    expect(await reportsIn()).toEqual([
      {
        event_id: vote.id,
        kind: "wrong",
        story_id: Number(story()),
        note: "another vote",
        handled_at: null,
      },
      {
        event_id: vote.id,
        kind: "missing",
        story_id: null,
        note: "https://elsewhere.example/the-vote",
        handled_at: null,
      },
    ]);
  });

  it("comes back with what is wrong beside the field, and what was sent", async () => {
    const before = (await reportsIn()).length;
    const other = await gather(site.db, noon, [{ source: "Far" }, { source: "Away" }]);
    for (const id of ["", "x", "999999", String(other.stories[0]?.id), "9".repeat(40)]) {
      const { status, html } = await post({ kind: "wrong", story: id, note: "Why <not>" });
      expect(status, id).toBe(400);
      expect(attribute(html, "select", "id", "report-story", "aria-invalid")).toBe("true");
      expect(attribute(html, "input", "id", "report-why", "value")).toBe("Why &lt;not&gt;");
    }
    for (const note of ["", "short", "  \0 "]) {
      const { status, html } = await post({ kind: "missing", note });
      expect(status, note).toBe(400);
      expect(attribute(html, "input", "id", "report-which", "aria-invalid")).toBe("true");
    }
    expect((await post({ kind: "missing", note: "x".repeat(501) })).status).toBe(400);
    expect((await post({})).status).toBe(400);
    expect(await reportsIn()).toHaveLength(before);
  });

  it("is enough at some point: five a day", async () => {
    const reader = { "user-agent": "Another reader" };
    for (const n of [1, 2, 3, 4, 5])
      expect((await post({ kind: "missing", note: `A headline ${n}` }, reader)).status).toBe(303);
    const sixth = await post({ kind: "missing", note: "A headline 6" }, reader);
    expect(sixth.status).toBe(429);
    expect(textOf(sixth.html)).toContain("You have already sent several reports today");
  });

  it("goes nowhere for an event that is none", async () => {
    const init = { method: "POST", body: new URLSearchParams({ kind: "missing" }) };
    expect((await page("/event/none", { ...init, headers: { origin } })).status).toBe(404);
  });
});
