import { useEffect } from "react";

type Served = { act: (control: HTMLElement) => unknown };

/**
 * Serves controls that the server printed, wherever they are on the page: the module that does what they ask for
 * is loaded at the first use. A form so served is not sent, nor is the form of a button that is. The second click of
 * a double click belongs to the first.
 */
export function useControls(
  event: "click" | "submit",
  selector: string,
  load: () => Promise<Served>,
): void {
  useEffect(() => {
    const serve = (happened: Event) => {
      const control = (happened.target as Element).closest?.<HTMLElement>(selector);
      if (!control) return;
      if (event === "submit" || "form" in control) happened.preventDefault();
      if (happened instanceof MouseEvent && happened.detail > 1) return;
      load().then(({ act }) => act(control));
    };
    document.addEventListener(event, serve);
    return () => document.removeEventListener(event, serve);
  }, [event, selector, load]);
}
