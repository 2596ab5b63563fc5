import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "../factories/readers.ts";
import { noon, openTestSite, origin, type TestSite } from "../site.ts";
import { textOf } from "./html.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterEach(async () => {
  await site.db.deleteFrom("newsletter_subscriptions").execute();
  await site.db.deleteFrom("mails").execute();
  await site.db.deleteFrom("rate_limits").execute();
});
afterAll(() => site?.close());

const send = (fields: [string, string][], path = "/newsletter", referer?: string) =>
  site.at(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    ...(referer ? { headers: { referer } } : {}),
  });
/** The stored subscriptions, after the worker has handled the requests. */
const rows = async () => {
  await site.work();
  return site.db.selectFrom("newsletter_subscriptions").selectAll().execute();
};

it("notes a wish as pending, with the sentence that stood beside the button, and leads to the thanks", async () => {
  const form: [string, string][] = [
    ["email", " Ana@Example.EU "],
    ["list", "weekly-digest"],
  ];
  const answer = await send(form, "/newsletter?lang=fr", `${origin}/article/a?x=1`);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/newsletter/thanks?lang=fr");
  // In lower case, as accounts store it, so that erasing an account finds it.
  const asked = await site.db.selectFrom("mail_requests").select("said").execute();
  expect(asked).toMatchObject([{ said: { email: "ana@example.eu" } }]);
  expect(await rows()).toMatchObject([
    {
      email: "ana@example.eu",
      list: "weekly-digest",
      locale: "fr",
      confirmed_at: null,
      consent: {
        text: "En vous abonnant, vous autorisez Eunison à vous envoyer par e-mail : Résumé de la semaine. Rien d’autre n’est envoyé avant que vous ayez confirmé votre adresse par e-mail ; sans confirmation, elle est effacée au bout de 30 jours. Vous pouvez vous désabonner à tout moment grâce au lien présent dans chaque lettre.",
        page: "/article/a",
      },
    },
  ]);
  const thanks = await (await site.at("/newsletter/thanks")).text();
  expect(textOf(thanks)).toContain("Thanks for subscribing!");
  expect(textOf(thanks)).toContain("Nothing else is sent until then.");
  expect(thanks).toContain('content="noindex"');
});

it("shows on the page what it will keep as consent", async () => {
  const html = textOf(await (await site.at("/")).text());
  expect(html).toContain(
    "By subscribing you agree that Eunison may email you the following: Weekly digest.",
  );
});

it("notes each letter that was chosen", async () => {
  await send([
    ["email", "ana@example.eu"],
    ["list", "weekly-digest"],
    ["list", "product-news"],
  ]);
  expect((await rows()).map((r) => r.list).sort()).toEqual(["product-news", "weekly-digest"]);
});

it("says when a mailbox has been asked for too often, and when to come back", async () => {
  const ask = () =>
    send([
      ["email", "ana@example.eu"],
      ["list", "weekly-digest"],
    ]);
  for (let i = 0; i < 5; i++) expect((await ask()).status).toBe(303);
  const answer = await ask();
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(textOf(await answer.text())).toContain("Too many emails have been requested from here");
  // The worker answers what waits.
  expect(await rows()).toHaveLength(1);
});

it.each(["", "ana", "ana@example", "a b@example.eu", `${"a".repeat(5000)}@example.eu`])(
  "shows the form again for %j, with the message beside the field",
  async (email) => {
    const answer = await send([
      ["email", email],
      ["list", "product-news"],
    ]);
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toMatch(
      /<p class="sign-up-says" id="newsletter-email-problem" role="alert"[^>]*>(?:(?!<\/p>).)*Please enter a valid email address<\/p>/,
    );
    expect(html).toMatch(/<input[^>]* id="newsletter-email"[^>]* aria-invalid="true"/);
    expect(await rows()).toEqual([]);
  },
);

it("asks for a letter where none was chosen, and keeps what was entered", async () => {
  const answer = await send([
    ["email", "ana@example.eu"],
    ["list", "gossip"],
  ]);
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toContain("Please choose at least one newsletter</p>");
  expect(html).toMatch(/<input[^>]* value="ana@example.eu"/);
  expect(await rows()).toEqual([]);
});

const mailed = async (to: string) => {
  await site.work();
  const answer = await site.at(`/dev/mail.json?to=${to}`);
  const mails: { subject: string; text: string; headers: Record<string, string> }[] =
    await answer.json();
  return mails;
};
const pathIn = (text: string, act: string) =>
  new RegExp(`${origin}(/newsletter/${act}\\?\\S+)`).exec(text)?.[1] ?? "";

