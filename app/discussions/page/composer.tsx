import { useServerTexts } from "#locales/use-server-texts.ts";
import { Problem } from "#ui/field.tsx";
import { languageNames } from "#ui/language-names.ts";
import { Link, useLanguagePath } from "#ui/link.tsx";
import { longest } from "../contribution.ts";
import type { PostProblem } from "../posting.server.ts";

/** The initial fields of a form for writing, or those that were sent. */
export type Draft = {
  /** The contribution that is replied to or edited; null for a new thread. */
  to: { id: number; name: string | null; change: boolean } | null;
  text: string;
  /** Empty: detected from the text. */
  lang: string;
  /** The same form sent twice stores one contribution. */
  formId: string;
  problem: PostProblem | "goneAct" | "limited" | "plan" | null;
};

type Props = { draft: Draft; base: string; name: string; mutedUntil: string | null };

/** The form for writing, replying and editing. Works without scripts. */
export function Composer({ draft, base, name, mutedUntil }: Props) {
  const t = useServerTexts("discussions.write");
  const tProblem = useServerTexts("discussions.problems");
  const { to, text, lang, formId, problem } = draft;
  const action = useLanguagePath(base);
  const id = to ? `write-${to.id}` : "write";
  const label = !to
    ? t("label")
    : to.change
      ? t("editLabel")
      : t("replyLabel", { name: to.name ?? "" });
  return (
    <form
      className="disc-write"
      id={id}
      method="post"
      action={action}
      data-part-form=""
      data-compose=""
    >
      <input type="hidden" name="intent" value={to?.change ? "edit" : "post"} />
      <input type="hidden" name="form" value={formId} />
      {to ? <input type="hidden" name={to.change ? "id" : "parent"} value={to.id} /> : null}
      <p className="disc-as">
        <span>
          {t.rich("as", {
            name,
            b: (chunks) => (
              <b>
                <bdi>{chunks}</bdi>
              </b>
            ),
          })}
        </span>
        <Link to="/community-guidelines">{t("guidelines")}</Link>
      </p>
      <label className={to ? "form-label" : "vh"} htmlFor={`${id}-text`}>
        {label}
      </label>
      <textarea
        className="field"
        id={`${id}-text`}
        name="text"
        rows={to ? 4 : 3}
        dir="auto"
        required
        defaultValue={text}
        placeholder={to ? undefined : t("placeholder")}
        data-longest={longest}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
        // biome-ignore lint/a11y/noAutofocus: the address asked for this form
        autoFocus={to !== null || problem !== null}
      />
      <Problem id={`${id}-problem`} role={problem ? "alert" : undefined}>
        {problem ? tProblem(problem, { date: mutedUntil ?? "" }) : null}
      </Problem>
      <div className="disc-foot">
        <span className="disc-tools" hidden data-tools="">
          {(["strong", "emphasis", "quotation", "link"] as const).map((tool) => (
            <button key={tool} type="button" data-tool={tool} aria-label={t(tool)} title={t(tool)}>
              {{ strong: <b>B</b>, emphasis: <em>I</em>, quotation: "“", link: "↗" }[tool]}
            </button>
          ))}
        </span>
        <label className="vh" htmlFor={`${id}-lang`}>
          {t("language")}
        </label>
        <select className="field" id={`${id}-lang`} name="lang" defaultValue={lang}>
          <option value="">{t("detected")}</option>
          {Object.entries(languageNames).map(([code, own]) => (
            <option key={code} value={code} lang={code}>
              {own}
            </option>
          ))}
        </select>
        <span
          className="disc-count"
          id={`${id}-hint`}
          data-counted={t("counted", { count: "{n}" })}
        >
          {t("hint")}
        </span>
        {to ? (
          <Link className="btn btn-quiet" to={`${base}?comment=${to.id}#c-${to.id}`} data-cancel="">
            {t("cancel")}
          </Link>
        ) : null}
        <button type="submit" className="btn btn-solid">
          {t(to?.change ? "save" : "post")}
        </button>
      </div>
    </form>
  );
}
