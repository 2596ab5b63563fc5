import { useServerTexts } from "#locales/use-server-texts.ts";
import { Link } from "#ui/link.tsx";

type Props = {
  /** The address of the piece or event. */
  path: string;
  /** How many contributions there are, as far as the page knows. */
  count: number | null;
};

/**
 * Where the discussion of a page begins. The discussion itself is never part of it: it is fetched when it comes near,
 * and without scripts the link leads to it.
 */
export function DiscussionDoor({ path, count }: Props) {
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
