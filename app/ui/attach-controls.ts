type Handler = { act: (control: HTMLElement) => unknown };

/**
 * Attaches a module to all controls of a selector; it is loaded at the first use. The form of such a control is not
 * submitted. The second click of a double click is ignored.
 */
export function attachControls(
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
  else if (control instanceof HTMLButtonElement) control.form?.requestSubmit(control);
}
