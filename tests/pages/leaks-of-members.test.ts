// What members write, report and keep is sent to nobody else: texts that wait or were rejected, reports, what moderators
// wrote, addresses of accounts, and what a browser is told by. Each holds a word that stands nowhere else; every role
// requests every route of app/routes.ts with the numbers that these have, as a page and as the router's data, and posts
// what can be posted about them. Some answers are moderators' own, and the writer's own.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reject } from "#discussions/decisions.server.ts";
import { findDiscussion } from "#discussions/discussions.server.ts";
import { chooseName } from "#discussions/members.server.ts";
import { submitObjection } from "#discussions/objections.server.ts";
import { post as write } from "#discussions/posting.server.ts";
import { queueItem } from "#discussions/queue.server.ts";
import { receiveReport } from "#discussions/reports.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { newPrivateKey, vapidKeys } from "#platform/push/vapid.server.ts";
import { type SignedIn, signIn } from "../factories/readers.ts";
import { publish } from "../factories/stories.ts";
import { openPushService, type PushService, type Subscribed } from "../fakes/push-service.ts";
import { noon, openTestSite, origin, type TestSite } from "../site.ts";
import { dataOf, requestsTo, visitor } from "./requests.ts";
import { pagePatterns, requestedPatterns } from "./route-table.ts";

const roles = [
  "visitor",
  "reader",
  "basic",
  "premium",
  "moderator",
  "editor",
  "suspended",
  "writer",
] as const;
type Role = (typeof roles)[number];
/** The first five are what moderators are shown. */
const secret = {
  held: "zaffer",
  rejected: "xylograph",
  explanation: "vellichor",
  facts: "wamble",
  objection: "yestreen",
  deleted: "ultracrepid",
  email: "tarantism",
  reporter: "sesquipede",
  // Filled in once the browser has subscribed.
  endpoint: "",
  auth: "",
};
type Name = keyof typeof secret;
const shownToModerators: readonly Name[] = [
  "held",
  "rejected",
  "explanation",
  "facts",
  "objection",
];
/** What the writer wrote, was told, and has, is the writer's. */
const ofWriter: readonly Name[] = ["held", "rejected", "facts", "objection", "email"];

const privateKey = newPrivateKey();
let site: TestSite;
let service: PushService;
let ask: ReturnType<typeof requestsTo>;
let writer: SignedIn;
let who: Record<Role, { headers: Record<string, string> }>;
let base: string;
let subscription: Subscribed;
let browser: string;
const id = { held: 0, rejected: 0, deleted: 0, reported: 0, decision: "", report: "" };

beforeAll(async () => {
  service = await openPushService();
  site = await openTestSite({ env: { PUSH_PRIVATE_KEY: privateKey, PUSH_ALLOW_PRIVATE: "1" } });
  ask = requestsTo(site);
  const { db } = site;
  base = `/article/${await publish(db, noon)}/discussion`;
  const join = async (name: string, o: Parameters<typeof signIn>[2]) => {
    const one = await signIn(db, noon, o);
    await chooseName(db, { id: one.id, staff: false }, name, noon);
    return one;
  };
  writer = await join("Wanderdüne", { tier: "basic", email: `${secret.email}@example.eu` });
  await db.updateTable("discussion_members").set({ approved: 2 }).execute();
  const suspended = await signIn(db, noon, { role: "moderator" });
  await db
    .updateTable("users")
    .set({ suspended_at: noon })
    .where("id", "=", suspended.id)
    .execute();
  who = {
    visitor,
    reader: await signIn(db, noon),
    basic: await join("Basalt", { tier: "basic" }),
    premium: await join("Premiere", { tier: "premium" }),
    moderator: await signIn(db, noon, { role: "moderator" }),
    editor: await signIn(db, noon, { role: "editor" }),
    suspended,
    writer,
  };
  await beWritten();
  await beSubscribed();
});
afterAll(async () => {
  await site?.close();
  await service?.close();
});

