import { type FormEvent, useEffect, useRef, useState } from "react";

/** After this time the button is enabled again, whether the portal has answered or not. */
const openingTimeoutMs = 15_000;

/**
 * While the payment provider's page opens in a new tab, the button says so. The state ends when the reader leaves for
 * that tab and comes back, which is also when the page reloads its data: what happens in the other tab cannot be
 * observed.
 * @returns whether the portal is being opened, and the listener for the page's forms
 */
export function usePortalTab(onReturn: () => void) {
  const [opening, setOpening] = useState(false);
  const hasOpened = useRef(false);
  useEffect(() => {
    if (!opening) return;
    const timer = setTimeout(() => setOpening(false), openingTimeoutMs);
    return () => clearTimeout(timer);
  }, [opening]);
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      setOpening(false);
      if (hasOpened.current) onReturn();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [onReturn]);
  const onSubmit = ({ target }: FormEvent) => {
    if (!(target as Element).matches("form[target]")) return;
    hasOpened.current = true;
    // After the browser has read the form: a disabled button is not sent.
    if ((target as Element).matches("[data-opening]")) setTimeout(() => setOpening(true));
  };
  return { opening, onSubmit };
}
