import { useLocale, useTranslations } from "use-intl";
import { PostForm } from "#ui/post-form.tsx";
import { Icon } from "#ui/sprite.tsx";
import { compactNumber } from "#ui/time.ts";
import { itemKey } from "./item-key.ts";
import type { ItemSnapshot } from "./item-snapshot.ts";
import type { ItemState } from "./request-reader.server.ts";

/**
 * The controls on an item's page: save, like. They also tell the browser which item is open.
 * @param likes the number of likes @param state null for a visitor
 */
export function ItemControls(p: { item: ItemSnapshot; likes: number; state: ItemState | null }) {
  const { item, likes, state } = p;
  const t = useTranslations("library");
  const locale = useLocale();
  const snapshot = JSON.stringify(item);
  return (
    <div
      className={state ? "item-controls" : "item-controls scripted"}
      data-open=""
      data-item={snapshot}
    >
      <SaveControl item={item} state={state} />
      <button
        type="button"
        className="btn btn-small press scripted"
        data-replay=""
        data-reader="like"
        data-likeable={itemKey(item)}
        data-likes={likes}
        aria-pressed={state?.liked ?? false}
      >
        <Icon name="heart" />
        {t("like")}
        <span className="num">{likes > 0 ? compactNumber(locale, likes) : ""}</span>
      </button>
    </div>
  );
}

/** Saves an item, or takes it out of the queue again. */
export const SaveControl = ({ item, state }: { item: ItemSnapshot; state: ItemState | null }) =>
  state ? <SaveForm item={item} saved={state.saved} /> : <SaveButton item={item} />;

/** With an account it works without scripts too. */
function SaveForm({ item, saved }: { item: ItemSnapshot; saved: boolean }) {
  return (
    <PostForm action="/saved" className="item-save">
      <input type="hidden" name="kind" value={item.type} />
      <input type="hidden" name="id" value={item.id} />
      <SaveButton item={item} saved={saved} intent={saved ? "remove" : "save"} />
    </PostForm>
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
