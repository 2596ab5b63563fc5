import { useSyncExternalStore } from "react";
import { read, subscribe } from "#ui/reader-storage.ts";
import { countriesKey } from "../countries-key.ts";
import type { CoveredPlace } from "../country.ts";
import type { Followable } from "../follow.ts";
import { followedKey } from "../followed-key.ts";
import { parseCountries, parseFollowed, parseTopics } from "../following.ts";
import type { Topic } from "../topic.ts";
import { topicsKey } from "../topics-key.ts";

/** A hook for the parsed value of a storage key. */
function remembered<T>(key: string, parse: (text: string | null) => T[]) {
  const nothing: T[] = [];
  let known = { text: null as string | null, value: nothing };
  const stored = (): T[] => {
    const text = read(key);
    if (text !== known.text) known = { text, value: parse(text) };
    return known.value;
  };
  return () => useSyncExternalStore(subscribe, stored, () => nothing);
}

/** The reader's countries; none on the server and until hydration. */
export const useChosenCountries = remembered<CoveredPlace>(countriesKey, parseCountries);

/** The topics that the reader follows; none on the server and until hydration. */
export const useFollowedTopics = remembered<Topic>(topicsKey, parseTopics);

/** The authors, events and sources that the reader follows; none on the server and until hydration. */
export const useFollowedOthers = remembered<Followable>(followedKey, parseFollowed);
