import { popularHelp } from "#help/counts.server.ts";
import { helpArticles, helpCategory, searchHelp } from "#help/help.server.ts";
import { helpCategories, helpCategoryNames, helpPath } from "#help/help.ts";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { StructuredData } from "#site/structured-data.tsx";
import { Link } from "#ui/link.tsx";
import { LanguageField } from "#ui/post-form.tsx";
import sheet from "../page.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

const longestQuestion = 100;

/** The support centre, and the results of a search in it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now, config } = context.get(servicesContext);
  const locale = context.get(localeContext);
  const question = (url.searchParams.get("q") ?? "").trim().slice(0, longestQuestion);
  const named = ({
    category,
    slug,
    title,
  }: {
    category: keyof typeof helpCategories;
    slug: string;
    title: string;
  }) => ({
    path: helpPath({ category, slug }),
    title,
  });
  const articles = helpArticles(locale);
  const popular = await popularHelp(db, now());
  return {
    question,
    found: question ? searchHelp(locale, question).map(named) : null,
    categories: helpCategoryNames.map((name) => {
      const { title, text } = helpCategory(name, locale);
      return { name, title, text, count: helpCategories[name] };
    }),
    popular: popular.flatMap((slug) => articles.filter((one) => one.slug === slug).map(named)),
    mailboxes: config.site.mailboxes,
  };
}

const questions = ["cancel", "upsell", "tv", "tips"] as const;
const resources = ["community-guidelines", "editorial-standards", "privacy", "terms"] as const;

export default function Support({ loaderData }: Route.ComponentProps) {
  const t = useServerTexts("help");
  const { question, found, categories, popular, mailboxes } = loaderData;
  return (
    <div className="wrap">
      <PageHead title={t("title")} description={t("text")} noindex={question !== ""} />
      <StructuredData
        value={{
          "@context": "https://schema.org",
          "@type": "FAQPage",
          mainEntity: questions.map((name) => ({
            "@type": "Question",
            name: t(`faq.${name}.question`),
            acceptedAnswer: { "@type": "Answer", text: t(`faq.${name}.answer`) },
          })),
        }}
      />
      <div className="page-head">
        <h1>{t("title")}</h1>
        <p>{t("text")}</p>
      </div>
      <search>
        <form className="help-search" action="/support" data-help-search="">
          <LanguageField />
          <label className="vh" htmlFor="help-q">
            {t("search")}
          </label>
          <input
            className="field"
            id="help-q"
            name="q"
            type="search"
            maxLength={longestQuestion}
            placeholder={t("placeholder")}
            defaultValue={question}
          />
          <button type="submit" className="btn btn-solid">
            {t("find")}
          </button>
        </form>
      </search>
      <div data-help-found="">
        {found ? (
          <section className="help-part" aria-labelledby="found">
            <h2 id="found" aria-live="polite">
              {t("found", { count: found.length, question })}
            </h2>
            {found.length > 0 ? <Titles of={found} /> : <p>{t("nothing")}</p>}
          </section>
        ) : null}
      </div>
      <section aria-labelledby="categories">
        <h2 id="categories" className="vh">
          {t("categories")}
        </h2>
        <ul className="help-cards">
          {categories.map(({ name, title, text, count }) => (
            <li key={name}>
              <h3>
                <Link to={`/support/${name}`}>{title}</Link>
              </h3>
              <p>{text}</p>
              <p className="num">{t("count", { count })}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="help-part" aria-labelledby="popular">
        <h2 id="popular">{t("popular")}</h2>
        <Titles of={popular} />
      </section>
      <section className="help-part help-faq" aria-labelledby="faq">
        <h2 id="faq">{t("faqTitle")}</h2>
        {questions.map((name) => (
          <details key={name} name="faq">
            <summary>{t(`faq.${name}.question`)}</summary>
            <p>{t(`faq.${name}.answer`)}</p>
          </details>
        ))}
      </section>
      <section className="help-part" aria-labelledby="people">
        <h2 id="people">{t("people.title")}</h2>
        <ul className="help-cards">
          <li>
            <h3>
              <a href={`mailto:${mailboxes.support}`}>{t("people.email")}</a>
            </h3>
            <p>{t("people.emailText")}</p>
            <p>{mailboxes.support}</p>
          </li>
          <li>
            <h3>
              <Link to="/support/contact">{t("people.chat")}</Link>
            </h3>
            <p>{t("people.chatText")}</p>
          </li>
          <li>
            <h3>
              <a href={`mailto:${mailboxes.tips}`}>{t("people.tips")}</a>
            </h3>
            <p>{t("people.tipsText")}</p>
            <p>{mailboxes.tips}</p>
          </li>
        </ul>
      </section>
      <nav className="help-part" aria-label={t("resources.label")}>
        <div className="help-acts">
          {resources.map((name) => (
            <Link key={name} className="btn" to={`/${name}`}>
              {t(`resources.${name}`)}
            </Link>
          ))}
        </div>
      </nav>
    </div>
  );
}

const Titles = ({ of }: { of: readonly { path: string; title: string }[] }) => (
  <ul className="help-list">
    {of.map(({ path, title }) => (
      <li key={path}>
        <Link to={path}>{title}</Link>
      </li>
    ))}
  </ul>
);
