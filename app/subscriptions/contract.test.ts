import { describe, expect, it } from "vitest";
import { identifiesContract } from "./contract.ts";

const contract = { id: "sub_1QxYzAbC", name: "Zoë Große-Müller" };

describe("a contract is named", () => {
  it.each([
    { number: "sub_1QxYzAbC", name: "" },
    { number: "  SUB_1qxyzabc ", name: "another customer" },
    { number: "", name: "Zoë Große-Müller" },
    { number: "", name: "grosse müller,  ZOE" },
  ])("by %o", (said) => expect(identifiesContract(contract, said)).toBe(true));

  it.each([
    { number: "", name: "" },
    { number: "sub_", name: "Zoë" },
    { number: "1QxYzAbC", name: "Große-Müller" },
    { number: "sub_1QxYzAbCd", name: "Zoë Große-Müller Meier" },
  ])("not by %o", (said) => expect(identifiesContract(contract, said)).toBe(false));

  it("by no name where there is none, or but a first one", () => {
    for (const name of ["", " ", "Zoë"])
      expect(identifiesContract({ ...contract, name }, { number: "", name }), name).toBe(false);
  });
});
