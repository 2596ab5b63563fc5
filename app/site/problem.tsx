import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { PageHead } from "./page-head.tsx";
import sheet from "./problem.css?url";

export type Missing = "page" | "article" | "video" | "podcast";

/** The page for an unknown address (404). */
export function NotFound({ what }: { what: Missing }) {
  const t = useTranslations("ui.notFound");
  return (
    <Problem code="404" title={t(what)}>
      <Link className="btn btn-solid" to="/">
        {t("back")}
      </Link>
    </Problem>
  );
}

/** The page for an error of the server. */
export function Broken({ status }: { status: number }) {
  const t = useTranslations("ui.error");
  const tUi = useTranslations("ui");
  const { pathname, search } = useLocation();
  return (
    <Problem code={String(status)} title={t("title")}>
      <p>{t("text")}</p>
      <a className="btn btn-solid" href={pathname + search}>
        {tUi("tryAgain")}
      </a>
    </Problem>
  );
}

function Problem({ code, title, children }: { code: string; title: string; children: ReactNode }) {
  return (
    <div className="wrap oops">
      <link rel="stylesheet" href={sheet} precedence="page" />
      <PageHead title={title} noindex />
      <p className="code" aria-hidden="true">
        {code}
      </p>
      <div>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
