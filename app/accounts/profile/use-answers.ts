import { useEffect, useRef } from "react";
import type { Fetcher } from "react-router";
import type { ProfileAnswer } from "../profile-answer.ts";

/** Passes each new answer to `tell`, once. */
export function useAnswers(
  fetcher: Fetcher<ProfileAnswer | undefined>,
  onAnswer: (answer: ProfileAnswer) => void,
): void {
  const last = useRef<ProfileAnswer | undefined>(undefined);
  useEffect(() => {
    const { data } = fetcher;
    if (fetcher.state !== "idle" || !data || last.current === data) return;
    last.current = data;
    onAnswer(data);
  }, [fetcher, onAnswer]);
}

/** A form's fields, as its script sends them: the answer comes as data, not as another page. */
export function fieldsOf(form: HTMLFormElement): FormData {
  const fields = new FormData(form);
  fields.set("via", "script");
  return fields;
}
