import { useServerTexts } from "#locales/use-server-texts.ts";
import { Link } from "#ui/link.tsx";
import { DateText } from "#ui/time-elements.tsx";
import type { SentReport } from "../reports.server.ts";
import { ObjectionForm, type RejectedObjection } from "./objection-form.tsx";

type Sent = NonNullable<SentReport["items"][number]["objection"]> & {
  /** What follows from its outcome. */
  follows: string;
};
type Item = Omit<SentReport["items"][number], "objection"> & {
  objection: Sent | null;
  /** The sentences about the ground of its removal. */
  ground: readonly string[];
  objectUntil: string | null;
  objectable: boolean;
  /** Whether the time to object is over. */
  late: boolean;
};

type Props = {
  report: Omit<SentReport, "items"> & { items: readonly Item[] };
  /** The path of this page. */
  path: string;
  rejected?: RejectedObjection | undefined;
};

/** The outcome for each contribution that a report names. */
export function SentReportPage({ report, path, rejected }: Props) {
  const t = useServerTexts("statements.sent");
  return (
    <div className="statement">
      <p>{t.rich("at", { day: () => <DateText at={report.at} style="day" /> })}</p>
      {report.items.map((item) => (
        <section key={item.contribution} aria-labelledby={`item-${item.contribution}`}>
          <h2 id={`item-${item.contribution}`}>
            {item.path && !item.gone && item.decision?.kind !== "reject" ? (
              <Link to={item.path}>{t("contribution", { number: item.contribution })}</Link>
            ) : (
              t("contribution", { number: item.contribution })
            )}
          </h2>
          <Outcome item={item} path={path} rejected={rejected} />
        </section>
      ))}
    </div>
  );
}

function Outcome({ item, path, rejected }: { item: Item } & Pick<Props, "path" | "rejected">) {
  const t = useServerTexts("statements");
  const { decision, objection } = item;
  if (item.gone) return <p>{t("sent.gone")}</p>;
  if (!decision) return <p>{t("sent.waiting")}</p>;
  const { deletedSince, removedSince } = decision;
  const kept = removedSince && !objection ? "removedSince" : deletedSince ? "deletedSince" : "kept";
  const what = decision.kind === "approve" ? kept : "removed";
  return (
    <>
      <p>
        <b>{t(`sent.${what}`)}</b>
      </p>
      {item.ground.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        {t.rich("sent.decidedAt", { day: () => <DateText at={decision.at} style="day" /> })}{" "}
        {t("statement.byPerson")}
      </p>
      {rejected?.once && rejected.decision === decision.id ? (
        <p role="alert">{t("objection.once")}</p>
      ) : null}
      {objection ? <Objected {...objection} /> : null}
      {item.objectable && !objection ? (
        <>
          <p>
            {t.rich(item.late ? "objection.late" : "statement.objectUntil", {
              day: () => <DateText at={item.objectUntil ?? ""} style="day" />,
            })}
          </p>
          {item.late ? null : (
            <ObjectionForm action={path} decision={decision.id} rejected={rejected} />
          )}
        </>
      ) : null}
      <p>{t("statement.elsewhere")}</p>
    </>
  );
}

function Objected({ number, outcome, reasons, follows }: Sent) {
  const t = useServerTexts("statements.objection");
  if (!outcome)
    return (
      <p role="status">
        {t("sent", { number })}. {t("waits")}
      </p>
    );
  return (
    <>
      <p role="status">
        <b>{t(`${outcome}.title`)}</b>. {follows}
      </p>
      <p>{t("reasons", { reasons })}</p>
    </>
  );
}
