import { expect, it } from "vitest";
import { podcastGuid } from "./podcast-guid.server.ts";

it("is the UUID that the podcast namespace gives as its example", () => {
  expect(podcastGuid("https://mp3s.nashownotes.com/pc20rss.xml")).toBe(
    "917393e3-1b1e-5cef-ace4-edaa54e1f810",
  );
});

it("is the same for any scheme, and with slashes at the end", () => {
  const guid = podcastGuid("podnews.net/rss");
  expect(guid).toBe("9b024349-ccf0-5f69-a609-6b82873eab3c");
  for (const feed of [
    "http://podnews.net/rss",
    "https://podnews.net/rss//",
    "feed://podnews.net/rss/",
  ])
    expect(podcastGuid(feed)).toBe(guid);
});
