import { Link } from "#ui/link.tsx";
import type { Coverage } from "../story.ts";

/** Two to four headlines of other publishers on the same event, in their languages; a single one would look like a mistake. */
export function OtherHeadlines({ others }: Pick<Coverage, "others">) {
  if (others.length < 2) return null;
  return (
    <ul className="told">
      {others.slice(0, 4).map(({ slug, title, lang, source }) => (
        <li key={slug}>
          <Link className="over" to={`/article/${slug}`} lang={lang} dir="auto">
            {title}
          </Link>
          <small>{source}</small>
        </li>
      ))}
    </ul>
  );
}
