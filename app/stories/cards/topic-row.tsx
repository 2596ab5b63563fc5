import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { topics } from "../topic.ts";

/** The twelve topics in a row under the bar. */
export function TopicRow() {
  const t = useTranslations("stories.topics");
  const tSite = useTranslations("site");
  return (
    <nav className="wrap topics" aria-label={tSite("topicMenu")}>
      {topics.map((topic) => (
        <Link key={topic} to={`/search?category=${topic}`}>
          {t(topic)}
        </Link>
      ))}
    </nav>
  );
}
