import { expect, it } from "vitest";
import { findZone } from "./browser-zone.ts";
import { timeZones } from "./time-zones.server.ts";

it("finds a zone under the name that the list has for it", () => {
  expect(findZone(["UTC", "Europe/Brussels"], "Europe/Brussels")).toBe("Europe/Brussels");
  for (const [old, now] of [
    ["Asia/Calcutta", "Asia/Kolkata"],
    ["Europe/Kiev", "Europe/Kyiv"],
  ] as const) {
    expect(findZone([old], now)).toBe(old);
    expect(findZone([now], old)).toBe(now);
  }
  expect(findZone(timeZones, "Europe/Kyiv")).not.toBeNull();
});

it.each(["", "Mars/Olympus", "+02:00'; --", "Europe/Brussels\n"])("knows nothing of %j", (zone) => {
  expect(findZone(timeZones, zone)).toBeNull();
});
