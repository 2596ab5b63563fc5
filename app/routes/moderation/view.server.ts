import type { RouterContextProvider } from "react-router";
import type { Reader } from "#accounts/reader.ts";
import type { ModerationView } from "#discussions/moderation/moderation-page.tsx";
import { mayModerate } from "#discussions/moderation.ts";
import { readModerationAddress } from "#discussions/moderation-address.ts";
import { objectionItem } from "#discussions/objections.server.ts";
import { countQueues, listQueue, queueItem, writerLanguage } from "#discussions/queue.server.ts";
import { servicesContext } from "#platform/context.ts";
import { idIn } from "#platform/id.ts";
import { nativeNameOf } from "#ui/language-names.ts";
import { notFound } from "../refusals.server.ts";

/** The reader, if they are a moderator. @throws 404 for everybody else */
export function requireModerator(reader: Reader): Reader {
  if (!mayModerate(reader.role)) throw notFound();
  return reader;
}

/** The data of the page: a list, and the open item beside it; by default the first of the list. */
export async function moderationView(
  context: Readonly<RouterContextProvider>,
  moderator: Reader,
  url: URL,
): Promise<ModerationView> {
  const { db } = context.get(servicesContext);
  const address = readModerationAddress(url.searchParams);
  const [rows, counts] = [
    await listQueue(db, address.queue, { moderator: moderator.id, limit: address.show }),
    await countQueues(db, moderator.id),
  ];
  const [first] = rows;
  const opened = address.item ?? (address.queue === "decided" ? null : (first?.id ?? null));
  const objection =
    address.queue === "objections" && opened ? await objectionItem(db, moderator.id, opened) : null;
  const contribution = address.queue === "objections" ? (objection?.contribution ?? null) : opened;
  const id = idIn(contribution);
  const item = id === null ? null : await queueItem(db, id);
  return {
    address,
    rows,
    counts,
    item,
    objection,
    language: nativeNameOf(item ? await writerLanguage(db, Number(item.id)) : "en"),
  };
}
