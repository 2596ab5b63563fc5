import { useTranslations } from "use-intl";
import { LanguageField } from "#ui/post-form.tsx";
import { Flag, Icon } from "#ui/sprite.tsx";
import { type CoveredPlace, coveredPlaceNames, memberStates } from "../country.ts";
import { chooseCountries } from "../following.ts";
import { useChosenCountries } from "./chosen-countries.ts";

/**
 * The 27 chips. Each is the submit button of a search, which it does without scripts; with scripts it adds the country to the
 * reader's choice, or removes it.
 */
export function CountryChips() {
  const t = useTranslations("stories");
  const chosen = useChosenCountries();
  const toggle = (code: CoveredPlace) =>
    chooseCountries(chosen.includes(code) ? chosen.filter((c) => c !== code) : [...chosen, code]);
  return (
    <>
      <div>
        <h2 id="your-countries">{t("mine.title")}</h2>
        <p className="count" aria-live="polite">
          {t("mine.count", { count: chosen.length })}
        </p>
        <button
          type="button"
          className="btn btn-small scripted"
          data-replay="island"
          // A disabled button would lose the focus after its press.
          aria-disabled={chosen.length === 0 || undefined}
          onClick={() => chooseCountries([])}
        >
          {t("mine.clear")}
        </button>
      </div>
      <form className="chips chips-slide" action="/search">
        <LanguageField />
        {memberStates.map((code) => (
          <button
            key={code}
            type="submit"
            className="chip"
            name="country"
            value={coveredPlaceNames[code]}
            aria-pressed={chosen.includes(code)}
            data-replay="island"
            onClick={(event) => {
              event.preventDefault();
              toggle(code);
            }}
          >
            <span className="tick">
              <Icon name="tick" size={13} />
            </span>
            <Flag code={code} />
            {t(`countries.${code}`)}
          </button>
        ))}
      </form>
    </>
  );
}
