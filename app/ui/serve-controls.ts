type Handler = { act: (control: HTMLElement) => unknown };

/**
 * Serves controls that the server wrote, wherever they are on the page: the module that does what they ask for is
 * loaded at the first use. A form so served is not sent, nor is the form of a button that is. The second click of a
 * double click belongs to the first.
 */
export function serveControls(
  type: "click" | "submit",
  selector: string,
  load: () => Promise<Handler>,
): void {
  document.addEventListener(type, (event) => {
    const control = (event.target as Element).closest?.<HTMLElement>(selector);
    if (!control) return;
    if (type === "submit" || "form" in control) event.preventDefault();
    if (event instanceof MouseEvent && event.detail > 1) return;
    load().then(
      ({ act }) => act(control),
      () => submitAnyway(control),
    );
  });
}

/** The script failed to load: the form is submitted as it is without scripts. */
function submitAnyway(control: HTMLElement): void {
  if (control instanceof HTMLFormElement) control.submit();
  else if (control instanceof HTMLButtonElement) control.form?.submit();
}
