import type { ReactNode } from "react";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { Switch } from "#ui/field.tsx";
import { Link, useLanguagePath } from "#ui/link.tsx";
import { Icon } from "#ui/sprite.tsx";
import { DateText, RelativeTime } from "#ui/time-elements.tsx";
import { queryOf } from "../discussion-address.ts";
import type { MemberContribution } from "../member-contributions.server.ts";
import type { MemberNotification } from "../notifications.server.ts";
import { NameField, type NameSent } from "./name-form.tsx";

type ShownNotification = Omit<MemberNotification, "at"> & { at: string };
type Props = {
  /** Null until a name is chosen. */
  name: string | null;
  /** When the name can be changed again; null: now. */
  changeableFrom: string | null;
  mailReplies: boolean;
  notifications: ShownNotification[];
  written: { items: MemberContribution[]; next: number | null };
  blocked: string[];
  saved: boolean;
  sent: NameSent | null;
};

const path = "/discussions";

/** A member's own page in discussions: notifications, own contributions, name, email, and blocked writers. */
export function MemberPage(p: Props) {
  return (
    <div className="disc-own">
      <div>
        <Notifications notices={p.notifications} />
        <Written {...p.written} />
      </div>
      <div>
        <Settings {...p} />
        <Blocked names={p.blocked} />
      </div>
    </div>
  );
}

/** A form whose answer is this page in its language. */
function PageForm({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <form className={className} method="post" action={useLanguagePath(path)}>
      {children}
    </form>
  );
}

function Notifications({ notices }: { notices: ShownNotification[] }) {
  const t = useServerTexts("discussions.ownPage");
  const [newest] = notices;
  const someNew = notices.some(({ isNew }) => isNew);
  return (
    <section aria-labelledby="new">
      <div className="sec-head">
        <h2 id="new">{t("notices")}</h2>
        {newest && someNew ? (
          <PageForm>
            <input type="hidden" name="id" value={newest.id} />
            <button className="btn btn-small" type="submit" name="intent" value="seen">
              {t("seen")}
            </button>
          </PageForm>
        ) : null}
      </div>
      {newest ? (
        <ol>
          {notices.map((notice) => (
            <li key={notice.id}>
              {notice.isNew ? (
                <span className="disc-new">
                  <span className="vh">{t("isNew")}</span>
                </span>
              ) : null}
              {t.rich(`kinds.${notice.kind}`, {
                name: notice.by ?? "",
                title: notice.title,
                a: (chunks) => (
                  <Link
                    to={`${notice.path}/discussion${queryOf({ comment: notice.contribution })}#c-${notice.contribution}`}
                    lang={notice.lang}
                  >
                    {chunks}
                  </Link>
                ),
              })}{" "}
              <span className="meta">
                <RelativeTime at={notice.at} />
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p>{t("noNotices")}</p>
      )}
    </section>
  );
}

function Written({ items, next }: Props["written"]) {
  const t = useServerTexts("discussions.ownPage");
  return (
    <section aria-labelledby="written">
      <div className="sec-head">
        <h2 id="written">{t("contributions")}</h2>
      </div>
      {items.length === 0 ? <p>{t("none")}</p> : null}
      <ol>
        {items.map((one) => (
          <li key={one.id} id={`c-${one.id}`}>
            <WrittenOne one={one} />
          </li>
        ))}
      </ol>
      {next === null ? null : (
        <p>
          <Link className="btn" to={`${path}?before=${next}`}>
            {t("older")}
          </Link>
        </p>
      )}
    </section>
  );
}

function WrittenOne({ one }: { one: MemberContribution }) {
  const t = useServerTexts("discussions.ownPage");
  const tActs = useServerTexts("discussions.acts");
  const tWhy = useServerTexts("statements");
  const tRules = useServerTexts("statements.held");
  const { id, state, heldBy } = one;
  return (
    <>
      <p className="disc-by">
        <span>
          {one.path === null
            ? t("gonePiece")
            : t.rich("under", {
                title: one.title,
                a: (chunks) => (
                  <Link
                    to={`${one.path}/discussion${queryOf({ comment: id })}#c-${id}`}
                    lang={one.titleLang}
                  >
                    {chunks}
                  </Link>
                ),
              })}
        </span>
        <RelativeTime at={one.createdAt} />
        <span>{t(`states.${state === "deleted" ? "rejected" : state}`)}</span>
        {heldBy ? <span>{tRules(heldBy)}</span> : null}
        {one.decision ? (
          <Link to={`/discussions/decisions/${one.decision}`}>
            {tWhy("letters.statement.button")}
          </Link>
        ) : null}
        {state === "shown" ? <span>{t("figures", one)}</span> : null}
      </p>
      <div
        className="disc-text"
        lang={one.lang}
        dir="auto"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server
        dangerouslySetInnerHTML={{ __html: one.html }}
      />
      <PageForm className="disc-do">
        <input type="hidden" name="id" value={id} />
        {one.editable && one.path !== null ? (
          <Link to={`${one.path}/discussion${queryOf({ edit: id })}#write-${id}`}>
            {tActs("edit")}
          </Link>
        ) : null}
        <details className="disc-really" data-menu="">
          <summary>{tActs(state === "held" ? "withdraw" : "delete")}</summary>
          <div>
            <button className="btn btn-small" type="submit" name="intent" value="delete">
              {tActs("really")}
            </button>
          </div>
        </details>
      </PageForm>
    </>
  );
}

function Settings({ name, changeableFrom, mailReplies, saved, sent }: Props) {
  const t = useServerTexts("discussions.ownPage");
  const tName = useServerTexts("discussions.name");
  return (
    <section id="settings" aria-labelledby="settings-title">
      <div className="sec-head">
        <h2 id="settings-title">{t("settings")}</h2>
      </div>
      {saved ? (
        <p className="form-done" role="status">
          <Icon name="tick" />
          {t("saved")}
        </p>
      ) : null}
      {name === null ? <p>{t("noName")}</p> : null}
      {name !== null && changeableFrom !== null ? (
        <p>
          <b>
            <bdi>{name}</bdi>
          </b>
          . {tName.rich("until", { date: () => <DateText at={changeableFrom} style="day" /> })}
        </p>
      ) : null}
      {name !== null && changeableFrom === null ? (
        <PageForm className="form">
          <input type="hidden" name="intent" value="name" />
          <NameField sent={sent ?? { name, problem: null }} />
          <p>
            <button type="submit" className="btn">
              {tName("change")}
            </button>
          </p>
        </PageForm>
      ) : null}
      {name === null ? null : (
        <PageForm className="form">
          <input type="hidden" name="intent" value="mail" />
          <Switch
            id="mail-replies"
            name="mail"
            label={t("mail")}
            text={t("mailText")}
            defaultChecked={mailReplies}
          />
          <p>
            <button type="submit" className="btn">
              {t("save")}
            </button>
          </p>
        </PageForm>
      )}
    </section>
  );
}

function Blocked({ names }: { names: string[] }) {
  const t = useServerTexts("discussions.ownPage");
  return (
    <section aria-labelledby="blocked">
      <div className="sec-head">
        <h2 id="blocked">{t("blocks")}</h2>
      </div>
      {names.length === 0 ? <p>{t("noBlocks")}</p> : null}
      <ul>
        {names.map((name) => (
          <li key={name}>
            <PageForm className="disc-block">
              <input type="hidden" name="name" value={name} />
              <bdi>{name}</bdi>
              <button
                className="btn btn-small"
                type="submit"
                name="intent"
                value="unblock"
                aria-label={t("unblock", { name })}
              >
                {t("unblockShort")}
              </button>
            </PageForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
