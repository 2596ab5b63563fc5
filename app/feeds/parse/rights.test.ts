import { describe, expect, test } from "vitest";
import { parseFeed } from "./parse.server.ts";

const by = "https://creativecommons.org/licenses/by/4.0/";
const nc = "http://creativecommons.org/licenses/by-nc/2.0/deed.en";

const read = (text: string) => {
  const feed = parseFeed(new TextEncoder().encode(text), {});
  if ("failed" in feed) throw new Error(feed.failed.message);
  return { feed, item: feed.items[0] };
};
const picture = '<media:content url="https://a.example/1.jpg" medium="image"/>';
const rss = (item: string, channel = "") =>
  read(`<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:atom="http://www.w3.org/2005/Atom"
    xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:creativeCommons="http://backend.userland.com/creativeCommonsRssModule"
    xmlns:w="http://web.resource.org/cc/" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <channel><title>A</title>${channel}<item><title>One</title><link>https://a.example/1</link>${item}</item></channel></rss>`);

describe("the rights to a picture", () => {
  test.each([
    [
      "inside its content",
      `<media:content url="https://a.example/1.jpg" medium="image"><media:license type="text/html" href="${by}">CC</media:license></media:content>`,
    ],
    ["beside it", `${picture}<media:license href="${by}"/>`],
    [
      "in its group",
      `<media:group>${picture}<media:license href="${by}">CC BY</media:license></media:group>`,
    ],
    ["as text", `${picture}<media:license>${by}</media:license>`],
    [
      "of an enclosure",
      `<enclosure url="https://a.example/1.jpg" type="image/jpeg" length="1"/><media:license href="${by}"/>`,
    ],
  ])("are read %s", (_, item) => {
    expect(rss(item).item?.image).toMatchObject({ url: "https://a.example/1.jpg", rights: [by] });
  });

  test("are those of the picture that is shown", () => {
    const small = `<media:content url="https://a.example/s.jpg" width="100" medium="image"><media:license href="${by}"/></media:content>`;
    const large = `<media:content url="https://a.example/l.jpg" width="900" medium="image"><media:license href="${nc}"/></media:content>`;
    expect(rss(small + large).item?.image).toMatchObject({
      url: "https://a.example/l.jpg",
      rights: [nc],
    });
  });

  test("are words of copyright where no licence is named", () => {
    const words = "<media:copyright>© An agency</media:copyright>";
    expect(rss(`${picture}${words}`).item?.image?.rights).toEqual(["© An agency"]);
    expect(rss(`${picture}${words}<media:license href="${by}"/>`).item?.image?.rights).toEqual([
      by,
    ]);
    const channel = rss(picture, `<media:license href="${by}"/>`);
    expect(channel.item?.image?.rights).toEqual([]);
    expect(channel.feed.rights).toEqual([by]);
  });

  test("name at most three people, the picture's before the item's", () => {
    const credits = (names: string) =>
      [...names].map((name) => `<media:credit role="photographer">${name}</media:credit>`).join("");
    const content = `<media:content url="https://a.example/1.jpg" medium="image">${credits("AB")}</media:content>`;
    expect(rss(content + credits("CD")).item?.image?.credit).toBe("A, B");
    expect(rss(picture + credits("CDEF")).item?.image?.credit).toBe("C, D, E");
    expect(rss(picture).item?.image?.credit).toBeNull();
  });
});

describe("the rights to an item and to a feed", () => {
  test.each([
    ["creativeCommons:license", `<creativeCommons:license>\n${by}\n</creativeCommons:license>`, by],
    ["cc:license with rdf:resource", `<w:license rdf:resource="${by}"/>`, by],
    ["an undeclared cc:license", `<cc:license>${nc}</cc:license>`, nc],
    ["a link", `<atom:link rel="license" href="${by}"/>`, by],
    ["dc:rights", `<dc:rights>${by}</dc:rights>`, by],
    ["copyright", `<copyright>${by}</copyright>`, by],
    ["words", "<copyright>© The Paper</copyright>", "© The Paper"],
    ["a licence before words", `<copyright>© X</copyright><cc:license>${by}</cc:license>`, by],
  ])("are read from %s in RSS", (_, element, right) => {
    expect(rss(element).item?.rights).toEqual([right]);
    expect(rss("", element).feed.rights).toEqual([right]);
  });

  test.each([
    ["a link", `<link rel="license" type="application/rdf+xml" href="${by}"/>`, by],
    ["rights", `<rights>${by}</rights>`, by],
    ["cc:license", `<cc:license rdf:resource="${nc}"/>`, nc],
    ["words", '<rights type="text">© The Paper</rights>', "© The Paper"],
  ])("are read from %s in Atom", (_, element, right) => {
    const feed = (of: string, all: string) =>
      read(`<feed xmlns="http://www.w3.org/2005/Atom"><title>A</title>${all}
        <entry><id>1</id><title>One</title><link href="https://a.example/1"/>${of}</entry></feed>`);
    expect(feed(element, "").item?.rights).toEqual([right]);
    expect(feed("", element).feed.rights).toEqual([right]);
    expect(feed("", "").item).toMatchObject({ rights: [], link: "https://a.example/1" });
  });

  test("are read from RDF, where licences are described beside the items", () => {
    const { feed, item } =
      read(`<rdf:RDF xmlns="http://purl.org/rss/1.0/" xmlns:cc="http://web.resource.org/cc/"
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><channel rdf:about="https://a.example/"><title>A</title>
      <cc:license rdf:resource="${by}"/></channel><item rdf:about="https://a.example/1"><title>One</title></item>
      <cc:License rdf:about="${nc}"/></rdf:RDF>`);
    expect([feed.rights, item?.rights]).toEqual([[by], []]);
  });

  test("are read from JSON, by whichever key has them", () => {
    const json = (of: object, all: object = {}) =>
      read(
        JSON.stringify({
          version: "https://jsonfeed.org/version/1.1",
          title: "A",
          ...all,
          items: [3, { id: 7, ...of }],
        }),
      );
    for (const key of ["license", "rights", "copyright", "dc:rights", "_license"])
      expect(json({ [key]: by }).item?.rights, key).toEqual([by]);
    expect(json({ rights: "© X", license: by }).item?.rights).toEqual([by]);
    expect(json({}, { copyright: by }).feed.rights).toEqual([by]);
    expect(json({ rights: { not: "text" } }).item?.rights).toEqual([]);
  });
});
