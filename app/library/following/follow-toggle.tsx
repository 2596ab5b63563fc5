import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { type Followable, followKey } from "#stories/follow.ts";
import { isFollowed } from "#stories/following.ts";
import { subscribe } from "#ui/own-storage.ts";
import { Icon } from "#ui/sprite.tsx";
import { toggleFollowed } from "../change-followed.ts";

type Props = {
  what: Followable;
  /** The id of what names it. */
  namedBy: string;
  /** Whether it is followed, as the server has written. */
  followed: boolean;
  /** Whether a form can do it, which an account takes without scripts. */
  hasForm: boolean;
};

/** The button of `follow-control.tsx` in a members' application: pressed, it stays where it is. */
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
        toggleFollowed(what);
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
    <form method="post" action="/following" className="item-save">
      <input type="hidden" name="what" value={followKey(what)} />
      {button}
    </form>
  ) : (
    button
  );
}
