import fc from "fast-check";
import { expect, test } from "vitest";
import { isCursor, readCursor, writeCursor } from "./cursor.ts";

test("a cursor comes back as it was written", () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.date({ min: new Date(0), max: new Date("9999-12-31"), noInvalidDate: true }),
      fc.maxSafeNat(),
      (sample, date, id) => {
        const cursor = { sample, at: date.getTime(), id };
        expect(readCursor(writeCursor(cursor))).toEqual(cursor);
      },
    ),
  );
});

test("nothing else is one", () => {
  for (const text of [
    "",
    "0",
    "0.1",
    "2.1.1",
    "0.1.1 ",
    "0.A.1",
    "0.-1.1",
    "0.zzzzzzzzzz.1",
    "0.1.zzzzzzzzzzz",
    "0.1.1\n",
  ])
    expect(isCursor(text), text).toBe(false);
  fc.assert(fc.property(fc.string(), (text) => isCursor(text) === (readCursor(text) !== null)));
});
