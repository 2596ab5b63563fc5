/** The highest number of a page in an address. */
export const lastPage = 99;

const canonical = /^([2-9]|[1-9]\d)$/;

/** Where an address leads that names the first page: the same without `page`. Null for any other. */
export function firstPageAddress({ pathname, searchParams }: URL): string | null {
  if (searchParams.get("page") !== "1") return null;
  const search = new URLSearchParams(searchParams);
  search.delete("page");
  return search.size > 0 ? `${pathname}?${search}` : pathname;
}

/** The page of a list that an address asks for: 1 without `page`, null for a value that no link has. */
export function pageNumberIn(search: URLSearchParams): number | null {
  const asked = search.get("page");
  if (asked === null) return 1;
  return canonical.test(asked) ? Number(asked) : null;
}
