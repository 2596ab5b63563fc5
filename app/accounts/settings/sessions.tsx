import { useServerTexts } from "#locales/use-server-texts.ts";
import { PostForm } from "#ui/post-form.tsx";
import type { Device } from "../device.ts";
import { Section } from "./section.tsx";

/** @property seen a time in the reader's language */
export type SessionRow = {
  id: string;
  current: boolean;
  device: Device;
  network: string | null;
  seen: string;
};

export function Sessions({ sessions }: { sessions: SessionRow[] }) {
  const t = useServerTexts("account.page.sessions");
  const nameOf = ({ browser, system }: Device) =>
    browser && system ? t("device", { browser, system }) : (browser ?? system ?? t("unknown"));
  return (
    <Section id="account-sessions" title={t("title")} text={t("text")}>
      <ul className="account-list">
        {sessions.map((session) => (
          <li key={session.id} className="account-row">
            <div>
              <b>{nameOf(session.device)}</b>{" "}
              {session.current ? <span className="badge badge-new">{t("here")}</span> : null}
              <p className="form-hint">
                {session.current ? t("seenNow") : t("seen", { date: session.seen })}
                {session.network ? ` · ${t("place", { place: session.network })}` : null}
              </p>
            </div>
            {session.current ? null : (
              <form method="post">
                <input type="hidden" name="id" value={session.id} />
                <button
                  type="submit"
                  name="intent"
                  value="session-end"
                  className="btn btn-small"
                  aria-label={t("endOf", { device: nameOf(session.device) })}
                >
                  {t("end")}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      <PostForm action="/auth/sign-out" data-sign-out="">
        <button type="submit" className="btn">
          {t("endAll")}
        </button>
      </PostForm>
    </Section>
  );
}
