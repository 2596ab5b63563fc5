import { useServerTexts } from "#locales/use-server-texts.ts";
import { TextArea } from "#ui/field.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { textLimits } from "../moderation.ts";

/** An objection that was not stored. `once`: there was one already; else its text is too short or too long. */
export type RejectedObjection = { decision: string; typed: string; once: boolean };

type Props = {
  action: string;
  /** The decision, where the page is about several. */
  decision: string;
  rejected?: RejectedObjection | undefined;
};

/** One objection to a decision. */
export function ObjectionForm({ action, decision, rejected }: Props) {
  const t = useServerTexts("statements.objection");
  const mine = rejected?.decision === decision ? rejected : undefined;
  return (
    <PostForm className="form" action={action} noValidate>
      <input type="hidden" name="decision" value={decision} />
      <TextArea
        id={`objection-${decision}`}
        name="objection"
        label={t("label")}
        hint={t("hint")}
        rows={5}
        required
        maxLength={textLimits.objection[1]}
        defaultValue={mine?.typed ?? ""}
        problem={mine ? t("problem") : undefined}
        autoFocus={mine !== undefined}
      />
      <div className="form-acts">
        <button type="submit" className="btn btn-solid">
          {t("submit")}
        </button>
      </div>
    </PostForm>
  );
}
