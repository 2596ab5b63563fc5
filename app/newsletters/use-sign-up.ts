import { useCallback } from "react";
import { useControls } from "#ui/use-controls.ts";
import type { Texts } from "./send-sign-up.ts";

/** Sends the page's sign-up forms without leaving it. @param texts loads the room's texts; a stable function */
export function useSignUp(texts: Texts): void {
  const send = useCallback(
    () =>
      import("./send-sign-up.ts").then(({ sendSignUp }) => ({
        act: (form: HTMLElement) => sendSignUp(form as HTMLFormElement, texts),
      })),
    [texts],
  );
  useControls("submit", "form[data-sign-up]", send);
}
