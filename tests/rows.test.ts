import { describe, expect, it } from "vitest";
import { z } from "zod";
import { expectRows } from "./rows.ts";

type Row = { id: number; name: string | null };
const schema = z.strictObject({ id: z.int(), name: z.string().nullable() });
const asRows = (rows: unknown[]) => rows as Row[];

describe("expected rows", () => {
  it("have the columns and types of their declared type", () => {
    expectRows<Row>(
      [
        { id: 1, name: "a" },
        { id: 2, name: null },
      ],
      schema,
    );
  });

  it.each([
    ["no rows", []],
    ["a missing column", [{ id: 1 }]],
    ["a column too many", [{ id: 1, name: "a", age: 3 }]],
    ["a number as text", [{ id: "1", name: "a" }]],
    ["null where there must be a value", [{ id: null, name: "a" }]],
  ])("fail with %s", (_, rows) => {
    expect(() => expectRows<Row>(asRows(rows), schema)).toThrow();
  });
});
