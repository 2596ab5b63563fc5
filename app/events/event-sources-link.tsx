import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { minPublishersOfEvent } from "./publishers.ts";

/** "17 sources": a link from a story in a list to its event. Nothing for fewer than two sources. */
export function EventSourcesLink({
  event,
}: {
  event: { slug: string; publishers: number } | undefined;
}) {
  const t = useTranslations("events");
  if (!event || event.publishers < minPublishersOfEvent) return null;
  return (
    <p className="kick">
      <Link className="topic over" to={`/event/${event.slug}`}>
        {t("sources", { count: event.publishers })}
      </Link>
    </p>
  );
}
