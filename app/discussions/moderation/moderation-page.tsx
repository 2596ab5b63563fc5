import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Problem } from "#ui/field.tsx";
import { RelativeTime } from "#ui/time-elements.tsx";
import {
  type Decided,
  type LetterPreview,
  type QueueItem,
  type QueueRow,
  queueNames,
} from "../moderation.ts";
import type { ModerationAddress } from "../moderation-address.ts";
import type { ObjectionItem } from "../objections.server.ts";
import type { QueueCounts } from "../queue.server.ts";
import {
  type DecisionProblem,
  DiscussionForm,
  MuteForm,
  RejectForm,
  type TypedDecision,
} from "./decision-forms.tsx";
import { ItemActions } from "./item-actions.tsx";
import { ItemView } from "./item-view.tsx";
import { countNew, markDecided, mergeQueue, neighboursOf } from "./merge-queue.ts";
import { ModerationLink } from "./moderation-link.tsx";
import { ObjectionView } from "./objection-view.tsx";
import { QueueList, WhatWasDecided } from "./queue-list.tsx";
import { useKeys } from "./use-keys.ts";

/** Why a decision was refused. */
export type DecisionConflict =
  | { reason: "decided"; decided: Decided }
  | { reason: "changed" | "unknown" | "check" | "involved" };

/** Changes of the items on the screen, and new counts. */
export type QueueChanges = { became: Record<string, Decided>; counts: QueueCounts };

export type ModerationView = {
  address: ModerationAddress;
  rows: QueueRow[];
  counts: QueueCounts;
  /** The open item; for an objection, the contribution that it is about. */
  item: QueueItem | null;
  objection: ObjectionItem | null;
  language: string;
};

type Props = {
  view: ModerationView;
  news: QueueChanges | undefined;
  typed: TypedDecision | null;
  problem: DecisionProblem | null;
  conflict: DecisionConflict | null;
  preview: LetterPreview | null;
};

/** The moderation page: a list that does not move, and the open item beside it. */
export function ModerationPage({ view, news, typed, problem, conflict, preview }: Props) {
  const t = useTranslations("moderation");
  const { address, item, objection } = view;
  const rows = useStableRows(view, news);
  const current = address.queue === "objections" ? (objection?.id ?? null) : (item?.id ?? null);
  const { previous, next, nextWaiting } = neighboursOf(rows, current);
  const counts = news?.counts ?? view.counts;
  const waiting = address.queue === "decided" ? 0 : counts[address.queue];
  useKeys(address.keys);
  useFocusOnNext(current, address.form);
  const oldest = rows.find(({ decided }) => decided === null);
  const form = {
    item,
    address,
    next: nextWaiting,
    typed,
    problem,
    language: view.language,
    preview,
  };
  return (
    <div className={address.keys ? "moderation" : "moderation moderation-keyless"}>
      <p className="moderation-meta">
        {oldest && address.queue !== "decided"
          ? t.rich("oldest", { time: () => <RelativeTime key="oldest" at={oldest.at} /> })
          : null}{" "}
        <ModerationLink
          to={{ ...address, keys: !address.keys, done: null }}
          className="moderation-toggle"
        >
          {t(address.keys ? "keys.turnOff" : "keys.turnOn")}
        </ModerationLink>
      </p>
      <nav className="tabs" aria-label={t("tabs.label")}>
        {queueNames.map((queue) => (
          <ModerationLink
            key={queue}
            to={{ queue, keys: address.keys }}
            aria-current={queue === address.queue ? "page" : undefined}
          >
            {t(`tabs.${queue}`)}{" "}
            {queue === "decided" ? null : <span className="num">{counts[queue]}</span>}
          </ModerationLink>
        ))}
      </nav>
      <p className="form-done moderation-done-line" role="status">
        {address.done ? t(`done.${address.done}`) : null}
      </p>
      <div className="moderation-columns">
        <QueueList
          address={address}
          rows={rows}
          current={current}
          newCount={countNew(rows, waiting)}
        />
        <section className="moderation-one" aria-label={t("item.label")}>
          {conflict ? <Conflict conflict={conflict} /> : null}
          {objection ? (
            <ObjectionView {...form} objection={objection} />
          ) : item ? (
            <>
              <ItemView item={item} />
              {address.form === null ? (
                <ItemActions
                  item={item}
                  address={address}
                  next={next ?? nextWaiting}
                  previous={previous}
                />
              ) : null}
              {address.form === "reject" ? <RejectForm {...form} item={item} /> : null}
              {address.form === "mute" ? <MuteForm {...form} item={item} /> : null}
              {address.form === "discussion" ? <DiscussionForm {...form} item={item} /> : null}
            </>
          ) : rows.length > 0 ? (
            <p className="note">{t("item.none")}</p>
          ) : null}
        </section>
      </div>
    </div>
  );
}

function Conflict({ conflict }: { conflict: DecisionConflict }) {
  const t = useTranslations("moderation");
  return (
    <Problem role="alert">
      {conflict.reason === "decided" ? (
        <>
          <WhatWasDecided decided={conflict.decided} />. {t("conflicts.decided")}
        </>
      ) : (
        t(`conflicts.${conflict.reason}`)
      )}
    </Problem>
  );
}

/** The rows as first shown, with their decisions. Another list, or a longer one, is loaded anew. */
function useStableRows(view: ModerationView, news: QueueChanges | undefined): QueueRow[] {
  const [standing, setStanding] = useState({ rows: view.rows, show: view.address.show });
  const { rows: fresh, address } = view;
  useEffect(() => {
    setStanding((before) => ({
      rows: mergeQueue(before.rows, fresh, { add: address.show !== before.show }),
      show: address.show,
    }));
  }, [fresh, address.show]);
  useEffect(() => {
    if (news) setStanding((before) => ({ ...before, rows: markDecided(before.rows, news.became) }));
  }, [news]);
  return standing.rows;
}

/**
 * Focuses an item that a decision or a shortcut has opened, so that screen readers read it; not the first item of the
 * page.
 */
function useFocusOnNext(current: string | null, form: string | null): void {
  const before = useRef({ current, form });
  useEffect(() => {
    const was = before.current;
    before.current = { current, form };
    if (was.current === current && was.form === form) return;
    document.getElementById(form ? "form-title" : "item-title")?.focus();
  }, [current, form]);
}
