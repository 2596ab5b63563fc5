import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useLocale } from "use-intl";
import { numberFormat } from "#ui/formats.ts";
import { Link } from "#ui/link.tsx";
import { formatLocale } from "#ui/time.ts";
import { DateText } from "#ui/time-elements.tsx";
import { makeChange, onAccountUpdate } from "./browser/account-sync.ts";
import { itemKey } from "./item-key.ts";
import { type ItemSnapshot, pathOf } from "./item-snapshot.ts";
import type { SavedEntry, SavedOrder } from "./saved.server.ts";

/** An entry of the queue's page. @property percent the position in it */
export type AccountQueueEntry = SavedEntry & { percent?: number | undefined };
type QueueIntent = "remove" | "read" | "unread";
export type QueueTexts = Record<
  | ("article" | "video" | "podcast" | "savedAt" | "remove" | "markRead" | "markUnread")
  | ("isRead" | "gone" | "resumeAt"),
  string
>;

/**
 * The entries of an account's queue. Each is a form, so that it works without scripts; with them a removed entry
 * disappears at once, and changes of other tabs show here.
 * @param onRemoved called after an item was removed @param reload loads the page's entries again
 */
export function AccountQueue(p: {
  items: AccountQueueEntry[];
  texts: QueueTexts;
  order: SavedOrder;
  page: number;
  onRemoved: (item: ItemSnapshot) => void;
  reload: () => Promise<void>;
  empty: ReactNode;
}) {
  const { items, texts, order, page, onRemoved, reload, empty } = p;
  const list = useRef<HTMLDivElement>(null);
  const [pending, setPending] = useState<Record<string, QueueIntent>>({});
  useEffect(() => onAccountUpdate(() => void reload()), [reload]);

  async function submit(item: AccountQueueEntry, event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const intent = (submitter as HTMLButtonElement | null)?.value as QueueIntent;
    const key = itemKey(item);
    setPending((before) => ({ ...before, [key]: intent }));
    if (intent === "remove") {
      list.current?.focus();
      onRemoved(item);
    }
    if (await makeChange({ do: intent, kind: item.type, id: item.id })) await reload();
    setPending(({ [key]: _, ...others }) => others);
  }

  const shown = items.filter((item) => pending[itemKey(item)] !== "remove");
  return (
    <div className="queue" ref={list} tabIndex={-1}>
      {shown.length === 0 ? empty : null}
      <ul>
        {shown.map((item) => (
          <Entry
            key={itemKey(item)}
            item={item}
            pending={pending[itemKey(item)]}
            texts={texts}
            onSubmit={(event) => void submit(item, event)}
          >
            <input type="hidden" name="sort" value={order} />
            <input type="hidden" name="page" value={page} />
          </Entry>
        ))}
      </ul>
    </div>
  );
}

function Entry(p: {
  item: AccountQueueEntry;
  pending: QueueIntent | undefined;
  texts: QueueTexts;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}) {
  const { item, pending, texts } = p;
  const read = pending ? pending === "read" : item.readAt !== null;
  const name = `${item.type}-${item.id}`;
  const button = (intent: QueueIntent, label: string) => (
    <button
      type="submit"
      name="intent"
      value={intent}
      className="btn btn-small"
      id={`${intent}-${name}`}
      aria-labelledby={`${intent}-${name} saved-${name}`}
    >
      {label}
    </button>
  );
  return (
    <li data-read={read || undefined}>
      <div>
        <p className="kick">
          <span className="topic">{texts[item.type]}</span>
          {read ? <span className="queue-read">{texts.isRead}</span> : null}
        </p>
        <h2 lang={item.lang} dir="auto" id={`saved-${name}`}>
          {item.gone ? item.title : <Link to={pathOf(item)}>{item.title}</Link>}
        </h2>
        <p className="meta">
          <span>
            {texts.savedAt} <DateText at={item.savedAt} />
          </span>
          {item.gone ? (
            <span>{texts.gone}</span>
          ) : (
            <ResumeLink item={item} label={texts.resumeAt} />
          )}
        </p>
      </div>
      <form method="post" className="queue-acts" onSubmit={p.onSubmit}>
        <input type="hidden" name="kind" value={item.type} />
        <input type="hidden" name="id" value={item.id} />
        {p.children}
        {read ? button("unread", texts.markUnread) : button("read", texts.markRead)}
        {button("remove", texts.remove)}
      </form>
    </li>
  );
}

function ResumeLink({ item, label }: { item: AccountQueueEntry; label: string }) {
  const locale = useLocale();
  if (item.percent === undefined || item.percent <= 0 || item.percent >= 100) return null;
  const format = numberFormat(formatLocale(locale), { style: "percent" });
  return (
    <Link
      className="queue-resume"
      to={pathOf(item)}
      data-reader="resume"
      data-item-key={itemKey(item)}
    >
      {label} <span suppressHydrationWarning>{format.format(item.percent / 100)}</span>
    </Link>
  );
}
