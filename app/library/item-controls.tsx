import { useLocale, useTranslations } from "use-intl";
import { Icon } from "#ui/sprite.tsx";
import { compact } from "#ui/time.ts";
import { type ItemSnapshot, nameOf } from "./item-snapshot.ts";
import type { Marks } from "./marks.server.ts";

/**
 * What a reader can do with the item whose page this is: save it, like it. It also tells the browser
 * which item is open. @param likes how many there are @param marks what a signed-in reader has done already
 */
export function ItemControls(p: { item: ItemSnapshot; likes: number; marks: Marks | null }) {
  const { item, likes, marks } = p;
  const t = useTranslations("library");
  const locale = useLocale();
  const said = JSON.stringify(item);
  return (
    <div
      className={marks ? "item-controls" : "item-controls scripted"}
      data-open=""
      data-item={said}
    >
      <SaveControl item={item} marks={marks} />
      <button
        type="button"
        className="btn btn-small press scripted"
        data-replay=""
        data-reader="like"
        data-likeable={nameOf(item)}
        data-likes={likes}
        aria-pressed={marks?.liked ?? false}
      >
        <Icon name="heart" />
        {t("like")}
        <span className="num">{likes > 0 ? compact(locale, likes) : ""}</span>
      </button>
    </div>
  );
}

/** Saves an item, or takes it out of the queue again. */
export const SaveControl = ({ item, marks }: { item: ItemSnapshot; marks: Marks | null }) =>
  marks ? <SaveForm item={item} saved={marks.saved} /> : <SaveButton item={item} />;

/** An account saves without scripts too. With them the press is served on the spot. */
function SaveForm({ item, saved }: { item: ItemSnapshot; saved: boolean }) {
  return (
    <form method="post" action="/saved" className="item-save">
      <input type="hidden" name="kind" value={item.type} />
      <input type="hidden" name="id" value={item.id} />
      <SaveButton item={item} saved={saved} intent={saved ? "remove" : "save"} />
    </form>
  );
}

function SaveButton(p: { item: ItemSnapshot; saved?: boolean; intent?: "save" | "remove" }) {
  const t = useTranslations("library");
  return (
    <button
      type={p.intent ? "submit" : "button"}
      name={p.intent && "intent"}
      value={p.intent}
      className="btn btn-small press"
      data-replay=""
      data-reader="save"
      data-item={JSON.stringify(p.item)}
      aria-pressed={p.saved ?? false}
    >
      <Icon name="bookmark" />
      {t("save")}
    </button>
  );
}
