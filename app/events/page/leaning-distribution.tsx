import { useTranslations } from "use-intl";
import { LeaningBar } from "#ui/leaning-bar.tsx";
import { LeaningCounts } from "#ui/leaning-counts.tsx";
import { Link } from "#ui/link.tsx";
import type { Comparison } from "../comparison.ts";
import { useCounts } from "./leaning-label.tsx";

/** The distribution over the bands, every count beside the bar. */
export function LeaningDistribution({ comparison }: { comparison: Comparison }) {
  const t = useTranslations("events.covering");
  const { parts, label } = useCounts(comparison.counts);
  const outlets = Object.values(comparison.sides).flat();
  return (
    <section className="event-panel" aria-labelledby="covering">
      <h2 id="covering">{t("title")}</h2>
      <LeaningBar parts={parts} label={label} height={36} />
      <LeaningCounts parts={parts} className="event-counts" />
      {outlets.some((o) => o.countedWith) ? <p className="note">{t("owners")}</p> : null}
      <p className="meta">
        <Link className="event-link" to="/sources">
          {t("rates")}
        </Link>
      </p>
    </section>
  );
}
