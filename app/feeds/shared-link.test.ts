import { describe, expect, it } from "vitest";
import { addressesOf, linkIn } from "./shared-link.ts";

describe("what another app shares", () => {
  it.each([
    [["https://news.example.eu/a"], "https://news.example.eu/a"],
    [[null, "Read this: https://news.example.eu/a."], "https://news.example.eu/a"],
    [["", "", "https://news.example.eu/b?id=7"], "https://news.example.eu/b?id=7"],
  ])("has a link in it: %j", (shared, link) => {
    expect(linkIn(shared)?.href).toBe(link);
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,<script>",
    "file:///etc/passwd",
    "//evil.example",
    "https://",
    "https://user:secret@news.example.eu/",
    "\u202Egpj.exe",
    "",
  ])("has none that we would follow: %s", (text) => {
    expect(linkIn([text])).toBeNull();
  });

  it("is looked for without tracking, and with other trimmings", () => {
    const forms = addressesOf(new URL("https://m.news.example.eu/a/?utm_source=x&id=7#top"));
    expect(forms).toContain("https://news.example.eu/a?id=7");
    expect(forms).toContain("http://www.news.example.eu/a/?id=7");
    expect(forms).toContain("https://news.example.eu/a");
    expect(forms.join()).not.toMatch(/utm|#/);
    expect(forms.length).toBeLessThanOrEqual(24);
  });
});
