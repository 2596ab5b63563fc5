// Whose password an account gets, whatever strangers did with its owner's address before it was confirmed.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { stageAccounts } from "../../tests/factories/accounts.ts";
import { termsVersion } from "./credentials.ts";

// Thousands of passwords are hashed here, so the cost of a hash is low; accounts.db.test.ts tests the real cost.
vi.mock(import("node:crypto"), async (original) => {
  const real = await original();
  const cheap = (password: string, salt: Buffer, length: number, _: object, done: never) =>
    real.scrypt(password, salt, length, { N: 2, r: 1, p: 1 }, done);
  return { ...real, scrypt: cheap as unknown as typeof real.scrypt };
});

const now = new Date("2026-11-21T12:00:00Z");
const stage = stageAccounts(now);
const { accounts } = stage;
beforeEach(() => browsers.clear());

let client = 0;
/** Each call comes from another network, so that no limit applies. */
const asking = () => stage.requestFrom(`10.${++client >> 8}.${client & 255}.1`);
const owners = "Rosinante 7";
const strangers = "Stranger 1";

/** Requests a mail and lets the worker write it. */
async function ask(wanted: "again" | "forgot", email: string): Promise<void> {
  await accounts().requestAccountMail(asking(), { wanted, email });
  await stage.writeMails();
}

/** The sign-up cookies of the two browsers, by password. */
const browsers = new Map<string, string>();
const asker = (password: string) => {
  const { headers, locale } = asking();
  headers.set("cookie", browsers.get(password) ?? "");
  return { headers, locale };
};
/** Owner and stranger sign up in different browsers. */
async function signUp(email: string, password: string): Promise<void> {
  const made = await accounts().signUp(asker(password), { email, password, adult: true });
  if (made.ok) browsers.set(password, made.cookies[0]?.split(";")[0] ?? "");
}
const opens = async (email: string, password: string) =>
  (await accounts().signIn(asking(), { email, password })).ok;
const follow = (token: string, password: string, readerId: string | null = null, by = asking()) =>
  accounts().confirmEmail(by, { token, password, adult: true, readerId }, async () => {});

/** The links in the mailbox of an address, the oldest first. */
async function mailbox(email: string, path = "/auth/confirm"): Promise<string[]> {
  const mails = await stage.db
    .selectFrom("mails")
    .select("text")
    .where("recipient", "=", email)
    .orderBy("next_attempt_at")
    .execute();
  return mails.flatMap(({ text }) =>
    [...text.matchAll(/(\S+)\?token=([\w-]+)/g)].flatMap((found) =>
      found[1]?.endsWith(path) ? [found[2] ?? ""] : [],
    ),
  );
}

const actions = {
  strangerSignsUp: (email) => signUp(email, strangers),
  ownerSignsUp: (email) => signUp(email, owners),
  strangerAsksAgain: (email) => ask("again", email),
  ownerAsksAgain: (email) => ask("again", email),
  // The oldest link in the browser that signed up, the newest in another one.
  ownerFollowsOldest: async (email) =>
    follow((await mailbox(email)).at(0) ?? "", owners, null, asker(owners)),
  ownerFollowsNewest: async (email) => follow((await mailbox(email)).at(-1) ?? "", owners),
} satisfies Record<string, (email: string) => Promise<unknown>>;
type Action = keyof typeof actions;

const orders = (left: Action[]): Action[][] =>
  left.length === 0
    ? [[]]
    : left.flatMap((action) =>
        orders(left.filter((one) => one !== action)).map((rest) => [action, ...rest]),
      );

// The two resends are the same request, so orders that differ only in them are played once.
const distinctOrders = orders(Object.keys(actions) as Action[]).filter(
  (order) => order.indexOf("strangerAsksAgain") < order.indexOf("ownerAsksAgain"),
);

