import fc from "fast-check";
import { expect, it } from "vitest";
import { type AccountValues, applyChange } from "./apply-change.ts";

it("a page shows what the server will have, whatever is changed", () => {
  const change = fc.record({
    do: fc.constantFrom("save" as const, "remove" as const),
    kind: fc.constantFrom("article" as const, "video" as const),
    id: fc.integer({ min: 1, max: 3 }),
  });
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const kept = changes.reduce((before, next) => applyChange(before, { ...next, at: 0 }), {
        saved_queue: [],
      } as AccountValues);
      const queue: string[] = [];
      for (const { do: deed, kind, id } of changes) {
        const at = queue.indexOf(`${kind}:${id}`);
        if (deed === "save" && at < 0) queue.unshift(`${kind}:${id}`);
        if (deed === "remove" && at >= 0) queue.splice(at, 1);
      }
      expect(kept.saved_queue).toEqual(queue);
    }),
  );
});
