import { describe, expect, it } from "vitest";
import { identifiesContract, withoutLinks } from "./contract.ts";

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

it.each([
  ["See https://pay.example.com/x?y=z now", "See https: //pay. example. com/x?y=z now"],
  ["www.example.eu, or mail a.b@example.eu", "www. example. eu, or mail a. b @ example. eu"],
  ["http://192.0.2.1/ and example。eu", "http: //192. 0. 2. 1/ and example. eu"],
  ["It costs too much. I move away...\nBye.", "It costs too much. I move away...\nBye."],
])("an address in %j becomes no link", (text, broken) => expect(withoutLinks(text)).toBe(broken));
