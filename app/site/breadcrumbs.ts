/**
 * schema.org BreadcrumbList (https://schema.org/BreadcrumbList): the way from home to the page.
 * @param steps after home, each with its path
 */
export function breadcrumbs(
  site: { name: string; baseUrl: string },
  steps: { name: string; path: string }[],
): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [{ name: site.name, path: "/" }, ...steps].map(({ name, path }, n) => ({
      "@type": "ListItem",
      position: n + 1,
      name,
      item: site.baseUrl + path,
    })),
  };
}
