import { describe, expect, it } from "vitest";
import { avatarBytes, pictureType, smallAvatar } from "./avatar.ts";
import { notificationsFrom, preferencesFrom } from "./preference.ts";
import { lengthOf, type Profile, profileProblems, trimProfile } from "./profile.ts";

const good: Profile = {
  first_name: "Ines",
  last_name: "Valckenborgh",
  bio: "",
  phone: "",
  location: "",
  timezone: "UTC",
};

describe("a profile", () => {
  it("needs two names and nothing else", () => {
    expect(profileProblems(good)).toEqual({});
    expect(profileProblems({ ...good, first_name: "", last_name: "" })).toEqual({
      first_name: "first_name",
      last_name: "last_name",
    });
  });

  it("has a bio of at most 500 characters, as people count them", () => {
    expect(profileProblems({ ...good, bio: "é".repeat(500) })).toEqual({});
    expect(profileProblems({ ...good, bio: "😀".repeat(500) })).toEqual({});
    expect(profileProblems({ ...good, bio: "a".repeat(501) })).toEqual({ bio: "bio" });
    expect(lengthOf("a\r\nb")).toBe(3);
  });

  it.each([
    ["first_name", 100],
    ["last_name", 100],
    ["phone", 40],
    ["location", 120],
  ] as const)("bounds %s at %i characters", (name, max) => {
    expect(profileProblems({ ...good, [name]: "x".repeat(max) })).toEqual({});
    expect(profileProblems({ ...good, [name]: "x".repeat(max + 1) })).toEqual({
      [name]: "tooLong",
    });
  });

  it.each(["a\0b", "a\u001bb", "a\u0085b"])("takes no control characters: %j", (text) => {
    for (const name of ["first_name", "phone", "location", "bio"] as const)
      expect(profileProblems({ ...good, [name]: text })).toEqual({ [name]: "unreadable" });
  });

  it("takes lines in a bio, and nowhere else", () => {
    expect(profileProblems({ ...good, bio: "one\n\ttwo" })).toEqual({});
    expect(profileProblems({ ...good, first_name: "one\ntwo" })).toEqual({
      first_name: "unreadable",
    });
  });

  it("is stored trimmed, with its own fields alone", () => {
    const sent = { ...good, first_name: "  Ines ", bio: " a\r\nb ", timezone: "", role: "editor" };
    expect(trimProfile(sent)).toEqual({ ...good, bio: "a\nb" });
    expect(trimProfile({ ...good, last_name: "\u202eV.\u0000" }).last_name).toBe("V.");
    expect(profileProblems(trimProfile({ ...good, last_name: " \u00a0 " }))).toEqual({
      last_name: "last_name",
    });
  });
});

describe("preferences", () => {
  const of = (fields: Record<string, string>) => new Map(Object.entries(fields));

  it("are a language and a theme that we have, and two switches", () => {
    expect(preferencesFrom(of({ language: "de", theme: "dark", privacy_analytics: "on" }))).toEqual(
      {
        language: "de",
        theme: "dark",
        content_personalization: false,
        privacy_analytics: true,
      },
    );
    expect(preferencesFrom(of({ language: "xx", theme: "dark" }))).toBeNull();
    expect(preferencesFrom(of({ language: "de", theme: "" }))).toBeNull();
  });

  it("have four switches for mail, each off where nothing was sent", () => {
    expect(notificationsFrom(of({ weekly_digest: "on", email_notifications: "yes" }))).toEqual({
      email_notifications: false,
      newsletter_subscription: false,
      breaking_news_alerts: false,
      weekly_digest: true,
    });
  });
});

describe("a picture", () => {
  it.each([
    ["image/jpeg", [0xff, 0xd8, 0xff, 0xe0]],
    ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ["image/webp", [...Buffer.from("RIFF\x01\x02\x03\x04WEBP", "latin1")]],
  ])("is %s by its first bytes", (type, bytes) => {
    expect(pictureType(new Uint8Array(bytes))).toBe(type);
  });

  it.each([
    "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "<!doctype html>",
    "GIF89a",
    "RIFFxxxxWAVE",
    "",
  ])("is not %j", (text) => {
    expect(pictureType(Buffer.from(text))).toBeNull();
  });

  it("has a smaller one beside it", () => {
    expect(smallAvatar("/avatar/abc.webp")).toBe("/avatar/abc-100.webp");
    expect(avatarBytes).toBe(5_242_880);
  });
});
