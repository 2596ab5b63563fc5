// Whom wrong passwords keep from signing in, and whom not.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { stageAccounts } from "../../tests/factories/accounts.ts";

// Hundreds of passwords are hashed here, so the cost of a hash is low; accounts.db.test.ts tests the real cost.
vi.mock(import("node:crypto"), async (original) => {
  const real = await original();
  const cheap = (password: string, salt: Buffer, length: number, _: object, done: never) =>
    real.scrypt(password, salt, length, { N: 2, r: 1, p: 1 }, done);
  return { ...real, scrypt: cheap as unknown as typeof real.scrypt };
});

const now = new Date("2026-11-21T12:00:00Z");
const password = "Rosinante7";
const email = "ana@example.eu";
const office = "192.0.2.1";

const stage = stageAccounts(now);
const { accounts } = stage;
beforeEach(async () => {
  await newReader(email);
  await stage.db.deleteFrom("rate_limits").execute();
});

const asking = (client = office, cookie = "") => stage.requestFrom(client, cookie);

const mailTo = async (address: string, pattern: RegExp) => {
  const mails = await stage.db
    .selectFrom("mails")
    .select("text")
    .where("recipient", "=", address)
    .orderBy("next_attempt_at", "desc")
    .execute();
  return mails.map(({ text }) => pattern.exec(text)?.[1]).find((found) => found) ?? "";
};
async function newReader(address: string): Promise<void> {
  await accounts().signUp(asking(), { email: address, password, adult: true });
  const token = await mailTo(address, /token=([\w-]+)/);
  const given = { token, password, adult: true, readerId: null };
  expect(await accounts().confirmEmail(asking(), given, async () => {})).toMatchObject({
    ok: true,
  });
}
async function mailedCode(address: string): Promise<string> {
  await accounts().requestAccountMail(asking("203.0.113.9"), { wanted: "code", email: address });
  await stage.writeMails();
  return mailTo(address, /^([0-9A-Z]{5}-[0-9A-Z]{5})$/m);
}

const resetBy = (token: string, own: string) =>
  accounts().resetPassword(asking(), { token, password: own, remove: [] });
const guess = (who: string, client = office, cookie = "") =>
  accounts().signIn(asking(client, cookie), { email: who, password: "Wrong horse 1" });
const enter = (o: { client?: string; cookie?: string; code?: string; who?: string } = {}) =>
  accounts().signIn(asking(o.client, o.cookie), {
    email: o.who ?? email,
    password,
    ...(o.code && { code: o.code }),
  });
const counted = async () =>
  (await stage.db.selectFrom("rate_limits").select(["key", "count"]).orderBy("key").execute())
    .filter(({ key }) => key.startsWith("sign-in "))
    .map(({ key, count }) => `${key} ${count}`);
/** The browser's cookies as it sends them back, without the session. */
const deviceOf = (answer: Awaited<ReturnType<typeof enter>>) => {
  if (!answer.ok) throw new Error(answer.reason);
  return (
    answer.cookies.map((one) => one.split(";")[0]).find((one) => one?.includes(".device=")) ?? ""
  );
};

describe("wrong passwords of one network", () => {
  it("close the network, and no account that it names then", async () => {
    for (let i = 0; i < 10; i++) await guess(`a${i}@example.eu`);
    const before = await counted();
    for (let i = 0; i < 30; i++)
      expect(await guess(i % 2 ? email : `b${i}@example.eu`)).toMatchObject({ reason: "limited" });
    expect(await counted(), "what is refused is written nowhere").toEqual(before);
    expect(await enter({ client: "198.51.100.1" })).toMatchObject({ ok: true });
  });

  it("are not more for the network when the account is closed already", async () => {
    for (let i = 0; i < 10; i++) await guess(email, `198.51.100.${i}`);
    const before = await counted();
    for (let i = 0; i < 12; i++) expect(await guess(email)).toMatchObject({ reason: "limited" });
    for (let i = 0; i < 12; i++) await guess(email, `203.0.113.${i}`);
    expect(await counted(), "what is refused leaves no row").toEqual(before);
    await newReader("bea@example.eu");
    expect(await enter({ who: "bea@example.eu" })).toMatchObject({ ok: true });
  });
});