it("confirms by the button behind the link in the mail, in its language, and by nothing less", async () => {
  const fields: [string, string][] = [
    ["email", "ana@example.eu"],
    ["list", "weekly-digest"],
  ];
  await send(fields, "/newsletter?lang=de");
  const [mail] = await mailed("ana@example.eu");
  expect(mail?.subject).toBe("Bitte bestätigen Sie Ihre Anmeldung");
  const path = pathIn(mail?.text ?? "", "confirm");
  const page = await (await site.at(path)).text();
  expect(textOf(page)).toContain("Bitte bestätigen Sie, dass Sie Folgendes erhalten möchten");
  expect(page).toContain('content="noindex"');
  expect(await rows()).toMatchObject([{ confirmed_at: null }]);

  const action = /<form[^>]* action="(\/newsletter\/confirm[^"]+)"/.exec(page)?.[1] ?? "";
  const answer = await send([], action.replaceAll("&amp;", "&"));
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/newsletter/confirm?done&lang=de");
  expect(await rows()).toMatchObject([{ confirmed_at: site.clock.now() }]);
  const done = await (await site.at("/newsletter/confirm?done&lang=de")).text();
  expect(textOf(done)).toContain("Ihre Anmeldung ist bestätigt");
  expect(textOf(await (await site.at(path)).text())).toContain("bereits bestätigt");
});

it("says gently that a link is spent, or was never one", async () => {
  expect((await site.at("/newsletter/confirm?token=x")).status).toBe(404);
  expect((await site.at("/newsletter/unsubscribe?token=x")).status).toBe(404);
  expect((await send([], "/newsletter/confirm?token=x")).status).toBe(303);
});

it("unsubscribes with one click of a mail program, or with a button", async () => {
  for (const list of ["weekly-digest", "product-news"])
    await send([
      ["email", "ana@example.eu"],
      ["list", list],
    ]);
  await rows();
  await site.db.updateTable("newsletter_subscriptions").set({ confirmed_at: new Date() }).execute();
  const [one, two] = await rows();
  const path = (row = one) => `/newsletter/unsubscribe?token=${row?.unsubscribe_token}`;
  const page = await (await site.at(path())).text();
  expect(textOf(page)).toContain("Do you want to stop receiving");
  expect((await rows()).every((row) => row.unsubscribed_at === null)).toBe(true);

  const click = await send([["List-Unsubscribe", "One-Click"]], path());
  expect(click.status).toBe(200);
  expect(await click.text()).toBe("");
  const button = await send([], path(two));
  expect(button.status).toBe(303);
  const done = await (await site.at(button.headers.get("location") ?? "")).text();
  expect(textOf(done)).toContain("You will no longer receive this newsletter");
  expect((await rows()).every((row) => row.unsubscribed_at)).toBe(true);
});

it("keeps markup that came as an address as text", async () => {
  const html = await (
    await send([
      ["email", '"><script>alert(1)</script>'],
      ["list", "weekly-digest"],
    ])
  ).text();
  expect(html).not.toContain("<script>alert(1)");
});

describe("a letter for members", () => {
  const kept = (list: string) => ({
    key: `${list}:2026-11-20`,
    locale: "en",
    list,
    day: "2026-11-20",
    title: `What stood in ${list}`,
    paragraphs: JSON.stringify(["Members have read it."]),
    story_ids: [],
  });
  beforeAll(async () => {
    const rows = ["daily-digest", "breaking-alerts"].map(kept);
    await site.db.insertInto("newsletter_issues").values(rows).execute();
  });

  it.each([
    ["daily-digest", "basic"],
    ["breaking-alerts", "premium"],
  ] as const)(
    "%s has a page for everybody, and issues for those who get it",
    async (list, from) => {
      const page = `/newsletter/${list}`;
      const issue = `${page}/2026-11-20`;
      const visitor = await site.at(`${page}?lang=en`);
      expect(visitor.status).toBe(200);
      const text = textOf(await visitor.text());
      expect(text).toContain("A letter for members");
      expect(text).toContain("See the plans");
      expect(text).not.toContain("What stood in");
      expect((await site.at(issue)).headers.get("location")).toBe(
        `/auth?redirectTo=${encodeURIComponent(issue)}`,
      );
      for (const tier of [undefined, "basic", "premium"] as const) {
        const { headers } = await signIn(site.db, noon, tier ? { tier } : {});
        const listed = textOf(await (await site.at(`${page}?lang=en`, { headers })).text());
        const answer = await site.at(`${issue}?lang=en`, { headers });
        const isTheirs = tier === "premium" || tier === from;
        expect(listed.includes(`What stood in ${list}`), tier).toBe(isTheirs);
        expect(answer.status, tier).toBe(isTheirs ? 200 : 302);
        const html = await answer.text();
        if (isTheirs) {
          expect(textOf(html)).toContain("Members have read it.");
          expect(html).toContain('content="noindex"');
        } else expect(answer.headers.get("location")).toBe(`${page}?lang=en`);
      }
    },
  );
});
