/** Polls for the payment on a page that waits for it (`data-waiting`). */
export function attachConfirmation(): void {
  const status = document.querySelector<HTMLElement>("[data-waiting]");
  if (status)
    void import("./await-confirmation.ts").then(({ awaitConfirmation }) =>
      awaitConfirmation(status),
    );
}
