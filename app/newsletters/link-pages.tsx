import { useContext } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Link, NamedLanguageContext } from "#ui/link.tsx";
import { withLanguage } from "#ui/with-language.ts";
import type { List } from "./list.ts";
import { inARow } from "./newsletter.ts";

type Act = { kind: "confirm" | "unsubscribe"; token: string; lists: readonly List[] };

/** What a link in a mail leads to: a button, as opening a link must change nothing. */
export function LetterAct({ kind, token, lists }: Act) {
  const t = useTranslations("newsletters");
  const list = useRow(lists);
  const path = `/newsletter/${kind}?token=${encodeURIComponent(token)}`;
  return (
    <div className="page-head">
      <h1>{t(`${kind}.title`)}</h1>
      <p>{t(`${kind}.text`, { list })}</p>
      <form method="post" action={withLanguage(path, useContext(NamedLanguageContext))}>
        <button type="submit" className="btn btn-solid">
          {t(`${kind}.button`)}
        </button>
      </form>
    </div>
  );
}

/** That it is done. */
export function LetterActDone({ kind, lists }: Omit<Act, "token">) {
  const t = useTranslations("newsletters");
  return (
    <div className="page-head">
      <h1>{t(`${kind}.doneTitle`)}</h1>
      <p>{t(`${kind}.done`, { list: useRow(lists) })}</p>
      <Link className="btn btn-solid" to="/">
        {t("page.home")}
      </Link>
    </div>
  );
}

/** Why a link from a confirmation mail does nothing any more. */
export function ConfirmationVoid({ reason }: { reason: "unknown" | "expired" | "already" }) {
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

/** That a link from an issue stands for no subscription. */
export function UnsubscribeVoid() {
  const t = useTranslations("newsletters");
  return (
    <div className="page-head">
      <h1>{t("unsubscribe.title")}</h1>
      <p>{t("unsubscribe.unknown")}</p>
      <Link className="btn btn-solid" to="/newsletter">
        {t("page.title")}
      </Link>
    </div>
  );
}

function useRow(lists: readonly List[]): string {
  const t = useTranslations("newsletters.lists");
  return inARow(
    useLocale(),
    lists.map((list) => t(list)),
  );
}
