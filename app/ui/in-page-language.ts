import { withLanguage } from "./with-language.ts";

/** The path for a link that a script makes, with `?lang=` where the page's own address has it. */
export const inPageLanguage = (path: string): string =>
  withLanguage(path, new URLSearchParams(location.search).get("lang"));
