import { useId } from "react";
import { useLocale, useTranslations } from "use-intl";
import { filterPlaces } from "#stories/country.ts";
import { isStoryLanguage } from "#stories/story-languages.ts";
import { ChipBox } from "#ui/chip-box.tsx";
import { displayNames } from "#ui/formats.ts";
import { languageNames } from "#ui/language-names.ts";
import { type AlertKind, alertWays } from "../alert.ts";
import { type KindChoice, narrowsCountries, narrowsLanguages } from "../choices.ts";

const languagesInOrder = Object.keys(languageNames).filter(isStoryLanguage);
/** Without "abroad", which is no country. */
const places = filterPlaces.filter((code) => code !== "XX");

type Props = {
  kind: AlertKind;
  /** Whether the reader's plan includes it. */
  open: boolean;
  choice: KindChoice;
};

/** One kind of alerts: how it comes, and what it is narrowed to. */
export function KindFields({ kind, open, choice }: Props) {
  const t = useTranslations("profile.alerts");
  const id = useId();
  return (
    <fieldset className="alert-kind" aria-describedby={id} disabled={!open}>
      <legend>{t(`kinds.${kind}`)}</legend>
      <p id={id}>
        {open ? t(`about.${kind}`) : t(kind === "breaking" ? "closedPremium" : "closed")}
      </p>
      <div className="seg">
        {alertWays.map((way) => (
          <label key={way}>
            <input
              className="vh"
              type="radio"
              name={`way-${kind}`}
              value={way}
              defaultChecked={choice.way === way}
            />
            {t(`ways.${way}`)}
          </label>
        ))}
      </div>
      {open && narrowsLanguages(kind) ? <Narrowing kind={kind} choice={choice} /> : null}
    </fieldset>
  );
}

function Narrowing({ kind, choice }: Omit<Props, "open">) {
  const t = useTranslations("profile.alerts");
  const names = displayNames(useLocale(), { type: "region" });
  const nameOf = (code: string) => names.of(code) ?? code;
  const list = new Intl.ListFormat(useLocale(), { type: "conjunction" });
  const countries = narrowsCountries(kind);
  return (
    <details className="alert-narrow">
      <summary>
        <span>
          {[
            countries
              ? choice.countries.length > 0
                ? list.format(choice.countries.map(nameOf))
                : t("everywhere")
              : null,
            choice.languages.length > 0
              ? list.format(choice.languages.map((code) => languageNames[code]))
              : t("myLanguages"),
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </summary>
      {countries ? (
        <fieldset>
          <legend>{t("countries")}</legend>
          <div className="chips">
            {places.map((code) => (
              <ChipBox
                key={code}
                name={`countries-${kind}`}
                value={code}
                defaultChecked={choice.countries.includes(code)}
              >
                {nameOf(code)}
              </ChipBox>
            ))}
          </div>
        </fieldset>
      ) : null}
      <fieldset>
        <legend>{t("languages")}</legend>
        <div className="chips">
          {languagesInOrder.map((code) => (
            <ChipBox
              key={code}
              lang={code}
              name={`languages-${kind}`}
              value={code}
              defaultChecked={choice.languages.includes(code)}
            >
              {languageNames[code]}
            </ChipBox>
          ))}
        </div>
      </fieldset>
    </details>
  );
}
