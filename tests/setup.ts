// Noise fails: a test that lets something reach console.error or console.warn is not green. A test that
// expects a message replaces the method (`vi.spyOn(console, "error").mockImplementation(…)`) and asserts on it.
import { inspect } from "node:util";
import { afterAll, afterEach, vi } from "vitest";
import { beginNumbers } from "./factories/numbers.ts";

beginNumbers();

let noise: string[] = [];
for (const method of ["error", "warn"] as const)
  console[method] = (...said: unknown[]) => {
    noise.push(
      `console.${method}: ${said.map((s) => (typeof s === "string" ? s : inspect(s))).join(" ")}`,
    );
  };

function failOnNoise() {
  const messages = noise;
  noise = [];
  if (messages.length) throw new Error(`Unexpected noise:\n${messages.join("\n")}`);
}
afterEach(failOnNoise);
afterAll(failOnNoise);

// vitest puts back what was stubbed only before the next test. Files of one process share their globals, and a file that is loaded
// between the two would take a stubbed document for a browser's.
afterAll(() => void vi.unstubAllGlobals());
