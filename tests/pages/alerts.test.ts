// Alerts as readers and other programs ask for them: who may, what is refused, and what works without scripts.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { queueAlerts } from "#alerts/alerts.server.ts";
import { newPrivateKey, vapidKeys } from "#platform/push/vapid.server.ts";
import { type SignedIn, signIn } from "../factories/readers.ts";
import { openPushService, type PushService } from "../fakes/push-service.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { textOf } from "./html.ts";

const privateKey = newPrivateKey();
const publicKey = vapidKeys(privateKey)?.publicKey ?? "";
let site: TestSite;
let service: PushService;
let ana: SignedIn;
let uwe: SignedIn;
beforeAll(async () => {
  service = await openPushService();
  site = await openTestSite({ env: { PUSH_PRIVATE_KEY: privateKey, PUSH_ALLOW_PRIVATE: "1" } });
});
afterAll(async () => {
  await site?.close();
  await service.close();
});
beforeEach(async () => {
  await site.db.deleteFrom("users").execute();
  service.delivered.length = 0;
  ana = await signIn(site.db, noon, { tier: "basic" });
  uwe = await signIn(site.db, noon);
});

const call = (path: string, body: unknown, who: SignedIn | null) =>
  site.at(path, {
    method: "POST",
    headers: {
      ...who?.headers,
      "content-type": "application/json",
      "user-agent": "Firefox/130 Linux",
    },
    body: JSON.stringify(body),
  });
