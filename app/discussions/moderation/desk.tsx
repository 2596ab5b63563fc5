import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Problem } from "#ui/field.tsx";
import { Ago } from "#ui/now.tsx";
import type { DeskAsked } from "../desk-address.ts";
import {
  type Decided,
  type LetterPreview,
  type QueueItem,
  type QueueRow,
  queueNames,
} from "../moderation.ts";
import type { ObjectionItem } from "../objections.server.ts";
import type { QueueCounts } from "../queue.server.ts";
import {
  type DeskProblem,
  type DeskTyped,
  DiscussionForm,
  MuteForm,
  RejectForm,
} from "./decision-forms.tsx";
import { DeskLink } from "./desk-link.tsx";
import { ItemActs } from "./item-acts.tsx";
import { ItemView } from "./item-view.tsx";
import { markDecided, mergeQueue, neighboursOf, newcomersOf } from "./merge-queue.ts";
import { ObjectionView } from "./objection-view.tsx";
import { QueueList, WhatWasDecided } from "./queue-list.tsx";
import { useKeys } from "./use-keys.ts";

/** Why a decision was not taken. */
export type DeskConflict =
  | { reason: "decided"; decided: Decided }
  | { reason: "changed" | "unknown" | "check" | "own" };

/** What the server says of lines that stand on the screen. */
export type DeskNews = { became: Record<string, Decided>; counts: QueueCounts };

export type DeskView = {
  asked: DeskAsked;
  rows: QueueRow[];
  counts: QueueCounts;
  /** What is open: of objections what it is about. */
  item: QueueItem | null;
  objection: ObjectionItem | null;
  language: string;
};

type Props = {
  view: DeskView;
  news: DeskNews | undefined;
  typed: DeskTyped | null;
  problem: DeskProblem | null;
  conflict: DeskConflict | null;
  preview: LetterPreview | null;
};

/** The moderators' page: a list that stands still, and what is open beside it. */
export function Desk({ view, news, typed, problem, conflict, preview }: Props) {
  const t = useTranslations("moderation");
  const { asked, item, objection } = view;
  const rows = useStandingRows(view, news);
  const current = asked.queue === "objections" ? (objection?.id ?? null) : (item?.id ?? null);
  const { previous, next, nextWaiting } = neighboursOf(rows, current);
  const counts = news?.counts ?? view.counts;
  const waiting = asked.queue === "decided" ? 0 : counts[asked.queue];
  useKeys(asked.keys);
  useFocusOnNext(current, asked.form);
  const oldest = rows.find(({ decided }) => decided === null);
  const form = { item, asked, next: nextWaiting, typed, problem, language: view.language, preview };
  return (
    <div className={asked.keys ? "desk" : "desk desk-keyless"}>
      <p className="desk-meta">
        {oldest && asked.queue !== "decided"
          ? t.rich("oldest", { time: () => <Ago key="oldest" at={oldest.at} /> })
          : null}{" "}
        <DeskLink to={{ ...asked, keys: !asked.keys, done: null }} className="desk-toggle">
          {t(asked.keys ? "keys.turnOff" : "keys.turnOn")}
        </DeskLink>
      </p>
      <nav className="tabs" aria-label={t("tabs.label")}>
        {queueNames.map((queue) => (
          <DeskLink
            key={queue}
            to={{ queue, keys: asked.keys }}
            aria-current={queue === asked.queue ? "page" : undefined}
          >
            {t(`tabs.${queue}`)}{" "}
            {queue === "decided" ? null : <span className="num">{counts[queue]}</span>}
          </DeskLink>
        ))}
      </nav>
      <p className="form-done desk-done-line" role="status">
        {asked.done ? t(`done.${asked.done}`) : null}
      </p>
      <div className="desk-columns">
        <QueueList
          asked={asked}
          rows={rows}
          current={current}
          newcomers={newcomersOf(rows, waiting)}
        />
        <section className="desk-one" aria-label={t("item.label")}>
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

function Conflict({ conflict }: { conflict: DeskConflict }) {
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

/** The list as it stood, with what has become of its lines; another list, or a longer one, is read anew. */
function useStandingRows(view: DeskView, news: DeskNews | undefined): QueueRow[] {
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

/** What is opened by a decision or a key gets the focus, so that it is read out; not what the page began with. */
function useFocusOnNext(current: string | null, form: string | null): void {
  const before = useRef({ current, form });
  useEffect(() => {
    const was = before.current;
    before.current = { current, form };
    if (was.current === current && was.form === form) return;
    document.getElementById(form ? "form-title" : "item-title")?.focus();
  }, [current, form]);
}
