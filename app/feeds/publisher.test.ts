import { describe, expect, test } from "vitest";
import { findPublisher, newPublisher } from "./publisher.server.ts";

const feed = (o: { title?: string; homepage?: string; lang?: string; url?: string }) => ({
  title: null,
  homepage: null,
  lang: null,
  url: null,
  ...o,
});
const known = [
  { id: "bbc", homepage: "https://www.bbc.co.uk" },
  { id: "orf", homepage: "https://orf.at" },
  { id: "orf-sport", homepage: "https://sport.orf.at/" },
  { id: "fact", homepage: "https://paper.example/fact-check" },
  { id: "paper", homepage: "https://paper.example/" },
  { id: "channel", homepage: "https://www.youtube.com/channel/UC1" },
  { id: "youtube", homepage: "https://www.youtube.com" },
];
const found = (o: Parameters<typeof feed>[0]) => findPublisher(feed(o), known)?.id ?? null;

describe("findPublisher", () => {
  test("by the homepage's host, with or without www, on any path", () => {
    expect(found({ homepage: "https://bbc.co.uk/news" })).toBe("bbc");
    expect(found({ homepage: "http://www.orf.at/" })).toBe("orf");
  });
  test("a subdomain belongs to its domain, unless it has an entry of its own", () => {
    expect(found({ homepage: "https://rss.orf.at/news.xml" })).toBe("orf");
    expect(found({ homepage: "https://sport.orf.at/x" })).toBe("orf-sport");
    expect(found({ homepage: "https://notorf.at" })).toBeNull();
  });
  test("the longest path wins, and a path is whole segments", () => {
    expect(found({ homepage: "https://paper.example/fact-check/today" })).toBe("fact");
    expect(found({ homepage: "https://paper.example/fact-checkers" })).toBe("paper");
  });
  test("the feed's address is asked when the homepage says nothing", () => {
    expect(found({ homepage: "nonsense", url: "https://rss.orf.at/news.xml" })).toBe("orf");
    expect(found({ homepage: "https://new.example", url: "https://orf.at/rss" })).toBe("orf");
    expect(found({ homepage: "https://new.example" })).toBeNull();
  });
  test("a platform's host says nothing about who speaks there", () => {
    expect(found({ homepage: "https://www.youtube.com/channel/UC1" })).toBe("channel");
    expect(found({ homepage: "https://www.youtube.com/channel/UC2" })).toBeNull();
  });
});

describe("newPublisher", () => {
  const made = (o: Parameters<typeof feed>[0]) => newPublisher(feed(o), "file");
  test("is named by its title and known by its host", () => {
    expect(
      made({ title: "The Paper", homepage: "https://www.paper.example/world?x", lang: "en" }),
    ).toEqual({
      id: "paper-example",
      name: "The Paper",
      homepage: "https://www.paper.example",
      country: "EU",
      language: "en",
    });
  });
  test.each([
    ["World news | The Guardian", "https://www.theguardian.com", "The Guardian"],
    ["BBC News - Home", "https://www.bbc.co.uk/", "BBC News"],
    ["Libertad Digital: Noticias y opinión", "http://libertaddigital.com", "Libertad Digital"],
    ["Jornal de Notícias - Últimas", "https://www.jn.pt", "Jornal de Notícias - Últimas"],
    ["Über &amp; <b>Wir</b>", "https://paper.example", "Über & Wir"],
  ])("%s at %s is %s", (title, homepage, name) =>
    expect(made({ title, homepage }).name).toBe(name),
  );
  test("on a platform the whole path is the publisher", () => {
    const one = made({ title: "A", homepage: "https://www.youtube.com/channel/UC1" });
    expect(one.id).toBe("youtube-com-channel-uc1");
    expect(one.homepage).toBe("https://www.youtube.com/channel/UC1");
  });
  test("without any address it is known by its title, else by the fallback", () => {
    expect(made({ title: "Вести" })).toMatchObject({ id: "feed-vesti", homepage: null });
    expect(made({})).toMatchObject({ id: "feed-file", name: "file" });
  });
  test.each([
    [{ homepage: "https://www.orf.at" }, "AT"],
    [{ homepage: "https://www.bbc.co.uk" }, "GB"],
    [{ homepage: "https://paper.tv", lang: "cs" }, "CZ"],
    [{ homepage: "https://paper.com", lang: "de-AT" }, "AT"],
    [{ homepage: "https://paper.com", lang: "en-US" }, "EU"],
    [{ homepage: "https://paper.com", lang: "fr" }, "EU"],
    [{ homepage: "https://paper.eu" }, "EU"],
    [{ homepage: "https://paper.com", lang: "el" }, "GR"],
  ])("%o is of %s", (o, country) => expect(made(o).country).toBe(country));
});
