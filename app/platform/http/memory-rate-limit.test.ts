import { expect, it } from "vitest";
import { networkOf } from "./client-address.server.ts";
import { rateLimit } from "./memory-rate-limit.server.ts";

it("counts calls in a window, for each key", () => {
  let at = 1_000;
  const limit = rateLimit({ calls: 2, windowMs: 60_000, now: () => at });
  expect([limit("a"), limit("a"), limit("b")]).toEqual([0, 0, 0]);
  at += 20_000;
  expect(limit("a")).toBe(40);
  at += 40_000;
  expect(limit("a")).toBe(0);
});

it("takes an IPv6 network for one visitor, however it is written", () => {
  expect(networkOf("198.51.100.7")).toBe("198.51.100.7");
  expect(networkOf("2001:db8:1:2::9")).toBe(networkOf("2001:0db8:0001:0002:ffff::1"));
  // Two colons may stand for zeros among the first four groups.
  expect(networkOf("2001:db8:0:5::1")).toBe("2001:db8:0:5");
  expect(networkOf("2a02:0:0:5:1:2:3:4")).toBe("2a02:0:0:5");
  expect(networkOf("2a02:0:0:6:1:2:3:4")).toBe("2a02:0:0:6");
  expect(networkOf("::5:1:2:3:4")).toBe("0:0:0:5");
  expect(networkOf("2001:db8:1:3::9")).not.toBe(networkOf("2001:db8:1:2::9"));
});
