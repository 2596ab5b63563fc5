import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "#ui/sprite.tsx";

/**
 * The offline page: everything that is stored on the device. The server does not know that, so that it writes empty parts
 * and templates, which fill-offline-page.ts fills. The service worker caches the page and answers with it without a connection.
 * @param shell whether it is the copy for the service worker @param streak the card to check in
 */
export function DevicePage({ shell, streak }: { shell: boolean; streak: ReactNode }) {
  const t = useTranslations("offline");
  return (
    <div className="kept" data-kept={shell ? "shell" : "page"}>
      <div className="kept-line" data-part="line" role="status" hidden>
        <div className="wrap">
          <b>
            <Icon name="warn" /> {t("line.title")}
          </b>
          <span data-part="age" />
          <button type="button" className="btn btn-small" data-part="again">
            {t("line.again")}
          </button>
        </div>
      </div>
      <div className="wrap">
        <p className="without-scripts">{t("scripts")}</p>
        <Piece />
        <section className="kept-missing" data-part="missing" hidden>
          <h1>{t("missing.title")}</h1>
          <p>{t("missing.text")}</p>
        </section>
        <div className="kept-all scripted" data-part="all">
          <div>
            <header className="page-head" data-part="head">
              <h1>{t("title")}</h1>
              <p>{t("lead")}</p>
            </header>
            <section aria-labelledby="kept-brief" data-part="brief" hidden>
              <h2 id="kept-brief" data-part="brief-title">
                {t("brief")}
              </h2>
              <ol className="kept-list" />
            </section>
            <section aria-labelledby="kept-saved">
              <h2 id="kept-saved">{t("saved")}</h2>
              <p className="kept-none" data-part="none" hidden>
                {t("none")}
              </p>
              <ul className="kept-list" data-part="saved" />
            </section>
          </div>
          <div className="kept-rail">
            {streak}
            <section aria-labelledby="kept-waiting" data-part="waiting" hidden>
              <h2 id="kept-waiting">{t("waiting.title")}</h2>
              <ul className="kept-held" />
              <p>{t("waiting.text")}</p>
            </section>
            <Storage />
          </div>
        </div>
        <div className="install-place" data-part="install" />
      </div>
      <ItemTemplate />
    </div>
  );
}

/** How much is stored, and the button that deletes it; also on the page about cookies. */
export function Storage() {
  const t = useTranslations("offline.storage");
  return (
    <section className="kept-storage scripted" aria-labelledby="kept-storage" data-kept-storage="">
      <h2 id="kept-storage">{t("title")}</h2>
      <p className="num" data-part="used" role="status" />
      <p className="kept-full" data-part="full" role="status" />
      <p className="kept-allowed" data-part="allowed" />
      <button type="button" className="btn btn-small" data-part="clear">
        {t("clear")}
      </button>
      <button type="button" className="btn btn-small" data-part="keep" hidden>
        {t("keep")}
      </button>
    </section>
  );
}

/** An item that is read from its copy. */
function Piece() {
  const t = useTranslations("offline");
  const tLibrary = useTranslations("library");
  return (
    <article className="kept-piece" data-part="piece" hidden>
      <p className="kick">
        <span data-part="source" />
        <span className="sample" data-part="sample" hidden>
          {t("piece.sample")}
        </span>
        <span className="badge badge-premium" data-part="premium" hidden>
          {t("piece.premium")}
        </span>
      </p>
      <h1 data-part="title" dir="auto">
        {t("title")}
      </h1>
      <p className="meta">
        <span data-part="by" />
        <span data-part="published" />
      </p>
      <p className="kept-age">
        <Icon name="tick" /> <span data-part="kept-at" />
      </p>
      <span className="item-controls">
        <button type="button" className="btn btn-small press" data-reader="save">
          <Icon name="bookmark" />
          {tLibrary("save")}
        </button>
        <button type="button" className="btn btn-small press" data-reader="like">
          <Icon name="heart" />
          {tLibrary("like")}
          <span className="num" />
        </button>
        <button type="button" className="btn btn-small" data-reader="read" hidden>
          <Icon name="tick" />
          {t("piece.read")}
        </button>
      </span>
      <figure data-part="figure" hidden>
        <figcaption className="caption" data-part="credit" />
      </figure>
      <p className="standfirst" data-part="excerpt" dir="auto" />
      <section data-part="why-section" hidden>
        <h2>{t("piece.why")}</h2>
        <p data-part="why" dir="auto" />
      </section>
      <div className="body prose" data-part="body" dir="auto" />
      <p data-part="note" hidden />
      <p className="kept-ways">
        <a className="btn btn-solid" href="/offline" data-part="original" rel="noopener" hidden>
          {t("open")}
        </a>
        <a className="btn" href="/offline" data-part="to-all">
          {t("all")}
        </a>
      </p>
    </article>
  );
}

/** An entry of the lists. */
function ItemTemplate() {
  return (
    <template data-part="item">
      <li>
        <div>
          <p className="kick" data-part="source" />
          <h3 dir="auto">
            <a data-part="title" href="/offline">
              {" "}
            </a>
          </h3>
          <p className="excerpt" data-part="excerpt" dir="auto" />
          <p className="kept-age" data-part="kept-at" />
        </div>
        <div className="pic">
          <img alt="" width="224" height="224" data-part="picture" />
        </div>
      </li>
    </template>
  );
}
