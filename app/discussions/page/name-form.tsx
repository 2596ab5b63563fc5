import { useServerTexts } from "#locales/use-server-texts.ts";
import { Field } from "#ui/field.tsx";
import { useLanguagePath } from "#ui/link.tsx";
import { longestName, type NameProblem } from "../display-name.ts";

export type NameSent = { name: string; problem: NameProblem | null };

/** The form for the display name, in place of the form for writing. */
export function NameForm({ base, sent }: { base: string; sent: NameSent | null }) {
  const t = useServerTexts("discussions.name");
  const action = useLanguagePath(base);
  return (
    <form className="disc-write" id="write" method="post" action={action} data-part-form="">
      <input type="hidden" name="intent" value="name" />
      <h3>{t("title")}</h3>
      <p>{t("text")}</p>
      <NameField sent={sent} />
      <p>
        <button type="submit" className="btn btn-solid">
          {t("save")}
        </button>
      </p>
    </form>
  );
}

/** The field alone, for the member's own page too. */
export function NameField({ sent }: { sent: NameSent | null }) {
  const t = useServerTexts("discussions.name");
  return (
    <Field
      id="display-name"
      name="name"
      label={t("label")}
      required
      maxLength={longestName * 2}
      autoComplete="off"
      defaultValue={sent?.name}
      problem={sent?.problem ? t(`problems.${sent.problem}`) : undefined}
    />
  );
}
