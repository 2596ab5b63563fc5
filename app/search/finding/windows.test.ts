import fc from "fast-check";
import { expect, it } from "vitest";
import { shorterWindow, windowDays, windowFor, windows } from "./windows.ts";

const now = new Date("2026-11-21T12:00:00Z");

it("looks at all time where little is found, at less where there is more", () => {
  expect(windowFor(0, now, 1_000, 4_000)).toBeNull();
  expect(windowFor(3, now, 1_000, 4_000)).toBeNull();
  expect(windowDays(windowFor(1_000, now, 1_000, 4_000), now, 1_000)).toBe(2.5);
  expect(windowFor(1_000_000, now, 1_000, 4_000)).toEqual({ span: "h", count: 1 });
  expect(shorterWindow(null, now)).toEqual({ span: "q", count: 8 });
  expect(shorterWindow(windows[0] ?? null, now)).toEqual(windows[0]);
});

it("has longer and longer windows", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true }),
      (at) => {
        const days = windows.map((window) => windowDays(window, at, 10_000));
        expect(Math.min(...days)).toBeGreaterThan(0);
        for (const window of windows) {
          const next = shorterWindow(window, at);
          if (next !== window)
            expect(windowDays(next, at, 10_000)).toBeLessThan(windowDays(window, at, 10_000));
        }
      },
    ),
  );
});
