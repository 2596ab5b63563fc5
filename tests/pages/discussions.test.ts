// Size: pages, parts and forms of one discussion are asked for with the same members and their walls.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findDiscussion, setDiscussionState } from "#discussions/discussions.server.ts";
import { chooseName } from "#discussions/members.server.ts";
import { moveMergedDiscussions } from "#discussions/merged-events.server.ts";
import { createEvent } from "../factories/events.ts";
import { type SignedIn, signIn } from "../factories/readers.ts";
import { deliver, publish } from "../factories/stories.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { requestsTo, visitor } from "./requests.ts";

let site: TestSite;
let slug: string;
let base: string;
let ana: SignedIn;
let ben: SignedIn;
let free: SignedIn;
let ask: ReturnType<typeof requestsTo>;

beforeAll(async () => {
  site = await openTestSite();
  ask = requestsTo(site);
  slug = await publish(site.db, noon, { title: "What Is Discussed Here" });
  base = `/article/${slug}/discussion`;
  ana = await signIn(site.db, noon, { tier: "basic" });
  ben = await signIn(site.db, noon, { tier: "premium" });
  free = await signIn(site.db, noon);
  await chooseName(site.db, { id: ben.id, staff: false }, "Kanalratte", noon);
});
afterAll(() => site?.close());

const send = (who: Parameters<typeof ask.page>[1], fields: Record<string, string>, path = base) =>
  ask.post(path, who ?? visitor, { form: randomUUID(), ...fields });
/** Authors of pieces write as much and as often as they like: what holds others has tests of its own. */
const trustAll = async () => {
  const author = { slug: "ines", name: "Ines" };
  await site.db
    .insertInto("authors")
    .values(author)
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .execute();
  await site.db
    .updateTable("discussion_members")
    .set((e) => ({
      author_id: e.selectFrom("authors").select("id").where("slug", "=", author.slug),
    }))
    .execute();
};
const write = async (who: SignedIn, text: string, more: Record<string, string> = {}) => {
  await trustAll();
  const answer = await send(who, { intent: "post", text, ...more });
  expect(answer.status, await answer.clone().text()).toBe(303);
  return Number(/comment=(\d+)/.exec(answer.headers.get("location") ?? "")?.[1]);
};
const part = async (query: string, who: { headers: Record<string, string> } = visitor) => {
  const answer = await site.at(`${base}/part?${query}`, { headers: who.headers });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
};

describe("who may take part", () => {
  it("lets everybody read, and says who writes", async () => {
    const seen = await ask.page(base);
    expect(seen.status).toBe(200);
    expect(seen.text).toContain("Nobody has written yet.");
    expect(seen.text).toContain("Everybody reads. Members write.");
    expect(seen.text).toContain("Sign in if you have a plan.");
    expect(seen.html).not.toContain("<textarea");
    expect(seen.head).toContain('content="noindex"');
    expect((await ask.page(base, free)).text).not.toContain("Sign in if you have a plan.");
  });

  it("takes nothing from visitors and readers without a plan, and keeps their words on the page", async () => {
    for (const who of [visitor, free])
      for (const intent of ["post", "edit", "name", "appreciate", "follow", "block"]) {
        const answer = await send(who, {
          intent,
          id: "1",
          name: "Me",
          text: "My words of some length.",
        });
        expect(answer.status, intent).toBe(403);
        if (intent === "post") expect(await answer.text()).toContain("My words of some length.");
      }
    expect((await send(visitor, { intent: "delete", id: "1" })).status).toBe(403);
    expect((await send(free, { intent: "delete", id: "1" })).status).toBe(409);
    expect(await site.db.selectFrom("contributions").select("id").execute()).toEqual([]);
  });

  it("asks a member for a name first, once", async () => {
    expect((await ask.page(base, ana)).text).toContain("Which name do you want to write under?");
    expect((await send(ana, { intent: "post", text: "Without any name." })).status).toBe(403);
    const refused = await send(ana, { intent: "name", name: "KANALRATTE" });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain("This name is taken, or looks like one that is.");
    expect((await send(ana, { intent: "name", name: "<i>Ana</i>" })).status).toBe(400);
    expect((await send(ana, { intent: "name", name: "Ana Silva" })).status).toBe(303);
    expect((await ask.page(base, ana)).html).toContain("<textarea");
    expect((await send(ana, { intent: "name", name: "Ana Other" })).status).toBe(400);
  });
});

