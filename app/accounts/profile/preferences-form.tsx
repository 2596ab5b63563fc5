import { type FormEvent, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Choices, Problem, Select, SubmitButton, Switch } from "#ui/field.tsx";
import { useLanguagePath } from "#ui/link.tsx";
import { themes } from "#ui/theme.ts";
import type { PreferenceForm } from "../preference.ts";
import type { ProfileAnswer } from "../profile-answer.ts";
import { fieldsOf, useAnswers } from "./use-answers.ts";

type Props = {
  preferences: PreferenceForm;
  /** The languages by their own names. */
  languages: readonly { value: string; label: string }[];
  sent: ProfileAnswer | undefined;
  onAnswer: (answer: ProfileAnswer) => void;
};

/** Preferences. They take effect as soon as they are saved. */
export function PreferencesForm({ preferences, languages, sent, onAnswer }: Props) {
  const t = useTranslations("profile");
  const fetcher = useFetcher<ProfileAnswer>();
  const action = useLanguagePath("/profile");
  const form = useRef<HTMLFormElement>(null);
  useAnswers(fetcher, onAnswer);
  // The theme can also be changed in the header and the footer.
  useEffect(() => {
    const follow = (event: Event) => {
      const radios = form.current?.elements.namedItem("theme");
      if (radios instanceof RadioNodeList) radios.value = (event as CustomEvent<string>).detail;
    };
    document.addEventListener("app:theme", follow);
    return () => document.removeEventListener("app:theme", follow);
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    fetcher.submit(fieldsOf(event.currentTarget), { method: "post", action });
  };
  const answer = fetcher.data ?? sent;
  return (
    <form ref={form} className="form form-two" method="post" action={action} onSubmit={submit}>
      <input type="hidden" name="intent" value="preferences" />
      {sent && "failed" in sent ? (
        <div className="form-all">
          <Problem role="alert">{t("saveFailed.preferences")}</Problem>
        </div>
      ) : null}
      {answer && "unknown" in answer ? (
        <div className="form-all">
          <Problem role="alert">{t("preferences.unknown")}</Problem>
        </div>
      ) : null}
      <Select
        id="preference-language"
        name="language"
        label={t("preferences.language")}
        defaultValue={preferences.language}
      >
        {languages.map(({ value, label }) => (
          <option key={value} value={value} lang={value}>
            {label}
          </option>
        ))}
      </Select>
      <Choices
        name="theme"
        label={t("preferences.theme")}
        defaultValue={preferences.theme}
        options={themes.map((value) => ({ value, label: t(`preferences.themes.${value}`) }))}
      />
      <div className="form-all">
        {(["content_personalization", "privacy_analytics"] as const).map((name) => (
          <Switch
            key={name}
            id={`preference-${name}`}
            name={name}
            label={t(`preferences.${name}`)}
            text={t(`preferences.${name}Text`)}
            defaultChecked={preferences[name]}
          />
        ))}
      </div>
      <div className="form-acts form-all">
        <SubmitButton label={t("save")} busyLabel={t("saving")} busy={fetcher.state !== "idle"} />
      </div>
    </form>
  );
}
