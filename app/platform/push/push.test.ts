import { createPublicKey, verify } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { openPushService, type PushService } from "../../../tests/fakes/push-service.ts";
import { areReceiverKeys, encryptMessage, longestMessage } from "./encryption.server.ts";
import { isPushEndpoint, openPushSender, type PushSender, pushResultOf } from "./push.server.ts";
import { newPrivateKey, pushContact, vapidHeader, vapidKeys } from "./vapid.server.ts";

const bytes = (text: string) => Buffer.from(text, "base64url");
/** RFC 8291, 5 and appendix A. */
const vector = {
  text: "When I grow up, I want to be a watermelon",
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
  privateKey: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  salt: "DGv6ra1nlYgDCS1FRnbzlw",
  body: "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
};

describe("encryption", () => {
  it("gives the bytes of RFC 8291, appendix A", () => {
    const chosen = { salt: bytes(vector.salt), privateKey: bytes(vector.privateKey) };
    expect(encryptMessage(vector.text, vector, chosen).toString("base64url")).toBe(vector.body);
  });

  it("takes the browser's keys only where they are keys", () => {
    expect(areReceiverKeys(vector)).toBe(true);
    const offTheCurve = bytes(vector.p256dh);
    offTheCurve[40] = (offTheCurve[40] ?? 0) ^ 1;
    for (const bad of [
      { ...vector, p256dh: offTheCurve.toString("base64url") },
      { ...vector, p256dh: "" },
      { ...vector, p256dh: vector.auth },
      { ...vector, p256dh: `${vector.p256dh}AA` },
      { ...vector, p256dh: Buffer.alloc(65, 4).toString("base64url") },
      { ...vector, auth: "AA" },
      { ...vector, auth: "<script>" },
    ])
      expect(areReceiverKeys(bad), JSON.stringify(bad)).toBe(false);
  });

  it("hides the length, and refuses what does not fit", () => {
    expect(encryptMessage("a", vector).length).toBe(encryptMessage("a".repeat(200), vector).length);
    expect(encryptMessage("a".repeat(longestMessage), vector).length).toBe(4_096);
    expect(() => encryptMessage("a".repeat(longestMessage + 1), vector)).toThrow(RangeError);
  });
});

describe("keys", () => {
  it("are made, read and refused", () => {
    const made = newPrivateKey();
    expect(bytes(vapidKeys(made)?.publicKey ?? "")).toHaveLength(65);
    for (const bad of ["", "AA", "not a key!", Buffer.alloc(32).toString("base64url")])
      expect(vapidKeys(bad), bad).toBeNull();
  });

  it("sign a token for the service's origin, of at most a day", () => {
    const keys = vapidKeys(newPrivateKey());
    if (!keys) throw new Error("no keys");
    const now = new Date("2026-11-21T12:00:00Z");
    const header = vapidHeader(
      keys,
      { endpoint: "https://push.example.net/s/1?x", contact: "mailto:a@b.eu" },
      now,
    );
    const [, head = "", claims = "", signature = "", key] =
      /^vapid t=(.+)\.(.+)\.(.+), k=(.+)$/.exec(header) ?? [];
    expect(key).toBe(keys.publicKey);
    expect(JSON.parse(bytes(head).toString())).toEqual({ typ: "JWT", alg: "ES256" });
    expect(JSON.parse(bytes(claims).toString())).toEqual({
      aud: "https://push.example.net",
      exp: now.getTime() / 1000 + 43_200,
      sub: "mailto:a@b.eu",
    });
    const publicKey = createPublicKey(keys.signingKey);
    const signed = Buffer.from(`${head}.${claims}`);
    const how = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
    expect(verify("sha256", signed, how, bytes(signature))).toBe(true);
  });

  it.each([
    ["contact@eunison.example", "https://news.example.eu", "https://news.example.eu"],
    ["contact@eunison.example", "http://127.0.0.1:3000", null],
    ["contact@eunison.example", "https://localhost:3000", null],
    ["editors@paper.eu", "http://127.0.0.1:3000", "mailto:editors@paper.eu"],
    ["editors@localhost", "https://10.0.0.7", null],
  ])("name a contact that exists: %s, %s", (mailbox, baseUrl, contact) => {
    expect(pushContact({ site: { mailbox } as never, baseUrl })).toBe(contact);
  });
});

