import type { AlertKind } from "./alert.ts";
import type { AlertChoices } from "./choices.ts";

/** A browser that gets the reader's alerts, as the page shows it; times in the reader's language. */
export type BrowserRow = {
  id: string;
  name: string | null;
  current: boolean;
  since: string;
  failing: boolean;
  test: { at: string; problem: string | null; seconds: number | null } | null;
};

export type AlertsView = {
  /** The reader's id: whose alerts a browser gets. */
  reader: string;
  /** Whether the plan has a kind. */
  open: Record<AlertKind, boolean>;
  choices: AlertChoices;
  /** The reader's time zone, whose clock the quiet hours follow. */
  zone: string;
  browsers: BrowserRow[];
};

/**
 * What came of a test: whether its push service took it. `ended`: the service has ended the subscription. `often`: there
 * were too many.
 */
export type TestResult = "sent" | "failed" | "ended" | "often";
