// npm run billing -- reasons|reconcile|setup|show
import { findPerson } from "#accounts/people.server.ts";
import { billingOf } from "#subscriptions/billing-privacy.server.ts";
import { listReasons } from "#subscriptions/contracts.server.ts";
import { countQueued, handleEvents } from "#subscriptions/events.server.ts";
import { reconcile } from "#subscriptions/reconcile.server.ts";
import { ensureWebhook, setUp } from "#subscriptions/setup.server.ts";
import { subscriptionStatus } from "#subscriptions/status.server.ts";
import { type Command, type CommandAction, runCommand } from "../command.ts";

const usage = `Usage: npm run billing -- COMMAND
  setup                         makes products, prices and the portal's rules at the payment provider
                                from the price book; again: only what differs
  setup --webhook               also the webhook endpoint for BASE_URL, and prints its secret once
  reconcile                     reads every customer anew and mends what differs here
  reasons                       cancellations for an important reason, for a person to judge
  show EMAIL                    what the site knows of a reader's subscription, as JSON
`;

/** Null: not understood. */
function read([name, first, ...rest]: string[]): CommandAction | null {
  if (rest.length) return null;
  if (name === "setup" && (first === undefined || first === "--webhook"))
    return (command) => set(command, first !== undefined);
  if (name === "reconcile" && !first) return mend;
  if (name === "reasons" && !first) return judge;
  return name === "show" && first ? (command) => show(command, first) : null;
}

const away = (): number => {
  console.error("The payment provider cannot be reached, or there is none: see STRIPE_SECRET_KEY");
  return 1;
};

async function set(command: Command, webhook: boolean): Promise<number> {
  const set = await setUp(command);
  if (!set.ok) return away();
  for (const line of set.done) console.log(`made ${line}`);
  if (set.done.length === 0) console.log("All is there");
  if (!webhook) return 0;
  const made = await ensureWebhook(command);
  if (!made.ok) return away();
  console.log(
    made.secret
      ? `made webhook endpoint ${made.url}\nSTRIPE_WEBHOOK_SECRET=${made.secret}`
      : `There is a webhook endpoint ${made.url} already; its secret is shown by the provider`,
  );
  return 0;
}

const mend: CommandAction = async (command) => {
  await handleEvents(command);
  const done = await reconcile(command);
  if (!done.ok) return away();
  console.log(
    `${done.checked} customers read, ${done.mended} mended, ${done.failed.length} failed`,
  );
  for (const id of done.failed) console.error(`${id} failed`);
  return done.failed.length > 0 ? 1 : 0;
};

const judge: CommandAction = async ({ db }) => {
  for (const { id, email, at, reason } of await listReasons(db))
    console.log(`${at?.toISOString()} ${id} ${email}: ${JSON.stringify(reason ?? "")}`);
  return 0;
};

async function show({ db, now }: Command, email: string): Promise<number> {
  const person = await findPerson(db, email);
  if (!person) {
    console.error(`There is no reader with the address ${email}`);
    return 1;
  }
  const said = {
    ...(await subscriptionStatus(db, person.id, now())),
    ...(await billingOf(db, person.id)),
    events_waiting: await countQueued({ db }),
  };
  console.log(JSON.stringify(said, null, 2));
  return 0;
}

await runCommand("billing", usage, read, { payments: true });
