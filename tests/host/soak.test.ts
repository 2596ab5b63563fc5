import { expect, it } from "vitest";
import { embeddedRounds } from "../soak/embedded.ts";
import { openTally } from "../soak/tally.ts";

// A round of the long fault run, so that it is fit for its hundred; other processes end in the tests of the chain.
it("a killed sandbox is started again with all that it knew, and nobody else notices", {
  timeout: 1_200_000,
}, async () => {
  const lines: string[] = [];
  const tally = openTally((line) => lines.push(line));
  await embeddedRounds(1, tally, ["sandbox"]);
  expect(tally.report(), lines.join("\n")).toBe(true);
  expect(lines.join("\n")).toContain("ended with it: nobody");
});
