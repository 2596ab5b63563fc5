import { expect, it } from "vitest";
import { checkReport } from "./reader-reports.ts";

const missing = (note: string) => checkReport({ kind: "other", note });

it("removes invisible characters from a note, which could control an editor's terminal", () => {
  const note = "\u001b[31mThe flood\u0000\u009b2J of\r\nRiga\u202e txt";
  expect(missing(note)).toMatchObject({ note: "[31mThe flood 2J of Riga txt" });
  expect(missing("\u200b".repeat(20))).toBe("text");
  expect(missing("Die Überschwemmung in Rīga 🌊")).toMatchObject({
    note: "Die Überschwemmung in Rīga 🌊",
  });
});

it("asks for a note, except if the title takes a side", () => {
  for (const kind of ["wrong", "rating", "other"] as const)
    expect(checkReport({ kind, note: "" })).toBe("text");
  expect(checkReport({ kind: "title", note: " " })).toEqual({ kind: "title", note: "" });
  expect(checkReport({ kind: "title", note: "short" })).toBe("text");
  expect(checkReport({ kind: "title", note: "x".repeat(501) })).toBe("long");
});
