import type { FormEvent } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Problem, SubmitButton, Switch } from "#ui/field.tsx";
import { useLanguagePath } from "#ui/link.tsx";
import { type NotificationFlag, notificationFlags } from "../preference.ts";
import type { ProfileAnswer } from "../profile-answer.ts";
import { fieldsOf, useAnswers } from "./use-answers.ts";

/** The state of a switch; `notInPlan` where the reader's plan does not include it. */
export type SwitchState = "on" | "off" | "notInPlan";

type Props = {
  states: Record<NotificationFlag, SwitchState>;
  email: string;
  sent: ProfileAnswer | undefined;
  onAnswer: (answer: ProfileAnswer) => void;
};

/** Notifications. A newsletter's switch is on when the reader wants it and has confirmed the address. */
export function NotificationsForm({ states, email, sent, onAnswer }: Props) {
  const t = useTranslations("profile");
  const fetcher = useFetcher<ProfileAnswer>();
  const action = useLanguagePath("/profile");
  useAnswers(fetcher, onAnswer);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    fetcher.submit(fieldsOf(event.currentTarget), { method: "post", action });
  };
  return (
    <form className="form" method="post" action={action} onSubmit={submit}>
      <input type="hidden" name="intent" value="notifications" />
      {sent && "failed" in sent ? (
        <Problem role="alert">{t("saveFailed.notifications")}</Problem>
      ) : null}
      <p className="note">{t("notifications.address", { email })}</p>
      <div>
        {notificationFlags.map((name) => (
          <Switch
            // The state from the server replaces that of the click.
            key={`${name} ${states[name]}`}
            id={`notification-${name}`}
            name={name}
            label={t(`notifications.${name}`)}
            text={
              states[name] === "notInPlan"
                ? t("notifications.breakingClosed")
                : t(`notifications.${name}Text`)
            }
            defaultChecked={states[name] === "on"}
            disabled={states[name] === "notInPlan"}
          />
        ))}
      </div>
      <div className="form-acts">
        <SubmitButton label={t("save")} busyLabel={t("saving")} busy={fetcher.state !== "idle"} />
      </div>
    </form>
  );
}
