import { useLocale, useTranslations } from "use-intl";
import { Link, useLanguagePath } from "#ui/link.tsx";
import type { List } from "./list.ts";
import { joinNames } from "./newsletter.ts";

type LinkAction = { kind: "confirm" | "unsubscribe"; token: string; lists: readonly List[] };

/** The page behind a link in a mail. It has a button, because opening a link must not change anything. */
export function LinkActionPage({ kind, token, lists }: LinkAction) {
  const t = useTranslations("newsletters");
  const list = useListNames(lists);
  const path = `/newsletter/${kind}?token=${encodeURIComponent(token)}`;
  return (
    <div className="page-head">
      <h1>{t(`${kind}.title`)}</h1>
      <p>{t(`${kind}.text`, { list })}</p>
      <form method="post" action={useLanguagePath(path)}>
        <button type="submit" className="btn btn-solid">
          {t(`${kind}.button`)}
        </button>
      </form>
    </div>
  );
}

/** The page after the button was pressed. */
export function LinkActionDone({ kind, lists }: Omit<LinkAction, "token">) {
  const t = useTranslations("newsletters");
  return (
    <div className="page-head">
      <h1>{t(`${kind}.doneTitle`)}</h1>
      <p>{t(`${kind}.done`, { list: useListNames(lists) })}</p>
      <Link className="btn btn-solid" to="/">
        {t("page.home")}
      </Link>
    </div>
  );
}

/** Explains why a confirmation link is not valid. */
export function InvalidConfirmation({ reason }: { reason: "unknown" | "expired" | "already" }) {
  const t = useTranslations("newsletters");
  const done = reason === "already";
  return (
    <div className="page-head">
      <h1>{done ? t("confirm.doneTitle") : t("confirm.title")}</h1>
      <p>{t(`confirm.${reason}`)}</p>
      <Link className="btn btn-solid" to={done ? "/" : "/newsletter"}>
        {done ? t("page.home") : t("confirm.again")}
      </Link>
    </div>
  );
}

/** The page of an invalid newsletter link. */
export function InvalidLink({ title, text }: { title: string; text: string }) {
  const t = useTranslations("newsletters");
  return (
    <div className="page-head">
      <h1>{title}</h1>
      <p>{text}</p>
      <Link className="btn btn-solid" to="/newsletter">
        {t("page.title")}
      </Link>
    </div>
  );
}

function useListNames(lists: readonly List[]): string {
  const t = useTranslations("newsletters.lists");
  return joinNames(
    useLocale(),
    lists.map((list) => t(list)),
  );
}
