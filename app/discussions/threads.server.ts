import type { Db } from "#platform/db/db.server.ts";
import { isEditable } from "./contribution.ts";
import { contributionHtml } from "./contribution-html.server.ts";
import {
  byIds,
  countRepliesAfter,
  firstReplies,
  heldOf,
  picks,
  type Row,
  repliesAfter,
  repliesBefore,
  roots,
  viewerState,
} from "./contributions.queries.server.ts";
import type { ContributionState } from "./discussion.ts";
import {
  type Cursor,
  type DiscussionAddress,
  moreReplies,
  repliesAtOnce,
  rootsAtOnce,
} from "./discussion-address.ts";
import type { HoldRule } from "./moderation/hold-rules.ts";
import type { ContributionView, ThreadView } from "./thread.ts";

/** The reader of a page. Only the member sees their own state and held contributions. */
export type Viewer = {
  userId: string | null;
  /** The languages whose threads come first, if the address says so. */
  languages: readonly string[];
  now: Date;
};

export type Page = {
  /** The viewer's held contributions. */
  waiting: ContributionView[];
  threads: ThreadView[];
  /** The cursor of the next page; null at the end. */
  next: Cursor | null;
};

type ViewerState = Awaited<ReturnType<typeof viewerState>>;
const visitorState: ViewerState = {
  appreciated: new Set(),
  followed: new Set(),
  blocked: new Set(),
};

/** One page of threads in a sort order, each with its first replies. */
export async function pageOf(
  db: Db,
  discussion: number,
  asked: Pick<DiscussionAddress, "sort" | "mine" | "after">,
  viewer: Viewer,
): Promise<Page> {
  const { userId } = viewer;
  const [found, waiting] = await Promise.all([
    threadRoots(db, discussion, asked, viewer.languages),
    userId !== null && asked.after === null ? heldOf(db, discussion, userId) : [],
  ]);
  const replies =
    asked.sort === "picks"
      ? []
      : await firstReplies(
          db,
          found.rows.map((r) => r.id),
        );
  const view = await viewOf(db, [...found.rows, ...replies, ...waiting], viewer);
  return {
    waiting: waiting.map(view.contribution),
    threads: found.rows.map((root) =>
      view.thread(
        root,
        replies.filter((reply) => reply.root_id === root.id),
        repliesAtOnce,
      ),
    ),
    next: found.next,
  };
}

/** The roots of the threads of a page, and the cursor of the next page. */
async function threadRoots(
  db: Db,
  discussion: number,
  { sort, mine, after }: Pick<DiscussionAddress, "sort" | "mine" | "after">,
  languages: readonly string[],
): Promise<{ rows: Row[]; next: Cursor | null }> {
  const limit = rootsAtOnce + 1;
  if (sort === "picks") return withoutExtraRow(await picks(db, discussion, after));
  if (!mine || languages.length === 0)
    return withoutExtraRow(
      await roots(db, discussion, { sort, after, languages: null, rest: false, limit }),
    );
  const rest = after?.rest ?? false;
  const own = rest ? [] : await roots(db, discussion, { sort, after, languages, rest, limit });
  // After the threads in the reader's languages, the page continues with the others.
  const others =
    own.length === limit
      ? []
      : await roots(db, discussion, {
          sort,
          after: rest ? after : null,
          languages,
          rest: true,
          limit: limit - own.length,
        });
  return withoutExtraRow([...own, ...others], (last) => others.includes(last));
}

/** Drops the extra row that was queried to see whether there is a next page. */
function withoutExtraRow(
  rows: Row[],
  isRest: (last: Row) => boolean = () => false,
): { rows: Row[]; next: Cursor | null } {
  if (rows.length <= rootsAtOnce) return { rows, next: null };
  const shown = rows.slice(0, rootsAtOnce);
  const last = shown.at(-1);
  if (!last) return { rows, next: null };
  return { rows: shown, next: { id: last.id, rank: last.appreciations, rest: isRest(last) } };
}

/** Further replies of a thread; null where this discussion has no such thread. */
export async function threadFrom(
  db: Db,
  discussion: number,
  { root, after }: { root: number; after: number },
  viewer: Viewer,
): Promise<ThreadView | null> {
  const [begin] = await byIds(db, [root]);
  if (!isVisibleRoot(begin, discussion)) return null;
  const replies = await repliesAfter(db, root, after, moreReplies + 1);
  const view = await viewOf(db, [begin, ...replies], viewer);
  const thread = view.thread(begin, replies, moreReplies);
  return { ...thread, more: await countRest(db, thread), before: after > 0 };
}

