import { useServerTexts } from "#locales/use-server-texts.ts";
import { Link } from "#ui/link.tsx";

/** How people talk here, beside a discussion on its own page. */
export function Guidelines() {
  const t = useServerTexts("discussions.rules");
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
    </aside>
  );
}
