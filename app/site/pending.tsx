import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";

/** Shorter waits are not seen. */
const patience = 150;
/** Pages for which the specification names placeholders (sections 2 and 4). */
const named = ["/", "/search", "/news"];

/**
 * That another page is on its way: a bar at the top, and over the page that stands the places of what comes, where the
 * specification names them. The search and the hub say so themselves when they are asked for something else.
 */
export function Pending() {
  const t = useTranslations("ui");
  const to = useNavigation().location?.pathname;
  // Nothing in the document: there it would be in everybody's way.
  const [shown, show] = useState<string | null>();
  useEffect(() => {
    show(null);
    const same = to === location.pathname;
    const at = named.indexOf(to ?? "");
    if (!to || (same && at > 0)) return;
    const timer = setTimeout(() => show(same || at < 0 ? "" : to), patience);
    return () => clearTimeout(timer);
  }, [to]);
  return shown === undefined ? null : (
    <div className="pending" aria-live="polite" data-to={shown ?? undefined}>
      {shown === null ? null : (
        <>
          <p>{t(shown === "/search" ? "searching" : "loading")}</p>
          <i />
        </>
      )}
    </div>
  );
}
