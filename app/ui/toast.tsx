import { useEffect, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "./sprite.tsx";

type Toast = {
  id: number;
  kind: "status" | "alert";
  title: string;
  text: string;
  /** Leads on. Who wants to follow it needs no haste: the message stays until it is closed. */
  link?: { to: string; text: string; lang?: string };
};

let shown: Toast | null = null;
const listeners = new Set<() => void>();
const none = () => null;

function set(toast: Toast | null) {
  shown = toast;
  for (const listener of listeners) listener();
}

/** Says something at the bottom right, one message at a time: 5 s, errors and links until they are closed. */
export function showToast(toast: Omit<Toast, "id">): void {
  set({ ...toast, id: (shown?.id ?? 0) + 1 });
}

/** Where the focus was before it went to a message. */
let before: EventTarget | null;

/** Closes the message; the focus goes back to where it was. */
function close() {
  set(null);
  (before as HTMLElement | null)?.focus({ preventScroll: true });
}

/** Where messages appear; once on the page. */
export function Toasts() {
  const t = useTranslations("ui");
  const toast = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    none,
  );
  useEffect(() => {
    if (toast?.kind !== "status" || toast.link) return;
    const timer = setTimeout(() => set(null), 5_000);
    return () => clearTimeout(timer);
  }, [toast]);
  const box = toast ? (
    <div className="toast" key={toast.id}>
      {/* What only leads on has gone neither well nor wrong. */}
      <Icon name={toast.kind === "alert" ? "warn" : toast.link ? "sound" : "tick"} />
      <p>
        <b>{toast.title}</b>
        {toast.text}
        {toast.link ? (
          <a href={toast.link.to} lang={toast.link.lang} dir="auto" onClick={() => set(null)}>
            {toast.link.text}
          </a>
        ) : null}
      </p>
      <button
        type="button"
        className="icon-btn"
        aria-label={t("close")}
        onFocus={(event) => {
          before = event.relatedTarget;
        }}
        onClick={close}
      >
        <Icon name="close" />
      </button>
    </div>
  ) : null;
  return (
    <div className="toasts">
      <div role="status">{toast?.kind === "status" ? box : null}</div>
      <div role="alert">{toast?.kind === "alert" ? box : null}</div>
    </div>
  );
}
