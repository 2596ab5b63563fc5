// The compiler believes what a query says about its rows: `sql<Row>`, a cast, `countAll<number>()`. Data tests check it.
import { expect } from "vitest";
import { z } from "zod";

/**
 * Expects rows with exactly the columns and types of their declared type, at least one. The compiler compares `schema`
 * with that type, and this function compares it with the rows. Use `z.strictObject`, so that a column too many fails,
 * and rows that have each nullable column once with a value and once without.
 */
export function expectRows<Row>(rows: readonly Row[], schema: z.ZodType<NoInfer<Row>>): void {
  expect(rows).not.toHaveLength(0);
  const checked = z.array(schema).safeParse(rows);
  expect(checked.error ? z.prettifyError(checked.error) : "").toBe("");
}
