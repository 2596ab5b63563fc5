// Who gets what: every route of app/routes.ts, asked by every role, as a page, as the router's data, and by POST.
// A new route fails here until it says who may have it.
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import routes from "#routes.ts";
import { createEvent } from "../factories/events.ts";
import { signIn } from "../factories/readers.ts";
import { publish } from "../factories/stories.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";

const roles = [
  "visitor",
  "reader",
  "basic",
  "premium",
  "moderator",
  "editor",
  "suspended",
] as const;
type Role = (typeof roles)[number];

/** A status, or where a redirect (302) leads. A suspended reader is a visitor. */
type Answer = number | string;
type Answers = Record<Exclude<Role, "suspended">, Answer>;

const all = (answer: Answer): Answers => ({
  visitor: answer,
  reader: answer,
  basic: answer,
  premium: answer,
  moderator: answer,
  editor: answer,
});
const door = (path: string) => `/auth?redirectTo=${encodeURIComponent(path)}`;
/** For signed-in readers. */
const own = (path: string, answer: Answer = 200): Answers => ({
  ...all(answer),
  visitor: door(path),
});
/** For readers with a plan. */
const members = (path: string): Answers => ({
  ...own(path),
  reader: "/pricing",
  moderator: "/pricing",
});
/** For those who decide about discussions. */
const moderators = (path: string): Answers => ({
  ...own(path, 404),
  moderator: 200,
  editor: 200,
});

