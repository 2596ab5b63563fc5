import { type FormEvent, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Problem, useFocusKept } from "#ui/field.tsx";
import { avatarBytes, avatarTypes, type PictureProblem, pictureType } from "../avatar.ts";
import type { Answer } from "../profile-answer.ts";
import { fieldsOf, useAnswers } from "./use-answers.ts";

type Props = {
  url: string | null;
  /** What stands in place of a picture. */
  initial: string;
  sent: Answer | undefined;
  tell: (answer: Answer) => void;
};

/** The reader's picture: sent as soon as it is chosen; with a button of its own where there are no scripts. */
export function AvatarForm({ url, initial, sent, tell }: Props) {
  const t = useTranslations("profile");
  const fetcher = useFetcher<Answer>();
  const [own, setOwn] = useState<PictureProblem | null>(null);
  useAnswers(fetcher, tell);
  const [missing, setMissing] = useState<string | null>(null);
  const busy = fetcher.state !== "idle";
  const file = useFocusKept<HTMLInputElement>(busy);
  const answer = fetcher.data ?? sent;
  const problem = own ?? (answer && "picture" in answer ? answer.picture : null);

  const choose = async () => {
    const form = file.current?.form;
    const chosen = file.current?.files?.[0];
    if (!form || !chosen) return;
    const wrong = await problemOf(chosen);
    setOwn(wrong);
    if (!wrong)
      await fetcher.submit(fieldsOf(form), {
        method: "post",
        action: "/profile/avatar",
        encType: "multipart/form-data",
      });
    // The same file may be chosen again.
    if (file.current) file.current.value = "";
  };
  // Somebody was faster than the scripts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
  useEffect(() => void choose(), []);
  const remove = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setOwn(null);
    // The button goes with the picture.
    file.current?.focus({ preventScroll: true });
    fetcher.submit(fieldsOf(event.currentTarget), { method: "post", action: "/profile" });
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
          <form
            className="avatar-form"
            method="post"
            action="/profile/avatar"
            encType="multipart/form-data"
          >
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
            <form method="post" action="/profile" onSubmit={remove}>
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

/** What can be told without sending it. */
async function problemOf(file: File): Promise<PictureProblem | null> {
  if (file.size > avatarBytes) return "large";
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return pictureType(head) ? null : "type";
}
