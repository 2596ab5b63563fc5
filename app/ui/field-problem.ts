import { drawIcon } from "./draw-icon.ts";

/**
 * Says beside a field, or a group of them, what is wrong with it, as `Field`, `Check` and a fieldset of options write it.
 * @param text null: nothing is wrong
 */
export function showFieldProblem(
  field: HTMLElement,
  id: string,
  after: Element,
  text: string | null,
): void {
  const hint = document.getElementById(`${id}-hint`)?.id;
  let place = document.getElementById(`${id}-problem`);
  if (!text) {
    place?.remove();
    field.removeAttribute("aria-invalid");
    if (hint) field.setAttribute("aria-describedby", hint);
    else field.removeAttribute("aria-describedby");
    return;
  }
  if (!place) {
    place = document.createElement("p");
    place.className = "form-problem";
    place.id = `${id}-problem`;
    place.append(drawIcon("warn"), document.createElement("span"));
    after.after(place);
  }
  const words = place.querySelector("span");
  if (words && words.textContent !== text) words.textContent = text;
  if (field.matches("input, select, textarea")) field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-describedby", hint ? `${place.id} ${hint}` : place.id);
}
