/** Waits for the payment, where the page says that it does (`data-waiting`). */
export function serveConfirmation(): void {
  const status = document.querySelector<HTMLElement>("[data-waiting]");
  if (status)
    void import("./await-confirmation.ts").then(({ awaitConfirmation }) =>
      awaitConfirmation(status),
    );
}
