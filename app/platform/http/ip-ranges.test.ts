import fc from "fast-check";
import { request } from "undici";
import { afterEach, describe, expect, test } from "vitest";
import { type FeedServer, openFeedServer } from "../../../tests/fakes/feed-server.ts";
import { guardedDispatcher, isPublicIp } from "./ip-ranges.server.ts";

describe("isPublicIp", () => {
  test.each([
    "8.8.8.8",
    "93.184.216.34",
    "172.15.255.255",
    "172.32.0.0",
    "100.63.255.255",
    "100.128.0.0",
    "223.255.255.255",
    "2001:4860:4860::8888",
    "2a00:1450:4001:82a::200e",
  ])("%s is public", (ip) => expect(isPublicIp(ip)).toBe(true));

  test.each([
    ["0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "127.255.255.254", "169.254.169.254"],
    ["172.16.0.1", "172.31.255.255", "192.168.1.1", "192.0.0.8", "192.0.2.1", "198.18.0.1"],
    ["198.51.100.7", "203.0.113.9", "224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255"],
    ["::", "::1", "::127.0.0.1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::ffff:7f00:1"],
    ["64:ff9b::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::1", "100::1", "fc00::1", "fd12:3456::1"],
    ["fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1", "2001::1", "2001:db8::1", "2002:7f00:1::"],
    ["3fff::1", "2a00::1%lo", "localhost", "", "127.1", "2130706433", "0x7f000001", "[::1]"],
  ])("not public: %s, %s, %s, %s, %s, %s …", (...ips) => {
    for (const ip of ips) expect(isPublicIp(ip), ip).toBe(false);
  });

  test("no IPv4 address becomes public by being written as a mapped or translated one", () => {
    fc.assert(
      fc.property(
        fc.ipV4(),
        fc.constantFrom("::ffff:", "64:ff9b::", "::"),
        (ip, prefix) => !isPublicIp(prefix + ip),
      ),
    );
  });
});

describe("guardedDispatcher", () => {
  let sink: FeedServer;
  afterEach(() => sink.close());
  const codeOf = (error: unknown) => (error as { code?: string }).code;

  test("a name is refused when any of its addresses is not public", async () => {
    sink = await openFeedServer();
    sink.on("/", "hit");
    const answers = [
      { address: "93.184.216.34", family: 4 },
      { address: "127.0.0.1", family: 4 },
    ];
    const dispatcher = guardedDispatcher({
      lookup: ((_h: string, _o: object, done: (e: null, a: object) => void) =>
        done(null, answers)) as never,
    });
    const error = await request(`http://mixed.example:${sink.port}/`, { dispatcher }).catch(
      (e) => e,
    );
    expect(codeOf(error)).toBe("EADDRESSREFUSED");
    expect(sink.hits).toHaveLength(0);
    await dispatcher.destroy();
  });

  test("a name that answers differently the second time is caught at the second connection", async () => {
    sink = await openFeedServer();
    sink.on("/", "hit");
    let asked = 0;
    const lookup = ((_h: string, _o: object, done: (e: null, a: object) => void) => {
      asked++;
      done(null, [{ address: asked === 1 ? "192.0.2.1" : "127.0.0.1", family: 4 }]);
    }) as never;
    const dispatcher = guardedDispatcher({ lookup, connectTimeout: 50 });
    for (let i = 0; i < 2; i++)
      await expect(
        request(`http://rebind.example:${sink.port}/`, { dispatcher }),
      ).rejects.toMatchObject({ code: "EADDRESSREFUSED" });
    expect(asked).toBe(2);
    expect(sink.hits).toHaveLength(0);
    await dispatcher.destroy();
  });

  test("opened for tests, it reaches loopback", async () => {
    sink = await openFeedServer();
    sink.on("/", "hit");
    const dispatcher = guardedDispatcher({ allowPrivate: true });
    const { statusCode, body } = await request(`${sink.origin}/`, { dispatcher });
    expect([statusCode, await body.text()]).toEqual([200, "hit"]);
    await dispatcher.destroy();
  });
});
