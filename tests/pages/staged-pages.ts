// One real example of each page of the route table, with what it takes to be there: the sample newsroom, readers, an
// event, a discussion with a report and a decision, a letter, and the tokens that mails carry.
import { createHash, randomUUID } from "node:crypto";
import { join } from "node:path";
import { noChoices } from "#alerts/choices.ts";
import { saveAlertChoices } from "#alerts/settings.server.ts";
import { reject } from "#discussions/decisions.server.ts";
import { findDiscussion } from "#discussions/discussions.server.ts";
import { chooseName } from "#discussions/members.server.ts";
import { post } from "#discussions/posting.server.ts";
import { queueItem } from "#discussions/queue.server.ts";
import { receiveReport } from "#discussions/reports.server.ts";
import { receiveInquiry } from "#inquiries/inquiries.server.ts";
import { recordReading } from "#library/activity.server.ts";
import { follow } from "#library/follows.server.ts";
import { save } from "#library/saved.server.ts";
import { letterSite } from "#mails/letter.server.ts";
import { loadSample } from "#media/sample.server.ts";
import { setList, signUp } from "#newsletters/newsletters.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { transaction } from "#platform/db/db.server.ts";
import { infoPageNames } from "#site/info-page-names.ts";
import { versionsOf } from "#site/info-pages.server.ts";
import { createEvent } from "../factories/events.ts";
import { sendIssue } from "../factories/issues.ts";
import { signIn } from "../factories/readers.ts";
import { signInSubscriber } from "../factories/subscriptions.ts";
import { noon, origin, type TestSite } from "../site.ts";

/** The address of an example page. `headers` has the cookie of whoever asks for it; a visitor has none. */
export type Example = { path: string; headers?: { cookie: string }; status?: number };

const article = "eu-parliament-passes-landmark-climate-package";
const config = readConfig({ BASE_URL: origin });

