// What the live channel sends to readers alone: a change of their plan, and the end of their session.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AnnouncedChange } from "#platform/live/outbox.server.ts";
import { type Client, type LiveChannel, openLiveChannel } from "../tests/fakes/live-channel.ts";
import { heartbeatMs } from "./live.ts";

const of = (id: number, reader: string, what: "session" | "subscription"): AnnouncedChange => ({
  id,
  topic: "reader",
  payload: { reader, what },
});

let channel: LiveChannel;
beforeEach(async () => {
  channel = await openLiveChannel();
});
afterEach(() => channel.close());

const says = (client: Client, text: string) => expect.poll(client.text).toContain(text);

describe("readers on the live channel", () => {
  it("get the change of their own plan, and nobody else does", async () => {
    const mine = await channel.listen({ cookie: "session=mine" });
    const phone = await channel.listen({ cookie: "session=phone" });
    const others = [await channel.listen({ cookie: "session=other" }), await channel.listen()];
    channel.live.onChanges([of(1, "ada", "subscription")], false);
    for (const client of [mine, phone]) await says(client, "event: subscription\ndata: {}\n");
    await channel.settled(...others);
    for (const client of others) expect(client.text()).not.toContain("event:");
    for (const client of [mine, phone, ...others]) expect(client.text()).not.toMatch(/ada|bob/);
  });

  it("get the end of their session, and listen on as visitors", async () => {
    const mine = await channel.listen({ cookie: "session=mine" });
    const phone = await channel.listen({ cookie: "session=phone" });
    channel.sessions.delete("phone");
    channel.live.onChanges([of(1, "ada", "session")], false);
    await says(phone, 'event: session\ndata: {"signedIn":false}\n');
    channel.live.onChanges([of(2, "ada", "subscription")], false);
    await says(mine, "event: subscription");
    channel.live.onChanges(
      [
        {
          id: 3,
          topic: "stories",
          payload: { slugs: ["c"], added: [{ id: 30, lang: "en", topics: [], countries: [] }] },
        },
      ],
      false,
    );
    await says(phone, "event: stories");
    expect(phone.text()).not.toContain("subscription");
    expect(mine.text()).not.toContain("event: session");
  });

  it("whose session ended before they came get its end; visitors get nothing", async () => {
    await says(await channel.listen({ cookie: "session=gone" }), '{"signedIn":false}');
    expect((await channel.listen({ cookie: "theme=dark" })).text()).not.toContain("event:");
  });

  it("whose session ends while they connect get its end", async () => {
    const find = channel.sessions.get.bind(channel.sessions);
    await channel.listen();
    channel.sessions.get = (token) => {
      const found = find(token);
      channel.sessions.delete(token);
      channel.live.onChanges([of(1, "ada", "session")], false);
      return found;
    };
    await says(channel.ask({ cookie: "session=mine" }), '{"signedIn":false}');
  });

  it("whose session runs out get its end at the next heartbeat", async () => {
    channel.sessions.set("mine", { readerId: "ada", sessionId: "s1", ends: channel.now() + 1_000 });
    const client = await channel.listen({ cookie: "session=mine" });
    channel.sessions.delete("mine");
    channel.pass(heartbeatMs);
    await says(client, '{"signedIn":false}');
  });

  it("get a change of plan from the time they were away", async () => {
    channel.changes = [
      of(4, "ada", "subscription"),
      of(5, "bob", "subscription"),
      of(6, "ada", "session"),
    ];
    const mine = await channel.listen({ cookie: "session=mine", "last-event-id": "3" });
    await says(mine, "event: subscription");
    const later = await channel.listen({ cookie: "session=mine", "last-event-id": "4" });
    expect(later.text()).not.toContain("event:");
  });

  it("have to come back when it cannot be known whether their session is valid", async () => {
    const [mine, visitor] = [
      await channel.listen({ cookie: "session=mine" }),
      await channel.listen(),
    ];
    channel.outage = new Error("away");
    channel.live.onChanges([of(1, "ada", "session")], false);
    await mine.ended;
    await expect.poll(() => channel.live.clients()).toBe(1);
    expect(visitor.socket.destroyed).toBe(false);
    expect(channel.logged).toEqual(["sessions of the live channel could not be looked at"]);
  });
});
