import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { TextArea } from "#ui/field.tsx";
import { useLanguagePath } from "#ui/link.tsx";
import { RelativeTime } from "#ui/time-elements.tsx";
import { guidelineNumber } from "../guideline.ts";
import { type QueueItem, textLimits } from "../moderation.ts";
import { type ModerationAddress, moderationPath } from "../moderation-address.ts";
import type { ObjectionItem } from "../objections.server.ts";
import { type DecisionProblem, GroundFields, type TypedDecision } from "./decision-forms.tsx";
import { keyProps, ModerationLink } from "./moderation-link.tsx";
import { WhatWasDecided } from "./queue-list.tsx";

type Props = {
  objection: ObjectionItem;
  /** The contribution; null if it no longer exists. */
  item: QueueItem | null;
  address: ModerationAddress;
  next: string | null;
  typed: TypedDecision | null;
  problem: DecisionProblem | null;
  language: string;
};

/** An objection, for a moderator who did not take the decision. */
export function ObjectionView(p: Props) {
  const t = useTranslations("moderation");
  const { objection, item } = p;
  const { decision, side, decided } = objection;
  const number = decision.guideline && guidelineNumber(decision.guideline);
  return (
    <>
      <div className="moderation-head">
        <h2 id="item-title" tabIndex={-1}>
          {t("objection.title", { number: objection.number })}
        </h2>
      </div>
      <dl className="moderation-facts">
        <div>
          <dt>{t("objection.removed")}</dt>
          <dd>
            <WhatWasDecided decided={{ kind: decision.kind, by: decision.by, at: decision.at }} />{" "}
            <RelativeTime at={decision.at} />
            {decision.guideline
              ? `: ${number ? `${number} ` : ""}${t(`guidelines.${decision.guideline}`)}`
              : null}
            {decision.law ? ` (${decision.law})` : null}
          </dd>
        </div>
        <div>
          <dt>{t("objection.contribution")}</dt>
          <dd lang={item?.lang}>
            {item?.text || t("deleted")}{" "}
            {item ? (
              <ModerationLink to={{ queue: "decided", item: item.id, keys: p.address.keys }}>
                {t("acts.place")}
              </ModerationLink>
            ) : null}
          </dd>
        </div>
        {decision.facts ? (
          <div>
            <dt>{t("objection.facts")}</dt>
            <dd>{decision.facts}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t(`objection.objects.${side}`)}</dt>
          <dd>{objection.text}</dd>
        </div>
      </dl>
      {decided ? (
        <p role="status">
          <WhatWasDecided decided={decided} />
        </p>
      ) : (
        <ObjectionDecision {...p} />
      )}
    </>
  );
}

function ObjectionDecision({ objection, address, next, typed, problem, language }: Props) {
  const t = useTranslations("moderation.objection");
  const { side } = objection;
  const ways = [
    ["granted", t(`restore.${side}`), t(`restoreHint.${side}`)],
    ["upheld", t("uphold"), t("upholdHint")],
  ] as const;
  const action = useLanguagePath(moderationPath({ ...address, item: objection.id, done: null }));
  return (
    <Form method="post" action={action} className="form moderation-form" aria-label={t("decision")}>
      <input type="hidden" name="objection" value={objection.id} />
      <input type="hidden" name="next" value={next ?? ""} />
      <fieldset>
        <legend>{t("decision")}</legend>
        {ways.map(([outcome, name, hint], n) => (
          <label key={outcome} className="pick-one">
            <input
              type="radio"
              name="outcome"
              value={outcome}
              required
              defaultChecked={typed?.outcome === outcome}
              {...(side === "writer" ? keyProps(String(n + 1)) : {})}
            />
            <span>
              {name}
              <small>{hint}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {side === "reporter" ? (
        <details className="moderation-ground" open={problem !== null && problem !== "reasons"}>
          <summary>{t("restore.reporter")}</summary>
          <GroundFields typed={typed} problem={problem} language={language} optional />
        </details>
      ) : null}
      <TextArea
        id="reasons"
        name="reasons"
        label={t("reasons")}
        hint={t("reasonsHint")}
        rows={4}
        required
        maxLength={textLimits.facts[1]}
        defaultValue={typed?.reasons ?? ""}
        problem={problem === "reasons" ? t("reasonsHint") : undefined}
      />
      <div className="form-acts">
        <button type="submit" className="btn btn-solid" name="intent" value="objection">
          {t("submit")}
        </button>
      </div>
      <p className="form-hint">{t("own")}</p>
    </Form>
  );
}
