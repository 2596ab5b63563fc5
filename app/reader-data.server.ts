import { academyProgressOf } from "#academy/progress.server.ts";
import { deleteAvatar } from "#accounts/avatar.server.ts";
import { eraseAccount, exportAccount, type Person } from "#accounts/privacy.server.ts";
import { auditSubjectOf } from "#accounts/readers.server.ts";
import { exportAlerts } from "#alerts/privacy.server.ts";
import { eraseModeration, moderationOf } from "#discussions/moderation-privacy.server.ts";
import { discussionsOf, eraseContributions } from "#discussions/privacy.server.ts";
import { deleteMessagesOf, messagesOf } from "#inquiries/privacy.server.ts";
import { eraseLikes, exportLibrary } from "#library/privacy.server.ts";
import { consentsOf, deleteSubscriptionsOf, subscriptionsOf } from "#newsletters/privacy.server.ts";
import { audit } from "#platform/audit.server.ts";
import { type Database, transaction } from "#platform/db/db.server.ts";
import type { Locale } from "#platform/locale.ts";
import { deleteMailsOf, mailsOf } from "#platform/mail/privacy.server.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { billingOf, deleteBilling, endedByErasure } from "#subscriptions/billing-privacy.server.ts";
import { entitlementsOf } from "#subscriptions/entitlements.server.ts";
import { feedTokensOf } from "#subscriptions/private-feeds.server.ts";
import { endForErasure, subscriptionOf } from "#subscriptions/subscriptions.server.ts";

// The copy and the erasure of a reader's data in all rooms. This file is outside of the rooms because accounts may
// import neither newsletters nor subscriptions.

/** Everything that the site stores about a reader, by table (Regulation 2016/679, Art. 15 and 20). */
export async function exportReader(db: Database, person: Person, now: Date): Promise<object> {
  return {
    exported_at: now.toISOString(),
    ...(await exportAccount(db, person)),
    ...(await exportLibrary(db, person.id)),
    entitlements: await entitlementsOf(db, person.id),
    ...(await billingOf(db, person.id)),
    podcast_tokens: await feedTokensOf(db, "podcasts", person.id),
    hub_feed_tokens: await feedTokensOf(db, "hub", person.id),
    academy_progress: await academyProgressOf(db, person.id),
    ...(await exportAlerts(db, person.id)),
    newsletter_subscriptions: await subscriptionsOf(db, person.email),
    newsletter_consents: await consentsOf(db, person.email),
    contact_messages: await messagesOf(db, person.email),
    ...(await discussionsOf(db, person.id)),
    ...(await moderationOf(db, person)),
    mails: await mailsOf(db, person),
    audit: await db
      .selectFrom("audit")
      .select(["at", "action", "detail"])
      .where("subject", "=", auditSubjectOf(person.id))
      .orderBy("id")
      .execute(),
  };
}

/**
 * Erases a reader from every room (Regulation 2016/679, Art. 17). A subscription is ended at the payment provider
 * first. If that fails, nothing is erased, since the reader would go on paying; nor while a refund to them is still to be
 * made, which needs the account. What remains: the audit records of the erasure and of grants, by an account id that
 * no longer identifies anyone; the hash of a card that began a trial; and invoices at the payment provider. The last mail
 * lists all of it.
 * @param by the reader, or the operator of a command
 */
export async function eraseReader(
  services: CoreServices,
  person: Person,
  by: string,
): Promise<Awaited<ReturnType<typeof endForErasure>>> {
  const { db, config, now, storage } = services;
  const subscription = await subscriptionOf(db, person.id);
  const ended = await endForErasure(services, person.id);
  if (!ended.ok) return ended;
  await transaction(db, async (tx) => {
    await deleteSubscriptionsOf(tx, person.email);
    await deleteMessagesOf(tx, person.email);
    await deleteMailsOf(tx, person);
    await deleteBilling(tx, person.id);
    const at = now();
    const endedContracts = (locale: Locale) =>
      subscription ? [endedByErasure(subscription, { locale, at })] : [];
    await eraseModeration(tx, person, at);
    // Before the likes: who posts locks the writer first, and the story after that.
    await eraseContributions(tx, person.id);
    await eraseLikes(tx, person.id);
    const avatar = await eraseAccount({ config, now }, tx, person, endedContracts);
    const subject = auditSubjectOf(person.id);
    await audit(tx, { at: now(), actor: by, action: "user.erase", subject });
    // Before the commit: afterwards the address of the picture is lost. Last, since it cannot be rolled back.
    await deleteAvatar(storage, avatar);
  });
  return ended;
}
