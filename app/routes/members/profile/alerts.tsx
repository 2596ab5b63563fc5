import type { FormEvent } from "react";
import { useFetcher, useRevalidator } from "react-router";
import { fieldsOf, useAnswers } from "#accounts/profile/use-answers.ts";
import type { ProfileAnswer } from "#accounts/profile-answer.ts";
import type { AlertsView } from "#alerts/alerts-view.ts";
import { AlertsSection } from "#alerts/settings/alerts-section.tsx";
import { registerWorker } from "#offline/register.ts";
import { useLanguagePath } from "#ui/link.tsx";

type Props = {
  view: AlertsView;
  /** The answer to a form that was sent without scripts. */
  sent: ProfileAnswer | undefined;
  onAnswer: (answer: ProfileAnswer) => void;
};

/** The alerts in the profile's Notifications. */
export function Alerts({ view, sent, onAnswer }: Props) {
  const fetcher = useFetcher<ProfileAnswer>();
  const action = useLanguagePath("/profile");
  const { revalidate } = useRevalidator();
  useAnswers(fetcher, onAnswer);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    fetcher.submit(fieldsOf(event.currentTarget), { method: "post", action });
  };
  return (
    <AlertsSection
      view={view}
      problem={problemOf(fetcher.data ?? sent)}
      busy={fetcher.state !== "idle"}
      onSubmit={submit}
      register={registerWorker}
      onChange={() => void revalidate()}
    />
  );
}

function problemOf(answer: ProfileAnswer | undefined) {
  if (answer?.form !== "alerts") return null;
  if ("failed" in answer) return "failed";
  return "alerts" in answer ? answer.alerts : null;
}
