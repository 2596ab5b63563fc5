import { useServerTexts } from "#locales/use-server-texts.ts";
import { Link } from "#ui/link.tsx";

type Props = {
  /** The address of the piece or event. */
  path: string;
  /** The number of contributions; null where the page does not know it. */
  count: number | null;
};

/**
 * The place of a discussion on the page of its piece or event: a link, which a script replaces by the discussion when
 * it is scrolled near.
 */
export function DiscussionLink({ path, count }: Props) {
  const t = useServerTexts("discussions");
  return (
    <section className="sec" id="discussion" data-discussion={`${path}/discussion`}>
      <div className="sec-head">
        <h2>{t("title")}</h2>
      </div>
      <p>
        <Link className="btn" to={`${path}/discussion`}>
          {count === null ? t("title") : t("join", { count })}
        </Link>
      </p>
    </section>
  );
}
