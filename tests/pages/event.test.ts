import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setEventTitle } from "#events/titles.server.ts";
import { createEvent, type EventStoryDraft } from "../factories/events.ts";
import { publish } from "../factories/stories.ts";
import { noon, openTestSite, origin, type TestSite } from "../site.ts";
import { attribute, headlines, structuredData, textOf } from "./html.ts";

let site: TestSite;
let vote: Awaited<ReturnType<typeof createEvent>>;
const drafts: EventStoryDraft[] = [
  {
    source: "Middle",
    country: "FR",
    band: "center",
    title: "Le vote est passé",
    excerpt: "Onze voix ont suffi, après une nuit de débats.",
    ago: 50,
  },
  { source: "Lefty", country: "ES", band: "far-left", lang: "es", title: "Gana el voto", ago: 40 },
  { source: "Righty", country: "PL", band: "right", lang: "pl", title: "Głosowanie", ago: 30 },
  { source: "Nobody", country: "DE", lang: "de", title: "Die Abstimmung <steht>", ago: 20 },
  { source: "Island", country: "GB", band: "center", lang: "en", title: "The vote is in", ago: 10 },
  { source: "Middle", band: "center", title: "Le vote, suite", ago: 5, updates: 0 },
];

beforeAll(async () => {
  site = await openTestSite();
  vote = await createEvent(site.db, noon, drafts, { slug: "the-vote" });
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
    .select(["event_id", "kind", "note", "handled_at"])
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
      /<a class="event-out" href="https:\/\/Lefty\.example\/event-[\d-]+" rel="noopener">Original/,
    );
    // An outlet's update is folded under it.
    expect(html).toMatch(/<details><summary>1 more report from Middle<\/summary>.*Le vote, suite/s);
  });

  it("counts publishers by band, in words beside the bar", async () => {
    const { html } = await page("/event/the-vote", english);
    const label = attribute(html, "svg", "class", "spread", "aria-label");
    expect(label).toContain("Far Left 1, Left 0, Center 2, Right 1, Far Right 0, Unrated 1");
    expect(textOf(html)).toContain("5 sources · 5 countries");
    expect(textOf(html)).toContain("First report 21 November 2026 at 12:10");
  });

  it("says what each side says in its own words", async () => {
    const { html } = await page("/event/the-vote", english);
    expect(html).toMatch(/<p class="event-excerpt" lang="fr" dir="auto">Onze voix ont suffi/);
  });

  it("has a title in the language of the page, where it is told in it", async () => {
    const heading = async (lang: string) =>
      /<h1 lang="(\w+)"/.exec((await page(`/event/the-vote?lang=${lang}`)).html)?.[1];
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
    expect(rows).toHaveLength(5);
    // The flag of the Union stands for no other country, and a country without a drawn flag is named.
    expect(html).not.toContain("#eu");
    expect(textOf(html)).toContain("United Kingdom: Island");
  });

  it("is described for machines by links alone, and may be found", async () => {
    const { html } = await page("/event/the-vote", english);
    expect(structuredData(html)).toMatchObject([
      {
        "@type": "CollectionPage",
        mainEntity: { numberOfItems: 6, itemListElement: [{ position: 1 }, {}, {}, {}, {}] },
      },
      { "@type": "BreadcrumbList" },
    ]);
    expect(attribute(html, "link", "rel", "canonical", "href")).toBe(`${origin}/event/the-vote`);
    expect(attribute(html, "meta", "name", "robots", "content")).toBeNull();
    expect(attribute(html, "meta", "property", "og:title", "content")).toContain("The vote is in");
  });

  it("says which outlets have one owner, and counts them once", async () => {
    const event = await createEvent(site.db, noon, [
      { source: "House A", owner: "House", band: "left", ago: 9 },
      { source: "House B", owner: "House", band: "right", ago: 5 },
      { source: "Alone", band: "center", ago: 4 },
    ]);
    const text = textOf((await page(`/event/${event.slug}`, english)).html);
    expect(text).toContain("2 sources");
    expect(text).toContain("Same owner as House A: not counted twice.");
    const { html } = await page(`/article/${event.stories[2]?.slug}`, english);
    expect(html).toContain("Compare all 2 sources");
    expect(html).not.toContain('class="spread"');
  });

  it("puts fewer than five publishers side by side, and compares nothing", async () => {
    const event = await createEvent(site.db, noon, [
      { source: "Quay", country: "MT", excerpt: "A doctor came first.", ago: 400 },
      { source: "River", country: "IT", band: "right", excerpt: "x ".repeat(150), ago: 100 },
      { source: "Pier", country: "IT", band: "left", ago: 38 },
    ]);
    const { html } = await page(`/event/${event.slug}`, english);
    expect(textOf(html)).toContain("3 sources · 2 countries");
    expect(textOf(html)).toContain(
      "From five publishers on, this page compares them by perspective.",
    );
    expect(
      headlines(html)
        .slice(0, 3)
        .map((h) => h.href),
    ).toEqual(event.stories.map(({ slug }) => `/article/${slug}`));
    expect(html).toContain("A doctor came first.");
    expect(html).toContain("x ".repeat(150).trim());
    // Of the three, one is not rated.
    expect(textOf(html)).toContain("Quay Bias: Unrated");
    const [own = ""] = html.split('aria-labelledby="also"');
    for (const instrument of ['class="spread"', 'class="tabs"', "<table", "How it spread"])
      expect(own).not.toContain(instrument);
  });

  it("has an editor's title before all headlines, at the same address", async () => {
    const event = await createEvent(site.db, noon, [
      { source: "T1", lang: "en", title: "A headline of theirs" },
      { source: "T2", lang: "en", title: "Another headline of theirs" },
    ]);
    const editor = { actor: "editor", now: noon };
    const heading = async () => {
      const { html } = await page(`/event/${event.slug}`, english);
      return textOf(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? "");
    };
    expect(await heading()).toMatch(/headline of theirs/);
    await setEventTitle(site.db, event.slug, { title: " The  vote on ships", lang: "en" }, editor);
    await expect.poll(heading).toBe("The vote on ships");
    expect(textOf((await page(`/event/${event.slug}`, english)).html)).toContain(
      "Title: our newsroom",
    );
    await setEventTitle(site.db, event.slug, null, editor);
    await expect.poll(heading).toMatch(/headline of theirs/);
    const lines = await site.db
      .selectFrom("audit")
      .select(["action", "subject"])
      .where("action", "=", "event.title")
      .execute();
    expect(lines).toEqual(Array(2).fill({ action: "event.title", subject: event.slug }));
  });

  it("credits its picture as the licence asks, also under an editor's title", async () => {
    const event = await createEvent(site.db, noon, [{ source: "Lens" }, { source: "Other" }]);
    const url = "https://creativecommons.org/licenses/by/4.0/";
    const licence = { licence: "CC BY 4.0", url, open: true, credit: "Ada Lens" };
    await site.db
      .updateTable("stories")
      .set({ image: "https://lens.example/p.jpg", picture_licence: JSON.stringify(licence) })
      .where("id", "=", event.stories[0]?.id ?? 0)
      .execute();
    const title = { title: "A harbour in pictures", lang: "en" };
    await setEventTitle(site.db, event.slug, title, { actor: "editor", now: noon });
    const { html } = await page(`/event/${event.slug}`, english);
    const caption = /<figcaption.*?<\/figcaption>/s.exec(html)?.[0] ?? "";
    expect(textOf(caption)).toContain("Picture: Ada Lens, CC BY 4.0");
    expect(caption).toContain(`href="${url}"`);
    expect(caption).toContain('href="https://Lens.example/');
  });

  it("shows other events of its topic, and not itself", async () => {
    const { html } = await page("/event/the-vote", english);
    const [, also = ""] =
      /<section class="sec" aria-labelledby="also">(.*?)<\/section>/s.exec(html) ?? [];
    expect(textOf(also)).toMatch(/^Also in Politics/);
    expect(headlines(also).length).toBeGreaterThan(0);
    expect(also).not.toContain('href="/event/the-vote"');
  });

  it("is a sample where its stories are, and then kept from search engines", async () => {
    const event = await createEvent(site.db, noon, [{ source: "S1" }, { source: "S2" }], {
      sample: true,
    });
    const { html } = await page(`/event/${event.slug}`, english);
    expect(attribute(html, "meta", "name", "robots", "content")).toBe("noindex");
    expect(textOf(html)).toContain("This is a sample event");
  });

  it("leads to the event that it is part of, and to its parts", async () => {
    const part = await createEvent(
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
    const event = await createEvent(site.db, noon, [], { mergedInto: vote.id });
    const { status, location } = await page(`/event/${event.slug}?lang=de`);
    expect([status, location]).toEqual([301, "/event/the-vote?lang=de"]);
  });

  it("leads to the story where only one publisher is left", async () => {
    const event = await createEvent(site.db, noon, [{ source: "One" }, { source: "Two" }]);
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
    expect(html).toContain(`href="/event/the-vote" class="btn btn-long">Compare all 5 sources`);
    expect(block).not.toContain("Le vote, suite");
  });

  it("has none where the story stands alone", async () => {
    const slug = await publish(site.db, noon);
    expect((await page(`/article/${slug}`)).html).not.toContain("same-event");
  });
});