describe("a discussion without scripts", () => {
  it("shows what was written where the form leads, to everybody", async () => {
    const root = await write(
      ana,
      "I think that *this* is right.\n\n> quoted\n\nhttps://a.example/x",
    );
    const reply = await write(ben, "And I do not think so.", { parent: String(root) });
    const { text, html } = await ask.page(`${base}?comment=${reply}`);
    expect(text).toContain("Ana Silva Basic");
    expect(text).toContain("Kanalratte Premium");
    expect(html).toContain("<em>this</em>");
    expect(html).toContain('rel="nofollow ugc noopener"');
    expect(html).toMatch(new RegExp(`class="disc-c disc-asked" id="c-${reply}"`));
    expect(html).not.toContain('name="intent"');
    // Whom accounts belong to stays in the process.
    expect(html).not.toContain(ana.id);
    expect(html).not.toContain(ana.email);
    expect((await ask.page(base, ben)).text).toContain("My contributions");
  });

  it("is counted on the article, which holds nothing of it", async () => {
    const { html, text } = await ask.page(`/article/${slug}`);
    expect(text).toContain("2 comments");
    expect(html).toContain(`data-discussion="${base}"`);
    expect(text).toContain("Read 2 contributions");
    expect(html).not.toContain("Ana Silva");
    expect(html).not.toContain("I think that");
    const card = (await ask.page("/")).html;
    expect(card).toContain("2 comments");
  });

  it("offers a reply, a quotation and a change where they are asked for", async () => {
    const root = await write(ana, "The words to quote here.");
    const answering = await ask.page(`${base}?reply=${root}`, ben);
    expect(answering.text).toContain("Your reply to Ana Silva");
    const quoting = await ask.page(`${base}?quote=${root}`, ben);
    expect(quoting.html).toContain("&gt; The words to quote here.");
    const changing = await ask.page(`${base}?edit=${root}`, ana);
    expect(changing.html).toMatch(/<textarea[^>]*>The words to quote here\.<\/textarea>/);
    expect((await ask.page(`${base}?edit=${root}`, ben)).html).not.toContain('value="edit"');
    const saved = await send(ana, {
      intent: "edit",
      id: String(root),
      text: "The words, changed.",
    });
    expect(saved.headers.get("location")).toBe(`${base}?comment=${root}#c-${root}`);
    expect((await ask.page(`${base}?comment=${root}`)).text).toContain("changed");
    expect(
      (await send(ben, { intent: "edit", id: String(root), text: "Not Ben's to change." })).status,
    ).toBe(409);
  });

  it("appreciates, follows, hides and deletes by forms", async () => {
    const root = await write(ana, "Something to appreciate.");
    const does = (who: SignedIn, intent: string) => send(who, { intent, id: String(root) });
    expect((await does(ben, "appreciate")).status).toBe(303);
    expect((await does(ana, "appreciate")).status).toBe(409);
    expect((await ask.page(`${base}?comment=${root}`, ben)).html).toMatch(
      /value="unappreciate" aria-pressed="true" aria-label="Appreciate, 1 so far"/,
    );
    expect((await does(ben, "follow")).status).toBe(303);
    expect((await does(ben, "delete")).status).toBe(409);
    const byScript = await send(ben, { intent: "delete", id: String(root) }, `${base}/part`);
    expect(await byScript.json()).toMatchObject({
      problem: "This contribution is no longer there.",
    });
    expect((await does(ben, "block")).status).toBe(303);
    expect((await ask.page(`${base}?comment=${root}`, ben)).text).toContain(
      "You do not want to see this writer.",
    );
    expect((await ask.page("/discussions", ben)).text).toContain("Ana Silva Show again");
    expect((await send(ben, { intent: "unblock", name: "Ana Silva" }, "/discussions")).status).toBe(
      303,
    );
    expect((await does(ana, "delete")).status).toBe(303);
    expect((await ask.page(`${base}?comment=${root}`)).status).toBe(404);
    expect((await does(ana, "fly")).status).toBe(400);
  });
});

