import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Locale, locales } from "../app/platform/locale.ts";

const root = join(import.meta.dirname, "..");

/** The files that hold what readers see in the four languages: catalogues, lessons of the courses, information pages, help. */
export const textFiles = (): { path: string; locale: Locale }[] =>
  locales.flatMap((locale) => [
    ...readdirSync(join(root, "app/locales", locale)).map((file) => ({
      locale,
      path: join(root, "app/locales", locale, file),
    })),
    ...readdirSync(join(root, "db/academy"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(`.${locale}.md`))
      .map((file) => ({ locale, path: join(root, "db/academy", file) })),
    ...readdirSync(join(root, "db/help")).map((category) => ({
      locale,
      path: join(root, "db/help", category, `${locale}.md`),
    })),
    ...readdirSync(join(root, "db/pages"), { recursive: true, encoding: "utf8" })
      .filter((file) => new RegExp(`/${locale}(\\.[\\d-]+)?\\.md$`).test(file))
      .map((file) => ({ locale, path: join(root, "db/pages", file) })),
  ]);
