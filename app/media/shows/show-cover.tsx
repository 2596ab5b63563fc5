import { drawingOrder } from "#stories/drawing.ts";
import { Drawing } from "#ui/drawing.tsx";
import { Picture } from "#ui/picture.tsx";
import type { Show } from "../show.ts";

/** The cover of a show; if it has none, one of our drawings, the same as on the cards of its episodes. */
export function ShowCover({
  show,
  eager = false,
  sizes,
}: {
  show: Pick<Show, "name" | "cover">;
  /** Loaded at once: for the main picture of a page. */
  eager?: boolean;
  sizes: string;
}) {
  const [drawing] = drawingOrder(show.name, "Media");
  return (
    <Picture
      src={show.cover?.src ?? null}
      alt=""
      width={800}
      height={800}
      eager={eager}
      sizes={sizes}
      className="pic-square"
      instead={drawing ? <Drawing name={drawing} eager={eager} /> : null}
    />
  );
}
