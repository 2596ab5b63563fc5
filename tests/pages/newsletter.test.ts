import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { openTestSite, origin, type TestSite } from "../site.ts";
import { textOf } from "./html.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterEach(() => site.db.deleteFrom("newsletter_subscriptions").execute());
afterAll(() => site?.close());

const send = (fields: [string, string][], path = "/newsletter", referer?: string) =>
  site.at(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    ...(referer ? { headers: { referer } } : {}),
  });
const rows = () => site.db.selectFrom("newsletter_subscriptions").selectAll().execute();

it("notes a wish as pending, with the sentence that stood beside the button, and leads to the thanks", async () => {
  const form: [string, string][] = [
    ["email", " Ana@Example.EU "],
    ["list", "weekly-digest"],
  ];
  const answer = await send(form, "/newsletter?lang=fr", `${origin}/article/a?x=1`);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/newsletter/thanks?lang=fr");
  expect(await rows()).toMatchObject([
    {
      email: "Ana@example.eu",
      list: "weekly-digest",
      locale: "fr",
      confirmed_at: null,
      consent: {
        text: "En vous abonnant, vous acceptez que Eunison vous envoie par e-mail : Résumé de la semaine. Rien n’est envoyé avant que vous ayez confirmé votre adresse par e-mail. Écrivez-nous et nous l’effacerons ; sans confirmation, elle est effacée au bout de 30 jours.",
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
    "By subscribing you agree that Eunison sends you by e-mail: Weekly digest.",
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
  expect(html).toContain("Please choose at least one letter</p>");
  expect(html).toMatch(/<input[^>]* value="ana@example.eu"/);
  expect(await rows()).toEqual([]);
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
