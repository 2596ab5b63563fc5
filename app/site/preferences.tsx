import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { type Locale, locales } from "#platform/locale.ts";
import { languageNames } from "#ui/language-names.ts";
import { themes } from "#ui/theme.ts";

/** A language's own name. */
export const languageName = (locale: Locale) => languageNames[locale];

/** Buttons that set the language and reload the page in it. */
export function LanguageForm() {
  const current = useLocale();
  return (
    <PreferenceForm>
      {locales.map((l) => (
        <button
          key={l}
          type="submit"
          name="language"
          value={l}
          lang={l}
          aria-current={l === current ? "true" : undefined}
        >
          {languageNames[l]}
        </button>
      ))}
    </PreferenceForm>
  );
}

/** Buttons that set the theme. A cached page does not know which is set; the browser marks it. */
export function ThemeForm() {
  const t = useTranslations("site.themes");
  return (
    <PreferenceForm>
      {themes.map((theme) => (
        <button key={theme} type="submit" name="theme" value={theme}>
          {t(theme)}
        </button>
      ))}
    </PreferenceForm>
  );
}

/** The answer redirects back to the page in the Referer header. */
const PreferenceForm = ({ children }: { children: ReactNode }) => (
  <form method="post" action="/preferences">
    {children}
  </form>
);