/** Pattern of the route, the address that is asked, and who gets what. */
const pages: Record<string, [address: string, Answers]> = {
  "": ["/", all(200)],
  "article/:slug": ["/article/SLUG", all(200)],
  "article/:slug/discussion": ["/article/SLUG/discussion", all(200)],
  "article/:slug/discussion/part": ["/article/SLUG/discussion/part", all(200)],
  "event/:slug": ["/event/the-vote", all(200)],
  "event/:slug/discussion": ["/event/the-vote/discussion", all(200)],
  "event/:slug/discussion/part": ["/event/the-vote/discussion/part", all(200)],
  discussions: ["/discussions", own("/discussions")],
  moderation: ["/moderation", moderators("/moderation")],
  "moderation/watch": ["/moderation/watch", moderators("/moderation/watch")],
  "discussions/report": ["/discussions/report", all(200)],
  "discussions/reports/:id": ["/discussions/reports/none", all(404)],
  "discussions/decisions/:id": [
    "/discussions/decisions/none",
    own("/discussions/decisions/none", 404),
  ],
  "author/:slug": ["/author/none", all(404)],
  "source/:id": ["/source/none", all(404)],
  // Only the link of a mail has what it takes.
  "alerts/stop": ["/alerts/stop", all(404)],
  "discussions/stop": ["/discussions/stop", all(404)],
  "topic/:name": ["/topic/politics", all(200)],
  "country/:name": ["/country/fr", all(200)],
  "show/:slug": ["/show/none", all(404)],
  "feeds/podcast/:file": ["/feeds/podcast/none.xml", all(404)],
  // A session opens no private feed: only its token does.
  "feeds/podcast/:show/:file": ["/feeds/podcast/none/none.xml", all(404)],
  // By a token alone, whoever asks.
  "feeds/hub/:token/:file": ["/feeds/hub/none/news.rss", all(404)],
  "feeds/video/all.xml": ["/feeds/video/all.xml", all(200)],
  "feeds/:kind/:file": ["/feeds/topic/politics.rss", all(200)],
  "video/:id": ["/video/1", all(404)],
  "podcast/:id": ["/podcast/1", all(404)],
  auth: ["/auth", { ...all("/"), visitor: 200 }],
  "auth/forgot": ["/auth/forgot", all(200)],
  "auth/resend": ["/auth/resend", all(200)],
  "auth/confirm": ["/auth/confirm?token=none", all(200)],
  "auth/reset": ["/auth/reset?token=none", all(200)],
  account: ["/account", own("/account")],
  "account/export": ["/account/export", own("/account/export")],
  dashboard: ["/dashboard", members("/dashboard")],
  history: ["/history", own("/history")],
  "achievements.png": ["/achievements.png", own("/achievements.png")],
  profile: ["/profile", own("/profile")],
  "profile/avatar": ["/profile/avatar", own("/profile/avatar")],
  "avatar/:file": ["/avatar/none.webp", all(404)],
  news: ["/news", own("/news")],
  // Without a plan there is nothing to order.
  order: ["/order", own("/order", 400)],
  "subscription-manage": ["/subscription-manage", own("/subscription-manage")],
  "subscription-success": ["/subscription-success", own("/subscription-success")],
  "image/:kind/:name/:file": ["/image/story/none/640.avif", all(404)],
  "dev/mail/:id": ["/dev/mail/none", all(404)],
  // Without a letter or a contract, the page asks for an address, or says that there is nothing.
  withdraw: ["/withdraw", all(200)],
  cancel: ["/cancel", all(200)],
  "cancel/resume": ["/cancel/resume", all(404)],
  // Without what only a letter carries, there is nothing behind these.
  "newsletter/confirm": ["/newsletter/confirm", all(404)],
  "newsletter/unsubscribe": ["/newsletter/unsubscribe", all(404)],
  "newsletter/preferences": ["/newsletter/preferences", all(404)],
  "newsletter/:list": ["/newsletter/none", all(404)],
  "newsletter/:list/:date": ["/newsletter/none/2026-11-22", all(404)],
  // What a locked lesson shows of itself is another test's (academy.test.ts): the page is everybody's.
  "academy/:course": ["/academy/how-the-union-decides", all(200)],
  "academy/:course/:lesson": ["/academy/how-the-union-decides/following-a-file", all(200)],
  "sent/:id": ["/sent/received", all(200)],
  "privacy/:day": ["/privacy/1999-01-01", all(404)],
  "terms/:day": ["/terms/1999-01-01", all(404)],
  "store/:slug": ["/store/none", all(404)],
  "support/:category": ["/support/billing", all(200)],
  "support/:category/:slug": ["/support/billing/cancelling", all(200)],
  "sitemaps/:file": ["/sitemaps/pages.xml", all(200)],
  ".well-known/tdmrep.json": ["/.well-known/tdmrep.json", all(404)],
  "ad/:id/click": ["/ad/none/click", all(404)],
  "*": ["/nothing/here", all(404)],
};
const open = [
  "search",
  "search/more",
  "search/suggest",
  "about",
  "contact",
  "privacy",
  "terms",
  "accessibility",
  "sitemap",
  "rss",
  "podcasts",
  "support",
  "advertise",
  "advertise/sponsorships",
  "advertise/newsletter",
  "support/contact",
  "imprint",
  "ownership",
  "editorial-standards",
  "corrections",
  "community-guidelines",
  "sitemap.xml",
  "robots.txt",
  "humans.txt",
  "llms.txt",
  ".well-known/security.txt",
  "careers",
  "press",
  "pricing",
  "store",
  "cookies",
  "saved",
  "following",
  "offline",
  "shared",
  "newsletter",
  "newsletter/thanks",
  "academy",
  "how-we-work",
  "sources",
  "manifest.webmanifest",
  "dev/ui",
  "dev/clock",
  "dev/mail",
  "dev/mail.json",
];
for (const path of open) pages[path] = [`/${path}`, all(200)];

/** What only takes a POST, with a body that says what a reader would, and the status by role. */
const posts: Record<string, [body: object, Answers]> = {
  "functions/fetch-news": [{ topics: ["Politics"] }, all(200)],
  "functions/view": [{ kind: "article", id: 999_999 }, all(204)],
  "functions/advertisement": [{ campaign: "none" }, all(204)],
  "functions/like": [{ kind: "article", id: 999_999, liked: true }, all(404)],
  "functions/read": [
    { id: 999_999, seconds: 60, ended: true },
    { ...all(404), visitor: 401 },
  ],
  "functions/check-in": [{}, { ...all(200), visitor: 401 }],
  "functions/pause": [{}, { ...all(400), visitor: 401 }],
  "functions/brief": [{}, { ...all(400), visitor: 401, reader: 403, moderator: 403 }],
  "functions/session": [{}, { ...all(200), visitor: 401 }],
  "functions/passkey": [{}, all(400)],
  "functions/keep": [
    { reader: "somebody else", changes: [] },
    { ...all(409), visitor: 401 },
  ],
  "functions/following": [{ followed: [], seen: {} }, all(200)],
  "functions/offline": [{ do: "plan", reader: "somebody else", saved: [] }, all(409)],
  "functions/alert-subscription": [{}, { ...all(400), visitor: 401 }],
  "functions/alert-test": [{}, { ...all(400), visitor: 401 }],
  "functions/alert-arrived": [{}, all(400)],
  // Without a payment provider: what there is can be asked, and nothing bought.
  "functions/check-subscription": [{}, { ...all(200), visitor: 401 }],
  "functions/create-checkout": [{}, { ...all(503), visitor: 401 }],
  "functions/customer-portal": [{}, { ...all(503), visitor: 401 }],
  "webhooks/stripe": [{}, all(503)],
};
/** Routes that only change something; a GET is redirected. */
const acts = ["auth/sign-out", "preferences"];

