import { Link } from "#ui/link.tsx";
import { DateText } from "#ui/time-elements.tsx";
import type { CorrectedPiece } from "./newsroom.server.ts";

type Props = {
  pieces: readonly CorrectedPiece[];
  texts: { noCorrections: string; correctedClosed: string };
};

/** All corrections of our own pieces, by piece. */
export function CorrectionList({ pieces, texts }: Props) {
  if (pieces.length === 0) return <p className="empty">{texts.noCorrections}</p>;
  return (
    <ul className="corrections">
      {pieces.map(({ slug, title, lang, at, corrections }) => (
        <li key={slug}>
          <h2 lang={lang} dir="auto">
            <Link to={`/article/${slug}`}>{title}</Link>
          </h2>
          {corrections ? (
            corrections.map((one) => (
              <p key={one.at}>
                <span className="note">
                  <DateText at={one.at} style="long" />
                </span>{" "}
                <span lang={lang} dir="auto">
                  {one.text}
                </span>
              </p>
            ))
          ) : (
            <p>
              <span className="note">
                <DateText at={at} style="long" />
              </span>{" "}
              {texts.correctedClosed}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
