import { useTranslations } from "use-intl";

// What can be typed is the same in every language; what it does is said in the reader's.
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

/** What can be typed into the field, opened by the browser itself. */
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
