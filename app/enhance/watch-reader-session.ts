import { showSessionEnded } from "#accounts/session-ended-message.ts";
import { watchSession } from "#accounts/watch-session.ts";
import { deleteCopiesOfAccounts } from "#offline/copy-store.ts";
import { isApplication, isBusy } from "./live-notices.ts";
import { textsOf } from "./messages.ts";

/** Checks the session while a signed-in reader's page is open. */
export const watchReaderSession = (): void =>
  watchSession({
    deleteCopies: deleteCopiesOfAccounts,
    // An application shows what is for its reader alone.
    isBusy: () => !isApplication() && isBusy(),
    showEnded: () => showSessionEnded(() => textsOf("library")),
  });
