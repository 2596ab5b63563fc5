const restMs = 200;

/** Finds help articles while the reader types. The form works without this, by its address. */
export function attachHelpSearch(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-help-search]");
  const place = document.querySelector("[data-help-found]");
  if (!form || !place) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  form.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const mine = ++asked;
      const query = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
      const text = await fetch(`${form.action}?${query}`)
        .then((answer) => (answer.ok ? answer.text() : null))
        .catch(() => null);
      // A late response must not replace a later one.
      if (text === null || mine !== asked) return;
      const page = new DOMParser().parseFromString(text, "text/html");
      place.replaceChildren(...(page.querySelector("[data-help-found]")?.childNodes ?? []));
    }, restMs);
  });
}
