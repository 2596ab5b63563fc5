import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { letter, letterSite } from "#mails/letter.server.ts";
import { openTestDatabase, type TestDatabase } from "../../../tests/database.ts";
import { openSmtpSink, type SmtpRefusal, type SmtpSink } from "../../../tests/fakes/smtp-sink.ts";
import { readConfig } from "../config.server.ts";
import { deleteOldMails, listMails, type Mail, queueMail } from "./mails.server.ts";
import { sendDueMails } from "./sending.server.ts";
import { type MailTransport, openSmtp } from "./transport.server.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const config = readConfig({ BASE_URL: "https://news.example.eu" });
const mail: Mail = {
  key: "confirm:1",
  kind: "transactional",
  to: "ana@example.eu",
  locale: "de",
  subject: "Bitte bestätigen",
  text: "Grüße",
  html: "<p>Grüße</p>",
};

let test: TestDatabase;
let sink: SmtpSink;
let transport: MailTransport;
const said: { level: string; fields: object; message: string }[] = [];
const recordAt = (level: string) => (fields: object, message: string) => {
  said.push({ level, fields, message });
};
const log = {
  info: recordAt("info"),
  warn: recordAt("warn"),
  error: recordAt("error"),
  fatal: recordAt("fatal"),
};

beforeAll(async () => {
  test = await openTestDatabase();
});
beforeEach(async () => {
  sink = await openSmtpSink();
  transport = openSmtp(sink.url, { socketTimeout: 500 });
});
afterEach(async () => {
  transport.close();
  await sink.close();
  await test.db.deleteFrom("mails").execute();
  said.length = 0;
});
afterAll(() => test.close());

const send = (by: MailTransport | null = transport) =>
  sendDueMails({ db: test.db, config, now: () => noon, log }, by);
const queue = (more: Partial<Mail> = {}) => queueMail(test.db, { ...mail, ...more }, noon);
const rows = () => test.db.selectFrom("mails").selectAll().orderBy("key").execute();
/** Whatever a mail waits for has come. */
const wait = () => test.db.updateTable("mails").set({ next_attempt_at: sql`now()` }).execute();

describe("a mail", () => {
  it("is queued once for its cause, and goes with what causes it", async () => {
    await queue();
    await queue({ subject: "Again" });
    await test.db
      .transaction()
      .execute(async (tx) => {
        await queueMail(tx, { ...mail, key: "confirm:2" }, noon);
        throw new Error("undone");
      })
      .catch(() => {});
    expect(await rows()).toMatchObject([{ subject: "Bitte bestätigen", state: "queued" }]);
  });

  it("reaches a mail server as it was written, and is sent once", async () => {
    await queue({ headers: { "List-Unsubscribe": "<https://news.example.eu/x>" } });
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    expect(sink.mails).toHaveLength(1);
    expect(sink.mails[0]).toMatchObject({
      envelope: { from: "contact@eunison.example", to: ["ana@example.eu"] },
      from: { name: "Eunison", address: "contact@eunison.example" },
      to: [{ address: "ana@example.eu", name: "" }],
      subject: "Bitte bestätigen",
      text: "Grüße\n",
      html: expect.stringContaining("<p>Grüße</p>"),
      messageId: expect.stringMatching(/^<[0-9a-f]{32}@news\.example\.eu>$/),
    });
    const headers = Object.fromEntries(sink.mails[0]?.headers.map((h) => [h.key, h.value]) ?? []);
    expect(headers).toMatchObject({
      "auto-submitted": "auto-generated",
      "content-language": "de",
      "list-unsubscribe": "<https://news.example.eu/x>",
    });
    expect(await rows()).toMatchObject([{ state: "sent", sent_at: noon, attempts: 1 }]);
  });

  it("that somebody waits for goes before all newsletters", async () => {
    for (const n of [1, 2, 3, 4, 5, 6])
      await queue({ key: `issue:${n}`, kind: "newsletter", to: `r${n}@example.eu` });
    await queue({ key: "code:1" });
    const order: string[] = [];
    const record = async ({ to }: { to: string }) => {
      order.push(to);
    };
    await send({ send: record, close: () => {} });
    expect(order).toHaveLength(7);
    expect(order[0]).toBe(mail.to);
  });

  it("stays in the outbox without a mail server", async () => {
    await queue();
    expect(await send(null)).toBe(1);
    expect(sink.mails).toEqual([]);
    const [kept] = await listMails(test.db, config, { to: "ANA@example.eu" });
    expect(kept).toMatchObject({ to: mail.to, text: mail.text, sentAt: noon.toISOString() });
    expect(kept?.headers).toMatchObject({
      From: "Eunison <contact@eunison.example>",
      "Message-ID": expect.stringContaining("@news.example.eu>"),
    });
    expect(await listMails(test.db, config, { to: "bob@example.eu" })).toEqual([]);
  });

  it("is forgotten after a time, unless it still has to go", async () => {
    await queue();
    await send(null);
    await queue({ key: "confirm:2" });
    await deleteOldMails(test.db, noon);
    expect(await rows()).toHaveLength(2);
    await deleteOldMails(test.db, new Date(noon.getTime() + 1));
    expect(await rows()).toMatchObject([{ key: "confirm:2" }]);
  });
});

