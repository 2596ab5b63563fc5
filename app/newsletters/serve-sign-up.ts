import { serveControls } from "#ui/serve-controls.ts";
import type { Texts } from "./send-sign-up.ts";

/** Sends the newsletter sign-ups of the page without leaving it. @param texts loads the room's texts */
export function serveSignUps(texts: Texts): void {
  serveControls("submit", "form[data-sign-up]", () =>
    import("./send-sign-up.ts").then(({ sendSignUp }) => ({
      act: (form: HTMLElement) => sendSignUp(form as HTMLFormElement, texts),
    })),
  );
}