/** The thread of a contribution with the replies around it; null where the viewer may not see it. */
export async function threadAround(
  db: Db,
  discussion: number,
  id: number,
  viewer: Viewer,
): Promise<ThreadView | null> {
  const [target] = await byIds(db, [id]);
  if (!target || target.discussion_id !== discussion) return null;
  const own = target.user_id !== null && target.user_id === viewer.userId;
  const visible = target.state === "shown" || target.replies > 0;
  if (!visible && !(own && target.state !== "deleted")) return null;
  if (target.root_id === null) {
    const replies = await repliesAfter(db, id, 0, moreReplies + 1);
    return (await viewOf(db, [target, ...replies], viewer)).thread(target, replies, moreReplies);
  }
  const root = target.root_id;
  const [[begin], before, after] = await Promise.all([
    byIds(db, [root]),
    repliesBefore(db, root, id, moreReplies / 2 + 1),
    repliesAfter(db, root, id, moreReplies / 2 + 1),
  ]);
  if (!begin) return null;
  const earlier = before.slice(-moreReplies / 2);
  const replies = [...earlier, target, ...after];
  const view = await viewOf(db, [begin, ...replies], viewer);
  const thread = view.thread(begin, replies, earlier.length + 1 + moreReplies / 2);
  const more = await countRest(db, thread);
  return { ...thread, more, before: before.length > earlier.length };
}

/** How many replies follow, for a thread that is not shown from its first reply. */
const countRest = async (db: Db, { root, more, last }: ThreadView): Promise<number> =>
  more > 0 ? Math.max(1, await countRepliesAfter(db, root.id, last)) : 0;

const isVisibleRoot = (row: Row | undefined, discussion: number): row is Row =>
  row !== undefined &&
  row.discussion_id === discussion &&
  row.root_id === null &&
  (row.state === "shown" || row.replies > 0);

/** One contribution, and whether its thread is closed; null where the viewer may not see it. */
export async function contributionFor(
  db: Db,
  id: number,
  viewer: Viewer,
): Promise<(ContributionView & { text: string; discussion: number; closed: boolean }) | null> {
  const [row] = await byIds(db, [id]);
  if (!row) return null;
  const own = row.user_id !== null && row.user_id === viewer.userId;
  if (!own && row.state !== "shown" && row.replies === 0) return null;
  const view = (await viewOf(db, [row], viewer)).contribution(row);
  const [root] = row.root_id === null ? [row] : await byIds(db, [row.root_id]);
  return {
    ...view,
    text: view.html === "" ? "" : row.text,
    discussion: row.discussion_id,
    closed: (root?.closed_at ?? null) !== null,
  };
}

async function viewOf(db: Db, rows: readonly Row[], viewer: Viewer) {
  const known = new Map(rows.map((row) => [row.id, row]));
  const missing = rows.flatMap(({ parent_id, root_id }) =>
    parent_id !== null && parent_id !== root_id && !known.has(parent_id) ? [parent_id] : [],
  );
  const [marks, parents] = await Promise.all([
    viewer.userId === null ? visitorState : viewerState(db, viewer.userId, [...known.keys()]),
    byIds(db, missing),
  ]);
  for (const parent of parents) known.set(parent.id, parent);
  const contribution = (row: Row) => contributionView(row, { marks, known, viewer });
  return {
    contribution,
    /** @param replies one more than `shown` where there are more */
    thread(root: Row, replies: readonly Row[], shown: number): ThreadView {
      const first = replies.slice(0, shown);
      const seen = first.filter((reply) => reply.state === "shown").length;
      return {
        root: contribution(root),
        before: false,
        replies: first.map(contribution),
        more: replies.length > shown ? Math.max(1, root.replies - seen) : 0,
        last: first.at(-1)?.id ?? 0,
        followed: marks.followed.has(String(root.id)),
        closed: root.closed_at !== null,
      };
    },
  };
}

function contributionView(
  row: Row,
  { marks, known, viewer }: { marks: ViewerState; known: Map<number, Row>; viewer: Viewer },
): ContributionView {
  const mine = row.user_id !== null && row.user_id === viewer.userId;
  const hidden = row.user_id !== null && marks.blocked.has(row.user_id);
  const readable = !hidden && (row.state === "shown" || (mine && row.state !== "deleted"));
  const parent =
    row.parent_id !== null && row.parent_id !== row.root_id ? known.get(row.parent_id) : undefined;
  return {
    id: row.id,
    root: row.root_id,
    state: row.state as ContributionState,
    hidden,
    heldBy: mine ? (row.held_by as HoldRule | null) : null,
    name: readable ? row.name : null,
    tier: row.tier as ContributionView["tier"],
    // A placeholder has no badge, since that would hint at its writer.
    mark: readable ? (row.mark as ContributionView["mark"]) : null,
    html: readable ? contributionHtml(row.text) : "",
    lang: row.lang,
    appreciations: row.appreciations,
    appreciated: marks.appreciated.has(String(row.id)),
    mine,
    editable: mine && isEditable({ state: row.state, createdAt: row.created_at }, viewer.now),
    picked: row.picked_at !== null,
    edited: row.edited_at !== null,
    createdAt: row.created_at.toISOString(),
    sample: row.sample,
    parent: parent ? parentView(parent, marks) : null,
  };
}

function parentView({ id, name, state, user_id }: Row, { blocked }: ViewerState) {
  const hidden = user_id !== null && blocked.has(user_id);
  return { id, name: state === "shown" && !hidden ? name : null, hidden };
}

/** The newest picks, shown above the threads, without those of blocked writers. */
export async function pickedOf(
  db: Db,
  discussion: number,
  viewer: Viewer,
): Promise<ContributionView[]> {
  const rows = await picks(db, discussion, null, 2);
  const view = await viewOf(db, rows, viewer);
  return rows.map(view.contribution).filter(({ hidden }) => !hidden);
}