describe("bad input", () => {
  it("is refused with a clear answer, and nothing is lost", async () => {
    const before = await ask.page(base, ana);
    const long = await send(ana, { intent: "post", text: `Begin ${"x".repeat(3_000)}` });
    expect(long.status).toBe(400);
    expect(await long.text()).toContain(`Begin ${"x".repeat(100)}`);
    expect((await send(ana, { intent: "post", text: "short" })).status).toBe(400);
    expect((await send(ana, { intent: "post", text: "@Kanalratte ".repeat(150) })).status).toBe(
      400,
    );
    expect((await send(ana, { intent: "post", text: "x".repeat(900_000) })).status).toBe(400);
    expect(
      (await send(ana, { intent: "post", text: "To nothing at all.", parent: "999999" })).status,
    ).toBe(409);
    expect((await send(ana, {})).status).toBe(400);
    expect((await ask.page(base, ana)).text).toBe(before.text);
  });

  it("is shown as it is, and turns nothing around", async () => {
    const id = await write(
      ana,
      "<script>alert(1)</script>\u202eevil\u0007 \u0000and [x](javascript:alert(1))",
    );
    const { html } = await ask.page(`${base}?comment=${id}`);
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;evil");
    expect(html).not.toMatch(/\u202e|javascript:alert\(1\)"/);
    expect(html).toMatch(/class="disc-text" lang="\w+" dir="auto"/);
    expect(html).toContain("<bdi>Ana Silva</bdi>");
  });

  it("finds nothing at addresses that are none", async () => {
    for (const path of [
      "/article/no-such-piece/discussion",
      "/event/no-such-event/discussion",
      `${base}?comment=999999`,
      `${base}?thread=999999&from=1`,
      `/article/${await deliver(site.db, noon)}/discussion`,
    ])
      expect((await ask.page(path)).status, path).toBe(404);
    for (const query of [
      "after=x",
      "sort=';drop",
      "comment=-1",
      "after=999999999.9.rest",
      "thread=1e3",
      "reply=0",
    ])
      expect((await ask.page(`${base}?${query}`)).status, query).toBe(200);
  });
});

describe("parts for a page that stands", () => {
  it("are private, and hold what was asked for", async () => {
    const whole = await part("whole=1");
    expect(whole.headers.get("cache-control")).toBe("private, no-store");
    expect(whole.body.puts[0]).toMatchObject({ at: "[data-discussion]", how: "inner" });
    expect(whole.body.puts[0].html).toContain("Ana Silva");
    const root = await write(ben, "A root for the parts here.");
    const reply = await part(`reply=${root}`, ana);
    expect(reply.body).toMatchObject({
      puts: [{ at: `#under-${root}`, how: "inner" }],
      focus: `#write-${root}-text`,
    });
    // Without a plan there is no form to be had.
    expect(JSON.stringify((await part(`reply=${root}`)).body)).not.toContain("<textarea");
  });

  it("say what became of a form", async () => {
    const root = await write(ben, "Another root for parts.");
    const answer = await send(
      ana,
      { intent: "post", text: "A reply by the script.", parent: String(root) },
      `${base}/part`,
    );
    expect(answer.status).toBe(200);
    const body = (await answer.json()) as { puts: { at: string; html: string }[]; says: string };
    expect(body.says).toBe("Your contribution is posted.");
    expect(body.puts.find(({ at }) => at === `#replies-${root}`)?.html).toContain(
      "A reply by the script.",
    );
    const refused = await send(ana, { intent: "post", text: "short" }, `${base}/part`);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({ puts: [], problem: "Write at least 10 characters." });
    expect(
      (await send(visitor, { intent: "post", text: "Who am I to write?" }, `${base}/part`)).status,
    ).toBe(403);
  });
});

it("lets a writer whose plan has ended take back what they wrote or chose, and nothing else", async () => {
  const lapsed = await signIn(site.db, noon, { tier: "basic" });
  await chooseName(site.db, { id: lapsed.id, staff: false }, "Lina Lapsed", noon);
  const id = String(await write(lapsed, "Written while the plan lasted."));
  const other = String(await write(ben, "A root that is liked and followed."));
  for (const intent of ["appreciate", "follow"])
    expect((await send(lapsed, { intent, id: other })).status).toBe(303);
  await site.db.deleteFrom("entitlements").where("user_id", "=", lapsed.id).execute();
  const edited = { intent: "edit", id, text: "Written after the plan had ended." };
  expect((await send(lapsed, edited)).status).toBe(403);
  expect((await ask.page(`${base}?comment=${id}`, lapsed)).html).toContain('value="delete"');
  const formOf = async () => {
    const { html } = await ask.page(`${base}?comment=${other}`, lapsed);
    return html.slice(html.indexOf(`id="do-${other}"`)).split("</form>")[0];
  };
  for (const intent of ["unappreciate", "unfollow"]) {
    expect(await formOf()).toContain(`value="${intent}"`);
    expect((await send(lapsed, { intent, id: other })).status).toBe(303);
    expect(await formOf()).not.toContain(`value="${intent}"`);
    expect((await send(lapsed, { intent: intent.slice(2), id: other })).status).toBe(403);
  }
  expect((await send(lapsed, { intent: "else", id: other })).status).toBe(403);
  expect((await send(lapsed, { intent: "delete", id })).status).toBe(303);
  expect((await ask.page(base)).text).not.toContain("Written while the plan lasted.");
});

it("tells a member what is new for them, until it is seen", async () => {
  const root = await write(ana, "A root that is answered.");
  await write(ben, "The answer to that root.", { parent: String(root) });
  expect((await ask.page(base, ana)).text).toMatch(/\d+ new repl(y|ies) to you/);
  const own = await ask.page("/discussions", ana);
  expect(own.text).toContain("Kanalratte replied to you under What Is Discussed Here");
  const newest = /name="id" value="(\d+)"/.exec(own.html)?.[1] ?? "";
  expect((await send(ana, { intent: "seen", id: newest }, "/discussions")).status).toBe(303);
  expect((await ask.page(base, ana)).text).toContain("My contributions");
  expect((await ask.page("/discussions")).status).toBe(302);
});

it("ends the daily mail by the link in it: by a button, and by one post of a mail program", async () => {
  const member = () =>
    site.db
      .selectFrom("discussion_members")
      .select(["mail_replies", "stop_token"])
      .where("user_id", "=", ben.id)
      .executeTakeFirstOrThrow();
  const wish = () => ask.post("/discussions", ben, { intent: "mail", mail: "on" });
  await wish();
  const path = `/discussions/stop?token=${(await member()).stop_token}`;
  const asked = await ask.page(path);
  expect(asked.status).toBe(200);
  expect(asked.text).toContain("End these emails");
  expect((await member()).mail_replies).toBe(true);
  const oneClick = await site.at(path, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  });
  expect(oneClick.status).toBe(200);
  expect((await member()).mail_replies).toBe(false);
  await wish();
  const pressed = await ask.post(`${path}&lang=fr`, visitor, {});
  expect(pressed.status).toBe(303);
  const done = await ask.page(pressed.headers.get("location") ?? "");
  expect(done.text).toContain("L’e-mail quotidien des réponses est arrêté");
  expect((await member()).mail_replies).toBe(false);
  expect((await ask.page("/discussions/stop?token=nonsense")).status).toBe(404);
});

