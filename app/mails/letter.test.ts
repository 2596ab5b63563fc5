import { describe, expect, it } from "vitest";
import de from "#locales/de/mails.ts";
import en from "#locales/en/mails.ts";
import es from "#locales/es/mails.ts";
import fr from "#locales/fr/mails.ts";
import { locales } from "#platform/locale.ts";
import { differences } from "../../tests/house-messages.ts";
import { type Letter, letter } from "./letter.server.ts";

const whole: Letter = {
  locale: "en",
  site: { name: "Eunison", operator: "Op", mailbox: "desk@example.eu", baseUrl: "https://a.eu" },
  title: "A title",
  paragraphs: ["First.", "Second."],
  button: { label: "Go", href: "https://a.eu/go?a=1&b=2" },
  items: [{ title: "A story", href: "https://a.eu/article/a", meta: "Desk · EU", text: "About." }],
  notes: ["A note."],
  links: [{ label: "Leave", href: "https://a.eu/leave" }],
};

describe("a letter", () => {
  it("says in plain text all that it says in the designed one", () => {
    expect(letter(whole).text).toBe(
      [
        "A title",
        "First.",
        "Second.",
        "Go\nhttps://a.eu/go?a=1&b=2",
        "A story\nDesk · EU\nAbout.\nhttps://a.eu/article/a",
        "A note.",
        "-- \nThis email comes from Eunison, published by Op.\nQuestions? Write to desk@example.eu.\nhttps://a.eu",
        "Leave\nhttps://a.eu/leave\n",
      ].join("\n\n"),
    );
  });

  it("loads nothing, runs nothing, and is in the language it says", () => {
    for (const locale of locales) {
      const { html, subject } = letter({ ...whole, locale, subject: "Another" });
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html).not.toMatch(/<(img|script|link|iframe|form)\b|url\(|@import/);
      expect(html).toContain('content="light only"');
      expect(subject).toBe("Another");
    }
    expect(letter({ ...whole, locale: "es" }).text).toContain("¿Alguna pregunta?");
  });

  it("is the printed sheet: white, the name over a heavy rule, a yellow button with ink on it", () => {
    const { html } = letter(whole);
    const styleOf = (inside: string) =>
      new RegExp(`<(?:p|h1|a)[^>]* style="([^"]*)">${inside}`).exec(html)?.[1] ?? "";
    expect(html).toMatch(/<body style="[^"]*background:#ffffff/);
    expect(html).toContain("max-width:600px");
    const wordmark = styleOf("<a[^>]*>Eunison");
    expect(wordmark).toMatch(/font-family:Georgia.*font-size:36px.*font-weight:700/);
    expect(wordmark).toContain("border-bottom:5px solid #12161c");
    expect(styleOf("A title")).toMatch(/font-family:Georgia.*font-size:24px/);
    expect(styleOf("Go")).toMatch(/background:#ffcd1c.*color:#12161c/);
    // No text may be left to a mail program's own ink once it has changed the ground.
    for (const [, style] of html.matchAll(/<(?:p|h1|h2|a)\b[^>]* style="([^"]*)"/g))
      expect(style).toMatch(/(?:^|;)color:#/);
    expect(html).not.toContain("prefers-color-scheme");
  });

  it("breaks words that are longer than a phone is wide, wherever others write them", () => {
    const { html } = letter(whole);
    for (const given of ["A title", "First.", "A story", "Desk · EU", "About.", "A note."]) {
      const [, style] =
        new RegExp(`<(?:p|h1|h2)[^>]* style="([^"]*)">(?:<a[^>]*>)?${given}`).exec(html) ?? [];
      expect(style, given).toContain("overflow-wrap:break-word");
    }
  });

  it("has texts with the same keys and values in every language", () => {
    for (const [name, texts] of Object.entries({ de, es, fr }))
      expect(differences(en, texts, name)).toEqual([]);
  });
});
