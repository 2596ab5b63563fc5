import { attachControls } from "#ui/attach-controls.ts";
import type { LoadTranslator } from "#ui/translator.ts";

/** Sends the newsletter sign-ups of the page without leaving it. @param texts loads the room's texts */
export function attachSignUpForms(texts: LoadTranslator<"newsletters">): void {
  attachControls("submit", "form[data-sign-up]", () =>
    import("./send-sign-up.ts").then(({ sendSignUp }) => ({
      act: (form: HTMLElement) => sendSignUp(form as HTMLFormElement, texts),
    })),
  );
}
