import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { LeaningBar } from "#ui/leaning-bar.tsx";
import { Link } from "#ui/link.tsx";
import { comparedFrom, leanings } from "../bias.ts";
import type { Coverage } from "../story.ts";

type Props = {
  /** Null: no other publisher reports it yet. */
  coverage: Coverage | null;
  /** Whether the distribution over the bands is drawn. */
  bar?: boolean;
  /** What else the line says. */
  children?: ReactNode;
};

/** How an event is covered: "17 sources · 9 countries" links to its page, the small bar shows their leanings. */
export function CoverageLine({ coverage, bar = true, children }: Props) {
  const t = useTranslations("stories.coverage");
  const bandName = useTranslations("bands");
  if (!coverage) return <p className="coverage">{t("one")}</p>;
  const { slug, publishers, countries } = coverage;
  const parts = leanings.map((key) => ({ key, count: coverage.leanings[key] }));
  return (
    <p className="coverage">
      <Link className="num over" to={`/event/${slug}`}>
        {t("sources", { count: publishers })}
        {countries > 1 ? ` · ${t("countries", { count: countries })}` : null}
      </Link>
      {bar && publishers >= comparedFrom ? (
        <LeaningBar
          parts={parts}
          height={14}
          label={parts.map(({ key, count }) => `${bandName(key)} ${count}`).join(", ")}
        />
      ) : null}
      {children}
    </p>
  );
}
