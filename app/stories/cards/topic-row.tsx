import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { topicPath } from "../section-address.ts";
import { topics } from "../topic.ts";

/** The twelve topics in a row under the header's bar. */
export function TopicRow() {
  const t = useTranslations("stories.topics");
  const tSite = useTranslations("site");
  const { pathname } = useLocation();
  return (
    <nav className="wrap topics" aria-label={tSite("topicMenu")}>
      {topics.map((topic) => (
        <Link
          key={topic}
          to={topicPath(topic)}
          aria-current={topicPath(topic) === pathname ? "page" : undefined}
        >
          {t(topic)}
        </Link>
      ))}
    </nav>
  );
}
