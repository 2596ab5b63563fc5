import { expect, it } from "vitest";
import { embeddedRounds } from "../soak/embedded.ts";
import { openTally } from "../soak/tally.ts";

// One round of the long fault run (npm run soak), so that it stays able to run; chain.test.ts kills the other processes.
it("a killed sandbox is started again with all that it knew, and no other process ends", {
  timeout: 1_200_000,
}, async () => {
  const lines: string[] = [];
  const tally = openTally((line) => lines.push(line));
  await embeddedRounds(1, tally, ["sandbox"]);
  expect(tally.report(), lines.join("\n")).toBe(true);
  expect(lines.join("\n")).toContain("ended with it: none");
});