describe("behind a closed network, and with a closed account", () => {
  const close = async () => {
    for (let i = 0; i < 10; i++) await guess(`a${i}@example.eu`);
    for (let i = 0; i < 10; i++) await guess(email, `198.51.100.${i}`);
    expect(await enter()).toMatchObject({ reason: "limited" });
  };

  it("a browser that was let in before gets in", async () => {
    const cookie = deviceOf(await enter());
    await close();
    expect(await enter({ cookie })).toMatchObject({ ok: true });
    // Its attempts count for itself, and it is known for this account only.
    for (let i = 0; i < 10; i++)
      expect(await guess(email, office, cookie)).toMatchObject({ reason: "wrong" });
    expect(await enter({ cookie })).toMatchObject({ reason: "limited" });
    await newReader("bea@example.eu");
    expect(await enter({ cookie, who: "bea@example.eu" })).toMatchObject({ reason: "limited" });
  });

  it("browsers that were let in before have fifty guesses together, and not ten each", async () => {
    const intruders: string[] = [];
    for (let i = 0; i < 6; i++) intruders.push(deviceOf(await enter()));
    for (const cookie of intruders.slice(0, 5))
      for (let i = 0; i < 10; i++)
        expect(await guess(email, office, cookie)).toMatchObject({ reason: "wrong" });
    const before = await counted();
    expect(await guess(email, office, intruders[5])).toMatchObject({ reason: "limited" });
    expect(await enter({ cookie: intruders[5] ?? "" })).toMatchObject({ reason: "limited" });
    expect(await counted()).toEqual(before);
    // A code opens the account, and so does a new password in the same browser.
    expect(await enter({ code: await mailedCode(email) })).toMatchObject({ ok: true });
    await accounts().requestAccountMail(asking(), { wanted: "forgot", email });
    await stage.writeMails();
    expect(await resetBy(await mailTo(email, /reset\?token=([\w-]+)/), password)).toEqual({
      ok: true,
    });
    expect(await enter({ cookie: intruders[5] ?? "" })).toMatchObject({ ok: true });
  });

  it("a browser is known to several readers of a household, and by no cookie that it made up", async () => {
    await newReader("bea@example.eu");
    const first = deviceOf(await enter());
    const both = deviceOf(await enter({ cookie: first, who: "bea@example.eu" }));
    expect(both.split("~")).toHaveLength(2);
    await close();
    for (const who of [email, "bea@example.eu"])
      expect(await enter({ cookie: both, who })).toMatchObject({ ok: true });
    const [name, value = ""] = first.split("=");
    for (const forged of [value.slice(0, -1), value.replace(/^./, "_"), "", "~", `${value}x`])
      expect(await enter({ cookie: `${name}=${forged}` })).toMatchObject({ reason: "limited" });
  });

  it("a right password with a mailed code gets in, once", async () => {
    await close();
    const code = await mailedCode(email);
    expect(await enter({ code: "00000-00000" })).toEqual({ ok: false, reason: "code" });
    const wrong = { email, password: "Wrong horse 1", code };
    expect(await accounts().signIn(asking(), wrong)).toEqual({ ok: false, reason: "wrong" });
    const typed = code.toLowerCase().replace("-", " ");
    expect(await enter({ code: typed })).toMatchObject({ ok: true });
    expect(await enter({ code })).toEqual({ ok: false, reason: "code" });
  });

  it("a code is worth ten wrong passwords, and nothing for another account", async () => {
    await newReader("bea@example.eu");
    const code = await mailedCode(email);
    expect(await enter({ code, who: "bea@example.eu" })).toEqual({ ok: false, reason: "code" });
    const wrong = { email, password: "Wrong horse 1", code };
    for (let i = 0; i < 10; i++) await accounts().signIn(asking(), wrong);
    expect(await enter({ code })).toMatchObject({ reason: "limited" });
  });

  it("a code is mailed to nobody who has no account, and is over with a new password", async () => {
    expect(await mailedCode("nobody@example.eu")).toBe("");
    const code = await mailedCode(email);
    await accounts().requestAccountMail(asking(), { wanted: "forgot", email });
    await stage.writeMails();
    const token = await mailTo(email, /reset\?token=([\w-]+)/);
    expect(await resetBy(token, "Dulcinea8")).toMatchObject({ ok: true });
    expect(await enter({ code })).toEqual({ ok: false, reason: "code" });
  });
});
