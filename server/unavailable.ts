const network =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
// PostgreSQL, appendix A: connection exceptions, a shutdown or start, too many connections, a full disk.
const states = /^(08\w{3}|57P0[123]|53[123]00)$/;
// Errors of the driver that have no code.
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error means that the database is unavailable, so that the same request may succeed in a minute. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) && (typeof error !== "object" || error === null)) return false;
  const { code, message, syscall, errors, cause } = error as NodeJS.ErrnoException & AggregateError;
  if (Array.isArray(errors)) return errors.some(isUnavailable);
  // A missing socket; any other missing file is a bug.
  if (code === "ENOENT" && syscall === "connect") return true;
  if (code && (network.test(code) || states.test(code))) return true;
  return messages.test(message ?? "") || (cause !== undefined && isUnavailable(cause));
}

/** Ends a process that needs the database (EX_UNAVAILABLE of sysexits.h): unlike after a wrong setting, another start may succeed. */
export const databaseAway = 69;

/** What such a process says: the driver's code, and not its text, which may hold the password of the address. */
export const awayMessage = (error: unknown): string =>
  `The database cannot be reached: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}`;
