/**
 * Fetches the page behind Load More, and appends the products that are new. If that fails, follows the link as without
 * scripts.
 * @returns the sentence with the number of shown products; null where the link was followed
 */
export async function loadMore(link: HTMLAnchorElement): Promise<string | null> {
  if (link.ariaBusy === "true") return null;
  link.ariaBusy = "true";
  const list = document.querySelector("[data-products]");
  const answer = await fetch(link.href)
    .then((response) => (response.ok ? response.text() : null))
    .catch(() => null);
  const next = answer ? new DOMParser().parseFromString(answer, "text/html") : null;
  const items = next ? [...next.querySelectorAll("[data-products] > *")] : [];
  const before = list?.children.length ?? 0;
  if (!list || items.length <= before) {
    location.assign(link.href);
    return null;
  }
  list.append(...items.slice(before).map((item) => document.importNode(item, true)));
  const more = next?.querySelector("[data-more]");
  history.replaceState(history.state, "", link.href.split("#")[0]);
  if (more) document.querySelector("[data-more]")?.replaceChildren(...more.childNodes);
  list.children[before]?.querySelector<HTMLElement>("h3 a")?.focus();
  return next?.querySelector<HTMLElement>("[data-products]")?.dataset.products ?? "";
}