/** Fills the site. @returns the examples of each page, by its pattern in the route table */
export async function stagePages(site: TestSite): Promise<Record<string, Example[]>> {
  const { db } = site;
  await loadSample(db, noon, { dir: join(import.meta.dirname, "../../db/seed") });
  const event = await createEvent(db, noon, [
    { source: "One" },
    { source: "Two" },
    { source: "Three" },
  ]);
  const { headers: reader } = await signIn(db, noon);
  const member = await stageMember(site);
  const { headers: moderator } = await signIn(db, noon, { role: "moderator" });
  const { headers: subscriber, id: subscriberId } = await signInSubscriber(db, noon);
  const moderated = await stageModeration(site);
  const tokens = await stageTokens(site, { member: member.id, subscriber: subscriberId });
  await sendIssue(site.db, [Number(event.stories[0]?.id)]);
  const inquiry = await receiveInquiry(
    { db, config, now: site.clock.now },
    "contact",
    { name: "Ada Example", email: "ada@reader.example", message: "How are the sources chosen?" },
    "en",
  );
  const author = await db.selectFrom("authors").select("slug").executeTakeFirstOrThrow();

  const by = (headers: { cookie: string }, ...paths: string[]): Example[] =>
    paths.map((path) => ({ path, headers }));
  const open = (...paths: string[]): Example[] => paths.map((path) => ({ path }));
  const discussed = `/article/${article}/discussion`;
  return {
    "": [...open("/"), ...by(reader, "/"), ...by(member.headers, "/")],
    news: by(member.headers, "/news"),
    "article/:slug": [
      ...open(`/article/${article}`, `/article/${event.stories[0]?.slug}`),
      ...by(member.headers, `/article/${article}`),
    ],
    "article/:slug/discussion": [...open(discussed), ...by(moderated.writer, discussed)],
    "event/:slug": open(`/event/${event.slug}`),
    "event/:slug/discussion": open(`/event/${event.slug}/discussion`),
    "topic/:name": open("/topic/politics"),
    "country/:name": open("/country/fr", "/country/world"),
    "video/:id": open("/video/1"),
    "podcast/:id": open("/podcast/1"),
    podcasts: open("/podcasts"),
    "show/:slug": open("/show/border-lines"),
    sources: open("/sources"),
    "author/:slug": open(`/author/${author.slug}`),
    "source/:id": open("/source/Two"),
    search: open("/search", "/search?q=europe"),
    auth: open("/auth", "/auth?mode=sign-up"),
    "auth/forgot": open("/auth/forgot"),
    "auth/resend": open("/auth/resend"),
    "auth/confirm": open(`/auth/confirm?token=${tokens.confirm}`),
    "auth/reset": open(`/auth/reset?token=${tokens.reset}`),
    account: by(member.headers, "/account"),
    dashboard: by(member.headers, "/dashboard"),
    history: by(member.headers, "/history"),
    saved: [...open("/saved"), ...by(member.headers, "/saved")],
    following: [...open("/following"), ...by(member.headers, "/following")],
    discussions: by(moderated.writer, "/discussions"),
    profile: by(
      subscriber,
      "/profile",
      "/profile?tab=preferences",
      "/profile?tab=notifications",
      "/profile?tab=subscription",
    ),
    "profile/avatar": by(member.headers, "/profile/avatar"),
    "discussions/stop": open(`/discussions/stop?token=${tokens.stopReplies}`),
    "alerts/stop": open(`/alerts/stop?token=${tokens.unsubscribeAlerts}`),
    pricing: [...open("/pricing"), ...by(subscriber, "/pricing")],
    order: by(reader, "/order?plan=insider&interval=month&currency=eur"),
    "subscription-success": by(subscriber, "/subscription-success"),
    "subscription-manage": by(subscriber, "/subscription-manage"),
    withdraw: open("/withdraw", `/withdraw?contract=${tokens.contract}`),
    cancel: open("/cancel", `/cancel?contract=${tokens.contract}`),
    "cancel/resume": open(`/cancel/resume?contract=${tokens.contract}`),
    newsletter: open("/newsletter"),
    "newsletter/thanks": open("/newsletter/thanks"),
    "newsletter/confirm": open(`/newsletter/confirm?token=${tokens.newsletter}`),
    "newsletter/unsubscribe": open(`/newsletter/unsubscribe?token=${tokens.letter}`),
    "newsletter/preferences": open(`/newsletter/preferences?token=${tokens.letter}`),
    "newsletter/:list": open("/newsletter/weekly-digest"),
    "newsletter/:list/:date": open("/newsletter/weekly-digest/2026-11-15"),
    academy: open("/academy"),
    "academy/:course": open("/academy/how-the-union-decides"),
    "academy/:course/:lesson": open("/academy/how-the-union-decides/following-a-file"),
    moderation: by(moderator, "/moderation", "/moderation?queue=decided"),
    "discussions/report": [
      ...open(`/discussions/report?notice&comment=${moderated.contribution}`),
      ...by(member.headers, `/discussions/report?comment=${moderated.contribution}`),
    ],
    "discussions/reports/:id": open(`/discussions/reports/${moderated.report}`),
    "discussions/decisions/:id": by(
      moderated.writer,
      `/discussions/decisions/${moderated.decision}`,
    ),
    advertise: open("/advertise"),
    "advertise/sponsorships": open("/advertise/sponsorships"),
    "advertise/newsletter": open("/advertise/newsletter"),
    contact: open("/contact"),
    "support/contact": open("/support/contact"),
    "sent/:id": open(`/sent/${inquiry}`),
    support: open("/support", "/support?q=password"),
    "support/:category": open("/support/billing"),
    "support/:category/:slug": open("/support/billing/cancelling"),
    ...Object.fromEntries(infoPageNames.map((page) => [page, open(`/${page}`)])),
    "privacy/:day": open(`/privacy/${versionsOf("privacy")[0]}`),
    "terms/:day": open(`/terms/${versionsOf("terms")[0]}`),
    store: open("/store", "/store?collection=clearance&view=list"),
    "store/:slug": open("/store/morning-mug"),
    cookies: open("/cookies"),
    offline: open("/offline"),
    shared: open(`/shared?url=${encodeURIComponent(`${origin}/article/${article}`)}`),
    "how-we-work": open("/how-we-work"),
    rss: open("/rss"),
    sitemap: open("/sitemap"),
    "dev/ui": open("/dev/ui"),
    "dev/clock": open("/dev/clock"),
    "dev/mail": open("/dev/mail"),
    "*": [{ path: "/nothing/here", status: 404 }],
  };
}

/** A reader with a plan, who keeps something, has read something, and follows something. */
async function stageMember({ db }: TestSite) {
  const member = await signIn(db, noon, { tier: "premium" });
  const { id } = await db
    .selectFrom("stories")
    .select("id")
    .where("slug", "=", article)
    .executeTakeFirstOrThrow();
  await transaction(db, async (tx) => {
    await save(tx, member.id, { kind: "article", id: Number(id) }, noon);
    await follow(tx, member.id, { kind: "topic", name: "Climate" }, noon);
  });
  await recordReading(
    db,
    { id: member.id, preferences: { privacy_analytics: true } } as never,
    {
      title: "EU Parliament Passes Landmark Climate Package",
      url: `/article/${article}`,
      source: "article",
      kind: "article",
      itemId: Number(id),
      seconds: 90,
      completed: true,
    },
    noon,
    { onPurpose: true },
  );
  return member;
}