const post = (fields: [string, string][], who: SignedIn) =>
  site.at("/profile", {
    method: "POST",
    headers: who.headers,
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
const see = async (who: SignedIn, lang = "en") =>
  (await site.at(`/profile?tab=notifications&lang=${lang}`, { headers: who.headers })).text();
const newSubscription = () => {
  const { endpoint, keys } = service.subscribe(publicKey);
  return { endpoint, ...keys };
};
const keep = (subscription: object, who: SignedIn | null) =>
  call("/functions/alert-subscription", { do: "keep", subscription }, who);
const kept = () =>
  site.db.selectFrom("push_subscriptions").select(["id", "user_id", "endpoint"]).execute();

describe("a browser's subscription", () => {
  it("is made with the site's public key, by its reader alone", async () => {
    const key = await site.at("/functions/alert-subscription");
    expect(await key.json()).toEqual({ key: publicKey });
    expect((await keep(newSubscription(), null)).status).toBe(401);
    expect((await keep(newSubscription(), ana)).status).toBe(200);
    expect(await kept()).toMatchObject([{ user_id: ana.id }]);
    expect(textOf(await see(ana))).toContain("Firefox, Linux");
  });

  it("of another account is neither taken nor ended", async () => {
    const subscription = newSubscription();
    await keep(subscription, ana);
    const guessed = { ...newSubscription(), endpoint: subscription.endpoint };
    expect((await keep(guessed, uwe)).status).toBe(409);
    const end = (of: object, who: SignedIn | null) =>
      call("/functions/alert-subscription", { do: "end", subscription: of }, who);
    expect((await end(subscription, uwe)).status).toBe(404);
    expect((await end(guessed, ana)).status).toBe(404);
    expect((await end(subscription, null)).status).toBe(401);
    const [row] = await kept();
    const browser = row?.id ?? "";
    const removed = await post(
      [
        ["intent", "alerts-remove"],
        ["browser", browser],
      ],
      uwe,
    );
    expect(removed.status).toBe(404);
    expect((await call("/functions/alert-test", { browser }, uwe)).status).toBe(404);
    const looked = await site.at(`/functions/alert-test?browser=${browser}`, {
      headers: uwe.headers,
    });
    expect(looked.status).toBe(404);
    expect(await kept()).toMatchObject([{ user_id: ana.id }]);
    expect(service.requests()).toBe(0);
    expect((await end(subscription, ana)).status).toBe(200);
    expect(await kept()).toEqual([]);
  });

  it("that is none is refused with a clear answer", async () => {
    const good = newSubscription();
    for (const bad of [
      { ...good, endpoint: "" },
      { ...good, endpoint: "javascript:alert(1)" },
      { ...good, endpoint: `https://push.example.net/${"a".repeat(1_000_000)}` },
      { ...good, p256dh: "<b>" },
      { ...good, p256dh: good.auth },
      { ...good, auth: "" },
      { ...good, endpoint: "https://push.example.net/\u0000" },
      { endpoint: good.endpoint },
      [],
      null,
    ]) {
      const answer = await keep(bad as object, ana);
      expect(answer.status, JSON.stringify(bad).slice(0, 100)).toBe(400);
      expect((await answer.json()).error.message.length).toBeLessThan(300);
    }
    expect(await kept()).toEqual([]);
  });

  it("is renewed for the account that had it, whoever is signed in", async () => {
    const [before, next] = [newSubscription(), newSubscription()];
    await keep(before, ana);
    const renew = (who: SignedIn) =>
      call(
        "/functions/alert-subscription",
        { do: "keep", subscription: next, replaces: before },
        who,
      );
    expect((await renew(uwe)).status).toBe(404);
    expect(await kept()).toMatchObject([{ endpoint: before.endpoint }]);
    expect((await renew(ana)).status).toBe(200);
    expect(await kept()).toMatchObject([{ user_id: ana.id, endpoint: next.endpoint }]);
  });

  it("ends when its reader signs out", async () => {
    await keep(newSubscription(), ana);
    await site.at("/auth/sign-out", { method: "POST", headers: ana.headers });
    expect(await kept()).toEqual([]);
  });
});

it("sends to no private address", async () => {
  const guarded = await openTestSite({ env: { PUSH_PRIVATE_KEY: privateKey } });
  const eva = await signIn(guarded.db, noon);
  for (const endpoint of [
    "http://push.example.net/a",
    "https://127.0.0.1/a",
    "https://[::1]/a",
    "https://169.254.169.254/latest",
    "https://localhost/a",
  ]) {
    const answer = await guarded.at("/functions/alert-subscription", {
      method: "POST",
      headers: { ...eva.headers, "content-type": "application/json" },
      body: JSON.stringify({ do: "keep", subscription: { ...newSubscription(), endpoint } }),
    });
    expect(answer.status, endpoint).toBe(400);
  }
  await guarded.close();
});

describe("a test", () => {
  it("is sent, tells that it has arrived, and is seen without scripts", async () => {
    await keep(newSubscription(), ana);
    const [row] = await kept();
    const answer = await post(
      [
        ["intent", "alerts-test"],
        ["browser", row?.id ?? ""],
      ],
      ana,
    );
    expect(answer.status).toBe(200);
    expect(textOf(await answer.text())).toContain(
      "Test of 21 Nov 2026, 12:00: sent. It has not arrived yet",
    );
    const message = JSON.parse((await service.got(1))[0]?.text ?? "");
    const { receipt } = message.notification.data;
    expect((await call("/functions/alert-arrived", { receipt: "x" }, null)).status).toBe(400);
    expect(
      (await call("/functions/alert-arrived", { receipt: crypto.randomUUID() }, null)).status,
    ).toBe(404);
    expect((await call("/functions/alert-arrived", { receipt }, null)).status).toBe(204);
    expect(textOf(await see(ana))).toContain(
      "Test of 21 Nov 2026, 12:00: sent, and arrived after 1 second.",
    );
  });
});

describe("the choices", () => {
  const choose = (more: [string, string][] = []) =>
    post(
      [
        ["intent", "alerts"],
        ["way-topics", "push"],
        ["languages-topics", "de"],
        ["a_day", "5"],
        ...more,
      ],
      ana,
    );
  const settings = () => site.db.selectFrom("alert_settings").selectAll().execute();

  it("are saved by a form without scripts, and shown again", async () => {
    const answer = await choose([
      ["quiet_from", "22:00"],
      ["quiet_until", "07:00"],
      ["user_id", uwe.id],
    ]);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/profile?tab=notifications&done=alerts");
    expect(await settings()).toMatchObject([
      { user_id: ana.id, quiet_from: 1_320, quiet_until: 420, a_day: 5 },
    ]);
    const html = await see(ana);
    expect(html).toMatch(/name="quiet_from"[^>]*value="22:00"|value="22:00"[^>]*name="quiet_from"/);
    expect(textOf(html)).toContain("All countries · Deutsch");
  });

  it("that are none are refused, and nothing is saved", async () => {
    expect((await choose([["way-events", "pigeon"]])).status).toBe(400);
    const late = await choose([["quiet_from", "22:00"]]);
    expect(late.status).toBe(400);
    expect(textOf(await late.text())).toContain("Please give two different times, or none");
    expect(await settings()).toEqual([]);
  });

  it("are said in four languages, closed where the plan has them not", async () => {
    const texts = await Promise.all(["en", "es", "fr", "de"].map((lang) => see(ana, lang)));
    for (const html of texts) expect(textOf(html)).not.toMatch(/[{}]/);
    expect(new Set(texts.map((html) => /id="alerts">([^<]*)/.exec(html)?.[1])).size).toBe(4);
    expect(textOf(texts[0] ?? "")).toContain("With Premium (Insider Pass).");
    expect((texts[0] ?? "").match(/<fieldset class="alert-kind"[^>]*disabled/g)).toHaveLength(1);
    expect(
      ((await see(uwe)).match(/<fieldset class="alert-kind"[^>]*disabled/g) ?? []).length,
    ).toBe(6);
  });
});

describe("the link in a letter", () => {
  it("ends alerts by mail: by a button, and by one post of a mail program", async () => {
    const byMail: [string, string][] = [
      ["intent", "alerts"],
      ["way-topics", "mail"],
      ["a_day", "3"],
    ];
    await post(byMail, ana);
    const { stop_token } = await site.db
      .selectFrom("alert_settings")
      .select("stop_token")
      .executeTakeFirstOrThrow();
    const path = `/alerts/stop?token=${stop_token}`;
    const wants = () =>
      queueAlerts(
        site.db,
        [
          {
            reader: ana.id,
            kind: "topics",
            key: crypto.randomUUID(),
            text: { title: "T", body: "", lang: "en", to: "/" },
            happenedAt: noon,
          },
        ],
        noon,
      );
    expect((await site.at(path)).status).toBe(200);
    expect(await wants()).toBe(1);
    const oneClick = await site.at(path, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect(oneClick.status).toBe(200);
    expect(await wants()).toBe(0);
    await post(byMail, ana);
    const pressed = await site.at(`${path}&lang=de`, { method: "POST", redirect: "manual" });
    expect(pressed.status).toBe(303);
    const done = await site.at(pressed.headers.get("location") ?? "");
    expect(textOf(await done.text())).toContain("Keine Mitteilungen mehr per E-Mail");
    expect(await wants()).toBe(0);
    expect((await site.at("/alerts/stop?token=nonsense")).status).toBe(404);
  });
});
