// The five forms by direct post: what is kept and mailed, what is refused, and what bad input is answered.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  closeInquiry,
  deleteOldMessages,
  inquiryBy,
  listInquiries,
} from "#inquiries/inquiries.server.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { textOf } from "./html.ts";
import { mainOf } from "./requests.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ env: { SITE_MAILBOXES: "sales=ads@news.example" } });
});
afterAll(() => site?.close());
beforeEach(async () => {
  await site.db.deleteFrom("contact_messages").execute();
  await site.db.deleteFrom("mails").execute();
  await site.db.deleteFrom("rate_limits").execute();
});

const sponsorship = {
  name: "Ada Example",
  email: "Ada@agency.example",
  company: "Agency & Sons",
  role: "cmo",
  phone: "",
  budget_range: "5k-15k",
  campaign_duration: "3-months",
  ad_formats: "banner-ads",
  target_audience: "Commuters across borders",
  campaign_goals: "Be known for night trains",
  additional_info: "",
  not_political: "on",
};
const support = {
  name: "Ada",
  email: "ada@reader.example",
  category: "billing",
  subject: "An invoice",
  message: "Where do I find the invoice of May?",
};
const post = (path: string, fields: Record<string, string>) =>
  site.at(path, { method: "POST", redirect: "manual", body: new URLSearchParams(fields) });
const rows = () => site.db.selectFrom("contact_messages").selectAll().execute();
const mails = () => site.db.selectFrom("mails").selectAll().orderBy("id").execute();
const read = async (response: Response) => mainOf(await response.text());

it("says to advertisers what the publisher states, and what is counted here", async () => {
  const day = "2026-11-20";
  await site.db
    .insertInto("views")
    .values(
      ["a", "b", "a"].map((reader, n) => ({ kind: "article", item_id: n, day, reader, at: noon })),
    )
    .execute();
  for (const [n, confirmed_at] of [noon, null].entries())
    await site.db
      .insertInto("newsletter_subscriptions")
      .values({
        email: `${n}@reader.example`,
        list: "weekly-digest",
        locale: "en",
        consent: "{}",
        requested_at: noon,
        confirmed_at,
      })
      .execute();
  const text = textOf(await read(await site.at("/advertise?lang=en")));
  expect(text).toContain("50K+");
  expect(text).toContain("The publisher states these figures.");
  expect(text).toContain("2 readers yesterday (UTC), 1 confirmed newsletter address,");
});

describe("a message", () => {
  it("is one row, a mail to who deals with it and a receipt, and thanks by address", async () => {
    const answer = await post("/advertise/sponsorships?lang=en", sponsorship);
    expect(answer.status).toBe(303);
    const [row] = await rows();
    expect(row).toMatchObject({
      name: "Ada Example",
      email: "ada@agency.example",
      company: "Agency & Sons",
      path: "/advertise",
      utm_source: "custom_sponsorship_form",
      done_at: null,
    });
    expect(row?.message).toContain("CUSTOM SPONSORSHIP INQUIRY");
    const sent = Map.groupBy(await mails(), ({ recipient }) => recipient);
    const [toSales] = sent.get("ads@news.example") ?? [];
    const [receipt] = sent.get("ada@agency.example") ?? [];
    expect(toSales?.headers).toMatchObject({ "Reply-To": "ada@agency.example" });
    expect(toSales?.text).toContain("Be known for night trains");
    expect(receipt?.text).toContain("within 2 business days");
    expect(receipt?.text).not.toContain("night trains");
    const thanks = textOf(await read(await site.at(answer.headers.get("location") ?? "")));
    expect(thanks).toContain("Sponsorship Inquiry Sent!");
    expect(thanks).toContain("ada@agency.example");
    expect(thanks).toContain("Submit Another");
  });

  it("that comes twice is kept once, also at the same time", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => post("/support/contact", support)));
    const places = new Set(answers.map((a) => a.headers.get("location")));
    expect(places.size).toBe(1);
    expect(await rows()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
    const thanks = textOf(await read(await site.at(`${[...places][0]}?lang=en`)));
    expect(thanks).toMatch(/Your ticket number is [\dA-F]{8}\./);
  });

  it("that comes again and again is answered like the first, and costs its mailbox nothing", async () => {
    for (let n = 0; n < 7; n++) expect((await post("/contact", support)).status).toBe(303);
    expect(await rows()).toHaveLength(1);
  });

  it("is found by its whole number alone", async () => {
    await post("/contact", support);
    const id = (await rows())[0]?.id ?? "";
    expect((await inquiryBy(site.db, id))?.id).toBe(id);
    expect(await inquiryBy(site.db, id.slice(0, 3))).toBeNull();
    expect(await inquiryBy(site.db, "")).toBeNull();
  });

  it("is listed until somebody has dealt with it, and forgotten two years later", async () => {
    await post("/contact", { ...support, category: "" });
    const [row] = await rows();
    const found = await inquiryBy(site.db, (row?.id ?? "").slice(0, 8).toUpperCase());
    expect(found?.kind).toBe("contact");
    expect(await closeInquiry(site.db, row?.id ?? "", noon)).toBe(true);
    expect(await closeInquiry(site.db, row?.id ?? "", noon)).toBe(false);
    expect(await listInquiries(site.db, { open: true, limit: 9 })).toEqual([]);
    await deleteOldMessages(site.db, new Date("2028-11-20T12:00:00Z"));
    expect(await rows()).toHaveLength(1);
    await deleteOldMessages(site.db, new Date("2028-11-22T12:00:00Z"));
    expect(await rows()).toEqual([]);
  });

  it("is no longer told to whoever has its address after an hour", async () => {
    const place = (await post("/contact", support)).headers.get("location") ?? "";
    await site.db
      .updateTable("contact_messages")
      .set({ created_at: new Date(noon.getTime() - 3_700_000) })
      .execute();
    expect(await read(await site.at(place))).not.toContain("ada@reader.example");
  });
});

