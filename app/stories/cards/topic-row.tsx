import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { topics } from "../topic.ts";

/** The twelve topics in a row under the bar. */
export function TopicRow() {
  const t = useTranslations("stories.topics");
  const tSite = useTranslations("site");
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search);
  asked.delete("lang");
  const isTopicAlone = pathname === "/search" && asked.size === 1;
  const current = isTopicAlone ? asked.get("category") : null;
  return (
    <nav className="wrap topics" aria-label={tSite("topicMenu")}>
      {topics.map((topic) => (
        <Link
          key={topic}
          to={`/search?category=${topic}`}
          aria-current={topic === current ? "page" : undefined}
        >
          {t(topic)}
        </Link>
      ))}
    </nav>
  );
}
