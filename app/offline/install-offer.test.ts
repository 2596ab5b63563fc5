import { describe, expect, it } from "vitest";
import { isOfferDue, parseVisits, withPage } from "./install-offer.ts";

const hour = 3_600_000;

describe("visits", () => {
  it("are counted once for pages that follow each other, and the offer is due at the third", () => {
    let visits = parseVisits(null);
    for (const at of [0, 1, 2].map((n) => 1_800_000_000_000 + n * hour)) {
      expect(isOfferDue(visits)).toBe(false);
      visits = withPage(withPage(visits, at), at + 60_000);
    }
    expect(visits.count).toBe(3);
    expect(isOfferDue(visits)).toBe(true);
  });

  it("begin anew where the entry is spoiled, and no clock that was put back begins one", () => {
    for (const text of ["", "{", "[]", '{"count":"9","last":1}', '{"count":-2,"last":1}', "null"])
      expect(parseVisits(text)).toEqual({ count: 0, last: 0 });
    const visits = { count: 2, last: 10 * hour };
    expect(withPage(visits, hour)).toEqual(visits);
  });
});
