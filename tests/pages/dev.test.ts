import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { letter, letterSite } from "#mails/letter.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { queueMail } from "#platform/mail/mails.server.ts";
import { noon, openTestSite, origin, type TestSite } from "../site.ts";
import { textOf } from "./html.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  const config = readConfig({ BASE_URL: origin });
  for (const [i, to] of ["ana@example.eu", "bob@example.eu"].entries())
    await queueMail(
      site.db,
      {
        ...letter({
          locale: "fr",
          site: letterSite(config),
          title: `Bonjour <${i}>`,
          paragraphs: ["Texte"],
          button: { label: "Confirmer", href: `${origin}/x?a=1&b=2` },
        }),
        key: `dev:${to}`,
        kind: "transactional",
        to,
        locale: "fr",
      },
      new Date(noon.getTime() + i),
    );
});
afterAll(() => site?.close());

const mails = async (query = ""): Promise<Record<string, unknown>[]> =>
  (await site.at(`/dev/mail.json${query}`)).json();

describe("the outbox", () => {
  it("shows every mail, newest first, or those to one address", async () => {
    expect((await mails()).map((mail) => mail.to)).toEqual(["bob@example.eu", "ana@example.eu"]);
    const [ana, ...more] = await mails("?to=ANA@example.eu");
    expect(more).toEqual([]);
    expect(ana).toMatchObject({
      to: "ana@example.eu",
      subject: "Bonjour <0>",
      sentAt: null,
      text: expect.stringContaining(`Confirmer\n${origin}/x?a=1&b=2`),
      html: expect.stringContaining("Bonjour &lt;0&gt;"),
      headers: expect.objectContaining({ From: "Eunison <contact@eunison.example>" }),
    });
    const list = textOf(await (await site.at("/dev/mail")).text());
    expect(list).toContain("Bonjour <0>");
    expect(list).toContain("no mail leaves this machine");
  });

  it("has what was asked for a moment ago, before a worker came by", async () => {
    const asked = new URLSearchParams({ email: "carla@example.eu", list: "weekly-digest" });
    expect((await site.at("/newsletter", { method: "POST", body: asked })).status).toBe(303);
    const [mail] = await mails("?to=carla@example.eu");
    expect(mail).toMatchObject({ to: "carla@example.eu", sentAt: null });
    await site.db.deleteFrom("mails").where("recipient", "=", "carla@example.eu").execute();
  });

  it("renders a mail where it can do nothing", async () => {
    const [mail] = await mails("?to=ana@example.eu");
    const answer = await site.at(`/dev/mail/${mail?.id}`);
    expect(answer.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'; base/,
    );
    expect(await answer.text()).toBe(mail?.html);
    const text = await (await site.at(`/dev/mail/${mail?.id}?as=text`)).text();
    expect(text).toContain("To: ana@example.eu\n");
    for (const id of ["x", "00000000-0000-4000-8000-000000000000"])
      expect((await site.at(`/dev/mail/${id}`)).status).toBe(404);
  });
});

describe("the clock", () => {
  const post = (body: unknown) =>
    site.at("/dev/clock", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

  it.each([
    [{ advance: "P7D" }, "2026-11-28T12:00:00.000Z"],
    [{ advance: "P1M2DT3H" }, "2026-12-30T15:00:00.000Z"],
    [{ now: "2027-01-31T00:00:00+01:00" }, "2027-01-30T23:00:00.000Z"],
  ])("goes forward by %j", async (wish, to) => {
    const answer = await post(wish);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ now: to });
    expect(site.clock.now().toISOString()).toBe(to);
  });

  it("does not go back", async () => {
    const before = site.clock.now();
    const answer = await post({ now: "2026-11-21T12:00:00Z" });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      now: before.toISOString(),
      error: expect.stringContaining("forward only"),
    });
    expect(site.clock.now()).toEqual(before);
  });

  it.each([
    {},
    { advance: "-P1D" },
    { advance: "P" },
    { advance: "P1.5D" },
    { advance: 7 },
    { now: "tomorrow" },
    { now: "2300-01-01T00:00:00Z" },
    { advance: "P1D", now: "x" },
    "null",
    "[",
    "",
  ])("does not understand %j", async (wish) => {
    const before = site.clock.now();
    expect((await post(wish)).status).toBe(400);
    expect(site.clock.now()).toEqual(before);
  });

  it("moves by a form too, and says beside it what is wrong", async () => {
    const before = site.clock.now().getTime();
    const send = (fields: Record<string, string>) =>
      site.at("/dev/clock", { method: "POST", body: new URLSearchParams(fields) });
    const moved = await send({ advance: "P1D", now: "" });
    expect([moved.status, moved.headers.get("location")]).toEqual([303, "/dev/clock"]);
    expect(site.clock.now().getTime()).toBe(before + 86_400_000);
    const refused = await send({ now: "2020-01-01T00:00:00Z" });
    expect(refused.status).toBe(409);
    expect(textOf(await refused.text())).toContain("The clock goes forward only");
  });
});

it("is not there in production", async () => {
  const live = await openTestSite({ env: { NODE_ENV: "production" } });
  try {
    for (const path of ["/dev/mail", "/dev/mail.json", "/dev/mail/x", "/dev/clock"])
      expect((await live.at(path)).status, path).toBe(404);
    const body = JSON.stringify({ advance: "P1D" });
    const headers = { "content-type": "application/json" };
    expect((await live.at("/dev/clock", { method: "POST", headers, body })).status).toBe(404);
    expect(live.clock.now()).toEqual(noon);
  } finally {
    await live.close();
  }
});
