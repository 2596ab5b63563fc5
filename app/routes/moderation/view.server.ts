import { data, type RouterContextProvider } from "react-router";
import type { Reader } from "#accounts/reader.ts";
import { deskAskedOf } from "#discussions/desk-address.ts";
import type { DeskView } from "#discussions/moderation/desk.tsx";
import { mayModerate } from "#discussions/moderation.ts";
import { objectionItem } from "#discussions/objections.server.ts";
import { countQueues, listQueue, queueItem, writerLanguage } from "#discussions/queue.server.ts";
import { servicesContext } from "#platform/context.ts";
import { nativeNameOf } from "#ui/language-names.ts";

/** The reader, if they decide about discussions. @throws 404 for everybody else: the page is none of theirs */
export function requireModerator(reader: Reader): Reader {
  if (!mayModerate(reader.role)) throw data("page", { status: 404 });
  return reader;
}

/** What the address asks for: a list, and what is open beside it; without a wish the first line of the list. */
export async function deskView(
  context: Readonly<RouterContextProvider>,
  moderator: Reader,
  url: URL,
): Promise<DeskView> {
  const { db } = context.get(servicesContext);
  const asked = deskAskedOf(url.searchParams);
  const [rows, counts] = [
    await listQueue(db, asked.queue, { moderator: moderator.id, limit: asked.show }),
    await countQueues(db, moderator.id),
  ];
  const [first] = rows;
  const opened = asked.item ?? (asked.queue === "decided" ? null : (first?.id ?? null));
  const objection =
    asked.queue === "objections" && opened ? await objectionItem(db, moderator.id, opened) : null;
  const contribution = asked.queue === "objections" ? (objection?.contribution ?? null) : opened;
  const item = /^[1-9]\d{0,14}$/.test(contribution ?? "")
    ? await queueItem(db, Number(contribution))
    : null;
  return {
    asked,
    rows,
    counts,
    item,
    objection,
    language: nativeNameOf(item ? await writerLanguage(db, Number(item.id)) : "en"),
  };
}
