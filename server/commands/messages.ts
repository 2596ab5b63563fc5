// npm run messages -- list|show|done
import { closeInquiry, inquiryBy, listInquiries } from "#inquiries/inquiries.server.ts";
import { isTicket, ticketOf } from "#inquiries/inquiry.ts";
import {
  type CliCommand,
  type CommandAction,
  refuseMore,
  runCommand,
  UsageError,
  unknownCommand,
} from "../command.ts";

const usage = `Usage: npm run messages -- COMMAND
  list [--all]   the newest 200 messages that wait, or all: number, date, form, sender
  show NUMBER    a message, as it was sent
  done NUMBER    it was dealt with; 24 months later it is deleted
`;

/** @throws UsageError */
function read([name, ...args]: string[]): CommandAction {
  const [what, ...rest] = args;
  if (name === "list") {
    const all = what === "--all";
    refuseMore(name, "nothing but --all", all ? rest : args);
    return list(!all);
  }
  if (name !== "show" && name !== "done") throw unknownCommand(name);
  if (!what) throw new UsageError(`${name} needs the number of a message, as \`list\` shows it.`);
  if (!isTicket(what))
    throw new UsageError(
      `${what} is not the number of a message, as \`list\` shows it, like 3F0A91C2.`,
    );
  refuseMore(name, "one number", rest);
  return name === "show" ? show(what) : done(what);
}

const list =
  (open: boolean): CommandAction =>
  async ({ db }) => {
    for (const { id, kind, name, email, created_at, done_at } of await listInquiries(db, {
      open,
      limit: 200,
    })) {
      const date = created_at.toISOString().slice(0, 16).replace("T", " ");
      console.log(
        `${ticketOf(id)}  ${date}  ${kind.padEnd(11)} ${name} <${email}>${done_at ? "  [done]" : ""}`,
      );
    }
    return 0;
  };

const show =
  (ticket: string): CommandAction =>
  async ({ db }) => {
    const found = await inquiryBy(db, ticket);
    if (!found) return missing(ticket);
    const { name, email, company, locale, created_at, message } = found;
    console.log(`${name} <${email}>${company ? `, ${company}` : ""}`);
    console.log(`${created_at.toISOString()}, in ${locale}\n\n${message}`);
    return 0;
  };

const done =
  (ticket: string): CommandAction =>
  async ({ db, now }) => {
    const found = await inquiryBy(db, ticket);
    if (!found) return missing(ticket);
    const closed = await closeInquiry(db, found.id, now());
    console.log(closed ? `${ticketOf(found.id)} is done` : `${ticketOf(found.id)} was done before`);
    return 0;
  };

function missing(ticket: string): number {
  console.error(`There is no message ${ticket}.`);
  return 1;
}

export const command: CliCommand = { name: "messages", usage, parse: read };
if (import.meta.main) await runCommand(command);
