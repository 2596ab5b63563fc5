import { useEffect } from "react";
import type { SessionTexts } from "./session.ts";

/** Watches over the session of a page that was rendered for a signed-in reader; loaded late, and for these alone. */
export function useSession(signedIn: boolean, texts: SessionTexts): void {
  useEffect(() => {
    if (signedIn) void import("./session.ts").then(({ watchSession }) => watchSession(texts));
  }, [signedIn, texts]);
}
