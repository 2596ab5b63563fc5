import { useTranslations } from "use-intl";
import { Icon } from "#ui/sprite.tsx";
import type { KeptItem } from "./kept-item.ts";

/** The quiet way to save, on a card. Both its names are there; the style sheet shows the one of its state. */
export function SaveMark({ item }: { item: KeptItem }) {
  const t = useTranslations("ui");
  return (
    <button
      type="button"
      className="icon-btn save-mark over scripted press"
      data-replay=""
      data-reader="save"
      data-item={JSON.stringify(item)}
      aria-pressed="false"
    >
      <Icon name="bookmark" size={18} />
      <span className="vh">
        {t.rich("save", {
          title: item.title,
          not: (word) => <span className="is-not">{word}</span>,
          is: (word) => <span className="is-saved">{word}</span>,
        })}
      </span>
    </button>
  );
}
