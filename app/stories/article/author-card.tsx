import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { Picture } from "#ui/picture.tsx";
import { ownPictureAddress } from "#ui/picture-address.ts";
import { compactNumber } from "#ui/time.ts";
import type { Author } from "../story.ts";

type Props = {
  author: Author;
  /** The role of the person. */
  as?: "author" | "producer" | "host";
  /** How a reader follows them; `authorNameId` names it. */
  follow?: ReactNode;
};

/** The id of the author's name on a page. */
export const authorNameId = "author-name";

/** The card of an author, producer or host, with all fields that are known. */
export function AuthorCard({ author, as = "author", follow }: Props) {
  const t = useTranslations("stories.article");
  return (
    <section className="sec" aria-labelledby="author">
      <div className="sec-head">
        <h2 id="author">{t(as)}</h2>
      </div>
      <AuthorFacts author={author}>
        <h3>
          <Link id={authorNameId} to={`/author/${author.slug}`}>
            {author.name}
          </Link>{" "}
          {author.verified ? <span className="verified">{t("verified")}</span> : null}
        </h3>
        {follow ? <div className="who-acts">{follow}</div> : null}
      </AuthorFacts>
    </section>
  );
}

/** Portrait and facts of the card. @param p.children the name, and what can be done */
export function AuthorFacts({
  author,
  children,
}: Pick<Props, "author"> & { children?: ReactNode }) {
  const t = useTranslations("stories.article");
  const locale = useLocale();
  const avatar = author.avatar ? ownPictureAddress(author.avatar) : null;
  return (
    <div className={avatar ? "who" : "who who-plain"}>
      {avatar ? (
        <Picture src={avatar} alt="" width={96} height={96} sizes="96px" className="portrait" />
      ) : null}
      <div>
        {children}
        {author.title ? <p className="role">{author.title}</p> : null}
        {author.bio ? <p className="bio">{author.bio}</p> : null}
        <p className="meta">
          {author.location ? <span>{author.location}</span> : null}
          {author.followers === null ? null : (
            <span>
              {t("followers", {
                count: author.followers,
                shown: compactNumber(locale, author.followers),
              })}
            </span>
          )}
          <span>{t("articles", { count: author.articlesCount })}</span>
        </p>
        {author.expertise.length > 0 ? <p>{author.expertise.join(", ")}</p> : null}
        <p className="meta links">
          {Object.entries(author.social).map(([name, href]) =>
            href?.startsWith("https://") ? (
              <a key={name} href={href} rel="noopener nofollow">
                {name === "website" ? t("website") : (networks[name] ?? name)}
              </a>
            ) : null,
          )}
        </p>
      </div>
    </div>
  );
}

const networks: Record<string, string> = { twitter: "Twitter (X)", linkedin: "LinkedIn" };
