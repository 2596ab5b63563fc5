import { useTranslations } from "use-intl";
import { Icon } from "#ui/sprite.tsx";
import { RelativeTime } from "#ui/time-elements.tsx";
import type { Decided, QueueName, QueueRow } from "../moderation.ts";
import type { ModerationAddress } from "../moderation-address.ts";
import { ModerationLink } from "./moderation-link.tsx";

type Props = {
  address: ModerationAddress;
  rows: readonly QueueRow[];
  /** The line that is open. */
  current: string | null;
  /** The number of new items since. */
  newCount: number;
};

/** The rows of a list. None moves: decided rows stay until the moderator moves on, and new ones are announced. */
export function QueueList({ address, rows, current, newCount }: Props) {
  const t = useTranslations("moderation");
  return (
    <nav className="moderation-list" aria-label={t(`tabs.${address.queue}`)}>
      {rows.length === 0 && newCount === 0 ? (
        <div className="empty">
          <p>{t(`empty.${address.queue}`)}</p>
          {address.queue === "decided" ? null : (
            <ModerationLink className="btn" to={{ queue: "decided", keys: address.keys }}>
              {t("seeDecided")}
            </ModerationLink>
          )}
        </div>
      ) : null}
      <ol>
        {rows.map((row) => (
          <li key={row.id} className={row.decided ? "moderation-done" : undefined}>
            <ModerationLink
              to={{ ...address, item: itemOf(address.queue, row), form: null, done: null }}
              aria-current={row.id === current ? "true" : undefined}
            >
              <span className="moderation-why">
                {row.decided ? <Icon name="tick" size={15} /> : null}
                <Why queue={address.queue} row={row} />
                <span className="push">
                  <RelativeTime at={row.decided?.at ?? row.at} />
                </span>
              </span>
              <span className="moderation-text" lang={row.lang || undefined}>
                {row.text || t("deleted")}
              </span>
              <small>
                <bdi>{row.writer}</bdi>
                {row.subjectTitle ? `, ${t("under", { title: row.subjectTitle })}` : null}
              </small>
            </ModerationLink>
          </li>
        ))}
      </ol>
      <p className="moderation-more" role="status">
        {newCount > 0 ? (
          <>
            {t("more", { count: newCount })}{" "}
            <ModerationLink to={{ ...address, show: address.show + 20, form: null, done: null }}>
              {t("add")}
            </ModerationLink>
          </>
        ) : null}
      </p>
    </nav>
  );
}

/** The item that a row opens; for a decision, its contribution. */
const itemOf = (queue: QueueName, row: QueueRow) =>
  queue === "decided" ? row.contribution : row.id;

function Why({ queue, row }: { queue: QueueName; row: QueueRow }) {
  const t = useTranslations("moderation");
  if (row.decided) return <WhatWasDecided decided={row.decided} />;
  if (queue === "objections") return t(row.notice ? "ofReporter" : "ofWriter");
  if (queue === "reported")
    return (
      <>
        {row.notice ? <span className="badge badge-new">{t("notice")}</span> : null}
        {t("reports", { count: row.reports })}
      </>
    );
  return row.heldBy ? t(`rules.${row.heldBy}`) : null;
}

export function WhatWasDecided({ decided: { kind, by } }: { decided: Decided }) {
  const t = useTranslations("moderation.decided");
  return kind === "gone" ? t("gone") : t("by", { what: t(kind), name: by ?? t("formerly") });
}