describe("a mail server that fails", () => {
  const refusal = (at: SmtpRefusal["at"], status: number, text = "not now") => ({
    at,
    status,
    text,
  });

  it.each([
    refusal("RCPT", 421),
    refusal("DATA", 451, "come back later"),
    refusal("MAIL", 553, "5.7.1 Sender address rejected: not owned by user"),
    refusal("MAIL", 550, "blocked using a list of networks"),
    refusal("RCPT", 550, "5.7.1 Relaying denied"),
    refusal("RCPT", 550, "relay not permitted"),
    refusal("RCPT", 550, "5.1.8 Sender address rejected: Domain not found"),
    refusal("DATA", 550, "5.7.1 DMARC policy"),
  ])("and says $status $text at $at gets the mail again, later", async (how) => {
    sink.fail(how);
    for (const kind of ["newsletter", "transactional"] as const) await queue({ key: kind, kind });
    expect(await send()).toBe(2);
    expect(await rows()).toMatchObject([{ state: "queued" }, { state: "queued" }]);
    expect(await send()).toBe(0);
    sink.fail(null);
    await wait();
    await send();
    expect(sink.mails).toHaveLength(2);
    expect(await rows()).toMatchObject([
      { state: "sent", attempts: 2, last_error: null },
      { state: "sent", attempts: 2 },
    ]);
    expect(said).toEqual([]);
  });

  it.each([
    [refusal("RCPT", 550, "5.1.1 no such mailbox"), "5.1.1"],
    [refusal("DATA", 554, "5.6.0 what a mail"), "554"],
  ])(
    "and says %j is asked once, and the end is one line of the log without the address",
    async (how, code) => {
      sink.fail(how);
      await queue();
      await send();
      await wait();
      expect(await send()).toBe(0);
      expect(await rows()).toMatchObject([{ state: "failed", attempts: 1 }]);
      expect(said).toMatchObject([
        { level: "warn", message: "a mail could not be delivered", fields: { code } },
      ]);
      expect(JSON.stringify(said)).not.toContain("ana@");
    },
  );

  it("for good is given up after eight attempts", async () => {
    sink.fail(refusal("RCPT", 421));
    await queue();
    for (let i = 0; i < 9; i++) {
      await send();
      await wait();
    }
    expect(await rows()).toMatchObject([{ state: "failed", attempts: 8 }]);
    expect(said).toHaveLength(1);
  });

  it.each(["drop", "hang"] as const)(
    "without an answer (%s) gets a transactional mail again, and no newsletter",
    async (how) => {
      sink.fail(how);
      for (const kind of ["newsletter", "transactional"] as const) await queue({ key: kind, kind });
      await send();
      expect(await rows()).toMatchObject([{ state: "failed" }, { state: "queued" }]);
      sink.fail(null);
      await wait();
      await send();
      const [first, , third] = sink.mails;
      expect(sink.mails).toHaveLength(3);
      expect(new Set(sink.mails.map((m) => m.messageId)).size).toBe(2);
      expect([first?.messageId, sink.mails[1]?.messageId]).toContain(third?.messageId);
      expect(await rows()).toMatchObject([{ state: "failed" }, { state: "sent", attempts: 2 }]);
    },
  );

  it("by not being there gets both again", async () => {
    await sink.close();
    for (const kind of ["newsletter", "transactional"] as const) await queue({ key: kind, kind });
    await send();
    expect(await rows()).toMatchObject([
      { state: "queued", last_error: expect.stringContaining("ECONNREFUSED") },
      { state: "queued" },
    ]);
  });
});

describe("what a reader enters", () => {
  const nasty = fc.string({ unit: "binary", maxLength: 40 });
  const lineEnd = fc.constantFrom("\r\n", "\n", "\r", "\u2028", "\u0085", "\0");

  it("never adds a header or a recipient", async () => {
    let n = 0;
    await fc.assert(
      fc.asyncProperty(nasty, lineEnd, nasty, async (a, end, b) => {
        const subject = `${a}${end}Bcc: eve@example.eu${end}${end}${b}`;
        const key = `nasty:${++n}`;
        await queue({ key, subject, headers: { "X-Name": subject } });
        await send();
        const got = sink.mails.at(-1);
        expect(got?.envelope.to).toEqual(["ana@example.eu"]);
        expect(got?.headers.map((h) => h.key).sort()).toEqual(
          [
            "auto-submitted",
            "content-language",
            "content-type",
            "date",
            "from",
            "message-id",
            "mime-version",
            "subject",
            "to",
            "x-name",
          ].sort(),
        );
        expect(got?.text?.trim()).toBe(mail.text);
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    "ana@example.eu\r\nBcc: eve@example.eu",
    "ana@example.eu, eve@example.eu",
    "ana@example.eu> RCPT TO:<eve@example.eu",
    "Ana <ana@example.eu>",
    "ana@example.eu\u2028",
    "ana",
    "",
  ])("is no recipient: %j", async (to) => {
    await expect(queue({ to })).rejects.toThrow("one plain address");
    expect(await rows()).toEqual([]);
  });

  it("stays text in a letter", () => {
    const script = `<script>alert(1)</script>"'&`;
    const { html, text } = letter({
      locale: "fr",
      site: letterSite(config),
      title: script,
      paragraphs: [script],
      button: { label: script, href: `https://news.example.eu/?a=1&b="` },
      notes: [script],
    });
    expect(html).not.toContain("<script");
    expect(html).toContain('href="https://news.example.eu/?a=1&amp;b=&quot;"');
    expect(text).toContain(script);
  });
});
