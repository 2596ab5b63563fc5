import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { Icon } from "#ui/sprite.tsx";
import type { PublicList } from "./newsletter.ts";

type Props = {
  /** The id of the e-mail field, unique on its page. */
  id: string;
  /** The site's name, as the sender of the newsletter. */
  name: string;
  /** The lists to choose from; a single one is not shown as a choice. */
  lists?: readonly PublicList[];
  /** The lists that are ticked. */
  chosen?: readonly PublicList[];
  /** The address that was sent before, and the problem with it. */
  email?: string;
  problem?: "invalid" | "noList" | "tooMany" | undefined;
  /** Whether the button is highlighted. */
  star?: boolean;
};

/** A sign-up form that works without scripts: it is posted to /newsletter, which shows the result. */
export function SignUpForm({ id, name, email, problem, star, ...rest }: Props) {
  const t = useTranslations("newsletters");
  const { lists = ["weekly-digest"], chosen = lists } = rest;
  const [only, ...more] = lists;
  const list = only && more.length === 0 ? t(`lists.${only}`) : t("form.chosen");
  const problemId = `${id}-problem`;
  return (
    <PostForm className="sign-up" action="/newsletter" noValidate data-sign-up="">
      {lists.length === 1 ? (
        <input type="hidden" name="list" value={lists[0]} />
      ) : (
        <ListChoice lists={lists} chosen={chosen} />
      )}
      <label className="vh" htmlFor={id}>
        {t("form.email")}
      </label>
      <div className="sign-up-row">
        <input
          className="field"
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          required
          placeholder={t("form.placeholder")}
          defaultValue={email}
          aria-invalid={problem === "invalid" || undefined}
          aria-describedby={problemId}
          // biome-ignore lint/a11y/noAutofocus: the first field that is wrong has the focus
          autoFocus={problem === "invalid"}
        />
        <button type="submit" className={star ? "btn btn-star" : "btn btn-solid"} data-replay="">
          {t("form.subscribe")}
        </button>
      </div>
      <p
        className="sign-up-says"
        id={problemId}
        role="alert"
        data-invalid={t("form.invalid")}
        data-no-list={t("form.noList")}
      >
        {problem ? (
          <>
            <Icon name="warn" />
            {t(`form.${problem}`)}
          </>
        ) : null}
      </p>
      <p className="sign-up-consent">
        {t("form.consent", { name, list })} <Link to="/privacy">{t("form.privacy")}</Link>
      </p>
    </PostForm>
  );
}

function ListChoice({
  lists,
  chosen,
}: {
  lists: readonly PublicList[];
  chosen: readonly PublicList[];
}) {
  const t = useTranslations("newsletters");
  return (
    <fieldset>
      <legend>{t("page.choose")}</legend>
      {lists.map((list) => (
        <label key={list} className="sign-up-list">
          <input type="checkbox" name="list" value={list} defaultChecked={chosen.includes(list)} />
          <span>
            <b>{t(`lists.${list}`)}</b> {t(`listTexts.${list}`)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
