import { EpisodeCard } from "#media/episode-card.tsx";
import { VideoCard } from "#media/video-card.tsx";
import { Marked } from "#search/marked.tsx";
import { Rows } from "#search/results.tsx";
import { StoryCard } from "#stories/cards/story-card.tsx";
import { drawingsOf } from "#stories/drawing.ts";
import { ArchiveMark } from "#subscriptions/paywall.tsx";
import type { ResultRow, SearchView } from "./view.server.ts";

type Props = Pick<SearchView, "search" | "found" | "rows"> & {
  /** Whether it is appended below the pages before it. */
  below?: boolean;
};

type Drawings = ReturnType<typeof drawingsOf>;

/** A page of results as cards. */
export function SearchRows({ search, found, rows, below = false }: Props) {
  const drawings = drawingsOf(
    rows.flatMap(({ result }) => (result.kind === "article" ? [result.item] : [])),
  );
  return (
    <Rows search={search} found={found} below={below}>
      {rows.map((row) => (
        <Row key={`${row.result.kind} ${row.result.item.id}`} {...row} drawings={drawings} />
      ))}
    </Rows>
  );
}

function Row({ result, hit, archived, drawings }: ResultRow & { drawings: Drawings }) {
  const { kind, item } = result;
  const badge = archived ? <ArchiveMark /> : null;
  const shown = hit && {
    title: <Marked text={hit.title} />,
    excerpt: hit.excerpt ? <Marked text={hit.excerpt} /> : null,
  };
  const words = shown ? { words: shown } : {};
  if (kind === "article")
    return (
      <StoryCard
        story={item}
        size="m"
        drawing={drawings.get(item.slug)}
        extraBadge={badge}
        {...words}
      />
    );
  if (kind === "video") return <VideoCard video={item} size="m" badge={badge} {...words} />;
  return <EpisodeCard episode={item} badge={badge} {...words} />;
}
