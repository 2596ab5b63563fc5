import { describe, expect, test } from "vitest";
import { newPublisher } from "./publisher.server.ts";

const feed = (o: { title?: string; homepage?: string; lang?: string; url?: string }) => ({
  title: null,
  homepage: null,
  lang: null,
  url: null,
  ...o,
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
      country: "ZZ",
      language: "en",
    });
  });
  test.each([
    ["World news | The Guardian", "https://www.theguardian.com", "The Guardian"],
    ["BBC News - Home", "https://www.bbc.co.uk/", "BBC News"],
    ["Libertad Digital: Noticias y opinión", "http://libertaddigital.com", "Libertad Digital"],
    ["Jornal de Notícias - Últimas", "https://www.jn.pt", "Jornal de Notícias"],
    ["Portada // elpuerto", "https://www.elpuerto.example", "elpuerto"],
    ["Últimas noticias | Diario AB", "https://ab.com", "Diario AB"],
    ["Articles | Post Online", "https://daily.example", "Post Online"],
    ["The Lock - World RSS Feed", "https://lock.example", "The Lock"],
    ["Quay information RSS", "https://harbour.example", "Quay information"],
    ["www.quay.example", "https://quay.example", "quay.example"],
    ["News", "https://www.bank.example/rss/news", "bank.example"],
    ["Aktuelle Nachrichten", "https://hafen.example", "hafen.example"],
    ["Νέα", "https://limani.example", "limani.example"],
    ["World", "https://paper.example", "paper.example"],
    ["News of the Port", "https://harbour.example", "News of the Port"],
    ["Über &amp; <b>Wir</b>", "https://paper.example", "Über & Wir"],
  ])("%s at %s is %s", (title, homepage, name) =>
    expect(made({ title, homepage }).name).toBe(name),
  );
  test("on a platform the whole path is the publisher", () => {
    const one = made({ title: "A", homepage: "https://www.youtube.com/channel/UC1" });
    expect(one.id).toBe("youtube-com-channel-uc1");
    expect(one.homepage).toBe("https://www.youtube.com/channel/UC1");
  });
  test("a title that names nobody stays where there is no host", () => {
    expect(made({ title: "News" }).name).toBe("News");
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
    [{ homepage: "https://paper.com", lang: "en-US" }, "ZZ"],
    [{ homepage: "https://paper.com", lang: "fr" }, "ZZ"],
    [{ homepage: "https://paper.eu" }, "ZZ"],
    [{ homepage: "https://paper.eu", lang: "it-IT" }, "IT"],
    [{ homepage: "https://agency.europa.eu" }, "EU"],
    [{ homepage: "https://noteuropa.eu" }, "ZZ"],
    [{ homepage: "https://paper.com", lang: "el" }, "GR"],
  ])("%o is of %s", (o, country) => expect(made(o).country).toBe(country));
});
