/** The highest number of a page in an address, where a list has no other. */
export const lastPage = 99;

/** Where an address leads that names the first page: the same without `page`. Null for any other. */
export function firstPageAddress({ pathname, searchParams }: URL): string | null {
  if (searchParams.get("page") !== "1") return null;
  const search = new URLSearchParams(searchParams);
  search.delete("page");
  return search.size > 0 ? `${pathname}?${search}` : pathname;
}

/** The number of a page as a link has it, up to `max`; null for anything else. */
export function readPageNumber(text: string, max = lastPage): number | null {
  const page = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
  return page !== null && page <= max ? page : null;
}

/** The page of a list that an address asks for: 1 without `page`, `else` for a value that no link has. */
export function pageNumberIn<Else extends number | null>(
  search: URLSearchParams,
  o: { max?: number; else: Else },
): number | Else {
  return readPageNumber(search.get("page") ?? "1", o.max) ?? o.else;
}
