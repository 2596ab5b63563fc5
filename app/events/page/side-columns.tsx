import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { LeaningGlyph } from "#ui/leaning-glyph.tsx";
import { Link } from "#ui/link.tsx";
import { type Comparison, sumOf } from "../comparison.ts";
import { type EventPageView, type OutletGroup, pageRule } from "../paging.ts";
import { CollapsedOutletEntry, OutletEntry } from "./outlet-entries.tsx";

type Props = { comparison: Comparison; shown: EventPageView; path: string };

/**
 * The outlets of each side in a column, unrated ones below. On narrow screens one side is shown at a time, chosen by a
 * link to its section, which the style sheet selects by `:target`, so that no script is needed.
 */
export function SideColumns({ comparison, shown, path }: Props) {
  const t = useTranslations("events");
  const isFirst = shown.page === 1;
  // The first page says which sides are empty; later pages show the remaining outlets.
  const groups = shown.groups.flatMap(({ side, ...group }) =>
    side !== null && (group.outlets.length > 0 || (isFirst && side !== "unrated"))
      ? [{ side, ...group }]
      : [],
  );
  if (groups.length === 0) return null;
  const first = groups.find((group) => group.outlets.length > 0)?.side;
  return (
    <div className="event-sides">
      <nav className="tabs" aria-label={t("tabs")}>
        {groups.map(({ side }) => (
          <a key={side} href={`#side-${side}`} className={side === first ? "first" : undefined}>
            {t(`sides.${side}`)} <span className="num">{sumOf(comparison.counts, side)}</span>
          </a>
        ))}
      </nav>
      {groups.map(({ side, ...group }) => (
        <section
          key={side}
          id={`side-${side}`}
          className={side === first ? "first" : undefined}
          aria-labelledby={`side-${side}-name`}
        >
          <div className="sec-head">
            <h2 id={`side-${side}-name`}>
              <LeaningGlyph leaning={side} />
              {t(`sides.${side}`)}
            </h2>
            <b className="push num">{sumOf(comparison.counts, side)}</b>
          </div>
          {group.outlets.length === 0 && side !== "unrated" ? (
            <p className="event-none">{t(`empty.${side}`)}</p>
          ) : (
            <ul>
              {group.outlets.map((outlet, n) => (
                <OutletEntry
                  key={outlet.source.id}
                  outlet={outlet}
                  excerpt={n < shown.excerpts ? pageRule.excerptLength : 0}
                  next={furtherAt(path, shown)}
                />
              ))}
            </ul>
          )}
          <CollapsedOutlets outlets={group.collapsed} next={furtherAt(path, shown)}>
            <ShowMore remaining={group.remaining} to={nextOf(path, shown, `side-${side}`)} />
          </CollapsedOutlets>
        </section>
      ))}
    </div>
  );
}

/** The outlets that a button reveals, followed by `children`, the link to the next page; without such outlets, the link. */
function CollapsedOutlets(p: {
  outlets: OutletGroup["collapsed"];
  next: string;
  children: ReactNode;
}) {
  const t = useTranslations("events");
  const { outlets, next, children } = p;
  if (outlets.length === 0) return children;
  return (
    <details className="event-fold">
      <summary className="btn btn-long">{t("showMore", { count: outlets.length })}</summary>
      <ul>
        {outlets.map((outlet) => (
          <CollapsedOutletEntry key={outlet.source.id} outlet={outlet} next={next} />
        ))}
      </ul>
      {children}
    </details>
  );
}

/** The few outlets of a small event side by side, with all of their excerpts. */
export function FewOutlets({ shown, path }: Omit<Props, "comparison">) {
  const t = useTranslations("events");
  const [group] = shown.groups;
  if (!group || group.outlets.length === 0) return null;
  return (
    <section className="event-few" aria-labelledby="outlets">
      <h2 className="vh" id="outlets">
        {t("outlets")}
      </h2>
      <ul>
        {group.outlets.map((outlet) => (
          <OutletEntry
            key={outlet.source.id}
            outlet={outlet}
            excerpt={Number.POSITIVE_INFINITY}
            next={furtherAt(path, shown)}
          />
        ))}
      </ul>
      <ShowMore remaining={group.remaining} to={nextOf(path, shown, "")} />
    </section>
  );
}

/** The address of the first page with further stories. */
const furtherAt = (path: string, { outletPages }: EventPageView): string =>
  `${path}?page=${outletPages + 1}#further`;

/** The address of the next page, at a section of it. */
const nextOf = (path: string, { page }: EventPageView, place: string): string =>
  `${path}?page=${page + 1}${place ? `#${place}` : ""}`;

function ShowMore({ remaining, to }: { remaining: OutletGroup["remaining"]; to: string }) {
  const t = useTranslations("events");
  if (remaining === 0) return null;
  return (
    <p className="event-next">
      <Link className="btn btn-long" to={to}>
        {t("showMore", { count: Math.min(remaining, pageRule.outlets) })}
      </Link>
    </p>
  );
}
