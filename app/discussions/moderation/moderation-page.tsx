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
import { ItemActs } from "./item-acts.tsx";
import { ItemView } from "./item-view.tsx";
import { countNew, markDecided, mergeQueue, neighboursOf } from "./merge-queue.ts";
import { ModerationLink } from "./moderation-link.tsx";
import { ObjectionView } from "./objection-view.tsx";
import { QueueList, WhatWasDecided } from "./queue-list.tsx";
import { useKeys } from "./use-keys.ts";

/** Why a decision was refused. */
export type DecisionConflict =
  | { reason: "decided"; decided: Decided }
  | { reason: "changed" | "unknown" | "check" | "own" };

/** Changes of the items on the screen, and new counts. */
export type QueueChanges = { became: Record<string, Decided>; counts: QueueCounts };

export type ModerationView = {
  asked: ModerationAddress;
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
  const { asked, item, objection } = view;
  const rows = useStableRows(view, news);
  const current = asked.queue === "objections" ? (objection?.id ?? null) : (item?.id ?? null);
  const { previous, next, nextWaiting } = neighboursOf(rows, current);
  const counts = news?.counts ?? view.counts;
  const waiting = asked.queue === "decided" ? 0 : counts[asked.queue];
  useKeys(asked.keys);
  useFocusOnNext(current, asked.form);
  const oldest = rows.find(({ decided }) => decided === null);
  const form = { item, asked, next: nextWaiting, typed, problem, language: view.language, preview };
  return (
    <div className={asked.keys ? "moderation" : "moderation moderation-keyless"}>
      <p className="moderation-meta">
        {oldest && asked.queue !== "decided"
          ? t.rich("oldest", { time: () => <RelativeTime key="oldest" at={oldest.at} /> })
          : null}{" "}
        <ModerationLink
          to={{ ...asked, keys: !asked.keys, done: null }}
          className="moderation-toggle"
        >
          {t(asked.keys ? "keys.turnOff" : "keys.turnOn")}
        </ModerationLink>
      </p>
      <nav className="tabs" aria-label={t("tabs.label")}>
        {queueNames.map((queue) => (
          <ModerationLink
            key={queue}
            to={{ queue, keys: asked.keys }}
            aria-current={queue === asked.queue ? "page" : undefined}
          >
            {t(`tabs.${queue}`)}{" "}
            {queue === "decided" ? null : <span className="num">{counts[queue]}</span>}
          </ModerationLink>
        ))}
      </nav>
      <p className="form-done moderation-done-line" role="status">
        {asked.done ? t(`done.${asked.done}`) : null}
      </p>
      <div className="moderation-columns">
        <QueueList
          asked={asked}
          rows={rows}
          current={current}
          newcomers={countNew(rows, waiting)}
        />
        <section className="moderation-one" aria-label={t("item.label")}>
          {conflict ? <Conflict conflict={conflict} /> : null}
          {objection ? (
            <ObjectionView {...form} objection={objection} />
          ) : item ? (
            <>
              <ItemView item={item} />
              {asked.form === null ? (
                <ItemActs
                  item={item}
                  asked={asked}
                  next={next ?? nextWaiting}
                  previous={previous}
                />
              ) : null}
              {asked.form === "reject" ? <RejectForm {...form} item={item} /> : null}
              {asked.form === "mute" ? <MuteForm {...form} item={item} /> : null}
              {asked.form === "discussion" ? <DiscussionForm {...form} item={item} /> : null}
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
  const [standing, setStanding] = useState({ rows: view.rows, show: view.asked.show });
  const { rows: fresh, asked } = view;
  useEffect(() => {
    setStanding((before) => ({
      rows: mergeQueue(before.rows, fresh, { add: asked.show !== before.show }),
      show: asked.show,
    }));
  }, [fresh, asked.show]);
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
