import { useLocale } from "use-intl";
import { dateFormat } from "#ui/formats.ts";
import { Link } from "#ui/link.tsx";
import { formatLocale } from "#ui/time.ts";
import type { Part } from "./page-html.server.ts";

/** A page with fewer parts needs no table of contents. */
const contentsFrom = 5;

type Texts = {
  contents: string;
  changed: string;
  earlier: string;
  notInForce: string;
  current: string;
};

type Props = {
  page: { title: string; summary: string; changed: string; html: string; parts: Part[] };
  /** The first part of its address. */
  name: string;
  /** Whether it is no longer in force. */
  isEarlier: boolean;
  /** The permanent address of this version; null where versions are not kept. */
  address: string | null;
  /** The days of earlier versions, newest first. */
  versions: string[];
  texts: Texts;
};

/** An information page: heading, contents where it is long, text, the day of its last change, and earlier versions. */
export function InfoPageView({ page, name, isEarlier, address, versions, texts }: Props) {
  return (
    <>
      <div className="page-head">
        <h1>{page.title}</h1>
        <p>{page.summary}</p>
        <p className="note">
          {texts.changed}{" "}
          {address ? (
            <Link to={address}>
              <Day of={page.changed} />
            </Link>
          ) : (
            <Day of={page.changed} />
          )}
        </p>
        {isEarlier ? (
          <p className="note">
            {texts.notInForce} <Link to={`/${name}`}>{texts.current}</Link>
          </p>
        ) : null}
      </div>
      <div className="info">
        {page.parts.length >= contentsFrom ? (
          <nav className="contents" aria-labelledby="contents">
            <h2 id="contents">{texts.contents}</h2>
            <ol>
              {page.parts.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title.replace(/^\d+\. /, "")}</a>
                </li>
              ))}
            </ol>
          </nav>
        ) : null}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own files, rendered on the server */}
        <div className="body info-text" dangerouslySetInnerHTML={{ __html: page.html }} />
      </div>
      {versions.length > 0 ? (
        <section className="earlier" aria-labelledby="earlier">
          <h2 id="earlier">{texts.earlier}</h2>
          <ul>
            {versions.map((day) => (
              <li key={day}>
                <Link to={`/${name}/${day}`}>
                  <Day of={day} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function Day({ of }: { of: string }) {
  const format = dateFormat(formatLocale(useLocale()), { dateStyle: "long", timeZone: "UTC" });
  return <time dateTime={of}>{format.format(new Date(of))}</time>;
}
