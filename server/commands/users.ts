// npm run users -- list|show|role|grant|suspend|readmit|erase

import { readerRoles } from "#accounts/reader.ts";
import {
  auditSubjectOf,
  endSuspension,
  findReader,
  listReaders,
  type OperatorAction,
  type ReaderRow,
  setRole,
  suspend,
} from "#accounts/readers.server.ts";
import { audit } from "#platform/audit.server.ts";
import { addDuration, parseDuration } from "#platform/duration.ts";
import { eraseReader, exportReader } from "#reader-data.server.ts";
import {
  currentEntitlementsOf,
  grantAccess,
  revokeGrants,
} from "#subscriptions/entitlements.server.ts";
import { tierOf } from "#subscriptions/plans.ts";
import { bestTier, type Tier, tiers } from "#subscriptions/tier.ts";
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

const usage = `Usage: npm run users -- COMMAND
  list [TEXT]                    the newest 200 readers, or those whose address has TEXT in it
  show EMAIL                     everything the site keeps of a reader, as JSON
  role EMAIL reader|editor|moderator
                                 an editor reads every piece whole and decides about discussions;
                                 a moderator only decides about discussions (/moderation)
  grant EMAIL basic|premium|academy P30D|forever
                                 gives access for a time (ISO 8601), whatever is paid; academy is
                                 premium with the courses
  grant EMAIL none               takes back what was granted
  suspend EMAIL                  signs the reader out at once, and lets nobody in by this account
  readmit EMAIL                  ends a suspension
  erase EMAIL --yes              erases the account and everything that belongs to it
`;

const out = (text: string) => void process.stdout.write(`${text}\n`);
const complain = (text: string) => void process.stderr.write(`${text}\n`);

/** An action on one reader; resolves to the sentence that reports it. */
type UserAction = (command: Command, person: ReaderRow, act: OperatorAction) => Promise<string>;

const commands = ["list", "show", "role", "grant", "suspend", "readmit", "erase"];

/** @throws UsageError */
function read([name, ...args]: string[]): CommandAction {
  if (name === undefined || !commands.includes(name)) throw unknownCommand(name);
  const [email, first, second] = args;
  if (name === "list") {
    refuseMore(name, "one text", args.slice(1));
    return (command) => list(command, email);
  }
  if (!email) throw new UsageError(`${name} needs the e-mail address of a reader.`);
  if (name === "role") refuseMore(name, "an e-mail address and a role", args.slice(2));
  else if (name === "grant")
    refuseMore(name, "an e-mail address, a tier and a time", args.slice(3));
  else if (name === "erase") refuseMore(name, "one e-mail address and --yes", args.slice(2));
  else refuseMore(name, "one e-mail address", args.slice(1));
  const to =
    (action: UserAction): CommandAction =>
    (command) =>
      onPerson(command, email, action);
  switch (name) {
    case "role": {
      const role = readerRoles.find((r) => r === first);
      if (!role)
        throw new UsageError(
          `"${first ?? ""}" is no role: ${new Intl.ListFormat("en", { type: "disjunction" }).format(readerRoles)}`,
        );
      return to(async ({ db }, person, act) => {
        await setRole(db, person, role, act);
        return `${person.email} is ${role === "editor" ? "an" : "a"} ${role} now`;
      });
    }
    case "grant":
      return readGrant(first, second, to);
    case "suspend":
      return to(async ({ db }, person, act) => {
        await suspend(db, person, act);
        return `${person.email} is suspended and signed out`;
      });
    case "readmit":
      return to(async ({ db }, person, act) => {
        await endSuspension(db, person, act);
        return `${person.email} may sign in again`;
      });
    case "erase":
      if (first !== "--yes") throw new UsageError("This cannot be undone: say it with --yes");
      return (command) => erase(command, email);
    default:
      return to(show);
  }
}

