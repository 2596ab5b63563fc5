import { type ReactNode, useMemo, useRef, useSyncExternalStore } from "react";
import { Link } from "#ui/link.tsx";
import { read, subscribe, write } from "#ui/reader-storage.ts";
import { DateText } from "#ui/time-elements.tsx";
import { parseQueue, withoutItem } from "./browser/saved-queue.ts";
import { queueKey } from "./browser/storage-keys.ts";
import { itemKey } from "./item-key.ts";
import { type ItemSnapshot, pathOf } from "./item-snapshot.ts";

type Texts = Record<"article" | "video" | "podcast" | "savedAt" | "remove" | "scripts", string>;

/**
 * The queue of a visitor, which only the browser has. The server's HTML reserves the height of a screen for it.
 * @param onRemoved called after an item was removed
 */
export function VisitorQueue({
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
  const list = useRef<HTMLDivElement>(null);
  const remove = (item: ItemSnapshot) => {
    write(queueKey, JSON.stringify(withoutItem(parseQueue(read(queueKey)), item)));
    list.current?.focus();
    onRemoved(item);
  };
  return (
    <div className="queue" ref={list} tabIndex={-1}>
      <p className="without-scripts">{texts.scripts}</p>
      {stored !== null && queue.length === 0 ? empty : null}
      <ul>
        {queue.map((item) => (
          <li key={itemKey(item)}>
            <div>
              <p className="kick">
                <span className="topic">{texts[item.type]}</span>
              </p>
              <h2 lang={item.lang} dir="auto" id={`saved-${item.type}-${item.id}`}>
                <Link to={pathOf(item)}>{item.title}</Link>
              </h2>
              <p className="meta">
                <span>
                  {texts.savedAt} <DateText at={new Date(item.savedAt).toISOString()} />
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
