import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { laterParts } from "./late-layout.ts";

it("lays out later what the style sheet leaves out", () => {
  const sheet = readFileSync(new URL("./last.css", import.meta.url), "utf8");
  const named = /\[data-first\]\s*:is\(([^{]+?)\):not\(\s*\[data-laid\]/.exec(sheet)?.[1] ?? "";
  expect(named.replaceAll(/\s+/g, "").replace(/,$/, "")).toBe(laterParts);
});
