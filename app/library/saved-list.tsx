import { type ReactNode, useMemo, useRef, useSyncExternalStore } from "react";
import { Link } from "#ui/link.tsx";
import { When } from "#ui/now.tsx";
import { keep, read, subscribe } from "#ui/own-storage.ts";
import { queueKey } from "./browser/names.ts";
import { parseQueue, withoutItem } from "./browser/saved-queue.ts";
import { type ItemSnapshot, nameOf, pathOf } from "./item-snapshot.ts";

type Texts = Record<"article" | "video" | "podcast" | "savedAt" | "remove" | "scripts", string>;

/**
 * The queue that this browser stores. The server does not know it, so the space of a screen is reserved for it.
 * @param onRemoved called after an item was removed
 */
export function SavedList({
  texts,
  onRemoved,
  empty,
}: {
  texts: Texts;
  empty: ReactNode;
  onRemoved: (item: ItemSnapshot) => void;
}) {
  const stored = useSyncExternalStore(
    subscribe,
    () => read(queueKey) ?? "[]",
    () => null,
  );
  const queue = useMemo(() => parseQueue(stored), [stored]);
  const place = useRef<HTMLDivElement>(null);
  const remove = (item: ItemSnapshot) => {
    keep(queueKey, JSON.stringify(withoutItem(parseQueue(read(queueKey)), item)));
    place.current?.focus();
    onRemoved(item);
  };
  return (
    <div className="queue" ref={place} tabIndex={-1}>
      <p className="without-scripts">{texts.scripts}</p>
      {stored !== null && queue.length === 0 ? empty : null}
      <ul>
        {queue.map((item) => (
          <li key={nameOf(item)}>
            <div>
              <p className="kick">
                <span className="topic">{texts[item.type]}</span>
              </p>
              <h2 lang={item.lang} dir="auto" id={`saved-${item.type}-${item.id}`}>
                <Link to={pathOf(item)}>{item.title}</Link>
              </h2>
              <p className="meta">
                <span>
                  {texts.savedAt} <When at={new Date(item.savedAt).toISOString()} />
                </span>
              </p>
            </div>
            <button
              type="button"
              className="btn btn-small"
              id={`remove-${item.type}-${item.id}`}
              aria-labelledby={`remove-${item.type}-${item.id} saved-${item.type}-${item.id}`}
              onClick={() => remove(item)}
            >
              {texts.remove}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
