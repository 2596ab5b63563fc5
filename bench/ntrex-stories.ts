import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { StoryInput } from "#events/clustering/clusters.ts";
import { sharedFeeds } from "../tests/feeds/folder.ts";

/** A document with its event; an event with a single document has the document's own name. */
export type NtrexStory = {
  lang: string;
  doc: string;
  event: string;
  storylines: string[];
  story: StoryInput;
};

/** 123 news texts in 24 languages (NTREX-128, CC BY-SA 4.0), where they lie beside the project. */
const file = join(sharedFeeds, "news/ntrex-eu24.jsonl");

/** The documents of each event, grouped by us. */
const events: Record<string, string> = {
  "Macedonia's referendum": "rt.com.91337 reuters.218932",
  "Sulawesi's earthquake":
    "nytimes.184837 euronews-en.153835 reuters.218863 nytimes.184860 telegraph.405422 reuters.218865 euronews-en.153797 newsweek.51340",
  "Kavanaugh: investigation": "cbsnews.248471 telegraph.405413",
  "Kavanaugh: rally in Wheeling":
    "cnn.304489 cnn.304447 newsweek.51310 cnbc.com.6790 newsweek.51330",
  "Kavanaugh: hearing": "cbsnews.248384",
  "Kavanaugh: Pelosi": "cbsnews.248394",
  "Kavanaugh: women": "newsweek.51328",
  "Kavanaugh: leak": "foxnews.94512",
  "Ryder Cup: Saturday": "independent.226301 reuters.218923 scotsman.133758",
  "Ryder Cup: Mickelson": "reuters.218914",
  "Ryder Cup: victory": "euronews-en.153826",
  "Livingston beat Rangers": "bbc.381746 scotsman.133791",
  "North Korea's speech": "cnbc.com.6769 reuters.218861",
  "Hurricane Rosa": "abcnews.306815 newsweek.51338",
  "Wayde Sims": "cbsnews.248387 reuters.218909",
  "Warren's candidacy": "newsweek.51300 abcnews.306755",
  "Palin's son": "cnn.304478 newsweek.51339",
  "Syria's speech": "thelocal.65969 euronews-en.153799",
  "Kanye West: name": "bbc.381647",
  "Kanye West: speech": "newsweek.51329",
};

const eventOf = new Map(
  Object.entries(events).flatMap(([event, docs]) => docs.split(" ").map((doc) => [doc, event])),
);

/** The documents in the order of their file; null where it is missing. */
export function ntrexStories(): NtrexStory[] | null {
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line, i) => {
    const { clusterId, publisher, lang, title, body } = JSON.parse(line);
    const doc = clusterId.replace("ntrex:", "");
    const event = eventOf.get(doc) ?? doc;
    const storylines = event.includes(": ") ? [event.replace(/: .*/, "")] : [];
    const story = {
      id: i + 1,
      lang,
      country: "",
      states: [],
      publisher,
      at: 0,
      title,
      excerpt: body,
    };
    return { lang, doc, event, storylines, story };
  });
}
