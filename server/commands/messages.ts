// npm run messages -- list|show|done
import { closeInquiry, inquiryBy, listInquiries } from "#inquiries/inquiries.server.ts";
import { ticketOf } from "#inquiries/inquiry.ts";
import { type CliCommand, type CommandAction, runCommand } from "../command.ts";

const usage = `Usage: npm run messages -- COMMAND
  list [--all]   the newest 200 messages that wait, or all: number, date, form, sender
  show NUMBER    a message, as it was sent
  done NUMBER    it was dealt with; 24 months later it is deleted
`;

/** Null for an unknown command. */
function read([name, what, ...rest]: string[]): CommandAction | null {
  if (rest.length) return null;
  if (name === "list" && (what === undefined || what === "--all")) return list(what !== "--all");
  if (!what || !/^[\da-f-]{4,36}$/i.test(what)) return null;
  if (name === "show") return show(what);
  return name === "done" ? done(what) : null;
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