it("shows a closed thread without its forms, and keeps the words of who answers too late", async () => {
  const cleo = await signIn(site.db, noon, { tier: "basic" });
  await chooseName(site.db, { id: cleo.id, staff: false }, "Cleo Lang", noon);
  const root = await write(cleo, "This thread will be closed.");
  const reply = await write(ben, "And this is its last reply.", { parent: String(root) });
  const at = `${base}?comment=${root}`;
  expect((await ask.page(at, cleo)).html).toContain(`?reply=${reply}#`);
  const moderator = await signIn(site.db, noon, { role: "moderator" });
  const desk = `/moderation?item=${reply}&lang=en`;
  const does = (intent: string) =>
    ask.post(desk, moderator, { intent, contribution: String(reply), next: "" });
  expect((await ask.page(desk, moderator)).html).toMatch(/value="closeThread" data-key="c"/);
  expect((await does("closeThread")).headers.get("location")).toContain("done=closeThread");
  expect((await does("closeThread")).status).toBe(409);
  expect((await ask.page(desk, moderator)).text).toContain("The thread is closed.");
  const closed = await ask.page(at, cleo);
  expect(closed.text).toContain("This thread is closed. It stays readable.");
  expect(closed.html).not.toMatch(/\?(reply|quote)=/);
  expect((await ask.page(`${base}?reply=${reply}`, cleo)).text).not.toContain("Your reply to");
  const fields = { intent: "post", text: "My words come too late.", parent: String(reply) };
  const late = await send(cleo, fields);
  expect(late.status).toBe(409);
  const html = await late.text();
  expect(html).toMatch(/<textarea[^>]*>My words come too late\.<\/textarea>/);
  const why = "This thread has been closed in the meantime. Your words are kept here.";
  expect(html).toContain(why);
  const byScript = await send(cleo, fields, `${base}/part`);
  expect(byScript.status).toBe(409);
  expect(await byScript.json()).toEqual({ puts: [], problem: why });
  expect((await ask.post(desk, ben, { intent: "openThread", contribution: "1" })).status).toBe(404);
  expect((await does("openThread")).status).toBe(303);
  expect((await send(cleo, fields)).status).toBe(303);
});

