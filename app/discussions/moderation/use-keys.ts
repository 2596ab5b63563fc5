import { useEffect } from "react";

/**
 * Keyboard shortcuts: a single key presses the control with that `data-key`. Not while typing, and not with Ctrl, Alt
 * or Cmd. `on: false` turns all of them off (WCAG 2.2, 2.1.4).
 */
export function useKeys(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const at = event.target;
      const typing =
        at instanceof HTMLElement &&
        at.matches("textarea, select, input:not([type=radio], [type=checkbox], [type=submit])");
      if (typing) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const marked = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
      if (!marked) return;
      event.preventDefault();
      marked.focus();
      marked.click();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [on]);
}
