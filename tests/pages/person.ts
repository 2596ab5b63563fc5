// What a person sends to the pages of accounts, and what comes back.
import type { TestSite } from "../site.ts";
import { textOf } from "./html.ts";

export const email = "ana@example.eu";
export const password = "Rosinante7";

type Fields = Record<string, string> | [string, string][];

export function personOn(site: TestSite) {
  const send = (path: string, fields: Fields, cookie?: string) =>
    site.at(path, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: cookie ? { cookie } : {},
    });
  const signUp = (fields: Record<string, string> = {}) =>
    send("/auth?tab=sign-up", { intent: "sign-up", email, password, adult: "on", ...fields });
  const enter = (fields: Record<string, string> = {}, query = "") =>
    send(`/auth${query}`, { intent: "sign-in", email, password, ...fields });
  const mails = () => site.db.selectFrom("mails").selectAll().execute();
  const tokenOfMail = async (subject: string) =>
    /token=([\w-]+)/.exec((await mails()).find((m) => m.subject === subject)?.text ?? "")?.[1] ??
    "";
  const newReader = async () => {
    await signUp();
    const token = await tokenOfMail("Confirm your address");
    await send("/auth/confirm", { token, password, adult: "on" });
    // The session that this has opened is none of those that a test counts.
    await site.db.deleteFrom("sessions").execute();
  };
  const forgetAll = async () => {
    await site.db.deleteFrom("users").execute();
    await site.db.deleteFrom("mails").execute();
    await site.db.deleteFrom("mail_requests").execute();
    await site.db.deleteFrom("rate_limits").execute();
  };
  return { send, signUp, enter, mails, tokenOfMail, newReader, forgetAll };
}

/** The session's cookie that an answer sets, as a browser sends it. */
export const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .find((cookie) => cookie.startsWith("eunison.session_token=")) ?? "";

/** The text that a field is described by. */
export const beside = (html: string, id: string): string =>
  textOf(new RegExp(`id="${id}-problem">(.*?)</p>`).exec(html)?.[1] ?? "");
