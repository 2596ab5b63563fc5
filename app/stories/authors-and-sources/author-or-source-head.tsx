import type { ReactNode } from "react";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { useLanguagePath } from "#ui/link.tsx";
import { Icon } from "#ui/sprite.tsx";

type Props = {
  name: string;
  lang: string | null;
  about: string;
  /** The page's address, under which `/feeds` has its feeds. */
  path: string;
  follow: ReactNode;
};

/** The name of an author or a source, with the controls to follow it and the link to its feed. */
export function AuthorOrSourceHead({ name, lang, about, path, follow }: Props) {
  const t = useServerTexts("fronts");
  return (
    <header className="section-head">
      <div>
        <h1 lang={lang ?? undefined}>{name}</h1>
        <p>{about}</p>
      </div>
      <div className="section-acts">
        {follow}
        <a
          className="btn"
          href={useLanguagePath(`/feeds${path}.rss`)}
          aria-label={t("feedOf", { name })}
        >
          <Icon name="feed" size={18} />
          {t("feed")}
        </a>
      </div>
    </header>
  );
}