/** A held text, one that was rejected and objected to, one that is reported, and one that its writer deleted. */
async function beWritten(): Promise<void> {
  const { db } = site;
  const config = readConfig({ BASE_URL: origin });
  const context = { db, config, now: site.clock.now };
  const contribution = async (text: string) => {
    const discussion = await findDiscussion(db, "article", base.split("/")[2] ?? "");
    if (!discussion) throw new Error("no discussion");
    const sent = { text, lang: "en", parent: null, formId: randomUUID() };
    const author = { id: writer.id, tier: "basic" as const, editor: false };
    const posted = await write(db, discussion, author, sent, noon);
    if (!posted.ok) throw new Error(posted.problem);
    return posted.id;
  };
  id.rejected = await contribution(`You are an idiot, ${secret.rejected}.`);
  // Another moderator than those who look.
  const joris = await signIn(db, noon, { role: "moderator" });
  const done = await reject(context, joris, {
    contribution: id.rejected,
    fingerprint: (await queueItem(db, id.rejected))?.fingerprint ?? "",
    ground: { guideline: "people", law: "", facts: `It calls all readers ${secret.facts}.` },
    mute: null,
  });
  id.decision = (done.ok && done.id) || "none";
  const text = `I meant the machine, ${secret.objection}.`;
  const objected = await submitObjection(context, {
    decision: id.decision,
    objector: { side: "writer", userId: writer.id },
    text,
  });
  expect(objected.ok).toBe(true);
  id.held = await contribution(`You are an idiot, ${secret.held}.`);
  id.deleted = await contribution(`The cables were stolen, ${secret.deleted}.`);
  await ask.post(base, writer, { intent: "delete", id: String(id.deleted) });
  id.reported = await contribution("The harbour master sold the cables.");
  const report = await receiveReport(context, {
    kind: "notice",
    contributions: [id.reported],
    reason: "defamation",
    explanation: `It calls me a thief, ${secret.explanation}.`,
    name: "Ada Example",
    email: `${secret.reporter}@example.eu`,
    locale: "en",
  });
  id.report = report.ok ? report.id : "none";
}

/** A browser of the writer's that takes alerts. */
async function beSubscribed(): Promise<void> {
  subscription = service.subscribe(vapidKeys(privateKey)?.publicKey ?? "");
  const { endpoint, keys } = subscription;
  const kept = await callOf("alert-subscription", writer, {
    do: "keep",
    subscription: { endpoint, ...keys },
  });
  browser = ((await kept.json()) as { browser: string }).browser;
  secret.endpoint = endpoint.split("/").at(-1) ?? "";
  secret.auth = keys.auth;
}

