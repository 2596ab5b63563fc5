import { describe, expect, it } from "vitest";
import type { Decided, QueueRow } from "../moderation.ts";
import { moderationPath, readModerationAddress } from "../moderation-address.ts";
import { countNew, markDecided, mergeQueue, neighboursOf } from "./merge-queue.ts";

const row = (id: string, o: Partial<QueueRow> = {}): QueueRow => ({
  id,
  contribution: id,
  at: "2026-11-21T12:00:00Z",
  text: `Text ${id}`,
  lang: "en",
  writer: "Kanalratte",
  subjectTitle: "A piece",
  heldBy: "link",
  reports: 0,
  notice: false,
  decided: null,
  ...o,
});
const ids = (rows: QueueRow[]) => rows.map(({ id }) => id);
const byJoris: Decided = { kind: "approve", by: "Joris L.", at: "2026-11-21T12:01:00Z" };

describe("a list on the screen", () => {
  it("keeps its order, and lets nothing in between", () => {
    const merged = mergeQueue(
      [row("1"), row("3")],
      [row("2"), row("3", { reports: 2 }), row("4")],
      {
        add: false,
      },
    );
    expect(ids(merged)).toEqual(["1", "3"]);
    expect(merged[1]?.reports).toBe(2);
  });

  it("gets what has come in below, when it is asked for", () => {
    expect(ids(mergeQueue([row("1"), row("3")], [row("2"), row("3")], { add: true }))).toEqual([
      "1",
      "3",
      "2",
    ]);
  });

  it("says who decided about a line that stays", () => {
    const marked = markDecided([row("1"), row("2")], { 1: byJoris });
    expect(marked.map(({ decided }) => decided?.by)).toEqual(["Joris L.", undefined]);
    expect(countNew(marked, 4)).toBe(3);
    expect(countNew(marked, 0)).toBe(0);
    expect(neighboursOf(marked, "2")).toEqual({ previous: "1", next: null, nextWaiting: null });
  });

  it("leads from line to line, over those that are decided, and from the end to the beginning", () => {
    const rows = [row("1"), row("2", { decided: byJoris }), row("3")];
    expect(neighboursOf(rows, "1")).toEqual({ previous: null, next: "2", nextWaiting: "3" });
    expect(neighboursOf(rows, "3")).toEqual({ previous: "2", next: null, nextWaiting: "1" });
    expect(neighboursOf(rows, null)).toEqual({ previous: null, next: "1", nextWaiting: "1" });
  });
});

it("reads its addresses, and writes them without what is usual", () => {
  const asked = (path: string) => readModerationAddress(new URL(path, "https://a.eu").searchParams);
  expect(asked("/moderation")).toEqual({
    queue: "held",
    item: null,
    form: null,
    show: 20,
    keys: true,
    done: null,
  });
  const path = "/moderation?queue=reported&item=7&form=reject&show=40&keys=off&done=mute";
  expect(moderationPath(asked(path))).toBe(path);
  expect(moderationPath(asked("/moderation?queue=x&item=<b>&form=x&show=9999&done=x"))).toBe(
    "/moderation?show=200",
  );
});
