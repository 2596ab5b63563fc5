import { useServerTexts } from "#locales/use-server-texts.ts";
import type { SectionPlace } from "#stories/section-address.ts";
import { Icon } from "#ui/sprite.tsx";

/** Follows a topic or a member state: kept in the browser, or in the account. The width stays. */
export function FollowControl({ section }: { section: SectionPlace }) {
  const t = useServerTexts("fronts");
  return (
    <button
      type="button"
      className="btn follow scripted"
      data-replay=""
      data-reader="follow"
      data-follow={section.base === "topic" ? section.topic : section.country}
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
