import { useTranslations } from "use-intl";
import { Icon } from "#ui/sprite.tsx";
import type { ItemSnapshot } from "./item-snapshot.ts";

/** The quiet way to save, on a card. What shows that it is saved names it so, too (browser/reader-controls.ts). */
export function SaveMark({ item }: { item: ItemSnapshot }) {
  const t = useTranslations("ui");
  return (
    <button
      type="button"
      className="icon-btn save-mark over scripted press"
      data-replay=""
      data-reader="save"
      data-item={JSON.stringify(item)}
      aria-pressed="false"
      aria-label={t("save", { title: item.title })}
    >
      <Icon name="bookmark" size={18} />
    </button>
  );
}
