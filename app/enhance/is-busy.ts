/** Whether something plays or a form is half filled in, which a reload would throw away. */
export const isBusy = (): boolean =>
  [...document.querySelectorAll<HTMLMediaElement>("video, audio")].some((media) => !media.paused) ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some(
    isChanged,
  );

/** A box without a value of its own has the value "on" and no default. */
const isChanged = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
  field.type === "checkbox" || field.type === "radio"
    ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
    : field.value !== field.defaultValue;

/** React Router writes this into the documents that it hydrates. */
export const isApplication = (): boolean => "__reactRouterContext" in window;
