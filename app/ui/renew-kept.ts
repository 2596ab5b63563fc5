/**
 * Puts the header as it would be printed now in the place of the one that stands (see Kept): for another plan, or
 * for a visitor. A header that is being used is left alone until it no longer is.
 * @returns the address that the page has now, where a reader's page sends who is none; null when nothing answers
 */
export async function renewHead(): Promise<URL | null> {
  const response = await fetch(location.href).catch(() => null);
  if (!response?.ok) return null;
  const next = new DOMParser().parseFromString(await response.text(), "text/html");
  const [head, fresh] = [document.getElementById("head"), next.getElementById("head")];
  if (!head || !fresh) return null;
  const isUsed = () =>
    head.contains(document.activeElement) || head.querySelector(":popover-open") !== null;
  // Looked at after what has just happened: between a press and its click nothing may be put elsewhere.
  const look = () => setTimeout(put);
  const put = () => {
    if (isUsed()) return;
    head.removeEventListener("focusout", look);
    head.removeEventListener("toggle", look, true);
    head.innerHTML = fresh.innerHTML;
  };
  head.addEventListener("focusout", look);
  head.addEventListener("toggle", look, true);
  put();
  return new URL(response.url);
}
