// The five kinds of things that a reader can follow, and how each is named.
import { idIn } from "#platform/id.ts";
import { isAuthorSlug } from "./author-slug.ts";
import { memberStates } from "./country.ts";
import { isSourceId } from "./source.ts";
import { isTopic } from "./topic.ts";

export const followKinds = ["topic", "country", "author", "event", "source"] as const;
export type FollowKind = (typeof followKinds)[number];

/**
 * Something to follow. `name` is a topic's English name, a member state's ISO code, an author's slug, or the id of an
 * event or of a source.
 */
export type Followable = { kind: FollowKind; name: string };

/** Something followed, and when its news was last marked as seen (ISO 8601); null: not yet. */
export type Followed = Followable & { seenAt: string | null };

/** How many of each kind one can follow; there are fewer topics and member states than this. */
export const followLimit = 100;

/** As one text, `event:12`. */
export const followKey = ({ kind, name }: Followable): string => `${kind}:${name}`;

const isNameOf: Record<FollowKind, (name: string) => boolean> = {
  topic: isTopic,
  country: (name) => memberStates.some((code) => code === name),
  author: isAuthorSlug,
  event: (name) => idIn(name) !== null,
  source: isSourceId,
};

/** What a text names; null where it names nothing that can be followed. Whether it exists is not asked. */
export function parseFollowKey(text: unknown): Followable | null {
  if (typeof text !== "string") return null;
  const [, word, name = ""] = /^([a-z]+):(.+)$/.exec(text) ?? [];
  const kind = followKinds.find((one) => one === word);
  return kind && isNameOf[kind](name) ? { kind, name } : null;
}