describe("what is wrong", () => {
  it("stands beside its field, with everything that was typed", async () => {
    const answer = await post("/advertise?lang=en", {
      name: "A",
      email: "nonsense",
      company: "",
      message: "Too short",
    });
    expect(answer.status).toBe(400);
    const html = await read(answer);
    for (const words of [
      "Name must be at least 2 characters",
      "Please enter a valid email address",
      "Company name is required",
      "Role is required",
      "Please select at least one interest area",
      "Please provide more details about your inquiry",
      "Please declare that this is not political advertising",
    ])
      expect(textOf(html)).toContain(words);
    expect(html).toContain('value="nonsense"');
    expect(html).toContain(">Too short</textarea>");
    expect(html).toMatch(/<input[^>]*id="media-kit-name"[^>]*autofocus/i);
    expect(html).toMatch(/aria-describedby="media-kit-name-problem"/);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ["an unknown option", { ...support, category: "<b>" }, 400],
    ["a line break in a name", { ...support, name: "Ada\r\nBcc: all@x.example" }, 303],
    ["a long text", { ...support, message: "x".repeat(6_000) }, 400],
    ["nothing", {}, 400],
  ])("%s is answered", async (_, fields, status) => {
    const answer = await post("/support/contact", fields as Record<string, string>);
    expect(answer.status).toBe(status);
    for (const { headers, subject } of await mails())
      expect(JSON.stringify(headers) + subject).not.toMatch(/\\r|\\n|\n/);
  });

  it("a megabyte is refused without a row", async () => {
    const answer = await post("/contact", { ...support, message: "x".repeat(1_000_000) });
    expect([400, 413]).toContain(answer.status);
    expect(await rows()).toEqual([]);
  });

  it("what a program fills in is thanked for and dropped", async () => {
    const answer = await post("/contact", { ...support, website: "https://spam.example" });
    expect(answer.status).toBe(303);
    expect((await site.at(answer.headers.get("location") ?? "")).status).toBe(200);
    expect(await rows()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it("a link that comes as soon as the form is asked for once more, and nothing is lost", async () => {
    const spam = { ...support, message: "Buy at https://spam.example now" };
    const answer = await post("/contact?lang=en", spam);
    expect(answer.status).toBe(400);
    const html = await read(answer);
    expect(textOf(html)).toContain("Please press the button once more");
    expect(html).toContain("Buy at https://spam.example now");
    expect(html).toContain(`name="opened" value="${noon.getTime()}"`);
    expect(await rows()).toEqual([]);
    // The page comes from the cache, so that its form cannot say when it was opened.
    expect(await (await site.at("/contact")).text()).toContain('name="opened" value=""');
    for (const waited of ["2999", "-1", "soon", ""])
      expect((await post("/contact", { ...spam, waited })).status, waited).toBe(400);
    const pressedAgain = { ...spam, opened: String(noon.getTime() - 3_000) };
    expect((await post("/contact", pressedAgain)).status).toBe(303);
    const typed = { ...spam, message: "See https://port.example/report", waited: "3000" };
    expect((await post("/contact", typed)).status).toBe(303);
    // However old a form is, what is in it arrives.
    const stale = { ...support, opened: String(noon.getTime() - 30 * 86_400_000) };
    expect((await post("/support/contact", stale)).status).toBe(303);
  });

  it("too many from one mailbox wait, and keep what they typed", async () => {
    let last: Response | undefined;
    for (let n = 0; n < 6; n++) last = await post("/contact", { ...support, subject: `No ${n}` });
    expect(last?.status).toBe(429);
    expect(last?.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(last && (await read(last))).toContain('value="No 5"');
    expect(await rows()).toHaveLength(5);
  });
});
