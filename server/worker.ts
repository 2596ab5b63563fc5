import { deleteExpired } from "#accounts/session-list.server.ts";
import { announceDateChanges } from "#advertising/campaigns.server.ts";
import { deleteOldVisits } from "#advertising/counts.server.ts";
import { deleteOldAlerts } from "#alerts/alerts.server.ts";
import { dispatchAlerts } from "#alerts/dispatch.server.ts";
import { queueNews } from "#alerts/news.server.ts";
import { sendPushes } from "#alerts/sending.server.ts";
import { answerReportsOfDeleted } from "#discussions/deleted-contributions.server.ts";
import { moveMergedDiscussions } from "#discussions/merged-events.server.ts";
import { deleteOldModeration } from "#discussions/moderation-privacy.server.ts";
import { deleteOldNotifications } from "#discussions/notifications.server.ts";
import { queueNotificationMails } from "#discussions/queue-notification-mails.server.ts";
import { markBreakingEvents } from "#events/breaking.server.ts";
import { openClusteringJob } from "#events/clustering-job.server.ts";
import { forgetReports } from "#events/reader-reports.server.ts";
import { startScheduler } from "#feeds/scheduler.server.ts";
import { deleteOldMessages } from "#inquiries/inquiries.server.ts";
import { moveMergedFollows } from "#library/follows.server.ts";
import { deleteOldReadingHistory } from "#library/retention.server.ts";
import { deleteOldViews } from "#library/views.server.ts";
import { answerRequests } from "#mail-requests.server.ts";
import { deleteOldDownloads } from "#media/downloads.server.ts";
import { openTextFetching } from "#media/feed-chapters-and-transcripts.server.ts";
import { podcastFeedPath, videoFeedPath } from "#media/show.ts";
import { ownShows } from "#media/shows.server.ts";
import { unsubscribeBouncedAddresses } from "#newsletters/hard-bounces.server.ts";
import { sendIssues } from "#newsletters/issues.server.ts";
import { deletePending } from "#newsletters/newsletters.server.ts";
import { dayMs, hourMs, minuteMs, secondMs } from "#platform/duration.ts";
import { deleteOldChanges } from "#platform/live/outbox.server.ts";
import { deleteOldMails, mailRetentionMs } from "#platform/mail/mails.server.ts";
import { sendDueMails } from "#platform/mail/sending.server.ts";
import { openSmtp } from "#platform/mail/transport.server.ts";
import { openPush } from "#platform/push/push.server.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { notifyWebSubHub } from "#platform/websub.server.ts";
import { queueReplies } from "#reply-alerts.server.ts";
import { indexChanges, queueArchived } from "#search/search.server.ts";
import { webSubFeeds } from "#stories/feed-document.ts";
import { markTrending } from "#stories/flags.server.ts";
import { finishCancellations } from "#subscriptions/contracts.server.ts";
import { finishDueRefunds, reconcileNightly } from "#subscriptions/reconcile.server.ts";
import { remindOfRenewals } from "#subscriptions/renewal-notices.server.ts";
import { deleteOldWebhooks, handleEvents } from "#subscriptions/webhooks.server.ts";
import { writeHeartbeat } from "./health.ts";
import { heartbeatMs, runTasks, type Worker } from "./tasks.ts";

const dueCancellations = "due cancellations";

