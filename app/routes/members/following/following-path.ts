import type { FollowKind } from "#stories/follow.ts";

/** The address of the news of follows, of one kind or all, by pages. @param done the message to show once */
export function followingPath(o: {
  kind: FollowKind | null;
  page: number;
  done?: string | null;
}): string {
  const query = new URLSearchParams();
  if (o.kind) query.set("kind", o.kind);
  if (o.page > 1) query.set("page", String(o.page));
  if (o.done) query.set("done", o.done);
  return `/following${query.size > 0 ? `?${query}` : ""}`;
}