describe("an account is its address's owner's", () => {
  it.each([
    ["begun by a stranger", "strangerSignsUp"],
    ["begun by the owner", "ownerSignsUp"],
    ["begun by asking again", "strangerAsksAgain"],
    ["begun by a link that is none, old", "ownerFollowsOldest"],
    ["begun by a link that is none, new", "ownerFollowsNewest"],
  ] as const)(
    "in all orders of two sign-ups, two resends and two confirmations, %s",
    async (_, first) => {
      const played = distinctOrders.filter((order) => order[0] === first);
      expect(played.length).toBeGreaterThan(0);
      for (const [i, order] of played.entries()) {
        const email = `${first.toLowerCase()}-${i}@example.eu`;
        let confirmed = false;
        for (const action of order) {
          const came = await actions[action](email);
          if (action.startsWith("ownerFollows")) confirmed ||= (came as { ok: boolean }).ok;
          // After every step, not only at the end.
          if (await opens(email, strangers))
            throw new Error(`the stranger is in after ${action}, of ${order.join(", ")}`);
        }
        expect([order.join(), await opens(email, owners)]).toEqual([order.join(), confirmed]);
      }
    },
    120_000,
  );

  it("whatever else the stranger tries before and after", async () => {
    const email = "ana@example.eu";
    await signUp(email, strangers);
    await ask("forgot", email);
    await ask("again", email);
    // An unconfirmed account gets no link for a reset, which would not ask for age and terms.
    expect(await mailbox(email, "/auth/reset")).toEqual([]);
    const links = await mailbox(email);
    expect(links).toHaveLength(3);
    expect(await follow(links[1] ?? "", owners)).toMatchObject({ ok: true });
    // Earlier links have ended, and a later sign-up changes nothing.
    await signUp(email, strangers);
    await ask("again", email);
    for (const link of links)
      expect(await follow(link, strangers)).toEqual({ ok: false, problem: "linkInvalid" });
    expect(await mailbox(email)).toEqual(links);
    expect(await opens(email, strangers)).toBe(false);
    expect(await opens(email, owners)).toBe(true);
  });

  it("with a session for the person who set the password, and with none for others", async () => {
    const email = "ana@example.eu";
    await signUp(email, strangers);
    const { id } = await stage.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
    // A session of the stranger, however it came about.
    const expires = new Date(Date.now() + 86_400_000);
    await stage.db
      .insertInto("sessions")
      .values({ user_id: id, token: "strangers", expires_at: expires })
      .execute();
    const [link = ""] = await mailbox(email);
    expect(await follow(link, "weak")).toEqual({
      ok: false,
      problems: { password: "passwordShort" },
    });
    expect(await follow(link, "Password123")).toEqual({
      ok: false,
      problems: { password: "passwordCommon" },
    });
    const done = await follow(link, owners);
    if (!done.ok) throw new Error("refused");
    expect(await stage.session("strangers")).toBeNull();
    const token = stage.sessionTokenIn(done.cookies);
    expect((await stage.session(token))?.reader.email).toBe(email);
  });
});

describe("the link of a sign-up", () => {
  const email = "ana@example.eu";

  it("asks for no password in the browser that signed up, and for one in any other", async () => {
    await signUp(email, owners);
    const [link = ""] = await mailbox(email);
    expect(await accounts().getLinkDetails(asking(), link, null)).toMatchObject({
      asksPassword: true,
    });
    expect(await follow(link, "")).toEqual({ ok: false, problems: { password: "passwordShort" } });
    const own = asker(owners);
    expect(await accounts().getLinkDetails(own, link, null)).toMatchObject({ asksPassword: false });
    const done = await follow(link, "", null, own);
    // No session is opened; only the sign-up cookie is deleted.
    expect(done).toMatchObject({ ok: true, signsIn: false });
    expect(done.ok && done.cookies).toEqual([
      expect.stringMatching(/^eunison\.sign_up=; Max-Age=0;/),
    ]);
    expect(await opens(email, owners)).toBe(true);
  });

  it("of a stranger asks in the owner's browser, and so does one that was asked for again", async () => {
    await signUp(email, strangers);
    await signUp(email, owners);
    await actions.ownerAsksAgain(email);
    const [strange = "", own = "", again = ""] = await mailbox(email);
    for (const [link, asksPassword] of [
      [strange, true],
      [own, false],
      [again, true],
    ] as const)
      expect(await accounts().getLinkDetails(asker(owners), link, null)).toMatchObject({
        asksPassword,
      });
    expect(await follow(strange, "", null, asker(owners))).toMatchObject({ ok: false });
    expect(await follow(strange, owners, null, asker(owners))).toMatchObject({ ok: true });
    expect(await opens(email, strangers)).toBe(false);
    expect(await opens(email, owners)).toBe(true);
  });

  it("that is older asks where its browser has signed up again, as another person may have used it", async () => {
    await signUp(email, strangers);
    browsers.set(owners, browsers.get(strangers) ?? "");
    const [older = ""] = await mailbox(email);
    await signUp(email, owners);
    const newer = (await mailbox(email)).find((link) => link !== older) ?? "";
    for (const [link, asksPassword] of [
      [older, true],
      [newer, false],
    ] as const)
      expect(await accounts().getLinkDetails(asker(owners), link, null)).toMatchObject({
        asksPassword,
      });
    expect(await follow(older, "", null, asker(owners))).toMatchObject({ ok: false });
    expect(await follow(newer, "", null, asker(owners))).toMatchObject({ ok: true });
    expect(await opens(email, strangers)).toBe(false);
    expect(await opens(email, owners)).toBe(true);
  });

  it("that was mailed before links knew of sign-ups asks for a password", async () => {
    await signUp(email, strangers);
    const [link = ""] = await mailbox(email);
    await stage.db
      .updateTable("email_tokens")
      .set({
        sign_up_browser: null,
        sign_up_password: null,
        declared_at: null,
        terms_version: null,
      })
      .execute();
    expect(await accounts().getLinkDetails(asker(strangers), link, null)).toMatchObject({
      asksPassword: true,
    });
    expect(await follow(link, owners, null, asker(strangers))).toMatchObject({ ok: true });
    expect(await opens(email, owners)).toBe(true);
  });

  it("asks where the browser's mark was made up", async () => {
    await signUp(email, owners);
    const links = await mailbox(email);
    for (const mark of ["x", "a".repeat(32), ""]) {
      const by = asking();
      by.headers.set("cookie", `eunison.sign_up=${mark}`);
      expect(await accounts().getLinkDetails(by, links[0] ?? "", null)).toMatchObject({
        asksPassword: true,
      });
    }
  });
});

