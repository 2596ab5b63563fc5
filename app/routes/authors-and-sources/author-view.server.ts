import type { RouterContextProvider } from "react-router";
import { withFollowers } from "#library/follows.server.ts";
import { followKeysOf } from "#library/request-reader.server.ts";
import { servicesContext } from "#platform/context.ts";
import type { Author } from "#stories/story.ts";
import type { AuthorView } from "./followable-author.tsx";

/** An author for pages: with the number of followers, and whether the reader follows them. */
export async function authorViewOf(
  context: Readonly<RouterContextProvider>,
  author: Author,
): Promise<AuthorView> {
  const { db } = context.get(servicesContext);
  const [shown, followed] = await Promise.all([withFollowers(db, author), followKeysOf(context)]);
  return { author: shown, isFollowed: followed?.has(`author:${author.slug}`) ?? null };
}
