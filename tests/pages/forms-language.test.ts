// A page that is asked for in a language keeps it when one of its forms is sent.
import { afterAll, beforeAll, expect, it } from "vitest";
import { createEvent } from "../factories/events.ts";
import { type SignedIn, signIn } from "../factories/readers.ts";
import { publish } from "../factories/stories.ts";
import { signInSubscriber } from "../factories/subscriptions.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { textOf } from "./html.ts";

let site: TestSite;
let article: string;
let subscriber: SignedIn;
let planned: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  article = `/article/${await publish(site.db, noon)}`;
  await createEvent(
    site.db,
    noon,
    ["DE", "FR", "ES"].map((country, n) => ({
      source: `Paper of ${country}`,
      country,
      title: `The ferry has sailed ${n}`,
      ago: 10 + n,
    })),
    { slug: "the-ferry" },
  );
  subscriber = await signInSubscriber(site.db, noon);
  const ends = new Date(noon.getTime() + 30 * 86_400_000);
  planned = await signInSubscriber(site.db, noon, { cancel_at: ends });
});
afterAll(() => site?.close());

const visitor = { headers: {} };
/** A browser in German, on a page in French. */
const ask = async (path: string, who: { headers: Record<string, string> }) =>
  site.at(`${path}${path.includes("?") ? "&" : "?"}lang=fr`, {
    headers: { ...who.headers, "accept-language": "de" },
  });

/** The forms of a page whose answer would be in the browser's language. Those to /preferences lead back to the page. */
const forgetful = (html: string): string[] =>
  [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].flatMap(([, tag = "", inner = ""]) => {
    const action = /\baction="([^"]*)"/.exec(tag)?.[1];
    if (action === undefined || action === "/preferences") return [];
    const keeps = /method="post"/i.test(tag)
      ? /[?;]lang=fr\b/.test(action)
      : inner.includes('name="lang" value="fr"');
    return keeps ? [] : [action];
  });

it.each([
  "/",
  "/auth",
  "/auth?tab=sign-up",
  "/auth/forgot",
  "/auth/resend",
  "/cancel",
  "/withdraw",
  "/contact",
  "/advertise",
  "/support",
  "/support/contact",
  "/newsletter",
  "/discussions/report",
  "/search?q=ferry",
  "/shared",
  "/store",
  "/event/the-ferry",
  "/pricing",
])("keeps the language of %s for a visitor", async (path) => {
  const html = await (await ask(path, visitor)).text();
  expect(html).toContain("<form");
  expect(forgetful(html)).toEqual([]);
});

it.each([
  "/",
  "/account",
  "/cancel",
  "/withdraw",
  "/dashboard",
  "/discussions",
  "/event/the-ferry",
  "/following",
  "/news",
  "/pricing",
  "/profile",
  "/profile?tab=preferences",
  "/profile?tab=notifications",
  "/profile?tab=subscription",
  "/saved",
  "/subscription-manage",
])("keeps the language of %s for a subscriber", async (path) => {
  const html = await (await ask(path, subscriber)).text();
  expect(html).toContain("<form");
  expect(forgetful(html)).toEqual([]);
});

it("keeps the language of a piece and of its discussion", async () => {
  for (const path of [article, `${article}/discussion`])
    expect(forgetful(await (await ask(path, subscriber)).text())).toEqual([]);
});

it("answers a press on a page about a contract in its language", async () => {
  const html = await (await ask("/cancel/resume", planned)).text();
  expect(textOf(html)).toContain("Garder l’abonnement");
  expect(forgetful(html)).toEqual([]);
});

it("leads home in the language of the page after signing out", async () => {
  const reader = await signIn(site.db, noon);
  const answer = await site.at("/auth/sign-out?lang=fr", {
    method: "POST",
    redirect: "manual",
    headers: reader.headers,
  });
  expect(answer.headers.get("location")).toBe("/?lang=fr");
});
