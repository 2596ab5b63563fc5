import { describe, expect, test } from "vitest";
import { readCatalogue } from "./catalogue.server.ts";
import { findPublisher } from "./publisher.ts";

const known = [
  { id: "bbc", homepage: "https://www.bbc.co.uk", hosts: ["bbci.co.uk", "bbc.com"] },
  { id: "orf", homepage: "https://orf.at" },
  { id: "orf-sport", homepage: "https://sport.orf.at/" },
  { id: "fact", homepage: "https://paper.example/fact-check" },
  { id: "paper", homepage: "https://paper.example/" },
  { id: "channel", homepage: "https://www.youtube.com/channel/UC1" },
  { id: "youtube", homepage: "https://www.youtube.com" },
];
const found = (o: { homepage?: string; url?: string }) =>
  findPublisher([o.homepage ?? null, o.url ?? null], known)?.id ?? null;

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
  test("so do the further hosts of a publisher", () => {
    expect(found({ homepage: "https://feeds.bbci.co.uk/" })).toBe("bbc");
    expect(found({ homepage: "https://www.bbc.com/news" })).toBe("bbc");
    expect(found({ homepage: "https://notbbc.com" })).toBeNull();
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

describe("publishers of the catalogue are known by their odd hosts", () => {
  const catalogue = readCatalogue();
  test.each([
    ["https://feeds.bbci.co.uk/", "bbc-news"],
    ["http://www.bbc.co.uk/go/rss/int/news/-/news/", "bbc-news"],
    ["https://www.theguardian.com/world", "the-guardian"],
    ["https://www.ft.com/", "financial-times"],
    ["https://feeds.skynews.com/", "sky-news"],
    ["https://www.telegraph.co.uk/", "the-daily-telegraph"],
    ["https://feeds.elpais.com/", "el-pais"],
    ["https://e00-elmundo.uecdn.es/elmundo/rss/portada.xml", "el-mundo"],
    ["https://www.thelocal.se/", null],
  ])("%s", (homepage, id) => {
    expect(findPublisher([homepage], catalogue)?.id ?? null).toBe(id);
  });
  test("every feed that its own host names belongs to its entry, and to no other", () => {
    const wrong = catalogue.flatMap(({ id, feeds }) =>
      feeds.flatMap((feed) => {
        const found = findPublisher([feed], catalogue);
        return found && found.id !== id ? [[feed, id, found.id]] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
