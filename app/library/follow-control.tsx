import { useServerTexts } from "#locales/use-server-texts.ts";
import { type Followable, followKey } from "#stories/follow.ts";
import { PostForm } from "#ui/post-form.tsx";
import { Icon } from "#ui/sprite.tsx";

type Props = {
  what: Followable;
  /** The id of the heading that names it, if the page is about something else. */
  namedBy?: string;
  /** Whether the account follows it; null for a visitor, whose browser has what is followed. */
  followed: boolean | null;
  small?: boolean;
};

/** The button that follows something. With an account it is a form, which needs no scripts. */
export function FollowControl({ what, namedBy, followed, small = false }: Props) {
  if (followed === null) return <FollowButton what={what} namedBy={namedBy} small={small} />;
  return (
    <PostForm action="/following" className="item-save">
      <input type="hidden" name="what" value={followKey(what)} />
      <FollowButton
        what={what}
        namedBy={namedBy}
        small={small}
        intent={followed ? "unfollow" : "follow"}
      />
    </PostForm>
  );
}

type ButtonProps = {
  what: Followable;
  namedBy: string | undefined;
  small: boolean;
  intent?: "follow" | "unfollow";
};

function FollowButton({ what, namedBy, small, intent }: ButtonProps) {
  const t = useServerTexts("fronts");
  const id = `follow-${what.kind}-${what.name}`;
  return (
    <button
      id={id}
      aria-labelledby={namedBy && `${id} ${namedBy}`}
      type={intent ? "submit" : "button"}
      name={intent && "intent"}
      value={intent}
      className={`btn${small ? " btn-small" : ""} follow${intent ? "" : " scripted"}`}
      data-replay=""
      data-reader="follow"
      data-follow={followKey(what)}
      aria-pressed={intent === "unfollow"}
    >
      <span>
        <Icon name="plus" size={17} />
        {t("follow")}
      </span>
      <span>
        <Icon name="tick" size={17} />
        {t("following")}
      </span>
    </button>
  );
}
