/** The highest number of a page in an address. */
export const lastPage = 99;

const canonical = /^([2-9]|[1-9]\d)$/;

/** The page of a list that an address asks for: 1 without `page`, null for a value that no link has. */
export function pageNumberIn(search: URLSearchParams): number | null {
  const asked = search.get("page");
  if (asked === null) return 1;
  return canonical.test(asked) ? Number(asked) : null;
}
