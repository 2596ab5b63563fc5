import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguagePath } from "#ui/link.tsx";
import type { QueueItem } from "../moderation.ts";
import { type ModerationAddress, moderationPath } from "../moderation-address.ts";
import { Key, keyProps, ModerationLink } from "./moderation-link.tsx";

type Props = {
  item: QueueItem;
  address: ModerationAddress;
  /** The item that opens after this one. */
  next: string | null;
  previous: string | null;
};

/** The hidden fields of each form: the item, its fingerprint, and the next item. */
export function AboutItem({ item, next }: Pick<Props, "item" | "next">) {
  return (
    <>
      <input type="hidden" name="contribution" value={item.id} />
      <input type="hidden" name="seen" value={item.fingerprint} />
      <input type="hidden" name="next" value={next ?? ""} />
    </>
  );
}

/** The possible decisions. Buttons and links that work without scripts, each with its shortcut. */
export function ItemActions({ item, address, next, previous }: Props) {
  const t = useTranslations("moderation");
  const action = useLanguagePath(moderationPath({ ...address, item: item.id, done: null }));
  const waits = item.state === "held" || item.reports.length > 0;
  const stands = item.state === "held" || item.state === "shown";
  const step = (id: string | null) => ({ ...address, item: id, form: null, done: null });
  const form = (name: NonNullable<ModerationAddress["form"]>) => ({
    ...address,
    item: item.id,
    form: name,
    done: null,
  });
  return (
    <Form method="post" action={action} className="moderation-acts" preventScrollReset>
      <AboutItem item={item} next={next} />
      {waits ? (
        <button
          type="submit"
          className="btn btn-solid"
          name="intent"
          value="approve"
          {...keyProps("A")}
        >
          {t(item.state === "held" ? "acts.approve" : "acts.keep")} <Key name="A" />
        </button>
      ) : null}
      {stands ? (
        <ModerationLink className="btn" to={form("reject")} {...keyProps("R")}>
          {t("acts.reject")} <Key name="R" />
        </ModerationLink>
      ) : null}
      {item.state === "shown" ? (
        <button
          type="submit"
          className="btn"
          name="intent"
          value={item.picked ? "unpick" : "pick"}
          {...keyProps("P")}
        >
          {t(item.picked ? "acts.unpick" : "acts.pick")} <Key name="P" />
        </button>
      ) : null}
      {item.writer.gone ? null : item.writer.mutedUntil ? (
        <button type="submit" className="btn" name="intent" value="unmute" {...keyProps("M")}>
          {t("item.endMute")} <Key name="M" />
        </button>
      ) : (
        <ModerationLink className="btn" to={form("mute")} {...keyProps("M")}>
          {t("acts.mute")} <Key name="M" />
        </ModerationLink>
      )}
      {item.subject ? (
        <ModerationLink className="btn" to={form("discussion")} {...keyProps("D")}>
          {t("acts.discussion")} <Key name="D" />
        </ModerationLink>
      ) : null}
      {item.subject && item.thread ? (
        <button
          type="submit"
          className="btn"
          name="intent"
          value={item.thread === "open" ? "closeThread" : "openThread"}
          {...keyProps("C")}
        >
          {t(item.thread === "open" ? "acts.closeThread" : "acts.openThread")} <Key name="C" />
        </button>
      ) : null}
      {next ? (
        <ModerationLink className="btn btn-quiet" to={step(next)} {...keyProps("L")}>
          {t("acts.later")} <Key name="L" />
        </ModerationLink>
      ) : null}
      <p className="moderation-keys">
        {next ? (
          <ModerationLink to={step(next)} {...keyProps("J")}>
            {t("keys.next")} <Key name="J" />
          </ModerationLink>
        ) : null}
        {previous ? (
          <ModerationLink to={step(previous)} {...keyProps("K")}>
            {t("keys.previous")} <Key name="K" />
          </ModerationLink>
        ) : null}
        {item.subject && item.state === "shown" ? (
          <a
            href={`${item.subject.path}/discussion?comment=${item.id}#c-${item.id}`}
            {...keyProps("O")}
          >
            {t("keys.place")} <Key name="O" />
          </a>
        ) : null}
      </p>
    </Form>
  );
}
