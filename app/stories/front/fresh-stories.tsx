import { useTranslations } from "use-intl";
import { showWaiting, waitingCount } from "./front-page.ts";
import { useFrontPage } from "./use-front-page.ts";

/** On the front page: how many stories wait. */
export const FreshStories = () => (
  <FreshNotice count={waitingCount(useFrontPage())} onShow={showWaiting} />
);

/** Announces new stories, also to screen readers; they are shown when the reader presses the button. */
export function FreshNotice({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useTranslations("stories.home");
  return (
    <div className="fresh">
      <p role="status" className="vh">
        {count > 0 ? t("freshHint", { count }) : ""}
      </p>
      {count > 0 ? (
        <button type="button" className="btn btn-solid" onClick={onShow}>
          {t("fresh", { count })}
        </button>
      ) : null}
    </div>
  );
}
