import type { FormEvent } from "react";
import { useTranslations } from "use-intl";
import { Problem, Select, SubmitButton } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { alertKinds, dailyLimits } from "../alert.ts";
import type { AlertsView } from "../alerts-view.ts";
import type { Register } from "../browser/this-browser.ts";
import type { ChoiceProblem } from "../choices.ts";
import { Browsers } from "./browsers.tsx";
import { KindFields } from "./kind-fields.tsx";
import { QuietFields } from "./quiet-fields.tsx";
import { ThisBrowser } from "./this-browser.tsx";

type Props = {
  view: AlertsView;
  /** What is wrong with the sent form. */
  problem: ChoiceProblem | "failed" | null;
  busy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  register: Register;
  /** Asks the site anew which browsers get alerts. */
  onChange: () => void;
};

/** The alerts part of the notifications tab: browsers, kinds and quiet hours. The form works without scripts. */
export function AlertsSection({ view, problem, busy, onSubmit, register, onChange }: Props) {
  const t = useTranslations("profile");
  const { choices } = view;
  return (
    <section className="sec alerts" aria-labelledby="alerts">
      <div className="sec-head">
        <h2 id="alerts">{t("alerts.title")}</h2>
      </div>
      <p>{t("alerts.text")}</p>
      <ThisBrowser reader={view.reader} register={register} onChange={onChange} />
      <Browsers browsers={view.browsers} onChange={onChange} />
      <PostForm className="form" action="/profile" onSubmit={onSubmit}>
        <input type="hidden" name="intent" value="alerts" />
        {problem && problem !== "quiet" ? (
          <Problem role="alert">
            {problem === "failed" ? t("saveFailed.alerts") : t("alerts.unknown")}
          </Problem>
        ) : null}
        <h3>{t("alerts.what")}</h3>
        <p>
          <Link to="/following">{t("alerts.follows")}</Link>
        </p>
        <div>
          {alertKinds.map((kind) => (
            <KindFields
              key={kind}
              kind={kind}
              open={view.open[kind]}
              choice={choices.kinds[kind]}
            />
          ))}
        </div>
        <QuietFields choices={choices} zone={view.zone} wrong={problem === "quiet"} />
        <Select
          id="alerts-a-day"
          name="a_day"
          label={t("alerts.aDay")}
          defaultValue={String(choices.aDay ?? "any")}
          hint={t("alerts.aDayText")}
        >
          {dailyLimits.map((number) => (
            <option key={number ?? "any"} value={number ?? "any"}>
              {number === null ? t("alerts.any") : t("alerts.perDay", { count: number })}
            </option>
          ))}
        </Select>
        <div className="form-acts">
          <SubmitButton label={t("save")} busyLabel={t("saving")} busy={busy} />
        </div>
      </PostForm>
    </section>
  );
}
