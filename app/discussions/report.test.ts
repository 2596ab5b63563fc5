import { describe, expect, it } from "vitest";
import {
  contributionsIn,
  isTooFast,
  noticeIn,
  noticeProblems,
  reportIn,
  reportProblems,
  type TypedNotice,
} from "./report.ts";

const origin = "https://eunison.example";
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

const good: TypedNotice = {
  places: `${origin}/article/a/discussion?comment=7\n/event/b?comment=8&sort=oldest`,
  reason: "threat",
  explanation: "It announces that a house will burn.",
  name: "Ada Example",
  email: "ada@reader.example",
  goodFaith: true,
};
const problems = (changed: Partial<TypedNotice>) => noticeProblems({ ...good, ...changed }, origin);

describe("the exact place", () => {
  it("is read from whole addresses and from paths, each once", () => {
    expect(contributionsIn(`${good.places}\n\n  /article/a?comment=7 `, origin)).toEqual([7, 8]);
  });

  it.each([
    "https://other.example/article/a?comment=7",
    "/article/a",
    "/article/a?comment=0",
    "/article/a?comment=7x",
    "https://",
    "//other.example/?comment=7",
    "javascript:alert(1)?comment=7",
  ])("is not %s", (line) => {
    expect(contributionsIn(line, origin)).toEqual([null]);
  });
});

describe("a notice", () => {
  it("with everything in it can be sent", () => {
    expect(problems({})).toEqual({});
  });

  it.each<[Partial<TypedNotice>, object]>([
    [{ places: " \n" }, { places: "missing" }],
    [{ places: `${good.places}\nhello` }, { places: "unknown" }],
    [
      { places: Array.from({ length: 21 }, (_, n) => `/a?comment=${n + 1}`).join("\n") },
      { places: "many" },
    ],
    [{ reason: "" }, { reason: "missing" }],
    [{ explanation: "Illegal." }, { explanation: "short" }],
    [{ explanation: "x".repeat(3_001) }, { explanation: "long" }],
    [{ name: "" }, { name: "missing" }],
    [{ email: "ada" }, { email: "missing" }],
    [{ goodFaith: false }, { goodFaith: "missing" }],
    [
      { name: "", email: "" },
      { name: "missing", email: "missing" },
    ],
    // Offences against children need neither name nor address; half of them is a mistake.
    [{ reason: "child-abuse", name: "", email: "" }, {}],
    [
      { reason: "child-abuse", name: "", email: "nonsense" },
      { name: "missing", email: "missing" },
    ],
  ])("with %j has %j", (changed, expected) => {
    expect(problems(changed)).toEqual(expected);
  });

  it("is read from its form, on lines where lines are meant", () => {
    const typed = noticeIn(
      form({
        places: "/a?comment=1\r\n/a?comment=2",
        reason: "fraud' or 1=1",
        explanation: " a\r\nb\0 ",
        name: "Ada\r\nBcc: all@x.example",
        email: " ADA@Reader.Example ",
        "good-faith": "on",
      }),
    );
    expect(typed).toEqual({
      places: "/a?comment=1\n/a?comment=2",
      reason: "",
      explanation: "a\nb\ufffd",
      name: "Ada Bcc: all@x.example",
      email: "ada@reader.example",
      goodFaith: true,
    });
  });
});

describe("a member's report", () => {
  it("needs a reason of the guidelines, and no words", () => {
    expect(reportProblems(reportIn(form({ reason: "people" })))).toEqual({});
    expect(reportProblems(reportIn(form({ reason: "threat" })))).toEqual({ reason: "missing" });
    expect(reportProblems({ reason: "facts", explanation: "x".repeat(501) })).toEqual({
      explanation: "long",
    });
  });
});

it("sees a form that came back sooner than a person fills it in", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  expect(isTooFast("2026-11-21T11:59:58Z", now)).toBe(true);
  expect(isTooFast("2026-11-21T11:59:57Z", now)).toBe(false);
  expect(isTooFast("yesterday", now)).toBe(true);
});
