import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { type Followable, followKey } from "#stories/follow.ts";
import { isFollowed } from "#stories/following.ts";
import { PostForm } from "#ui/post-form.tsx";
import { subscribe } from "#ui/reader-storage.ts";
import { Icon } from "#ui/sprite.tsx";
import { toggleFollow } from "../toggle-follow.ts";

type Props = {
  what: Followable;
  /** The id of the element that names it. */
  namedBy: string;
  /** Whether it was followed when the page was rendered. */
  followed: boolean;
  /** Whether it is a form, which works for an account without scripts. */
  hasForm: boolean;
};

/** The same button as `FollowControl`, for pages that are hydrated as a whole. */
export function FollowToggle({ what, namedBy, followed, hasForm }: Props) {
  const t = useTranslations("following");
  const pressed = useSyncExternalStore(
    subscribe,
    () => isFollowed(what),
    () => followed,
  );
  const id = `follow-${what.kind}-${what.name}`;
  const button = (
    <button
      id={id}
      aria-labelledby={`${id} ${namedBy}`}
      aria-pressed={pressed}
      type={hasForm ? "submit" : "button"}
      name={hasForm ? "intent" : undefined}
      value={hasForm ? (pressed ? "unfollow" : "follow") : undefined}
      className="btn btn-small follow"
      onClick={(event) => {
        event.preventDefault();
        toggleFollow(what);
      }}
    >
      <span>
        <Icon name="plus" size={15} />
        {t("follow")}
      </span>
      <span>
        <Icon name="tick" size={15} />
        {t("following")}
      </span>
    </button>
  );
  return hasForm ? (
    <PostForm action="/following" className="item-save">
      <input type="hidden" name="what" value={followKey(what)} />
      {button}
    </PostForm>
  ) : (
    button
  );
}
