import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  composeText,
  fields,
  forms,
  inquiryKinds,
  optionsOf,
  problemsIn,
  readFormValues,
} from "./inquiry.ts";

const formOf = (entries: [string, string][]) => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};
const mediaKit: [string, string][] = [
  ["name", "Ada Example"],
  ["email", "ada@agency.example"],
  ["company", "Agency"],
  ["role", "media-planner"],
  ["phone", ""],
  ["interest_areas", "podcast"],
  ["interest_areas", "video"],
  ["message", "We plan a campaign on rail."],
  ["not_political", "on"],
];

describe("a form", () => {
  it("is composed as the specification words it", () => {
    const typed = readFormValues("media-kit", formOf(mediaKit));
    expect(problemsIn("media-kit", typed)).toEqual({});
    expect(composeText("media-kit", typed)).toBe(
      [
        "MEDIA KIT REQUEST",
        "",
        "Role: media-planner",
        "Phone: Not provided",
        "Interest areas: podcast, video",
        "",
        "Message:",
        "We plan a campaign on rail.",
      ].join("\n"),
    );
    const sponsorship = composeText("sponsorship", { role: "cmo", campaign_goals: "Be known" });
    expect(sponsorship).toMatch(/^CUSTOM SPONSORSHIP INQUIRY\n/);
    expect(sponsorship).toContain("Additional information:\nNone provided");
    expect(composeText("newsletter", {})).toMatch(/^NEWSLETTER PLACEMENT INQUIRY\n/);
  });

  it.each(inquiryKinds)("%s asks for everything but what is optional", (kind) => {
    const problems = problemsIn(kind, readFormValues(kind, new FormData()));
    const optional = ["phone", "additional_info", "additional_requirements"];
    const required = forms[kind].fields.filter((name) => !optional.includes(name));
    expect(Object.keys(problems)).toEqual(
      forms[kind].advertising ? [...required, "notPolitical"] : required,
    );
  });

  it("refuses political advertising by default", () => {
    const typed = readFormValues(
      "media-kit",
      formOf(mediaKit.filter(([name]) => name !== "not_political")),
    );
    expect(problemsIn("media-kit", typed)).toEqual({ notPolitical: "political" });
  });

  it("takes no option of another form, no line break in a line, and bounds what is long", () => {
    const typed = readFormValues(
      "sponsorship",
      formOf([
        ["role", "media-planner"],
        ["ad_formats", "sidebar-ad"],
        ["name", "Ada\r\nBcc: x@y.example"],
        ["campaign_goals", "x".repeat(6_000)],
      ]),
    );
    expect(typed).toMatchObject({ role: "", ad_formats: [], name: "Ada Bcc: x@y.example" });
    expect(problemsIn("sponsorship", typed).campaign_goals).toBe("long");
  });
});

it("never breaks, whatever is sent", () => {
  const names = Object.keys(fields);
  const entries = fc.array(
    fc.tuple(fc.constantFrom(...names, "website"), fc.string({ unit: "binary", maxLength: 40 })),
  );
  fc.assert(
    fc.property(fc.constantFrom(...inquiryKinds), entries, (kind, sent) => {
      const typed = readFormValues(kind, formOf(sent));
      for (const name of forms[kind].fields) {
        const value = typed[name];
        if (Array.isArray(value))
          expect(value.every((one) => optionsOf(kind, name).includes(one))).toBe(true);
        else if (fields[name].type !== "long") expect(value).not.toMatch(/[\r\n\0]/);
      }
      expect(composeText(kind, typed)).toContain(forms[kind].title);
      problemsIn(kind, typed);
    }),
  );
});
