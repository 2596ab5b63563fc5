import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguagePath } from "#ui/link.tsx";
import { type DeskAsked, deskPath } from "../desk-address.ts";
import type { QueueItem } from "../moderation.ts";
import { DeskLink, Key, keyed } from "./desk-link.tsx";

type Props = {
  item: QueueItem;
  asked: DeskAsked;
  /** What is opened next. */
  next: string | null;
  previous: string | null;
};

/** What a form of the desk says beside its own fields: about what, as it was seen, and where it leads. */
export function AboutItem({ item, next }: Pick<Props, "item" | "next">) {
  return (
    <>
      <input type="hidden" name="contribution" value={item.id} />
      <input type="hidden" name="seen" value={item.seen} />
      <input type="hidden" name="next" value={next ?? ""} />
    </>
  );
}

/** What can be decided about a contribution. Buttons and links that work without scripts; each names its key. */
export function ItemActs({ item, asked, next, previous }: Props) {
  const t = useTranslations("moderation");
  const action = useLanguagePath(deskPath({ ...asked, item: item.id, done: null }));
  const waits = item.state === "held" || item.reports.length > 0;
  const stands = item.state === "held" || item.state === "shown";
  const step = (id: string | null) => ({ ...asked, item: id, form: null, done: null });
  const form = (name: NonNullable<DeskAsked["form"]>) => ({
    ...asked,
    item: item.id,
    form: name,
    done: null,
  });
  return (
    <Form method="post" action={action} className="desk-acts" preventScrollReset>
      <AboutItem item={item} next={next} />
      {waits ? (
        <button
          type="submit"
          className="btn btn-solid"
          name="intent"
          value="approve"
          {...keyed("A")}
        >
          {t(item.state === "held" ? "acts.approve" : "acts.keep")} <Key name="A" />
        </button>
      ) : null}
      {stands ? (
        <DeskLink className="btn" to={form("reject")} {...keyed("R")}>
          {t("acts.reject")} <Key name="R" />
        </DeskLink>
      ) : null}
      {item.state === "shown" ? (
        <button
          type="submit"
          className="btn"
          name="intent"
          value={item.picked ? "unpick" : "pick"}
          {...keyed("P")}
        >
          {t(item.picked ? "acts.unpick" : "acts.pick")} <Key name="P" />
        </button>
      ) : null}
      {item.writer.gone ? null : item.writer.mutedUntil ? (
        <button type="submit" className="btn" name="intent" value="unmute" {...keyed("M")}>
          {t("item.endMute")} <Key name="M" />
        </button>
      ) : (
        <DeskLink className="btn" to={form("mute")} {...keyed("M")}>
          {t("acts.mute")} <Key name="M" />
        </DeskLink>
      )}
      {item.under ? (
        <DeskLink className="btn" to={form("discussion")} {...keyed("D")}>
          {t("acts.discussion")} <Key name="D" />
        </DeskLink>
      ) : null}
      {item.under && item.thread ? (
        <button
          type="submit"
          className="btn"
          name="intent"
          value={item.thread === "open" ? "closeThread" : "openThread"}
          {...keyed("C")}
        >
          {t(item.thread === "open" ? "acts.closeThread" : "acts.openThread")} <Key name="C" />
        </button>
      ) : null}
      {next ? (
        <DeskLink className="btn btn-quiet" to={step(next)} {...keyed("L")}>
          {t("acts.later")} <Key name="L" />
        </DeskLink>
      ) : null}
      <p className="desk-keys">
        {next ? (
          <DeskLink to={step(next)} {...keyed("J")}>
            {t("keys.next")} <Key name="J" />
          </DeskLink>
        ) : null}
        {previous ? (
          <DeskLink to={step(previous)} {...keyed("K")}>
            {t("keys.previous")} <Key name="K" />
          </DeskLink>
        ) : null}
        {item.under && item.state === "shown" ? (
          <a href={`${item.under.path}/discussion?comment=${item.id}#c-${item.id}`} {...keyed("O")}>
            {t("keys.place")} <Key name="O" />
          </a>
        ) : null}
      </p>
    </Form>
  );
}
