import { describe, expect, it } from "vitest";
import { cookieHeader, cookieHeaderAfter, cookieValue, hasSessionCookie } from "./cookie-header.ts";
import { accountCookieName, choiceCookie, cookiePattern, serializeCookie } from "./cookies.ts";

describe("reading cookies", () => {
  it("finds a cookie by its whole name, wherever it stands", () => {
    for (const header of ["theme=dark", "a=b; theme=dark", "a=b;theme=dark;c=d", "theme = dark ;"])
      expect(cookieValue(header, "theme")).toBe("dark");
    for (const header of ["", "theme", "xtheme=dark", "theme2=dark", "a=theme=dark"])
      expect(cookieValue(header, "theme")).toBeUndefined();
  });

  it("decodes values, and gives what cannot be decoded as it was sent", () => {
    expect(cookieValue("a=b%2Fc%3D", "a")).toBe("b/c=");
    expect(cookieValue("a=%E0%A4%A", "a")).toBe("%E0%A4%A");
  });

  it("takes the first of two with one name, and no name from the prototype", () => {
    expect(cookieValue("a=1; a=2", "a")).toBe("1");
    expect(cookieValue("a=1", "constructor")).toBeUndefined();
  });

  it("sees a session under the name of either scheme, and nothing else as one", () => {
    for (const https of [false, true]) {
      const name = accountCookieName("session_token", https);
      expect(hasSessionCookie(`theme=dark;${name}=x`)).toBe(true);
      expect(hasSessionCookie(`${name}=`)).toBe(true);
      expect(hasSessionCookie(`x${name}=y`)).toBe(false);
      expect(hasSessionCookie(`${accountCookieName("device", https)}=x`)).toBe(false);
    }
  });
});

describe("writing cookies", () => {
  it("writes every attribute, and encodes the value", () => {
    expect(serializeCookie("a", "b=;c", { https: false, maxAgeSeconds: 60 })).toBe(
      "a=b%3D%3Bc; Max-Age=60; Path=/; SameSite=Lax",
    );
    const name = accountCookieName("device", true);
    expect(serializeCookie(name, "", { https: true, maxAgeSeconds: 0, httpOnly: true })).toBe(
      "__Host-eunison.device=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure",
    );
    expect(choiceCookie("theme", "dark", true)).toBe(
      "theme=dark; Max-Age=31536000; Path=/; SameSite=Lax; Secure",
    );
  });

  it("writes the header of a request without what is undefined", () => {
    expect(cookieHeader({ language: "de", theme: undefined })).toBe("language=de");
    expect(cookieHeader({ language: "de", theme: "dark" })).toBe("language=de; theme=dark");
  });

  it("writes what a browser sends back of the cookies that it was given", () => {
    const theme = choiceCookie("theme", "dark", false);
    const device = serializeCookie("device", "a.b/c=", { https: false, maxAgeSeconds: 1 });
    expect(cookieHeaderAfter([theme, device])).toBe("theme=dark; device=a.b%2Fc%3D");
    expect(cookieHeaderAfter([])).toBe("");
  });

  it("describes a cookie for a script that loads no module", () => {
    const pattern = new RegExp(cookiePattern("theme", ["light", "dark"]));
    expect(pattern.exec("a=b; theme=dark")?.[1]).toBe("dark");
    expect(pattern.exec("a=b; xtheme=dark")).toBeNull();
  });
});
