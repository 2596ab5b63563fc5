import { useTranslations } from "use-intl";

// Operators are the same in every language; their explanations are translated.
const examples = {
  phrase: '"energy union"',
  not: "gas -football",
  or: "rail or road",
  country: "country:fr",
  bias: "bias:left",
  type: "type:video",
  lang: "lang:de",
  source: "source:euractiv",
  dates: "after:2026-01-01 before:2026-06-30",
} as const;

/** The operators of the query language, in a `details` element. */
export function SearchTips() {
  const t = useTranslations("search.tips");
  return (
    <details className="tips">
      <summary>{t("title")}</summary>
      <p>{t("words")}</p>
      <dl>
        {Object.entries(examples).map(([name, example]) => (
          <div key={name}>
            <dt>
              <code>{example}</code>
            </dt>
            <dd>{t(name as keyof typeof examples)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
