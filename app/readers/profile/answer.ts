import { useEffect, useRef } from "react";
import type { Fetcher } from "react-router";
import type { PictureProblem } from "../avatar.ts";
import type { ProfileField, ProfileProblems } from "../profile.ts";

export const formNames = ["profile", "preferences", "notifications", "avatar"] as const;
export type FormName = (typeof formNames)[number];

/** What the server says to a form that was sent. */
export type Answer = { form: FormName } & (
  | { saved: FormName }
  | { failed: true; values?: Record<ProfileField, string> }
  | { unknown: true }
  | { picture: PictureProblem }
  | { problems: ProfileProblems; values: Record<ProfileField, string> }
);

/** Tells of each new answer once. */
export function useAnswers(
  fetcher: Fetcher<Answer | undefined>,
  tell: (answer: Answer) => void,
): void {
  const told = useRef<Answer | undefined>(undefined);
  useEffect(() => {
    const { data } = fetcher;
    if (fetcher.state !== "idle" || !data || told.current === data) return;
    told.current = data;
    tell(data);
  }, [fetcher, tell]);
}

/** A form's fields, as its script sends them: the answer comes as data, not as another page. */
export function fieldsOf(form: HTMLFormElement): FormData {
  const fields = new FormData(form);
  fields.set("via", "script");
  return fields;
}
