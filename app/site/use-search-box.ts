import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

/** What serves a box beyond its submission: it is loaded when one is used. */
type Served = { serve(): void; show(query: string): void };

/**
 * Serves the search boxes of the page, which the server printed. A blank query does nothing, except that
 * chosen filters may be applied without one; only filters that are chosen go into the address (specification,
 * section 5). The boxes show what the address holds, and count it.
 * @param load the same function at every call
 */
export function useSearchBox(load: () => Promise<Served>): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => {
    const find = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (form.getAttribute("role") !== "search" || event.defaultPrevented) return;
      event.preventDefault();
      const asked = new URLSearchParams();
      for (const [name, value] of new FormData(form))
        if (String(value).trim()) asked.set(name, String(value).trim());
      // On the page of results, filters may be taken back without a query too.
      const applies =
        event.submitter?.hasAttribute("data-apply-filters") &&
        (form.closest("main") || [...asked.keys()].some((name) => name !== "lang"));
      if (!asked.has("q") && !applies) return;
      form.querySelector("details")?.removeAttribute("open");
      navigate(`/search?${asked}`);
    };
    const wake = ({ target }: Event) => {
      if ((target as Element).closest?.("form[role=search]")) load().then((box) => box.serve());
    };
    document.addEventListener("submit", find);
    document.addEventListener("focusin", wake);
    document.addEventListener("pointerdown", wake);
    return () => {
      document.removeEventListener("submit", find);
      document.removeEventListener("focusin", wake);
      document.removeEventListener("pointerdown", wake);
    };
  }, [navigate, load]);

  useEffect(() => {
    const held = pathname === "/search" ? search : "";
    // Away from results there is something to take back only where a box was served.
    if (held || document.querySelector("form[data-held]")) load().then((box) => box.show(held));
  }, [pathname, search, load]);
}
