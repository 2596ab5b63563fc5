import { expect, it } from "vitest";
import { scriptJson } from "./json-script.ts";

it("lets no text out of its script element, and says the same", () => {
  const headline = "</script><script>alert(1)</script> & \u2028 \u2029 <!--";
  const json = scriptJson({ headline });
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ headline });
});
