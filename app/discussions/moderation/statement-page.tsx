import { useServerTexts } from "#locales/use-server-texts.ts";
import { Link } from "#ui/link.tsx";
import { DateText } from "#ui/time-elements.tsx";
import { ObjectionForm, type RejectedObjection } from "./objection-form.tsx";

type Sent = {
  number: string;
  text: string;
  outcome: "granted" | "upheld" | null;
  reasons: string;
  /** What follows from the outcome. */
  follows: string;
};

type Props = {
  number: string;
  /** Ground, facts, how it was found, and who decided; then how to object. */
  ground: readonly string[];
  redress: readonly string[];
  revokedAt: string | null;
  contribution: { text: string; lang: string; deletedBy: "writer" | "retention" | null } | null;
  /** The address of the objection form; null after the time limit. */
  objectAt: string | null;
  objectUntil: string;
  decision: string;
  objection: Sent | null;
  rejected?: RejectedObjection | undefined;
};

/**
 * The statement of reasons for the writer, with the form of an objection (Regulation (EU) 2022/2065, Art. 17 and 20).
 */
export function StatementPage(p: Props) {
  const t = useServerTexts("statements");
  return (
    <div className="statement">
      <p>{t("statement.number", { number: p.number })}</p>
      {p.revokedAt ? (
        <p role="status">
          <b>
            {t.rich("statement.revoked", {
              day: () => <DateText at={p.revokedAt ?? ""} style="day" />,
            })}
          </b>
        </p>
      ) : null}
      {p.ground.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        <Link to="/community-guidelines">{t("statement.guidelines")}</Link>
      </p>
      <section aria-labelledby="written">
        <h2 id="written">{t("statement.where")}</h2>
        {p.contribution?.text ? (
          <blockquote className="reported" lang={p.contribution.lang}>
            {p.contribution.text}
          </blockquote>
        ) : (
          <p>
            {t(
              p.contribution?.deletedBy === "retention"
                ? "statement.deletedByUs"
                : "statement.deleted",
            )}
          </p>
        )}
      </section>
      <section aria-labelledby="objection">
        {p.rejected?.once ? <p role="alert">{t("objection.once")}</p> : null}
        {p.objection ? (
          <SentObjection {...p.objection} />
        ) : (
          <>
            <h2 id="objection">{t("objection.title")}</h2>
            {p.objectAt ? (
              <>
                {p.redress.map((line) => (
                  <p key={line}>{line}</p>
                ))}
                <ObjectionForm action={p.objectAt} decision={p.decision} rejected={p.rejected} />
              </>
            ) : (
              <p>
                {t.rich("objection.late", {
                  day: () => <DateText at={p.objectUntil} style="day" />,
                })}
              </p>
            )}
          </>
        )}
      </section>
    </div>
  );
}

function SentObjection(p: Sent) {
  const t = useServerTexts("statements.objection");
  const tStatement = useServerTexts("statements.statement");
  return (
    <>
      <h2 id="objection">
        {p.outcome ? t(`${p.outcome}.title`) : t("sent", { number: p.number })}
      </h2>
      {p.outcome ? (
        <>
          <p role="status">{p.follows}</p>
          <p>{t("reasons", { reasons: p.reasons })}</p>
          <p>{t("another")}</p>
        </>
      ) : (
        <p role="status">{t("waits")}</p>
      )}
      <p className="note">{t("yours")}</p>
      <blockquote className="reported">{p.text}</blockquote>
      <p>{tStatement("elsewhere")}</p>
    </>
  );
}
