import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
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
          <>
            <ul className="alerts-asks">
              <li>{t("here.what")}</li>
              <li>{t("here.asks")}</li>
              <li>{t("here.end")}</li>
            </ul>
            <button type="button" className="btn btn-solid" disabled={busy} onClick={on}>
              {t("here.turnOn")}
            </button>
          </>
        ) : null}
        {state === "on" ? (
          <button type="button" className="btn" disabled={busy} onClick={off}>
            {t("here.turnOff")}
          </button>
        ) : null}
      </div>
      <p role="status">{said && said !== "blocked" ? t(`here.said.${said}`) : null}</p>
    </div>
  );
}
