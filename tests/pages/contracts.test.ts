// The pages about a contract, in each of its states.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "#platform/config.server.ts";
import { locales } from "#platform/locale.ts";
import { listMails } from "#platform/mail/mails.server.ts";
import { longestReason } from "#subscriptions/contract.ts";
import { signIn } from "../factories/readers.ts";
import { signInSubscriber } from "../factories/subscriptions.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { textOf } from "./html.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site?.close());

type Requester = { headers: Record<string, string> };
const visitor: Requester = { headers: {} };
const later = (days: number) => new Date(noon.getTime() + days * 86_400_000);
const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
const page = async (path: string, holder: Requester) => {
  const html = await (await site.at(path, { headers: holder.headers })).text();
  return { html: mainOf(html), text: textOf(mainOf(html)), whole: textOf(html) };
};
const post = async (path: string, holder: Requester, fields: Record<string, string>) => {
  const answer = await site.at(path, {
    method: "POST",
    redirect: "manual",
    headers: { ...holder.headers, "content-type": "application/x-www-form-urlencoded" },
    body: String(new URLSearchParams(fields)),
  });
  const html = mainOf(await answer.text());
  return { status: answer.status, html, text: textOf(html) };
};
const trial = { status: "trialing", trial_ends_at: later(7), period_ends_at: later(7) };

describe("a trial that runs", () => {
  it("is not had yet, nor paid for", async () => {
    const holder = await signInSubscriber(site.db, noon, trial);
    await site.db.insertInto("trials").values({ user_id: holder.id, started_at: noon }).execute();
    const pricing = await page("/pricing?lang=en", holder);
    expect(pricing.text).toContain("Your free trial is running. Cancel anytime.");
    expect(pricing.text).not.toContain("You have had your free trial");
    const cancel = await page("/cancel?lang=en", holder);
    expect(cancel.text).toContain("Essential Pass, free trial until 28 November 2026");
    expect(cancel.text).not.toContain("paid until");
    for (const path of ["/subscription-manage", "/profile?tab=subscription&lang=en"])
      expect((await page(path, holder)).text).toContain(
        "Your free trial runs until 28 November 2026.",
      );
  });
});

