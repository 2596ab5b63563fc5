import type { ReactNode } from "react";
import { Link } from "./link.tsx";

type PageLink = { to: string; text: ReactNode };
type Props = {
  label: string;
  /** Where it stands on the page. */
  className: string;
  /** The way back to the beginning, of a list whose pages have cursors for addresses. */
  first?: PageLink | null;
  previous?: PageLink | null;
  next: PageLink | null;
  /** Which page is shown. */
  children?: ReactNode;
};

/** Links to the pages of a list before and after the one that is shown. */
export function Pager({ label, className, first, previous, next, children }: Props) {
  return (
    <nav className={`pager ${className}`} aria-label={label}>
      {first ? (
        <Link className="btn" to={first.to}>
          {first.text}
        </Link>
      ) : null}
      {previous ? (
        <Link className="btn" rel="prev" to={previous.to}>
          {previous.text}
        </Link>
      ) : null}
      {children}
      {next ? (
        <Link className="btn" rel="next" to={next.to}>
          {next.text}
        </Link>
      ) : null}
    </nav>
  );
}
