// Alerts from the profile to the screen, over a push service of our own. Chromium without a window has no push service:
// what it would ask of one is asked of ours, and what ours receives is given to the browser by its debugging protocol.
import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import type { PushPayload } from "#alerts/payload.ts";
import { announce } from "#platform/live/outbox.server.ts";
import { createEvent } from "../factories/events.ts";
import { openPushService, type PushService, type Subscribed } from "../fakes/push-service.ts";
import { expectNoBarriers } from "./axe.ts";
import { enter, type Own, test } from "./own-site.ts";
import { expect, served } from "./site.ts";

test.use({
  filledFor: "alerts",
  env: { PUSH_ALLOW_PRIVATE: "1" },
  permissions: ["notifications"],
  serviceWorkers: "allow",
});

/** Gives the browser's pages our push service. */
async function connect(context: BrowserContext, service: PushService): Promise<void> {
  let subscribed: (Subscribed & { key: string }) | null = null;
  await context.exposeFunction("pushService", (wanted: "get" | "end" | { key: string }) => {
    if (wanted === "end") subscribed = null;
    else if (wanted !== "get") subscribed = { ...service.subscribe(wanted.key), key: wanted.key };
    return subscribed;
  });
  await context.addInitScript(() => {
    type Given = { endpoint: string; keys: object; key: string } | null;
    const ask = (what: unknown): Promise<Given> =>
      (window as unknown as { pushService(what: unknown): Promise<Given> }).pushService(what);
    const bytes = (key: string) =>
      Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
    const shape = (given: Given) =>
      given && {
        endpoint: given.endpoint,
        options: { applicationServerKey: bytes(given.key).buffer },
        toJSON: () => ({ endpoint: given.endpoint, keys: given.keys }),
        unsubscribe: () => ask("end").then(() => true),
      };
    Object.assign(PushManager.prototype, {
      subscribe: ({ applicationServerKey: key }: { applicationServerKey: string }) =>
        ask({ key }).then(shape),
      getSubscription: () => ask("get").then(shape),
    });
  });
}

/** Gives the browser's service worker what our push service has received. */
async function deliver(cdp: CDPSession, origin: string, text: string): Promise<void> {
  const registration = new Promise<string>((found) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) found(first.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  await cdp.send("ServiceWorker.deliverPushMessage", {
    origin,
    registrationId: await registration,
    data: text,
  });
  await cdp.send("ServiceWorker.disable");
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notes = await registration.getNotifications();
    return notes.map(({ title, body }) => ({ title, body }));
  });

let count = 0;
/** An event of six publishers that begins to break. */
async function breakNews({ db }: Own): Promise<string> {
  const title = `Coalition ${++count} breaks over the budget in Berlin`;
  const reports = Array.from({ length: 6 }, (_, i) => ({
    source: `alerts-outlet-${i}`,
    lang: "en",
    title,
  }));
  const { slug } = await createEvent(db, new Date(), reports);
  await announce(db, "stories", {
    slugs: [],
    breaking: [{ slug: "x", title, lang: "en", event: slug }],
  });
  return title;
}

const clock = (minutes: number) =>
  new Date(Date.now() + minutes * 60_000).toISOString().slice(11, 16);

test("a reader turns alerts on, tests them, sleeps, is told of what breaks, and signs out", async ({
  page,
  context,
  own,
}) => {
  const service = await openPushService();
  await connect(context, service);
  const reader = await enter(own, context, { tier: "premium" });
  const cdp = await context.newCDPSession(page);
  await page.goto("/profile?tab=notifications");
  await served(page);
  await page.getByRole("button", { name: "Turn on alerts here" }).click();
  await expect(page.getByText("Alerts are on in this browser.")).toBeVisible();

  await page.getByRole("button", { name: "Send a test to Chrome, Linux" }).click();
  const [{ text: sent } = { text: "" }] = await service.got(1);
  await deliver(cdp, own.origin, sent);
  await expect(page.getByText(/It was sent, and arrived after \d+ seconds?\./)).toBeVisible();
  await expect
    .poll(() => shown(page))
    .toContainEqual({
      title: "This is the test you asked for",
      body: "Alerts reach this browser.",
    });
  await expectNoBarriers(page);

  const breaking = page.getByRole("group", { name: "Breaking news" });
  const save = async () => {
    await page
      .getByRole("region", { name: "Alerts" })
      .getByRole("button", { name: "Save" })
      .click();
    await expect(page.getByText("Your alerts are saved")).toBeVisible();
  };
  await breaking.getByText("In the browser").click();
  await page.getByRole("textbox", { name: "From" }).fill(clock(-60));
  await page.getByRole("textbox", { name: "Until" }).fill(clock(180));
  await save();
  await breakNews(own);
  const states = () =>
    own.db
      .selectFrom("alerts")
      .select(["state", "dropped_because"])
      .where("user_id", "=", reader.id)
      .orderBy("queued_at")
      .execute();
  await expect.poll(states).toEqual([{ state: "dropped", dropped_because: "quiet" }]);
  expect(service.delivered).toHaveLength(1);

  await page.reload();
  await served(page);
  await expect(page.getByRole("textbox", { name: "From" })).toHaveValue(/\d\d:\d\d/);
  await page.getByRole("textbox", { name: "From" }).fill("");
  await page.getByRole("textbox", { name: "Until" }).fill("");
  await save();
  const title = await breakNews(own);
  const [, { text: alert } = { text: "" }] = await service.got(2);
  const { notification } = JSON.parse(alert) as PushPayload;
  expect(notification.title).toBe(title);
  await deliver(cdp, own.origin, alert);
  await expect.poll(() => shown(page)).toContainEqual({ title, body: notification.body });

  await page.request.post("/auth/sign-out", { headers: { origin: own.origin } });
  await expect
    .poll(() =>
      own.db
        .selectFrom("push_subscriptions")
        .select("id")
        .where("user_id", "=", reader.id)
        .execute(),
    )
    .toEqual([]);
  await service.close();
});