describe("the form that cancels", () => {
  it("says how long a contract is paid for, that it is not, or that it has ended", async () => {
    for (const [row, sentence] of [
      [{}, "Essential Pass, paid until 21 December 2026"],
      [
        { status: "past_due", past_due_since: noon },
        "Essential Pass, current period until 21 December 2026, not paid yet",
      ],
      [{ cancel_at: later(30) }, "Essential Pass ends on 21 December 2026 already."],
      [{ status: "canceled", ended_at: later(-1) }, "Essential Pass ended on 20 November 2026."],
    ] as const) {
      const holder = await signInSubscriber(site.db, noon, row);
      expect((await page("/cancel?lang=en", holder)).text).toContain(sentence);
    }
  });

  it("prints days where their reader is, as Manage Subscription does", async () => {
    const midnight = new Date("2026-12-21T23:30:00Z");
    const row = { period_ends_at: midnight };
    const holder = await signInSubscriber(site.db, noon, row, { timezone: "Europe/Berlin" });
    for (const path of ["/cancel?lang=en", "/subscription-manage?lang=en"])
      expect((await page(path, holder)).text).toContain("22 December 2026");
  });

  it("answers an address the same whether it has a contract or none, and ends nobody's", async () => {
    const holder = await signInSubscriber(site.db, noon);
    const sent = { name: "", number: "", kind: "extraordinary", reason: "Because" };
    const [known, unknown] = [
      await post("/cancel?lang=en", visitor, { ...sent, email: holder.email }),
      await post("/cancel?lang=en", visitor, { ...sent, email: "nobody@example.eu" }),
    ];
    expect(known).toEqual(unknown);
    expect(known.text).toContain("please follow the link in the email");
    const row = await site.db
      .selectFrom("subscriptions")
      .select(["cancel_wished_at", "cancel_reason"])
      .where("id", "=", holder.number)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ cancel_wished_at: null, cancel_reason: null });
    const config = readConfig({ DATA_DIR: "unused" });
    await site.work();
    const [mail] = await listMails(site.db, config, { to: holder.email });
    expect(mail?.subject).toBe("Please confirm your cancellation");
    const link = /\/cancel\?contract=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    const form = await page(link, visitor);
    expect(form.text).toContain("Essential Pass, paid until");
    expect(form.html).toMatch(
      /value="extraordinary"[^>]*checked|checked[^>]*value="extraordinary"/,
    );
    expect(await listMails(site.db, config, { to: config.site.mailbox })).toEqual([]);
  });

  it("takes a reason whose limit falls into an emoji", async () => {
    const holder = await signInSubscriber(site.db, noon);
    const reason = `${"x".repeat(longestReason - 1)}😀`;
    const fields = { name: `${"n".repeat(199)}😀`, number: `${"1".repeat(199)}😀`, reason };
    const sent = { ...fields, email: holder.email, kind: "extraordinary" };
    expect((await post("/cancel?lang=en", visitor, sent)).status).toBe(200);
    const row = await site.db.selectFrom("mail_requests").select("said").executeTakeFirst();
    expect(row?.said).toMatchObject({
      reason: "x".repeat(longestReason - 1),
      name: "n".repeat(199),
    });
    await site.work();
  });

  it("demands the important reason, keeps what was entered, and repeats what was declared", async () => {
    const holder = await signInSubscriber(site.db, noon);
    const sent = { name: "", number: holder.number, email: holder.email, kind: "extraordinary" };
    const path = "/cancel?lang=en";
    const without = await post(path, visitor, { ...sent, reason: "  " });
    expect(without.status).toBe(400);
    expect(without.text).toContain("Please say what the important reason is");
    expect(without.html).toContain(`value="${holder.number}"`);
    expect(without.html).toMatch(/value="extraordinary"[^>]*checked|checked[^>]*value="extraord/);
    const done = await post(path, visitor, { ...sent, reason: "The <b>price</b> doubled" });
    expect(done.text).toContain("Kind of cancellation: For an important reason");
    expect(done.text).toContain("Your reason: “The <b>price</b> doubled”");
    expect(done.html).not.toContain("<b>price");
    expect(done.text).toContain("A person reads your reason and answers you by email");
    await site.work();
    const config = readConfig({ DATA_DIR: "unused" });
    const [mail] = await listMails(site.db, config, { to: holder.email });
    expect(mail?.text).toContain("Kind of cancellation: for an important reason.");
    expect(mail?.text).toContain("Your reason: “The <b>price</b> doubled”");
    const ordinary = await post(path, visitor, { ...sent, kind: "ordinary", reason: "" });
    expect(ordinary.status).toBe(200);
    expect(ordinary.text).toContain("Kind of cancellation: At the end of the current period");
    expect(ordinary.text).not.toContain("A person reads");
    await site.work();
  });

  it("says what becomes of a planned change of plan, and so does the page that resumes", async () => {
    const planned = { next_key: "eunison_insider_month_eur", next_at: later(30) };
    const holder = await signInSubscriber(site.db, noon, planned);
    expect((await page("/cancel?lang=en", holder)).text).toContain(
      "the change to Insider Pass that is planned for 21 December 2026 falls away",
    );
    const aside = { cancel_at: later(30), set_aside_key: "eunison_insider_month_eur" };
    const leaving = await signInSubscriber(site.db, noon, aside);
    expect((await page("/cancel/resume?lang=en", leaving)).text).toContain(
      "from 21 December 2026 you have Insider Pass and pay €19.99 a month",
    );
  });

  it("takes no other character for NUL in its fields", async () => {
    const fields = { email: "nul@example.eu", name: "a\0b", number: "sub_\0", reason: "\0" };
    expect((await post("/cancel", visitor, { ...fields, kind: "\0" })).status).toBe(200);
    expect((await post("/cancel", visitor, { ...fields, email: "a\0@b.eu" })).status).toBe(400);
    expect((await site.at("/cancel?contract=%00")).status).toBe(404);
  });
});

describe("the box of the contract", () => {
  it("begins with the contract, and says what can be done until when", async () => {
    const holder = await signInSubscriber(site.db, noon, trial);
    const { text } = await page("/subscription-manage?lang=en", holder);
    expect(text).toContain(
      `Your contract Contract number ${holder.number}, concluded on 21 November 2026. You can withdraw from this contract without giving a reason, and get back everything you paid, until the end of 7 December 2026.`,
    );
    expect(text).not.toContain("You can do so");
  });
});

