// A push message: the JSON of declarative web push. Some browsers show it by themselves, for the others our service worker
// does.
import type { AlertText } from "./alert.ts";

/** The `web_push` of a declarative message is the number of RFC 8030. */
export type PushPayload = {
  web_push: 8030;
  notification: {
    title: string;
    body: string;
    lang: string;
    dir: "auto";
    /** The whole address. */
    navigate: string;
    /** A notification of the same tag takes the place of the one before. */
    tag: string;
    /** Milliseconds. */
    timestamp: number;
    icon: string;
    badge: string;
    data: { navigate: string; receipt?: string };
  };
  /** Whether the service worker gets the message also where the browser could show it by itself. */
  mutable: boolean;
};

/** The longest text of a message in bytes; push services take less than 4 kB in all. */
const longestPayload = 2_900;
const longestTitle = 200;
const longestBody = 300;

/**
 * The text of a push message.
 * @param o.tag what it is about: an update takes the place of what was shown
 * @param o.receipt a test's id, which the service worker reports back
 */
export function payloadOf(
  text: AlertText,
  o: { baseUrl: string; tag: string; at: Date; receipt?: string },
): string {
  const navigate = new URL(text.to, o.baseUrl).href;
  const payload = (title: string, body: string): PushPayload => ({
    web_push: 8030,
    notification: {
      title,
      body,
      lang: text.lang,
      dir: "auto",
      navigate,
      tag: o.tag,
      timestamp: o.at.getTime(),
      icon: `${o.baseUrl}/icon-192.png`,
      badge: `${o.baseUrl}/icon-192.png`,
      data: { navigate, ...(o.receipt && { receipt: o.receipt }) },
    },
    mutable: o.receipt !== undefined,
  });
  const title = cut(text.title, longestTitle);
  for (let length = longestBody; length > 0; length = Math.floor(length / 2)) {
    const json = JSON.stringify(payload(title, cut(text.body, length)));
    if (new TextEncoder().encode(json).length <= longestPayload) return json;
  }
  return JSON.stringify(payload(cut(text.title, 60), ""));
}

/** The beginning of a text, cut between characters as readers see them. */
function cut(text: string, maxLength: number): string {
  const plain = text.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, " ").trim();
  const seen = [...new Intl.Segmenter().segment(plain)].map((one) => one.segment);
  return seen.length <= maxLength
    ? plain
    : `${seen
        .slice(0, maxLength - 1)
        .join("")
        .trimEnd()}…`;
}
