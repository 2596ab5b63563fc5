import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useKeepFocus } from "#ui/field.tsx";
import {
  type BrowserState,
  browserState,
  type Register,
  type TurnOnResult,
  turnOff,
  turnOn,
} from "../browser/this-browser.ts";

type Props = { reader: string; register: Register; onChange: () => void };

/** Whether this browser takes alerts, with a button. A text prepares for the question that the browser then asks. */
export function ThisBrowser({ reader, register, onChange }: Props) {
  const t = useTranslations("profile.alerts");
  const [state, setState] = useState<BrowserState | null>(null);
  const [said, setSaid] = useState<TurnOnResult | "off" | null>(null);
  const [busy, setBusy] = useState(false);
  const button = useKeepFocus<HTMLButtonElement>(busy);
  useEffect(() => {
    void browserState(reader).then(setState);
  }, [reader]);

  const change = async (work: () => Promise<TurnOnResult | "off">) => {
    setBusy(true);
    const result = await work().catch(() => "failed" as const);
    setSaid(result);
    setState(await browserState(reader));
    setBusy(false);
    onChange();
  };
  const on = () => change(() => turnOn(reader, register));
  const off = () => change(() => turnOff().then(() => "off" as const));

  return (
    <div className="alerts-here">
      <h3>{t("here.title")}</h3>
      <noscript>
        <p>{t("here.noScript")}</p>
      </noscript>
      <div className="scripted">
        <p>{t(`here.${state ?? "asking"}`)}</p>
        {state === "off" ? (
          <ul className="alerts-asks">
            <li>{t("here.what")}</li>
            <li>{t("here.asks")}</li>
            <li>{t("here.end")}</li>
          </ul>
        ) : null}
        {state === "off" || state === "on" ? (
          <button
            ref={button}
            type="button"
            className={state === "off" ? "btn btn-solid" : "btn"}
            disabled={busy}
            onClick={state === "off" ? on : off}
          >
            {t(state === "off" ? "here.turnOn" : "here.turnOff")}
          </button>
        ) : null}
      </div>
      <p role="status">{said && said !== "blocked" ? t(`here.said.${said}`) : null}</p>
    </div>
  );
}
