import { expect, test } from "vitest";
import { breakingAt, type Report } from "./breaking.ts";

const minute = 60_000;
const now = Date.parse("2026-11-21T12:00:00Z");
let id = 0;
const report = (owner: string, minutesAgo: number, more: Partial<Report> = {}): Report => ({
  id: ++id,
  owner,
  at: now - minutesAgo * minute,
  breaking: false,
  ...more,
});
const owners = (reports: Report[], at = now) => {
  const found = breakingAt([reports], at);
  return reports.filter((r) => found.has(r.id)).map((r) => r.owner);
};

test("three owners within ninety minutes are breaking", () => {
  const reports = [report("a", 95), report("b", 40), report("c", 5)];
  expect(breakingAt([reports], now)).toEqual(new Map(reports.map((r) => [r.id, now - 5 * minute])));
  expect(owners([report("a", 96), report("b", 40), report("c", 5)])).toEqual([]);
});

test("two owners are not, however often they report", () => {
  expect(owners([report("a", 9), report("a", 8), report("b", 7), report("b", 6)])).toEqual([]);
});

test("each event counts for itself", () => {
  const reports = [report("a", 9), report("b", 8), report("c", 7)];
  const other = [report("a", 9), report("b", 8)];
  expect([...breakingAt([other, reports, []], now).keys()]).toEqual(reports.map((r) => r.id));
});

test("an event of half a day is told: what follows on is not breaking", () => {
  const reports = [report("a", 719), report("b", 9), report("c", 8), report("d", 7)];
  expect(owners(reports)).toHaveLength(4);
  expect(owners(reports, now + minute)).toEqual([]);
});

test("it lasts three hours after the newest report, and a new report keeps it alive", () => {
  const reports = [report("a", 30), report("b", 20), report("c", 10)];
  expect(owners(reports, now + 169 * minute)).toHaveLength(3);
  expect(owners(reports, now + 170 * minute)).toEqual([]);
  const known = reports.map((r) => ({ ...r, breaking: true }));
  const late = report("d", -160);
  expect(owners([...known, late], now + 300 * minute)).toHaveLength(4);
  expect(owners([...reports.slice(1), late], now + 170 * minute)).toEqual([]);
});

test("a report from the future does not count yet", () => {
  expect(owners([report("a", 9), report("b", 8), report("c", -1)])).toEqual([]);
});

test("the order in which reports come does not matter", () => {
  const reports = [report("a", 95), report("b", 40), report("c", 5), report("d", 200)];
  expect(new Map([...breakingAt([reports.toReversed()], now)].sort())).toEqual(
    new Map([...breakingAt([reports], now)].sort()),
  );
});
