import { useEffect } from "react";

/** Watches over the session of a page that was rendered for a signed-in reader; loaded late, and for these alone. */
export function useSession(signedIn: boolean): void {
  useEffect(() => {
    if (signedIn) void import("./session.ts").then(({ watchSession }) => watchSession());
  }, [signedIn]);
}
