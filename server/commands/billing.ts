// npm run billing -- reasons|reconcile|refunds|settle|setup|show
import { findReader } from "#accounts/readers.server.ts";
import { billingOf } from "#subscriptions/billing-privacy.server.ts";
import { listCancellationReasons } from "#subscriptions/contracts.server.ts";
import { listDueRefunds, reconcile, settleRefund } from "#subscriptions/reconcile.server.ts";
import { ensureWebhook, setUp } from "#subscriptions/setup.server.ts";
import { subscriptionStatus } from "#subscriptions/status.server.ts";
import { countQueued, handleEvents } from "#subscriptions/webhooks.server.ts";
import {
  type CliCommand,
  type Command,
  type CommandAction,
  operatorOf,
  refuseMore,
  runCommand,
  UsageError,
  unknownCommand,
} from "../command.ts";

const usage = `Usage: npm run billing -- COMMAND
  setup                         makes products, prices and the portal's rules at the payment provider
                                from the price book; again: only what differs
  setup --webhook               also the webhook endpoint for BASE_URL, and prints its secret once
  reconcile                     reads every customer anew and mends what differs here
  refunds                       what is still to be refunded, how often that was tried in vain, and
                                when it is tried next
  settle SUBSCRIPTION HOW       takes a refund off that list which the provider can never make, once you
                                have given the money back yourself; HOW is kept: "by bank transfer"
  reasons                       cancellations for an important reason, for a person to judge
  show EMAIL                    what the site knows of a reader's subscription, as JSON
`;

/** @throws UsageError */
function read([name, ...args]: string[]): CommandAction {
  const [first, ...rest] = args;
  if (name === "setup") {
    const webhook = first === "--webhook";
    refuseMore(name, "nothing but --webhook", webhook ? rest : args);
    return (command) => setUpProvider(command, webhook);
  }
  if (name === "reconcile" || name === "refunds" || name === "reasons") {
    refuseMore(name, "nothing", args);
    return { reconcile: reconcileAll, refunds: listRefunds, reasons: listReasons }[name];
  }
  if (name === "settle") {
    const [how, ...more] = rest;
    if (!first || !how?.trim())
      throw new UsageError("settle needs a subscription, and how the money was given back.");
    refuseMore(name, "a subscription and one text", more);
    return (command) => settle(command, first, how.trim());
  }
  if (name !== "show") throw unknownCommand(name);
  if (!first) throw new UsageError("show needs the e-mail address of a reader.");
  refuseMore(name, "one e-mail address", rest);
  return (command) => show(command, first);
}

const reportUnavailable = (): number => {
  console.error("The payment provider cannot be reached, or there is none: see STRIPE_SECRET_KEY");
  return 1;
};

async function setUpProvider(command: Command, webhook: boolean): Promise<number> {
  const result = await setUp(command);
  if (!result.ok) return reportUnavailable();
  for (const line of result.done) console.log(`made ${line}`);
  if (result.done.length === 0) console.log("All is there");
  if (!webhook) return 0;
  const made = await ensureWebhook(command);
  if (!made.ok) return reportUnavailable();
  if (made.changed) console.log(`added the events that were missing to ${made.url}`);
  console.log(
    made.secret
      ? `made webhook endpoint ${made.url}\nSTRIPE_WEBHOOK_SECRET=${made.secret}`
      : `There is a webhook endpoint ${made.url} already; its secret is shown by the provider`,
  );
  return 0;
}

const reconcileAll: CommandAction = async (command) => {
  await handleEvents(command);
  const result = await reconcile(command);
  if (!result.ok) return reportUnavailable();
  console.log(
    `${result.checked} customers read, ${result.corrected} mended, ${result.failed.length} failed`,
  );
  for (const id of result.failed) console.error(`${id} failed`);
  for (const id of result.refundsDue) console.error(`${id} is still to be cancelled and refunded`);
  return result.failed.length + result.refundsDue.length > 0 ? 1 : 0;
};

const listRefunds: CommandAction = async ({ db }) => {
  for (const { id, email, attempts, nextAttemptAt } of await listDueRefunds(db))
    console.log(
      `${id} ${email}: tried ${attempts} times, next ${nextAttemptAt?.toISOString() ?? "at once"}`,
    );
  return 0;
};

async function settle(command: Command, id: string, how: string): Promise<number> {
  const result = await settleRefund(command.db, id, { ...operatorOf(command), how });
  if (result === "settled") {
    console.log(`The refund of ${id} is settled`);
    return 0;
  }
  console.error(
    result === "none"
      ? `No refund of ${id} is due`
      : `${id} has not ended yet: cancel it in the provider's dashboard, then reconcile`,
  );
  return 1;
}

const listReasons: CommandAction = async ({ db }) => {
  for (const { id, email, at, reason } of await listCancellationReasons(db))
    console.log(`${at?.toISOString()} ${id} ${email}: ${JSON.stringify(reason ?? "")}`);
  return 0;
};

async function show({ db, now }: Command, email: string): Promise<number> {
  const person = await findReader(db, email);
  if (!person) {
    console.error(`There is no reader with the address ${email}`);
    return 1;
  }
  const report = {
    ...(await subscriptionStatus(db, person.id, now())),
    ...(await billingOf(db, person.id)),
    events_waiting: await countQueued({ db }),
  };
  console.log(JSON.stringify(report, null, 2));
  return 0;
}

export const command: CliCommand = {
  name: "billing",
  usage,
  parse: read,
  needsPayments: () => true,
};
if (import.meta.main) await runCommand(command);