/** A contribution that was reported and removed with reasons, and another one that stands. */
async function stageModeration({ db, clock }: TestSite) {
  const writer = await signIn(db, noon, { tier: "basic" });
  const moderator = await signIn(db, noon, { role: "moderator" });
  const context = { db, config, now: clock.now };
  await chooseName(db, { id: writer.id, staff: false }, "Wanderdüne", noon);
  await db
    .updateTable("discussion_members")
    .set({ approved: 9 })
    .where("user_id", "=", writer.id)
    .execute();
  const discussion = await findDiscussion(db, "article", article);
  if (!discussion) throw new Error("no discussion");
  const write = async (text: string): Promise<number> => {
    const sent = { text, lang: "en", parent: null, formId: randomUUID() };
    const author = { id: writer.id, tier: "basic" as const, editor: false };
    const posted = await post(db, discussion, author, sent, noon);
    if (!posted.ok) throw new Error(posted.problem);
    return posted.id;
  };
  const contribution = await write("The tenants wait for a promise that has a date.");
  const removed = await write("The harbour master sells the cables, ask anybody.");
  const notice = {
    kind: "notice",
    contributions: [removed],
    reason: "defamation",
    explanation: "I am the harbour master and sell nothing.",
    name: "Ben Example",
    email: "ben@reader.example",
    locale: "en",
  } as const;
  const report = await receiveReport(context, notice);
  const facts = "Nothing shows that cables were sold.";
  const decision = await reject(context, moderator, {
    contribution: removed,
    fingerprint: (await queueItem(db, removed))?.fingerprint ?? "",
    ground: { guideline: "facts", law: "", facts },
    mute: null,
  });
  if (!report.ok || !decision.ok) throw new Error("nothing was decided");
  return { writer: writer.headers, contribution, report: report.id, decision: decision.id };
}

/** What the links of mails carry. */
async function stageTokens({ db }: TestSite, of: { member: string; subscriber: string }) {
  const mailed = async (kind: "confirm" | "reset") => {
    const token = randomUUID();
    await db
      .insertInto("email_tokens")
      .values({
        token_hash: createHash("sha256").update(token).digest("hex"),
        user_id: of.member,
        kind,
        email: "member@reader.example",
        expires_at: new Date(Date.now() + 86_400_000),
      })
      .execute();
    return token;
  };
  await saveAlertChoices(db, of.member, noChoices, noon);
  await chooseName(db, { id: of.member, staff: false }, "Silbermöwe", noon);
  const stop = (table: "alert_settings" | "discussion_members") =>
    db
      .selectFrom(table as "alert_settings")
      .select("stop_token")
      .where("user_id", "=", of.member)
      .executeTakeFirstOrThrow();
  const { contract_token } = await db
    .selectFrom("subscriptions")
    .select("contract_token")
    .where("user_id", "=", of.subscriber)
    .executeTakeFirstOrThrow();
  return {
    confirm: await mailed("confirm"),
    reset: await mailed("reset"),
    unsubscribeAlerts: (await stop("alert_settings")).stop_token,
    stopReplies: (await stop("discussion_members")).stop_token,
    contract: contract_token,
    ...(await stageLetters(db)),
  };
}

/** The token of a question whether an address wants letters, and that of a letter which another one gets. */
async function stageLetters(db: TestSite["db"]) {
  const consent = { text: "Yes.", page: "/newsletter" };
  const common = { locale: "en", consent } as const;
  const asked = { ...common, email: "new@reader.example", lists: ["weekly-digest"] } as const;
  await signUp(db, { ...asked, site: letterSite(config) }, noon);
  const mail = await db
    .selectFrom("mails")
    .select("text")
    .where("recipient", "=", asked.email)
    .executeTakeFirstOrThrow();
  const email = "old@reader.example";
  await setList(db, { ...common, email, list: "weekly-digest", on: true }, noon);
  const { unsubscribe_token } = await db
    .selectFrom("newsletter_subscriptions")
    .select("unsubscribe_token")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const newsletter = /token=([\w-]+)/.exec(mail.text)?.[1] ?? "";
  return { newsletter, letter: unsubscribe_token };
}
