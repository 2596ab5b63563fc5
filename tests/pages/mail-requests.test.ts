// Mails that a visitor can cause by entering an address: how many, and what the answer tells about the address.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signInSubscriber } from "../factories/subscriptions.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { email, personOn } from "./person.ts";

let site: TestSite;
let person: ReturnType<typeof personOn>;
let queries = 0;
beforeAll(async () => {
  site = await openTestSite({
    onQuery: () => {
      queries += 1;
    },
  });
  person = personOn(site);
});
beforeEach(async () => {
  await person.forgetAll();
  await site.db.deleteFrom("newsletter_subscriptions").execute();
  queries = 0;
});
afterAll(() => site?.close());

const newsletter = (to: string) => person.send("/newsletter", { email: to, list: "weekly-digest" });

describe("the answer", () => {
  const subscribe = async (confirmed: boolean) => {
    await newsletter(email);
    await site.work();
    if (confirmed)
      await site.db
        .updateTable("newsletter_subscriptions")
        .set({ confirmed_at: site.clock.now() })
        .execute();
  };
  type Fields = Record<string, string>;
  const cases: [path: string, known: string, begin: () => Promise<unknown>, sent?: Fields][] = [
    ["/auth/resend", "an account", () => person.newReader()],
    ["/auth/resend", "an unconfirmed account", () => person.signUp()],
    ["/auth/forgot", "an account", () => person.newReader()],
    ["/newsletter", "a subscription", () => subscribe(true)],
    ["/newsletter", "a wish that waits", () => subscribe(false)],
    ["/withdraw", "a contract", () => signInSubscriber(site.db, noon, {}, { email })],
    ["/cancel", "a contract", () => signInSubscriber(site.db, noon, {}, { email })],
    [
      "/cancel",
      "a contract with a name",
      () => signInSubscriber(site.db, noon, {}, { email }),
      { name: "Ada Example", number: "sub_guess", kind: "ordinary" },
    ],
  ];
  it.each(cases)(
    "of %s comes after the same steps for %s and for nobody, and before any mail",
    async (path, _, begin, sent) => {
      // What happens once in a process has happened.
      await person.send(path, { email: "first@example.eu", list: "weekly-digest" });
      await begin();
      await site.work();
      await site.db.deleteFrom("rate_limits").execute();
      await site.db.deleteFrom("mails").execute();
      const steps = async (to: string) => {
        queries = 0;
        const answer = await person.send(path, { email: to, list: "weekly-digest", ...sent });
        const { status, headers } = answer;
        await answer.text();
        return { status, location: headers.get("location"), queries };
      };
      const known = await steps(email);
      expect(await steps("nobody@example.eu")).toEqual(known);
      expect(known.status).toBe(path === "/withdraw" || path === "/cancel" ? 200 : 303);
      expect(await person.mails()).toEqual([]);
      expect(await site.db.selectFrom("mail_requests").selectAll().execute()).toHaveLength(2);
      await site.work();
      expect(await site.db.selectFrom("mail_requests").selectAll().execute()).toEqual([]);
    },
  );
});

describe("mails to one mailbox", () => {
  const kinds: ((to: string) => Promise<Response>)[] = [
    (to) => person.signUp({ email: to }),
    (to) => person.send("/auth/resend", { email: to }),
    (to) => person.send("/auth/forgot", { email: to }),
    (to) => person.send("/auth", { intent: "code", email: to }),
    newsletter,
    (to) => person.send("/withdraw", { email: to }),
    (to) => person.send("/cancel", { email: to, kind: "ordinary" }),
  ];
  const round = async () => {
    for (const [i, ask] of [...kinds, ...kinds].entries()) {
      await ask(`ana+${i}@example.eu`);
      // What a confirmation mail may still be on its way for is another bound, and its minutes pass.
      site.clock.advance(360_000);
      await site.work();
    }
  };
  const anHourLater = () =>
    site.db
      .updateTable("rate_limits")
      .set((e) => ({ last_request: e("last_request", "-", 3_600_000) }))
      .where("key", "like", "mail %")
      .execute();

  it("are five an hour, of all kinds and under all its plus-addresses, and fifteen a day", async () => {
    await round();
    // An unknown address counts like any other, so that less than five may have come of it.
    expect((await person.mails()).length).toBeGreaterThan(0);
    expect((await person.mails()).length).toBeLessThanOrEqual(5);
    for (let hour = 0; hour < 4; hour++) {
      await anHourLater();
      await round();
    }
    expect((await person.mails()).length).toBeLessThanOrEqual(15);
    const counted = await site.db.selectFrom("rate_limits").select(["key", "count"]).execute();
    expect(counted).toContainEqual({ key: "mails of a day email:ana@example.eu", count: 15 });
  });

  it("say how long to wait, and leave another mailbox alone", async () => {
    for (let i = 0; i < 5; i++) await person.signUp();
    const refused = await person.send("/auth/forgot", { email: "ANA+x@example.eu" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await newsletter("ana+news@example.eu")).status).toBe(429);
    expect((await person.send("/auth/forgot", { email: "bea@example.eu" })).status).toBe(303);
  });
});

it("tries a request again that failed, for as long as it is of use", async () => {
  await site.db
    .insertInto("mail_requests")
    .values({ kind: "nobody's", said: JSON.stringify({ email }), asked_at: site.clock.now() })
    .execute();
  const failing = console.error;
  console.error = () => {};
  try {
    for (let i = 1; i <= 6; i++) {
      expect(await site.db.selectFrom("mail_requests").select("attempts").execute()).toEqual([
        { attempts: i - 1 },
      ]);
      await site.work();
      await site.db
        .updateTable("mail_requests")
        .set({ next_attempt_at: new Date(0) })
        .execute();
    }
  } finally {
    console.error = failing;
    await site.db.deleteFrom("mail_requests").execute();
  }
});
