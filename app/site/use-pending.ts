import { useEffect } from "react";
import { useNavigation } from "react-router";

/** Shorter waits are not seen. */
const patience = 150;
/** Pages for which the specification names placeholders (sections 2 and 4). */
const named = ["/", "/search", "/news"];

/**
 * Tells the style sheet that another page is on its way, by `data-pending` on the root element: its path, where it has
 * placeholders, else nothing. What `Pending` printed is shown then. The search and the hub say so themselves when
 * they are asked for something else.
 */
export function usePending(): void {
  const to = useNavigation().location?.pathname;
  useEffect(() => {
    const same = to === location.pathname;
    const placeholders = named.indexOf(to ?? "");
    if (!to || (same && placeholders > 0)) return;
    const { dataset } = document.documentElement;
    const timer = setTimeout(() => {
      dataset.pending = same || placeholders < 0 ? "" : to;
    }, patience);
    return () => {
      clearTimeout(timer);
      delete dataset.pending;
    };
  }, [to]);
}
