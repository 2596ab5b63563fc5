import { type FormEvent, type ReactNode, useContext, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { NamedLanguageContext } from "#ui/link.tsx";
import { Flag, Icon } from "#ui/sprite.tsx";
import { withLanguage } from "#ui/with-language.ts";
import { type CoveredPlace, filterPlaces } from "../country.ts";
import { defaultFilters, type Filters, type Hub, hubPath } from "../hub.ts";
import { type Topic, topics } from "../topic.ts";

/**
 * Topics and countries: without scripts a form; with scripts every choice applies at once, without scrolling.
 * @param hub the current filters
 */
export function HubFilters({ hub }: { hub: Hub }) {
  const t = useTranslations("hub.filters");
  const lang = useContext(NamedLanguageContext);
  const { chosen, choose } = useChoice(hub);
  const change = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget);
    choose({
      topics: topics.filter((topic) => form.getAll("topics").includes(topic)),
      countries: filterPlaces.filter((code) => form.getAll("countries").includes(code)),
    });
  };
  return (
    <section className="hub-filters" aria-label={t("title")}>
      <div className="hub-filters-head">
        <h2>{t("title")}</h2>
        <form
          action="/news"
          onSubmit={(event) => {
            event.preventDefault();
            choose(defaultFilters);
          }}
        >
          <Hidden values={{ tab: hub.tab === "all" ? null : hub.tab, lang }} />
          <button type="submit" className="btn btn-small" name="reset" value="1" data-replay>
            {t("reset")}
          </button>
        </form>
      </div>
      <details>
        <summary className="btn">
          {t("topics")} <Selected count={chosen.topics.length} />
          {t("countries")} <Selected count={chosen.countries.length} />
        </summary>
        <form action="/news" onChange={change}>
          {/* An empty value says that a choice was made, even if no topic is checked. */}
          <Hidden values={{ tab: hub.tab === "all" ? null : hub.tab, topics: "", lang }} />
          <fieldset>
            <legend>
              {t("topics")} <Selected count={chosen.topics.length} />
            </legend>
            <Topics chosen={chosen.topics} />
          </fieldset>
          <fieldset>
            <legend>
              {t("countries")} <Selected count={chosen.countries.length} />
            </legend>
            <Countries chosen={chosen.countries} />
          </fieldset>
          <button type="submit" className="btn btn-solid unscripted">
            {t("apply")}
          </button>
        </form>
      </details>
    </section>
  );
}

/** The chosen filters: those of the last click while the navigation to them is pending. */
function useChoice(hub: Hub) {
  const navigate = useNavigate();
  const underway = useNavigation().state !== "idle";
  const lang = useContext(NamedLanguageContext);
  const [draft, setDraft] = useState<{ of: Hub; filters: Filters } | null>(null);
  if (draft && !underway && draft.of !== hub) setDraft(null);
  return {
    // The answer to an earlier choice may arrive in between.
    chosen: draft && (underway || draft.of === hub) ? draft.filters : hub,
    choose: (filters: Filters) => {
      setDraft({ of: hub, filters });
      const path = hubPath({ ...filters, tab: hub.tab, cursor: null });
      navigate(withLanguage(path, lang), { replace: true, preventScrollReset: true });
    },
  };
}

function Selected({ count }: { count: number }) {
  const t = useTranslations("hub.filters");
  return <b className="badge num">{t("selected", { count })}</b>;
}

function Topics({ chosen }: { chosen: readonly Topic[] }) {
  const t = useTranslations("stories.topics");
  return (
    <div className="chips">
      {topics.map((topic) => (
        <Choice key={topic} name="topics" value={topic} chosen={chosen.includes(topic)}>
          {t(topic)}
        </Choice>
      ))}
    </div>
  );
}

function Countries({ chosen }: { chosen: readonly CoveredPlace[] }) {
  const t = useTranslations("stories.countries");
  return (
    <div className="chips">
      {filterPlaces.map((code) => (
        <Choice key={code} name="countries" value={code} chosen={chosen.includes(code)}>
          <Flag code={code} />
          {t(code)}
        </Choice>
      ))}
    </div>
  );
}

type ChoiceProps = { name: string; value: string; chosen: boolean; children: ReactNode };

function Choice({ name, value, chosen, children }: ChoiceProps) {
  return (
    <label className="chip">
      {/* The form has the change listener. */}
      <input type="checkbox" name={name} value={value} checked={chosen} onChange={() => {}} />
      <span className="tick">
        <Icon name="tick" size={13} />
      </span>
      {children}
    </label>
  );
}

/** Hidden fields of a form; those of null are left out. */
export function Hidden({ values }: { values: Record<string, string | null> }) {
  return Object.entries(values).map(([name, value]) =>
    value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
  );
}
