// How readers change their password and address, and what that ends.
import { describe, expect, it } from "vitest";
import { queueMail } from "#platform/mail/mails.server.ts";
import { stageAccounts, stageReader } from "../../tests/factories/accounts.ts";
import { verifyAccountPassword } from "./accounts.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
const stage = stageAccounts(now);
const { accounts } = stage;
const {
  ask,
  confirm,
  confirmToken,
  email,
  fields,
  mails,
  movedAddresses,
  newReader,
  open,
  password,
  request,
  resetBy,
  tokensOf,
  tokenTo,
} = stageReader(stage);
const lives = async (token: string) => (await stage.session(token)) !== null;

describe("a new password by mail", () => {
  const resetToken = async () => (await tokensOf("Choose a new password")).at(-1) ?? "";

  it("ends every session and the old password, works once, and drops earlier links", async () => {
    await newReader();
    const { token } = await open();
    await ask("forgot", email);
    const earlier = await resetToken();
    await ask("forgot", email);
    const all = await tokensOf("Choose a new password");
    const link = all.find((t) => t !== earlier) ?? "";
    expect(await resetBy(link, "short")).toEqual({
      ok: false,
      problem: "passwordShort",
    });
    expect(await resetBy(link, "Dulcinea 8")).toEqual({ ok: true });
    expect(await lives(token)).toBe(false);
    for (const used of all)
      expect(await resetBy(used, "Dulcinea 9")).toEqual({
        ok: false,
        problem: "linkInvalid",
      });
    expect(await accounts().signIn(request(), { email, password })).toMatchObject({ ok: false });
    expect(await accounts().signIn(request(), { email, password: "Dulcinea 8" })).toMatchObject({
      ok: true,
    });
  });

  it("is set by confirming where the address waits for that, and leaves a stranger's sign-up with nothing", async () => {
    await accounts().signUp(request(), { ...fields, password: "Stranger 1" });
    const stranger = await confirmToken();
    await ask("forgot", email);
    expect(await resetToken()).toBe("");
    const own = (await tokensOf("Confirm your address")).find((token) => token !== stranger) ?? "";
    expect(await confirm(own)).toBe("confirm");
    expect(await confirm(stranger)).toBeNull();
    expect(await accounts().signIn(request(), { email, password: "Stranger 1" })).toMatchObject({
      ok: false,
    });
    expect(await accounts().signIn(request(), { email, password })).toMatchObject({ ok: true });
  });

  it("opens the door that a stranger's guesses have closed", async () => {
    await newReader();
    for (let i = 0; i < 11; i++)
      await accounts().signIn(request(`192.0.2.${i}`), { email, password: "Wrong horse 1" });
    await ask("forgot", email);
    await resetBy(await resetToken(), "Dulcinea 8");
    expect(
      await accounts().signIn(request("198.51.100.1"), { email, password: "Dulcinea 8" }),
    ).toMatchObject({ ok: true });
  });

  it("tells nobody whether there is an account", async () => {
    expect(await ask("forgot", "nobody@example.eu")).toEqual({ wait: 0 });
    expect(await ask("again", "nobody@example.eu")).toEqual({ wait: 0 });
    expect(await mails()).toEqual([]);
  });
});