/** Runs the periodic tasks of the site. */
export function startWorker(services: CoreServices): Worker {
  const { db, config, log, now } = services;
  const smtp = config.smtpUrl ? openSmtp(config.smtpUrl) : null;
  const push = openPush(config);
  const end = new AbortController();
  const scheduler = startScheduler(services);
  const clusteringJob = openClusteringJob({ db, now, signal: end.signal });
  const texts = openTextFetching({ db, config, log, now, signal: end.signal });
  const tasks = runTasks(
    [
      // Heartbeat and outbox use the wall clock, not the site clock.
      {
        name: "heartbeat",
        everyMs: heartbeatMs,
        run: (problem) => writeHeartbeat(db, { at: new Date(), problem }),
      },
      { name: "news events", everyMs: 3 * secondMs, run: () => clusteringJob.round() },
      { name: "breaking", everyMs: minuteMs, run: () => markBreakingEvents(db, now()) },
      { name: "trending", everyMs: minuteMs, run: () => markTrending(db, now()) },
      {
        name: "outbox",
        everyMs: 10 * minuteMs,
        run: () => deleteOldChanges(db, new Date(Date.now() - dayMs)),
      },
      { name: "campaigns", everyMs: minuteMs, run: () => announceDateChanges(db, now()) },
      { name: "campaign-visits", everyMs: hourMs, run: () => deleteOldVisits(db, now()) },
      { name: "views", everyMs: hourMs, run: () => deleteOldViews(db, now()) },
      { name: "downloads", everyMs: hourMs, run: () => deleteOldDownloads(db, now()) },
      {
        name: "websub",
        everyMs: minuteMs,
        run: () =>
          notifyWebSubHub(services, {
            stories: async () => webSubFeeds,
            media: async () => [
              videoFeedPath,
              ...(await ownShows(db)).map((s) => podcastFeedPath(s.slug)),
            ],
          }),
      },
      { name: "published texts", everyMs: 30 * secondMs, run: () => texts.round() },
      { name: "reading", everyMs: dayMs, run: () => deleteOldReadingHistory(db, now()) },
      { name: "sessions", everyMs: hourMs, run: () => deleteExpired(db) },
      { name: "messages", everyMs: dayMs, run: () => deleteOldMessages(db, now()) },
      { name: "old notifications", everyMs: dayMs, run: () => deleteOldNotifications(db, now()) },
      { name: "old decisions", everyMs: dayMs, run: () => deleteOldModeration(db, now()) },
      {
        name: "reports of deleted contributions",
        everyMs: minuteMs,
        run: () => answerReportsOfDeleted(services),
      },
      { name: "merged follows", everyMs: minuteMs, run: () => moveMergedFollows(db, now()) },
      { name: "merged discussions", everyMs: minuteMs, run: () => moveMergedDiscussions(db) },
      {
        name: "discussion mails",
        everyMs: 10 * minuteMs,
        run: () => queueNotificationMails(services),
      },
      { name: "sign-ups", everyMs: hourMs, run: () => deletePending(db, now()) },
      // A reader is waiting on the page that confirms the payment.
      { name: "webhooks", everyMs: secondMs, run: () => handleEvents(services) },
      {
        name: "nightly reconciliation",
        everyMs: 5 * minuteMs,
        run: () => reconcileNightly(services),
      },
      { name: "due refunds", everyMs: minuteMs, run: () => finishDueRefunds(services) },
      { name: dueCancellations, everyMs: minuteMs, run: () => finishCancellations(services) },
      { name: "renewal notices", everyMs: hourMs, run: () => remindOfRenewals(services) },
      { name: "old webhooks", everyMs: hourMs, run: () => deleteOldWebhooks(db) },
      // Readers search for stories that have just come in.
      { name: "search index", everyMs: secondMs, run: () => indexChanges(db, now()) },
      { name: "event reports", everyMs: dayMs, run: () => forgetReports(db, now()) },
      { name: "search archive", everyMs: dayMs, run: () => queueArchived(db, now()) },
      // Breaking news is worth a second; while nothing is due, each of these reads one index entry.
      { name: "news alerts", everyMs: secondMs, run: () => queueNews(services, now()) },
      { name: "reply alerts", everyMs: 5 * secondMs, run: () => queueReplies(db, now()) },
      {
        name: "alert dispatch",
        everyMs: secondMs,
        run: () => dispatchAlerts(services, push?.publicKey ?? "", now()),
      },
      {
        name: "pushes",
        everyMs: secondMs,
        run: async () => push && sendPushes(services, push, end.signal),
      },
      { name: "old alerts", everyMs: hourMs, run: () => deleteOldAlerts(db, now()) },
      {
        name: "dead addresses",
        everyMs: hourMs,
        run: () => unsubscribeBouncedAddresses(db, now()),
      },
      { name: "newsletters", everyMs: minuteMs, run: () => sendIssues(services, now()) },
      // A reader is waiting for the mail.
      {
        name: "mail requests",
        everyMs: secondMs,
        run: async () => {
          // Among them may be cancellations, which the payment provider must not make the other requests wait for.
          if (await answerRequests(services, end.signal)) tasks.wakeTask(dueCancellations);
        },
      },
      // A reader is waiting for a confirmation. While no mail is due, this reads one index entry.
      { name: "mail", everyMs: secondMs, run: () => sendDueMails(services, smtp, end.signal) },
      {
        name: "old mails",
        everyMs: hourMs,
        // Developers move the clock by a year and still want to read their mails.
        run: async () =>
          config.production && deleteOldMails(db, new Date(now().getTime() - mailRetentionMs)),
      },
    ],
    log,
  );
  return {
    problem: tasks.problem,
    wake: tasks.wake,
    stop: async () => {
      end.abort();
      await Promise.all([scheduler.stop(), tasks.stop()]);
      await clusteringJob.close();
      await texts.close();
      smtp?.close();
      await push?.close();
    },
  };
}
