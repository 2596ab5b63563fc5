import { showToast } from "#ui/toast.ts";

/** An island that shows the two kinds of toast. */
export function ToastButtons() {
  const show = (kind: "status" | "alert") =>
    showToast({ kind, title: "A title", text: "What happened." });
  return (
    <p className="dev-row">
      <button type="button" className="btn" data-replay="island" onClick={() => show("status")}>
        Toast
      </button>
      <button type="button" className="btn" data-replay="island" onClick={() => show("alert")}>
        Error
      </button>
    </p>
  );
}
