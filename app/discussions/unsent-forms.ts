/** The forms with words that were typed and not sent. @param but one of them, which is done with */
export const unsentForms = (section: HTMLElement, but: HTMLElement | null): HTMLFormElement[] =>
  [...section.querySelectorAll<HTMLFormElement>("form[data-compose]")].filter((form) => {
    const area = form.querySelector("textarea");
    return form !== but && area && area.value.trim() !== "" && area.value !== area.defaultValue;
  });

const intentOf = (form: Element) =>
  form.querySelector<HTMLInputElement>("input[name=intent]")?.value;

/**
 * Puts a form back that was taken off the page with what surrounded it: in the place of the same form, under what it replies
 * to, in the place of what it edits, or above the threads where that is not on the page any more.
 */
export function putBack(section: HTMLElement, form: HTMLFormElement): void {
  const id = form.id.replace("write-", "");
  const same = section.querySelector(`#${form.id}`);
  const under = section.querySelector(`#under-${id}`);
  if (same && intentOf(same) === intentOf(form)) same.replaceWith(form);
  else if (intentOf(form) === "edit")
    (section.querySelector(`#c-${id}`) ?? above(section)).replaceWith(form);
  else if (under) under.replaceChildren(form);
  else above(section).replaceWith(form);
}

/** A place above the threads. */
function above(section: HTMLElement): Element {
  const place = document.createElement("div");
  section.querySelector("#discussion-threads")?.before(place);
  return place;
}