describe("what readers report", () => {
  it("is kept for the newsroom, once", async () => {
    for (const _ of [1, 2]) {
      const sent = await post({ kind: "wrong", note: " another   vote " });
      expect([sent.status, sent.location]).toEqual([303, "/event/the-vote#thanks"]);
    }
    expect((await post({ kind: "title", note: "" })).status).toBe(303);
    expect(await reportsIn()).toEqual([
      { event_id: vote.id, kind: "wrong", note: "another vote", handled_at: null },
      { event_id: vote.id, kind: "title", note: "", handled_at: null },
    ]);
  });

  it("stands behind one line until something is wrong with it", async () => {
    const { html } = await page("/event/the-vote", english);
    expect(html).toContain("<details><summary>Something is wrong here</summary>");
  });

  it("comes back with what is wrong beside the field, and what was sent", async () => {
    const before = (await reportsIn()).length;
    for (const note of ["", "<short>", "  \0 "]) {
      const { status, html } = await post({ kind: "rating", note });
      expect(status, note).toBe(400);
      expect(attribute(html, "textarea", "id", "report-note", "aria-invalid")).toBe("true");
      expect(html).toMatch(/<input type="radio" name="kind" checked="" value="rating"/);
      expect(html).toContain('<details open="">');
    }
    expect((await post({ kind: "other", note: "<short>" })).html).toContain(
      "&lt;short&gt;</textarea>",
    );
    expect((await post({ kind: "wrong", note: "x".repeat(501) })).status).toBe(400);
    expect((await post({})).status).toBe(400);
    expect(await reportsIn()).toHaveLength(before);
  });

  it("is enough at some point: five a day", async () => {
    const reader = { "user-agent": "Another reader" };
    for (const n of [1, 2, 3, 4, 5])
      expect((await post({ kind: "other", note: `A headline ${n}` }, reader)).status).toBe(303);
    const sixth = await post({ kind: "other", note: "A headline 6" }, reader);
    expect(sixth.status).toBe(429);
    expect(textOf(sixth.html)).toContain("You have already sent several reports today");
  });

  it("goes nowhere for an event that is none", async () => {
    const init = { method: "POST", body: new URLSearchParams({ kind: "other" }) };
    expect((await page("/event/none", { ...init, headers: { origin } })).status).toBe(404);
  });
});
