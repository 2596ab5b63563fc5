import { FollowControl } from "#library/follow-control.tsx";
import { AuthorCard, authorNameId } from "#stories/article/author-card.tsx";
import type { Author } from "#stories/story.ts";

/** @property isFollowed whether the reader's account follows them; null for a visitor */
export type AuthorView = { author: Author; isFollowed: boolean | null };

type Props = { view: AuthorView; as?: "author" | "producer" | "host" };

/** An author's card with the button to follow them. */
export const FollowableAuthor = ({ view: { author, isFollowed }, as = "author" }: Props) => (
  <AuthorCard
    author={author}
    as={as}
    follow={
      <FollowControl
        what={{ kind: "author", name: author.slug }}
        namedBy={authorNameId}
        followed={isFollowed}
        small
      />
    }
  />
);
