import { Link } from "#ui/link.tsx";
import { useStoryLink } from "../originals.ts";
import type { Coverage } from "../story.ts";

/** Two to four headlines of other publishers on the same event, in their languages; a single one would look like a mistake. */
export function OtherHeadlines({ others }: Pick<Coverage, "others">) {
  const linkTo = useStoryLink();
  if (others.length < 2) return null;
  return (
    <ul className="told">
      {others.slice(0, 4).map((other) => (
        <li key={other.slug}>
          <Link className="over" {...linkTo(other)} lang={other.lang} dir="auto">
            {other.title}
          </Link>
          <small>{other.source}</small>
        </li>
      ))}
    </ul>
  );
}