const callOf = (name: string, role: { headers: Record<string, string> }, body: object) =>
  site.at(`/functions/${name}`, {
    method: "POST",
    headers: { ...role.headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** Every address of a route, with the numbers of what nobody else may have. */
function addressesOf(pattern: string): string[] {
  const contributions = [id.held, id.rejected, id.deleted, id.reported];
  const path = `/${pattern.replace("article/:slug", base.slice(1).replace("/discussion", ""))}`;
  if (pattern.endsWith("/discussion") || pattern.endsWith("/part"))
    return [
      "",
      "?whole=1",
      "?mine=1&sort=oldest",
      "?sort=picks",
      ...contributions.flatMap((one) =>
        ["comment", "reply", "quote", "edit", "thread"].map((name) => `?${name}=${one}`),
      ),
    ].map((query) => path.replace(":slug", "none") + query);
  if (pattern.startsWith("moderation"))
    return ["held", "reported", "objections", "decided"]
      .flatMap((queue) =>
        contributions.flatMap((one) =>
          [`item=${one}`, `item=${one}&form=reject`, `ids=${one}`].map(
            (query) => `${path}?queue=${queue}&${query}`,
          ),
        ),
      )
      .concat(`${path}?queue=objections`);
  if (pattern === "discussions/report")
    return contributions.flatMap((one) => [
      `${path}?comment=${one}`,
      `${path}?notice&comment=${one}`,
    ]);
  if (pattern === "functions/alert-test") return [`${path}?browser=${browser}`];
  if (pattern === "discussions/decisions/:id") return [path.replace(":id", id.decision)];
  // Whoever has this address may read it: nobody is given it here.
  if (pattern === "discussions/reports/:id") return ["/discussions/reports/none"];
  return [pattern === "*" ? "/nothing/here" : path.replace(/:\w+/g, String(id.held))];
}

/** The words of an answer that this role may not have, each with its address. */
async function leaksOf(role: Role, address: string, answer: Response): Promise<string[]> {
  const text = [...answer.headers].join() + (await answer.text());
  const moderates = role === "moderator" || role === "editor";
  const own = moderates && address.startsWith("/moderation") ? shownToModerators : [];
  const mayHave = role === "writer" ? ofWriter : own;
  // The copy of the writer's data names the browser that is told.
  const copied = role === "writer" && address.startsWith("/account/export");
  return (Object.keys(secret) as Name[])
    .filter((name) => text.includes(secret[name]) && !mayHave.includes(name))
    .filter((name) => !(copied && name === "endpoint"))
    .map((name) => `${name} at ${address}`);
}

describe.each(roles)("%s", (role) => {
  it("gets no such word from any page", async () => {
    const leaks: string[] = [];
    const { headers } = who[role];
    for (const pattern of requestedPatterns)
      for (const address of addressesOf(pattern)) {
        const data = await site.at(dataOf(address), { headers, redirect: "manual" });
        leaks.push(...(await leaksOf(role, dataOf(address), data)));
        // What is not there as data is not drawn: its page is the one of an address that leads nowhere.
        if (data.status === 404 && pagePatterns.has(pattern) && pattern !== "*") continue;
        const page = await site.at(address, { headers, redirect: "manual" });
        leaks.push(...(await leaksOf(role, address, page)));
      }
    expect(leaks).toEqual([]);
  });

  it("gets no such word for anything that is posted, and changes nothing", async () => {
    if (role === "writer") return;
    const { endpoint, keys } = subscription;
    const guessed = { endpoint, p256dh: keys.p256dh, auth: "AAAAAAAAAAAAAAAAAAAAAA" };
    const calls: [name: string, body: object][] = [
      ["alert-test", { browser }],
      ["alert-subscription", { do: "keep", subscription: guessed }],
      ["alert-subscription", { do: "end", subscription: guessed }],
      ["alert-subscription", { do: "end", subscription: { endpoint, ...keys } }],
      ["alert-arrived", { receipt: browser }],
      ["offline", { do: "plan", reader: writer.id }],
      ["offline", { do: "copies", reader: writer.id, names: ["article:1"] }],
      ["keep", { reader: writer.id, changes: [] }],
    ];
    const leaks: string[] = [];
    for (const [name, body] of calls) {
      const answer = await callOf(name, who[role], body);
      expect(answer.status, name).toBeGreaterThanOrEqual(400);
      leaks.push(...(await leaksOf(role, `/functions/${name}`, answer)));
    }
    const moderates = role === "moderator" || role === "editor";
    for (const contribution of [id.held, id.rejected, id.deleted])
      for (const [path, fields] of [
        ...["edit", "delete", "appreciate", "follow"].flatMap((intent) =>
          [base, `${base}/part`].map((at): [string, object] => [at, { intent }]),
        ),
        [base, { intent: "post", parent: contribution }],
        ["/discussions", { intent: "delete" }],
        ["/profile", { intent: "alerts-remove", browser }],
        ...(moderates
          ? []
          : ["approve", "reject", "mute", "pick", "closeThread"].map((intent): [string, object] => [
              "/moderation",
              { intent, contribution, seen: "held.0.0", guideline: "people", facts: "As I say." },
            ])),
      ] as [string, object][]) {
        const text = "Some words of some length.";
        const all = { id: String(contribution), text, form: randomUUID(), ...fields };
        const answer = await ask.post(path, who[role], all as Record<string, string>);
        leaks.push(...(await leaksOf(role, path, answer)));
      }
    expect(leaks).toEqual([]);
    const rows = await site.db
      .selectFrom("contributions")
      .select(["id", "state", "appreciations", "closed_at"])
      .orderBy("id")
      .execute();
    const as = (one: number, state: string) => ({
      id: one,
      state,
      appreciations: 0,
      closed_at: null,
    });
    expect(rows).toEqual(
      [
        as(id.rejected, "rejected"),
        as(id.held, "held"),
        as(id.deleted, "deleted"),
        as(id.reported, "shown"),
      ].sort((a, b) => a.id - b.id),
    );
    expect(await site.db.selectFrom("push_subscriptions").select("user_id").execute()).toEqual([
      { user_id: writer.id },
    ]);
  });
});

it.each(["moderator", "editor"] as const)(
  "shows a %s all that moderators decide by",
  async (role) => {
    const seen: string[] = [];
    for (const address of addressesOf("moderation"))
      seen.push((await ask.page(address, who[role])).html);
    for (const name of shownToModerators)
      expect(seen.join().includes(secret[name]), name).toBe(true);
  },
);

it("puts none of it into logs, events or the audit, and only reasons into mails", async () => {
  const { db } = site;
  const written = JSON.stringify([
    site.log,
    await db.selectFrom("live_events").selectAll().execute(),
    await db.selectFrom("audit").selectAll().execute(),
  ]);
  for (const name of Object.keys(secret) as Name[])
    expect(written.includes(secret[name]), name).toBe(false);
  const mails = JSON.stringify(await db.selectFrom("mails").select(["text", "html"]).execute());
  expect(mails).toContain(secret.facts);
  for (const name of ["held", "rejected", "deleted", "explanation", "endpoint", "auth"] as const)
    expect(mails.includes(secret[name]), name).toBe(false);
});
