import { type FormEvent, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Problem, useKeepFocus } from "#ui/field.tsx";
import { useLanguagePath } from "#ui/link.tsx";
import { avatarBytes, avatarTypes, type PictureProblem, pictureType } from "../avatar.ts";
import type { ProfileAnswer } from "../profile-answer.ts";
import { fieldsOf, useAnswers } from "./use-answers.ts";

type Props = {
  url: string | null;
  /** Shown where there is no picture. */
  initial: string;
  sent: ProfileAnswer | undefined;
  onAnswer: (answer: ProfileAnswer) => void;
};

/** The form of the reader's picture. A script sends it as soon as a file is chosen; without scripts it has a button. */
export function AvatarForm({ url, initial, sent, onAnswer }: Props) {
  const t = useTranslations("profile");
  const fetcher = useFetcher<ProfileAnswer>();
  const action = useLanguagePath("/profile");
  const upload = useLanguagePath("/profile/avatar");
  const [fileProblem, setFileProblem] = useState<PictureProblem | null>(null);
  useAnswers(fetcher, onAnswer);
  const [missing, setMissing] = useState<string | null>(null);
  const busy = fetcher.state !== "idle";
  const file = useKeepFocus<HTMLInputElement>(busy);
  const answer = fetcher.data ?? sent;
  const problem = fileProblem ?? (answer && "picture" in answer ? answer.picture : null);

  const choose = async () => {
    const form = file.current?.form;
    const chosen = file.current?.files?.[0];
    if (!form || !chosen) return;
    const wrong = await problemOf(chosen);
    setFileProblem(wrong);
    if (!wrong)
      await fetcher.submit(fieldsOf(form), {
        method: "post",
        action: upload,
        encType: "multipart/form-data",
      });
    // Otherwise choosing the same file again would be no change.
    if (file.current) file.current.value = "";
  };
  // A file was chosen before the scripts ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after the first render
  useEffect(() => void choose(), []);
  const remove = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFileProblem(null);
    // The button disappears with the picture.
    file.current?.focus({ preventScroll: true });
    fetcher.submit(fieldsOf(event.currentTarget), { method: "post", action });
  };

  return (
    <div className="avatar-row">
      {url && url !== missing ? (
        <img
          className="avatar"
          src={url}
          alt={t("avatar.alt")}
          width="72"
          height="72"
          onError={() => setMissing(url)}
        />
      ) : (
        <span className="avatar" aria-hidden="true">
          {initial}
        </span>
      )}
      <div>
        <div className="form-acts">
          <form className="avatar-form" method="post" action={upload} encType="multipart/form-data">
            <input type="hidden" name="intent" value="avatar" />
            <label className="btn btn-small">
              {busy ? t("saving") : t(url ? "avatar.change" : "avatar.add")}
              <input
                ref={file}
                className="avatar-file"
                type="file"
                name="picture"
                accept={avatarTypes.join(",")}
                disabled={busy}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? "avatar-problem avatar-hint" : "avatar-hint"}
                onChange={choose}
              />
            </label>
            <button type="submit" className="btn btn-small avatar-send">
              {t("avatar.upload")}
            </button>
          </form>
          {url ? (
            <form method="post" action={action} onSubmit={remove}>
              <input type="hidden" name="intent" value="avatar-remove" />
              <button type="submit" className="btn btn-small btn-quiet" disabled={busy}>
                {t("avatar.remove")}
              </button>
            </form>
          ) : null}
        </div>
        <div role="alert">
          {problem ? (
            <Problem id="avatar-problem">{t(`avatar.problems.${problem}`)}</Problem>
          ) : null}
          {sent && "failed" in sent ? <Problem>{t("saveFailed.avatar")}</Problem> : null}
        </div>
        <p className="form-hint" id="avatar-hint">
          {t("avatar.hint")}
        </p>
      </div>
    </div>
  );
}

/** The problem of a file that is known without sending it. */
async function problemOf(file: File): Promise<PictureProblem | null> {
  if (file.size > avatarBytes) return "large";
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return pictureType(head) ? null : "type";
}
