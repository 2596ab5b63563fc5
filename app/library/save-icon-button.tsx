import { useTranslations } from "use-intl";
import { Icon } from "#ui/sprite.tsx";
import type { ItemSnapshot } from "./item-snapshot.ts";

/** Saves an item from its card. It has an icon only: browser/reader-controls.ts keeps its label in step with its state. */
export function SaveIconButton({ item }: { item: ItemSnapshot }) {
  const t = useTranslations("ui");
  return (
    <button
      type="button"
      className="icon-btn save-btn over scripted press"
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
