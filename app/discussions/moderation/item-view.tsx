import { useTranslations } from "use-intl";
import { nativeNameOf } from "#ui/language-names.ts";
import { Link } from "#ui/link.tsx";
import { DateText, RelativeTime } from "#ui/time-elements.tsx";
import { guidelineNumber } from "../guideline.ts";
import type { QueueItem } from "../moderation.ts";
import { WhatWasDecided } from "./queue-list.tsx";

/** A contribution with the reason why it is listed, its context, and its writer's record. */
export function ItemView({ item }: { item: QueueItem }) {
  const t = useTranslations("moderation");
  const { heldBy, text, lang, writer, at, picked, state } = item;
  return (
    <>
      <div className="moderation-head">
        <h2 id="item-title" tabIndex={-1}>
          {heldBy ? t("held", { rule: t(`rules.${heldBy}`) }) : t("item.label")}
        </h2>
        {heldBy ? <p>{t(`why.${heldBy}`, { count: item.found.length })}</p> : null}
      </div>
      <p className="moderation-said" lang={lang}>
        {text ? <Marked text={text} found={item.found} /> : t("deleted")}
      </p>
      <p className="moderation-by">
        <b>
          <bdi>{writer.name}</bdi>
        </b>
        <span>{nativeNameOf(lang)}</span>
        <DateText at={at} />
        <span>{t(`item.states.${state}`)}</span>
        {picked ? <span>{t("item.picked")}</span> : null}
      </p>
      <Context item={item} />
    </>
  );
}

/** The text with the matches of the word list underlined. */
function Marked({ text, found }: Pick<QueueItem, "text" | "found">) {
  const parts: { text: string; from: number; isFound: boolean }[] = [];
  let at = 0;
  for (const [from, to] of found) {
    if (from < at) continue;
    parts.push({ text: text.slice(at, from), from: at, isFound: false });
    parts.push({ text: text.slice(from, to), from, isFound: true });
    at = to;
  }
  parts.push({ text: text.slice(at), from: at, isFound: false });
  return parts.map((part) =>
    part.isFound ? (
      <mark key={part.from}>{part.text}</mark>
    ) : (
      <span key={part.from}>{part.text}</span>
    ),
  );
}

function Context({ item }: { item: QueueItem }) {
  const t = useTranslations("moderation");
  const { subject, parent, reports, decisions } = item;
  return (
    <dl className="moderation-facts">
      <div>
        <dt>{t("item.under")}</dt>
        <dd>
          {subject ? (
            <>
              <Link to={subject.path}>{subject.title}</Link>
              {subject.state === "open" ? null : (
                <> ({t(`item.discussions.${subject.state === "hold" ? "hold" : "closed"}`)})</>
              )}
              {item.thread === "closed" ? <> ({t("item.threadClosed")})</> : null}
            </>
          ) : (
            t("item.gone")
          )}
        </dd>
      </div>
      {parent ? (
        <div>
          <dt>{t("item.answers")}</dt>
          <dd>
            <b>
              <bdi>{parent.writer}</bdi>
            </b>{" "}
            <q lang={parent.lang}>{parent.text || t("deleted")}</q>
          </dd>
        </div>
      ) : null}
      <div>
        <dt>{t("item.writer")}</dt>
        <dd>
          <WriterRecord writer={item.writer} />
        </dd>
      </div>
      <div>
        <dt>{t("item.reported")}</dt>
        <dd>
          {reports.length === 0 ? t("item.nobody") : null}
          <ul>
            {reports.map((report) => (
              <li key={report.number}>
                {report.kind === "notice" ? <b>{t("notice")} · </b> : null}
                {t(`reasons.${report.reason}` as "reasons.other")} <RelativeTime at={report.at} />
                {report.explanation ? <q>{report.explanation}</q> : null}
              </li>
            ))}
          </ul>
        </dd>
      </div>
      {decisions.length > 0 ? (
        <div>
          <dt>{t("item.earlier")}</dt>
          <dd>
            <ul>
              {decisions.map(({ id, kind, by, at, guideline, facts }) => (
                <li key={id}>
                  <WhatWasDecided decided={{ kind, by, at }} /> <RelativeTime at={at} />
                  {guideline ? <> · {t(`guidelines.${guideline}`)}</> : null}
                  {facts ? <q>{facts}</q> : null}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

function WriterRecord({ writer }: Pick<QueueItem, "writer">) {
  const t = useTranslations("moderation");
  const { since, contributions, approved, rejected, lastGround, mutes, mutedUntil, gone } = writer;
  if (gone) return t("item.erased");
  const number = lastGround && guidelineNumber(lastGround);
  return (
    <>
      {since
        ? t.rich("item.since", { day: () => <DateText key="since" at={since} style="day" /> })
        : null}{" "}
      {t("item.record", { contributions, approved, rejected })}{" "}
      {lastGround
        ? t("item.lastGround", {
            guideline: `${number ? `${number} ` : ""}${t(`guidelines.${lastGround}`)}`,
          })
        : null}{" "}
      {mutedUntil
        ? t.rich("item.mutedUntil", { day: () => <DateText key="until" at={mutedUntil} /> })
        : t("item.mutes", { count: mutes })}
    </>
  );
}