it("keeps the words of a member who has been muted, and says until when", async () => {
  const dora = await signIn(site.db, noon, { tier: "basic" });
  await chooseName(site.db, { id: dora.id, staff: false }, "Dora Lang", noon);
  await site.db
    .updateTable("discussion_members")
    .set({ muted_until: new Date(noon.getTime() + 86_400_000) })
    .where("user_id", "=", dora.id)
    .execute();
  const fields = { intent: "post", text: "Words of somebody who is muted." };
  const refused = await send(dora, fields);
  expect(refused.status).toBe(403);
  expect(await refused.text()).toMatch(
    /<textarea[^>]*>Words of somebody who is muted\.<\/textarea>/,
  );
  const { problem } = await (await send(dora, fields, `${base}/part`)).json();
  expect(problem).toMatch(/^You cannot write until \S.*\d/);
});

it("holds everything where an editor says so, and closes", async () => {
  // Authors are never held.
  await site.db.updateTable("discussion_members").set({ author_id: null }).execute();
  const found = await findDiscussion(site.db, "article", slug);
  if (!found) throw new Error("no discussion");
  await setDiscussionState(site.db, found, { state: "hold" }, { actor: "editor", now: noon });
  const answer = await send(ben, { intent: "post", text: "This one has to wait now." });
  expect(answer.headers.get("location")).toBe(`${base}#discussion-waiting`);
  expect((await ask.page(base, ben)).text).toContain("Waiting for a moderator. Only you see this.");
  expect((await ask.page(base, ana)).text).not.toContain("This one has to wait now.");
  await setDiscussionState(site.db, found, { state: "closed" }, { actor: "editor", now: noon });
  const closed = await send(ana, { intent: "post", text: "These words come too late." });
  expect(closed.status).toBe(409);
  expect(await closed.text()).toContain("These words come too late.");
  expect((await ask.page(base)).text).toContain(
    "The newsroom has closed this discussion. It stays readable.",
  );
});

it("stands under events, and goes with one that was found to be another", async () => {
  await trustAll();
  const event = await createEvent(site.db, noon, [{ source: "one" }, { source: "two" }]);
  const other = await createEvent(site.db, noon, [{ source: "three" }, { source: "four" }]);
  for (const { slug: at } of [event, other]) {
    const answer = await send(
      ana,
      { intent: "post", text: `Said under the event ${at}.` },
      `/event/${at}/discussion`,
    );
    expect(answer.status).toBe(303);
  }
  expect((await ask.page(`/event/${event.slug}`)).html).toContain(
    `data-discussion="/event/${event.slug}/discussion"`,
  );
  await site.db
    .updateTable("events")
    .set({ merged_into: event.id })
    .where("id", "=", other.id)
    .execute();
  expect(await moveMergedDiscussions(site.db)).toBe(1);
  const moved = await ask.page(`/event/${other.slug}/discussion`);
  expect([moved.status, moved.headers.get("location")]).toEqual([
    301,
    `/event/${event.slug}/discussion`,
  ]);
  // What was typed before is stored, and pages that are still open get their parts.
  const old = `/event/${other.slug}/discussion`;
  const typed = await send(ana, { intent: "post", text: "Typed under the event before." }, old);
  expect(typed.status).toBe(303);
  expect(typed.headers.get("location")).toContain(`/event/${event.slug}/discussion?comment=`);
  const asked = await site.at(`${old}/part?sort=oldest`, { redirect: "manual" });
  expect([asked.status, JSON.stringify(await asked.json())]).toEqual([
    200,
    expect.stringContaining("Typed under the event before."),
  ]);
  const { text } = await ask.page(`/event/${event.slug}/discussion`);
  expect(text).toContain(`Said under the event ${event.slug}.`);
  expect(text).toContain(`Said under the event ${other.slug}.`);
  expect(text).toContain("3 contributions");
});

it("speaks the reader's language", async () => {
  for (const [lang, title] of [
    ["de", "Diskussion"],
    ["fr", "Discussion"],
    ["es", "Debate"],
  ] as const)
    expect((await ask.page(`${base}?lang=${lang}`)).text).toContain(title);
});
