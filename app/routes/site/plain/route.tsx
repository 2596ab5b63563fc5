import { data } from "react-router";
import { isPageName, pageTexts } from "#locales/texts.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import sheet from "../../text-pages.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** A page of texts: one true sentence, and sections where there is more to say (`name` and `nameText`). */
export function loader({ url, context }: Route.LoaderArgs) {
  const name = url.pathname.replace(/^\/|\/$/g, "");
  if (!isPageName(name)) throw data("page", { status: 404 });
  const { mailbox, operator } = context.get(servicesContext).config.site;
  const texts: Record<string, string> = pageTexts(name, context.get(localeContext), {
    mailbox,
    operator,
  });
  const { title = "", text = "" } = texts;
  const sections = Object.keys(texts).flatMap((id) => {
    const [heading, words] = [texts[id], texts[`${id}Text`]];
    return heading && words ? [{ id, heading, words }] : [];
  });
  return { title, text, sections };
}

export default function Plain({ loaderData }: Route.ComponentProps) {
  const { title, text, sections } = loaderData;
  return (
    <div className="wrap">
      <PageHead title={title} description={text} />
      <div className="page-head">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      {sections.length > 0 ? (
        <div className="body prose">
          {sections.map(({ id, heading, words }) => (
            <section key={id} id={id}>
              <h2>{heading}</h2>
              <p>{words}</p>
            </section>
          ))}
        </div>
      ) : null}
    </div>
  );
}
