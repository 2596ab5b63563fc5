import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";

type Props = {
  /** From 1. */
  page: number;
  /** Whether there is another page. */
  more: boolean;
  empty: boolean;
  children: ReactNode;
};

/** The members' news, page by page; each has an address. Printed. */
export function NewsPages({ page, more, empty, children }: Props) {
  const t = useTranslations("plans.news");
  const path = (to: number) => (to > 1 ? `/news?page=${to}` : "/news");
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t("title")}</h1>
        <p>{t("lead")}</p>
      </div>
      <p className="note">
        {t("showing")} {page > 1 ? t("page", { page: String(page) }) : null}
      </p>
      {empty ? (
        <div className="empty">
          <p>{t("none")}</p>
        </div>
      ) : (
        <div className="rows">{children}</div>
      )}
      <nav className="form-acts news-pages" aria-label={t("pages")}>
        {page > 1 ? (
          <Link className="btn" to={path(page - 1)} rel="prev">
            {t("newer")}
          </Link>
        ) : null}
        {more ? (
          <Link className="btn btn-solid" to={path(page + 1)} rel="next">
            {t("more")}
          </Link>
        ) : (
          <p>{t("end")}</p>
        )}
      </nav>
    </div>
  );
}
