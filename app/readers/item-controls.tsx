import { useLocale, useTranslations } from "use-intl";
import { Icon } from "#ui/sprite.tsx";
import { compact } from "#ui/time.ts";
import { type KeptItem, nameOf } from "./kept-item.ts";

/**
 * What a reader can do with the item whose page this is: save it, like it. Printed; it also tells the browser
 * which item is open. @param likes how many there are
 */
export function ItemControls({ item, likes }: { item: KeptItem; likes: number }) {
  const t = useTranslations("readers");
  const locale = useLocale();
  const said = JSON.stringify(item);
  return (
    <span className="item-controls scripted" data-open="" data-item={said}>
      <button
        type="button"
        className="btn btn-small press"
        data-replay=""
        data-reader="save"
        data-item={said}
        aria-pressed="false"
      >
        <Icon name="bookmark" />
        {t("save")}
      </button>
      <button
        type="button"
        className="btn btn-small press"
        data-replay=""
        data-reader="like"
        data-likeable={nameOf(item)}
        data-likes={likes}
        aria-pressed="false"
      >
        <Icon name="heart" />
        {t("like")}
        <span className="num">{likes > 0 ? compact(locale, likes) : ""}</span>
      </button>
    </span>
  );
}