let site: TestSite;
let slug: string;
const who: Record<Role, Record<string, string>> = {
  visitor: {},
  reader: {},
  basic: {},
  premium: {},
  moderator: {},
  editor: {},
  suspended: {},
};
beforeAll(async () => {
  site = await openTestSite();
  slug = await publish(site.db, noon, { topics: ["Politics"] }).then(
    async () => (await site.db.selectFrom("stories").select("slug").executeTakeFirstOrThrow()).slug,
  );
  await createEvent(site.db, noon, [{ source: "One" }, { source: "Two" }], { slug: "the-vote" });
  for (const [role, given] of [
    ["reader", {}],
    ["basic", { tier: "basic" }],
    ["premium", { tier: "premium" }],
    ["moderator", { role: "moderator" }],
    ["editor", { role: "editor" }],
    ["suspended", { tier: "premium" }],
  ] as const) {
    const signedIn = await signIn(site.db, noon, given);
    who[role] = signedIn.headers;
    if (role === "suspended")
      await site.db
        .updateTable("users")
        .set({ suspended_at: noon })
        .where("id", "=", signedIn.id)
        .execute();
  }
});
afterAll(() => site?.close());

const answerFor = (answers: Answers, role: Role) =>
  answers[role === "suspended" ? "visitor" : role];
const pathOf = (address: string) => address.replace("SLUG", slug);

async function ask(address: string, role: Role): Promise<Answer> {
  const answer = await site.at(pathOf(address), { headers: who[role], redirect: "manual" });
  await answer.body?.cancel();
  return answer.status === 302 ? (answer.headers.get("location") ?? "nowhere") : answer.status;
}

it("knows every route", () => {
  const patterns = (routes as RouteConfigEntry[]).map((route) => route.path ?? "").sort();
  expect([...Object.keys(pages), ...Object.keys(posts), ...acts].sort()).toEqual(patterns);
});

describe.each(roles)("%s", (role) => {
  it("gets the pages that are theirs, and is led on from those that are not", async () => {
    const got: Record<string, Answer> = {};
    const want: Record<string, Answer> = {};
    for (const [address, answers] of Object.values(pages)) {
      got[address] = await ask(address, role);
      want[address] = answerFor(answers, role);
    }
    expect(got).toEqual(want);
  });

  it("gets no more from the router's data than from the page", async () => {
    for (const [address, answers] of Object.values(pages)) {
      const want = answerFor(answers, role);
      if (typeof want === "number" || address.includes(".")) continue;
      const [path, query = ""] = pathOf(address).split("?");
      const answer = await site.at(`${path}.data?${query}`, { headers: who[role] });
      const text = await answer.text();
      // The router writes a redirect of a loader into its data.
      expect(text, address).toContain("SingleFetchRedirect");
      expect(text, address).toContain(JSON.stringify(want).slice(1, -1));
      expect(text.length, address).toBeLessThan(400);
    }
  });

  it("may call the functions that are theirs", async () => {
    const got: Record<string, Answer> = {};
    const want: Record<string, Answer> = {};
    for (const [path, [body, answers]] of Object.entries(posts)) {
      const answer = await site.at(`/${path}`, {
        method: "POST",
        headers: { ...who[role], "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      await answer.body?.cancel();
      got[path] = answer.status;
      want[path] = answerFor(answers, role);
    }
    expect(got).toEqual(want);
  });

  it("gets personal pages for nobody else's cache", async () => {
    for (const address of ["/account", "/history", "/profile", "/saved"]) {
      const answer = await site.at(address, { headers: who[role], redirect: "manual" });
      await answer.body?.cancel();
      // The host adds `private, no-store` to whatever says nothing.
      expect(answer.headers.get("cache-control") ?? "private, no-store").toMatch(/no-store/);
    }
  });
});