describe("a withdrawal", () => {
  it("of which the money is still to be sent does not say that there was none", async () => {
    const row = { status: "canceled", withdrawn_at: noon, ended_at: noon, unwind_due: true };
    const due = await page("/withdraw?lang=en", await signInSubscriber(site.db, noon, row));
    expect(due.text).toContain("Everything you paid goes back to the card");
    expect(due.text).not.toContain("You had not paid anything");
    // Nor does it name a part as if it were all.
    const part = { ...row, refunded_cents: 500 };
    const partly = await page("/withdraw?lang=en", await signInSubscriber(site.db, noon, part));
    expect(partly.text).toContain("Everything you paid goes back to the card");
    expect(partly.text).not.toContain("€5");
    const free = { ...row, trial_ends_at: later(7) };
    const none = await page("/withdraw?lang=en", await signInSubscriber(site.db, noon, free));
    expect(none.text).toContain("You had not paid anything yet");
  });

  it("that the provider has not carried out yet counts, and does not say that access has ended", async () => {
    const row = { withdrawn_at: noon, unwind_due: true };
    const { text } = await page("/withdraw?lang=en", await signInSubscriber(site.db, noon, row));
    expect(text).toContain("(UTC), and it counts from then. Our payment provider has not ended");
    expect(text).not.toContain("Your access has ended");
    expect(text).toContain("Everything you paid goes back to the card");
  });
});

describe("an erasure", () => {
  const paid = "Your subscription (Essential Pass) ends at once, not only on 21 December 2026.";

  it.each(locales)("names before it what stays, and what ends when, in %s", async (locale) => {
    const holder = await signInSubscriber(site.db, noon);
    const { html, text } = await page(`/account?lang=${locale}`, holder);
    const list =
      /<ul class="account-keeps" aria-labelledby="erase-keeps">(.*?)<\/ul>/s.exec(html)?.[1] ?? "";
    expect(list.split("<li>")).toHaveLength(5);
    expect(text).toContain("Essential Pass");
    expect(html).toContain(`href="/withdraw?lang=${locale}"`);
  });

  it("says of a trial that nothing is charged, and nothing of what is not there", async () => {
    const { text } = await page("/account?lang=en", await signInSubscriber(site.db, noon));
    expect(text).toContain(paid);
    expect(text).toContain("Until the end of 7 December 2026 you can withdraw from the contract");
    const free = await page("/account?lang=en", await signInSubscriber(site.db, noon, trial));
    expect(free.text).toContain(
      "ends at once, and with it your free trial. Nothing will be charged.",
    );
    const none = await page("/account?lang=en", await signIn(site.db, noon));
    expect(none.text).not.toContain("ends at once");
    expect(none.text).toContain("What stays Invoices and payments, at our payment provider");
  });
});

it("the shell names the pass beside the tier", async () => {
  const insider = { lookup_key: "eunison_insider_month_eur", amount: 19_99 };
  const academy = { lookup_key: "eunison_academy_month_eur", amount: 99_00 };
  for (const [row, badge] of [
    [{}, "Basic (Essential Pass)"],
    [insider, "Premium (Insider Pass)"],
    [academy, "Premium (Academy)"],
  ] as const) {
    const holder = await signInSubscriber(site.db, noon, row);
    expect((await page("/pricing?lang=en", holder)).whole).toContain(badge);
  }
  const editor = await page("/pricing?lang=en", await signIn(site.db, noon, { role: "editor" }));
  expect(editor.whole).not.toMatch(/Premium \(/);
});

describe("a form that is empty, or sent again", () => {
  const config = readConfig({ DATA_DIR: "unused" });
  const mailsTo = async (to: string) => {
    await site.work();
    return (await listMails(site.db, config, { to })).length;
  };

  it("declares nothing and mails nobody where it is empty", async () => {
    const holder = await signInSubscriber(site.db, noon);
    await site.work();
    const before = (await site.db.selectFrom("mails").select("id").execute()).length;
    for (const path of ["/withdraw", "/cancel"])
      for (const who of [holder, visitor]) expect((await post(path, who, {})).status).toBe(400);
    await site.work();
    expect(await site.db.selectFrom("mails").select("id").execute()).toHaveLength(before);
    const row = await site.db
      .selectFrom("subscriptions")
      .select(["cancel_wished_at", "withdrawn_at"])
      .where("id", "=", holder.number)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ cancel_wished_at: null, withdrawn_at: null });
  });

  it("is answered by one letter in an hour, whether there is a contract or none", async () => {
    const holder = await signInSubscriber(site.db, noon, {}, { email: "again@example.eu" });
    for (const [path, email] of [
      ["/cancel", holder.email],
      ["/withdraw", holder.email],
      ["/cancel", "nothing@example.eu"],
      ["/withdraw", "nowhere@example.eu"],
    ] as const) {
      const before = await mailsTo(email);
      for (let n = 0; n < 4; n++) expect((await post(path, visitor, { email })).status).toBe(200);
      expect((await mailsTo(email)) - before, `${path} ${email}`).toBe(1);
      site.clock.advance(3_600_001);
      await post(path, visitor, { email });
      expect((await mailsTo(email)) - before, `${path} ${email}`).toBe(2);
    }
    site.clock.set(noon);
  });
});
