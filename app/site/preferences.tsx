import { useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { locales } from "#platform/locale.ts";
import { themes } from "./site.tsx";
import { applyTheme, useTheme } from "./use-theme.ts";

const languageNames = { en: "English", es: "Español", fr: "Français", de: "Deutsch" };

export const languageName = (locale: keyof typeof languageNames) => languageNames[locale];

/** Buttons that set the language; the page comes again in it. */
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

/** Buttons that set the theme: at once where scripts run, by a round trip where not. */
export function ThemeForm({ onChosen }: { onChosen?: () => void }) {
  const t = useTranslations("site.themes");
  const current = useTheme();
  return (
    <PreferenceForm>
      {themes.map((theme) => (
        <button
          key={theme}
          type="submit"
          name="theme"
          value={theme}
          aria-current={theme === current ? "true" : undefined}
          onClick={(event) => {
            event.preventDefault();
            applyTheme(theme);
            onChosen?.();
          }}
        >
          {t(theme)}
        </button>
      ))}
    </PreferenceForm>
  );
}

function PreferenceForm({ children }: { children: React.ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/preferences">
      <input type="hidden" name="back" value={pathname + search} />
      {children}
    </form>
  );
}