describe("addresses", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
    "https://web.push.apple.com/QGd",
    "https://8.8.8.8/push",
  ])("sends to %s", (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true));

  it.each([
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://127.0.0.1/push",
    "https://2130706433/push",
    "https://0x7f000001/push",
    "https://[::1]/push",
    "https://[::ffff:10.0.0.1]/push",
    "https://10.1.2.3/push",
    "https://169.254.169.254/latest/meta-data",
    "https://localhost/push",
    "https://database/push",
    "https://printer.local/push",
    "https://user:word@push.example.net/",
    "https://push.example.net:8443/",
    "https://push.example.net/#x",
    `https://push.example.net/${"a".repeat(1_000)}`,
    "javascript:alert(1)",
    "",
  ])("does not send to %s", (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false));
});

describe("answers", () => {
  it.each([
    [201, "sent"],
    [202, "sent"],
    [404, "gone"],
    [410, "gone"],
    [413, "too-large"],
    [400, "key"],
    [401, "key"],
    [403, "key"],
    [429, "later"],
    [500, "later"],
    [301, "later"],
  ])("%i means %s", (status, kind) => expect(pushResultOf(status, undefined).kind).toBe(kind));

  it("wait as long as the service asks, a day at most", () => {
    expect(pushResultOf(429, "120")).toMatchObject({ waitMs: 120_000 });
    expect(pushResultOf(503, "999999999")).toMatchObject({ waitMs: 86_400_000 });
    expect(pushResultOf(429, "soon")).toMatchObject({ waitMs: null });
  });
});

describe("a push service", () => {
  const keys = vapidKeys(newPrivateKey());
  if (!keys) throw new Error("no keys");
  let service: PushService;
  let sender: PushSender;
  beforeAll(async () => {
    service = await openPushService();
    sender = openPushSender({ keys, contact: "mailto:a@b.eu", allowPrivate: true });
  });
  afterAll(async () => {
    await sender.close();
    await service.close();
  });
  const message = { text: "Ä", ttlSeconds: 60, urgency: "high", topic: "event-1" } as const;
  const newTarget = (key = keys.publicKey) => {
    const { endpoint, keys: own } = service.subscribe(key);
    return { endpoint, ...own };
  };

  it("reads any text that fits", async () => {
    const to = newTarget();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 900 }), async (text) => {
        expect(await sender.send(to, { ...message, text })).toEqual({ kind: "sent" });
        expect(service.delivered.at(-1)?.text).toBe(Buffer.from(text).toString());
      }),
      { numRuns: 15 },
    );
    expect(service.delivered.at(-1)).toMatchObject({
      headers: { ttl: "60", urgency: "high", topic: "event-1" },
      claims: { sub: "mailto:a@b.eu" },
    });
  });

  test("says what has ended, what has another key, and what is to come later", async () => {
    const to = newTarget();
    expect(await sender.send(newTarget(vector.p256dh), message)).toEqual({
      kind: "key",
      status: 403,
    });
    service.fail({ status: 429, retryAfter: "30" }, to.endpoint);
    expect(await sender.send(to, message)).toMatchObject({ kind: "later", waitMs: 30_000 });
    service.fail(null, to.endpoint);
    service.end(to.endpoint);
    expect(await sender.send(to, message)).toEqual({ kind: "gone", status: 410 });
  });

  test("is not asked on a private network", async () => {
    const before = service.requests();
    const guarded = openPushSender({ keys, contact: null });
    expect(await guarded.send(newTarget(), message)).toEqual({ kind: "address", status: null });
    await guarded.close();
    const named = openPushSender({ keys, contact: null });
    // A name that leads to the machine itself.
    const to = { ...newTarget(), endpoint: "https://localhost.localdomain/push" };
    expect((await named.send(to, message)).kind).not.toBe("sent");
    await named.close();
    expect(service.requests()).toBe(before);
  });

  test("that is away is asked again later", async () => {
    const away = await openPushService();
    const { endpoint, keys: own } = away.subscribe(keys.publicKey);
    await away.close();
    expect(await sender.send({ endpoint, ...own }, message)).toMatchObject({
      kind: "later",
      why: "ECONNREFUSED",
    });
  });
});
