import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

/**
 * Serves the search boxes of the page, which the server printed. A blank query does nothing, except that
 * chosen filters may be applied without one; only filters that are chosen go into the address (specification,
 * section 5). The boxes show what the address holds, and count it.
 */
export function useSearchBox(): void {
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
      const applies = event.submitter?.hasAttribute("data-apply-filters") && asked.size > 0;
      if (!asked.has("q") && !applies) return;
      form.querySelector("details")?.removeAttribute("open");
      navigate(`/search?${asked}`);
    };
    const change = (event: Event) => {
      const form = (event.target as Element).closest<HTMLFormElement>("form[role=search]");
      if (form) count(form);
    };
    const clear = (event: MouseEvent) => {
      const button = (event.target as Element).closest?.("[data-clear-filters]");
      const form = button?.closest("form");
      if (!form) return;
      for (const field of form.querySelectorAll("select")) field.value = "";
      count(form);
    };
    document.addEventListener("submit", find);
    document.addEventListener("change", change);
    document.addEventListener("click", clear);
    return () => {
      document.removeEventListener("submit", find);
      document.removeEventListener("change", change);
      document.removeEventListener("click", clear);
    };
  }, [navigate]);

  useEffect(() => {
    const held = new URLSearchParams(pathname === "/search" ? search : "");
    for (const form of document.querySelectorAll<HTMLFormElement>("header form[role=search]")) {
      for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]"))
        field.value = held.get(field.name) ?? "";
      count(form);
    }
  }, [pathname, search]);
}

function count(form: HTMLFormElement): void {
  const chosen = [...form.querySelectorAll("select")].filter((field) => field.value).length;
  for (const badge of form.querySelectorAll<HTMLElement>("[data-filter-count]")) {
    badge.textContent = String(chosen);
    badge.hidden = chosen === 0;
  }
}