function readGrant(
  named: string | undefined,
  time: string | undefined,
  to: (action: UserAction) => CommandAction,
): CommandAction {
  if (named === "none" && !time)
    return to(async ({ db }, person, act) => {
      const count = await revokeGrants(db, person.id, { by: act.actor }, act.now);
      return `${count} ${count === 1 ? "grant" : "grants"} of ${person.email} ended`;
    });
  const plan = named === "academy" ? named : undefined;
  const tier = plan ? tierOf[plan] : tiers.find((t: Tier) => t === named);
  if (!tier)
    throw new UsageError(`"${named ?? ""}" is no tier: ${tiers.join(", ")}, academy or none`);
  if (time === undefined)
    throw new UsageError("grant needs a time: P30D for 30 days, P1Y for a year, or forever.");
  const duration = time === "forever" ? null : parseDuration(time);
  if (time !== "forever" && !duration)
    throw new UsageError(
      `"${time}" is no time: write P30D for 30 days, P1Y for a year, or forever`,
    );
  return to(async ({ db }, person, act) => {
    const endsAt = duration && addDuration(act.now, duration);
    await grantAccess(
      db,
      { userId: person.id, tier, ...(plan && { plan }), endsAt, by: act.actor },
      act.now,
    );
    return `${person.email} has ${plan ?? tier} ${endsAt ? `until ${endsAt.toISOString()}` : "for good"}`;
  });
}

async function onPerson(command: Command, email: string, action: UserAction): Promise<number> {
  const person = await findReader(command.db, email);
  if (!person) {
    complain(`There is no reader with the address ${email}`);
    return 1;
  }
  out(await action(command, person, operatorOf(command)));
  return 0;
}

/** Ends the subscription first; if that fails, nothing is erased. */
async function erase(command: Command, email: string): Promise<number> {
  const person = await findReader(command.db, email);
  const { actor } = operatorOf(command);
  const erased = person && (await eraseReader(command, person, actor));
  if (erased?.ok) out(`${person?.email} is erased`);
  else if (erased?.reason === "refundDue")
    complain(`Nothing is erased: a refund to ${email} is still due (npm run billing -- refunds)`);
  else if (erased)
    complain(
      `Nothing is erased: what ${email} pays for could not be ended at the payment provider`,
    );
  else complain(`There is no reader with the address ${email}`);
  return erased?.ok ? 0 : 1;
}

async function list(command: Command, part: string | undefined): Promise<number> {
  const found = await listReaders(command.db, { part, limit: 200 });
  // Never the part: it may be an address, which the record of an erased reader must not keep.
  const [only, ...others] = found;
  const subject = only && others.length === 0 ? auditSubjectOf(only.id) : "*";
  await noteLook(command, "user.list", subject);
  if (found.length) out(found.map(lineOf).join("\n"));
  return 0;
}

const lineOf = (p: ReaderRow) =>
  [
    p.createdAt.toISOString().slice(0, 10),
    p.email,
    p.role !== "reader" && `[${p.role}]`,
    !p.confirmed && "[not confirmed]",
    p.suspendedAt && "[suspended]",
  ]
    .filter(Boolean)
    .join("  ");

const show: UserAction = async (command, person, { now }) => {
  const { db } = command;
  await noteLook(command, "user.show", auditSubjectOf(person.id));
  const held = await currentEntitlementsOf(db, person.id, now);
  const access = bestTier(held.map((e) => e.tier));
  return JSON.stringify({ access, ...(await exportReader(db, person, now)) }, null, 2);
};

/** Looking up personal data is recorded in the audit table too. */
async function noteLook(command: Command, action: string, subject: string): Promise<void> {
  const { actor, now } = operatorOf(command);
  await audit(command.db, { at: now, actor, action, subject });
}

export const command: CliCommand = {
  name: "users",
  usage,
  parse: read,
  needsPayments: ([verb]) => verb === "erase",
};
if (import.meta.main) await runCommand(command);
