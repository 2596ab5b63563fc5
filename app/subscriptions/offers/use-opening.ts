import { type FormEvent, useEffect, useRef, useState } from "react";

/** After this time the button is enabled again, whether the portal has answered or not. */
const patienceMs = 15_000;

/**
 * While a tab with the payment provider's page opens, its button says so. Where the new tab is, this page cannot
 * know: it is done when the reader has left for it and comes back, which is also the time to look anew.
 * @returns whether the portal opens, and what listens to the forms of the page
 */
export function useOpening(comeBack: () => void) {
  const [opening, setOpening] = useState(false);
  const hasOpened = useRef(false);
  useEffect(() => {
    if (!opening) return;
    const timer = setTimeout(() => setOpening(false), patienceMs);
    return () => clearTimeout(timer);
  }, [opening]);
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      setOpening(false);
      if (hasOpened.current) comeBack();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [comeBack]);
  const onSubmit = ({ target }: FormEvent) => {
    if (!(target as Element).matches("form[target]")) return;
    hasOpened.current = true;
    // Once the browser has taken the form: a button that is off sends nothing.
    if ((target as Element).matches("[data-opening]")) setTimeout(() => setOpening(true));
  };
  return { opening, onSubmit };
}