describe("who is of age and accepts the terms", () => {
  const email = "ana@example.eu";
  const day = (date: number) => new Date(Date.UTC(2026, 10, date, 12));
  const on = (date: number) => accounts(day(date));
  const fields = { email, adult: true };
  const declared = () =>
    stage.db
      .selectFrom("users")
      .select(["adult_declared_at", "terms_accepted_at", "terms_version"])
      .executeTakeFirstOrThrow();
  const at = (date: Date) => ({
    adult_declared_at: date,
    terms_accepted_at: date,
    terms_version: termsVersion,
  });

  it("says so where the password is set: what a stranger declared is not the owner's", async () => {
    await on(19).signUp(asker(strangers), { ...fields, password: strangers });
    const [link = ""] = await mailbox(email);
    await stage.db.updateTable("users").set({ terms_version: "2020-01" }).execute();
    const given = { token: link, password: owners, adult: false, readerId: null };
    const refused = (problems: object) => ({ ok: false, problems });
    expect(await on(20).confirmEmail(asking(), given, async () => {})).toEqual(
      refused({ adult: "adultRequired" }),
    );
    expect(
      await on(20).confirmEmail(asking(), { ...given, password: "Password123" }, async () => {}),
    ).toEqual(refused({ password: "passwordCommon", adult: "adultRequired" }));
    const adult = { ...given, adult: true };
    expect(await on(20).confirmEmail(asking(), adult, async () => {})).toMatchObject({ ok: true });
    expect(await declared()).toEqual(at(day(20)));
  });

  it("has said so at the sign-up of the own browser, also after a sign-up by a stranger", async () => {
    await on(18).signUp(asker(strangers), { ...fields, password: strangers });
    const made = await on(19).signUp(asking(), { ...fields, password: owners });
    const by = asking();
    by.headers.set("cookie", (made.ok && made.cookies[0]?.split(";")[0]) || "");
    let own = "";
    for (const link of await mailbox(email))
      if (!(await accounts().getLinkDetails(by, link, null))?.asksPassword) own = link;
    const given = { token: own, password: "", adult: false, readerId: null };
    expect(await on(20).confirmEmail(by, given, async () => {})).toMatchObject({ ok: true });
    expect(await declared()).toEqual(at(day(19)));
  });
});

describe("another address", () => {
  const thief = "thief@example.eu";
  const owner = "ana@example.eu";
  const asked = async () => {
    await signUp(thief, strangers);
    await follow((await mailbox(thief))[0] ?? "", strangers);
    const { id } = await stage.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
    const reader = { id, email: thief } as Parameters<
      ReturnType<typeof accounts>["changeEmail"]
    >[1];
    await accounts().changeEmail(asking(), reader, { email: owner, current: strangers });
    return { id, link: (await mailbox(owner))[0] ?? "" };
  };

  it("is not given to a stranger's account by a person who only reads its mails", async () => {
    const { link } = await asked();
    // An owner who has signed up too takes the stranger's mail for their own.
    await signUp(owner, owners);
    expect(await follow(link, "")).toEqual({
      ok: false,
      problems: { password: "passwordRequired" },
    });
    expect(await follow(link, owners)).toEqual({
      ok: false,
      problems: { password: "passwordWrong" },
    });
    const own = (await mailbox(owner)).find((token) => token !== link) ?? "";
    expect(await follow(own, owners)).toMatchObject({ ok: true, kind: "confirm" });
    expect(await opens(owner, owners)).toBe(true);
    expect(await opens(owner, strangers)).toBe(false);
    expect(await follow(link, strangers)).toEqual({ ok: false, problem: "linkInvalid" });
  });

  it("is the account's by the password, or where its reader is signed in", async () => {
    const { link, id } = await asked();
    expect(await accounts().getLinkDetails(asking(), link, null)).toEqual({
      kind: "email",
      email: owner,
      asksPassword: true,
    });
    expect(await accounts().getLinkDetails(asking(), link, id)).toMatchObject({
      asksPassword: false,
    });
    expect(await follow(link, "", id)).toMatchObject({ ok: true, kind: "email", cookies: [] });
    expect(await opens(owner, strangers)).toBe(true);
  });
});
