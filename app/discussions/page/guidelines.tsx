import { useServerTexts } from "#locales/use-server-texts.ts";
import { Link } from "#ui/link.tsx";

/** The community guidelines in short, beside a discussion on its own page. */
export function Guidelines() {
  const t = useServerTexts("discussions.rules");
  const tNotice = useServerTexts("statements.notice");
  return (
    <aside className="disc-rail" aria-labelledby="disc-rules">
      <h2 id="disc-rules">{t("title")}</h2>
      <ol>
        {(["one", "two", "three", "four"] as const).map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </ol>
      <p>
        {t("text")} <Link to="/community-guidelines">{t("all")}</Link>
      </p>
      <p>
        <Link to="/discussions/report?notice">{tNotice("link")}</Link>
      </p>
    </aside>
  );
}
