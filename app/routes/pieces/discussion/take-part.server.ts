import { type Reader, readerContext } from "#accounts/reader.ts";
import type { Discussion } from "#discussions/discussion.ts";
import { blockWriter, chooseName } from "#discussions/members.server.ts";
import type { Draft } from "#discussions/page/composer.tsx";
import type { NameSent } from "#discussions/page/name-form.tsx";
import {
  appreciate,
  edit,
  follow,
  type PostResult,
  post,
  remove,
  type Writer,
} from "#discussions/posting.server.ts";
import { servicesContext } from "#platform/context.ts";
import { minuteMs } from "#platform/duration.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { rateLimit } from "#platform/http/memory-rate-limit.server.ts";
import { idIn } from "#platform/id.ts";
import { isUuid } from "#platform/uuid.ts";
import { accessContext, mayTakePart } from "#subscriptions/access.ts";
import { languageNames } from "#ui/language-names.ts";
import { badForm } from "../../refusals.server.ts";
import { type Args, emptyDraft } from "./view.server.ts";

/** What came of a form. */
export type Done =
  | "posted"
  | "waits"
  | "saved"
  | "deleted"
  | "appreciated"
  | "followed"
  | "unfollowed"
  | "hidden"
  | "named";
export type Outcome =
  | { ok: true; done: Done; id: number | null }
  | { ok: false; status: number; draft: Draft | null; name: NameSent | null; wait: number };

const posts = rateLimit({ calls: 20, windowMs: 10 * minuteMs });
const acts = rateLimit({ calls: 200, windowMs: 10 * minuteMs });

const refused = (
  status: number,
  draft: Draft | null,
  name: NameSent | null = null,
  wait = 0,
): Outcome => ({
  ok: false,
  status,
  draft,
  name,
  wait,
});

/** All that needs no plan: readers whose plan has ended can still take back what they wrote or chose. */
const freeIntents = new Set(["delete", "unappreciate", "unfollow"]);

/**
 * Does what a form of a discussion asks for.
 * @throws 400 for what is no form of ours
 */
export async function takePart(
  { request, context }: Args,
  discussion: Discussion,
): Promise<Outcome> {
  const form = await readForm(request);
  const reader = context.get(readerContext);
  const access = context.get(accessContext);
  const intent = textOf(form, "intent");
  const draft = intent === "post" || intent === "edit" ? draftIn(form, intent === "edit") : null;
  if (!reader || (!freeIntents.has(intent) && !mayTakePart(access)))
    return refused(403, { ...(draft ?? emptyDraft()), problem: "plan" });
  const wait = (draft ? posts : acts)(reader.id);
  if (wait > 0) return refused(429, { ...(draft ?? emptyDraft()), problem: "limited" }, null, wait);
  if (intent === "name") return takeName(context, reader, textOf(form, "name"));
  const writer: Writer = {
    id: reader.id,
    tier: access?.tier ?? "basic",
    editor: reader.role === "editor",
  };
  if (draft) return write(context, discussion, writer, draft);
  return act(context, writer.id, intent, idIn(textOf(form, "id")));
}

function draftIn(form: FormData, change: boolean): Draft {
  const id = idIn(textOf(form, change ? "id" : "parent"));
  const formId = textOf(form, "form");
  const lang = textOf(form, "lang");
  return {
    to: id === null ? null : { id, name: null, change },
    text: textOf(form, "text"),
    lang: lang in languageNames ? lang : "",
    formId: isUuid(formId) ? formId : emptyDraft().formId,
    problem: null,
  };
}

/** The status of an answer to what could not be done. */
const statusOf: Record<string, number> = {
  closed: 409,
  thread: 409,
  gone: 409,
  late: 409,
  nameless: 403,
  muted: 403,
};

async function write(
  context: Args["context"],
  discussion: Discussion,
  writer: Writer,
  draft: Draft,
): Promise<Outcome> {
  const { db, now } = context.get(servicesContext);
  const { to, text, formId } = draft;
  const lang = draft.lang || null;
  const posted: PostResult = to?.change
    ? await edit(db, discussion, writer, { id: to.id, text, lang }, now())
    : await post(db, discussion, writer, { text, lang, parent: to?.id ?? null, formId }, now());
  if (!posted.ok)
    return refused(statusOf[posted.problem] ?? 400, {
      ...draft,
      // A megabyte is not sent back.
      text: text.slice(0, 20_000),
      problem: posted.problem,
    });
  const done = posted.heldBy ? "waits" : to?.change ? "saved" : "posted";
  return { ok: true, done, id: posted.id };
}

async function takeName(context: Args["context"], reader: Reader, name: string): Promise<Outcome> {
  const { db, now } = context.get(servicesContext);
  const staff = reader.role === "editor";
  const problem = await chooseName(db, { id: reader.id, staff }, name, now());
  if (problem)
    return refused(problem === "taken" ? 409 : 400, null, { name: name.slice(0, 100), problem });
  return { ok: true, done: "named", id: null };
}

async function act(
  context: Args["context"],
  userId: string,
  intent: string,
  id: number | null,
): Promise<Outcome> {
  const { db, now } = context.get(servicesContext);
  if (id === null) throw badForm();
  const at = now();
  const all: Record<string, () => Promise<Done | null>> = {
    delete: async () => ((await remove(db, userId, id, at)) ? "deleted" : null),
    appreciate: async () =>
      (await appreciate(db, userId, id, true, at)) === null ? null : "appreciated",
    unappreciate: async () =>
      (await appreciate(db, userId, id, false, at)) === null ? null : "appreciated",
    follow: async () => ((await follow(db, userId, id, true, at)) ? "followed" : null),
    unfollow: async () => ((await follow(db, userId, id, false, at)) ? "unfollowed" : null),
    block: async () => ((await blockWriter(db, userId, id, at)) ? "hidden" : null),
  };
  const done = Object.hasOwn(all, intent) ? await all[intent]?.() : undefined;
  if (done === undefined) throw badForm();
  return done === null
    ? refused(409, { ...emptyDraft(), problem: "goneAct" })
    : { ok: true, done, id };
}