describe("changes", () => {
  it("of the password end the other sessions, and go on under another token", async () => {
    await newReader();
    const other = await open();
    const own = await open();
    const change = (current: string, next: string) =>
      accounts().changePassword({ headers: own.headers, locale: "en" }, own.reader, {
        current,
        password: next,
      });
    expect(await change("Wrong horse 1", "Dulcinea 8")).toEqual({
      ok: false,
      problems: { current: "passwordWrong" },
    });
    expect(await change("", "dulcinea")).toEqual({
      ok: false,
      problems: { current: "passwordRequired", password: "passwordUpper" },
    });
    const done = await change(password, "Dulcinea 8");
    if (!done.ok) throw new Error("refused");
    expect(await lives(other.token)).toBe(false);
    expect(await lives(own.token)).toBe(false);
    expect(await lives(stage.sessionTokenIn(done.cookies))).toBe(true);
    expect((await mails()).map((m) => m.subject)).toContain("Your password has changed");
    expect(await verifyAccountPassword(stage.services(), own.reader.id, "Dulcinea 8")).toBe(
      "right",
    );
    expect(await verifyAccountPassword(stage.services(), own.reader.id, password)).toBe("wrong");
  });

  it("of the password stop what its thief has asked for by mail", async () => {
    await newReader();
    const { reader, headers } = await open();
    const thief = { email: "thief@example.eu", current: password };
    await accounts().changeEmail(request(), reader, thief);
    await ask("forgot", email);
    const next = { current: password, password: "Dulcinea 8" };
    await accounts().changePassword({ headers, locale: "en" }, reader, next);
    const [link = ""] = await tokensOf("Confirm your new address");
    expect(await confirm(link)).toBeNull();
    const [reset = ""] = await tokensOf("Choose a new password");
    expect(await resetBy(reset, "Rosinante8")).toMatchObject({ ok: false });
  });

  it("of the address need the password and the new address's consent, and tell the old one", async () => {
    await newReader();
    const { reader } = await open();
    const change = (to: string, current = password) =>
      accounts().changeEmail(request(), reader, { email: to, current });
    expect(await change("new@example.eu", "Wrong horse 1")).toMatchObject({
      problems: { current: "passwordWrong" },
    });
    expect(await change(email)).toMatchObject({ problems: { email: "emailSame" } });
    expect(await change("New@example.eu")).toEqual({ ok: true, cookies: [] });
    expect((await mails()).map((m) => `${m.recipient}: ${m.subject}`)).toEqual(
      expect.arrayContaining([
        "new@example.eu: Confirm your new address",
        `${email}: Your address is to change`,
      ]),
    );
    const letter = {
      kind: "newsletter",
      locale: "en",
      subject: "A letter",
      text: "",
      html: "",
    } as const;
    for (const to of [email, "another@example.eu"])
      await queueMail(stage.db, { ...letter, key: `letter ${to}`, to }, now);
    const [token = ""] = await tokensOf("Confirm your new address");
    expect(await confirm(token)).toBe("email");
    // The mail that tells the old address of it says that it is the last one there.
    const letters = (await mails()).filter(({ kind }) => kind === "newsletter");
    expect(letters.map(({ recipient }) => recipient)).toEqual(["another@example.eu"]);
    expect(movedAddresses).toEqual([{ from: email, to: "new@example.eu" }]);
    expect(await confirm(token)).toBeNull();
    expect(await accounts().signIn(request(), { email: "new@example.eu", password })).toMatchObject(
      {
        ok: true,
      },
    );
    expect((await mails()).map((m) => `${m.recipient}: ${m.subject}`)).toContain(
      `${email}: Your address has changed`,
    );
  });

  it("of the address is not kept from its owner by a stranger's sign-up", async () => {
    await newReader();
    const { reader } = await open();
    const mine = "mine@example.eu";
    await accounts().signUp(request(), { ...fields, email: mine });
    const stranger = await tokenTo(mine);
    expect(stranger).not.toBe("");
    await accounts().changeEmail(request(), reader, { email: mine, current: password });
    const [token = ""] = await tokensOf("Confirm your new address");
    expect(await confirm(token)).toBe("email");
    expect(await confirm(stranger)).toBeNull();
    const users = await stage.db.selectFrom("users").select(["id", "email"]).execute();
    expect(users).toEqual([{ id: reader.id, email: mine }]);
  });

  it("of the address answer the same where it is taken", async () => {
    await newReader();
    const { reader } = await open();
    await accounts().signUp(request(), { ...fields, email: "taken@example.eu" });
    expect(await confirm(await tokenTo("taken@example.eu"))).toBe("confirm");
    expect(
      await accounts().changeEmail(request(), reader, {
        email: "taken@example.eu",
        current: password,
      }),
    ).toEqual({ ok: true, cookies: [] });
    expect(await tokensOf("Confirm your new address")).toEqual([]);
  });
});
