import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { type Comparison, sumOf } from "../comparison.ts";
import { type EventPageView, type OutletGroup, pageRule } from "../paging.ts";
import { LeaningGlyph } from "./leaning-label.tsx";
import { BriefEntry, Entry } from "./outlet-entries.tsx";

type Props = { comparison: Comparison; shown: EventPageView; path: string };

/**
 * The outlets of each side in a column, unrated ones below. On narrow screens one side at a time: links to places on
 * the page, which the style sheet follows (`:target`), so that they need no script.
 */
export function SideColumns({ comparison, shown, path }: Props) {
  const t = useTranslations("events");
  const isFirst = shown.page === 1;
  // An empty side says so, once; later pages hold what is left of the others.
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
                <Entry
                  key={outlet.source.id}
                  outlet={outlet}
                  excerpt={n < shown.excerpts ? pageRule.excerpt : 0}
                  next={furtherAt(path, shown)}
                />
              ))}
            </ul>
          )}
          <Folded outlets={group.folded} next={furtherAt(path, shown)}>
            <ShowMore left={group.left} to={nextOf(path, shown, `side-${side}`)} />
          </Folded>
        </section>
      ))}
    </div>
  );
}

/** What follows at a press, and after it the way to the rest; that alone where nothing is folded. */
function Folded(p: { outlets: OutletGroup["folded"]; next: string; children: ReactNode }) {
  const t = useTranslations("events");
  const { outlets, next, children } = p;
  if (outlets.length === 0) return children;
  return (
    <details className="event-fold">
      <summary className="btn btn-long">{t("showMore", { count: outlets.length })}</summary>
      <ul>
        {outlets.map((outlet) => (
          <BriefEntry key={outlet.source.id} outlet={outlet} next={next} />
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
    <section className="event-few" aria-labelledby="tellings">
      <h2 className="vh" id="tellings">
        {t("tellings")}
      </h2>
      <ul>
        {group.outlets.map((outlet) => (
          <Entry
            key={outlet.source.id}
            outlet={outlet}
            excerpt={Number.POSITIVE_INFINITY}
            next={furtherAt(path, shown)}
          />
        ))}
      </ul>
      <ShowMore left={group.left} to={nextOf(path, shown, "")} />
    </section>
  );
}

/** The first page with further reports. */
const furtherAt = (path: string, { outletPages }: EventPageView): string =>
  `${path}?page=${outletPages + 1}#further`;

/** The next page of an event, at a place on it. */
const nextOf = (path: string, { page }: EventPageView, place: string): string =>
  `${path}?page=${page + 1}${place ? `#${place}` : ""}`;

function ShowMore({ left, to }: { left: OutletGroup["left"]; to: string }) {
  const t = useTranslations("events");
  if (left === 0) return null;
  return (
    <p className="event-next">
      <Link className="btn btn-long" to={to}>
        {t("showMore", { count: Math.min(left, pageRule.outlets) })}
      </Link>
    </p>
  );
}
